@title Le dernier panier
@levels CE1 CE2 CM1
@keywords jardin, collier, perdu, automne, noms en er, noms en ier, métiers
@tenses présent, passé_composé, passé_simple
# famille : collier, rocher, panier, premier, dernier, escalier, pommier, papier, cahier, ouvrier, sentier, rosier, fermier, grenier, quartier, boulanger, berger, pompier, facteur, clocher, olivier, palmier, cerisier, sanglier, tablier, évier, oreiller, plancher, janvier, février, levier, atelier, calendrier, étranger, danger, léger, entier

= perte
T{(en janvier|en février|ce matin-là|un matin)}, S{la fermière} V{perdre} O{son collier} L{(dans l'escalier|sur le sentier|sous un pommier|près du rosier|dans le grenier|dans le quartier|devant l'atelier|près du clocher)}
S{la fermière} V{ne plus trouver} O{son collier (léger|étranger|entier|)} L{(dans le grenier|sous l'oreiller|dans l'évier|dans l'atelier|dans son tablier)}

+ recherche
S{héros} V{regarder} L{(sous un rocher & derrière un rosier & dans l'escalier & dans un panier & sous un pommier & sur le plancher & dans le grenier & sous l'oreiller & dans l'évier & au bout du sentier & dans les poches d'un tablier & sous l'olivier & entre deux cahiers & près du palmier)} : J{rien} !
T{aussitôt}, (S{le boulanger} V{vider} O{un panier} & S{un ouvrier} V{soulever} O{le plancher} & S{le berger} V{suivre} O{le sentier} & S{un pompier} V{monter} L{dans un pommier} & S{le fermier} V{fouiller} O{le grenier} & S{le facteur} V{interroger} O{le quartier} & S{un ouvrier} V{secouer} O{le cerisier} & S{un écolier} V{poser} O{son cahier} & S{un étranger} V{proposer} O{son aide} & S{le jardinier} V{couper} O{le rosier} & S{le sonneur} V{grimper} L{au clocher})
L{sur (un papier|un cahier|le calendrier|une page de cahier)}, S{héros} V{dessiner} O{le collier}

? parole
« S{qui} V{voir:passé_composé} O{mon collier} L{(dans le quartier|près du clocher|dans cet escalier)} ? » V{demander} S{la fermière}
« V{chercher:impératif.vous} L{(dans le dernier panier|sous le premier rocher|derrière le rosier|au pied de l'olivier)} ! » V{dire} S{(le berger|un ouvrier|le boulanger|le facteur)}
« S{je} V{ne pas dormir:futur} T{avant le dernier panier} ! » V{dire}-S{héros}

? danger
L{dans (l'atelier|le grenier)}, S{un ouvrier} V{prendre} O{un levier} J{et} V{soulever} O{(une planche|le plancher)} M{sans danger/nom}
T{depuis (janvier|février)}, S{le calendrier} V{annoncer:état} O{(une fête|un marché) au quartier}, J{et} S{la fermière} V{vouloir:état} O{son collier}

= piste
J{alors} S{héros} V{suivre} O{des traces} L{jusqu'au (premier|dernier) (pommier|cerisier|rocher|olivier)}
J{mais} S{un sanglier} V{traverser} O{(le sentier|le quartier|la cour)} C{avec quelque chose de brillant/adj}

= fin
L{dans le dernier panier}, S{une pie} V{couver:état} O{le collier entier} !
S{le collier} V{être:état} L{(dans le dernier panier|au cou d'un sanglier|sous le dernier rocher)} !

? fête
C{pour remercier/ver tout le quartier}, S{la fermière} V{offrir} O{un panier (de pommes|de cerises|d'olives|de papier doré)} I{(au premier ouvrier|au berger|au boulanger|à chaque écolier)}
