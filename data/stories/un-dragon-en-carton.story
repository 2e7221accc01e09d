@title Un dragon en carton
@levels CP CE1 CE2
@keywords son on, dragon, carton, carnaval, déguisement, fabrication
@tenses présent
# famille : dragon, carton, garçon, crayon, bouton, savon, bonbon, ballon, melon, citron, marron, champignon, oignon, cochon, mouton, lion, poisson, pigeon, papillon, hérisson, avion, camion, balcon, pantalon, bonnet, menton, front, talon, violon, accordéon, chanson, pompier, tonton, ombre, pont, rond, long, bon, mignon, compter, montrer, monter, tomber, gonfler, ronfler, gronder, répondre, raconter, non, on, mon, ton, son, onze, monde

= dragon
C{au carnaval}, S{héros} V{montrer} O{un (long|grand|bon) dragon}
C{avec un (long|bon) carton}, S{héros} V{faire} O{un dragon}
C{avec (tonton|un garçon blond)}, S{héros} V{faire} O{un dragon}

? outils
C{pour son dragon}, S{héros} V{prendre} O{(un crayon & des boutons & un bonnet & un ballon & un savon & du carton & un pantalon & onze crayons & un violon & un melon & un citron & des marrons)}

? parties
J{bientôt}, S{le dragon} V{avoir} O{(un front rond & un menton & des talons & deux boutons & un long cou & un bonnet & des yeux marron & une bouche en citron & un nez en melon & onze dents & un pantalon & un ventre en ballon)}

? adj
S{ce dragon} V{être} A{(~rond/adj & trop ~long & ~blond & ~mignon)}

? gens
T{aussitôt}, (S{un cochon} V{gronder} & S{un mouton} V{tomber} & S{un pigeon} V{quitter} O{le balcon} & S{un hérisson} V{ronfler} & S{un pompier} V{monter} & S{un garçon} V{montrer} O{le dragon} & S{un lion} V{ronfler} & S{un papillon} V{passer} & S{tonton} V{répondre} & S{le camion} V{s'arrêter} & S{la maison} V{trembler} & S{le monde} V{crier})

? dragon2
S{le dragon} (V{traverser} O{le pont} & V{gronder} & V{ronfler} & V{tomber} & V{suivre} O{un camion} & V{gonfler} O{ses joues} & V{avaler} O{un bonbon} & V{avaler} O{un oignon} & V{avaler} O{un champignon} & V{avaler} O{un melon} & V{montrer} O{les dents} & V{suivre} O{un avion} & V{suivre} O{un cochon} & V{chanter} O{une chanson} & V{jouer} C{du violon} & V{porter} O{un accordéon} & V{plisser} O{le front} & V{compter} O{les moutons} & V{répondre} J{non} & V{cacher} O{un lion} & V{saluer} O{le monde} & V{perdre} O{un bouton} & V{perdre} O{un talon} & V{frôler} O{un balcon} & V{chercher} O{l'ombre} & V{manger} O{un poisson} & V{manger} O{un marron} & V{raconter} O{sa vie} & V{perdre} O{son pantalon} & V{sentir} O{le savon} & V{chasser} O{un papillon} & V{effrayer} O{un pigeon} & V{saluer} O{un hérisson})

? parole
« S{ton dragon} V{être} A{(trop long|mignon|bien rond|bien blond)} ! » V{dire}-S{(un garçon|tonton|un pompier)}
« J{non}, S{mon dragon} V{être} A{(bon|mignon)} ! » V{répondre}-S{héros}
« S{on} V{pouvoir} O{(monter/ver|compter/ver ses dents|raconter/ver cela)} ? » V{demander}-S{(un garçon blond|tonton|un pompier)}

= fin
T{enfin}, S{le dragon} V{danser} C{avec (un pompier & un cochon & un mouton & un garçon & tonton & un lion & tout le monde & un hérisson & un pigeon)} !
J{mais} S{la pluie} V{tomber} : S{le dragon} V{fondre} !
T{enfin}, C{sous le dragon}, S{on} V{manger} O{(un melon & des bonbons & des marrons & un poisson & un citron & des champignons)} !
