@title Le lapin du matin
@levels CP CE1
@keywords lapin, jardin, animaux, son in, in, ain, ein
@tenses présent
# famille : lapin, matin, jardin, sapin, main, pain, train, copain, copine, poussin, dessin, chemin, moulin, raisin, coussin, bain, grain, demain, faim, voisin, médecin, magasin, malin, cousin, singe, vingt, cinq, bassin, pinceau, lutin, rien, bien, chien, un, brun, lundi

= faim
T{(ce matin/nom|lundi)}, S{un lapin} V{avoir:état} O{faim} L{(dans le jardin|sous un sapin|près du moulin|dans le train|au magasin|sur le chemin|dans le bain|près du bassin)}
L{(dans le jardin|sous un sapin|près du moulin|au bout du chemin|près du magasin)}, S{un lapin} V{chercher} O{(du pain|un grain|du raisin|un copain|son cousin)}

? rencontre
« V{avoir}-S{tu} O{(du pain|du raisin|un grain|cinq grains|vingt grains)} ? » V{demander}-S{il} I{à (un poussin|un copain|un voisin|son cousin|un chien|un singe|un lutin|une copine)}
S{(un poussin|un voisin|un copain|un chien|un singe malin|le médecin|un lutin|une copine)} V{ne donner rien} I{au lapin}
S{le lapin} V{chercher} L{(dans un train|sous un coussin|dans un moulin|au magasin|derrière un dessin|sous un pinceau|dans le bassin)} : S{rien} !

? demain
« V{revenir:impératif.tu} T{demain} ! » V{dire} S{(le voisin|un poussin|un copain|le médecin|un singe|un lutin)}
« S{je} V{revenir:futur} T{demain matin} L{(par le train|par le chemin|avec mon cousin|avec un copain)} », V{dire}-S{il}

= main
T{soudain/adv}, S{une main} V{poser} O{(du pain|un grain de raisin|vingt grains|du raisin|un panier plein)} L{(sous le sapin|sur le chemin|dans le jardin|sur un coussin|près du moulin)}
T{enfin}, S{une main} V{tendre} O{(du pain|du raisin|un grain)} L{(sous le sapin|sur le chemin|dans le jardin|près du bassin)}

= fin
S{le lapin} V{donner} O{(un dessin|un bisou|cinq grains|la main)} I{à (son copain|sa copine|son voisin|héros)} !
T{demain}, S{le lapin} V{inviter:futur} O{(un copain|son cousin|un poussin|un chien|son voisin)} !
S{c'} V{être} A{la main d'(un copain|un voisin|une copine|un cousin)} J{et} S{le lapin} V{ne avoir plus} O{faim} !
