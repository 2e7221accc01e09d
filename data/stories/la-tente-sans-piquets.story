@title La tente sans piquets
@levels CE2 CM1
@keywords camping, tente, nuit, camp, forêt, vent, étoiles, famille
@tenses présent, passé_composé, passé_simple

= ouverture
L{près du lac}, S{héros} V{déplier} O{la tente} C{avec sa tante}, J{car} S{on} V{aller:état dormir/ver} L{dehors}
T{pour la première fois}, S{héros} V{camper:état} L{(au bord du|tout près du|en face du) lac}, C{avec sa tante} J{et} C{une vieille tente}

= manque
J{hélas}, S{les piquets} V{n'être:état pas} L{dans le sac}, J{ni} L{dessous}, J{ni} L{ailleurs} !
T{d'abord}, S{héros} V{vider} O{le sac} : S{les piquets} V{être:état} T{encore} L{(au garage|à la maison|dans la cave)}

? vent
S{le vent} V{soulever:état} T{déjà} O{la toile}, S{qui} V{s'envoler:état} T{presque} L{au-dessus des arbres}
S{la nuit} V{approcher:état} J{et} S{de gros nuages} V{avancer:état} L{vers la tente}

? parole
« S{on} V{ne pas pouvoir s'en passer/ver} : C{sans piquets}, S{la tente} V{s'envoler} ! » V{dire} S{sa tante}
« S{on} V{pouvoir trouver/ver} O{mieux}, L{ici} : V{regarder:impératif.nous} L{autour de nous} ! » V{dire}-S{héros}
« V{tenir:impératif.tu} M{bien} O{la toile} : S{je} V{chercher:futur} L{partout} ! » V{crier}-S{héros}
« J{si} S{elle} V{s'envoler}, S{tu} V{voir:futur} O{les étoiles} L{depuis ton lit} ! » V{dire} S{sa tante}
« V{aller:impératif.nous} M{plutôt} L{vers ces sapins} ! S{on} V{y être:futur} M{mieux} ! » V{proposer} S{sa tante}

= idée
J{alors}, S{héros} V{planter} O{les (cuillères|fourchettes) du pique-nique} L{tout autour}, C{à la place des piquets}
C{au lieu de pleurer/ver}, S{héros} V{ramasser} O{(quatre grosses pierres|plusieurs branches|de lourds cailloux)} J{et} V{fixer} O{la toile} L{par-dessous}
id=lacets | S{héros} V{nouer} O{les lacets de ses chaussures} L{entre la tente et les sapins}, J{et} S{la toile} V{tenir:événement} T{enfin} A{debout}

? nuit
T{bientôt}, S{la pluie} V{couler} L{le long de la toile}, J{mais} L{dedans}, S{tout} V{être:état} A{sec}
T{au milieu de la nuit}, S{le vent} V{tirer} T{tellement} J{que} S{toute la toile} V{gronder}, J{pourtant} S{elle} V{ne pas céder}
L{dedans}, S{on} V{avoir:état} O{(presque trop chaud|un peu froid)}, J{mais} S{personne} V{ne se plaindre:état}
L{au loin}, S{un hibou} V{appeler} T{une fois}, T{deux fois}, T{puis} V{se taire}
L{au-dessus de la toile}, S{la lune} V{avancer:état} M{lentement} L{parmi les branches}

= matin
T{(au lever du jour|tôt le matin/nom)}, S{la tente} V{être:état} T{toujours} A{debout}, J{tandis que} S{celle des voisins} V{flotter:état} L{sur le lac}
T{(au lever du jour|tôt le matin/nom)}, S{rien} V{ne bouger:antérieur} : S{sa tante} V{promettre} C{de ne plus jamais emporter/ver de piquets}

? suite
après=lacets | T{désormais}, S{héros} V{partir:état} T{toujours} C{avec des lacets longs}, T{lorsque} S{sa tante} V{préparer:état} O{les sacs}
« S{je} V{dormir:passé_composé +mieux} L{ici} J{que} L{chez moi} ! » V{dire}-S{héros}
