@title Le tilleul de la place
@levels CM1 CM2
@keywords arbre, tilleul, place, village, mémoire, maire, autrefois
@tenses présent, passé_composé, passé_simple

= ouverture
S{le maire} V{vouloir:état abattre/ver} O{le vieux tilleul} C{à cause de ses racines}, J{mais} S{héros} V{tenir:état} M{(beaucoup|vraiment|trop)} I{à cet arbre}
C{(selon|d'après) le maire}, S{le vieux tilleul} V{gêner:état} O{les voitures} J{et} V{devoir:état disparaître/ver} ; S{héros} V{aimer:état} T{pourtant} O{cet arbre} M{plus que tout}

? raisons
S{le village} V{devoir:état} O{(beaucoup|tant)} I{à cet arbre}, L{sous lequel} S{chacun} V{jouer:antérieur}
J{certes}, S{ses racines} V{soulever:état} O{les pavés}, J{toutefois} S{aucun arbre} V{ne donner:état} M{autant} O{d'ombre}
S{ses branches} V{monter:état} L{au-dessus des toits} J{et} S{ses fleurs} V{parfumer:état} O{le village}, L{jusqu'au moulin}

= décision
J{afin que} S{chacun} V{connaître:subjonctif} O{l'histoire du tilleul}, S{héros} V{décider} C{d'interroger/ver les anciens}
C{au lieu de se plaindre/ver}, S{héros} V{frapper} L{à toutes les portes}, C{un carnet à la main}, C{pour écouter/ver les anciens}

+ souvenirs
« T{(jadis|autrefois)}, S{ma grand-mère} V{y vendre:imparfait} O{ses œufs}, A{assise} L{là-dessous} ! » V{raconter} S{la fermière}
« T{naguère}, S{on} V{danser:imparfait} L{tout autour}, T{jusque tard dans la nuit} ! » V{se souvenir} S{le forgeron}
« J{quant/pré} I{à moi}, S{je} V{y rencontrer:passé_composé} O{mon mari} : S{tant de choses} V{s'y passer:imparfait} ! » V{dire} S{une vieille dame}
« L{là-haut}, S{on} V{graver:passé_composé} O{nos noms} L{dans l'écorce} ! » V{dire} S{un très vieux monsieur}

? travail
T{(chaque soir|le soir)}, S{héros} V{recopier:état} O{leurs souvenirs}, T{tantôt/adv} C{en riant/ver}, T{tantôt/adv} C{les larmes aux yeux}
M{au fur et à mesure}, S{les pages} V{se remplir:état}, J{et} S{le carnet} V{devenir:état} A{aussi épais qu'un dictionnaire}
S{héros} V{accrocher} O{les plus belles phrases} L{(autour du tronc|parmi les branches)}

= lecture
L{devant (le conseil|la mairie)}, S{héros} V{lire} O{leurs souvenirs}, J{et} M{peu à peu}, S{tout le monde} V{se taire}
T{(le dimanche suivant/adj|enfin)}, S{héros} V{lire} O{leurs souvenirs} L{sous le tilleul}, L{devant (presque tout|tout) le village}

? maire
« S{mon propre père} V{s'y marier:passé_composé}, J{et} S{je} V{ne pas le savoir:imparfait} ! » V{murmurer} S{le maire}
S{le maire} V{ôter} O{ses lunettes}, V{les:f essuyer} T{longtemps} J{et} V{regarder} L{(là-haut|vers les branches)}

= fin
T{(dès lors|désormais)}, S{personne} V{ne plus vouloir:état} O{abattre/ver le tilleul} : S{on} V{déplacer:événement} O{les pavés} J{plutôt que} O{l'arbre}
T{(désormais|depuis)}, S{les voitures} V{tourner:état} L{autour du tilleul}, J{et} S{son ombre} V{être:état} A{à tous}
