@title Le grenier
@levels CE1 CE2 CM1
@keywords grenier, maison, nuit, peur, chez grand-mère, vacances
@tenses présent, passé_composé, passé_simple

= ouverture
S{héros} V{dormir:état} L{chez sa grand-mère}, L{dans une petite chambre sous le toit}
C{pour les vacances}, S{héros} V{passer} O{une semaine} L{chez sa grand-mère}, L{à la campagne}
S{la vieille maison de grand-mère} V{être:état} A{silencieuse}, J{mais} S{héros} V{ne pas trouver:état} O{le sommeil}

? temps
L{dehors}, S{le vent} V{souffler:état} L{dans les (branches|arbres|volets)}
S{la pluie} V{frapper:état} O{les (volets|vitres|tuiles)}

= signe
T{au milieu de la nuit}, S{un (bruit|cri|grincement)} V{<le|la> réveiller}
T{(tout à coup|soudain|tout d'un coup|brusquement)}, S{héros} V{entendre craquer/ver} O{le plancher} L{au-dessus de sa tête}

= départ
S{héros} V{prendre} O{(sa lampe|une bougie|sa lampe de poche)} J{et} V{monter} O{l'escalier} M{(sans bruit|lentement|sur la pointe des pieds|à pas de loup|doucement)}
S{héros} V{avoir:état} O{peur}, J{mais} S{il} V{vouloir:état savoir/ver}

? obstacle
S{la porte} V{être:état} A{lourde} : S{héros} V{devoir la pousser} M{de toutes ses forces}

? inventaire
L{sous la poussière}, S{héros} V{apercevoir} O{[un objet.maison|vêtement|objet.jouet|objet.outil|objet.lecture|objet.musique=malle,chapeau,fauteuil liste]}

? tournant
T{(soudain|tout à coup)}, S{quelque chose} V{remuer} L{(au fond|derrière la malle|dans un coin)}

? parole
« J{qui} V{être} A{là} ? » V{demander}-S{héros} M{d'une (toute petite|drôle de) voix}
« S{je} V{ne pas avoir} O{peur} ! » V{crier}-S{héros}, J{mais} S{sa voix} V{trembler:état}

= chute
S{deux yeux verts} V{briller:état} L{dans le noir/nom} : S{ce} V{ne être:état que} A{le chat} !
S{le chat} V{sauter} L{de la malle} J{et} V{filer} L{entre ses jambes}

? après
T{le lendemain}, S{grand-mère} V{rire} M{beaucoup} C{de cette histoire}
