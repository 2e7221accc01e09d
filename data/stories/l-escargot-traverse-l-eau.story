@title L'escargot veut traverser l'eau
@levels CP CE1 CE2
@keywords son o, son au, son eau, escargot, bateau, mare, animaux
@tenses présent
# famille : escargot, bateau, eau, chapeau, pot, seau, chaussure, chaussette, sabot, robot, lavabo, vélo, moto, domino, cadeau, gâteau, noyau, tuyau, drapeau, rideau, couteau, ciseaux, manteau, morceau, crapaud, agneau, oiseau, taureau, autruche, chameau, moineau, corbeau, dos, os, mot, épaule, peau, museau, gros, beau, haut, chaud, jaune, rose, drôle, nouveau, gauche, sauter, trop, aussi, aussitôt, bientôt, autre

= envie
S{un gros escargot} V{vouloir traverser} O{l'eau}
C{pour traverser/ver l'eau}, S{un (gros escargot|drôle d'escargot)} V{chercher} O{un (bateau|beau bateau)}
C{pour traverser/ver l'eau}, S{un escargot} V{vouloir} O{un (bateau|beau bateau|nouveau bateau)}

= essais
C{comme bateau}, S{l'escargot} V{essayer} O{(un chapeau jaune & un pot rose/adj & un seau & une chaussure & une chaussette & un sabot & un robot & un lavabo & un vélo & une moto & un domino & un noyau & un os & un tuyau & un gâteau & un cadeau & un morceau de bois & un autre pot)}

? défaut
J{mais} S{ce bateau} V{être} A{(trop ~gros & trop ~haut & trop ~chaud & trop ~beau & trop ~drôle & trop ~jaune & trop ~rose/adj & trop ~nouveau)}

? travail
C{pour son bateau}, S{l'escargot} (V{prendre} O{des ciseaux} & V{prendre} O{un couteau} & V{couper} O{un rideau} & V{lever} O{un drapeau} & V{trouver} O{un noyau} & V{vider} O{un seau} & V{boucher} O{un tuyau} & V{trouer} O{une chaussette} & V{ôter} O{son manteau} & V{ouvrir} O{un cadeau} & V{casser} O{un pot})

? chute
J{hélas}, S{l'escargot} (V{tomber} L{à l'eau} & V{mouiller} O{sa peau} & V{mouiller} O{son dos} & V{perdre} O{son chapeau} & V{tourner} L{à gauche} & V{sauter} M{trop haut} & V{avoir} O{trop chaud/nom})

? animaux
T{aussitôt}, (S{un crapaud} V{sauter} & S{un agneau} V{rire} & S{un oiseau} V{dire} O{un mot} & S{un taureau} V{tourner} O{le dos} & S{une autruche} V{pouffer} & S{un chameau} V{boire} O{de l'eau} & S{un moineau} V{rire} T{aussi} & S{un corbeau} V{voler} M{plus haut} & S{un agneau} V{lever} O{le museau} & S{un chameau} V{hausser} O{les épaules})

? parole
« S{tu} V{être} A{trop (gros|beau|haut|drôle)} ! » V{dire}-S{(un agneau|un oiseau|une autruche|un chameau|un taureau|un corbeau|un moineau)}
« V{prendre:impératif.tu} O{(un vélo|une moto|un bateau|mon dos|ton chapeau)} ! » V{dire}-S{(un agneau|un oiseau|une autruche|un chameau|un taureau)}
« S{moi} T{aussi}, S{je} V{vouloir} O{un bateau} ! » V{dire}-S{(un agneau|un taureau|une autruche|un oiseau)}
« V{sauter:impératif.tu} L{(à gauche|sur mon dos|sur mon épaule)} ! » V{dire}-S{(un crapaud|un chameau|un oiseau|le taureau)}

= fin
T{bientôt}, S{un (gros|beau) crapaud} V{offrir} O{son dos} !
T{enfin}, S{(un crapaud|un agneau|un taureau|un chameau|une autruche)} V{prêter} O{son (dos|beau dos|gros dos)} !
T{enfin}, S{l'escargot} V{traverser} O{l'eau} L{sur (un crapaud|un taureau|une autruche|un chameau|un robot)} !
