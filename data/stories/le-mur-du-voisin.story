@title Le mur du voisin
@levels CP CE1
@keywords son in, son ain, voisin, peinture, mur, dessin, jardin
@tenses présent
# famille : lapin, sapin, jardin, matin, chemin, moulin, poussin, requin, dauphin, pingouin, singe, timbre, pain, main, bain, train, copain, faim, grain, peinture, ceinture, cinq, quinze, vingt, magasin, médecin, voisin, raisin, dessin, coussin, patin, prince, pinceau, malin, coquin, plein, simple, peindre, grimper, imiter, inviter, demain, enfin, bien, lundi, rien

= gris
S{le mur du voisin} V{être} A{bien gris} T{ce matin/nom}
T{lundi matin/nom}, S{le mur du voisin} V{être} A{trop gris}
S{le voisin} V{avoir} O{un (grand|long|vieux) mur gris sans dessin}
S{le mur du voisin} V{être} A{gris} : J{pas un dessin} !

? matériel
T{aussitôt}, S{héros} V{apporter} O{(un seau plein & cinq pinceaux & un coussin & quinze dessins & vingt peintures & du pain & du raisin & un patin & du grain)}
T{aussitôt}, C{avec (un copain & le médecin & un cousin & cinq voisins)}, S{héros} V{trouver} O{la peinture}

? travail
T{alors}, S{héros} (V{tremper} O{un pinceau} & V{grimper} & V{prendre} O{un coussin} & V{lever} O{la main} & V{serrer} O{sa ceinture} & V{avoir} O{faim} & V{croquer} O{du pain} & V{manger} O{du raisin} & V{imiter} O{un singe} & V{inviter} O{un copain} & V{courir} L{à le magasin} & V{traverser} O{le jardin} & V{être} A{coquin/adj} & V{peindre} O{un requin} & V{peindre} O{un dauphin} & V{verser} O{un seau plein} & V{mélanger} O{vingt couleurs} & V{faire} O{le malin} & V{ne craindre rien} & V{peindre} M{bien} & V{prendre} O{un bain} & V{jeter} O{des grains})

+ image
C{avec un pinceau}, S{héros} V{peindre} O{(un lapin brun & un sapin & un jardin & un chemin & un moulin & un poussin & un requin & un dauphin & un pingouin & un singe & un timbre & une main & un train & un copain & un prince & un raisin & un magasin & un patin & cinq lapins & quinze sapins & vingt trains)}
L{sur le mur}, S{on} V{voir} O{(un lapin & un sapin brun & un jardin & un petit chemin & un moulin & un poussin & un requin & un dauphin & un pingouin & un singe & un timbre & une main & un train & un prince & un médecin)}

+ parole
« S{ce} V{être} A{(bien simple|très bien|malin)} ! » V{dire}-S{(un copain|le médecin|un singe en peinture)}
« T{demain}, S{je} V{peindre} O{(un poussin|un train|vingt sapins|quinze lapins|cinq singes)} ! » V{dire}-S{(un copain|un voisin coquin|un voisin malin)}
« S{je} V{avoir} O{faim} : V{manger:impératif.nous} O{(du pain|du raisin)} ! » V{dire}-S{(un copain|le médecin)}
« J{et moi} ? S{je} V{ne voir rien} ! » V{crier}-S{le voisin}

= fin
T{enfin}, S{le voisin} V{inviter} O{(un copain & un médecin & un cousin & cinq voisins & un marin)} L{dans son jardin}
T{enfin}, S{le voisin} V{offrir} O{(du pain & du raisin & un coussin & un pinceau & un dessin & un timbre)} : S{ce} V{être} A{joli} !
T{enfin}, S{le voisin} V{peindre} O{(sa main & un copain & un cœur & un singe & un prince)} : J{bravo} !
