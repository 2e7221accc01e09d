@title Où est le chat ?
@levels CP CE1 CE2
@keywords chat, mots invariables, invariables, petits mots, prépositions, chercher, maison
@tenses présent

= ouverture
T{(aujourd'hui|maintenant|ce soir/nom|encore une fois)}, S{héros} V{chercher} O{son chat} L{(partout|dans la maison|chez lui|dehors)}
S{le chat de héros} V{ne pas être} L{là} : J{(pourtant|d'habitude)}, S{il} V{dormir} M{(toujours|souvent|longtemps|beaucoup)} L{sur son lit}
S{le chat de héros} V{ne jamais sortir} T{(la nuit|le soir|avant midi|après minuit)}, J{(mais|pourtant)} S{il} V{ne plus être} L{(là|ici|dans la maison|sur le lit)}

+ depuis
S{ce chat} V{sortir +souvent}, J{mais} S{il} V{revenir +toujours} T{(très vite|avant la nuit|avant midi|assez tôt)}
S{le chat} V{être +souvent} L{(dehors|dedans|sous le lit|chez la voisine)}, J{mais} S{il} V{ne jamais aller} A{loin/adv}
S{héros} V{le chercher} T{(depuis longtemps|depuis hier|depuis ce matin|pendant une heure|jusqu'au soir|toute la journée)}, M{(seul|sans bruit|avec papa|avec maman|sans sa sœur)}
T{hier}, S{le chat} V{être:imparfait} A{(très sage|trop calme|encore très calme)}, J{(pourtant|mais)} T{aujourd'hui}, S{il} V{se cacher} M{(bien|encore|exprès)}

+ lieux
T{(d'abord|aussitôt|puis|alors|ensuite|tout de suite)}, S{héros} V{regarder} L{(jusque sous le lit|sous le lit|sur l'armoire|derrière la porte|devant la maison|dans le placard|entre les coussins|contre le mur|autour de la table|au-dessus du buffet|dessous|dessus|dedans|dehors|partout|près du feu|loin de la route|à côté du canapé|au milieu du salon|vers le jardin|chez le voisin)}
T{(ensuite|puis|alors|bientôt|après)}, S{il} V{ne rien y avoir} L{(sous la table|sur le tapis|derrière le rideau|devant la porte|dans le lit|entre les livres|au-dessous de l'escalier|au-dessus de l'armoire|dedans|dehors|dessous|dessus)}
L{(dehors|dedans|là-bas|ici|derrière|devant|dessous|dessus|tout près|plus loin|à côté)}, S{(rien|personne)} V{ne bouger}

+ encore
T{(avant le repas|après le repas|après l'école|pendant la pluie|avant la nuit)}, S{héros} V{chercher +encore} L{(autour de la maison|tout près|dehors|sur le toit|chez le voisin|vers la route)}
S{ce chat} V{être} A{(très|vraiment) malin} C{pour un chat}
S{ce chat} V{être} A{trop malin} C{pour se perdre/ver}
S{ce chat} V{être} A{assez malin} C{pour sortir/ver seul}
L{(dehors|autour de la maison|dans la rue|près de la route)}, S{il} V{y avoir} O{(beaucoup de|trop de|assez de|peu de|encore du) bruit}
T{(parfois|souvent|quelquefois|d'habitude|chaque jour)}, S{le chat} V{dormir} L{(sur l'armoire|sous la table|dans la cuisine|derrière le canapé|entre deux coussins|chez mamie|contre le mur)}, M{(comme moi|comme un bébé|très longtemps|presque sans bruit)}
S{(papa|maman|héros)} V{regarder} L{(dans le panier|sur le lit|sous la chaise|derrière la porte|devant la maison)}, J{(puis|et)} L{(dehors|dedans|dessous|dessus|autour/adv)}

+ autres
S{(papa|maman|son frère|sa sœur)} V{chercher +aussi} L{(sous la table|chez mamie|dans la rue|dehors)}
2 | S{(papa|maman|son frère|sa sœur)} V{le chercher +aussi}, J{(car|parce que|puisque|et)} S{la nuit} V{tomber} T{(déjà|bientôt)}
S{(papa|maman|sa sœur)} V{chercher} L{(en haut|en bas|dehors|dans la rue|derrière la haie|devant le garage)} C{(sans lampe|avec une lampe)}
S{(papa|maman|sa sœur)} V{courir} M{vite} L{(dehors|dans la rue|derrière la haie|chez mamie)}
S{(papa|maman|sa sœur)} V{appeler} M{doucement} O{le chat} L{(dehors|dans la rue|derrière la haie|devant le garage)}

+ parole
« V{revenir:impératif.tu} T{(vite|maintenant|tout de suite|bientôt)}, S{je} V{avoir} O{du lait} C{pour toi} ! » V{crier}-S{héros}
« J{(pourquoi|quand|comment)} V{sortir:passé_composé}-S{il} C{sans moi} ? » V{demander}-S{héros}
« S{il} V{ne jamais dormir} M{seul}, J{alors} V{attendre:impératif.tu} T{demain} », V{dire}-S{(papa|maman)}
« J{où} V{être}-S{tu} T{(donc|maintenant)} ? » V{appeler}-S{héros}
« S{il} V{ne jamais rester} M{seul} T{(longtemps|après minuit|trop longtemps)} », V{dire}-S{papa}
« S{il} V{revenir:futur} T{(demain|bientôt|tôt ou tard|avant la nuit|après la pluie)}, J{(peut-être|bien sûr|voilà tout)} », V{dire}-S{papa}

= fin
T{(enfin|soudain|tout à coup)}, S{le chat} V{sortir} L{(du panier|du sac|de sous le lit|du placard)} !
T{(enfin|tout à coup|soudain)}, S{héros} V{entendre} O{un bruit} : S{le chat} V{dormir} L{(sous|dans|derrière) le panier}, M{(comme toujours|comme hier|très bien|presque sans bruit)} !
T{(enfin|tout à coup|soudain)}, J{voilà} S{le chat} : S{il} V{dormir} L{dans le cartable}, M{(comme un roi|depuis ce matin|très bien)} !
J{mais} T{(soudain|tout à coup|enfin)}, S{quelque chose} V{bouger} L{dans (le sac|le panier|le tiroir)} : S{ce} V{être} A{le chat} !
