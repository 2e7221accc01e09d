@title Le camion sous le pont
@levels CP CE1
@keywords son on, camion, pont, route, oncle, panne
@tenses présent
# famille : tonton, oncle, camion, pont, melon, bonbon, ballon, carton, savon, citron, mouton, cochon, pantalon, poisson, violon, bouton, crayon, avion, champignon, potiron, oignon, jambon, garçon, pompier, maçon, lion, papillon, pigeon, hérisson, ombre, maison, menton, front, monter, compter, tomber, gonfler, montrer, raconter, répondre, ronfler, gronder, long, rond, bon, mignon, onze, non, bonjour, mon, on, bonsoir

= coincé
L{en camion}, S{héros et tonton} V{rester} L{sous un pont}
L{sous un pont}, S{héros et son oncle} V{rester} L{en camion}
2 | S{héros et tonton} V{être} L{sous le pont}, J{mais} S{le camion} V{ne passer pas}
2 | L{sous le pont}, S{héros} V{attendre} C{dans le camion de son oncle}

? charge
T{vite}, S{tonton} V{sortir} O{(onze melons & des cartons & des bonbons & un ballon & des savons & des citrons & un mouton & un cochon & un pantalon & des poissons & un violon & des boutons & des crayons & un avion & des champignons & des marrons & un potiron & des oignons & un bon jambon & un lion en carton)}
L{sur la route}, S{tonton} V{compter} O{(onze melons & des cartons & des bonbons & un ballon & des savons & des citrons & un mouton & un cochon & un pantalon & des poissons & un violon & des boutons & des crayons & un avion & des champignons & des marrons & un potiron & des oignons & un bon jambon & un lion en carton)}

? tonton
T{alors}, S{tonton} (V{monter} & V{compter} O{onze cochons} & V{compter} O{ses cartons} & V{éviter} O{un hérisson} & V{chasser} O{un papillon} & V{chasser} O{un pigeon} & V{marcher} M{en rond/nom} & V{suivre} O{un avion} & V{appeler} O{un garçon} & V{chercher} O{l'ombre} & V{tomber} & V{gronder} O{un mouton} & V{montrer} O{le pont} & V{raconter} O{tout} & V{répondre} J{non} & V{frotter} O{son menton} & V{sentir} O{un citron} & V{plisser} O{le front} & V{manger} O{un bonbon} & V{gonfler} O{ses joues} & V{dire} O{bonjour} & V{dire} O{bonsoir} & V{croquer} O{un citron} & V{casser} O{un crayon} & V{pousser} O{un carton} & V{caresser} O{un mouton} & V{lâcher} O{un melon} & V{lâcher} O{un potiron} & V{lâcher} O{un savon} & V{gonfler} O{un ballon} & V{nettoyer} O{son pantalon} & V{manger} O{un marron} & V{jouer} C{du violon} & V{gronder} O{un cochon} & V{compter} O{ses poissons} & V{goûter} O{le jambon} & V{goûter} O{un champignon} & V{éplucher} O{un oignon} & V{perdre} O{un bouton} & V{ronfler})
J{hélas}, S{le camion} V{être} A{(trop ~long & trop ~rond & trop ~bon)}

+ gens
T{aussitôt}, (S{un garçon blond} V{pousser} & S{un pompier} V{tirer} & S{le maçon} V{compter} J{trois} & S{mon oncle} V{gronder} & S{un garçon mignon} V{répondre} & S{on} V{gonfler} O{ses joues} & S{on} V{plisser} O{le front})
L{derrière}, (S{un cochon} V{gronder} & S{un mouton} V{monter} L{sur le pont} & S{un lion} V{ronfler} & S{un hérisson} V{répondre} & S{un papillon} V{passer} & S{un pigeon} V{chanter} & S{un carton} V{tomber} & S{une maison} V{trembler} & S{un avion} V{passer})

? parole
« J{bonjour}, S{mon oncle} ! S{on} V{pousser} ? » V{dire}-S{(un garçon blond|un maçon|un pompier|un bon pompier)}
« J{non}, S{ce camion} V{être} A{trop (long|rond)} ! » V{dire}-S{(le pompier|un maçon|tonton)}
« J{bonsoir}, S{mon oncle} ! V{compter:impératif.nous} O{(les melons|les cartons)} ! » V{dire}-S{(un pompier|un garçon mignon)}
« S{on} V{monter} L{sur le (camion|pont)} ? » V{demander}-S{(un garçon mignon|un maçon)}

= fin
1 | T{enfin}, S{héros} V{dégonfler} O{les pneus} : S{le camion} V{passer} !
1 | T{enfin}, C{avec (un garçon & un pompier & un maçon & un oncle & tonton)}, S{héros} V{dégonfler} O{les pneus}
2 | T{enfin}, C{avec (un garçon & un pompier & un maçon & un oncle & tonton)}, S{héros} V{dégonfler} O{les pneus} : S{tout} V{passer} !
