@title Le cadeau trop gros
@levels CP CE1 CE2
@keywords son o, son au, son eau, cadeau, anniversaire, surprise
@tenses présent
# famille : moto, vélo, piano, domino, lavabo, robot, sirop, gros, mot, dos, pot, trop, rose, chose, jaune, gauche, chaud, haut, chaussure, chaussette, autruche, taureau, aussi, épaule, sauter, bateau, gâteau, château, eau, beau, peau, oiseau, manteau, chapeau, couteau, cadeau, rideau, tableau, morceau, drapeau, agneau, bureau, ciseaux, seau, escargot, numéro, photo, crapaud, bientôt, drôle, fantôme, nouveau, autre

= paquet
T{ce matin/nom}, S{héros} V{recevoir} O{un cadeau (très|trop|bien trop) gros}
S{héros} V{trouver} O{un (drôle de|gros|beau|autre) cadeau} L{à gauche}
L{près du (bureau|piano|rideau)}, S{un gros cadeau} V{attendre} O{héros}

? papier
S{le papier} V{être} A{(~rose/adj & ~jaune & ~beau & ~drôle & tout ~nouveau & trop ~haut)}
S{le papier} V{montrer} O{(un mot & un numéro & un escargot & un drapeau & un bateau & un chapeau & un château & une photo & un oiseau & un robot & un fantôme & un crapaud & une rose/nom & un seau & un domino)}

+ devine
« S{ce} V{être} A{(une moto & un vélo & un piano & un robot & un bateau & un château & un taureau & une autruche & un oiseau & un agneau & un bureau & un tableau & un lavabo & un manteau & un gâteau & un fantôme & un chapeau & un crapaud)} ! » V{dire}-S{héros}
L{dedans}, S{héros} V{imaginer} O{(une moto rose/adj & un vélo jaune & un beau piano & un domino & du sirop & un pot & des chaussures & des chaussettes & une autre chose & un seau d'eau & un rideau & un drapeau & un couteau & un escargot & des ciseaux & une photo & un tableau & un taureau & une autruche & un agneau & un lavabo)}

? essais
T{alors}, S{héros} (V{sauter} T{aussi} & V{hausser} O{les épaules} & V{tourner} O{le dos} & V{prendre} O{des ciseaux} & V{aller} L{à gauche} & V{couper} O{un morceau} & V{ôter} O{ses chaussures} & V{ôter} O{une chaussette} & V{ôter} O{son manteau} & V{boire} O{de l'eau} & V{tirer} O{le rideau} & V{avoir} O{trop chaud/nom} & V{chercher} O{un couteau} & V{manger} O{du gâteau} & V{lire} O{le mot} & V{tapoter} O{le pot} & V{prendre} O{une photo} & V{pincer} O{sa peau})

? parole
« S{ce gros cadeau} V{être} A{(beau|chaud|drôle|trop haut)} ! » V{dire}-S{(mamie|tonton)}
« S{quelque chose} V{sauter} L{dans le cadeau} ! » V{dire}-S{(mamie|tonton)}
« S{je} V{sortir} T{bientôt} ! » V{répondre}-S{(le cadeau|le gros cadeau)}
« S{moi} T{aussi}, S{je} V{vouloir} O{(un gâteau|de l'eau|du sirop)} ! » V{dire}-S{le cadeau}

? saut
T{soudain}, S{le cadeau} (V{sauter} & V{dire} O{un mot} & V{tomber} L{à gauche} & V{tourner} O{le dos} & V{montrer} O{un chapeau} & V{montrer} O{un manteau} & V{montrer} O{une chaussette} & V{manger} O{un gâteau} & V{montrer} O{une épaule} & V{demander} O{de l'eau})

= fin
T{aussitôt}, S{papy} V{sauter} L{du cadeau} C{avec (un gâteau & un vélo & un chapeau rose/adj & un drapeau jaune & un pot & une photo & un seau & du sirop & un robot & un domino & un beau tableau & un nouveau manteau & un oiseau)}
T{bientôt}, S{papy} V{sortir} L{du cadeau} : « J{coucou} ! »
T{enfin}, S{papy} V{sortir} L{du cadeau} : S{ce} V{être} A{(drôle|beau)} !
