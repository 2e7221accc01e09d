@title Le lion chez le dentiste
@levels CP CE1
@keywords dentiste, dents, peur, lion, docteur, santé, bouche, doudou
@tenses présent

= dentiste
T{(mardi|mercredi|jeudi|aujourd'hui)}, S{héros} V{être} L{chez le dentiste} C{avec son lion}
S{héros} V{aller} L{chez le dentiste} C{avec (maman|papa|mamie)} J{et son lion}
L{chez le dentiste}, S{héros} V{tenir} O{son lion} L{(dans ses bras|contre son ventre)}

? salle
L{devant la porte}, S{trois (enfants|dames|personnes)} V{attendre}
L{sur la table}, S{il} V{y avoir} O{[un objet.lecture.livre|objet.jouet.petit=livre,album liste]}
L{dans la salle}, S{une dame} V{lire}, S{un enfant} V{dessiner}

= peur
J{mais} S{héros} V{avoir} O{(peur|un peu peur)} J{et} V{fermer} O{la bouche}
J{mais} S{héros} V{ne pas vouloir ouvrir la bouche}
J{mais} L{dans le grand fauteuil}, S{héros} V{garder} O{la bouche fermée}

? parole
« S{mon lion} V{avoir} O{(peur|mal/nom)} », V{dire}-S{héros}
« V{ouvrir:impératif.tu} O{la bouche}, J{s'il te plaît} », V{dire}-S{le dentiste}
« S{je} V{vouloir compter les dents} », V{dire}-S{le dentiste}
« J{combien} V{avoir}-S{tu} O{de dents} ? » V{demander}-S{le dentiste} I{au lion}
« S{tu} V{ne pas avoir} O{mal/nom} ? » V{demander}-S{héros} I{au lion}
« S{nous} V{avoir} O{le temps} », V{dire}-S{le dentiste}

+ lion
S{le dentiste} V{poser} O{le lion} L{dans le (fauteuil|grand fauteuil)}
S{le dentiste} V{mettre} O{(une serviette|une petite serviette|un mouchoir)} L{au cou du lion}
S{la lampe} V{monter}, S{le fauteuil} V{descendre} M{(doucement|lentement)}
S{le dentiste} V{compter} O{(dix|vingt|trente) dents} L{dans la bouche du lion}
S{le dentiste} V{trouver} O{(un bonbon|un bouton|un fil blanc|un bout de pain)} L{entre deux dents du lion}
S{héros} V{regarder} J{et} V{tenir} O{(le miroir|la patte du lion|la lampe)}
S{le lion} V{ne pas pleurer} J{et} V{ne pas mordre}

= ouvre
T{(enfin|maintenant)}, S{héros et son lion} V{ouvrir} O{la bouche} M{ensemble}
T{(enfin|maintenant)}, S{héros} V{ouvrir} O{(une grande bouche|la bouche)} C{comme (un|son) lion}
« S{mon lion} V{ne pas avoir} O{peur} ! » V{dire}-S{héros}, S{qui} V{ouvrir} O{la bouche}

? fin
« S{tes dents} V{être} A{(belles|très belles|toutes blanches)} ! » V{dire}-S{le dentiste}
S{héros et son lion} V{avoir} O{(une brosse bleue|deux brosses à dents)}
T{ce soir/nom}, S{héros} V{brosser} O{ses dents} J{et} O{les dents du lion}
