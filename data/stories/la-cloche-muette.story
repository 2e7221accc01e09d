@title La cloche qui s'était tue
@levels CE2 CM1 CM2
@keywords village, cloche, clocher, autrefois, mots invariables, adverbes, prépositions, conjonctions
@tenses présent, passé_composé, passé_simple
# famille : autrefois, longtemps, parfois, soudain, enfin, alors, pendant, bientôt, partout, ensuite, dehors, aussitôt, malgré, cependant, pourtant, plutôt, davantage, ailleurs, désormais, auprès, jadis, souvent, autour, dedans, loin, près, là-bas, toujours, tellement, assez, moins, presque, hélas, surtout, environ, volontiers, guère, naguère, lorsque, puisque, quoique, néanmoins, durant, dorénavant, hormis, parmi, selon, tandis, quelquefois, jamais, depuis, vers, dessous, au-dessus, à travers

= ouverture
T{(autrefois|jadis|naguère)}, S{la cloche du village} V{sonner:imparfait} T{(souvent|toujours|parfois|quelquefois)} L{(au-dessus des toits|loin dans la vallée|tout près de l'école)}
T{(depuis longtemps|pendant longtemps|durant cent ans)}, S{la vieille cloche} V{réveiller:imparfait} O{presque tout le village}

= silence
T{soudain}, T{un matin}, S{la cloche} V{se taire} : J{(pourtant|cependant|néanmoins)}, S{personne} V{ne la toucher:antérieur}
J{(hélas|pourtant|cependant)}, T{un matin}, S{elle} V{ne plus sonner} : S{on} V{n'entendre que} O{(le vent|le vent, ailleurs et partout)}

+ recherche
T{(aussitôt|alors|bientôt)}, S{on} V{chercher} L{(partout & dehors & dedans & autour du clocher & parmi les tuiles & auprès du pont & ailleurs & à travers les prés & vers la forêt & au-dessous du toit & là-bas & assez loin & près du puits)}
S{le maire} V{attendre:événement} O{environ une heure}, T{ensuite} V{grimper} M{(malgré son âge|malgré le vent|plutôt lentement|assez vite)}
« V{chercher:impératif.vous} M{(davantage|ailleurs|plutôt dehors|surtout dedans|moins fort/adv|encore longtemps)} ! » V{dire} S{(le maire|une vieille dame|le berger)}
J{lorsque} S{la nuit} V{tomber}, S{on} V{chercher:état} T{(encore|toujours)}, M{(malgré la pluie|quoique fatigués|moins vite|presque à tâtons)}
J{puisque} S{personne} V{ne trouver:état} O{rien}, S{héros} V{regarder} L{(dedans|autour de la corde|au-dessus des poutres|derrière la corde)}

= nid
T{(alors|enfin|aussitôt)}, S{héros} V{comprendre} : L{dedans}, S{une chouette} V{couver:état} T{(depuis longtemps|depuis plusieurs jours|toujours)} O{ses œufs}
T{enfin}, L{(là-haut|parmi les poutres|au-dessus de la corde)}, S{on} V{voir} O{un nid} : S{une chouette} V{couver:état} L{(dedans|contre le battant)}

= décision
« T{(désormais|dorénavant)}, S{on} V{attendre:futur} ! » V{décider} S{le maire}, J{et} S{chacun} V{l'approuver} M{volontiers}
S{le village} V{ne plus sonner}, V{parler} M{(moins fort/adv|davantage à voix basse)} J{et} V{attendre:événement} M{(volontiers|longtemps|patiemment)}

? avis
S{chacun} V{parler:état} : (J{selon} I{le berger}, S{elle} V{être:état} L{là-bas} & J{selon} I{la boulangère}, S{elle} V{dormir:état} & J{hélas}, S{il} V{pleuvoir:état} & S{tous} V{chercher:état}, J{hormis} S{le chat} & S{le maire} V{monter:état}, J{tandis que} S{les enfants} V{descendre:état})

? envol
T{(ensuite|bientôt|un mois plus tard)}, S{trois petites chouettes} V{s'envoler} L{(vers la forêt|à travers les toits|autour du clocher|loin du village)}
T{(désormais|dorénavant|depuis)}, S{la cloche} V{sonner:présent} T{(souvent|toujours|parfois)}, J{mais} T{(jamais au printemps|surtout l'hiver|guère en mai)}
