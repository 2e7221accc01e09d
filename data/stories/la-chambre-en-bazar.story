@title L'aspirateur arrive
@levels CP CE1 CE2
@keywords chambre, jouets, jeux, ranger, lit, jouet, aspirateur
@tenses présent
# famille : jouet, poupée, peluche, ours, nounours, doudou, ballon, balle, bille, toupie, cube, puzzle, robot, camion, voiture, train, avion, bateau, fusée, château, dînette, marionnette, corde, cerf-volant, dé, domino, carte, pion, quille, raquette, tambour, flûte, livre, album, crayon, feutre, lit, oreiller, couverture, drap, tapis, coffre, caisse, armoire, étagère, tiroir, lampe, bureau, rideau, chambre, papa, maman, frère, sœur, ranger, jouer, construire, lancer, cacher, chercher, empiler, sauter, dormir, petit, grand, rond, doux, neuf, rouge, bleu, chien, lapin, pile, costume, couronne, épée, dinosaure, boîte

= aspirateur
L{dans la chambre}, S{l'aspirateur} V{avaler} O{(un cube & un dé & une bille & un pion & un domino & une carte & un crayon & un feutre & une toupie & une balle & un robot & un petit camion & une petite voiture & un petit train & un pion rouge & une bille bleue)} !
L{(dans la chambre|sous le lit|sur le tapis|sous le bureau|derrière l'armoire|derrière le rideau)}, S{l'aspirateur} V{avaler} O{un (jouet|petit jouet|grand jouet|jouet neuf|jouet rouge|jouet bleu|jouet tout rond|jouet tout doux)} !

? sauve
T{vite}, S{héros} V{sauver} O{(une poupée & une peluche & son ours & son nounours & son doudou & un ballon & une balle & des billes & une toupie & des cubes & un puzzle & un robot & un camion & une voiture & un train & un avion & un bateau & une fusée & un château & la dînette & une marionnette & une corde & un cerf-volant & un dé & des dominos & des cartes & un pion & des quilles & une raquette & un tambour & une flûte & un livre & un album & des crayons & des feutres & un costume & une couronne & une épée & un dinosaure & son lapin & un petit chien)} !

? cachettes
T{puis}, S{héros} V{monter} L{(sur le lit & sur une caisse & sur le coffre & sur le bureau & sur une pile de livres & sur un oreiller & sur le dos de papa)} !
S{on} V{cacher} O{tout} L{(sur le lit & sous l'oreiller & sous la couverture & sous un drap & dans le coffre & dans une caisse & dans l'armoire & sur l'étagère & dans un tiroir & près de la lampe & sur le bureau & derrière le rideau & dans une boîte & sous le tapis)} !

? gestes
C{pour l'arrêter/ver}, S{héros} (V{sauter} & V{crier} & V{empiler} O{les cubes} & V{construire} O{un château} & V{construire} O{un mur} & V{lancer} O{un ballon} & V{lancer} O{un nounours} & V{prendre} O{une épée} & V{mettre} O{une couronne} & V{mettre} O{un costume} & V{pousser} O{la caisse} & V{pousser} O{le coffre} & V{rouler} O{le tapis} & V{appeler} O{papa} & V{appeler} O{maman} & V{réveiller} O{son frère} & V{réveiller} O{sa sœur} & V{taper} L{sur un tambour} & V{tirer} O{le rideau} & V{jeter} O{un oreiller} & V{jeter} O{la couverture} & V{tendre} O{une corde})

? famille
J{mais} (S{papa} V{pousser} O{l'aspirateur} & S{maman} V{rire} & S{son frère} V{rire} & S{sa sœur} V{dormir +encore} & S{la pile de livres} V{tomber} & S{la fusée} V{tomber} & S{le château} V{tomber} & S{le robot} V{tomber} & S{le petit train} V{tomber}) !

= fin
T{enfin}, S{l'aspirateur} V{avaler} O{(le drap|le rideau|la couverture|un oreiller|le lapin|le tapis|la corde|la dînette|le cerf-volant|un dinosaure)} J{et} V{tousser} !
T{enfin}, S{l'aspirateur} V{s'arrêter} : S{(papa|maman|son frère|sa sœur|le chien)} V{vouloir} O{(jouer/ver|dormir/ver|construire/ver un château)} !

? soir
T{ce soir/nom}, S{héros} V{devoir} O{(ranger/ver & ranger/ver l'étagère & ranger/ver le bureau & ranger/ver les livres & ranger/ver sa chambre & empiler/ver les boîtes & plier/ver les draps & réparer/ver l'avion)} !
