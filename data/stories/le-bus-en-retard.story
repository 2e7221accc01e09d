@title Le bus en retard
@levels CE1 CE2
@keywords bus, ville, attente, retard, grand-père, mercredi, mots invariables
@tenses présent, passé_composé, passé_simple

= ouverture
C{comme chaque mercredi}, S{héros} V{attendre:état} O{le bus} C{pour aller/ver chez son grand-père}
S{héros} V{attendre:état}, A{debout}, L{(devant|sous|près de) l'abri}, J{car} S{le bus} V{devoir:état <le|la> conduire} L{chez son grand-père}
L{(au bout de la rue|en face de la mairie|non loin de l'école)}, S{héros} V{attendre:état} O{le bus}, J{puisque} S{son grand-père} V{<le:m|la:f> inviter:antérieur} C{à goûter/ver}

= retard
J{mais} T{cette fois}, S{le bus} V{être:état} A{(vraiment|bien|très) en retard}
S{les minutes} V{passer:état} M{(lentement|une à une)}, J{(pourtant|mais)} S{aucun bus} V{n'arriver:état}

? attente
S{héros} V{compter} T{d'abord} O{les (voitures|vélos|camions|motos)}, T{(puis|ensuite)} O{les (pigeons|nuages|passants)}
S{héros} V{regarder} L{à gauche}, T{puis} L{à droite}, J{mais} S{rien} V{ne venir:état}
S{héros} V{marcher} L{autour de (l'abri|l'arbre|la fontaine)}, J{car} S{il} V{ne plus pouvoir:état rester/ver} M{sans bouger/ver}
S{héros} V{lire} T{(plusieurs|cinq|au moins dix) fois} O{les horaires des bus} L{sur (le panneau|la petite affiche)}

? parole
« V{attendre:impératif.tu} T{encore un peu} : S{ce bus} V{arriver:futur} T{tout à l'heure} ! » V{dire} S{une dame}
« J{où} V{être} S{ce bus} ? S{je} V{ne le voir pas} L{là-bas}, J{ni} L{ailleurs} ! » V{dire}-S{héros}
« S{tu} V{attendre} C{depuis longtemps} ? J{moi}, S{je} V{être} L{ici} C{depuis une demi-heure} ! » V{dire} S{une (dame|vieille dame|voisine)}
« J{quand} V{passer} S{ces bus}, T{le mercredi} ? » V{demander}-S{héros} I{à un passant}
« V{ne pas s'inquiéter:impératif.tu}, S{ce bus} V{être} T{toujours} A{en retard} ! » V{dire} S{une dame}
« S{je} V{ne pas pouvoir y aller} M{à pied} : S{ce} V{être} A{(trop|beaucoup trop) loin} », V{penser:événement}-S{héros}
« J{peut-être que} S{grand-père} V{ne plus m'attendre} », V{soupirer}-S{héros}

= arrivée
T{(enfin|tout à coup|soudain)}, S{le bus} V{tourner} L{au coin de la rue}
L{là-bas}, T{(enfin|tout à coup)}, S{deux gros yeux jaunes} V{apparaître} : S{ce} V{être:état} A{le bus} !

? raison
« S{une cane et ses petits} V{traverser:imparfait} O{la route} ! » V{expliquer} S{le chauffeur}
« S{un arbre} V{tomber:passé_composé} L{en travers de la route} », V{raconter} S{la conductrice}, « J{et} S{je} V{devoir:passé_composé passer} L{par (le pont|la gare|le port)} »
S{le chauffeur} V{dire} M{(d'abord|simplement)} O{bonjour/nom}, J{puis} S{il} V{sourire} : « V{monter:impératif.vous} M{vite}, S{on} V{partir} ! »

? trajet
T{dès que} S{les portes} V{s'ouvrir}, S{héros} V{monter} J{et} V{choisir} O{une place} L{(devant|tout au fond)}
S{héros} V{s'asseoir} L{(devant|derrière|à côté d'une fenêtre|au fond)} J{et} V{regarder} O{défiler les maisons}
T{pendant le trajet}, S{héros} V{tenir:état} O{son sac} L{contre <lui|elle>}

= fin
L{au dernier arrêt}, S{grand-père} V{être:état} T{encore} A{là}, C{avec deux brioches (chaudes|dorées)}
L{à l'arrêt}, S{son grand-père} V{ouvrir} O{les bras} : S{il} V{attendre:antérieur} T{(sans bouger|sans se plaindre|tout ce temps)}
