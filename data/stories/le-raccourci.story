@title Le raccourci
@levels CE2 CM1 CM2
@keywords mots invariables, invariables, adverbes, mots de liaison, connecteurs, promenade, chemin, nuit
@tenses présent, passé_composé, passé_simple

= ouverture
T{(ce soir-là|un soir d'automne|ce jour-là)}, S{héros} V{rentrer:état} M{(lentement|à pied|à travers bois|à travers champs)}, J{(car|parce que|puisque)} S{le bus} V{tomber:antérieur} M{en panne}
T{(d'habitude|autrefois|auparavant|jadis|d'ordinaire)}, S{héros} V{prendre:état +toujours} O{la grande route}, J{mais}, T{ce soir-là}, S{il} V{choisir} O{un raccourci}
S{héros} V{ne jamais prendre:antérieur} O{ce raccourci}, J{(cependant|pourtant|toutefois|néanmoins|mais)} S{il} V{s'y engager} M{(volontiers|aussitôt|exprès|sans peur|malgré tout|quand même|tout de suite)}

+ chemin
T{(d'abord|au début|pendant une heure)}, S{le sentier} V{passer:état} L{(entre les arbres|parmi les fougères|le long de la rivière|au-dessus du village|au-dessous de la falaise|autour du lac|devant un moulin|derrière une ferme|près d'un étang|loin des maisons|hors du village|à côté d'une mare|à travers les champs|contre un mur|au milieu des champs|sous les sapins)}
S{héros} V{marcher} M{(vite|longtemps|presque sans bruit|sans s'arrêter|tout droit/adv|à grands pas|environ une heure|beaucoup)}, C{(malgré le vent|malgré la pluie|malgré l'obscurité|sans lampe|avec prudence)}
T{(ensuite|puis|bientôt|peu à peu|plus tard|alors)}, S{la lune} V{disparaître}, J{tandis que} S{le vent} V{souffler:état} M{(davantage|encore|beaucoup|de plus en plus fort/adv|partout)}

+ doute
T{(d'abord|dès le début|pendant un moment|plusieurs fois)}, S{héros} V{se tourner} L{(vers la route|vers le village|de tous côtés)}, J{puis} S{il} V{avancer} M{(encore|malgré tout|plus vite|davantage)}
S{héros} V{s'arrêter} L{(auprès d'un vieux mur|contre une barrière|parmi les fougères|près d'un puits)}, J{(lorsque|quand|dès que)} S{le tonnerre} V{gronder}
J{(cependant|pourtant|mais|hélas)}, S{le village} V{n'apparaître:état} L{nulle part} : S{héros} V{se tromper:antérieur +peut-être} C{de chemin}
T{(parfois|quelquefois|de temps en temps|plusieurs fois|souvent)}, S{une branche} V{craquer:état} L{(tout près|à côté|au-dessus de sa tête|là-bas|ici et là|quelque part|devant ou derrière|dehors)}
S{il} V{faire:état} M{(si|tellement)} A{noir/adj} J{que} S{héros} V{ne plus voir:état} O{ses pieds}
J{(lorsque|quand|dès que)} S{une chouette} V{crier}, S{héros} V{sursauter}, J{(pourtant|cependant|mais)} S{il} V{continuer} M{(sans bruit|malgré tout|quand même|plutôt vite|aussitôt)}

= alerte
T{(soudain|tout à coup|brusquement)}, S{des pas} V{résonner} L{(tout près|là-bas|non loin de là|au-delà de la haie|de l'autre côté|hors du sentier|derrière lui)}
T{(soudain|tout à coup)}, S{héros} V{entendre} O{des pas}, L{(derrière|devant|là-bas|tout près|plus loin|au-delà de la haie|parmi les feuilles|dehors|tout autour/adv|presque à côté)}

+ parole
« J{(voici|voilà)} S{quelqu'un} ! » V{se dire}-S{héros}
« J{pourquoi} V{me suivre}-S{vous} T{(donc|depuis longtemps|encore|ainsi|toujours)} ? » V{demander}-S{héros}
« S{je} V{ne avoir jamais} O{peur}, J{sauf} T{la nuit} », V{souffler}-S{héros}
« J{quand} V{arriver:futur}-S{je} T{enfin} L{chez moi} ? » V{gémir}-S{héros}
« T{(désormais|dorénavant|à l'avenir)}, S{je} V{prendre:futur} O{la route}, M{(comme tout le monde|même sous la pluie|ou bien le bus|coûte que coûte)} », V{se promettre}-S{héros}

= chute
J{mais} S{ce} V{ne être:état que} A{son grand-père}, A{venu} C{à sa rencontre} M{avec (une lampe|le chien)}
T{(enfin|bientôt)}, S{une lampe} V{éclairer} O{le sentier} : S{ce} V{être:état} A{son grand-père}

? après
T{(auparavant|jadis|autrefois)}, S{héros} V{aimer:état} O{les raccourcis} ; T{(désormais|dorénavant|aujourd'hui|maintenant)}, S{il} V{aimer:état} M{(davantage|mieux)} O{la route}
T{(aujourd'hui|maintenant|désormais|dorénavant|depuis)}, S{héros} V{en rire:état}, J{(mais|pourtant|toutefois|cependant|néanmoins)} S{il} V{ne plus quitter:état} O{la route}
