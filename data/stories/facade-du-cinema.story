@title La façade du cinéma
@levels CE2 CM1
@keywords métiers, ville, cinéma, peinture, maçon, artisan, c et ç
@tenses présent, passé_composé, passé_simple

# Ce soir le cinéma ouvre. Le maçon François et son apprentie, Cécile, doivent finir la façade. Le ciment est frais. Un limaçon traverse la façade et laisse une trace.
# Plus le temps d'effacer. Cécile a une idée : elle peint la trace en argent et trace des étoiles autour. Les gens applaudissent ; le cinéma s'appelle Le Limaçon.

= ouverture
C{avant la première séance du soir}, S{le maçon François et son apprentie} V{devoir:état} O{finir la façade du cinéma}
S{le cinéma de la place} V{ouvrir:état} T{le soir même}, J{mais} S{le maçon François et son apprentie} V{ne pas finir:antérieur} O{la façade}
S{(cent|cinq cents) personnes} V{devoir:état venir/ver} L{au cinéma} T{le soir même} J{et} S{le maçon François et son apprentie} V{ne pas finir:antérieur} O{la façade}

? leçon
« S{je} V{te donner} O{une leçon} : V{lancer:impératif.tu} O{le ciment}, J{puis} V{lisser:impératif.tu} M{doucement} », V{dire} S{François} I{à son apprentie}
S{l'apprentie} V{apprendre:état} O{à (façonner le plâtre|mélanger le ciment|tracer une ligne droite)} M{sans faire un seul faux pas}
L{sur la place}, S{un garçon} V{quitter} O{sa balançoire} C{pour venir les regarder}

? outils
S{François et son apprentie} V{poser:antérieur} L{à leurs pieds} O{[un objet.outil.marteau|objet.maison.récipient|objet.jouet.seau=seau,marteau,boîte à outils liste]}

+ travaux
T{d'abord}, S{le maçon} V{avancer} O{(l'échelle|son échelle)} J{et} V{effacer} O{les (anciennes|dernières) taches}
S{le maçon} V{tracer} O{un cercle} J{et} V{placer} O{une frise de (cerises|citrons|cygnes|cigales)} L{au-dessus des portes}
T{à cinq heures}, S{le garçon du café} V{leur offrir} O{(deux glaces|un citron pressé plein de glaçons)} J{et} S{ça} V{leur donner} O{du courage}
T{pendant ce temps}, S{l'apprentie} V{commencer} I{à peindre le haut} L{(en bleu ciel|en blanc)}

= accident
T{(soudain|tout à coup)}, S{un limaçon} V{traverser} O{le ciment frais} J{et} V{laisser} O{une (longue|drôle de) trace} L{(derrière lui|sur la façade)}
J{hélas}, L{sur le ciment (frais|encore mou)}, S{un limaçon} V{avancer} J{et} V{tracer} O{(cent|des) zigzags} !

? parole
« S{nous} V{être} A{perdus} ! J{qui} V{aller effacer} O{ça} T{avant la séance} ? » V{s'écrier} S{François}
« S{nous} V{ne jamais avoir:futur} O{le temps de tout recommencer/ver} ! » V{dire} S{le maçon} M{en lâchant ses pinceaux}
« S{tu} V{commencer} I{à me décevoir/ver}, J{(vilain|petit) limaçon} », V{gronder} S{le maçon}, A{(menaçant/adj|furieux)}
« C{à ta place}, S{je} V{ne toucher:conditionnel pas} I{à cette trace} », V{dire} S{un commerçant}
« S{il} V{y avoir} O{beaucoup moins de temps que de zigzags}, J{comment} V{faire}-S{nous} ? » V{demander} S{l'apprentie}
« S{ce} V{ne pas être} A{si laid}, V{regarder:impératif.vous} T{mieux} ! » V{dire} S{l'apprentie}

= idée
J{alors} S{l'apprentie} V{prendre} O{un pinceau}, V{peindre} O{la trace} L{en argent} J{et} V{ajouter} O{(cinq|cent) étoiles}
événement | S{l'apprentie} V{avoir} O{une idée} : S{elle} V{peindre} O{la trace} C{comme une pluie d'étoiles filantes}

? foule
T{bientôt}, L{sur la place}, S{les (cyclistes|commerçants|voisins)} V{s'arrêter} C{pour admirer ce ciel étoilé/adj}
S{le garçon du café et les commerçants} V{admirer} O{cette façade}

= chute
T{ce soir-là}, S{toute la ville} V{dire} O{merci} I{au limaçon} J{et} S{le cinéma} V{recevoir} O{le nom du Limaçon}
T{depuis cette soirée}, S{le cinéma du Limaçon} V{avoir:état} O{la plus célèbre des façades}

+ après
S{le limaçon} V{recevoir} O{une feuille de salade} C{en récompense}
S{François} V{saluer} O{son apprentie} : « J{merci}, J{Cécile} ! T{aujourd'hui}, S{tu} V{me donner:passé_composé} O{une leçon} »
