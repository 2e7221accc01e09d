@title La fête dans l'ascenseur
@levels CE2 CM1 CM2
@keywords immeuble, ascenseur, panne, voisins, fête, ville, son s, ss, c, ç, tion
@tenses présent, passé_composé, passé_simple
# famille : ascenseur, serpent, sirop, salade, poisson, tasse, chaussure, chaussette, boisson, coussin, dessert, dessin, glace, cerise, citron, cygne, ciel, cerceau, princesse, force, place, glaçon, garçon, leçon, maçon, façade, balançoire, français, hameçon, reçu, addition, potion, attention, dix, six, scie, piscine, descendre, passer, pousser, casser, tousser, lancer, commencer, avancer, effacer, remercier, patience, souvent, assez, aussi, aussitôt, saucisse, sac, pincette, ficelle, annonce, bicyclette, police, solution, facile, difficile, récitation, invitation, centime, pouce, course, esprit, sentir, sourire, rassurer, caleçon, commerçant

= panne
T{samedi}, S{héros} V{rester:événement} L{dans l'ascenseur en panne}, C{avec (six garçons & un maçon & un commerçant & une princesse de théâtre & dix glaces & un serpent en peluche & un sac de poissons & une bicyclette & un cerceau & une vieille scie & une leçon de français & un cygne gonflable & des chaussures & des boissons & des coussins & des saucisses & un kilo de cerises & une potion)}
L{dans l'ascenseur en panne}, S{héros} V{attendre:état} C{avec (un serpent en peluche & deux poissons & dix tasses & des chaussettes & un dessert glacé & un cerceau & une scie & des citrons & un caleçon de bain & une bicyclette & de la salade & du sirop & des glaçons & un hameçon & une addition à payer/ver & une récitation & six centimes & de la ficelle & un dessin & un maçon & deux garçons & une invitation)}

+ annonce
T{aussitôt}, S{une annonce} V{demander} O{(de la patience & de l'attention & de la force & assez de calme & de ne pas pousser/ver & de ne rien casser/ver & une solution facile & de garder/ver le sourire & de ne pas avancer/ver & six minutes d'attente)}
« V{faire:impératif.tu} O{attention}, S{ce} V{être} A{(difficile & assez étroit & plus chaud qu'une piscine & moins facile qu'une leçon & souvent long)} », V{dire:événement} S{(un maçon|un commerçant|un garçon|une princesse de théâtre)}

+ essais
C{pour sortir/ver}, S{héros} V{essayer} I{(de pousser/ver avec force & de lancer/ver une ficelle & de casser/ver la vitre & d'avancer/ver d'un pouce & de scier/ver la porte & de passer/ver par le toit & de descendre/ver à la corde & d'appeler/ver la police & d'ouvrir/ver avec une pincette & de crocheter/ver avec un hameçon & de trouver/ver une solution & de tousser/ver très fort)}
C{pour appeler/ver}, S{héros} V{devoir} O{(pousser/ver un cri & tousser/ver dix fois & lancer/ver une chaussure & taper/ver avec une tasse & siffler/ver aussi fort que la police & remercier/ver la police & descendre/ver un message à la ficelle & rassurer/ver un garçon)}

= attente
C{pour passer/ver le temps}, S{héros} V{partager} O{(dix cerises & six glaces & une salade & du sirop & une boisson & un dessert & des saucisses & un citron & un sac de bonbons & sa place & ses coussins & un dessin du ciel & une récitation & une tasse de soupe & des poissons panés & une leçon de français & des glaçons & ses chaussettes & un tour de force & un conte de princesse & une histoire de serpent & une course de ficelles & sa patience & son esprit)}
C{pour passer/ver le temps}, S{héros} V{commencer} O{(une leçon de français & un dessin de façade & une récitation & un jeu d'esprit & une course d'escargots & une addition difficile & une invitation & une chanson de maçon & un conte de princesse & une potion au sirop & un dessin de piscine & une balançoire en ficelle & un numéro de cerceau & un combat de pouces & une bataille de coussins)}

+ voisins
T{peu après}, S{un voisin} V{se sentir} A{(assez bien/adv & fort comme/con un maçon & comme/con à la piscine & plus près du ciel & comme/con un poisson hors/pré de l'eau & aussi calme qu'un cygne & en sécurité & souvent joyeux)}
S{chacun} V{vouloir:état} O{(rassurer/ver un garçon & sourire/ver aux autres & effacer/ver sa peur & lancer/ver un cerceau & sentir/ver un citron & remercier/ver son voisin & tousser/ver moins fort & chanter/ver assez souvent & passer/ver une tasse & commencer/ver un jeu & descendre/ver plus tard & goûter/ver aussi)}

? chez les voisins
L{derrière la porte}, S{une voisine} V{promettre} O{(un dessert & des glaces & une salade & une boisson & dix centimes & une tasse de sirop & un gâteau de princesse & une place au spectacle & un tour à la piscine & un reçu signé & une balançoire neuve/adj & une course à bicyclette & un poisson & une potion de courage)}

= fin
T{à l'arrivée}, S{on} V{refuser} I{(de quitter/ver sa place & d'effacer/ver le dessin & de laisser/ver la princesse & de rendre/ver son coussin & de finir/ver la course & de lâcher/ver le cerceau & de descendre/ver & de casser/ver la balançoire & d'avancer/ver d'un pouce & de manquer/ver le dessert & de pousser/ver la porte)}
T{enfin}, S{l'ascenseur} V{descendre}, J{mais} S{on} V{vouloir:état} O{(finir/ver la salade & garder/ver sa place & continuer/ver la course & pousser/ver la chanson & écouter/ver la récitation & remercier/ver la panne & lancer/ver encore le cerceau & prendre/ver un autre dessert & signer/ver un reçu de fête & inviter/ver aussi la police & commencer/ver un jeu facile & revenir/ver assez souvent & recevoir/ver une autre leçon & goûter/ver les saucisses & sentir/ver le citron)}
