@title Le lapin prend le train
@levels CP CE1 CE2
@keywords son in, son ain, son ein, lapin, train, voyage, faim
@tenses présent
# famille : lapin, train, jardin, matin, chemin, moulin, poussin, requin, dauphin, pingouin, singe, timbre, pain, main, bain, copain, faim, grain, peinture, ceinture, frein, cinq, quinze, vingt, magasin, médecin, voisin, raisin, dessin, coussin, patin, prince, princesse, pinceau, sapin, gamin, marin, brun, malin, simple, important, grimper, imiter, inviter, peindre, éteindre, demain, combien, bien, rien

= train
T{ce matin/nom}, S{un lapin} V{partir} L{en train} C{sans pain}
S{un lapin (brun|malin|coquin)} V{prendre} O{le train} C{sans pain}
S{un lapin (brun|malin|coquin)} V{avoir} O{faim} L{dans (le|un) train}

? valise
L{dans son sac}, S{le lapin} V{avoir} O{(cinq timbres & de la peinture & un dessin & un coussin & un patin & quinze dessins & vingt timbres & une ceinture & un pinceau)}

? voyageurs
L{à côté}, (S{un singe} V{peindre} & S{un poussin} V{grimper} & S{un prince} V{inviter} O{tout le monde} & S{une princesse} V{lire} & S{un marin} V{imiter} O{un requin} & S{un médecin} V{compter} O{vingt grains} & S{un pingouin} V{prendre} O{un bain} & S{un gamin} V{rire} M{bien} & S{un peintre} V{sortir} O{un pinceau} & S{un requin} V{sourire} & S{un gamin} V{attendre} & S{un copain} V{manger} O{du raisin} & S{un peintre} V{éteindre} O{la lampe} & S{un voisin} V{dormir} M{bien} )

? lapin
S{le lapin} (V{grimper} & V{pousser} O{un coussin} & V{montrer} O{son timbre} & V{serrer} O{sa ceinture} & V{toucher} O{le frein} & V{lever} O{la main} & V{imiter} O{un singe} & V{inviter} O{un poussin} & V{peindre} O{un sapin} & V{peindre} O{un dauphin} & V{tremper} O{un pinceau} & V{avoir} O{faim} & V{demander} O{du pain} & V{manger} O{du raisin} & V{sortir} O{cinq timbres} & V{sortir} O{sa peinture} & V{saluer} O{un requin} & V{voir} O{un moulin} & V{voir} O{un jardin} & V{voir} O{un sapin} & V{suivre} O{un chemin} & V{éteindre} O{la lampe} & V{appeler} O{un médecin} & V{saluer} O{un prince} & V{offrir} O{un dessin} & V{être} A{important} & V{vouloir} O{un bain} & V{compter} L{jusqu'à vingt} & V{faire} O{le malin} & V{chercher} O{un copain} & V{essayer} O{un patin} & V{ne trouver rien})

? parole
« J{combien} V{avoir}-S{tu} C{de (pain|raisin|grains)} ? » V{demander}-S{(un singe|un marin|un gamin|un voisin)}
« S{ce} V{être} A{(simple|important|bien malin)} : V{descendre:impératif.tu} T{demain} ! » V{dire}-S{(un marin|le médecin|un pingouin|un copain)}
« S{je} V{ne avoir rien}, J{mon copain} ! » V{dire}-S{(un singe|un pingouin|un requin|un dauphin)}

= fin
T{enfin}, S{le train} V{s'arrêter} L{devant (un jardin|un moulin|un magasin|un sapin|un champ plein)} !
T{enfin}, S{le lapin} V{trouver} O{(du pain & du raisin & un jardin & un moulin & des grains & un magasin & un bain & un chemin & un copain & vingt carottes & quinze carottes & cinq carottes)} !
T{enfin}, S{(un poussin|un singe|un prince|un médecin|un voisin|un pingouin)} V{offrir} O{(son pain & son raisin & ses grains & son coussin)} I{au lapin} !
