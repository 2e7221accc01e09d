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
J{mais}, L{dans son sac}, S{le lapin} V{ne avoir que} O{(un timbre & de la peinture & un dessin & un coussin & un patin & un pinceau & une ceinture & cinq timbres & quinze dessins & vingt timbres)}

? demande
T{alors}, S{le lapin} V{demander} O{du pain} I{(à un singe & à un poussin & à un prince & à une princesse & à un marin & à un médecin & à un pingouin & à un gamin & à un voisin & à un requin en vacances)}

? lapin
C{pour oublier/ver sa faim}, S{le lapin} (V{serrer} O{sa ceinture} & V{imiter} O{un singe} & V{imiter} O{un requin} & V{imiter} O{un dauphin} & V{grimper} & V{faire} O{le malin} & V{peindre} O{un sapin} & V{peindre} O{du pain} & V{compter} O{les moulins} & V{compter} L{jusqu'à vingt} & V{inviter} O{un copain} & V{inviter} O{un poussin} & V{essayer} O{un patin} & V{toucher} O{le frein} & V{éteindre} O{la lampe} & V{regarder} O{les jardins})

+ parole
« J{combien} V{avoir}-S{tu} C{de (pain|raisin|grains)} ? » V{demander}-S{le lapin}
« S{ce} V{être} A{(simple|bien simple)} : V{manger:impératif.tu} T{demain} ! » V{dire}-S{(un marin|le médecin|un pingouin|un copain|un gamin)}
« S{je} V{ne avoir rien}, J{mon copain} ! » V{dire}-S{(un singe|un pingouin|un requin|un dauphin)}
« S{le pain} V{être} A{important} ! » V{dire}-S{(un marin|le médecin|un voisin)}

= fin
T{enfin}, S{le train} V{s'arrêter} L{devant (un jardin|un magasin|un champ plein)} : J{à table} !
T{enfin}, S{le lapin} V{trouver} O{(du pain & du raisin & un jardin & des grains & un magasin & vingt carottes & quinze carottes & cinq carottes)} !
T{enfin}, S{(un poussin|un singe|un prince|un médecin|un voisin|un pingouin)} V{offrir} O{(son pain & son raisin & ses grains)} I{au lapin} !
