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
T{aussitôt}, C{pour le peindre/ver}, S{héros} V{apporter} O{(un seau plein & cinq pinceaux & quinze pinceaux & vingt peintures & un coussin)}
T{aussitôt}, C{avec (un copain & le médecin & un cousin & cinq voisins)}, S{héros} V{chercher} O{de la peinture}

? travail
C{pour peindre/ver haut}, S{héros} (V{serrer} O{sa ceinture} & V{grimper} & V{imiter} O{un singe} & V{ne craindre rien} & V{lever} O{la main} & V{prendre} O{un coussin} & V{inviter} O{un copain} & V{tremper} O{un pinceau} & V{faire} O{le malin})

= image
C{avec un pinceau}, S{héros} V{peindre} O{(un lapin brun & un sapin & un jardin & un chemin & un moulin & un poussin & un requin & un dauphin & un pingouin & un singe coquin/adj & un timbre & une main & un train & un prince & un raisin & un magasin & cinq lapins & quinze sapins & vingt trains)}
L{sur le mur}, S{on} V{voir} O{(un lapin & un sapin brun & un jardin & un petit chemin & un moulin & un poussin & un requin & un dauphin & un pingouin & un singe & une main & un train plein & un prince & un médecin & un patin)}

+ parole
« S{ce} V{être} A{(bien simple|très bien|malin)} ! » V{dire}-S{(un copain|le médecin)}
« T{demain}, S{je} V{peindre} O{(un poussin|un train|vingt sapins|quinze lapins|cinq singes)} ! » V{dire}-S{(un copain|un cousin malin)}
« J{et moi} ? S{je} V{ne voir rien} ! » V{crier}-S{le voisin}

= fin
T{enfin}, S{le voisin} V{inviter} O{(un copain & un médecin & un cousin & cinq voisins & un marin)} C{pour voir/ver son mur}
T{enfin}, S{le voisin ravi} V{offrir} O{(du pain & du raisin & un coussin & un pinceau & un dessin & un timbre)} I{à héros} !
T{enfin}, S{le voisin} V{peindre} O{(sa main & un copain & un cœur & un singe & un prince)} : J{bravo} !
