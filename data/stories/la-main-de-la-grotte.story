@title La main dans la grotte
@levels CE2 CM1 CM2
@keywords préhistoire, grotte, peinture, art, homme préhistorique, histoire
@tenses présent, passé_composé, passé_simple

# Préhistoire : une fillette jugée trop petite pour peindre dans la grotte. Le vieux peintre tombe et ne peut finir ; elle souffle de l'ocre autour de sa main. Vingt mille ans après, une visiteuse pose sa main en face.
= ouverture
L{au fond d'une grotte}, S{une fillette de la préhistoire} V{rêver:état} C{de peindre/ver}, J{mais} S{le vieux peintre} V{la trouver:état} A{trop jeune}
T{en pleine préhistoire}, S{une fillette} V{vouloir:état peindre/ver} C{comme les grands}, J{mais} S{le vieux peintre} V{l'écarter:état +toujours} L{du mur de la grotte}
T{pendant que} S{le clan} V{chasser:état}, S{une fillette} V{admirer:état} O{le vieux peintre} L{dans la grotte}, J{mais} S{personne} V{ne la laisser:état peindre/ver}

? parole
« S{tu} V{être} A{encore trop jeune} », V{(répéter|grommeler|soupirer)}-S{le peintre} M{(sévèrement|sans se retourner/ver)}
« S{je} V{pouvoir tenir} O{la lampe}, J{au moins} ! » V{(insister|répondre)}-S{elle}
« S{je} V{peindre:futur} O{un bison}, T{quand/con} S{je} V{être:futur} A{adulte/adj} ! » V{(promettre|murmurer|chuchoter)}-S{elle}
« J{pourquoi} S{ces animaux} V{courir}-S{ils} L{sur le mur} ? » V{demander}-S{elle}
« V{se taire:impératif.tu} J{et} V{regarder:impératif.tu} : S{ce} V{être} M{ainsi} J{que} S{on} V{apprendre} », V{répondre}-S{le peintre}

+ travail
T{(d'abord|patiemment)}, S{le peintre} V{écraser} O{l'ocre} C{entre deux pierres}
S{le vieil homme} V{tracer} O{(un cheval|un bison|un mammouth|un cerf)} C{avec un morceau de charbon}
S{la fillette} V{préparer} O{les couleurs}, V{remplir} O{la lampe de graisse} J{et} V{balayer} O{le sol}
M{(lentement|prudemment|avec précaution)}, S{le peintre} V{monter} L{sur un rocher} C{pour atteindre/ver le haut de la paroi}
L{à la lueur de la flamme}, S{les animaux} V{sembler:état courir/ver} L{le long de la paroi}

= accident
T{(soudain|tout à coup|brusquement)}, S{le vieux peintre} V{glisser}, V{tomber} J{et} V{se blesser} I{au poignet}
T{(hélas|malheureusement)}, S{le vieux peintre} V{trébucher} L{dans l'ombre} J{et} V{se tordre} O{le poignet}
S{une pierre} V{basculer} : S{le vieux peintre} V{rouler} L{par terre}, J{et} S{sa main} V{se mettre à enfler}

? silence
« J{qui} V{finir:futur} T{maintenant} O{cette paroi} ? » V{(gémir|soupirer)}-S{il}, A{(tout triste|découragé)}
S{le vieil homme} V{ne pas se plaindre}, J{mais} S{ses yeux} V{rester:état} A{fixés} L{sur la paroi inachevée}
« V{me donner:impératif.tu} O{l'ocre} », V{dire}-S{la fillette} M{(timidement|d'une voix ferme)}

= geste
T{alors}, S{la fillette} V{poser} O{sa main} L{contre la paroi} J{et} V{souffler} O{l'ocre rouge} L{tout autour}
S{la fillette} V{remplir} O{sa bouche} C{de poudre rouge}, V{appuyer} O{sa main} L{sur la paroi} J{et} V{souffler} M{de toutes ses forces}
M{sans hésiter/ver}, S{la fillette} V{appliquer} O{sa main} L{contre la pierre froide} J{et} V{cracher} O{l'ocre} L{autour de ses doigts}

? réaction
T{quand/con} S{elle} V{retirer} O{ses doigts}, S{une petite main claire} V{apparaître} L{au milieu du rouge}
S{le vieux peintre} V{se taire} T{longtemps}, J{puis} S{il} V{sourire}
« S{nos enfants} V{la voir:futur} J{et} S{les enfants de nos enfants} J{aussi} », V{(murmurer|prédire)}-S{le vieux peintre}

= chute
T{vingt mille ans plus tard}, S{une visiteuse} V{lever:présent} O{sa main} L{devant la paroi} : S{les deux mains} V{avoir:présent} O{la même taille}
T{vingt mille ans plus tard}, S{cette main} V{être:présent +toujours} L{sur la paroi}, J{mais} S{personne} V{ne connaître:présent} O{le nom de l'artiste}
T{aujourd'hui}, S{les bisons} V{s'effacer:présent} M{peu à peu}, J{mais} S{la petite main} V{sembler:présent dire} I{bonjour} I{à chaque visiteur}

? après
« S{ce} V{être} J{sans doute} A{la main d'un grand chasseur} », V{expliquer:présent}-S{le guide} M{(gravement|sérieusement)}
S{les savants} V{mesurer:passé_composé} J{et} V{photographier:passé_composé} O{cette petite main}, J{mais} S{aucun} V{ne deviner:passé_composé} O{l'âge de l'artiste}
