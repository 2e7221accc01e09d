@title L'exposé sans voix
@levels CE1 CE2 CM1
@keywords exposé, école, classe, voix, abeilles, timidité, tableau
@tenses présent, passé_composé, passé_simple

= ouverture
T{(lundi|mardi|jeudi|vendredi)}, S{héros} V{devoir:état présenter/ver} O{son exposé} C{sur les abeilles}, J{mais} S{sa voix} V{disparaître:antérieur}
T{le matin de son exposé sur les abeilles}, S{héros} V{ouvrir} O{la bouche}, J{mais} S{aucun son} V{ne sortir}

= désir
S{héros} V{préparer:antérieur} O{(trente|quarante|dix|quinze) fiches} J{et} V{ne pas vouloir:état attendre/ver} T{une semaine de plus}
S{héros} V{travailler:antérieur} T{pendant (trois semaines|un mois)} : S{il} V{tenir:état} I{à parler/ver des abeilles}

? matin
S{sa mère} V{lui donner} O{(du miel|une tisane|du thé|un sirop|un bonbon)}, J{mais} S{sa gorge} V{ne faire que} O{un bruit de (souris|porte|grenouille)}
L{dans son cartable}, S{il} V{y avoir:état} O{[un objet.école.fourniture=classeur,feutre,carnet liste]}, J{mais} S{rien} V{ne remplacer:état} O{une voix}

= entrée
L{devant le tableau}, S{héros} V{montrer} O{sa gorge} J{et} V{secouer} O{la tête}, J{et} S{la maîtresse} V{comprendre}
S{la maîtresse} V{appeler} O{héros} L{au tableau}, J{et} S{les élèves} V{attendre} M{(en silence|sans bouger)}

+ gestes
M{d'abord}, S{héros} V{dessiner} O{une ruche} C{à la craie}, J{puis} O{(une fleur|un tournesol|un cerisier)}
J{ensuite}, S{héros} V{agiter} O{les bras} M{(comme des ailes|de plus en plus vite)}
S{héros} V{mettre} O{(une couronne de papier|une couronne dorée)}, J{et} S{la classe} V{deviner} O{la reine}
S{héros} V{danser} M{(en rond|en huit)} C{pour indiquer/ver le chemin des fleurs}
S{ses camarades} V{nommer} L{à sa place} O{(le pollen|la cire|les alvéoles)} J{et} O{le miel}
S{héros} V{répondre} I{aux questions} C{avec (un dessin|un seul geste|ses mains)}
3 | S{les doigts de héros} V{montrer} O{six pattes, quatre ailes et cinq yeux}

? parole
« S{ce} V{être} A{une abeille}, S{elle} V{rentrer} L{chez elle} ! » V{crier} S{(un élève|une élève|ami)}
« V{lever:impératif.vous} O{la main} C{pour répondre/ver} », V{rappeler} S{la maîtresse}
« J{est-ce que} S{tu} V{être} A{une abeille} ? » V{demander} S{(une élève|un élève)}
« V{continuer:impératif.tu}, S{nous} V{deviner:futur} O{le reste} ! » V{promettre} S{ami}

= tournant
T{(bientôt|peu à peu)}, S{héros} V{voler} L{entre les tables}, J{et} S{la classe entière} V{bourdonner} L{autour de <lui|elle>}
T{(bientôt|peu à peu)}, S{héros} V{voler} L{entre les tables}, J{et} S{vingt petites abeilles} V{<le:m|la:f> suivre}

= chute
T{à la fin}, S{toute la classe} V{applaudir} M{sans bruit}, O{les mains en l'air}
T{à la fin}, S{chaque élève} V{connaître:état} O{les abeilles}, J{et} S{héros} V{ne rien dire:antérieur}

? fin
T{le lendemain}, S{sa voix} V{revenir}, J{mais} S{tous} V{réclamer} O{un exposé muet}
T{depuis}, S{les élèves} V{bourdonner:état} T{chaque fois} O{que} S{héros} V{passer:état}
