@title Le village sans montre
@levels CE2 CM1 CM2
@keywords mots invariables, horloge, temps, village, montre, heure, panne
@tenses présent
# famille : aujourd, hui, soudain, tout, coup, ce, matin, hélas, or, hier, longtemps, avant-hier, peu, complètement, encore, déjà, vraiment, totalement, donc, alors, autrement, hasard, ainsi, envers, trop, sans, règle, très, bien, beaucoup, plus, si, assez, tôt, tard, tantôt, parfois, quelquefois, souvent, toujours, avant, après, vers, dès, pendant, durant, jusqu, ensemble, retard, temps, petit, fur, mesure, volontiers, peine, presque, tous, depuis, puis, mais, aussitôt, ensuite, suite, bientôt, désormais, dorénavant, maintenant, certes, cependant, toutefois, néanmoins, quand, lorsque, que, chaque, fois, tant, midi, minuit, nuit, orage, aube, malgré, pluie, soir, sonner, selon, vent, hormis, lundi, sauf, dimanche, cesse, parmi, moutons, réveillé, par, silence, davantage, debout, ailleurs, alentour, dehors, partout, exprès, même, mieux, jadis, naguère, autrefois, auparavant, constamment, environ, heure, raison, maire, dame, berger, sûr, oui, évidemment, pourtant, plutôt, surtout, lieu, travailler, afin, rêver, coq, grâce, son, envie, jour, souper, contre, douze, heures, deux, pis, bravo, accord, merci, hourra, puisque, car, parce, tandis, pourquoi, comment, dedans, enfin, devant, derrière, chez, loin, près, autour, côté, face, long, bord, moins, ici, terre, entre, rues, sous, tilleul, gauche, droite, fait, tellement, excepté, avec, non, justement, effet, contraire, nettement, bas, gaiement, comme, loisir, bruit, tranquillement, cachette, dessus, dessous, intérieur, extérieur, là-haut, haut, au-dedans, nouveau, fort

= ouverture
T{(aujourd'hui|soudain|tout à coup|ce matin|hélas)}, S{la vieille horloge} V{s'arrêter}, J{(et|or)} S{le village} V{ne guère avoir} O{de montres}
T{depuis (hier|longtemps|avant-hier|peu)}, S{l'horloge du village} V{être} A{(complètement|encore|déjà|vraiment|totalement) muette}, J{(donc|et|alors)} S{chacun} V{vivre} M{(autrement|au hasard|ainsi|à l'envers|sans règle)}

