@title Le train manqué
@levels CM1 CM2
@keywords gare, train, retard, entraide, mariage, voyage, quai
@tenses présent, passé_composé, passé_simple

= ouverture
T{sitôt debout}, S{héros et son père} V{partir} L{vers la gare} : S{le train de dix heures} V{devoir:état les conduire/ver} L{au mariage d'une tante}
S{héros et son père} V{se hâter:état} L{vers la gare}, C{de peur de manquer/ver le train} S{qui} V{devoir:état les mener/ver} L{au mariage d'une tante}

= obstacle
J{or}, L{au coin de la rue}, S{une dame} V{pousser:état} M{péniblement} O{une voiture}, J{et} S{personne} V{ne l'aider:état}
J{mais}, L{(presque devant|non loin de) la gare}, S{une vieille voiture} V{tomber} L{en panne}, J{et} S{la conductrice} V{appeler} C{au secours}

? hésitation
J{bien que} S{le temps} V{manquer:subjonctif}, S{héros} V{s'arrêter} T{(tout de suite|aussitôt)}
S{l'horloge} V{indiquer:état} O{(neuf heures et demie|dix heures moins dix)} : S{le temps} V{manquer:état} T{déjà}

? parole
« T{d'ores et déjà}, S{on} V{être} A{un peu en retard} ! » V{dire} S{son père}
« J{si} S{on} V{s'arrêter}, S{on} V{ne pas pouvoir:futur partir/ver} ! » V{dire} S{son père}
« S{elle} V{n'y arriver pas} M{sans nous}, J{et} S{le mariage} V{durer} T{toute la journée} ! » V{dire}-S{héros}
« V{pousser:impératif.nous} T{d'abord} O{la voiture}, S{nous} V{courir:futur} T{ensuite} ! » V{proposer}-S{héros}
« S{le train} V{être} A{peut-être en retard}, T{aujourd'hui} ! » V{dire}-S{héros}
« J{tant pis}, S{on} V{prendre:futur} O{le suivant/adj} ! » V{décider} S{son père}

= aide
C{au lieu de continuer/ver}, S{héros et son père} V{pousser} O{la voiture} L{jusqu'au garage}, M{(de toutes leurs forces|sans se plaindre/ver)}
S{héros et son père} V{pousser} M{ensemble} T{(si|tellement) longtemps} J{que} S{le moteur} V{repartir +enfin}

= gare
M{hors d'haleine}, S{héros et son père} V{arriver} L{sur le quai} T{lorsque} S{le train} V{s'en aller:état}, T{quelques secondes} T{trop tard}
L{à la gare}, S{le quai} V{être:état} A{vide}, C{à part un pigeon} ; S{le prochain train} V{ne passer:état que} T{le soir}

= chute
T{(alors|soudain|tout à coup)}, S{la conductrice} V{ouvrir} O{sa portière} L{devant la gare} : S{cette dame} V{aller:état} M{justement} L{au même mariage} !
« V{monter:impératif.vous}, S{je} V{aller} T{aussi} L{à ce mariage} ! » V{dire} T{(alors|soudain)} S{la conductrice} L{devant la gare}

? fin
C{grâce à cette panne}, S{héros et son père} V{arriver} L{là-bas} T{(avant midi|plus tôt que prévu|juste avant la mariée)}
S{la mariée} V{les voir arriver/ver} L{devant la mairie}, C{sales mais heureux}, T{presque les premiers}
