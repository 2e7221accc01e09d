@title Le heaume disparu
@levels CE2 CM1 CM2
@keywords Moyen Âge, château fort, chevalier, tournoi, écuyer, histoire
@tenses présent, passé_composé, passé_simple

# Le matin du tournoi, un chevalier ne trouve plus son heaume. Son écuyer fouille le château : une poule y couve. Le chevalier, généreux, combat coiffé d'une marmite, et gagne.
= ouverture
T{le matin/nom du (grand tournoi|tournoi)}, S{un (vieux|fier|grand) chevalier} V{ne plus trouver:état} O{son heaume} J{et} V{appeler} O{son (jeune écuyer|fidèle écuyer)}
S{le tournoi} V{aller:état commencer/ver} : S{le (vieux chevalier|seigneur du château)} V{chercher:état} O{son heaume} L{partout}, J{mais} S{son écuyer} V{ne pas le trouver:état davantage}
S{les trompettes} V{annoncer:état +déjà} O{le (grand tournoi|tournoi de printemps)}, J{mais} S{le heaume du vieux chevalier} V{disparaître:antérieur}, J{et} S{son écuyer} V{devoir:état} O{le retrouver/ver}

? décor
L{autour du château fort}, S{les (paysans|marchands|villageois)} V{s'asseoir:antérieur +déjà} L{dans l'herbe}, C{malgré le froid}
L{au-dessus du (donjon|pont-levis|rempart)}, S{(quelques bannières|des bannières multicolores|de magnifiques bannières)} V{claquer:état} L{au vent}
S{le troubadour} V{accorder:état} O{sa harpe} C{pour (célébrer|chanter)/ver le futur vainqueur}

? ordre
« S{je} V{ne pas pouvoir combattre} M{tête nue} ! » V{(s'écrier|gronder|soupirer)}-S{le chevalier}
« V{se dépêcher:impératif.tu}, S{nous} V{ne plus avoir} O{beaucoup de temps} ! » V{(s'écrier|supplier)}-S{le chevalier}
« J{où} V{ranger:passé_composé}-S{tu} O{mon heaume} ? » V{demander}-S{le chevalier}
« S{tu} V{être} A{(distrait|maladroit|étourdi)}, J{mais} S{je} V{avoir} O{confiance} J{en/pré} I{toi} », V{(répondre|murmurer)}-S{le chevalier}
« S{tu} V{le retrouver:futur} T{(avant midi|bientôt)}, S{j'} V{en être} A{sûr} », V{(affirmer|ajouter)}-S{le chevalier}

= recherche
S{l'écuyer} V{traverser} M{(aussitôt|vivement|précipitamment)} O{la cour}, V{monter} L{au donjon}, J{puis} V{descendre} L{jusqu'aux cuisines}
T{(aussitôt|immédiatement|sans attendre)}, S{l'écuyer} V{fouiller} O{la salle d'armes} J{et} V{questionner} O{les (valets|soldats|archers)}, J{mais} S{personne} V{ne rien savoir:état}
M{(sans perdre/ver courage|plein d'ardeur|malgré sa timidité)}, S{l'écuyer} V{parcourir} O{le château}, C{depuis la (plus haute tour|tour de guet)} L{jusqu'aux écuries}

+ fouille
S{il} V{soulever} M{(patiemment|soigneusement|un à un)} O{les (boucliers|casques|tapis)} J{et} V{regarder} L{derrière chaque (armure|porte)}
L{sous un banc}, S{il} V{ne découvrir que} O{[un objet.conte.arme|vêtement.habit|vêtement.tête=bouclier,chapeau liste]}
L{à la cuisine}, S{la servante} V{lui montrer} O{(sa plus belle marmite|un énorme chaudron|trois vieilles casseroles)}, J{mais} O{aucun heaume}
L{près du puits}, S{un moine} V{lui conseiller} M{(gentiment|sagement)} C{de chercher/ver là} L{où} S{personne} V{ne jamais regarder:présent}
L{devant la forge}, S{le forgeron} V{hausser} O{les épaules} : S{il} V{ne jamais voir:antérieur} O{ce heaume}

? signe
T{(tout à coup|soudain|brusquement)}, S{un étrange gloussement} V{s'élever} L{(derrière une porte|au fond de la cour|derrière un tas de paille)}
L{derrière une porte entrouverte}, S{quelque chose} V{briller:état} L{(parmi la paille|au milieu de la paille|sous la paille)}
T{(enfin|alors)}, S{il} V{apercevoir} O{une plume (rousse|blanche)}, C{puis une deuxième}, C{puis tout un chemin de plumes}

= trouvaille
L{dans l'écurie}, S{une (grosse poule|poule rousse)} V{couver:état} M{(tranquillement|fièrement|paisiblement)} C{au fond du heaume} !
S{le heaume} V{être:état} A{là}, L{dans l'écurie}, J{mais} S{une poule} V{y pondre:antérieur} O{(six œufs|sept œufs|huit œufs)} !
L{dans (un coin de l'écurie|l'ombre de l'écurie)}, S{une poule orgueilleuse} V{défendre:état} O{le heaume}, J{où} S{elle} V{installer:antérieur} O{son nid} !

? conseil
« S{nous} V{ne pas pouvoir chasser} O{une mère de famille} », V{(déclarer|murmurer)}-S{le généreux chevalier}
« S{il} V{falloir} O{du courage} C{pour la déranger/ver} », V{remarquer}-S{l'écuyer} M{(prudemment|en reculant/ver)}
« S{les œufs} V{éclore:futur} T{(bientôt|demain)} : V{la laisser:impératif.nous} M{en paix} ! » V{(décider|supplier)}-S{l'écuyer}

= chute
T{à midi}, S{le chevalier} V{combattre} C{avec une marmite sur la tête}, J{et} S{il} V{remporter} O{(le tournoi|la victoire|tous les combats)}
S{le chevalier} V{se coiffer} C{d'une marmite}, V{entrer} L{dans l'arène} C{au milieu des rires} J{et} V{vaincre} O{(tous ses adversaires|chacun de ses adversaires)}
C{à la place du heaume}, S{le chevalier} V{prendre} O{une marmite} J{et} V{gagner} O{le tournoi}, J{car} S{tous ses adversaires} V{rire:état} M{aux larmes}

? après
T{depuis ce jour}, S{une poule d'or} V{orner:présent} O{le bouclier du chevalier}
T{(trois semaines|quelques jours) plus tard}, S{(six|plusieurs) poussins} V{suivre} O{le chevalier} L{dans la cour} C{en piaillant/ver}
S{le troubadour} V{composer} O{une (joyeuse|longue) chanson} C{sur le chevalier à la marmite}
