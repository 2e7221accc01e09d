@title L'arche dans la baignoire
@levels CP CE1 CE2
@keywords jouets, bain, bateau, animaux, sauver, arche
@tenses présent, passé_composé, passé_simple

= ouverture
T{ce soir}, S{l'eau du bain} V{monter:état}, J{et} S{les jouets de héros} V{ne savoir:état pas nager/ver}
L{dans la baignoire}, S{ce} V{être:état} A{le déluge} : S{héros} V{devoir:état sauver/ver} O{ses jouets}

= bateau
S{héros} V{prendre} O{une (grande|grosse) bassine} : S{ce} V{être:état} A{(un navire|un beau bateau)}
M{aussitôt}, S{une (boîte|caisse|bassine)/nom} V{devenir} A{un (grand|beau) bateau}

+ passagers
S{héros} V{mettre +vite} L{à bord} O{[un animal|animal.compagnie|animal.ferme.bétail|animal.ferme.volaille|animal.sauvage.savane|animal.sauvage.forêt|animal.oiseau|animal.conte=lion,vache,mouton adj liste]}
S{héros} V{faire monter/ver} O{[un personne.conte|personne.conte.pirate|personne.conte.noble|personne.conte.noble.jeune|personne.métier.secours|personne.métier.spectacle|personne.famille.enfant=pirate,reine,pompier adj liste]}
L{sur le pont}, S{il} V{y avoir} O{[un objet.jouet.petit|objet.jouet|objet.jouet.corde|objet.jouet.seau|objet.jouet.pelle=poupée,ballon,cube adj liste]}
S{héros} V{sauver +aussi} O{[un objet.véhicule|objet.véhicule.route|objet.véhicule.rail|objet.véhicule.air=train,camion adj liste]}
C{pour le repas}, S{on} V{emporter} O{[du aliment.fruit|aliment.légume|aliment.dessert|aliment.plat.repas=pomme,gâteau pl liste]} C{en plastique}
S{héros} V{ne oublier pas} O{[le vêtement.tête|vêtement.habit|vêtement.pied|vêtement.hiver|objet.cuisine.table=chapeau,botte]} C{du capitaine}

= tempête
J{mais} S{une (grosse|haute|grande) vague} V{arriver} : S{le bateau} V{être:état} A{trop (plein|lourd/adj)} !
T{soudain}, S{héros} V{bouger} O{(un pied|le genou|les orteils)} : S{ce} V{être} A{la tempête} !

? parole
« V{tenir:impératif.vous} O{(la corde|le mât)} J{et} V{ne bouger:impératif.vous plus} ! » V{crier}-S{héros}
« S{nous} V{aller} C{couler/ver} ! » V{dire}-S{le plus petit/adj}
« V{ne avoir:impératif.vous pas} O{peur}, S{je} V{être} L{là} ! » V{dire}-S{héros}

= fin
T{alors}, S{héros} V{tirer} O{le bouchon} : S{l'eau} V{descendre} J{et} S{tous les passagers} V{toucher} O{la terre} !
S{papa} V{ouvrir} O{la porte/nom} J{et} V{enlever} O{le bouchon} : S{la tempête} V{être:état} A{fini}, S{tout le monde} V{être:état} L{au sec} !
