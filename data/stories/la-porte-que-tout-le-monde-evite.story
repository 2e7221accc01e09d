@title La porte du numéro treize
@levels CE1 CE2 CM1
@keywords Halloween, bonbons, déguisement, sorcière, peur, citrouille, octobre, voisine
@tenses présent, passé_composé, passé_simple

= ouverture
T{le soir d'Halloween}, S{héros et ami} V{remplir:état} O{leurs sacs} I{de bonbons}, J{mais} S{personne} V{ne frapper:état jamais} L{au numéro treize}
T{le soir d'Halloween}, S{héros et ami} V{visiter:état} O{toute la rue}, J{mais} S{une seule maison} V{leur faire:état} O{peur} : S{celle du numéro treize}

= désir
T{cette année}, S{héros} V{vouloir:état sonner/ver} L{à cette porte}, C{malgré la peur}
S{héros} V{vouloir:état savoir/ver} J{qui} V{habiter:état} L{derrière cette porte (noire|sombre)}

? déguisements
S{héros} V{porter:état} O{(une cape|un masque|un chapeau pointu|une perruque|un grand manteau), (un balai|une épée|une baguette|un panier) et (des gants|des bottes|une fausse moustache)}
L{dans la rue}, S{des (fantômes|sorcières|squelettes|vampires|monstres)} V{courir:état} L{d'une porte à l'autre}

+ approche
S{le portail} V{grincer} M{comme (une vieille dent|une porte de château|une souris)}
L{(dans l'allée|sur les marches)}, S{les feuilles mortes} V{craquer:état} L{sous (les bottes|les chaussures) de héros}
S{une citrouille} V{regarder:état} O{héros} C{avec deux yeux de feu}
L{au-dessus de la porte}, S{(une chouette|une chauve-souris|une araignée|un corbeau)} V{se réveiller} J{et} V{disparaître} L{dans le noir/nom}
S{une ombre (immense|maigre|tordue)} V{passer} L{derrière le rideau}
3 | S{la cloche de l'église} V{sonner} O{(sept|huit) coups}, J{et} S{une fenêtre} V{s'éclairer} T{aussitôt}

= geste
S{héros} V{lever} O{la main}, V{la baisser}, V{la relever} J{et} V{frapper} T{(enfin|trois fois)}
S{héros} V{compter} L{jusqu'à treize} J{et} V{appuyer} L{sur la sonnette}

? parole
« J{qui} V{être} A{là} ? » V{grogner} S{une (voix|très vieille voix)} L{derrière la porte}
« S{je} V{vouloir} O{des bonbons}, J{mais} S{je} V{pouvoir repasser/ver} T{demain} ! » V{bredouiller}-S{héros}
« V{entrer:impératif.tu}, V{ne pas avoir:impératif.tu} O{peur}, S{je} V{t'attendre:imparfait} », V{dire} S{une voix}
« V{reculer:impératif.nous}, S{ce} V{être} A{trop noir/adj} ! » V{souffler} S{ami}

= ouverture de la porte
S{la porte} V{s'ouvrir} M{(lentement|d'un coup)}, J{et} S{une vieille dame} V{se mettre à pleurer/ver} I{de joie}
S{une toute petite dame} V{apparaître}, O{un tablier autour du cou et (de la farine|du chocolat) sur le nez}

= chute
L{sur sa table}, S{(cent|deux cents|cinquante) gâteaux} V{attendre:état} : T{chaque année}, S{elle} V{les préparer:état}, J{et} S{personne} V{ne venir:état}
T{depuis dix ans}, S{elle} V{préparer:état} O{des (gâteaux|caramels|biscuits|sucettes)}, J{et} S{héros} V{être:état} A{<le premier|la première>}

? fin
S{héros} V{appeler} O{tous les (fantômes|enfants|monstres) de la rue}, J{et} S{les plats} V{se vider}
T{depuis cette nuit}, S{la maison du numéro treize} V{être:état} A{la plus aimée du quartier}
