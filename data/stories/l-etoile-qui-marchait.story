@title L'étoile qui marchait
@levels CE2 CM1 CM2
@keywords nuit, ciel, étoile, espace, astronaute, station spatiale, fusée, lune, été
@tenses présent, passé_composé, passé_simple

= ouverture
T{un soir d'été/nom}, L{dans le jardin}, S{héros} V{regarder:état} O{le ciel} J{quand} S{une étoile} V{se mettre} C{à avancer/ver}
T{à la nuit tombée}, S{héros} V{s'allonger} L{(dans l'herbe|sur une couverture)} C{pour compter/ver les étoiles} ; S{une étoile} V{traverser} M{lentement} O{le ciel}
T{chaque soir}, L{(de sa fenêtre|du balcon)}, S{héros} V{voir:état} O{une étoile étrange}, S{qui} V{avancer:état} M{sans bruit} L{au-dessus des toits}

? nuit
S{la lune} V{ne pas être:état} M{encore} A{levée/adj}, J{et} S{le ciel} V{être:état} A{(noir|clair|immense)}
L{autour de la maison}, S{les grillons} V{chanter:état} J{et} S{un hibou} V{appeler:état} L{au loin}
L{à portée de main}, S{héros} V{avoir:état} O{[un objet.maison.lampe|objet.maison.couverture|objet.lecture.livre|vêtement.hiver=lampe,couverture,atlas liste]}

= question
L{dans la maison}, S{personne} V{ne connaître:état} O{cette étoile} : S{héros} V{vouloir:état savoir} O{la vérité}
J{or}, S{une vraie étoile} V{ne pas avancer:présent} M{ainsi} : S{héros} V{vouloir:état} O{percer/ver ce mystère}

+ hypothèses
T{d'abord}, S{héros} V{penser:événement} I{à un avion}, J{mais} S{aucune lumière rouge} V{ne clignoter:état}
T{ensuite}, S{héros} V{imaginer} O{une comète}, J{mais} S{il} V{ne voir} O{aucune queue} L{derrière elle}
S{son frère} V{parler} I{d'une soucoupe volante} J{et} V{éclater} C{de rire/nom}
L{dans un livre}, S{héros} V{trouver} O{(des comètes|des planètes|des fusées|des galaxies)}, J{mais} S{aucune image} V{ne ressembler:état} I{à son étoile}

? parole
« S{qui} V{habiter} L{là-haut} ? » V{demander}-S{héros}
« V{éteindre:impératif.vous} O{la lampe}, S{elle} V{arriver} ! » V{crier}-S{héros}
« S{c'} V{être} M{peut-être} A{un oiseau de feu} », V{dire} S{sa petite sœur}
« J{quand} S{tu} V{avoir:futur} O{la réponse}, S{tu} V{me la dire:futur} », V{dire} S{sa mère}
« T{plus tard}, S{j'} V{y aller:futur} », V{promettre}-S{héros}
« L{où} V{aller}-S{tu}, S{petite étoile} ? » V{murmurer}-S{héros}

= réponse
J{enfin}, S{sa voisine}, S{qui} V{posséder:état} O{un télescope}, V{lui donner} O{la réponse} : S{cette étoile} V{être:état} A{une station spatiale}, L{où} S{des astronautes} V{vivre:état}
T{(le lendemain|un soir)}, S{un astronome} V{expliquer} O{ce mystère} I{à héros} : S{la station spatiale} V{passer:état} L{au-dessus du village} C{avec ses astronautes}
L{à la bibliothèque}, S{héros} V{lire +enfin} O{la réponse} : L{à quatre cents kilomètres/nom de la Terre}, S{une station} V{tourner:état}, J{et} S{des hommes et des femmes} V{y travailler:état}

? explication
S{le soleil}, S{qui} V{être:état} A{couché/adj} C{pour le jardin}, V{éclairer:état} J{encore} O{la station} 
T{en une heure et demie}, S{la station} V{faire:état} O{le tour de la Terre}

= fin
T{depuis ce soir-là}, J{quand} S{l'étoile} V{passer:état}, S{héros} V{allumer:état} T{trois fois} O{sa lampe} C{pour dire/ver bonsoir}
T{le soir suivant/adj}, S{héros} V{lever} O{sa lampe} L{vers le ciel} J{et} V{faire} O{un signe} : L{là-haut}, S{quelqu'un} V{regarder:état} M{peut-être} O{la Terre}
T{un autre soir}, S{héros} V{attendre} O{la station} J{et} V{lui faire} O{un grand signe de la main}
