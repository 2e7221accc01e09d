@title La machine à bonne humeur
@levels CE1 CE2 CM1 CM2
@keywords invention, machine, inventrice, liste, immeuble, joie
@tenses présent, passé_composé, passé_simple

= ouverture
L{dans un immeuble (gris|triste/adj|silencieux)}, S{une (jeune|vieille/adj) inventrice} V{décider} C{de construire/ver une machine à bonne humeur}
L{au dernier étage}, S{une inventrice} V{vouloir:état construire/ver} O{une machine à bonne humeur} C{pour ses voisins (tristes/adj|silencieux|grognons/adj)}

= demande
« S{ma machine} V{manquer} I{de tout} : V{vider:impératif.vous} O{vos (caves|greniers|placards)} ! » V{dire}-S{l'inventrice}
L{(devant|sur) sa porte/nom}, S{l'inventrice} V{écrire} : « S{je} V{prendre} O{tout}, V{frapper:impératif.vous} J{et} V{entrer:impératif.vous} ! »

+ dons
S{(le gardien|la concierge)} V{apporter} O{[un objet.maison|objet.maison.récipient|objet.maison.siège|objet.maison.lampe|objet.cuisine|objet.cuisine.récipient=marmite,lampe adj liste]}
S{un (petit|grand) garçon} V{prêter} O{[son objet.jouet|objet.jouet.petit|objet.véhicule.neige|objet.musique.instrument|objet.musique=toupie,trompette adj]}
S{(une dame pressée/adj|un vieux/adj pilote)} V{offrir} O{[un objet.véhicule|objet.véhicule.route|objet.outil|objet.outil.machine|objet.outil.moteur=moteur,vélo adj liste]}
S{(le boulanger|une pâtissière)} V{donner} O{[un aliment.dessert|aliment.fruit|aliment.plat.repas|aliment.légume=brioche,citron adj liste]} C{pour l'odeur}
S{(une couturière|un danseur)} V{sacrifier} O{[son vêtement|vêtement.habit|vêtement.tête|vêtement.pied|vêtement.hiver=veste,chapeau adj]}
S{(un poète|une vieille/adj voisine)} V{proposer} O{[du abstrait.sentiment.courage|abstrait.sentiment.amitié|abstrait.sentiment.amour|abstrait.sentiment.force=courage]}, C{faute de mieux}
L{par la fenêtre}, S{[un animal.compagnie|animal.oiseau.petit|animal.oiseau|animal.insecte.volant=chat,moineau adj sg]} V{entrer} M{(sans frapper/ver|tranquillement)} J{et} V{s'installer} L{sur la machine}
S{(un voyageur|une pilote)} V{ajouter} O{des (photos|cartes/nom)} : S{on} V{y voir:état} O{[le lieu.nature.plage|lieu.nature.relief|lieu.nature.bois|lieu.nature.eau|lieu.nature.île|lieu.nature.désert=mer,montagne liste]}

? parole
« J{à quoi} V{servir} S{ce levier} ? » V{demander}-S{(un enfant|une voisine)}
« S{je} V{tenir} O{l'échelle}, S{vous} V{visser}, S{elle} V{peindre} ! » V{crier}-S{le gardien}
« S{nous} V{réussir:futur}, S{nous} V{rire:futur} T{tous les jours} ! » V{promettre}-S{l'inventrice}

= panne
T{le soir}, S{l'inventrice} V{appuyer} L{sur le (gros|grand) bouton (rouge/adj|vert|bleu)} : S{la machine} V{tousser}, V{fumer} J{et} V{s'arrêter}
T{enfin}, S{la machine} V{être:état} A{prêt} ; J{mais} S{elle} V{trembler}, V{gémir} J{et} V{ne bouger plus}

= fin
S{l'inventrice} V{se retourner} : L{dans sa cuisine}, S{les voisins} V{parler:état}, V{rire:état}, V{chanter:état} ; J{finalement}, S{sa machine} V{marcher:état} M{très bien} !
T{alors}, S{tous les voisins} V{éclater} C{de rire/ver}, V{partager} O{un gâteau} J{et} V{danser} T{jusqu'à minuit} : S{la machine} V{réussir:antérieur} !
