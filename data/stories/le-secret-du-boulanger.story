@title Le secret du boulanger
@levels CM1 CM2
@keywords secret, boulanger, danse, quartier, fête, promesse
@tenses présent, passé_composé, passé_simple

= ouverture
T{(un soir|très tard, un soir|un soir d'automne)}, S{héros} V{passer} L{devant la boulangerie} J{et} V{surprendre} O{le boulanger} M{en train de danser/ver} L{(autour du pétrin|parmi les sacs de farine|avec un balai)}
C{à travers la vitre de la boulangerie}, S{héros} V{apercevoir} T{(soudain|un soir)} O{le boulanger} M{en train de danser/ver}, C{(seul avec son balai|sans musique|entre deux sacs de farine)}

= promesse
« V{ne rien dire:impératif.tu} : S{je} V{apprendre} O{la valse}, J{mais} S{ma femme} V{ne rien savoir} ! » V{supplier} S{le boulanger}
« S{ce} V{être} A{une surprise} C{pour ma femme} ! S{tu} V{se taire:futur} T{jusqu'au bal}, J{n'est-ce pas} ? » V{demander} S{le boulanger}

? serment
S{héros} V{promettre} T{(aussitôt|volontiers|tout de suite)}, J{quoique} S{ce secret} V{être:subjonctif} A{(bien|très|un peu) lourd}
« S{je} V{n'en parler:futur} I{ni à mon père}, I{ni à mes amis} ! » V{jurer}-S{héros}
« S{vous} V{pouvoir compter/ver} I{sur moi} : S{je} V{se taire:futur} ! » V{promettre}-S{héros}

+ épreuves
T{d'ores et déjà}, S{les affiches} V{annoncer:état} O{le bal}, J{et} S{héros} V{compter:état} O{les jours}
T{dès le lendemain}, S{sa grande sœur} V{deviner} T{(néanmoins|cependant|toutefois)} J{que} S{quelque chose} V{se passer:état}
L{à l'école}, S{tout le monde} V{parler:état} I{du bal}, J{et} S{héros} V{se mordre} O{la langue} T{(plus d'une fois|à plusieurs reprises)}
« J{où} V{s'en aller}-S{il} T{tous les soirs} ? S{je} V{ne plus le voir} ! » V{soupirer} S{la boulangère} L{devant ses clients}
T{quand} S{la boulangère} V{se plaindre:état} I{de son mari}, S{héros} V{regarder:état} T{vite} O{ses chaussures}
M{au fur et à mesure}, S{le secret} V{devenir} A{(plus lourd|plus difficile à garder/ver)}, J{bien que} S{héros} V{ne penser:subjonctif que} I{au bal}

? parole
« S{tu} V{savoir} O{quelque chose}, J{sinon} S{tu} V{ne pas rougir:conditionnel} M{autant} ! » V{dire} S{sa sœur} I{à héros}
« J{moi}, S{je} V{ne rien voir:passé_composé}, J{et} S{je} V{ne rien dire:futur} ! » V{répondre}-S{héros}
« S{il} V{être} A{trop tôt} ! S{tu} V{le savoir:futur} T{bientôt} ! » V{répondre}-S{héros} I{à sa sœur}
« J{quand} S{on} V{se taire}, S{on} V{avoir} O{un peu mal} I{aux dents} ! » V{penser:événement}-S{héros}

= bal
T{(enfin|bientôt)}, S{le soir du bal} V{arriver} : S{le boulanger} V{s'avancer} L{vers sa femme} J{et} V{la:f inviter} C{à danser/ver}
T{le soir du bal}, S{le boulanger} V{prendre} O{la main de sa femme} J{et} V{la:f entraîner} L{(au milieu des|parmi les) danseurs}

? surprise
S{la boulangère} V{rire} J{et} V{pleurer} M{(à la fois|en même temps)}, T{tandis que} S{tous} V{s'écarter:état} L{autour d'eux}
S{la boulangère} V{ne pas en revenir} : T{autrefois}, S{son mari} V{ne pas savoir:imparfait danser/ver} O{trois pas}

= fin
L{par-dessus l'épaule de sa femme}, S{le boulanger} V{faire} T{(enfin|alors)} O{un clin d'œil} I{à héros}
C{grâce au silence de héros}, S{la surprise} V{être:événement} A{complète} ; T{le lendemain}, S{une brioche} V{attendre:état} O{l'enfant} L{(sur le comptoir|chez le boulanger)}
