@title La fête dans l'ascenseur
@levels CE2 CM1 CM2
@keywords immeuble, ascenseur, panne, voisins, fête, ville, son s, ss, c, ç, tion
@tenses présent, passé_composé, passé_simple
# famille : ascenseur, serpent, sirop, salade, poisson, tasse, chaussure, chaussette, boisson, coussin, dessert, dessin, glace, cerise, citron, cygne, cerceau, princesse, force, place, glaçon, garçon, leçon, maçon, façade, français, hameçon, addition, potion, attention, dix, six, scie, piscine, descendre, passer, pousser, casser, tousser, lancer, commencer, remercier, patience, souvent, assez, aussi, aussitôt, saucisse, sac, pincette, ficelle, annonce, bicyclette, police, solution, facile, difficile, récitation, invitation, centime, pouce, course, esprit, sentir, sourire, rassurer, caleçon, commerçant

= panne
T{samedi}, S{héros} V{rester:événement} L{dans l'ascenseur en panne}, C{avec (six garçons & un maçon & un commerçant & une princesse de théâtre & dix glaces & un serpent en peluche & un sac de poissons & une bicyclette & un cerceau & une vieille scie & une leçon de français & un cygne gonflable & des chaussures & des boissons & des coussins & des saucisses & un kilo de cerises & une potion)}
L{dans l'ascenseur en panne}, S{héros} V{attendre:état} C{avec (un serpent en peluche & deux poissons & dix tasses & des chaussettes & un dessert glacé & un cerceau & une scie & des citrons & un caleçon de bain & une bicyclette & de la salade & du sirop & des glaçons & un hameçon & une addition à payer/ver & une récitation & six centimes & de la ficelle & un dessin & un maçon & deux garçons & une invitation)}

+ annonce
T{aussitôt}, S{une annonce} V{demander} O{(de la patience & de l'attention & assez de calme & de ne pas pousser/ver & de ne rien casser/ver & de garder/ver le sourire & six minutes d'attente)}
« V{faire:impératif.tu} O{attention}, S{ce} V{être} A{(assez étroit|assez difficile|moins facile qu'une leçon|souvent long)} », V{dire:événement} S{(un maçon|un commerçant|un garçon|une princesse de théâtre)}

+ essais
C{pour sortir/ver}, S{héros} V{essayer} I{(de pousser/ver avec force & de lancer/ver une ficelle & de casser/ver la vitre & de passer/ver par le toit & de descendre/ver à la corde & d'ouvrir/ver avec une pincette & d'ouvrir/ver avec un hameçon & de trouver/ver une solution)}, J{mais} S{rien} V{ne bouger}
C{pour appeler/ver à l'aide}, S{héros} V{devoir:événement} O{(pousser/ver un cri & tousser/ver dix fois & lancer/ver une chaussure & taper/ver avec une tasse & siffler/ver aussi fort que la police & descendre/ver un message à la ficelle)}

= attente
C{pour passer/ver le temps}, S{héros} V{partager} O{(dix cerises & une salade & du sirop & une boisson & un dessert & des saucisses & un citron & un sac de bonbons & sa place & ses coussins & une récitation & une tasse de soupe & une leçon de français & un conte de princesse & une histoire de serpent)}
C{pour passer/ver le temps}, S{héros} V{commencer} O{(une leçon de français & un dessin de façade & une récitation & un jeu d'esprit & une course d'escargots & une chanson de maçon & un conte de princesse & une potion au sirop & un dessin de piscine & un combat de pouces & une bataille de coussins)}

+ voisins
T{peu après}, S{un voisin inquiet} V{se sentir} A{(aussi calme qu'un cygne & en sécurité)}
S{chacun} V{vouloir:état} O{(rassurer/ver un garçon & sourire/ver aux autres & remercier/ver son voisin & passer/ver une tasse & commencer/ver un jeu & goûter/ver aussi)}

? chez les voisins
L{derrière la porte}, S{une voisine} V{promettre} O{(un dessert & des glaces & une salade & une boisson & une tasse de sirop & une place au spectacle & un tour à la piscine & une course à bicyclette)}

= fin
T{enfin}, S{l'ascenseur} V{repartir}, J{mais} S{on} V{refuser} I{(de quitter/ver sa place & de descendre/ver & de manquer/ver le dessert)}
T{enfin}, S{l'ascenseur} V{descendre}, J{mais} S{on} V{vouloir:état} O{(finir/ver une salade & garder/ver sa place & finir/ver une course d'escargots & écouter/ver une récitation & prendre/ver un autre dessert & commencer/ver un jeu facile & goûter/ver des saucisses)}
