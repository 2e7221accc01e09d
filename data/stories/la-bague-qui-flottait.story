@title La bague qui flottait
@levels CE2 CM1 CM2
@keywords espace, planètes, astronaute, fusée, étoile, système solaire, ciel
@tenses présent, passé_composé, passé_simple
# famille : espace, étoile, planète, Soleil, Lune, Terre, Mars, Jupiter, Saturne, Vénus, comète, météorite, galaxie, satellite, fusée, navette, station, astronaute, savant, télescope, hublot, scaphandre, combinaison, casque, moteur, orbite, gravité, oxygène, lumière, nuit, ciel, univers, cratère, anneau, nuage, océan, continent, robot, radio, ordinateur, antenne, décoller, atterrir, flotter, tourner, briller, observer, explorer, réparer, lointain, immense, brillant, rond, rouge, bleu

= perte
L{(dans l'espace|dans la station|dans la fusée|dans la navette|en orbite|loin de la Terre|sans gravité|au milieu du ciel)}, S{une astronaute} V{perdre} O{son anneau de mariage}, S{qui} V{flotter:état} L{partout}
L{(dans l'espace|dans la station|dans la navette|en orbite)}, S{la bague d'une astronaute} V{filer:événement} C{comme (une étoile|une comète|un petit satellite|une fusée|une météorite)}

+ recherche
S:fs{l'astronaute} V{chercher} L{derrière (un ordinateur & la radio & un robot & son casque & une combinaison & un scaphandre & le télescope & le moteur & un hublot & une antenne & une réserve d'oxygène & une carte du ciel)}
L{au hublot}, S:fs{l'astronaute} V{ne voir que} O{(la Lune & Mars & Vénus & Jupiter & Saturne & le Soleil & une étoile lointaine & une planète rouge & une galaxie & une comète brillante & un océan bleu & un continent & un nuage rond & un satellite & l'immense univers & un cratère & la nuit)}
S{chacun} V{aider}, J{mais} S{il} V{falloir} O{aussi/adv (observer/ver une étoile & explorer/ver l'univers & réparer/ver l'antenne & surveiller/ver le moteur & tourner/ver autour de la Terre & guetter/ver une météorite & parler/ver à la radio & mesurer/ver l'oxygène & photographier/ver un nuage & regarder/ver un cratère & flotter/ver jusqu'au télescope & vérifier/ver l'ordinateur)}
« S{ta bague} V{pouvoir} O{(décoller/ver & atterrir/ver sur Mars & tourner/ver & flotter/ver & briller/ver dans le ciel & rester/ver en orbite & explorer/ver l'espace & heurter/ver un satellite & oublier/ver la gravité & visiter/ver Mars & finir/ver sur la Lune & rouler/ver dans un cratère & devenir/ver une planète)} ! » V{plaisanter} S{un savant}
C{pour sa prochaine sortie}, S:fs{l'astronaute} V{préparer} O{(un casque & un scaphandre & une combinaison & une radio & une réserve d'oxygène & une petite lumière & un immense gant)}

= sortie
T{le lendemain}, S:fs{l'astronaute} V{sortir} C{réparer/ver (l'antenne|le télescope|un satellite|le robot|le moteur|la radio|la fusée|la navette)} : L{là}, S{un point (rond|brillant/adj|lointain)} V{tourner:état}

= trouvaille
S{ce} V{être:état} A{sa bague}, S{qui} V{briller:état} C{comme (une étoile|la Lune|Vénus|le Soleil|une planète|une comète)} !

? mot
« S{ta bague} V{voir:passé_composé} O{(la Terre & la Lune & Mars & la nuit & le Soleil & les étoiles & les océans & un continent & le ciel bleu & une planète rouge & l'espace & une galaxie lointaine & Saturne & Jupiter)} M{mieux que nous} ! » V{dire}-S{un (savant|astronaute)}
