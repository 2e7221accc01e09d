@title Le lapin du train de cinq heures
@levels CE1 CE2 CM1
@keywords train, lapin, gare, matin, voyage, métiers, in ain ein im
@tenses présent, passé_composé, passé_simple

# Chaque matin, un lapin est assis au milieu des rails : le train de cinq heures doit freiner. La mécanicienne veut savoir pourquoi. Elle descend, suit le lapin sur le chemin : le pont/ le sapin tombé sur les rails après le tournant !
# Le lapin a sauvé le train. Maintenant elle lui jette une carotte.

= ouverture
T{ce matin/nom}, S{un lapin} V{barrer:état} O{le chemin} I{au train}
L{sur le chemin de fer}, S{un (petit|) lapin} V{arrêter} O{un train}
3 | T{ce matin/nom}, S{la mécanicienne du train} V{freiner} T{soudain} : S{un lapin} V{être:état} A{assis} L{au milieu du chemin de fer}
S{la mécanicienne} V{freiner} : S{un (petit|gros) lapin} V{barrer:état} O{le chemin} I{au train du matin/nom}
T{un matin de juin}, S{la mécanicienne du train} V{freiner} L{devant un (petit|gros|) lapin}

? rage
3 | S{le train} V{grincer}, S{quinze coussins} V{tomber} J{et} S{un médecin} V{perdre} O{son pain aux raisins}
« J{enfin}, S{ce} V{être} A{impossible} ! » V{se plaindre} S{un voyageur}, A{(très impoli|vraiment impatient)}
L{dans un wagon}, S{un voyageur} V{ramasser} O{[un objet.maison.récipient|vêtement.tête|vêtement.hiver|objet.lecture.livre=panier,béret,magazine liste]}

= descente
S{la mécanicienne} V{descendre} C{vers le lapin}
S{la mécanicienne} V{siffler} M{en vain}, J{puis} V{descendre}
3 | S{la mécanicienne} V{éteindre} O{le moteur}, V{prendre} O{un (grain de raisin|brin de thym)} J{et} V{descendre} C{vers l'animal}
S{la mécanicienne} V{siffler} T{(cinq|quinze|vingt) fois} M{en vain}, J{puis} V{descendre} L{de sa machine}

+ essais
T{d'abord}, S{elle} V{agiter} O{(la main|son imperméable)} : S{le lapin} V{ne pas bouger}
3 | M{malgré l'heure}, S{plusieurs voyageurs} V{descendre} J{et} V{marcher} C{vers l'animal}
S{la mécanicienne} V{poser} L{au loin} O{un morceau de pain}, J{mais} S{le lapin} V{ne pas avoir:état} O{faim}
S{un gamin} V{lui promettre} O{du thym}, S{une dame} V{lui tendre} O{(un grain de raisin|du romarin)}
S{un peintre} V{dessiner} O{le lapin} J{et} S{un musicien} V{jouer} O{un refrain} : M{en vain}

? parole
« V{venir:impératif.tu} L{ici}, J{mon copain}, J{sinon} S{nous} V{arriver:futur} T{demain} ! » V{dire} S{la mécanicienne}
3 | « S{tu} V{ne pas craindre} O{les trains}, J{petit coquin} ? » V{demander} S{la mécanicienne} M{d'un air malin}
« S{je} V{ne jamais voir:passé_composé} O{un lapin aussi malin}, V{attendre:impératif.vous} ! » V{dire} S{un médecin}
« J{pourquoi} V{ne pas aller}-S{tu} L{ailleurs}, J{petit lapin} ? » V{demander} S{la mécanicienne}
« S{nous} V{être:futur} A{tous en retard}, V{klaxonner:impératif.vous} T{encore} ! » V{réclamer} S{un voisin}

= poursuite
T{enfin}, S{la mécanicienne} V{suivre} O{le lapin} L{sur le chemin}
T{enfin}, S{le lapin} V{partir} J{et} S{la mécanicienne} V{le suivre}
3 | T{enfin}, S{le lapin} V{bondir} L{sur le chemin} J{et} S{la mécanicienne} V{le suivre} L{jusqu'au tournant/nom (du moulin|du jardin|)}
3 | T{soudain}, S{l'animal} V{bondir} L{entre les rails} J{et} S{la mécanicienne} V{le rejoindre} L{après le tournant/nom}

= chute
S{un sapin} V{barrer:état} O{le chemin} : S{le lapin} V{sauver:antérieur} O{le train} !
J{plus loin}, S{un sapin} V{couper:état} O{le chemin de fer} !
3 | L{là}, S{un (grand|immense) (sapin|pin)} V{barrer:état} O{le chemin de fer} : S{le lapin} V{sauver:antérieur} O{le train} !
3 | L{sous ses yeux}, S{un (grand|énorme) (sapin|pin)} V{couper:état} O{les rails} : S{le lapin} V{protéger:antérieur} O{le train} !

+ après
T{le lendemain}, S{le lapin} V{recevoir} O{(cinq|quinze|vingt) carottes} L{au bord du chemin}
3 | T{depuis}, T{chaque matin/nom}, S{le train} V{freiner:état} J{et} S{une main} V{tendre:état} O{un bout de pain}
