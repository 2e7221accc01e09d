@title L'âne du scribe
@levels CE2 CM1 CM2
@keywords Égypte, pharaon, pyramide, Nil, scribe, Antiquité, histoire
@tenses présent, passé_composé, passé_simple
# famille : Égypte, Nil, désert, pyramide, pharaon, reine, prêtre, scribe, paysan, artisan, ouvrier, soldat, tombeau, momie, sarcophage, temple, dieu, chat, crocodile, hippopotame, serpent, âne, papyrus, encre, roseau, hiéroglyphe, bateau, barque, voile, rame, crue, champ, blé, moisson, pain, poisson, datte, palmier, pierre, bloc, corde, traîneau, outil, statue, sphinx, obélisque, or, bijou, collier, bandelette, masque, trésor, sable, soleil, écrire, bâtir, tirer, graver, sacré, précieux, immense

= liste
L{(en Égypte|au bord du Nil|dans le désert|près de la pyramide|devant le temple)}, S{un jeune scribe} V{écrire:état} C{au pharaon} O{la liste de (ses statues|son trésor|ses bijoux|ses bateaux|ses champs)}
C{pour le pharaon}, S{un jeune scribe} V{compter:état} O{(les pyramides & les statues & l'or & les bijoux & les champs & le blé & les bateaux & les soldats & les ouvriers & les chats sacrés & les palmiers & les temples & les obélisques)}

= malheur
L{(sous un palmier|à l'ombre du temple|près d'une barque|devant un champ|derrière un bloc|à côté d'un sphinx|sous le soleil)}, S{un âne} V{manger} O{sa feuille de papyrus} !

+ recompte
L{sur le chantier}, S{il} V{falloir} O{recompter/ver (les blocs & les cordes & les traîneaux & les outils & les pierres & les ouvriers & les rames & les voiles & les pains & les dattes & les poissons & les roseaux & l'encre)}
L{près du tombeau}, S{le scribe} V{recompter} O{(les momies & un sarcophage & des bandelettes & un masque d'or & un collier précieux & les bijoux de la reine & les hiéroglyphes & une immense statue & un chat sacré & un trésor & les dieux de pierre)}
C{pour refaire/ver sa liste}, S{le scribe} V{courir} L{(au bord du Nil & dans le désert & devant le sphinx & au milieu du sable & dans un champ de blé & sous le soleil & au pied de la pyramide & près d'un obélisque & derrière un palmier & dans un bateau)}
M{en vain}, S{le scribe} V{questionner} O{(un prêtre & un paysan & un artisan & un ouvrier & un soldat & la reine & un peintre de sarcophages & un marchand de dattes & un tailleur de pierre & la gardienne des chats & un graveur de hiéroglyphes)}
M{en courant/ver}, S{le scribe} V{éviter} O{(un crocodile & un serpent & un hippopotame & une barque pleine de blé & un traîneau & un immense bloc & un chat & une corde tendue)}
S{personne} V{n'aider:état} O{le scribe} : S{chacun} V{devoir:état} O{(bâtir/ver le temple & tirer/ver un bloc & graver/ver la pierre & écrire/ver & rentrer/ver la moisson & cuire/ver le pain & sécher/ver des poissons & peindre/ver un masque & tresser/ver une corde & cueillir/ver des dattes & préparer/ver une momie & attendre/ver la crue)}

= aveu
« S{la liste} V{être} L{dans l'âne} ! » V{avouer} S{le scribe}, J{et} S{(le pharaon|la reine|un prêtre)} V{rire} M{aux éclats}

? cadeau
S{le pharaon} V{offrir} I{au scribe} O{(un collier & un bijou & de l'or & une petite barque & un chat & un papyrus neuf & un roseau & de l'encre & une statue précieuse & un champ)}, J{et} S{l'âne} V{recevoir} O{du pain}
« V{écrire:impératif.tu} : O{(cent statues & mille blocs & des bijoux & de l'or & un obélisque & douze bateaux & des palmiers & la pyramide immense & des temples & un sphinx & la moisson)}… J{et} O{un âne savant} ! » V{dire} S{le pharaon}
