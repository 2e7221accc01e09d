@title Les poches du géant
@levels CE1 CE2 CM1 CM2
@keywords géant, poches, montagne, chercher, mouchoir, imaginaire
@tenses présent, passé_composé, passé_simple

= ouverture
S{un (bon|vieux|gentil) géant} V{vivre:état} L{(derrière|entre|au-dessus de) les montagnes} : S{il} V{être:état} A{très enrhumé}
L{au (sommet|pied) de la montagne}, S{un (vieux|énorme|brave) géant} V{avoir:état} O{un (gros|terrible|affreux) rhume}

= besoin
T{(soudain|tout à coup)}, S{le géant} V{avoir:événement} O{(très|bien) envie d'éternuer/ver} J{et} V{chercher} O{son mouchoir}
T{(soudain|tout à coup)}, S{son nez} V{piquer}, J{et} S{le géant} V{chercher} O{son mouchoir}

+ poches
L{de sa poche droite}, S{le géant} V{sortir} O{[un objet.jouet|objet.maison|objet.maison.siège|objet.maison.lampe|objet.maison.meuble|objet.outil|objet.outil.échelle|objet.cuisine|objet.musique.instrument|objet.conte|objet.lecture.livre=échelle,lampe,violon adj liste]}
L{dans sa poche gauche}, S{ses (gros|longs|énormes) doigts} V{sentir} C{remuer/ver} O{[un animal|animal.ferme.bétail|animal.sauvage.savane|animal.sauvage.forêt|animal.oiseau|animal.compagnie=vache,girafe adj liste]}
L{dans la poche de sa chemise}, S{il} V{y avoir:état} O{[un lieu.ville.château|lieu.ville.village|lieu.nature.bois|lieu.nature.eau|lieu.nature.île|lieu.maison.maison|lieu.ville.moulin|lieu.ville.tour|lieu.nature.relief=forêt,village adj liste]}
L{au fond d'une poche (profonde|immense)}, S{[un personne.métier|personne.métier.ferme|personne.métier.spectacle|personne.métier.commerce|personne.conte.noble|personne.élève=berger,reine sg]} V{dormir:état} M{(tranquillement|paisiblement)}
L{dans sa manche}, S{le géant} V{trouver} O{[un aliment.fruit|aliment.légume|aliment.dessert|aliment.plat.repas|aliment.boisson=tarte,potiron adj liste]}
L{sous son chapeau}, S{il} V{y avoir:état} O{[un objet.véhicule|objet.véhicule.route|objet.véhicule.rail|objet.véhicule.eau|objet.véhicule.air|objet.véhicule.neige=train,bateau adj liste]}
L{dans sa plus petite/adj poche}, S{il} V{garder:état} O{[le nature.ciel|nature.météo.vent|nature.météo.orage|nature.météo.pluie|abstrait.sentiment.courage|abstrait.notion.silence=lune]}
L{à la place du mouchoir}, S{le géant} V{découvrir} O{[un vêtement|vêtement.habit|vêtement.pied|vêtement.hiver|vêtement.tête=chaussette,gilet adj liste]}

? parole
« V{m'excuser:impératif.vous}, S{je} V{chercher} O{mon mouchoir} », V{dire}-S{le géant} M{poliment}
« J{où} V{être} S{ce mouchoir} ? S{je} V{mettre:passé_composé +tout} L{dans mes poches}, J{sauf} O{lui} ! » V{gémir}-S{le géant}
« J{ne} V{éternuer:impératif.tu} J{pas}, S{nous} V{tomber:futur} ! » V{crier}-S{les habitants de la vallée}

= chute
T{enfin}, S{le géant} V{trouver} O{son mouchoir}, A{grand} C{comme une voile de bateau}, V{se moucher} J{et} S{toutes les feuilles de la forêt} V{s'envoler}
J{mais} S{il} V{être:état} A{trop tard/adv} : S{le géant} V{éternuer}, J{et} S{tous les nuages} V{partir} L{de l'autre côté du monde}

? après
T{alors}, S{le (bon|brave) géant} V{ranger} O{tous ses trésors} L{dans ses poches} J{et} V{rentrer} M{tranquillement} L{chez lui}
T{alors}, S{le (bon|brave) géant} V{sourire}, V{respirer} M{librement} J{et} V{ranger} O{ses trésors} L{dans ses poches}
