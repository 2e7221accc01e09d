@title La valise qui ne ferme pas
@levels CE1 CE2 CM1
@keywords voyage, valise, départ, vacances, cousin, son z
@tenses présent
# famille : valise, cousin, cousine, maison, rose, vase, oiseau, fusée, raisin, ciseaux, cuisine, musique, chaise, framboise, fraise, cerise, usine, magasin, rasoir, blouse, désert, trésor, noisette, mésange, zèbre, zéro, zoo, lézard, gazelle, gazon, bazar, onze, douze, treize, quinze, bizarre, deuxième, musée, visage, voisin, poison, saison, télévision, amuser, poser, oser, peser, arroser, croiser, écraser, refuser, curieux, chose, excuse, surprise, blouson, chemise, ardoise, pause, église, case, visiter, zigzag, horizon

= départ
L{dans sa valise}, S{héros} V{poser} O{(onze chemises & douze blouses & treize chaises de poupée & quinze ardoises & un blouson & une rose & un vase & une fusée & des ciseaux & un rasoir & du raisin & des cerises & des noisettes & un zèbre en bois & un oiseau mécanique & un coussin de gazon & un lézard en mousse & une surprise & un trésor & une chose bizarre & une télévision & un cadeau du voisin & un jeu de cases & de la musique & des fraises & une usine en carton)}
T{demain}, S{héros} V{aller visiter} O{(le désert & le zoo & un musée & une usine & une église & un bazar & sa cousine & son cousin & la maison des oiseaux & un pays de gazelles & un magasin de fusées & une île au trésor & l'horizon)} C{avec sa valise}

? départ
« V{choisir:impératif.tu} O{(une seule chemise & un blouson de saison & des choses utiles & deux ardoises & zéro jouet)} », V{conseiller} S{(un voisin curieux|une cousine curieuse|son cousin|sa cousine|le voisin)}

= obstacle
L{dans le couloir}, S{la valise} V{peser} O{autant (qu'un zèbre & qu'une gazelle & que la maison & que quinze chaises & que treize oiseaux & qu'une fusée & qu'une usine & qu'un trésor & que douze vases & qu'une télévision & qu'un musée & que le zoo & qu'une cuisine & que cent kilos de cerises & que onze voisins & qu'un magasin & qu'un désert)}
C{pour fermer/ver la valise}, S{héros} V{oser} O{(écraser/ver les chemises & croiser/ver les bras dessus & poser/ver une chaise dessus & s'amuser/ver à sauter/ver & tirer/ver en zigzag & arroser/ver le cuir & refuser/ver de l'aide & couper/ver une blouse aux ciseaux & appeler/ver son cousin & sortir/ver le deuxième blouson & peser/ver de tout son poids & enlever/ver la télévision & pousser/ver avec le visage & croquer/ver les cerises)}

+ aide
T{une heure après}, S{(un voisin curieux|sa cousine|son cousin|le deuxième voisin)} V{retirer} O{(onze chemises & douze cerises & treize noisettes & quinze ardoises & un rasoir & les ciseaux & un vase bizarre & une blouse & une deuxième chaise & un poison pour rire & une fusée & un lézard & du raisin & le jeu de cases & du gazon)}
« S{ce sac} V{être} A{(bizarre & plein/adj comme/con un bazar & lourd comme/con une usine & plus haut qu'une chaise)} ! » V{s'exclamer} S{(un voisin curieux|son cousin|sa cousine)}
S{héros} V{soupirer}, J{puis} V{faire} O{une pause} L{(sur le gazon|dans la cuisine|sur une chaise|devant la télévision|devant la maison)} C{avec (des framboises & du raisin & une noisette & de la musique & un visage triste & une mésange & un voisin & une fraise)}

? départ en retard
L{dehors}, S{son cousin} V{attendre} C{avec (un blouson & la fusée & un visage fatigué & une chemise propre/adj & une mésange & deux chaises & de la musique & un sac de cerises & les yeux sur l'horizon)}

? éclat
T{soudain}, S{la valise} V{s'ouvrir}, J{et} S{on} V{voir voler} O{(une rose & des raisins & des framboises & une fusée & un vase & des noisettes & quinze chemises & une blouse & un oiseau mécanique & un lézard en mousse & une mésange & un blouson)}

= fin
T{finalement}, S{héros} V{partir} C{avec (une seule chemise & un blouson & trois framboises & une noisette & une fraise & des raisins & une ardoise & son cousin & zéro valise & un oiseau & le visage joyeux & de la musique & une surprise & une excuse & une chose utile & un sac de saison & des ciseaux)}
T{finalement}, S{héros} V{rester} L{à la maison} C{pour (visiter/ver le zoo & arroser/ver les roses & s'amuser/ver avec sa cousine & poser/ver des cases & regarder/ver la télévision & courir/ver en zigzag & observer/ver une mésange & faire/ver la cuisine & inviter/ver le voisin & cueillir/ver des fraises & croiser/ver un lézard & écraser/ver des framboises)}
