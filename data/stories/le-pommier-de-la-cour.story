@title Le pommier de la cour
@levels CE1 CE2 CM1
@keywords mois, mois de l'année, saisons, pommier, arbre, école, année, jardin
@tenses présent, passé_composé, passé_simple

= ouverture
T{en septembre}, S{la classe de héros} V{planter} O{un pommier} L{(au fond de la cour|près du préau|contre le mur de l'école|devant la cantine)}
T{un matin de septembre}, S{le jardinier} V{offrir} O{un (petit|jeune) pommier} I{à la classe de héros}, S{qui} V{le planter} L{(dans la cour|près du préau|contre le mur)}

= désir
S{il} V{ressembler:état} I{à un (simple bâton|manche à balai|bout de bois)}, J{mais} S{héros} V{espérer:état +déjà} O{une pomme}
« S{ce balai maigre} V{ne jamais donner:futur} O{de pommes} ! » V{dire} S{(un grand|les grands)}, J{mais} S{héros} V{y croire:état}

? soin
T{chaque (lundi|mardi|jeudi|vendredi)}, S{héros} V{verser:état} O{(un seau|un arrosoir|deux arrosoirs|un pot) d'eau} L{au pied du pommier}
S{la maîtresse} V{noter:état} T{chaque mois} O{la taille de l'arbre} L{sur le calendrier}

+ mois
T{en octobre}, S{les (trois|quatre|cinq|six) feuilles du pommier} V{jaunir}, J{puis} V{tomber} M{une à une}
T{en novembre}, S{(la pluie|le vent)} V{plier} O{le petit tronc}, J{alors} S{(la maîtresse|le directeur)} V{l'attacher} L{à un piquet}
T{en décembre}, S{quelqu'un} V{accrocher} O{(une guirlande|une boule rouge/adj|une étoile de papier)} L{au petit arbre}
T{en janvier}, S{la neige} V{couvrir} O{l'arbre}, J{et} S{tout le monde} V{le croire:événement} A{mort/adj}
T{en février}, S{il} V{geler} M{si fort} O{que} S{la terre} V{devenir} A{dure comme une pierre}
T{en mars}, S{héros} V{découvrir} O{un bourgeon (minuscule|gros comme un grain de riz)} J{et} V{appeler} O{toute la classe}
T{en avril}, S{cinq fleurs roses} V{s'ouvrir}, J{et} S{(une abeille|un bourdon|un papillon)} V{leur rendre} O{visite}
T{en mai}, S{les pétales} V{s'envoler} J{et} V{laisser} O{une seule boule verte/adj}, A{de la taille d'une (bille|cerise|noisette)}
T{en juin}, S{les élèves} V{protéger} O{le pommier} C{contre (les oiseaux|les ballons|les chenilles)} C{avec un filet}
T{en juillet}, S{l'école} V{fermer}, J{et} S{(le gardien|la voisine|le jardinier)} V{promettre} I{d'arroser/ver le pommier}
T{en août}, C{sous le soleil}, S{une pomme} V{grossir} J{et} V{rougir} M{(sans personne|en secret|tranquillement)}

? parole
« S{les arbres} V{prendre} O{leur temps}, S{tu} V{savoir}, V{attendre:impératif.tu +encore} », V{conseiller} S{(le jardinier|le gardien|la maîtresse)}
« S{nous} V{manger:futur} O{une tarte} ! » V{annoncer}-S{héros} I{à tout le monde}
« V{ne pas le toucher:impératif.vous}, S{il} V{travailler} ! » V{demander}-S{héros} I{aux petits de la maternelle}
« J{combien} J{de pommes} V{avoir:futur}-S{nous} ? » V{demander} S{(un élève|une élève|ami)}

= retour
T{enfin}, S{septembre} V{revenir} : S{une pomme rouge/adj}, S{une seule}, V{attendre:état} O{les élèves}
T{un an plus tard}, L{au bout d'une branche}, S{héros} V{trouver} O{une pomme (rouge/adj|ronde|brillante)} : S{la première} !

= fin
S{la maîtresse} V{la couper} C{en (vingt|vingt-deux|vingt-quatre|vingt-six) tranches}, J{et} S{chacun} V{goûter} O{(son morceau|sa tranche)} M{(en silence|les yeux fermés|lentement)}
S{chaque élève} V{en manger} O{un morceau (très fin|minuscule|mince comme une feuille)}, J{mais} S{personne} V{ne jamais goûter:antérieur} O{de meilleure pomme}
