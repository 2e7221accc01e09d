@title Les pieds cassés
@levels CE1 CE2
@keywords expression, sœur, frère, pieds, docteur, maison, jeu
@tenses présent, passé_composé, passé_simple

= ouverture
S{héros} V{jouer:état} I{du tambour} L{(autour|tout près|à côté) de sa sœur}, S{qui} V{lire:état} O{un (livre|roman|journal)}
L{au salon}, S{héros} V{sauter:état} M{sans arrêt} L{(devant|derrière|près de) sa sœur}, S{qui} V{lire:état} T{(encore|toujours)}
T{(depuis une heure|depuis midi|depuis longtemps)}, S{héros} V{chanter:état} L{(à côté|autour|près) de sa sœur}, S{qui} V{lire:état} O{un (livre|roman|journal)}

= mot
T{(soudain|tout à coup|enfin)}, S{sa sœur} V{crier} : « S{tu} V{me casser} O{les pieds} ! »
« V{arrêter:impératif.tu} : S{tu} V{me casser} O{les pieds} ! » V{dire} T{(enfin|soudain)} S{sa sœur}

? peur
T{(aussitôt|alors)}, S{héros} V{regarder} O{les pieds de sa sœur}, L{dessus}, L{dessous}, L{entre les doigts}
S{héros} V{ne pas comprendre}, J{car} S{il} V{ne toucher:antérieur} O{aucun pied}

? parole
« S{tu} V{avoir} O{mal} ? V{ne plus marcher:impératif.tu} ! » V{dire}-S{héros}
« J{comment} V{aller}-S{ils}, S{tes pauvres pieds} ? » V{demander}-S{héros}
« S{ce} V{ne pas être} C{exprès} ! S{je} V{aller chercher/ver} O{le docteur} ! » V{dire}-S{héros}
« S{ces pieds} V{être} A{cassés} : V{s'asseoir:impératif.tu} T{tout de suite} ! » V{dire}-S{héros}
« S{on} V{mettre} O{de la glace}, T{puis} S{ça} V{passer:futur} T{bientôt} ! » V{promettre}-S{héros}

= soins
S{héros} V{courir} L{(jusqu'à|vers) la salle de bains} J{et} V{rapporter} O{(trois pansements|un rouleau de bande|un grand foulard)}
T{vite}, S{héros} V{prendre} O{(une écharpe|un foulard|deux serviettes)} J{et} V{bander} O{les pieds de sa sœur}

? calme
S{héros} V{s'appliquer +(vraiment|beaucoup)} : T{pendant ce temps}, S{la maison} V{être:état} T{enfin} A{calme/adj}
T{d'abord}, S{héros} V{soigner:événement} O{le pied gauche}, T{ensuite} O{le droit}, M{sans un bruit}
S{tout} V{devenir} A{si calme/adj} J{que} S{on} V{entendre:état} O{une mouche}

? explication
« S{on} V{dire} O{cela} J{quand} S{on} V{en avoir} M{assez} ! » V{expliquer} S{sa sœur}
« S{mes pieds} V{aller} M{très bien}, J{mais} S{mes oreilles} V{être} A{fatiguées} ! » V{expliquer} S{sa sœur}

= fin
« V{jouer:impératif.nous} M{plutôt} I{au docteur} ! » V{dire} T{(enfin|alors)} S{sa sœur} M{en riant/ver}
S{sa sœur} V{rire} M{aux éclats}, T{puis} V{jouer} T{longtemps} I{au docteur} C{avec héros}
