@title L'exposition des inventions
@levels CE2 CM1
@keywords école, invention, sciences, exposition, machine, récréation, eau, -tion
@tenses présent, passé_composé, passé_simple

# Héros présente à l'exposition une machine à arroser les plantes. Pendant la démonstration : une inondation ! Une autre invention se met à fumer : l'eau l'éteint.
# Le jury donne le prix : invention contre les incendies.

= ouverture
C{pour l'exposition de l'école}, S{héros} V{présenter:état} O{son invention}, A{une machine à arroser les plantes}
T{après la récréation}, S{héros} V{montrer} O{son invention}, O{une machine à arroser}, I{aux visiteurs de l'exposition}
L{à l'exposition des inventions}, S{héros} V{attendre:état} O{le jury} L{devant sa machine à arroser les plantes}

? stands
L{tout autour}, S{on} V{admirer:état} O{une (machine à additions|station de réparation|collection d'aimants)}
C{pour la construction de sa machine}, S{héros} V{utiliser:antérieur} O{[un objet.jouet.petit|objet.musique.instrument|objet.cuisine.récipient|objet.maison.récipient=toupie,bol,panier liste]}

? questions
« S{la fabrication} V{être:passé_composé} A{difficile} ? » V{demander} S{une dame du jury}
« J{attention}, S{la démonstration} V{commencer} : V{reculer:impératif.vous} ! » V{annoncer}-S{héros} M{avec émotion}
« S{cette invention} V{être} A{une révolution pour nos plantations} », V{expliquer}-S{héros}

= accident
J{mais}, T{pendant la démonstration}, S{le tuyau} V{s'échapper} J{et} V{provoquer} O{une (véritable|) inondation}
J{hélas}, T{après une seconde d'hésitation}, S{la machine} V{arroser} O{toute l'exposition} !

+ panique
S{la circulation} V{devenir} A{difficile} L{entre les tables} J{et} S{une maquette} V{se mettre} I{à flotter}
S{le jury}, A{trempé}, V{perdre} O{(la direction de la sortie|sa concentration)}
S{le maître de natation} V{distribuer} O{des bouées} M{avec précaution}
S{héros} V{chercher} O{une solution} : S{la position du robinet} V{être:état} A{un mystère}
S{la décoration} V{tomber}, S{la collection de cailloux} V{être:état} A{propre/adj} C{pour la première fois}

? punition
« S{tu} V{risquer} O{une punition}, V{couper:impératif.tu} O{l'eau} ! » V{crier} S{un camarade}
« S{je} V{perdre:passé_composé} O{la notice d'utilisation} ! » V{avouer}-S{héros}
« V{sortir:impératif.vous} L{dehors}, S{il} V{y avoir} O{de l'eau} L{partout} ! » V{ordonner} S{la directrice}
« J{combien de temps} V{durer:futur} S{cette inondation} ? » V{demander} S{le maître}
« T{hier}, J{pendant la répétition}, S{tout} V{marcher:imparfait} M{bien} », V{gémir}-S{héros}

= tournant
J{or}, T{(au même moment|à cet instant)}, S{une machine à potions} V{prendre} O{feu}, J{mais} T{aussitôt} S{l'eau} V{la éteindre}
J{or}, L{sur la table voisine}, S{un volcan en carton} V{prendre} O{feu} : S{l'inondation} V{l'éteindre} T{aussitôt}

= chute
M{sans discussion}, S{le jury} V{donner} I{à héros} O{le prix} C{de la meilleure protection contre les incendies}
T{après une (longue|courte) réflexion}, S{le jury} V{récompenser} O{cette invention}, J{pour son action contre le feu}

+ fin
C{avec les félicitations de l'administration}, S{héros} V{recevoir} O{une serpillière}
T{depuis}, S{une station d'arrosage} V{décorer:état} O{la cour} J{et} S{personne} V{ne s'en approcher:état}
