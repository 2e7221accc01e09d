@title La guêpe dans la guitare
@levels CE1 CE2 CM1
@keywords musique, guitare, village, fête, place, insectes, été, son g et gu, j
@tenses présent, passé_composé, passé_simple

# Sur la place du village, un guitariste joue mais personne ne s'arrête. Une guêpe plonge dans la guitare. La musique devient étrange, les gens s'arrêtent, dansent.
# La guêpe s'en va ; il salue et, pour la remercier, il lui laisse son verre d'orangeade.

= ouverture
L{au village}, S{personne} V{ne regarder:état} O{le (vieux|jeune|) guitariste}
S{un guitariste} V{jouer:état}, J{mais} S{personne} V{ne s'arrêter:état}
3 | L{sur la place du village}, S{un guitariste} V{jouer:état}, J{mais} S{les gens} V{passer:état} M{sans (le regarder|s'arrêter)}
3 | L{sous les guirlandes du village}, S{un (vieux|jeune|) guitariste} V{jouer:état} O{de (longues|jolies) chansons} I{à des gens pressés}
3 | T{ce dimanche}, S{un guitariste} V{vouloir:état} O{gagner quelques pièces} L{au village}, J{mais} S{personne} V{ne regarder:état} O{sa guitare}

? décor
3 | S{des nuages rouges} V{glisser:état} L{au-dessus des toits} J{et} S{le village} V{sentir:état} O{(l'orange|la gaufre|le gâteau)}
3 | L{près de lui}, S{un pigeon} V{manger:état} O{les miettes d'un (gâteau|sandwich)} : S{ce} V{être:état} A{son seul public}
L{à côté de sa chaise}, S{il} V{garder:état} O{un grand verre d'orangeade}

? fatigue
L{sous les guirlandes}, S{il} V{chanter:état} O{(une blague|une vieille guerre|la vague bleue|une bague perdue)} : S{on} V{bâiller:état} C{de fatigue}
S{sa chanson} V{être:état} A{d'une longueur terrible} : S{même sa langue} V{être:état} A{(fatiguée|sèche)}
« S{je} V{ranger} O{ma guitare} J{et} S{je} V{changer} O{de village} », V{songer} S{le guitariste}
« V{me regarder:impératif.vous} J{au moins} ! » V{penser} S{le musicien}, A{fatigué}
S{le musicien} V{continuer} M{(malgré tout|sans espoir)} I{à jouer/ver} L{(pour un pigeon|devant un banc vide|contre un mur)}
S{le musicien} V{soupirer}, V{plier} O{son gilet} J{et} V{songer} I{à rentrer/ver}

= guêpe
T{(soudain|tout à coup|brusquement)}, S{une guêpe} V{plonger} L{dans la guitare}
3 | T{(soudain|alors)}, S{une (grosse|) guêpe} V{se diriger} L{vers ses genoux} J{et} V{plonger} L{dans la guitare}
3 | T{au milieu d'une chanson}, S{une guêpe} V{voltiger} L{autour de ses longs doigts}, J{puis} V{disparaître} L{dans la guitare}

? bruit
S{l'instrument} V{se mettre} T{aussitôt} I{à (bourdonner|rugir|gronder)} C{comme (une moto|un orage|une tigresse)}
T{aussitôt}, S{la musique} V{changer} : S{elle} V{gronder}, V{bourdonner} J{et} V{zigzaguer}

= effets
S{le guitariste} V{bouger}, V{sauter} J{et} S{les gens} V{s'arrêter}
S{l'homme} V{danser} J{et} S{les gens} V{s'arrêter}
3 | S{le guitariste} V{s'agiter}, V{bouger} O{les jambes} J{et}, L{autour de lui}, S{les gens} V{s'arrêter}
3 | S{l'homme} V{sauter}, V{secouer} O{sa guitare}, V{plier} O{les genoux} : S{les gens} V{s'arrêter} C{pour le regarder}
3 | S{le pauvre homme} V{danser} L{d'une jambe sur l'autre} J{et} S{les gens} V{s'arrêter}, A{ravis}

? parole
3 | « V{ne plus bouger:impératif.tu}, J{guêpe}, J{ou} S{je} V{te plonger} L{dans l'orangeade} ! » V{grogner} S{le musicien}
« J{quelle magie} ! S{ce guitariste} V{être} A{génial} ! » V{dire} S{les gens} L{tout autour}
« S{nous} V{ne jamais entendre:passé_composé} O{une (telle|pareille) musique} ! » V{jurer} S{un voyageur}
« V{jouer:impératif.vous} T{encore}, V{ne pas vous arrêter:impératif.vous} ! » V{réclamer} S{un gamin}
« S{je} V{jouer:futur} J{tant que} S{tu} V{bourdonner:futur} », V{souffler} S{l'homme} I{à la guêpe}
« S{il} V{jouer} M{mieux que les autres}, J{parce que} S{sa guitare} V{être} A{magique} », V{expliquer} S{une petite fille}
« J{pourquoi} V{bouger}-S{vous} M{autant} ? » V{demander} S{un gendarme}

+ foule
S{un jeune gendarme} V{battre} O{la mesure} C{avec son (gant|genou|sifflet)}
S{une grand-mère} V{glisser} O{(une pièce|un billet)} L{dans son chapeau rouge}
3 | S{trois gamins} V{imiter} O{ses gestes} : S{le premier} V{faire} O{le singe}, S{les autres} V{faire} O{(la girafe|le pigeon)}
3 | T{bientôt}, S{la fille du boulanger} V{agiter} O{sa longue jupe orange} J{et} S{le village} V{danser}

= chute
T{enfin}, S{la guêpe} V{s'envoler} J{et} S{les gens} V{applaudir}
T{enfin}, S{la guêpe} V{s'envoler} J{et} S{les gens} V{réclamer} O{encore une chanson}
3 | T{enfin}, S{la guêpe} V{partir} C{vers les géraniums} J{et} S{tout le village} V{applaudir} O{le guitariste}

? merci
S{la guêpe} V{le guider:passé_composé} C{comme (une aiguille|une petite fée)} : T{depuis}, S{il} V{porter:présent} O{une bague} C{en forme de guêpe}
3 | T{depuis ce jour}, S{l'homme} V{poser:état} T{toujours} O{un verre d'orangeade} L{à côté de sa guitare}
T{ce soir-là}, S{le guitariste} V{laisser} O{son orangeade} I{à sa (gentille|géniale) partenaire}
