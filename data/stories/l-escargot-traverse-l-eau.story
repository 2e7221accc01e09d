@title L'escargot veut traverser l'eau
@levels CP CE1 CE2
@keywords son o, son au, son eau, escargot, bateau, mare, animaux
@tenses présent
# famille : escargot, bateau, eau, chapeau, pot, seau, chaussure, chaussette, sabot, robot, lavabo, vélo, moto, domino, cadeau, gâteau, noyau, tuyau, drapeau, rideau, couteau, ciseaux, manteau, morceau, crapaud, agneau, oiseau, taureau, autruche, chameau, moineau, corbeau, dos, os, mot, épaule, peau, museau, gros, beau, haut, chaud, jaune, rose, drôle, nouveau, gauche, sauter, trop, aussi, aussitôt, bientôt, autre

= envie
S{un gros escargot} V{vouloir traverser} O{l'eau}
S{un (gros|drôle d') escargot} V{chercher} O{un (bateau|nouveau bateau|beau bateau)}
T{ce matin/nom}, S{un escargot} V{vouloir} O{un (bateau|beau bateau|nouveau bateau)}

? essais
T{alors}, S{l'escargot} V{monter} L{(sur un chapeau & sur un pot & dans un seau & dans une chaussure & dans une chaussette & dans un sabot & sur un robot & dans un lavabo & sur un vélo & sur une moto & sur un domino & sur un cadeau & sur un gâteau & sur un noyau & sur un tuyau & sur un manteau & sur un os & sur un couteau & sur un gros morceau)}
T{vite}, S{l'escargot} V{essayer} O{(un chapeau jaune & un pot rose/adj & un seau & une chaussure & une chaussette & un sabot & un robot & un lavabo & un vélo & une moto & un domino & un noyau & un drapeau & un rideau & un morceau & un autre pot)}

? défaut
J{mais} S{ce bateau} V{être} A{(trop ~gros & trop ~haut & trop ~chaud & trop ~beau & ~drôle & ~jaune & ~rose/adj & tout ~nouveau)}

? travail
S{l'escargot} (V{prendre} O{des ciseaux} & V{prendre} O{un couteau} & V{couper} O{un rideau} & V{lever} O{un drapeau} & V{ôter} O{son manteau} & V{mouiller} O{sa peau} & V{tourner} L{à gauche} & V{sauter} & V{avoir} O{trop chaud/nom} & V{dire} O{un mot} & V{goûter} O{l'eau} & V{manger} O{un gâteau} & V{vider} O{un seau} & V{tourner} O{le dos} & V{hausser} O{les épaules} & V{pousser} O{un noyau} & V{trouer} O{une chaussette} & V{perdre} O{un sabot} & V{ouvrir} O{un cadeau} & V{boucher} O{un tuyau} & V{sucer} O{un os} & V{porter} O{un chapeau} & V{casser} O{le pot})

? animaux
T{aussitôt}, (S{un crapaud} V{sauter} & S{un agneau} V{rire} & S{un oiseau} V{dire} O{un mot} & S{un taureau} V{tourner} O{le dos} & S{une autruche} V{cacher} O{sa peau} & S{un chameau} V{boire} O{l'eau} & S{un moineau} V{chanter} T{aussi} & S{un corbeau} V{voler} A{haut} & S{un robot} V{tomber} L{à l'eau} & S{un beau taureau} V{lever} O{le museau})

? parole
« S{tu} V{être} A{trop (gros|beau|haut|drôle)} ! » V{dire}-S{(un agneau|un oiseau|une autruche|un chameau|un taureau|un corbeau|un moineau)}
« S{moi} T{aussi}, S{je} V{vouloir} O{(un cadeau|un bateau|un gâteau|un manteau rose/adj)} ! » V{dire}-S{(un agneau|un taureau|une autruche|un oiseau)}
« V{sauter:impératif.tu} L{(à gauche|sur mon dos|sur mon épaule)} ! » V{dire}-S{(un crapaud|un chameau|un oiseau|le taureau)}

= fin
T{bientôt}, S{un (gros|beau) crapaud} V{offrir} O{son dos} !
T{enfin}, S{(un crapaud|un agneau|un taureau|un chameau|une autruche)} V{prêter} O{son (dos|beau dos|gros dos)} !
T{enfin}, S{l'escargot} V{passer} C{avec (un crapaud & un agneau & un oiseau & un taureau & une autruche & un chameau & un moineau & un corbeau & un robot)} !
