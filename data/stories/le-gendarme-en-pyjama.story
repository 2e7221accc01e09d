@title Le gendarme en pyjama
@levels CP CE1 CE2
@keywords son j, gendarme, pyjama, singe, village, recherche
@tenses présent
# famille : jouer, jeu, jouet, joli, jaune, jambe, jardin, jupe, jus, journal, jour, jeudi, jongler, jeter, girafe, gilet, genou, gentil, géant, gendarme, gens, bougie, page, plage, nuage, neige, cage, image, garage, fromage, village, visage, orange, rouge, luge, singe, linge, pigeon, manger, nager, ranger, plonger, bouger, voyager, boulanger, horloge, éponge, orage, bijou, pyjama, toujours, déjà, objet, judo, sage

= pyjama
T{(jeudi|ce jour-là)}, S{le (gendarme|gentil gendarme)} V{sortir} L{en (pyjama|joli pyjama)} !
S{un gendarme} V{chercher} O{son gilet} L{dans le village}
T{jeudi}, S{le gendarme} V{perdre} O{son (joli gilet|gilet)} !

+ lieux
T{alors}, S{le gendarme} V{chercher} L{(dans le jardin & sous la neige & dans le garage & sur la plage & dans une cage & sous une jupe & dans le linge & sous une luge & derrière l'horloge & chez le boulanger & chez les gens & sous un journal & sous un jouet & dans le village)}
S{le gendarme} (V{fouiller} O{le linge} & V{ranger} O{le garage} & V{plonger} & V{fouiller} O{la plage} & V{lever} O{une jambe} & V{plier} O{un genou} & V{jeter} O{un journal} & V{bouger} O{un objet} & V{frotter} O{son visage} & V{tourner} O{une page} & V{ouvrir} O{une cage} & V{allumer} O{une bougie} & V{regarder} O{l'horloge} & V{manger} O{une orange} & V{traverser} O{le jardin} & V{craindre} O{l'orage} & V{voyager} L{en luge} & V{chercher} T{toujours} & V{balayer} O{la neige} & V{suivre} O{un pigeon} & V{montrer} O{une image})

? trouvailles
J{mais}, S{on} V{trouver} O{(une jupe & un jouet & un journal & du jus & une bougie & une page & une image & un fromage & une orange & un bijou & une éponge & une luge & du linge & un pigeon & un objet rouge & un jeu & une horloge)}

? gens
T{pendant ce temps}, (S{le boulanger} V{jongler} & S{une girafe} V{voyager} & S{un géant} V{plonger} & S{un pigeon} V{bouger} & S{les gens} V{ranger} O{tout} & S{un géant gentil} V{nager} & S{un nuage} V{bouger} & S{l'orage} V{approcher} & S{la neige} V{tomber} & S{un jouet} V{bouger} & S{un visage} V{rougir} & S{les gens} V{jouer} & S{le boulanger} V{manger})

? parole
« S{il} V{être} T{déjà} L{(à la plage|au garage|au jardin|en cage)} ! » V{dire}-S{(un géant|le boulanger|une girafe|un pigeon)}
« S{tu} V{être} A{(joli|gentil|toujours sage)} L{en pyjama} ! » V{dire}-S{(les gens|un géant|le boulanger|une girafe)}
« V{bouger:impératif.vous} : S{je} V{faire} O{du judo} ! » V{dire}-S{(le gendarme|un géant)}
« S{ce} V{être} A{un jeu}, J{gendarme} ! » V{dire}-S{(le boulanger|un géant|un singe)}

= fin
J{mais} S{un singe (sage|gentil|géant)} V{porter} O{le (gilet|gilet du gendarme)} !
T{enfin}, S{un singe} V{porter} O{(le gilet & un chapeau jaune & un chapeau rouge & un journal & un bijou & une bougie & une orange & un fromage & une éponge & une jupe & une image)}
T{enfin}, S{un singe en gilet} V{danser} C{avec (un pigeon & une girafe & un géant & le boulanger & les gens du village & le gendarme)}
