@title L'agneau de la montagne
@levels CP CE1
@keywords montagne, agneau, mouton, berger, perdu, son gn, campagne, nuit, été
@tenses présent

= agneau
L{dans la montagne}, S{un (agneau|petit agneau)} V{suivre} O{(sa mère|un papillon|une ligne de fourmis)}
S{un agneau} V{manger} O{de l'herbe} L{(à la montagne|dans la montagne)} C{avec sa mère}
T{(le matin/nom|dimanche|en juin)}, S{un (agneau|petit agneau)} V{monter} L{dans la montagne}

? beau
S{l'agneau} V{voir} O{(un cygne|une araignée|une cigogne|un champignon)} J{et} V{oublier} O{sa mère}
S{la montagne} V{être} A{(belle|grande|verte)} : S{l'agneau} V{aller} L{plus loin}
L{(près de|dans) la vigne}, S{il} V{y avoir} O{[une nature.plante.fleur=marguerite,violette liste]}

= perdu
J{mais} S{l'agneau} V{ne plus voir} O{(sa mère|les moutons|le troupeau)}
J{mais} S{le soir/nom} V{arriver} : S{l'agneau} V{être} A{seul} 
T{(soudain|tout à coup)}, S{l'agneau} V{être} A{seul} : J{où} V{être} S{sa mère} ?

? parole
« J{maman}, J{où} V{être}-S{tu} ? » V{crier}-S{l'agneau}
« V{ne pas pleurer:impératif.tu}, J{mignon petit agneau} », V{dire}-S{(le cygne|une araignée|une marmotte)}
« S{je} V{connaître} O{la montagne} », V{dire}-S{(une marmotte|une cigogne|l'aigle)}
« V{monter:impératif.nous} L{là-haut}, S{nous} V{voir:futur} M{mieux} », V{dire}-S{une marmotte}
« L{où} V{être} S{ma maman} ? » V{demander}-S{l'agneau} I{(à une araignée|au cygne|à la cigogne)}

+ chemin
S{l'agneau} V{grimper} L{sur (un rocher|un gros rocher|un tas de bois)}
L{dans la vigne}, S{l'agneau} V{se cogner} L{contre (un poteau|une vieille baignoire)}
S{une araignée} V{montrer} O{le chemin} C{avec son fil}
S{l'agneau} V{passer} L{(entre les champignons|sous les châtaigniers|sur un petit pont)}
S{l'agneau} V{boire} L{au ruisseau}, J{puis} V{suivre} O{l'eau}
L{au loin}, S{un chien} V{grogner}, J{et} S{l'agneau} V{se cacher}
T{(la nuit|peu à peu)}, S{(les étoiles|la lune)} V{éclairer} O{la montagne}
S{l'agneau} V{crier} M{(encore|plus fort)} : « J{maman} ! »

= mère
T{enfin}, S{sa mère} V{répondre} : « S{je} V{être} L{là}, J{mon agneau} ! »
S{une cloche} V{sonner} : S{sa mère} V{être} L{derrière (le rocher|la vigne|les châtaigniers)} !
S{le berger} V{faire} O{signe}, J{et} S{sa mère} V{courir} L{vers l'agneau} !

? fin
S{l'agneau} V{dormir} L{contre (sa mère|la laine de sa mère)}
S{le berger} V{peigner} O{la laine de l'agneau}
T{maintenant}, S{l'agneau} V{marcher} L{derrière sa mère} J{et} V{ne plus s'éloigner}
