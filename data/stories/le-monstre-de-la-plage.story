@title Le monstre de la plage
@levels CE2 CM1 CM2
@keywords déchets, environnement, climat, pollution, planète, recyclage, écologie, mer
@tenses présent, passé_composé, passé_simple
# famille : déchet, poubelle, plastique, verre, papier, carton, métal, bouteille, sac, canette, emballage, pile, tri, recyclage, pollution, climat, chaleur, glace, banquise, gaz, fumée, usine, voiture, pétrole, énergie, soleil, vent, éolienne, arbre, forêt, océan, rivière, plage, air, eau, planète, animal, tortue, oiseau, poisson, vélo, train, trier, jeter, recycler, réparer, protéger, polluer, planter, économiser, réchauffer, propre, sale, toxique, fragile, utile

= plage
T{après la tempête}, L{(sur la plage|au bord de l'océan)}, S{la classe} V{découvrir} O{(du plastique & du verre & du papier & un carton & un métal rouillé & une bouteille & un sac & une canette & des emballages & une pile toxique & du pétrole & un vieux vélo & une poubelle & mille déchets)}
C{pour protéger/ver (un oiseau|une tortue|un poisson|un animal|l'océan|l'eau|la planète)}, S{la classe} V{ramasser} O{(du plastique & du verre & du papier & un carton & une bouteille & un sac & une canette & des emballages & une pile & un vélo & mille déchets)} L{sur la plage}

+ colère
« S{personne} V{ne penser} M{donc} I{(à la tortue & à l'oiseau & au poisson & à l'océan & à l'eau & à l'air & à l'arbre & à la forêt & à la banquise & au climat & à la planète fragile & à la glace du pôle)} ? » V{gronder} S{(une fillette|un garçon)}
« S{on} V{pouvoir} O{(trier/ver & recycler/ver le verre & réparer/ver un vélo & moins jeter/ver & ne plus polluer/ver & planter/ver un arbre & économiser/ver l'énergie & protéger/ver l'eau & prendre/ver le train & oublier/ver la voiture & aimer/ver le vent des éoliennes & cuisiner/ver au soleil & ne plus salir/ver la rivière & refuser/ver un emballage & ne plus réchauffer/ver la planète)} ! » V{dire} S{(une élève|un élève)}
L{devant ce spectacle}, S{la maîtresse} V{parler} M{longuement} I{(du climat & de la pollution & du recyclage & du tri & d'un gaz toxique & de la fumée d'une usine & du pétrole & de la banquise & de la glace & de la chaleur & de l'énergie & de l'air sale & d'une éolienne)}
S{la plage} V{redevenir} A{(~propre & ~beau & sans pollution)}, J{mais} S{(chaque poubelle|le sac|un carton)} V{déborder:état}

= monstre
C{avec ces déchets}, S{la classe} V{construire} O{un monstre sale} L{(sur la plage|devant la mairie|sous un arbre|face à l'océan)}

+ corps
S{le monstre} V{avoir:état} O{(un nez de plastique & des dents de verre & un chapeau de papier & un ventre en carton & des bras de métal & une bouteille pour queue & un sac pour cœur & des yeux de canette & des ailes d'emballage & une roue de vélo & un pied de poubelle & une voix de vent & un dos de tortue & un bec d'oiseau & une roue de voiture & des écailles de poisson)}
L{sur un panneau}, S{la classe} V{écrire} : « S{je} V{avoir} O{faim/nom} : V{me donner:impératif.vous} (O{une canette} & O{un sac} & O{une bouteille} & O{un emballage} & O{du verre} & O{du papier} & O{votre pile} & O{un déchet toxique}) ! »

= fin
C{grâce (au monstre|à ce monstre utile)}, S{les passants} V{apprendre} O{(à trier/ver & à recycler/ver & à moins jeter/ver & à réparer/ver & à protéger/ver la plage & à moins polluer/ver)}
