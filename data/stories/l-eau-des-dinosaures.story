@title L'eau des dinosaures
@levels CE2 CM1 CM2
@keywords eau, cycle de l'eau, pluie, nuage, rivière, sciences, documentaire
@tenses présent
# famille : eau, goutte, pluie, nuage, vapeur, soleil, chaleur, mer, océan, rivière, fleuve, ruisseau, lac, source, torrent, cascade, étang, mare, puits, glacier, glace, neige, grêle, rosée, brouillard, orage, vent, ciel, montagne, vallée, sol, terre, roche, sable, plante, racine, arbre, barrage, robinet, tuyau, verre, évaporer, tomber, couler, infiltrer, monter, descendre, fondre, geler, remplir, arroser, salé, potable, froid, pur, souterrain

= question
« J{d'où} V{venir} S{(l'eau du robinet|l'eau de mon verre|l'eau de la rivière|l'eau du puits|la pluie|la neige|la rosée)} ? » V{demander} S{un enfant} I{à sa mère}
« S{qui} V{remplir} O{(le verre & la mare & le puits & la rivière & l'étang & le lac & la source & le tuyau & le fleuve & un nuage)} ? » V{demander} S{une enfant}

= départ
C{sous (le soleil|la chaleur|le vent|le ciel/nom)}, S{une goutte} V{s'évaporer} L{de (l'océan|la mer|l'étang|la mare|la rivière|la terre|l'arbre)}
S{le soleil} V{chauffer} O{(la mer & l'océan & un fleuve & le lac & l'étang & le sol & une plante & le sable & la roche & l'eau salée & la rosée & un arbre)} : S{l'eau} V{devenir} A{vapeur}

+ voyage
L{dans le ciel/nom}, S{la vapeur} V{donner} O{(un nuage & du brouillard & une pluie froide & de la neige & de la grêle & un orage & une goutte pure & de la rosée & de la glace)}
C{avec le vent}, S{un nuage} V{passer} L{au-dessus (de la mer & de la montagne & de la vallée & du lac & d'un glacier & du désert de sable & de la terre & d'un volcan & d'une forêt)}
S{l'eau} V{pouvoir +alors} O{(tomber/ver en pluie & geler/ver & devenir/ver neige, puis fondre/ver au soleil & couler/ver d'une roche & descendre/ver de la montagne & s'infiltrer/ver dans le sol & remplir/ver un puits & arroser/ver un arbre & rester/ver dans un glacier & nourrir/ver une racine & monter/ver dans une plante & s'évaporer/ver encore)}
S{la pluie} V{remplir} M{aussi} O{(une source & un ruisseau & un torrent & une mare & une rivière souterraine & un lac froid & un fleuve & un barrage & un puits & un étang)}, L{où/pro} S{les animaux} V{boire}
S{l'eau} V{arroser} M{ensuite} O{(une plante & un arbre & une racine & la terre & le sol & la vallée & le sable & la roche)} J{et} V{rejoindre} O{(un barrage|une grotte|une rivière cachée)}
L{vers les villes}, S{l'eau (potable|pure|froide|souterraine)} V{passer} L{par (un barrage & un puits & un tuyau & un robinet & un filtre de sable & une source)}

= retour
L{par (un ruisseau & un torrent & une rivière & un fleuve & la vallée & une cascade & un lac & la terre)}, S{l'eau} V{retourner} L{(à la mer salée|à l'océan)}
T{après (l'orage & la grêle & le brouillard & la neige & un long voyage & mille détours)}, S{l'eau} V{retourner} L{(à la mer|à l'océan)}

= fin
S{l'eau de (ton verre|ce robinet|ta gourde)} V{désaltérer:passé_composé +peut-être} O{un dinosaure} !

? mot
« S{je} V{boire} J{donc} O{(un nuage & la mer & de la neige & un orage & de la rosée & un glacier & un torrent & de la pluie & un fleuve & du brouillard & un océan & une cascade)} ! » V{dire} S{l'enfant}
