@title Le grand troc
@levels CE1 CE2 CM1 CM2
@keywords troc, échange, marché, foire, bille, voyage
@tenses présent, passé_composé, passé_simple

= ouverture
T{(ce matin/nom|ce jour-là)}, S{héros} V{partir} L{à la foire} C{avec une bille (bleue|rouge/adj|verte)}, C{pour l'échanger/ver contre (un trésor|mieux)}
L{à la foire}, S{chacun} V{faire:état} O{(du troc|des échanges)} : S{héros} V{ne avoir:état que} O{sa (petite|vieille|belle) bille}, J{mais} S{il} V{vouloir:état} O{un trésor}

= premier
« S{ta bille} V{être} A{jolie}, V{prendre:impératif.tu} C{en échange} O{[ce objet.outil|objet.maison.récipient|objet.lecture.livre|objet.musique.instrument|objet.maison.lampe|objet.cuisine.récipient=tambour,panier adj sg]} ! » V{dire}-S{(un marchand|une marchande|un voyageur)}
S{(un marchand|une marchande|un voyageur)} V{admirer} O{la bille} J{et} V{lui donner} O{[un objet.jouet.petit|objet.maison|objet.outil|objet.conte|objet.musique.instrument|objet.cuisine=lanterne,tambour adj sg]} C{en échange}

+ trocs
S{(un fermier|une fermière)} V{vouloir} O{cet objet} : S{héros} V{recevoir} O{[un animal.ferme.bétail|animal.ferme.volaille|animal.compagnie|animal.ferme.lapin=chèvre,poule adj liste]}
C{contre cela/pro}, S{(un tailleur|une couturière)} V{offrir} I{à héros} O{[un vêtement|vêtement.habit|vêtement.pied|vêtement.tête|vêtement.hiver=manteau,chapeau adj liste]}
L{un peu plus loin}, S{(le boulanger|une pâtissière)} V{proposer} O{[un aliment.fruit|aliment.dessert|aliment.légume|aliment.plat.repas=gâteau,melon adj liste]}, J{et} S{héros} V{accepter} M{aussitôt}
S{(un mécanicien|une pilote|un vieux/adj capitaine)} V{vouloir} O{tout cela} J{et} V{donner} O{[un objet.véhicule|objet.véhicule.route|objet.véhicule.eau|objet.véhicule.air|objet.véhicule.neige=bateau,vélo adj]}
S{(un dompteur|une exploratrice)} V{proposer} T{alors} O{[un animal.sauvage.savane|animal.oiseau|animal.mer.grand|animal.conte=perroquet,éléphant adj]}, S{qui} V{suivre} O{héros} L{partout}
S{(une princesse|un seigneur|un comte)} V{offrir} O{[son lieu.ville.château|lieu.maison.maison|lieu.ville.moulin|lieu.nature.île|lieu.maison.cabane=moulin,château adj]}, J{et} S{héros} V{dire} O{oui/int}
S{(un poète|une conteuse)} V{donner} I{à héros} O{[du abstrait.sentiment.courage|abstrait.sentiment.force=courage]} C{dans une petite boîte vide/adj}
« J{contre quoi} V{changer:conditionnel}-S{tu} O{tout cela} ? » V{demander}-S{[un personne.métier.spectacle|personne.conte.noble|personne.métier.commerce=clown,reine sg adj]}

? parole
« S{je} V{avoir} O{un (vrai|grand) trésor}, J{mais} S{je} V{ne savoir pas} C{où le mettre/ver} », V{soupirer}-S{héros}
« S{je} V{devenir} A{riche}, J{mais} S{je} V{ne pouvoir} C{ni jouer/ver ni courir/ver} ! » V{gémir}-S{héros}

= obstacle
J{mais} T{le soir}, S{héros} V{ne être:état pas} A{content} : S{ce trésor} V{ne tenir:état pas} L{dans sa poche}
J{pourtant}, T{le soir}, S{héros} V{ne être:état pas} A{content} : S{ce trésor} V{être:état} A{trop (lourd/adj|grand)}, J{et} S{personne} V{ne jouer:état} C{avec <lui|elle>}

= fin
L{au bord du chemin}, S{un enfant} V{jouer:état} C{avec la bille} : S{héros} V{donner} O{son trésor} C{pour la reprendre/ver}
T{alors}, S{héros} V{retrouver} O{sa bille} L{sur un étal}, V{la reprendre} C{contre son trésor} J{et} V{rentrer} M{le cœur léger/adj}
