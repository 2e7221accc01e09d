@title Le mystère des marges
@levels CE2 CM1 CM2
@keywords bibliothèque, livre, lecture, mystère, amitié, lettre
@tenses présent, passé_composé, passé_simple

# À la bibliothèque, quelqu'un écrit au crayon des questions dans les marges. L'enfant répond. C'est le vieux veilleur de nuit, qui apprend à lire.
= ouverture
L{à la bibliothèque}, S{héros} V{remarquer} L{dans la marge d'un vieux (roman|recueil|conte)} O{une question tracée au crayon}
S{héros} V{ouvrir} O{un (vieux livre|gros recueil)} L{à la bibliothèque} J{et} V{y trouver} O{une question mystérieuse} L{dans une marge}
C{en feuilletant/ver un roman}, L{à la bibliothèque}, S{héros} V{apercevoir} O{une question} L{dans la marge}

? question
S{l'écriture} V{être:état} A{(maladroite|tremblante|presque illisible)}, C{comme celle d'un débutant}
S{le mystérieux lecteur} V{vouloir:état connaître/ver} O{le sens du mot labyrinthe}

= réponse
M{(sans hésiter/ver|soigneusement|en cachette)}, S{héros} V{écrire} O{sa réponse} L{sur un (papier|ticket|marque-page)} J{et} V{la glisser} L{entre les pages}
S{héros} V{répondre} L{sur un bout de papier} J{et} V{le:m glisser} M{(délicatement|discrètement)} L{dans le livre}
S{héros} V{prendre} O{un papier}, V{y répondre} M{(poliment|longuement)} J{et} V{le cacher} L{au milieu du livre}

+ enquête
T{(le lendemain|trois jours plus tard)}, S{une autre question} V{l'attendre:état +déjà} L{à la même page}
S{héros} V{observer} M{(discrètement|attentivement)} O{(les habitués|chaque visiteur|tous les lecteurs)}, J{mais} S{personne} V{ne prendre} O{ce livre}
S{la bibliothécaire}, S{qui} V{ranger:état} O{[un objet.lecture.livre=album,atlas liste]}, V{ne rien savoir:état}
T{chaque semaine}, S{les questions} V{devenir:état} A{(plus longues|plus drôles)}, J{et} S{l'écriture} V{s'améliorer:état} M{(peu à peu|énormément)}
« S{je} V{finir:futur} C{par savoir/ver} J{qui} S{vous} V{être} », V{(écrire|promettre)}-S{héros} L{sur un nouveau papier}
« V{me dire:impératif.vous} J{où} S{vous} V{se cacher} ! » V{écrire}-S{héros} L{en lettres majuscules}

? guet
T{un soir}, S{héros} V{se cacher} L{derrière les (étagères|rideaux)} T{jusqu'à la fermeture}
S{héros} V{oublier} M{exprès} O{son écharpe}, C{afin de revenir/ver} T{après la fermeture}
T{(tout à coup|soudain)}, S{le parquet} V{craquer} L{entre les (rayons|étagères)}

= rencontre
T{à sept heures}, S{le vieux gardien} V{prendre} O{le livre}, V{s'asseoir} J{et} V{suivre} O{les lignes} M{avec un doigt} : S{ce} V{être:état} A{lui} !
T{(enfin|un soir)}, S{héros} V{surprendre} O{le vieux gardien}, S{qui} V{déchiffrer:état} M{(patiemment|à voix basse)} O{chaque phrase du livre}
S{le mystérieux lecteur} V{être:état} A{le vieux gardien} : T{chaque soir}, S{il} V{épeler:état} M{(patiemment|lentement)} O{une page de ce livre}

? aveu
« T{autrefois}, S{je} V{garder:imparfait} O{les chèvres} C{au lieu d'aller/ver à l'école} », V{(avouer|murmurer)}-S{le gardien}
« S{j'} V{apprendre} M{grâce à toi}, J{et} S{tu} V{ne pas se moquer:passé_composé} », V{dire}-S{le gardien}
« S{nous} V{pouvoir lire} M{ensemble}, J{si} S{vous} V{le vouloir} », V{proposer}-S{héros} M{(timidement|gentiment)}

= chute
T{depuis ce jour}, S{héros} V{lire:présent} C{avec lui} T{(chaque mercredi|tous les samedis)}, J{et} S{les marges} V{rester:présent} A{blanches}
T{désormais/adv}, S{ils} V{lire:présent} M{côte à côte}, J{et} S{les questions} V{se poser:présent} M{à voix haute}
