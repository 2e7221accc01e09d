@title Le camion sous le pont
@levels CP CE1
@keywords son on, camion, pont, route, oncle, panne
@tenses présent
# famille : tonton, oncle, camion, pont, melon, bonbon, ballon, carton, savon, citron, mouton, cochon, pantalon, poisson, violon, bouton, crayon, avion, champignon, potiron, oignon, jambon, garçon, pompier, maçon, lion, papillon, pigeon, hérisson, ombre, maison, menton, front, monter, compter, tomber, gonfler, montrer, raconter, répondre, ronfler, gronder, long, rond, bon, mignon, onze, non, bonjour, mon, on, bonsoir

= coincé
S{héros et tonton} V{coincer} O{leur camion} L{sous un (pont|long pont|pont rond)} !
L{sous un (pont|long pont|pont rond)}, S{héros et son oncle} V{coincer} O{leur camion} !
2 | S{héros et tonton} V{arriver} L{au pont}, J{mais} S{le camion} V{ne passer pas}

? charge
C{pour passer/ver}, S{tonton} V{sortir} O{(onze melons & des cartons & des bonbons & un ballon & des savons & des citrons & un mouton & un cochon & des pantalons & des poissons & un violon & des boutons & des crayons & un avion en carton & des champignons & des marrons & un potiron & des oignons & un bon jambon & un lion en carton)}

? tonton
C{pour trouver/ver une solution}, S{tonton} (V{marcher} M{en rond/nom} & V{frotter} O{son menton} & V{plisser} O{le front} & V{gonfler} O{les joues} & V{compter} L{jusqu'à onze} & V{croquer} O{un bonbon} & V{sucer} O{un citron} & V{chercher} O{l'ombre} & V{montrer} O{le pont} & V{monter} L{sur le pont} & V{gronder} O{un pigeon} & V{regarder} O{un papillon} & V{suivre} O{un hérisson} & V{jouer} C{du violon})

? derrière
L{derrière}, (S{un pompier} V{gronder} & S{un maçon} V{attendre} & S{un garçon} V{compter} O{les camions} & S{un monsieur} V{ronfler} & S{un cochon} V{grogner} & S{un mouton} V{répondre} & S{un pigeon} V{se moquer})

? aide
C{pour aider/ver tonton}, (S{un pompier} V{tirer} O{le camion} & S{un maçon} V{pousser} & S{un garçon mignon} V{compter} L{jusqu'à onze} & S{un cochon} V{pousser} T{aussi})

? parole
« J{bonjour}, S{mon oncle} ! S{on} V{pousser} ? » V{dire}-S{(un garçon blond|un maçon|un pompier|un bon pompier)}
« J{non}, S{ce camion} V{être} A{trop (gros|haut)} C{pour mon pont} ! » V{répondre}-S{(le pompier|un maçon)}
« J{bonsoir}, S{mon oncle} ! S{on} V{dormir} L{sous le pont} ? » V{demander}-S{(un pompier|un garçon mignon)}
« S{on} V{rentrer} L{à la maison} ? » V{demander}-S{(un garçon mignon|un maçon)}
« S{je} V{raconter:futur} O{cela} L{à la maison} ! » V{dire}-S{(un garçon blond|un pompier)}

= fin
T{enfin}, S{héros} V{dégonfler} O{les pneus} : S{le camion} V{passer} !
J{mais} S{héros} V{dégonfler} O{les pneus} : S{le camion} V{passer} !
2 | T{enfin}, C{avec (un garçon & un pompier & un maçon & tonton)}, S{héros} V{dégonfler} O{les pneus} : S{le camion} V{passer} !
