@title Le facteur des neiges
@levels CE1 CE2
@keywords neige, hiver, facteur, lettre, montagne, attente, ski
@tenses présent, passé_composé, passé_simple

= ouverture
T{(depuis hier|depuis deux jours|depuis longtemps)}, S{la neige} V{bloquer:état} O{la route}, J{mais} S{héros} V{attendre:état} T{(toujours|encore)} O{une lettre de son frère}
S{héros} V{attendre:état} O{une lettre de son frère}, J{mais} S{la neige} V{fermer:état} O{toutes les routes} L{(autour de la ferme|jusqu'au village)}

? neige
S{on} V{devoir:état patienter/ver} J{jusqu'à ce que} S{la neige} V{fondre:subjonctif}
T{chaque nuit}, S{la neige} V{tomber:état} M{davantage}, J{et} S{personne} V{ne sortir:état} T{après cinq heures}
L{dehors}, S{la neige} V{monter:état} L{(jusqu'aux fenêtres|presque au-dessus de la barrière|par-dessus les buissons)}
S{le chemin} V{disparaître:antérieur} L{sous (environ|presque|au moins) un mètre de neige}
T{de temps en temps}, S{un paquet de neige} V{tomber:état} L{du toit}, T{puis} S{tout} V{redevenir:état} A{blanc}

? attente
A{debout} L{devant la fenêtre}, S{héros} V{regarder:état} O{la route}, T{tôt le matin/nom et tard le soir}
S{héros} V{essuyer} T{plusieurs fois} O{la vitre}, J{mais} S{personne} V{ne venir:état}
T{quelquefois}, S{une branche} V{bouger:état}, J{mais} S{ce} V{n'être:état que} A{un oiseau}

? parole
« S{il} V{venir:futur} T{demain}, J{ou} T{plus tard} ! » V{dire} S{sa mère}
« S{le facteur} V{avoir} O{froid/nom} J{et} S{il} V{rester} L{chez lui}, L{au chaud} ! » V{dire} S{son père}
« J{si} S{la lettre} V{ne pas arriver} T{aujourd'hui}, S{je} V{aller la chercher/ver} ! » V{dire}-S{héros}
« J{quand} S{il} V{neiger}, S{on} V{devoir} T{surtout} O{attendre/ver} ! » V{répondre} S{sa mère}
« J{où} V{être}-S{elle}, S{ma lettre} ? L{dans un sac} J{ou} L{sous la neige} ? » V{demander}-S{héros}

= point
T{(soudain|tout à coup|enfin)}, L{là-bas}, S{un point (rouge|jaune|noir)} V{descendre} O{la pente} L{entre les sapins}
T{(soudain|tout à coup|enfin)}, S{deux longues traces} V{apparaître} L{(sur la colline|vers le bois)} J{et} S{quelqu'un} V{agiter} O{les bras}

= facteur
S{le facteur} V{arriver} M{à skis}, C{malgré (le froid|la neige)}, C{avec sa sacoche} L{par-dessus son manteau} !
S{ce} V{être:état} A{le facteur} : C{grâce à ses skis}, S{rien} V{ne l'arrêter:antérieur} !

? accueil
T{dès que} S{le facteur} V{s'approcher} L{du feu}, S{la neige} V{couler} L{le long de sa barbe}
« J{voici} O{ta lettre} ! S{elle} V{être} A{un peu mouillée}, J{car} S{je} V{tomber:passé_composé} T{une fois} ! » V{dire} S{le facteur}
T{d'abord}, S{le facteur} V{boire} O{(un bol de soupe|un chocolat|un thé)} L{près du feu}, J{car} S{ses doigts} V{être:état} A{gelés}

= fin
T{(vite|aussitôt)}, S{héros} V{ouvrir} O{l'enveloppe} : « S{je} V{rentrer:futur} T{(bientôt|dans un mois|dès le printemps)} », V{écrire:état} S{son frère}
L{dans la lettre}, S{son frère} V{demander:état} : « J{est-ce que} S{il} V{neiger} M{beaucoup} L{(chez nous|là-haut)} ? »
