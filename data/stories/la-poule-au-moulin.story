@title La soupe de la poule
@levels CP CE1 CE2
@keywords son ou, poule, moulin, soupe, cuisine, ferme
@tenses présent
# famille : poule, loup, mouton, souris, ours, hibou, mouche, fourmi, poussin, genou, joue, cou, bouche, route, roue, moulin, soupe, chou, clou, trou, boue, sou, journal, couteau, bouton, bouteille, courge, four, foulard, douche, mousse, caillou, rouge, roux, doux, lourd, sourd, mou, courir, ouvrir, trouver, pousser, goûter, écouter, couper, rouler, souffler, jouer, sous, toujours, partout, autour, debout, beaucoup, coucou, jour

= soupe
L{au moulin}, S{une poule (rousse|douce|rouge)} V{préparer} O{une soupe}
L{au moulin}, S{une poule (rousse|douce)} V{vouloir} O{une bonne soupe}
T{un jour}, S{la poule du moulin} V{vouloir cuire} O{une soupe}

? sous
J{mais}, C{sans un sou}, S{la poule} V{devoir vendre} O{(son foulard & son journal & une bouteille & une roue & un bouton rouge & des clous & de la mousse)}

? achats
C{pour sa soupe}, S{la poule} V{chercher} L{partout} O{(un chou & une courge & un chou rouge & un couteau & une bouteille d'eau & un caillou)}

? route
J{hélas}, L{sur la route du marché}, S{la poule} (V{tomber} L{dans la boue} & V{rouler} L{dans un trou} & V{glisser} L{sur la mousse} & V{perdre} O{un sou} & V{perdre} O{son foulard} & V{marcher} L{sur un clou} & V{cogner} O{un caillou} & V{casser} O{une roue} & V{se tordre} O{le genou} & V{se mouiller} O{les joues})

? poule
T{vite}, S{la poule} (V{nouer} O{son foulard} & V{laver} O{un chou} & V{couper} O{la courge} & V{ouvrir} O{une bouteille} & V{souffler} L{sur le feu} & V{courir} L{partout} & V{tourner} L{autour du feu} & V{rester} M{debout} & V{goûter} T{toujours} & V{tendre} O{le cou})

? soupe2
J{mais} S{la soupe} V{être} A{(trop ~rouge & trop ~roux & trop ~doux & trop ~lourd & toute ~mou)}

? visiteurs
C{pour goûter/ver}, (S{un loup} V{pousser} O{la porte} & S{un mouton} V{courir} & S{une souris} V{crier} J{coucou} & S{une fourmi} V{passer} L{sous la porte} & S{un ours} V{ouvrir} O{la bouche} & S{une mouche} V{tourner} L{autour/adv} & S{un hibou sourd} V{tendre} O{le cou} & S{un poussin} V{attendre} M{debout})

? parole
« J{coucou} ! V{ouvrir:impératif.tu} O{la porte} ! » V{dire}-S{(un loup|une souris|un ours|un mouton)}
« S{je} V{avoir} T{toujours} O{faim} ! » V{dire}-S{(le loup|un ours|le hibou|un mouton|la souris)}
« S{cette soupe} V{être} A{(bien rouge|trop lourde|toute molle|très douce)} ! » V{dire}-S{(le hibou|un mouton|un loup|une fourmi)}

= fin
T{enfin}, S{la poule} V{partager} O{tout} C{avec (un loup & un mouton & une souris & un ours & un hibou & une mouche & une fourmi & un poussin & beaucoup d'amis)} !
T{enfin}, S{la poule} V{goûter} O{sa soupe} C{avec (un loup|un mouton|une souris|un ours|un hibou|un poussin|beaucoup d'amis)} !
