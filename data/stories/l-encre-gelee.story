@title L'encre gelée
@levels CE2 CM1 CM2
@keywords école d'autrefois, école, autrefois, maître, encrier, hiver, histoire
@tenses présent, passé_composé, passé_simple
# famille : école, maître, élève, écolier, classe, tableau, craie, ardoise, éponge, plume, encre, encrier, buvard, tache, cahier, livre, cartable, blouse, tablier, sabot, béret, poêle, bûche, bois, banc, pupitre, estrade, carte, règle, dictée, calcul, lecture, morale, récitation, poésie, image, punition, récréation, cour, préau, bille, corde, toupie, cloche, village, chemin, neige, écrire, lire, compter, réciter, copier, apprendre, allumer, balayer, sévère, sage, bavard, ancien, propre

= gel
T{un matin de (neige|grand froid)}, L{(à l'école du village|dans la classe|dans chaque encrier|sur chaque pupitre)}, S{l'encre} V{être:état} A{gelée/adj}
L{à l'école}, S{(le poêle|la bûche|le bois)} V{ne pas prendre:événement} : L{dans (chaque encrier|la classe|les pupitres)}, S{l'encre} V{geler}

+ classe
C{sans encre}, S{il} V{falloir} O{(oublier/ver la dictée & ranger/ver la plume & fermer/ver le cahier & sortir/ver l'ardoise & prendre/ver une craie & compter/ver de tête & réciter/ver une poésie & lire/ver à voix haute & apprendre/ver la carte & copier/ver au tableau & balayer/ver l'estrade & allumer/ver le poêle & chercher/ver du bois & garder/ver son béret)}
M{en vain}, S{un élève} V{gratter} O{la glace} C{avec (une bille & une craie & une toupie & une vieille règle & sa plume & un sabot & une éponge sèche & un coin de son livre & un buvard & une bûche)}
C{à cause du froid}, (S{un écolier sage} V{bégayer} O{la morale} & S{un bavard} V{se taire} & S{l'éponge} V{durcir} & S{le plus petit} V{chercher} O{une bûche} & S{un grand} V{balayer} O{la cour} M{en courant/ver} & S{une écolière} V{lire} M{avec son béret} & S{la récréation} V{durer} M{peu} & S{une corde} V{geler} & S{la cloche} V{geler} & S{la craie} V{se casser} & S{un banc} V{craquer} & S{le préau} V{rester:événement} A{désert/adj})
S{le maître} V{interroger +donc} C{sur (la lecture & le calcul & la morale & une récitation & une poésie & la carte & une dictée ancienne & le livre & la propreté)}, M{d'une voix sévère}
« V{ouvrir:impératif.vous} O{(le cartable & le cahier & le livre & le pupitre)}, J{puis} V{montrer:impératif.vous} O{(une ardoise propre|une craie|votre ardoise)} ! » V{dire} S{le maître}

= idée
S{(une écolière|un écolier|un élève bavard|un élève sage)} V{glisser} O{son encrier} M{au chaud/nom} L{sous (sa blouse|son tablier|son béret)} : S{chacun} V{l'imiter}

= tache
T{à midi}, S{on} V{pouvoir:événement} O{(écrire/ver & copier/ver la dictée & apprendre/ver à écrire/ver & remplir/ver un cahier & tremper/ver sa plume & noter/ver un calcul & copier/ver une récitation ancienne & dessiner/ver une image)}, J{mais} S{(chaque blouse|chaque tablier|chaque béret|le plus bel habit)} V{avoir:état} O{une tache} !

? fin
C{en guise de punition}, S{le maître} V{demander} O{(une poésie sur le froid & une dictée courte & une page propre & une lecture & un calcul & une récitation & de copier/ver une morale & de balayer/ver la neige & d'allumer/ver le poêle & d'apporter/ver une bûche & de laver/ver les taches)}
T{le soir}, C{pour oublier/ver ces taches}, S{on} V{jouer} (I{aux billes} & I{à la toupie} & C{avec une corde} & C{avec un sabot} & C{dans la neige}) L{(dans la cour|sous le préau|sur le chemin|au village)}
