@title La valise qui ne ferme pas
@levels CE1 CE2 CM1
@keywords voyage, valise, départ, vacances, cousin, son z
@tenses présent
# famille : valise, cousin, cousine, maison, rose, vase, oiseau, fusée, raisin, ciseaux, cuisine, musique, chaise, framboise, fraise, cerise, usine, rasoir, blouse, désert, trésor, noisette, mésange, zèbre, zéro, zoo, lézard, gazelle, gazon, bazar, onze, douze, treize, quinze, bizarre, deuxième, musée, visage, voisin, saison, télévision, amuser, poser, oser, peser, croiser, curieux, chose, surprise, blouson, chemise, ardoise, pause, visiter, horizon

= départ
L{dans sa valise}, S{héros} V{poser} O{(onze chemises & douze blouses & quinze ardoises & un blouson & une rose & une fusée & des ciseaux & des noisettes & un zèbre en bois & un oiseau mécanique & un lézard en mousse & une surprise & un trésor & un cadeau du voisin & de la musique)}
T{demain}, S{héros} V{aller visiter} O{(le désert & le zoo & un musée & une usine & un bazar & sa cousine & son cousin & la maison des oiseaux & une île au trésor)} C{avec sa valise}

? départ
« V{choisir:impératif.tu} O{(une seule chemise & un blouson de saison & des choses utiles & deux ardoises & zéro jouet)} », V{conseiller} S{(un voisin curieux|une cousine curieuse|son cousin|sa cousine|le voisin)}

= obstacle
J{hélas}, S{la valise} V{peser} O{autant (qu'un zèbre & qu'une gazelle & que quinze chaises & qu'une fusée & qu'une usine & qu'un trésor & que douze vases & qu'une télévision & que cent kilos de cerises & que onze voisins)}
C{pour fermer/ver la valise}, S{héros} V{oser} O{(s'asseoir/ver dessus & croiser/ver les bras dessus & poser/ver une chaise dessus & appeler/ver son cousin & sortir/ver le deuxième blouson & peser/ver de tout son poids & enlever/ver la télévision & pousser/ver avec le visage)}

+ aide
T{une heure après}, S{(un voisin curieux|sa cousine|son cousin|le deuxième voisin)} V{retirer} O{(onze chemises & douze cerises & treize sacs de noisettes & quinze ardoises & un rasoir & les ciseaux & une blouse & une fusée & un lézard & du raisin)}
« S{cette valise} V{être} A{(bizarre|pleine/adj comme/con un bazar|lourde comme/con une usine|plus haute qu'une chaise)} ! » V{s'exclamer} S{(un voisin curieux|son cousin|sa cousine)}
S{héros} V{soupirer}, J{puis} V{faire} O{une pause} L{(sur le gazon|dans la cuisine|sur une chaise|devant la télévision|devant la maison)} C{avec (des framboises & du raisin & une noisette & une fraise)}

? départ en retard
L{dehors}, S{son cousin} V{attendre} C{avec (un blouson & la fusée & un visage fatigué & une chemise propre/adj & de la musique & un sac de cerises & les yeux sur l'horizon)}

? éclat
T{soudain}, S{la valise} V{s'ouvrir}, J{et} S{on} V{voir voler} O{(une rose & des raisins & des framboises & une fusée & un vase & des noisettes & quinze chemises & une blouse & un oiseau mécanique & un lézard en mousse & une mésange & un blouson)}

= fin
T{finalement}, S{héros} V{partir} L{sans valise}, C{avec (une seule chemise & un blouson & trois framboises & une noisette & une fraise & des raisins & son cousin)}
T{finalement}, S{héros} V{rester} L{à la maison} C{pour (s'amuser/ver avec sa cousine & regarder/ver la télévision & observer/ver une mésange & faire/ver la cuisine & inviter/ver le voisin & cueillir/ver des fraises)}
