@title Le rêve du veilleur
@levels CE2 CM1 CM2
@keywords rêve, nuit, musée, gardien, imaginaire, sommeil
@tenses présent, passé_composé, passé_simple

= ouverture
T{cette nuit-là}, S{le (vieux/adj|nouveau/adj|brave) gardien du musée} V{s'endormir} L{sur sa chaise} J{et} V{faire} O{un rêve (étrange|extraordinaire|magnifique)}
T{vers minuit}, S{un gardien de musée (fatigué|distrait|tranquille)} V{fermer} O{les yeux} J{et} V{commencer à rêver}

= porte
L{dans ce rêve}, S{une (petite|lourde|haute) porte/nom} V{refuser:état} C{de s'ouvrir/ver} : S{le gardien} V{devoir:état trouver/ver} O{la clé}
L{dans ce rêve}, S{le gardien} V{chercher:état} O{la clé d'une porte (bleue|dorée|minuscule)}, C{sans savoir/ver pourquoi}

+ salles
L{dans la première salle}, S{[un animal|animal.sauvage.savane|animal.sauvage.forêt|animal.oiseau|animal.ferme.bétail|animal.mer.grand|animal.conte=zèbre,baleine adj sg]} V{lire:état} O{le journal} M{(tranquillement|à l'envers)}
L{dans l'escalier}, S{[un personne.métier|personne.métier.secours|personne.métier.commerce|personne.métier.spectacle|personne.conte.noble|personne.conte=facteur,reine adj sg]} V{lui offrir} O{[un aliment.fruit|aliment.légume|aliment.dessert|aliment.plat.repas=poire,brioche adj]} C{à la place de la clé}
L{au plafond}, S{on} V{voir:état} C{pousser/ver} O{[un nature.plante.arbre|nature.plante.fleur|nature.plante=chêne,tulipe adj liste]}, J{mais} O{aucune clé}
L{derrière un rideau}, S{[un objet.maison|objet.maison.lampe|objet.maison.siège|objet.maison.meuble|objet.cuisine|objet.outil|objet.musique.instrument|objet.conte=armoire,piano,horloge adj sg]} V{chanter:état} M{(faux/adv|très bien|tout bas)}
L{par la fenêtre}, S{le gardien} V{apercevoir} O{[un lieu.nature.bois|lieu.nature.eau|lieu.nature.relief|lieu.nature.plage|lieu.nature.île|lieu.ville.château|lieu.ville.village|lieu.ville.bâtiment=mer,montagne adj liste]}, S{qui} V{flotter:état} L{dans le ciel}
L{au milieu du couloir}, S{[un objet.véhicule|objet.véhicule.route|objet.véhicule.rail|objet.véhicule.eau|objet.véhicule.air=train,voilier adj sg]} V{passer} M{sans bruit}, C{en marche arrière}
T{puis}, S{[le abstrait.sentiment|abstrait.sentiment.courage|abstrait.sentiment.amitié|abstrait.sentiment.amour|nature.météo|temps.saison=patience,automne sg]} V{s'asseoir} L{près de lui} J{et} V{lui prendre} O{la main}
T{ensuite}, S{[un vêtement.habit|vêtement.pied|vêtement.tête|vêtement.hiver=manteau,chapeau adj sg]} V{courir} L{(autour de lui|devant lui|entre les statues)} C{avec un bruit de clés}

? parole
« V{avoir}-S{vous} O{la clé} ? » V{demander}-S{le gardien} I{aux statues}
« J{si} S{vous} V{rêver}, S{la clé} V{être} L{dans votre poche} », V{dire}-S{une statue}

= tournant
T{enfin}, S{la porte/nom} V{s'ouvrir} M{toute seule/adj} : L{derrière}, S{le gardien} V{découvrir} O{un gardien} S{qui} V{dormir:état}
T{alors}, S{le gardien} V{trouver} O{la clé} L{(dans sa chaussure|sous sa casquette)}, V{ouvrir} J{et} V{voir} O{une chaise vide/adj}

= fin
T{à l'aube}, S{le gardien} V{se réveiller} L{sur sa chaise} : S{il} V{tenir:état} O{une clé} L{dans la main}
T{au matin/nom}, S{le gardien} V{ouvrir} O{les yeux} J{et} V{sourire} : L{dans le grand tableau, en face}, S{une porte/nom} V{rester:état} A{entrouvert}