+ désordre
S{le boulanger} V{ouvrir} T{(trop|très|bien|beaucoup trop|si|assez) (tôt|tard)}, T{(tantôt/adv|parfois|quelquefois|souvent|toujours)} T{(avant|après|vers|dès) minuit}
S{les enfants} V{arriver} M{(ensemble|en retard|peu à peu|petit à petit|au fur et à mesure|presque tous)} T{(avant|après|pendant|durant|dès) la nuit}, J{(puis|et)} V{repartir} T{(aussitôt|ensuite|tout de suite|plus tard|bientôt|déjà)}
« T{(désormais|dorénavant|maintenant|ensuite|alors)}, S{nous} V{manger:futur} J{(quand|lorsque|dès que|aussitôt que|chaque fois que|tant que)} S{nous} V{avoir:futur} O{faim} ! » V{déclarer} S{le maire}
S{le facteur} V{passer} C{(chez le maire & contre le vent & avec les moutons & avant midi & après minuit & vers midi & pendant la nuit & durant l'orage & dès l'aube & malgré la pluie & jusqu'au soir & sans sonner/ver & selon le vent & hormis le lundi & sauf le dimanche & sans cesse & de temps en temps & parmi les moutons & à peine réveillé & en silence)}
S{les gens} V{danser} M{(davantage & volontiers & longtemps & ensemble & debout & alentour/adv & dehors & partout & quand même & beaucoup & mieux & sans cesse & peu à peu)}
« T{(jadis & naguère & autrefois & auparavant & avant-hier & hier)}, S{je} V{courir:imparfait} M{(sans cesse|toujours|partout|trop|constamment|sans raison)} », V{raconter} S{(le maire|une dame|un berger)}
« J{(certes|bien sûr|oui|hélas|évidemment)}, S{le pain} V{arriver} T{(tard|trop tard)}, J{(cependant|toutefois|néanmoins|pourtant|mais|or)} S{ce pain} V{être} A{(plutôt|toujours|vraiment|désormais) bon} ! » V{dire} S{le maire}
S{héros} V{dormir} C{(au lieu de travailler/ver & afin de rêver/ver & malgré le coq & grâce au silence & selon son envie & durant le jour & sauf le dimanche & jusqu'au souper & dès midi & environ douze heures)}
« J{(tant mieux|bravo|d'accord|merci|hourra)} ! » V{crier} S{les enfants} T{(aussitôt|soudain|bientôt|ensuite)}, J{(puisque|car|parce que|lorsque|quand)} S{l'école} V{ne plus ouvrir}
« J{(pourquoi|depuis quand|jusqu'à quand)} V{dormir}-S{vous} (T{encore}|T{aujourd'hui}|L{ailleurs}|L{dehors}|L{dedans}|M{debout}) ? » V{demander}-S{héros} T{(alors|enfin|soudain|aussitôt|ensuite)}
S{le facteur} V{passer} T{(quelquefois|parfois|souvent|toujours|encore|même|de temps en temps)} L{(devant|derrière|vers|jusqu'à|loin de|près de|autour de|à côté de|en face de|le long de|au bord de) la mare}, J{(tandis que|pendant que|alors que|lorsque|quand)} S{les poules} V{dormir}
S{chacun} V{attendre} (T{longtemps}|T{davantage}|T{encore}|M{beaucoup}|M{trop}|M{un peu}|M{moins}) L{(partout|ici|dehors|dedans|par terre|alentour/adv|parmi les moutons|entre deux rues|sous le tilleul|à gauche|à droite)}, J{sans} O{se plaindre/ver}
S{personne} V{ne plus être} A{(vraiment|tout à fait|très|trop|si|tellement|bien|assez) pressé}, C{(sauf|hormis|excepté/pré|malgré) le coq}
« J{(certes|oui|non|bien sûr|tant pis|tant mieux|justement|en effet|d'ailleurs|au contraire)}, S{je} V{préférer} (M{nettement}|M{plutôt}|M{surtout}|T{désormais}|M{quand même}|T{toujours}) O{ce désordre} », V{avouer} S{(le maire|une dame|un berger)} M{(volontiers|enfin|tout bas|cependant|gaiement)}
T{(jadis|autrefois|naguère|auparavant|avant)}, S{on} V{courir:imparfait} T{(toujours|sans cesse|souvent|partout|constamment)}, J{(mais|or|tandis que|alors que)} T{(désormais|dorénavant|maintenant|aujourd'hui)} S{on} V{flâner} M{(ensemble|davantage|volontiers|beaucoup|longtemps|mieux)}
J{(puisque|comme|quand|lorsque|tant que|depuis que)} S{rien} V{ne sonner}, S{héros} V{lire} T{(plus|très|bien) (tard|longtemps)}, M{(à loisir|sans bruit|debout|tranquillement|en cachette|dehors)}
T{(pendant|durant|après|malgré|avant) la sieste}, S{l'horloger} V{chercher} T{(encore|toujours|ensuite|sans cesse|enfin)} O{la panne} L{(dessus|dessous|dedans|derrière|tout autour|à l'intérieur|à l'extérieur|là-haut|en haut|en bas|au-dedans)}

= fin
T{(enfin|bientôt|tout à coup|soudain|un jour)}, S{l'horloge} V{sonner} (T{encore}|T{à nouveau}|M{fort}), J{(mais|cependant|pourtant|toutefois|néanmoins)} S{personne} V{ne plus l'écouter}
J{(quand|lorsque|dès que|aussitôt que)} S{l'horloge} V{repartir}, S{le maire} V{l'arrêter} (T{aussitôt}|T{tout de suite}|M{exprès}|M{volontiers}|T{à nouveau})
