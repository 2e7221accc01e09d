@title Le monstre sous le lit
@levels CP CE1 CE2
@keywords nuit, peur, sommeil, chambre, monstre, la nuit, rêve, lune, étoiles
@tenses présent

= ouverture
T{(la nuit|ce soir/nom|à minuit)}, S{héros} V{entendre} O{un bruit} L{(sous son lit|dans sa chambre|derrière la porte|dans le noir)}
S{la lune} V{briller}, J{mais} S{héros} V{ne pas dormir}
T{(la nuit|ce soir/nom)}, S{héros} V{avoir} O{peur} L{(dans son lit|dans sa chambre|dans le noir)}

+ nuit
L{(dans le ciel|dehors|par la fenêtre|derrière les rideaux|au-dessus du toit)}, S{(la lune & une étoile & les étoiles & un hibou & une chouette & un nuage & une chauve-souris & le vent & un chat & un avion)} V{passer}
S{(le vent|un hibou|le chat|la chouette|un loup|le chien|une porte|le plancher)} (V{crier} & V{souffler} & V{hurler} & V{gratter} & V{grincer} & V{craquer}) L{(dehors|dans la nuit|dans le jardin|au grenier|dans le couloir|dans les arbres)}
S{héros} (V{serrer} O{son doudou} & V{allumer} O{la lampe} & V{fermer} O{les yeux} & V{ouvrir} O{les yeux} & V{tirer} O{la couverture} & V{écouter} & V{trembler} & V{cacher} O{sa tête} L{sous l'oreiller} & V{prendre} O{sa lampe} & V{appeler} O{maman} & V{appeler} O{papa} & V{compter} O{les moutons} & V{se lever} & V{regarder} L{sous le lit} & V{bâiller} & V{penser} I{à un monstre} & V{chercher} O{son ours} & V{rêver} I{d'un fantôme})
S{(la chambre|la maison|la nuit|la rue)} V{être} A{(~noir/adj & ~sombre & ~calme/adj & ~froid/adj & ~silencieux & ~long & ~grand/adj & ~petit/adj)}
S{une ombre} V{bouger} L{sur (le mur|le rideau|le plafond|la porte|le tapis|l'armoire)} !
S{ce} V{être +peut-être} A{(un monstre|un fantôme|un dragon|un loup|un ogre|une sorcière|un voleur|une souris)} !

? parole
« J{qui} V{être} A{là} ? » V{demander}-S{héros}

= fin
T{(soudain|enfin)}, S{le (petit frère|chat|chien) de héros} V{sortir} L{de dessous le lit} !
L{sous le lit}, S{le (chat|chien|petit frère) de héros} V{avoir} O{peur}, J{aussi} !
