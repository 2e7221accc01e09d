@title Le vieux pommier
@levels CE2 CM1 CM2
@keywords arbre, pommier, fruits, verger, jardin, oiseaux, automne, printemps, grand-père
@tenses présent, passé_composé, passé_simple

= ouverture
L{au fond du verger}, S{le vieux pommier} V{ne plus donner:état} O{de fruits}, J{et} S{le grand-père de héros} V{décider} C{de le couper/ver}
T{un (samedi|matin/nom) de mars}, S{grand-père} V{prendre} O{sa hache} : S{le vieux pommier} V{ne plus donner:état} O{une seule pomme}
S{le grand-père de héros} V{vouloir:état} O{couper/ver un vieux pommier}, S{qui} V{donner:état} O{(moins de|trop peu de) fruits} J{et} O{(beaucoup|trop) d'ombre}

? verger
S{grand-père} V{préférer:état} O{ses jeunes arbres}, S{qui} V{donner:état} O{(plus de|beaucoup de|tant de) fruits}
L{autour du vieil arbre}, S{les jeunes arbres} V{donner:état} O{(des poires|des prunes|des cerises)} T{chaque année}
S{son tronc} V{être:état} A{(creux|gris)}, S{ses branches} V{être:état} A{(tordues|sèches/adj)}, J{et} S{la mousse} V{pousser:état} L{partout}

= refus
J{mais} S{héros} V{se mettre} L{devant l'arbre}, M{les bras ouverts/adj}, J{et} V{refuser} C{de bouger/ver}
J{pourtant}, S{héros}, S{qui} V{grimper:état} L{dans ce pommier} T{depuis (toujours|des années)}, V{supplier} O{son grand-père} C{d'attendre/ver} T{une (semaine|journée)}
J{mais} S{héros} V{courir} L{vers l'arbre} J{et} V{entourer:événement} O{le tronc} C{de ses (deux|petits) bras}

? parole
« V{attendre:impératif.tu} T{jusqu'à demain}, J{s'il te plaît} ! » V{demander}-S{héros}
« S{c'} V{être} A{un vieil arbre}, S{il} V{ne plus servir} I{à rien} », V{soupirer} S{grand-père}
« J{si} S{nous} V{le couper:présent}, S{les oiseaux} V{n'avoir:futur plus} O{de maison} ! » V{dire}-S{héros}
« S{on} V{ne jeter pas} O{un ami} J{parce qu'} S{il} V{être} A{vieux} », V{répondre}-S{héros}

+ découverte
T{d'abord}, S{héros} V{coller} O{son oreille} L{contre l'écorce} : S{quelque chose} V{gratter:état} L{dans le bois}
L{(dans un trou|en haut du tronc)}, S{un pivert} V{creuser:antérieur} O{sa chambre}
L{sous l'écorce}, S{des (coccinelles|fourmis)} V{dormir:état} M{ensemble}
L{entre deux racines}, S{un hérisson} V{faire:antérieur} O{son lit de feuilles}
S{un écureuil} V{cacher:antérieur} O{(des noix|des noisettes)} L{(dans une fente|au creux d'une branche)}
T{à la nuit tombée}, S{une chouette} V{sortir} L{du tronc creux}

= liste
S{héros} V{montrer} I{à son grand-père} O{tous les habitants de l'arbre} : S{[un animal.oiseau.petit|animal.insecte.volant|animal.insecte.rampant=mésange,fourmi,papillon liste]} V{y vivre:état}
T{le soir}, S{héros} V{nommer} O{un à un les habitants du pommier} : S{l'arbre} V{être:état} A{(une vraie maison|un village|un immeuble)}
M{sans un mot}, S{héros} V{prendre} O{la main de son grand-père} J{et} V{lui montrer} O{(les nids|les trous|les cachettes) du tronc creux}

? silence
S{grand-père} V{se gratter} O{la (tête|barbe)} J{et} V{regarder} M{longtemps} O{le vieil arbre}

= fin
S{grand-père} V{poser} O{sa hache} J{et} V{accrocher} O{une balançoire} L{à la plus grosse branche}
J{alors} S{grand-père} V{ranger} O{sa hache} : T{un mois plus tard}, S{une fleur blanche} V{s'ouvrir} L{tout en haut} 
S{grand-père} V{planter} O{un jeune pommier} L{à côté} C{pour les fruits} J{et} V{garder:événement} O{le vieux} C{pour les oiseaux}
