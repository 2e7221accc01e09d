@title L'aspirateur arrive
@levels CP CE1 CE2
@keywords chambre, jouets, jeux, ranger, lit, jouet, aspirateur
@tenses présent
# famille : jouet, poupée, peluche, ours, nounours, doudou, ballon, balle, bille, toupie, cube, puzzle, robot, camion, voiture, train, avion, bateau, fusée, château, dînette, marionnette, corde, cerf-volant, dé, domino, carte, pion, quille, raquette, tambour, flûte, livre, album, crayon, feutre, lit, oreiller, couverture, drap, tapis, coffre, caisse, armoire, étagère, tiroir, lampe, bureau, rideau, chambre, papa, maman, frère, sœur, ranger, jouer, construire, lancer, cacher, chercher, empiler, sauter, dormir, petit, grand, rond, doux, neuf, rouge, bleu, chien, lapin, pile, costume, couronne, épée, dinosaure, boîte

= aspirateur
L{dans la chambre}, S{l'aspirateur} V{avaler} O{(un cube & un dé & une bille & un pion & un domino & une carte & un crayon & un feutre & une toupie & une balle & un robot & un petit camion & une petite voiture & un petit train & un pion rouge & une bille bleue)} !
L{(dans la chambre|sous le lit|sur le tapis|sous le bureau|derrière l'armoire|derrière le rideau)}, S{l'aspirateur} V{avaler} O{un jouet} !

? sauve
T{vite}, S{héros} V{sauver} O{(une poupée & une peluche & son ours & son nounours & son doudou & un ballon & une balle & des billes & une toupie & des cubes & un puzzle & un robot & un camion & une voiture & un train & un avion & un bateau & une fusée & un château & la dînette & une marionnette & une corde & un cerf-volant & un dé & des dominos & des cartes & un pion & des quilles & une raquette & un tambour & une flûte & un livre & un album & des crayons & des feutres & un costume & une couronne & une épée & un dinosaure & son lapin & un petit chien)} !

? cachettes
T{puis}, S{héros} V{monter} L{(sur le lit & sur une caisse & sur le coffre & sur le bureau & sur une pile de livres & sur un oreiller & sur le dos de papa)} !
S{on} V{cacher} O{tout} L{(sur le lit & sous l'oreiller & sous la couverture & sous un drap & dans le coffre & dans une caisse & dans l'armoire & sur l'étagère & dans un tiroir & près de la lampe & sur le bureau & derrière le rideau & dans une boîte & sous le tapis)} !

? gestes
T{alors}, S{héros} (V{sauter} & V{crier} & V{ranger} O{ses livres} & V{chercher} O{son doudou} & V{empiler} O{les cubes} & V{construire} O{un château} & V{construire} O{un mur} & V{lancer} O{un ballon} & V{lancer} O{un nounours} & V{cacher} O{une peluche} & V{prendre} O{une épée} & V{mettre} O{une couronne} & V{mettre} O{un costume} & V{ouvrir} O{le coffre} & V{ouvrir} O{un tiroir} & V{vider} O{l'armoire} & V{pousser} O{la caisse} & V{rouler} O{le tapis} & V{serrer} O{un ours} & V{appeler} O{papa} & V{appeler} O{maman} & V{réveiller} O{son frère} & V{réveiller} O{sa sœur} & V{taper} L{sur un tambour} & V{tirer} O{le rideau} & V{jeter} O{un oreiller} & V{allumer} O{une lampe} & V{attraper} O{une corde} & V{plier} O{la couverture} & V{monter} L{sur le lit})

? famille
J{mais} (S{papa} V{pousser} O{l'aspirateur} & S{maman} V{rire} & S{son frère} V{jouer} & S{sa sœur} V{dormir} & S{le bébé} V{lancer} O{un cube} & S{le chien} V{cacher} O{une balle} & S{un lapin} V{dormir} & S{un robot} V{rouler} & S{la pile de livres} V{tomber} & S{la fusée} V{tomber} & S{un petit train} V{passer})

? jouets
S{ce jouet} V{être} A{(petit/adj & grand/adj & rond/adj & doux/adj & neuf/adj & rouge/adj & bleu/adj)} : J{quel malheur} !

= fin
T{enfin}, S{l'aspirateur} V{avaler} O{(le drap|le rideau|la couverture|un oreiller|un costume|le lapin|le tapis|la corde|la dînette|le cerf-volant|un dinosaure)} J{et} V{tousser} !
T{enfin}, S{l'aspirateur} V{s'arrêter} : S{(papa|maman|son frère|sa sœur|le chien)} V{vouloir} O{(jouer/ver|dormir/ver|construire/ver un château)} !

? soir
T{ce soir/nom}, S{héros} V{devoir} O{(dormir/ver sur le tapis & dormir/ver dans l'armoire & ranger/ver & ranger/ver l'étagère & chercher/ver un pion & chercher/ver la flûte & vider/ver le lit & trouver/ver l'album & empiler/ver les boîtes & plier/ver les draps & jouer/ver sans bruit & réparer/ver l'avion & sécher/ver le bateau & coucher/ver sa marionnette & compter/ver les quilles & finir/ver le puzzle)} !
