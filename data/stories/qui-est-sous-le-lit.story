@title Le monstre sous le lit
@levels CP CE1 CE2
@keywords nuit, peur, sommeil, chambre, monstre, la nuit, rêve, lune, étoiles
@tenses présent

= ouverture
T{(la nuit|ce soir/nom|à minuit)}, S{héros} V{entendre} O{un bruit} L{(sous son lit|dans sa chambre|derrière la porte|dans le noir)}
S{la lune} V{briller}, J{mais} S{héros} V{ne pas dormir}
T{(la nuit|ce soir/nom)}, S{héros} V{avoir} O{peur} L{(dans son lit|dans sa chambre|dans le noir)}

+ nuit
L{(dans le ciel|dehors|par la fenêtre|au-dessus du toit)}, S{(un hibou & une chouette & un nuage & une chauve-souris & un avion & un chat)} V{passer}
L{(dans le ciel|dehors|derrière les rideaux)}, S{(la lune & une étoile & les étoiles)} V{briller}
S{le vent} (V{souffler} & V{hurler}) L{(dehors|dans la nuit|dans le jardin|dans les arbres|dans la cheminée)}
S{(un hibou|une chouette|un chat)} V{crier} L{(dehors|dans la nuit|dans le jardin|sur le toit|dans les arbres)}
S{(un loup|un chien)} V{hurler} L{(dehors|dans la nuit|au loin)}
S{(une porte|le plancher|l'escalier|une marche/nom)} (V{grincer} & V{craquer}) L{(dans le couloir|au grenier|dans la maison)}
S{une souris} V{gratter} L{(au grenier|derrière le mur|sous le lit)}
S{héros} (V{serrer} O{son doudou} & V{allumer} O{la lampe} & V{fermer} O{les yeux} & V{ouvrir} O{les yeux} & V{tirer} O{la couverture} & V{écouter} & V{trembler} & V{cacher} O{sa tête} L{sous l'oreiller} & V{prendre} O{sa lampe} & V{appeler} O{maman} & V{appeler} O{papa} & V{compter} O{les moutons} & V{se lever} & V{regarder} L{sous le lit} & V{bâiller} & V{penser} I{à un monstre} & V{chercher} O{son ours} & V{rêver} I{d'un fantôme})
S{la nuit} V{être} A{(~noir/adj & ~sombre & ~calme/adj & ~froid/adj & ~long)}
S{(la chambre|la maison)} V{être} A{(~noir/adj & ~sombre & ~calme/adj & ~froid/adj & ~silencieux & ~grand/adj & ~petit/adj)}
S{une ombre} V{bouger} L{sur (le mur|le rideau|le plafond|la porte|le tapis|l'armoire)} !
S{ce} V{être +peut-être} A{(un monstre|un fantôme|un dragon|un loup|un ogre|une sorcière|un voleur|une souris)} !

? parole
« J{qui} V{être} A{là} ? » V{demander}-S{héros}

= fin
T{(soudain|enfin)}, S{le (petit frère|chat|chien) de héros} V{sortir} L{de dessous le lit} !
L{sous le lit}, S{le (chat|chien|petit frère) de héros} V{avoir} O{peur}, J{aussi} !
