@title L'escargot et la fête du pré
@levels CE1 CE2
@keywords mots invariables, escargot, fête, pré, pluie, chemin, lenteur
@tenses présent
# famille : aujourd, hui, ce, matin, maintenant, enfin, tout, suite, seul, vite, doucement, lentement, tôt, gaiement, sans, bruit, vers, pour, très, trop, assez, bien, si, plus, tard, bientôt, demain, soir, déjà, aussitôt, sous, sur, devant, derrière, contre, près, autour, côté, au-dessus, long, loin, jusqu, travers, puis, ensuite, alors, après, bord, face, milieu, par-dessus, partout, ici, dehors, gauche, droite, haut, encore, fort, beaucoup, toujours, peu, moins, davantage, longtemps, mais, pourtant, donc, mieux, quand, même, aussi, mal, ainsi, pourquoi, comment, où, avec, qui, chez, depuis, souvent, gentiment, bas, poliment, parfois, presque, toi, avant, là-bas, dedans, heure, vraiment, bonjour, merci, bravo, oui, non, oh, ah, attention, voilà, ouf, zut, hélas, bonsoir, peut-être, plutôt, tellement, seulement, quelquefois, abord, soudain, coup, dessous, dessus, par, terre, là, ailleurs, car, parce, que, puisque, lorsque, dès, lui, pendant, malgré, durant, autant, ensemble, tant, entre, deux, pierres, grenouille, parmi, herbes, comme, dans, volontiers, surtout

= ouverture
T{(aujourd'hui|ce matin|maintenant|enfin|tout de suite)}, S{un escargot} V{partir} M{(seul|vite|doucement|lentement|tôt|gaiement|sans bruit)} L{(vers|pour) la fête du pré}
S{un escargot} V{partir} T{(très|trop|assez|bien|si|plus) (tôt|tard)} L{(vers|pour) la fête du pré}
J{comme} S{la fête} V{commencer} T{(bientôt|demain|ce soir|plus tard)}, S{un escargot} V{partir} T{(déjà|aussitôt|maintenant)}

+ chemin
S{l'escargot} V{glisser} L{(sous|sur|devant|derrière|contre|vers|près de|autour de|à côté de|au-dessus de|le long de|loin de|jusqu'à|à travers) une feuille}, T{(puis|ensuite|enfin|alors|après)} L{(sur|sous|derrière|devant|contre|près de|autour de|au bord de|en face de|au milieu de|loin de|par-dessus) une flaque}
L{(partout|ici|dehors|à gauche|à droite|en haut|tout près|à côté|devant|derrière)}, S{la pluie} V{tomber} M{(encore|fort|beaucoup|assez|trop|toujours|déjà|un peu|moins|davantage|longtemps)}, J{(mais|pourtant|et|donc|alors)} S{l'escargot} V{avancer} M{(bien|mieux|encore|quand même|sans bruit|moins vite|plus vite|aussi vite|mal|peu à peu|ainsi)}
« J{(pourquoi|comment|où|quand|avec qui|pour qui|chez qui|depuis quand)} V{partir}-S{tu} T{(encore|déjà|maintenant|aujourd'hui|toujours|ainsi|dehors|si tôt|si tard|souvent)} ? » V{demander} S{une fourmi} M{(doucement|gentiment|tout bas|vite|aussi|poliment)}
« S{je} V{arriver} T{(bientôt|demain|trop tard|très tôt|toujours|souvent|parfois|enfin|presque|tout de suite|plus tard|déjà|après toi|avant toi|avec toi|sans toi|chez toi|ensuite|aujourd'hui|là-bas|dedans|tout à l'heure)} ! » V{répondre} S{l'escargot} M{(doucement|vite|tout bas|gentiment|aussitôt|vraiment|alors|encore)}
« J{(bonjour|merci|bravo|oui|non|oh|ah|attention|voilà|ouf|zut|hélas|bonsoir|peut-être)} ! S{tu} V{être} A{(très|trop|assez|vraiment|bien|si|plutôt|presque|aussi|plus|moins|tellement) rapide} », V{dire} S{une limace} M{(ensuite|alors|encore|tout bas|seulement)}
T{(souvent|parfois|quelquefois|d'abord|soudain|tout à coup|ensuite|alors|puis|maintenant)}, S{l'escargot} V{s'arrêter} (L{dehors}|L{dessous}|L{dessus}|L{par terre}|L{dedans}|M{un peu}|M{longtemps}|L{là}|L{ailleurs}), J{(car|parce que|puisque|quand|lorsque|dès que|si)} S{la pluie} V{cesser}
S{l'escargot} V{ne jamais courir}, J{(mais|car|et)} S{sa maison} V{être} T{(toujours|encore|déjà)} L{(avec lui|derrière lui|là|tout près|sur lui)}
S{l'escargot} V{ne rien voir} L{(devant|derrière|dehors|dessous|dedans|là-bas|partout|ailleurs|autour/adv|au loin)} T{(pendant|après|avant|depuis|malgré|durant|dès|sans) la pluie}
T{(pendant|après|avant|jusqu'à|depuis|vers) minuit}, S{l'escargot} V{ne plus avancer} M{(beaucoup|très vite|vraiment|assez|trop|autant|du tout|ensemble)}
S{il} V{y avoir} O{(beaucoup|assez|trop|moins|plus|peu|tant|autant|tellement) de boue} L{(partout|ici|devant|derrière|entre deux pierres|chez la grenouille|parmi les herbes|dehors)}
S{l'escargot} V{chanter} C{(avec|sans|contre|malgré|pour|comme|après|avant|devant|derrière|vers|sous|par|dans) le vent}, J{(et|mais|donc|puis|car)} S{une abeille} V{l'écouter} M{(bien|mal|un peu|encore|volontiers|aussi|enfin|souvent)}
« J{(quand|si|lorsque|comme|puisque)} S{tu} V{arriver}, S{nous} V{danser} M{(ensemble|longtemps|beaucoup|aussi|encore|mieux|sans toi|surtout|jusqu'à demain|jusqu'au matin)} ! » V{crier} S{un grillon} L{(là-bas|au loin|dehors|derrière|devant)}

= fin
T{(enfin|très tard|trop tard|soudain|alors)}, S{l'escargot} V{arriver} : S{la salade} V{être} L{(là|encore là|toujours là|ici)} !
T{(enfin|tard|bientôt)}, S{l'escargot} V{arriver} L{(chez|devant|parmi|vers|avec) eux} : S{tous} V{dormir} T{(déjà|encore)}
J{(quand|lorsque|dès que)} S{l'escargot} V{arriver}, S{on} V{danser} T{(encore|toujours|enfin)} M{(ensemble|pour lui|sans bruit|avec lui)}
