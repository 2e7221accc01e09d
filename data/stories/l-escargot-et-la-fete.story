@title L'escargot et la fête du pré
@levels CE1 CE2
@keywords mots invariables, escargot, fête, pré, pluie, chemin, lenteur
@tenses présent
# famille : aujourd, hui, ce, matin, maintenant, enfin, tout, suite, seul, vite, doucement, lentement, tôt, gaiement, sans, bruit, vers, pour, très, trop, assez, bien, si, plus, tard, bientôt, demain, soir, déjà, aussitôt, sous, sur, devant, derrière, contre, près, autour, côté, long, loin, jusqu, puis, ensuite, alors, après, bord, milieu, par-dessus, partout, ici, dehors, gauche, droite, encore, fort, beaucoup, toujours, peu, davantage, longtemps, mais, pourtant, donc, mieux, quand, même, aussi, ainsi, pourquoi, comment, où, avec, qui, chez, depuis, souvent, gentiment, bas, poliment, parfois, presque, toi, avant, là-bas, heure, vraiment, bonjour, merci, bravo, oui, non, oh, ah, attention, voilà, zut, hélas, plutôt, tellement, seulement, quelquefois, soudain, coup, dessous, dessus, par, terre, là, car, parce, que, puisque, lorsque, dès, lui, pendant, malgré, durant, autant, ensemble, tant, entre, deux, pierres, grenouille, parmi, herbes, comme, dans, volontiers

= ouverture
T{(aujourd'hui|ce matin|maintenant)}, S{un escargot} V{partir} M{(seul|vite|doucement|lentement|tôt|gaiement|sans bruit)} L{(vers|pour) la fête du pré}
C{pour ne pas manquer/ver la fête du pré}, S{un escargot} V{partir} T{(très|assez|bien|plus) tôt}
J{(comme|puisque)} S{la fête du pré} V{commencer} T{(bientôt|demain|ce soir)}, S{un escargot} V{partir} T{(déjà|aussitôt|maintenant|tout de suite)}

+ chemin
S{l'escargot} V{glisser} L{(sous|sur|devant|derrière|contre|près de|autour de|à côté de|le long de) une feuille}, T{(puis|ensuite|enfin)} L{(sur|derrière|devant|contre|près de|autour de|au bord de|au milieu de|par-dessus) une flaque}
S{l'escargot} V{ne jamais courir}, J{(mais|pourtant)} S{il} V{avancer} M{(toujours|encore|quand même|peu à peu|sans bruit)}
L{(partout|dehors|à gauche|à droite|tout près|à côté|devant|derrière)}, S{la pluie} V{tomber} M{(encore|fort|beaucoup|toujours|déjà|un peu|davantage|longtemps)}, J{(et|donc|alors)} S{l'escargot} V{avancer} M{(bien|mieux|encore|plus vite|aussi|ainsi)}
« J{(pourquoi|comment|où|avec qui|chez qui)} V{partir}-S{tu} T{(déjà|maintenant|ainsi|aujourd'hui|si tôt|si tard)} ? » V{demander} S{une fourmi} M{(doucement|gentiment|tout bas|poliment)}
« S{je} V{aller} L{(là-bas|loin|chez des amis)} J{et} S{je} V{arriver} T{(bientôt|plus tard|toujours|tout à l'heure|avant toi|après toi|sans toi)} ! » V{dire} S{l'escargot} M{(doucement|vite|tout bas|gentiment|aussitôt|alors)}
« J{(bonjour|bravo|oui|oh|ah|voilà|merci)} ! S{tu} V{être} A{(très|assez|vraiment|bien|si|plutôt|presque|plus) rapide} », V{dire} S{une limace} M{(alors|encore|tout bas|seulement)}
« J{(hélas|zut|non|attention)} ! S{tu} V{être} A{(trop|tellement|si|très) lent} », V{dire} S{une sauterelle} M{(alors|encore|tout bas)}
T{(souvent|parfois|quelquefois|soudain|tout à coup|alors)}, S{l'escargot} V{s'arrêter} (M{un peu}|M{longtemps}|L{là}|L{par terre}), J{(car|parce que|puisque|quand|lorsque|dès que)} S{la pluie} V{cesser}
S{l'escargot} V{ne rien voir} L{(devant|derrière|là-bas|au loin|dehors)} C{(pendant|durant|sous|à cause de) la pluie}
T{(après|vers|dès|depuis) minuit}, S{l'escargot} V{ne plus avancer} M{(beaucoup|très vite|vraiment|assez|autant|du tout)}
S{il} V{y avoir} O{(beaucoup|assez|trop|peu|tant|tellement) de boue} L{(partout|ici|devant|derrière|entre deux pierres|chez la grenouille|parmi les herbes|dehors)}
S{l'escargot} V{chanter} C{(avec|contre|malgré|dans) le vent}, J{et} S{une grenouille} V{l'écouter} M{(bien|un peu|encore|volontiers|aussi|enfin)}
« J{(quand|si|lorsque|dès que)} S{tu} V{arriver}, S{nous} V{danser} M{(ensemble|longtemps|beaucoup|encore|mieux|jusqu'à demain|jusqu'au matin)} ! » V{crier} S{un grillon} L{(là-bas|au loin|derrière|devant)}

= fin
T{(enfin|très tard|trop tard|soudain|alors)}, S{l'escargot} V{arriver} : S{la salade} V{être} L{(là|encore là|toujours là)} !
T{(enfin|trop tard)}, S{l'escargot} V{arriver} L{(chez|devant|parmi|vers|près de|au milieu de) ses amis} : S{tous} V{dormir} T{(déjà|encore)}
J{(quand|lorsque|dès que)} S{l'escargot} V{arriver}, S{on} V{danser} T{(encore|enfin)} M{(ensemble|pour lui|avec lui)}
