@title Le jour du pigeon
@levels CP CE1 CE2
@keywords pigeon, plage, voyage, son j, son ge, j, g
@tenses présent
# famille : jour, jardin, girafe, jouer, plage, rouge, neige, pigeon, manger, orange, jupe, magie, jaune, jeu, jeudi, nuage, village, page, singe, bonjour, jamais, toujours, gentil, genou, large, orage, image, image, bagage, garage, étage, déjà, jeune, joli, joue, joyeux, jus, jambe, plonger, nager, ranger, bouger, berger, boulanger

= plage
T{(jeudi|un jour|un jour de neige|un jour d'orage)}, S{un (gentil|joli|jeune|) pigeon} V{quitter} O{(le jardin|le village|son étage|la plage)} C{(pour jouer/ver|sur un nuage rouge/adj|sans bagage|avec une image)}
S{un pigeon} V{vouloir} O{(manger/ver une orange & jouer/ver sur la plage & voir/ver la neige & plonger/ver & nager/ver comme/con un singe & porter/ver une jupe & faire/ver de la magie)} T{ce jour-là}

+ rencontres
« J{bonjour} ! V{vouloir}-S{tu} O{(une orange|jouer/ver|du jus|un genou|manger/ver|une page|une image)} ? » V{dire} S{(une girafe|un singe|le boulanger|un berger|une jeune fille)}
S{il} V{voir} O{(une girafe jaune/adj & un singe rouge/adj & une jupe & une page & un nuage & le garage du village & une jambe & la plage & une image & du jus d'orange & un large jardin)}
S{une girafe} V{ranger} O{(sa jupe|ses images|son bagage|ses oranges)} J{et} V{jouer} C{avec (le pigeon|un singe|une page)}

= orage
J{mais} S{l'orage} V{(arriver|gronder)} : S{le pigeon} V{ne plus bouger} !
J{mais} S{un nuage} V{cacher} O{(la plage|le village|le jardin)} : S{c'} V{être} A{l'orage} !

= fin
T{(déjà|ce jour-là|enfin)}, S{il} V{rentrer} L{(au jardin|au village|à son étage|au garage)} C{(sur le dos du singe|dans une jupe|avec la girafe|par magie)} !
T{depuis}, S{le pigeon} V{manger} T{(toujours|chaque jour)} O{une orange} L{(au jardin|sur la plage|avec le boulanger)} !
