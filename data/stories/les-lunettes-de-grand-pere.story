@title Les lunettes de grand-père
@levels CE1 CE2 CM1
@keywords mots invariables, lunettes, grand-père, chercher, maison, famille
@tenses présent
# famille : aujourd, hui, ce, matin, soudain, maintenant, encore, fois, chez, lui, ici, dedans, dehors, par, partout, longtemps, toujours, mal, seul, déjà, enfin, tout, bas, doucement, très, fort, aussitôt, sous, sur, dans, derrière, devant, contre, dessous, près, côté, autour, au-dessus, au-dessous, long, face, fond, milieu, travers, vers, puis, ensuite, alors, après, loin, bord, haut, jusqu, abord, coup, bientôt, parfois, ailleurs, dessus, là-bas, là-haut, gauche, droite, intérieur, extérieur, mais, car, donc, rien, parce, que, puisque, trop, assez, bien, plutôt, vraiment, si, plus, moins, tellement, lit, buffet, four, armoire, porte, mur, entre, draps, parmi, livres, cave, feu, poêle, voisine, frigo, banc, chat, salon, grenier, vitre, miroir, évier, lorsque, quand, dès, pendant, comme, souvent, quelquefois, jardin, sans, avec, demain, désormais, tard, suite, mieux, davantage, beaucoup, volontiers, faute, tôt, pour, toi, avant, malgré, peu, peine, surtout, vite, tant, même, soir, hier, avant-hier, heure, midi, tantôt, là, quelque, part, terre, pourquoi, comment, où, depuis, habitude, gentiment, poliment, seulement, oui, non, oh, ah, hélas, zut, pis, merci, bravo, ouf, voici, voilà, chut, tristement, simplement, grâce, cause, aussi, eux, bruit, également, hasard, ensemble, ou, tête, ta

= ouverture
T{(aujourd'hui|ce matin|soudain|maintenant|encore une fois)}, S{grand-père} V{ne plus trouver} O{ses lunettes} L{(chez lui|par ici)}
L{(chez lui|partout|dehors)}, S{grand-père} V{chercher} (T{encore}|T{longtemps}|M{seul}|T{déjà}) O{ses lunettes}
« J{où} V{être} J{donc} S{mes lunettes} ? » V{demander} T{(encore|soudain|aujourd'hui|enfin)} S{grand-père} M{(tout bas|doucement|très fort)}

+ recherche
S{héros} V{regarder} L{(sous|sur|dans|derrière|devant|contre|près de|à côté de|autour de|au-dessous de|le long de|en face de|au fond de|au milieu de) le canapé}, T{(puis|ensuite|enfin)} L{(sous|sur|derrière|devant|contre|près de|autour de|au-dessus de|au bord de) la table}
T{(ensuite|alors|puis|soudain|bientôt|aussitôt|maintenant)}, S{grand-mère} V{chercher} L{(ailleurs|dehors|dedans|dessus|dessous|partout|là-bas|là-haut|en haut|en bas|à gauche|à droite|tout près|à l'intérieur|à l'extérieur)}, J{mais} O{(rien|toujours rien|encore rien)}
S{grand-père} V{ne jamais rien ranger}, J{(car|parce que|puisque)} S{ce désordre} V{être} A{(très|assez|bien|plutôt|vraiment|si|plus|tellement) pratique}
S{héros} V{regarder} L{(sous le lit & derrière le buffet & dans le four & sur l'armoire & devant la porte & contre le mur & entre les draps & parmi les livres & près du feu & autour du poêle & chez la voisine & au-dessus du frigo & au-dessous du banc & à côté du chat & au milieu du salon & jusqu'au grenier & à travers la vitre & en face du miroir & au bord de l'évier)}
J{(lorsque|quand|dès que|pendant que|si)} S{grand-père} V{dormir}, S{ses lunettes} V{partir} T{(souvent|toujours|parfois|quelquefois)} L{(ailleurs|dehors|loin de lui|vers le jardin|jusqu'à la cave|sans lui|avec le chat)}
« T{(demain|désormais|bientôt|plus tard|ensuite)}, S{je} V{ranger} M{(mieux|bien|davantage|volontiers|sans faute)} C{(pour toi|avec toi|malgré tout)} ! » V{promettre}-S{grand-père}
C{sans elles}, S{grand-père} V{voir} M{(peu|moins|mal|trop mal|très peu|à peine|plutôt mal)}, J{(alors|donc)} S{grand-mère} V{l'aider} M{(volontiers|vite|aussitôt|beaucoup|un peu|encore|jusqu'au soir)}
« S{je} V{les voir:imparfait} T{(hier|avant-hier|tout à l'heure|encore|avant midi|ce matin|tantôt/adv)} L{(ici|là|là-bas|dehors|chez toi|quelque part|par terre|à côté)} », V{dire} S{grand-mère}
« S{tu} V{chercher} (M{mal}|M{trop vite}|M{trop}|M{trop peu}|T{toujours}|T{encore}) ! » V{dire} S{grand-mère}
« J{(pourquoi|comment|quand|où)} V{les perdre}-S{tu} (T{d'habitude}|T{parfois}|T{toujours}|T{encore}) ? » V{demander}-S{héros} M{(gentiment|doucement|poliment|seulement)}
« J{(non|oh|ah|hélas|zut|tant pis|chut)} ! » V{soupirer}-S{grand-père} M{(seulement|alors|aussitôt|enfin|ensuite|tristement|simplement|encore)}
C{(avec|grâce à) la lampe}, S{héros} V{voir} M{(bien|mieux|davantage|assez bien|beaucoup mieux)} L{(entre|sous|parmi|derrière) les coussins}
C{(sans|malgré|à cause de) la lampe}, S{héros} V{voir} M{(mal|moins bien|à peine)} L{(entre|sous|parmi|derrière) les coussins}
T{(depuis|après|avant|jusqu'à|vers|dès) midi}, S{le chien} V{chercher} M{(aussi|avec eux|volontiers|sans bruit|quand même|également|au hasard)} L{(chez|devant|derrière|près de) le voisin}
« J{(quand|lorsque|si|puisque|comme)} S{on} V{chercher} M{(ensemble|beaucoup|bien|longtemps)}, S{on} V{trouver} T{(toujours|souvent|bientôt|enfin|tôt ou tard)} ! » V{dire}-S{héros}
« S{il} V{falloir} O{regarder/ver (d'abord|ensuite|surtout|aussi|plutôt|même|encore|mieux|vite|tout de suite|maintenant)} L{(sous|sur|derrière|devant|entre|parmi) les livres} », V{dire} S{maman}

= fin
T{(soudain|tout à coup|enfin|alors|bientôt)}, S{héros} V{rire} : S{grand-père} V{les porter} (L{là-haut}|L{sur la tête}) !
« V{regarder:impératif.tu} J{donc} L{(là-haut|au-dessus|en haut|plus haut|sur ta tête)} ! » V{rire}-S{héros} T{(enfin|alors|soudain)}
« J{(voilà|voici|bravo|ouf|merci|oui)} ! » V{rire} T{(alors|enfin|soudain)} S{grand-mère} : S{les lunettes} V{être} L{(sur|dans|entre|parmi) les cheveux de grand-père} !
