@title Le gendarme en pyjama
@levels CP CE1 CE2
@keywords son j, gendarme, pyjama, singe, village, recherche
@tenses présent
# famille : jouer, jeu, jouet, joli, jaune, jambe, jardin, jupe, jus, journal, jour, jeudi, jongler, jeter, girafe, gilet, genou, gentil, géant, gendarme, gens, bougie, page, plage, nuage, neige, cage, image, garage, fromage, village, visage, orange, rouge, luge, singe, linge, pigeon, manger, nager, ranger, plonger, bouger, voyager, boulanger, horloge, éponge, orage, bijou, pyjama, toujours, déjà, objet, judo, sage

= pyjama
T{jeudi}, S{le (gendarme|gentil gendarme)} V{sortir} L{en (pyjama|joli pyjama)}, C{sans gilet} !
S{le (gendarme|gentil gendarme)} V{sortir} L{en (pyjama|joli pyjama)} : S{son gilet} V{disparaître} !
S{un gendarme en pyjama} V{vouloir} O{son (gilet|joli gilet)}

+ lieux
T{alors}, S{le gendarme} V{chercher} L{(dans le jardin & sous la neige & dans le garage & sur la plage & dans une cage & dans le linge & sous une luge & derrière l'horloge & chez le boulanger & chez les gens & sous un journal & dans le village)}
C{pour chercher/ver mieux}, S{le gendarme} (V{lever} O{une jambe} & V{plier} O{les genoux} & V{plonger} & V{ranger} O{le garage} & V{bouger} O{les objets} & V{ouvrir} O{une cage} & V{allumer} O{une bougie} & V{monter} L{sur une luge} & V{balayer} O{la neige} & V{frotter} O{son visage})

? trouvailles
J{mais} S{il} V{ne trouver que} O{(une jupe & un jouet & un journal & du jus & une bougie & une page & une image & un fromage & une orange & un bijou & une éponge & une luge & du linge & un objet rouge & un jeu)}

? gens
L{devant ce pyjama}, (S{les gens} V{rougir} & S{un géant} V{bouger} O{la tête} & S{une girafe} V{plonger} O{la tête} L{dans un nuage} & S{le boulanger} V{jeter} O{son journal} & S{un pigeon} V{manger} O{un fromage})
J{mais}, T{soudain}, S{(l'orage|la neige|un gros nuage)} V{arriver}

? parole
« S{il} V{être} T{déjà} L{(à la plage|au garage|au jardin|en cage)} ! » V{dire}-S{(un géant|le boulanger|une girafe|un pigeon)}
« S{tu} V{être} A{(joli|gentil|toujours sage)} L{en pyjama} ! » V{dire}-S{(les gens|un géant|le boulanger|une girafe)}
« V{jouer}-S{nous}, J{gendarme} ? » V{demander}-S{(un géant|une girafe|un pigeon)}
« S{ce} V{être} A{un jeu}, J{gendarme} ! » V{dire}-S{(le boulanger|un géant|un singe)}

= fin
T{enfin}, S{un singe (sage|gentil|géant)} V{porter} O{le (gilet|gilet du gendarme)} !
T{enfin}, S{un singe} V{rendre} O{le gilet} C{contre (une orange & un fromage & une image & un bijou & un jouet & du jus)} !
T{enfin}, S{un singe en gilet} V{danser} C{avec (un pigeon & une girafe & un géant & le boulanger & les gens du village & le gendarme)} !
