@title Le discours envolé
@levels CM1 CM2
@keywords mer, maire, mère, discours, port, vent, bateau, homophones
@tenses présent, passé_composé, passé_simple

= ouverture
S{la mère de héros}, S{qui} V{être:état} A{maire} C{de la ville}, V{devoir:état prononcer/ver} O{un discours} L{au bord de la mer}, L{devant (plus de|environ) cent personnes}
L{sur le port}, S{héros} V{accompagner} O{sa mère} : S{madame le maire} V{aller:état lire/ver} O{un long discours} C{pour le baptême d'un bateau}

= envol
T{(soudain|tout à coup|hélas)}, S{le vent} V{arracher} O{les feuilles} I{à sa mère} J{et} V{les:f emporter} L{(au-dessus de|vers) la mer}
J{mais} T{sitôt le premier mot}, S{une rafale} V{emporter} O{les feuilles} L{par-dessus le quai}, L{jusqu'à la mer}

? foule
L{(sur le port|parmi la foule)}, S{chacun} V{sauter} C{pour les attraper/ver}, J{mais} M{en vain}
S{la foule} V{se taire} ; T{durant un instant}, S{on} V{n'entendre:événement plus que} O{les mouettes}

? course
S{héros} V{courir} T{aussitôt} L{le long de la jetée}, J{car} S{une feuille} V{flotter:état} T{encore} L{près (d'un canot|d'une bouée|des filets)}
C{malgré le vent}, S{héros} V{descendre} L{jusqu'au dernier rocher} J{et} V{tendre} O{une épuisette} L{vers la feuille}
S{un vieux pêcheur} V{prêter} T{volontiers} O{son épuisette} I{à héros}, C{afin de sauver/ver au moins une feuille}

? parole
« S{je} V{en avoir} A{une} ! S{on} V{pouvoir} T{presque} O{la lire/ver} ! » V{crier}-S{héros}
« S{ces mots} V{être} L{dans l'eau} ! V{parler:impératif.tu} C{sans papier}, S{tu} V{s'en tirer:futur} ! » V{dire}-S{héros}
« J{quant/pré} I{au discours}, S{la mer} V{l'avoir} T{maintenant} ! » V{dire} S{un marin}
« S{ce vent} V{se moquer} I{de nous} ! V{dire:impératif.tu} M{seulement} O{merci/nom}, J{puis} V{se taire:impératif.tu} ! » V{conseiller} S{héros} I{à sa mère}

= idée
S{sa mère} V{se taire} T{(d'abord|un instant)}, J{puis} V{sourire} : S{elle} V{dire} M{(simplement|seulement)} O{merci/nom} J{et} V{montrer} O{la mer}
T{alors}, S{madame le maire} V{regarder} O{la mer}, V{ouvrir} O{les bras} J{et} V{parler} M{sans papier}, C{ni trop, ni trop peu}

= fin
S{un discours} V{n'être:antérieur jamais} A{(si|aussi) court}, J{et} S{on} V{n'applaudir:antérieur jamais} M{autant}
L{sur le quai}, S{tout le monde} V{applaudir} T{longtemps} : S{ce} V{être:état} A{le plus court et le meilleur des discours}

? après
T{depuis}, S{sa mère} V{glisser:état} T{toujours} O{un caillou} L{sur ses feuilles}, C{au cas où}
J{quant/pré} I{aux feuilles}, S{le vent} V{les:f promener:état} T{encore} L{entre (les|deux) vagues}
