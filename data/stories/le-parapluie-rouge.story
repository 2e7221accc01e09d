@title Le parapluie rouge
@levels CE2 CM1 CM2
@keywords train, voyage, gare, Marseille, Paris, grand-père, parapluie, paysage, vacances
@tenses présent, passé_composé, passé_simple

= ouverture
T{pour la première fois}, S{héros} V{prendre} O{le train} A{seul}, L{de Paris à Marseille} : S{son grand-père} V{devoir:état l'attendre} L{sur le quai}, C{avec un parapluie rouge}
S{héros} V{partir} L{pour Marseille} C{par le train} : L{à l'arrivée/nom}, S{son grand-père} V{devoir:état l'attendre} L{sous un parapluie rouge}
3 | L{au dos du billet de héros}, S{son grand-père} V{écrire:antérieur} O{une phrase} : « S{je} V{t'attendre:futur} L{à la gare de Marseille}, L{sous mon parapluie rouge}. »

? départ
L{sur le quai de la gare}, S{sa mère} V{<le|la> embrasser} J{et} V{agiter} O{son (mouchoir|foulard|chapeau)} T{jusqu'au dernier wagon}
S{héros} V{trouver} O{sa place} L{(près de|contre) la fenêtre}, L{en face d'(une vieille dame|un monsieur endormi|un soldat)}
L{dans son sac}, S{sa mère} V{glisser:antérieur} O{[un aliment.fruit|objet.lecture.livre|aliment.plat.tartine|vêtement.tête=pomme,album,casquette liste]}

+ paysage
T{d'abord}, S{le train} V{traverser} O{la banlieue}, O{ses (immeubles|usines|jardins)} J{et} O{ses ponts}
T{bientôt}, S{la campagne} V{défiler} : S{des (champs|prés|blés)}, S{des (vaches|moutons|chevaux)}, S{un clocher}
S{le train} V{longer} O{(un canal|une rivière|un grand fleuve)} L{où} S{une péniche} V{glisser:état} M{(lentement|sans bruit)}
T{(après Lyon|à midi)}, S{une odeur de (fromage|saucisson|melon)} V{envahir} O{le wagon}
S{un tunnel} V{avaler} O{le train} : T{pendant (une minute|un instant)}, S{héros} V{ne voir que} O{son visage} L{dans la vitre}
T{peu à peu}, S{les toits} V{devenir} A{roses/adj} J{et} S{la lumière} V{devenir} A{plus (forte|vive)}
T{enfin}, S{la Méditerranée} V{apparaître}, A{(immense|brillante|toute bleue)}, L{entre deux collines}

? parole
« S{vous} V{descendre} M{(aussi)} L{à Marseille} ? » V{demander}-S{héros} I{à sa voisine}
« V{me montrer:impératif.tu} O{ton billet}, J{s'il te plaît} », V{dire} S{le contrôleur}
« J{et si} S{grand-père} V{oublier:passé_composé} O{le parapluie} ? » V{penser:événement}-S{héros}
« S{nous} V{arriver:futur} L{à Marseille} T{dans (dix|vingt) minutes} », V{expliquer} S{le contrôleur}
« S{est-ce que} S{nous} V{être} M{(bien|vraiment)} L{à l'heure} ? » V{demander}-S{héros} I{au contrôleur}

= obstacle
L{à Marseille}, S{héros} V{descendre} M{(aussitôt|vite)} L{sur le quai}, J{mais} S{il} V{ne voir} O{aucun parapluie} L{dans la foule}
L{à l'arrivée/nom}, S{tout le monde} V{courir:état}, V{crier:état} J{et} V{s'embrasser:état} ; J{pourtant}, S{aucun parapluie rouge} V{ne s'ouvrir} L{au-dessus des têtes}
3 | J{lorsque} S{le train} V{s'arrêter} L{à Marseille}, S{le soleil} V{briller:état} M{si fort/adv} J{que} S{personne} V{ne avoir:état} O{de parapluie}

? attente
S{le quai} V{se vider} M{(peu à peu|lentement)}, J{et} S{héros} V{s'asseoir} L{sur (sa valise|un banc|son sac)}
S{(dix|cinq) minutes} V{passer}, A{longues comme des heures}
S{une (dame|employée)} V{s'approcher} J{et} V{lui proposer} O{(son aide|un verre d'eau|de téléphoner)}

= fin
T{(soudain|tout à coup)}, S{un parapluie rouge} V{s'ouvrir} L{au bout du quai}, L{sous le ciel bleu} : S{grand-père} V{être:état} L{là}, A{(essoufflé|tout rouge)}
L{derrière (un pilier|un chariot)}, S{grand-père} V{se battre:état} C{contre un parapluie coincé} : S{il} V{s'ouvrir +enfin}, A{rouge comme une cerise}
J{alors} S{héros} V{entendre} O{(un rire|une voix)} L{(derrière son dos|tout près)} : S{grand-père} V{arriver:état} L{sous un (immense|grand) parapluie rouge}, C{en plein soleil}

? après
« S{ce parapluie} V{m'empêcher:présent} M{toujours} C{d'arriver/ver à l'heure} ! » V{soupirer} S{grand-père}
L{dans les rues de Marseille}, S{ils} V{rentrer} M{à petits pas} L{sous le parapluie}, J{car} S{le soleil} V{taper:état} M{fort/adv}
