@title Le comte qui ne dormait pas
@levels CM1 CM2
@keywords conte, comte, château, sommeil, moutons, nuit, homophones, histoire
@tenses présent, passé_composé, passé_simple

= ouverture
S{un comte très riche} V{ne plus dormir:état} : T{chaque nuit}, S{il} V{compter:état} O{ses moutons}, J{mais} S{le compte} V{ne jamais être:état} A{bon}
T{depuis longtemps}, S{un vieux comte} V{compter:état} O{ses moutons} C{pour s'endormir/ver}, J{et} T{pourtant} S{le sommeil} V{ne jamais venir:état}

? tourment
T{tantôt/adv} S{un mouton} V{manquer:état}, T{tantôt/adv} S{il} V{y en avoir:état} O{un de trop}, J{et} S{le comte} V{recommencer:état}
S{le comte} V{essayer} O{(un lit neuf|des rideaux épais|deux oreillers)}, O{une tisane}, O{un bain}, M{sans le moindre succès}
L{autour de lui}, S{tous} V{bâiller:état}, J{sauf} S{le comte}, S{qui} V{rester:état} A{éveillé/adj} T{jusqu'à l'aube}

= venue
T{(un soir|une nuit)}, S{héros} V{apporter} O{du lait chaud} L{dans la chambre du comte} J{et} V{s'arrêter} L{devant le lit}
T{(un soir|une nuit)}, S{héros} V{venir} L{de la ferme} C{avec du lait chaud} J{et} V{trouver} O{le comte} L{(au milieu d'une|derrière une) montagne de papiers}

? parole
« V{compter:impératif.vous} M{moins}, V{écouter:impératif.vous} M{davantage} ! » V{dire}-S{héros}
« S{vous} V{compter} M{trop}, J{et} S{vous} V{n'écouter pas} M{assez} ! » V{dire}-S{héros}
« J{si} S{vous} V{fermer} O{les yeux}, S{je} V{vous raconter:futur} O{un conte} ! » V{proposer}-S{héros}
« J{ni} S{les comptes} J{ni} S{les moutons} V{n'aider} : S{ce} V{être} A{un conte} J{qui} V{endormir} ! » V{dire}-S{héros}
« L{chez nous}, S{on} V{s'endormir} T{quand} S{mon père} V{raconter} O{un conte} ! » V{expliquer}-S{héros}

= conte
T{aussitôt}, S{héros} V{s'asseoir} J{et} V{commencer} O{un conte} : S{(une oie|une étoile|une brebis)} V{y traverser:état} O{(sept rivières|le monde|cent collines)}
C{sans compter/ver}, S{héros} V{raconter} T{alors} O{l'histoire} I{d'une (brebis|oie|étoile)} S{qui} V{vouloir:état voir/ver} O{la mer}

? écoute
M{au fur et à mesure}, S{les paupières du comte} V{se fermer:état}
T{d'abord}, S{le comte} V{écouter} L{d'une oreille}, T{puis} L{des deux}, J{et} S{sa plume} V{tomber} L{par terre}
M{peu à peu}, S{les chiffres} V{s'effacer} L{de la tête du comte}, T{tandis que} S{le feu} V{baisser:état}

= fin
T{(bientôt|avant la fin)}, S{le comte} V{ronfler} : T{maintenant}, S{les moutons} V{pouvoir:état se reposer/ver} T{aussi}
S{le comte} V{s'endormir} T{(avant la fin|presque aussitôt)}, J{et} T{dès lors} S{il} V{ne plus compter:état que} O{les contes}

? après
M{ainsi}, S{le comte} V{apprendre} J{que} S{un bon conte} V{valoir:présent} M{mieux que cent comptes}
T{le lendemain}, S{le comte} V{réclamer} O{la suite} : S{héros} V{revenir} T{(volontiers|chaque soir)}
S{personne} V{ne savoir} T{jamais} O{la fin du conte}, J{car} S{le comte} V{s'endormir:état} T{toujours trop tôt}
