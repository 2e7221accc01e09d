@title Le perroquet qui répond à tout
@levels CE1 CE2 CM1 CM2
@keywords perroquet, questions, épicerie, village, mots invariables, réponses
@tenses présent, passé_composé, passé_simple

= ouverture
L{à le village}, S{le perroquet de l'épicière} V{répondre:état} I{à toutes les questions} : S{on} V{venir:état} C{de loin} C{pour l'écouter/ver}
S{l'épicière} V{avoir:état} O{un perroquet (vert|gris|savant/adj)}, S{qui} V{répondre:état} M{(d'un seul mot|sans réfléchir/ver)} I{à les clients}

+ questions
« J{est-ce que} S{la pluie} V{venir:futur} ? » V{demander}-S{(un jardinier|la fermière)} ; S{le perroquet} V{crier} : « J{(bientôt|jamais|demain|aujourd'hui|tard|peut-être)} ! »
« J{où} V{être} S{[le vêtement.tête|vêtement.hiver|objet.maison.clé|objet.maison.parapluie|animal.compagnie=chapeau,clé]} ? » V{demander}-S{(le facteur|une cliente)} ; S{l'oiseau} V{répondre} : « J{(ici|là-bas|dessous|dedans|dehors|partout|ailleurs|derrière|devant)} ! »
« J{comment} V{devoir}-S{je} C{parler/ver} ? » V{demander}-S{(le maire|une chanteuse)} ; S{l'oiseau} V{répondre} : « J{(doucement|mieux|lentement|fort/adv|bien|moins|vite|gentiment|poliment)} ! »
« J{est-ce que} S{mon frère} V{manger} O{trop de bonbons} ? » V{demander}-S{une fillette} ; S{le perroquet} V{dire} : « J{(souvent|toujours|quelquefois|parfois|beaucoup|vraiment|rarement)} ! »
« J{que} V{pouvoir}-S{on} C{offrir/ver} I{à sa mère} ? » V{demander}-S{(un garçon|une dame)} ; S{le perroquet} V{siffler} : « A{[un aliment.fruit|aliment.dessert|nature.plante.fleur|objet.conte.bijou|vêtement|objet.musique.instrument|objet.maison|objet.outil|objet.cuisine=poire,collier adj]} ! »
« S{qui} V{frapper:passé_composé} I{à ma porte/nom} T{hier} ? » V{demander}-S{(un vieillard|le coiffeur)} ; S{l'oiseau} V{souffler} : « A{[un personne.métier|personne.conte|personne.conte.noble|personne.métier.secours|animal.sauvage.forêt|animal.sauvage.savane=pompier,ours sg]} ! »
« J{de quoi} V{avoir}-S{je} C{besoin} ? » V{demander}-S{(une dame triste/adj|un homme pressé/adj)} ; S{le perroquet} V{chuchoter} : « C{de [- abstrait.sentiment|abstrait.sentiment.amitié|abstrait.sentiment.courage|abstrait.sentiment.amour|abstrait.sentiment.confiance=patience,courage sg]} ! »
« J{où} V{devoir}-S{nous} C{partir/ver} ? » V{demander}-S{(un couple|des voisins)} ; S{l'oiseau} V{répondre} : « L{[à lieu.nature.plage|lieu.nature.relief|lieu.nature.bois|lieu.nature.eau|lieu.propre|lieu.ville.bâtiment=plage,montagne]} ! »
« J{combien} V{falloir}-S{il} C{de pommes} ? » V{demander}-S{(un pâtissier|la voisine)} ; S{le perroquet} V{crier} : « J{(assez|davantage|plusieurs|cent|mille|quatre|onze)} ! »

? secret
« S{ce perroquet} V{savoir} O{tout} ! » V{répéter}-S{les clients} L{(devant|autour de) la cage/nom}
S{l'épicière} V{sourire:état}, J{car} S{son oiseau} V{parler:état} C{(sans rien comprendre/ver|au hasard)}

= obstacle
J{mais} T{un matin/nom}, S{héros} V{demander} : « J{et} S{toi}, S{petit oiseau}, J{que} V{vouloir}-S{tu} ? »
T{alors}, S{héros} V{s'approcher} J{et} V{murmurer} : « J{et} S{toi}, J{est-ce que} S{tu} V{être} A{heureux} ? »

= fin
S{le perroquet} V{se taire} T{longtemps}, V{regarder} O{le ciel} J{et} V{montrer} O{les nuages} M{d'une aile} : S{l'épicière} V{ouvrir} O{la cage/nom}
T{pour la première fois}, S{l'oiseau} V{réfléchir}, J{puis} V{regarder} O{le ciel} : S{l'épicière} V{ouvrir} O{la cage/nom}

? après
T{depuis ce jour}, S{le perroquet} V{revenir:état} T{chaque soir}, J{et} S{il} V{poser:état} M{à son tour} O{des questions}
