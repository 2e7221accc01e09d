@title Le festin du chêne
@levels CE2 CM1 CM2
@keywords chaîne alimentaire, animaux, forêt, proie, prédateur, sciences, documentaire
@tenses présent
# famille : soleil, plante, herbe, feuille, gland, graine, fruit, fleur, chêne, champignon, insecte, chenille, sauterelle, puceron, coccinelle, ver, escargot, grenouille, souris, mulot, lapin, écureuil, mésange, hérisson, serpent, renard, chouette, aigle, loup, chevreuil, sanglier, proie, prédateur, carnivore, herbivore, omnivore, mammifère, reptile, oiseau, chaîne, forêt, sol, manger, dévorer, chasser, brouter, croquer, avaler, nourrir, cacher, affamé, rusé, rapide

= soleil
C{grâce au soleil}, L{(dans la forêt|sur un sol riche)}, S{un chêne} V{donner} O{(une feuille & un gland & une graine & une fleur & un fruit dur & de l'ombre)} I{à tous}
L{au (soleil|pied d'un chêne)}, S{la forêt} V{nourrir} O{(une chenille & une sauterelle & un puceron & un escargot & un mulot & une souris & un lapin & un écureuil & un chevreuil & un herbivore affamé)} C{de feuilles, d'herbe ou de (graines|glands|fruits|fleurs|plantes)}

+ chaîne
L{(sous une feuille|près du sol|dans l'herbe)}, (S{une chenille} V{croquer} O{le bord} & S{un puceron} V{boire} O{la sève} & S{un escargot} V{râper} O{une fleur} & S{une sauterelle} V{manger} O{l'herbe} & S{un lapin} V{brouter} & S{un écureuil} V{cacher} O{un gland} & S{un mulot} V{avaler} O{une graine} & S{un chevreuil} V{brouter} O{un rameau} & S{un sanglier} V{chercher} O{un champignon} & S{une souris} V{emporter} O{un fruit})
L{tout près}, (S{la coccinelle} V{dévorer} O{le puceron} & S{la mésange} V{chasser} O{la chenille} & S{la grenouille} V{avaler} O{la sauterelle} & S{le hérisson} V{croquer} O{l'escargot} & S{le serpent} V{guetter} O{la grenouille} & S{la chouette} V{suivre} O{le mulot} & S{le renard rusé} V{attendre} O{le lapin} & S{l'aigle} V{observer} O{le serpent} & S{le loup} V{suivre} O{le chevreuil} & S{un oiseau rapide} V{attraper} O{l'insecte})
C{pour vivre/ver}, S{chaque (animal|mammifère|oiseau|reptile|insecte|omnivore|prédateur)} V{devoir} O{(manger/ver chaque jour & nourrir/ver ses petits & être/ver rusé & être/ver rapide & se cacher/ver & connaître/ver la forêt & trouver/ver son repas)}
S{(un prédateur|un carnivore)} V{pouvoir} O{(chasser/ver & dévorer/ver une proie & avaler/ver une souris & croquer/ver un insecte & attraper/ver un reptile & surprendre/ver un oiseau & guetter/ver un lapin & suivre/ver un mulot & manger/ver un escargot)}, J{mais} S{l'herbivore} V{préférer} O{brouter/ver}
« S{qui} V{manger} O{(la chouette & le loup & l'aigle & le renard & le serpent & le hérisson & la mésange & la coccinelle & un si gros prédateur & un reptile & un carnivore & le sanglier)} ? » V{demander} S{un enfant}

= fin
J{mais} T{un jour}, S{(un vieux loup|un vieux renard|un vieil aigle|une vieille chouette|un vieux sanglier|un grand prédateur)} V{mourir} L{(sur le sol|dans l'herbe|dans la forêt)}

= cercle
S{(un ver|un insecte|un champignon|le sol)} V{nourrir +alors} O{(le chêne|la plante|l'herbe|la fleur|la forêt)} C{avec ces restes/nom} : S{la chaîne} V{être} A{un cercle}
