@title La soupe de la poule
@levels CP CE1 CE2
@keywords son ou, poule, moulin, soupe, cuisine, ferme
@tenses présent
# famille : poule, loup, mouton, souris, ours, hibou, mouche, fourmi, poussin, genou, joue, cou, bouche, route, roue, moulin, soupe, chou, clou, trou, boue, sou, journal, couteau, bouton, bouteille, courge, four, foulard, douche, mousse, caillou, rouge, roux, doux, lourd, sourd, mou, courir, ouvrir, trouver, pousser, goûter, écouter, couper, rouler, souffler, jouer, sous, toujours, partout, autour, debout, beaucoup, coucou, jour

= soupe
L{au moulin}, S{une poule (rousse|douce|rouge)} V{préparer} O{sa soupe}
S{une poule (rousse|douce)} V{vouloir} O{de la soupe} L{au moulin}
T{chaque jour}, S{la poule du moulin} V{cuire} O{une soupe}

? achats
C{sans un sou}, S{la poule} V{chercher} O{(un chou & une courge & du chou rouge & un couteau & une bouteille & de la mousse & un caillou)}
L{sur la route}, S{la poule} V{trouver} O{(un chou & une courge & un sou & un couteau & une bouteille & un bouton & un foulard & un clou & une roue & un journal & un caillou & de la mousse & de la boue & un trou)}

? poule
S{la poule} (V{courir} L{partout} & V{ouvrir} O{le four} & V{secouer} O{le journal} & V{pousser} O{un caillou} & V{couper} O{un chou} & V{couper} O{la courge} & V{rouler} O{la courge} & V{préparer} O{le goûter} & V{souffler} M{beaucoup} & V{écouter} O{le four} & V{tourner} L{autour/adv} & V{laver} O{ses joues} & V{nouer} O{son foulard} & V{plier} O{les genoux} & V{tendre} O{le cou} & V{ouvrir} O{la bouche} & V{rester} M{debout} & V{tomber} L{dans la boue} & V{éviter} O{un trou} & V{prendre} O{la route} & V{prendre} O{une douche} & V{trouver} O{un sou} & V{jouer} C{avec un bouton} & V{passer} L{sous une porte} & V{planter} O{un clou} & V{lire} O{le journal} & V{vider} O{une bouteille} & V{aiguiser} O{son couteau})

? soupe2
J{mais} S{la soupe} V{être} A{(~rouge & ~roux & trop ~doux & trop ~lourd & toute ~mou)}

? visiteurs
T{aussitôt}, (S{un loup} V{souffler} & S{un mouton} V{courir} & S{une souris} V{crier} J{coucou} & S{un ours roux} V{pousser} O{la porte} & S{un hibou sourd} V{écouter} & S{une mouche} V{tourner} L{autour/adv} & S{une fourmi} V{rouler} O{un chou} & S{un poussin} V{goûter} & S{un ours} V{s'asseoir} L{par terre} & S{un loup} V{rester} M{debout} & S{un mouton doux} V{trouver} O{une place} & S{une souris} V{passer} L{sous la table} & S{un poussin} V{jouer})

? parole
« J{coucou} ! S{je} V{ouvrir} O{la (porte|bouche|bouteille)} ! » V{dire}-S{(un loup|une souris|un ours|un mouton)}
« S{je} V{avoir} T{toujours} O{(faim|le cou long|de la place)} ! » V{dire}-S{(le loup|un ours|le hibou|un mouton)}
« S{cette soupe} V{être} A{(bien rouge|trop lourde|toute molle|très douce)} ! » V{dire}-S{(le hibou|un mouton|un loup|une fourmi)}

= fin
T{enfin}, S{la poule} V{goûter} O{tout} C{avec (un loup & un mouton & une souris & un ours & un hibou & une mouche & une fourmi & un poussin & beaucoup d'amis)}
J{mais} S{(le loup|l'ours|le hibou|un mouton|la souris)} V{ne aimer que} O{(le chou|la courge|la mousse)} !
