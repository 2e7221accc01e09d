@title La boîte à merveilles
@levels CP CE1
@keywords boîte, collection, trésor, partage, classe, ami
@tenses présent, passé_composé, passé_simple

= ouverture
S{héros} V{avoir:état} O{une boîte (rouge/adj|bleue|jaune|ronde/adj)} : S{ce} V{être:état} A{un secret}
L{dans son sac}, S{héros} V{cacher:état} O{une (petite|grosse|belle) boîte}

= question
« J{qu'est-ce qu'} S{il} V{y avoir} L{dans ta boîte} ? » V{demander}-S{ami}
« V{montrer:impératif.tu} O{ta boîte} ! » V{dire}-S{ami}

+ idées
« J{est-ce que} S{ce} V{être} A{[un animal|animal.compagnie|animal.insecte.volant|animal.insecte.rampant|animal.oiseau|animal.oiseau.petit|animal.sauvage.mare=souris,papillon adj sg]} ? » V{demander}-S{(un garçon|une voisine)}
« J{est-ce que} S{ce} V{être} A{[un objet.jouet.petit|objet.école.fourniture|objet.conte.bijou|objet.maison.clé|objet.maison.montre|objet.musique.instrument=bille,toupie adj sg]} ? » V{demander}-S{une fille}
« J{est-ce que} S{ce} V{être} A{[un aliment.fruit|aliment.dessert|aliment.légume=pomme,gâteau adj sg]} ? » V{demander}-S{un (petit|grand) garçon}
« J{est-ce que} S{ce} V{être} A{[un vêtement|vêtement.tête|vêtement.pied|vêtement.hiver=gant,chapeau adj sg]} ? » V{demander}-S{le maître}
« J{moi}, S{je} V{voir} O{[un personne.conte|personne.conte.magique|personne.conte.noble.jeune|animal.conte=lutin,fée adj sg]} ! » V{dire}-S{le plus petit/adj}
« S{ce} V{être} A{[le nature.ciel|nature.météo.vent|nature.météo.pluie=lune,soleil]} ! » V{dire}-S{une (petite|grande) fille}

? réponse
« J{non}, S{vous} V{ne savoir pas} ! » V{répondre}-S{héros}
« V{chercher:impératif.vous} T{encore} ! » V{dire}-S{héros}

= fin
T{enfin}, S{héros} V{ouvrir} O{la boîte vide/adj} J{et} V{dire} : « S{nous} V{aller} C{la remplir/ver} M{ensemble} ! »
T{alors}, S{héros} V{ouvrir} O{la boîte} J{et} V{montrer} O{un (petit|beau) miroir} I{à ami} : « S{le trésor}, S{ce} V{être} A{toi} ! »
