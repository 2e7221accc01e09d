@title Le bureau des choses perdues
@levels CE2 CM1 CM2
@keywords objets trouvés, gare, perdre, chercher, sentiments, imaginaire
@tenses présent, passé_composé, passé_simple

= ouverture
L{derrière la (vieille/adj|grande) gare}, S{une gardienne} V{veiller:état} L{sur tout ce que} S{les habitants} V{perdre:antérieur}
L{dans une rue (sombre|tranquille|étroite)}, S{une gardienne} V{tenir:état} O{le bureau des choses perdues/adj}, J{et} S{elle} V{ne dormir:état jamais}

+ étagères
L{sur la première étagère}, S{il} V{y avoir:état} O{[un vêtement|vêtement.habit|vêtement.pied|vêtement.tête|vêtement.hiver=gant,chapeau,chaussure adj liste]}
L{sur la deuxième étagère}, S{on} V{voir:état} O{[un objet.jouet|objet.maison|objet.outil|objet.lecture|objet.conte|objet.musique|objet.cuisine|objet.école=boussole,trompette,peluche adj liste]}
L{dans la cour/nom}, S{[un animal.compagnie|animal.ferme|animal.oiseau|animal.sauvage.forêt|animal.sauvage.savane|animal.sauvage.mare|animal.conte=perroquet,poule liste]} V{attendre:état} C{que} S{quelqu'un} V{venir:subjonctif}
L{tout en haut}, L{dans des bocaux}, S{[le abstrait.sentiment=courage,patience,joie liste]} V{briller:état} M{(doucement|faiblement)}
L{dans une armoire/nom}, S{des cartes/nom} V{indiquer:état} O{[le lieu.nature.chemin|lieu.nature.île|lieu.nature.grotte|lieu.maison.maison|lieu.ville.château=île,château adj]} L{où} S{personne} V{ne retourner:antérieur jamais}
L{sur une chaise}, S{[un personne.conte|personne.histoire.explorateur|personne.métier.touriste|personne.famille.enfant=fantôme,touriste]} V{chercher:état} T{encore} O{son chemin}

= visiteur
T{un soir}, S{héros} V{pousser} O{la porte/nom}, C{les mains vides/adj} : « S{je} V{perdre:passé_composé} O{quelque chose}, J{mais} S{je} V{ne savoir plus} C{quoi} ! »
T{ce soir-là}, S{héros} V{entrer} J{et} V{dire} M{tout bas} : « S{je} V{perdre:passé_composé} O{quelque chose}, J{mais} C{quoi} ? »

? question
« J{est-ce que} S{ce} V{être} A{[un vêtement|vêtement.habit|objet.jouet.petit|objet.maison|objet.outil|objet.cuisine=clé,écharpe adj]} ? » V{demander}-S{la gardienne}
« J{quand} V{perdre:passé_composé}-S{vous} O{cette chose} ? V{être}-S{elle} A{(lourde|précieuse|légère|fragile)} ? » V{demander}-S{la gardienne}

? prénom
« S{ce} V{ne être ni} A{[un aliment.fruit|nature.plante.fleur|corps.trait|objet.fête=fleur,cadeau]} J{ni} A{[un objet.véhicule|objet.véhicule.route|objet.véhicule.eau|objet.véhicule.air|objet.véhicule.rail=vélo,train]} », V{expliquer}-S{héros}

= recherche
S{la gardienne} V{ouvrir} O{(tous les tiroirs|chaque boîte)}, J{mais} S{ce} V{ne être:état jamais} A{cela}
S{la gardienne} V{chercher} L{(partout|en bas, en haut, au milieu)}, J{mais} S{elle} V{ne rien trouver}

? escabeau
T{enfin}, S{la gardienne} V{grimper} L{(sur une chaise|à l'échelle)} C{pour atteindre/ver [le objet.maison.récipient|objet.conte.coffre=boîte adj=dernier]}

= fin
T{(soudain|tout à coup)}, S{un parapluie} V{s'ouvrir} L{sur la tête de la gardienne} J{et} S{héros} V{éclater} C{de rire/ver} : « S{je} V{chercher:imparfait} O{mon rire/nom} ! »
T{(soudain|tout à coup)}, S{la gardienne} V{éternuer} J{et} S{dix chapeaux} V{tomber} L{sur son nez} : S{héros} V{rire} M{aux larmes} J{et} V{comprendre +enfin} O{ce que} S{il} V{chercher:état}

? après
« S{tout} V{revenir} T{un jour} », V{dire}-S{la gardienne} M{(doucement|simplement)}
