@title L'équilibriste qui avait le vertige
@levels CE2 CM1 CM2
@keywords cirque, équilibriste, courage, peur, spectacle
@tenses présent, passé_composé, passé_simple

# Une équilibriste célèbre a le vertige depuis une chute ; la clownesse lui propose de ne pas regarder le sol mais de l'écouter ; elle traverse en parlant.
= ouverture
T{depuis sa chute}, S{une équilibriste} V{avoir:état} O{le vertige}, J{et} S{le cirque} V{attendre:état} O{son numéro} T{pour le soir même}
S{une équilibriste célèbre} V{cacher:état} O{un secret} : T{depuis sa chute}, S{elle} V{ne plus oser:état monter/ver} L{sur le fil}
L{au cirque}, S{on} V{annoncer:état} O{le grand retour d'une équilibriste}, J{mais} S{elle} V{avoir:état} O{le vertige} T{depuis sa chute}

? coulisses
L{derrière le rideau}, S{le (jongleur|magicien)} V{répéter:état} O{son tour} M{(nerveusement|tranquillement)}
L{dans les coulisses}, S{on} V{apercevoir:état} O{[un objet.musique.instrument|vêtement.tête|objet.jouet.petit=tambour,chapeau,balle liste]}
S{l'orchestre} V{accorder:état +déjà} O{ses instruments}, J{et} S{les spectateurs} V{s'installer:état} M{bruyamment}

= aveu
« S{je} V{ne pas y arriver:futur} », V{(avouer|murmurer|chuchoter)}-S{la jeune femme} I{au vieux clown}, A{(tremblante|toute pâle)}
T{(enfin|alors)}, S{la jeune femme} V{confier} O{sa peur} I{au vieux clown}, S{qui} V{l'écouter:état} M{(patiemment|sans rire/ver|attentivement)}
S{le vieux clown}, S{qui} V{la voir:état trembler/ver}, V{deviner} M{(aussitôt|facilement)} O{son secret}

? conseil
« V{regarder:impératif.tu} O{mon nez rouge} J{et} V{oublier:impératif.tu} O{le reste} », V{(conseiller|répondre)}-S{le clown}
« S{nous} V{avoir} M{tous} O{peur} J{de quelque chose} », V{(murmurer|dire)}-S{le clown} M{(doucement|gentiment)}
« S{je} V{être:futur} L{là}, L{tout près de toi} », V{(promettre|affirmer)}-S{le clown}
« J{quand} S{tu} V{être:futur} L{là-haut}, S{tu} V{me raconter:futur} O{ta journée} », V{proposer}-S{le clown}
« J{et/con} J{si} S{je} V{tomber} ? » V{(demander|s'inquiéter)}-S{elle}

= montée
T{quand/con} S{le tambour} V{rouler}, S{elle} V{grimper} M{(lentement|bravement|prudemment)} L{jusqu'au fil}
S{elle} V{gravir} O{l'échelle} T{pendant que} S{l'orchestre} V{jouer:état}
S{les projecteurs} V{s'allumer} J{et} S{elle} V{atteindre} M{(difficilement|courageusement)} O{le sommet du mât}

+ traversée
T{d'abord}, S{elle} V{avancer} O{un pied}, C{puis l'autre}, M{sans regarder/ver le sol}
T{(ensuite|puis)}, S{le fil} V{se mettre à osciller} : S{elle} V{s'arrêter}, A{(blême|muette)}
id=questions | L{en bas}, S{le clown} V{lui poser} T{alors} O{des questions (absurdes|ridicules)} C{sur son petit déjeuner}
après=questions | S{elle} V{lui répondre} M{(d'une voix faible|poliment)}, J{et} S{chaque réponse} V{la rassurer} M{un peu}
S{elle} V{oublier} M{(peu à peu|complètement)} O{(le vide|la foule)} J{et} V{se mettre à plaisanter}
L{sous le chapiteau}, S{personne} V{n'oser:état applaudir/ver}

= chute
T{(enfin|bientôt)}, S{elle} V{toucher} O{l'autre bord} : S{elle} V{traverser:antérieur} O{le vide}, C{grâce au vieux clown} !
L{au bout du fil}, S{elle} V{saluer} M{(gracieusement|fièrement)} O{la foule} J{et} V{envoyer} O{un baiser} I{au clown}
S{elle} V{arriver} L{de l'autre côté}, J{et} S{un tonnerre d'applaudissements} V{secouer} O{le chapiteau}

? après
« S{tu} V{devoir le savoir} : S{moi}, S{je} V{avoir} O{le vertige} L{sur une chaise} », V{(confier|avouer)}-S{le clown}
S{ce numéro} V{plaire:événement +tant} J{que/con} S{le cirque} V{le garder:événement} T{(toute l'année|longtemps)}
