@title Le sceau dans le puits
@levels CM1 CM2
@keywords roi, château, moyen-âge, puits, conte, sceau, homophones, valet
@tenses présent, passé_composé, passé_simple

= ouverture
L{au château}, S{héros} V{servir:état} O{un vieux roi}, S{qui} V{signer:état} T{toujours} O{ses lettres} C{avec un (gros sceau|sceau d'or|lourd sceau)}
L{dans un château}, S{un vieux roi} V{confier:état} T{chaque matin/nom} O{son sceau} I{à héros}, J{car} S{héros} V{porter:état} O{ses lettres}

= perte
J{(or|mais)}, T{un matin/nom}, S{le sceau} V{glisser} I{de la poche de héros}, V{rebondir} L{sur la margelle} J{et} V{tomber} L{au fond du puits}
T{(un matin/nom|un soir)}, L{auprès/pré du puits}, S{héros} V{se pencher +trop}, J{et} S{le sceau} V{faire} O{un saut} L{dans l'eau noire}

? conseils
S{le cuisinier} V{proposer} C{de vider/ver le puits}, J{mais} S{cela} V{prendre:conditionnel} O{(cent jours|au moins trois mois)}
S{un chevalier} V{se croire:état} A{plus malin que les autres} : S{il} V{jeter} O{son filet}, J{et} S{le filet} V{tomber} T{aussi} L{dedans}
S{le ministre} V{crier} M{partout} J{que} S{seul un sot} V{pouvoir:état perdre/ver} O{un sceau}
S{le jardinier} V{envoyer} O{une grenouille}, S{qui} V{revenir} T{néanmoins} M{sans rien}

? parole
« S{ce sceau} V{être} L{là-dessous}, J{et} S{le roi} V{s'en apercevoir:futur} T{bientôt} ! » V{murmurer}-S{héros}
« J{qui} V{être} A{le plus sot} : S{celui} J{qui} V{perdre} O{un sceau}, J{ou} S{celui} J{qui} V{ne rien tenter} ? » V{demander}-S{héros}
« J{si} S{on} V{s'y prendre} M{bien}, S{le seau} V{pouvoir remonter/ver} O{le sceau} ! » V{penser:événement}-S{héros}
« V{ne pas sauter:impératif.tu} L{là-dedans} : S{ton saut} V{être:conditionnel} A{le dernier} ! » V{crier} S{le cuisinier} I{à héros}

= idée
T{(enfin|alors|soudain)}, S{héros} V{avoir:événement} O{une idée} : S{il} V{étaler} O{(de la résine|de la poix)} L{au-dessous du seau} J{et} V{le:m descendre} M{(lentement|sans bruit|peu à peu)}
C{afin de repêcher/ver le sceau}, S{héros} V{enduire} O{le seau} I{de (résine|poix)} J{et} V{le:m faire descendre/ver} L{jusqu'au fond du puits}

? attente
T{durant (une heure|toute la matinée)}, S{la corde} V{monter:état} J{et} V{descendre:état} ; T{tantôt/adv} S{un caillou} V{venir:état}, T{tantôt/adv} S{rien} V{ne venir:état}
S{le seau} V{remonter} T{d'abord} O{une chaussure}, T{puis} O{(un clou|une cuillère|une vieille clé)}, J{mais} S{le sceau} V{rester:état} L{au fond}
T{à chaque fois}, S{héros} V{regarder:état} L{dessous} J{et} V{recommencer:état}, M{sans se plaindre/ver}

? retour
T{(à la septième fois|enfin|tout à coup)}, S{le sceau} V{apparaître}, A{collé} L{sous le seau} C{comme une mouche}
T{(juste avant midi|enfin)}, L{au-dessous du seau}, S{quelque chose} V{briller:événement} : S{ce} V{être:état} A{le sceau du roi} !

= fin
« S{ce} V{n'être:futur jamais} A{un sot}, S{celui} J{qui} V{sauver} O{un sceau} C{avec un seau} ! » V{dire} S{le roi} M{en riant/ver}
S{le roi} V{ne rien remarquer}, J{sauf} O{une odeur} L{sur ses lettres} : S{elles} V{coller:état} M{mieux que jamais}
