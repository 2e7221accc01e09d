@title Un dragon en carton
@levels CP CE1 CE2
@keywords son on, dragon, carton, carnaval, déguisement, fabrication
@tenses présent
# famille : dragon, carton, garçon, crayon, bouton, savon, bonbon, ballon, melon, citron, marron, champignon, oignon, cochon, mouton, lion, poisson, pigeon, papillon, hérisson, avion, camion, balcon, pantalon, bonnet, menton, front, talon, violon, accordéon, chanson, pompier, tonton, ombre, pont, rond, long, bon, mignon, compter, montrer, monter, tomber, gonfler, ronfler, gronder, répondre, raconter, non, on, mon, ton, son, onze, monde

= dragon
C{pour le carnaval}, S{héros} V{fabriquer} O{un (long|grand|bon) dragon}
C{avec un long carton}, S{héros} V{fabriquer} O{un dragon} C{pour le carnaval}
C{avec (tonton|un garçon blond)}, S{héros} V{fabriquer} O{un dragon en carton}

? outils
C{pour son dragon}, S{héros} V{prendre} O{(du carton & des crayons & des boutons & un bonnet & des ballons & un vieux pantalon)}

? parties
T{bientôt}, S{le dragon} V{avoir} O{(un front rond & un long menton & deux yeux marron & un nez de cochon & des dents de lion & un ventre de mouton & des talons & un bonnet & onze boutons & un pantalon & une queue de poisson)}

? adj
J{mais} S{ce dragon} V{être} A{(trop ~rond/adj & trop ~long & trop ~blond & trop ~mignon)} !

? défilé
C{au carnaval}, S{le dragon} (V{traverser} O{le pont} & V{frôler} O{un balcon} & V{suivre} O{un camion} & V{saluer} O{tout le monde} & V{gonfler} O{les joues} & V{plisser} O{le front} & V{montrer} O{les dents} & V{gronder} & V{chanter} O{une chanson} & V{jouer} C{du violon} & V{jouer} C{de l'accordéon})
C{pour rire/ver}, S{le dragon} V{avaler} O{(un bonbon & un oignon & un champignon & un melon & un citron & un marron & un poisson)}

? peur
T{aussitôt}, (S{un cochon} V{se sauver} & S{un mouton} V{tomber} & S{un pigeon} V{quitter} O{le balcon} & S{un papillon} V{s'envoler} & S{un hérisson} V{se mettre} M{en rond/nom} & S{un garçon} V{chercher} O{l'ombre} & S{un pompier} V{monter} L{sur un camion} & S{un lion} V{se cacher} L{sous un pont} & S{tonton} V{dire} J{non} & S{tout le monde} V{crier})

? parole
« S{ton dragon} V{être} A{(trop long|mignon|bien rond|bien blond)} ! » V{dire}-S{(un garçon|tonton|un pompier)}
« J{non}, S{mon dragon} V{être} A{(bon|mignon)} ! » V{répondre}-S{héros}
« S{on} V{pouvoir} O{(monter/ver|compter/ver ses dents|le raconter/ver)} ? » V{demander}-S{(un garçon blond|tonton|un pompier)}

= fin
T{enfin}, S{le dragon} V{danser} C{avec (un pompier & un cochon & un mouton & un garçon & tonton & un lion & tout le monde & un hérisson & un pigeon)} !
J{mais} S{le dragon} V{perdre} O{son (menton|pantalon|bonnet|front)} : S{on} V{voir} O{héros} !
T{enfin}, S{(tonton|un garçon|un cochon|un mouton)} V{sortir} L{du dragon} : S{le monde} V{rire} !
