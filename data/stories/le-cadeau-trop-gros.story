@title Le cadeau trop gros
@levels CP CE1 CE2
@keywords son o, son au, son eau, cadeau, anniversaire, surprise
@tenses présent
# famille : moto, vélo, piano, domino, lavabo, robot, sirop, gros, mot, dos, pot, trop, rose, chose, jaune, gauche, chaud, haut, chaussure, chaussette, autruche, taureau, aussi, épaule, sauter, bateau, gâteau, château, eau, beau, peau, oiseau, manteau, chapeau, couteau, cadeau, rideau, tableau, morceau, drapeau, agneau, bureau, ciseaux, seau, escargot, numéro, photo, crapaud, bientôt, drôle, fantôme, nouveau, autre

= paquet
T{ce matin/nom}, S{héros} V{recevoir} O{un cadeau (très|trop|bien trop) gros}
S{héros} V{trouver} O{un (drôle de|gros|très gros) cadeau} L{(à gauche du piano|sous le bureau|près du rideau)}
L{près du (bureau|piano|rideau)}, S{un gros cadeau} V{attendre} O{héros}

? papier
S{le papier} V{être} A{(~rose/adj & ~jaune & très ~beau & très ~drôle & tout ~nouveau)}
L{sur le papier}, S{héros} V{voir} O{(un mot & un numéro & un escargot & un drapeau & un bateau & un chapeau & un château & un oiseau & un robot & un fantôme & un crapaud & une rose/nom & un domino)}

+ devine
« S{je} V{vouloir} O{(une moto & un vélo & un piano & un robot & un bateau & un château & un agneau & un bureau & un tableau & un manteau & un gâteau)} ! » V{dire}-S{héros}
L{dedans}, S{héros} V{imaginer} O{(une moto rose/adj & un vélo jaune & un beau piano & un domino géant & des pots de sirop & des chaussures & des chaussettes & une autre chose & un seau d'eau & un gros escargot & un tableau & un taureau & une autruche & un agneau & un lavabo)}

? essais
C{pour ouvrir/ver le cadeau}, S{héros} (V{ôter} O{son manteau} & V{ôter} O{ses chaussures} & V{prendre} O{des ciseaux} & V{chercher} O{un couteau} & V{couper} O{un morceau} & V{sauter} L{dessus} & V{lire} O{le mot} & V{tirer} L{à gauche} & V{pousser} M{avec le dos} & V{pousser} M{avec une épaule})

? saut
J{mais}, T{soudain}, S{le cadeau} (V{sauter} & V{dire} O{un mot} & V{tomber} L{à gauche} & V{tourner} O{le dos} & V{perdre} O{une chaussette} & V{perdre} O{son chapeau} & V{manger} O{un gâteau} & V{hausser} O{les épaules} & V{demander} O{de l'eau})

? parole
« S{ce gros cadeau} V{être} A{(chaud|drôle|trop haut)} ! » V{dire}-S{(mamie|tonton)}
« S{quelque chose} V{sauter} L{dans le cadeau} ! » V{dire}-S{(mamie|tonton)}
« S{je} V{sortir} T{bientôt} ! » V{répondre}-S{(le cadeau|le gros cadeau)}
« S{moi} T{aussi}, S{je} V{vouloir} O{(un gâteau|de l'eau|du sirop)} ! » V{dire}-S{le cadeau}
« S{je} V{avoir} O{trop chaud/nom} ! » V{dire}-S{le (gros cadeau|cadeau)}

= fin
T{aussitôt}, S{papy} V{sauter} L{du cadeau} C{avec (un gâteau & un vélo & un chapeau rose/adj & un drapeau jaune & un seau & du sirop & un robot & un beau tableau & un nouveau manteau & un oiseau)} !
T{bientôt}, S{papy} V{sortir} L{du cadeau} : « J{coucou} ! »
T{enfin}, S{papy} V{sortir} L{du cadeau} : S{ce} V{être} A{(drôle|beau)} !
