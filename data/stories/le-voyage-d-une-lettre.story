@title Le voyage d'une lettre
@levels CE2 CM1
@keywords lettre, poste, courrier, facteur, autrefois, transport, explication
@tenses présent

= boîte
T{(aujourd'hui|ce matin/nom)}, S{héros} V{écrire} O{une lettre} I{à sa grand-mère}, S{qui} V{habiter} L{(très loin|loin d'ici|au bord de la mer)}, J{et} V{la:f poster} T{(tout de suite|aussitôt)}
T{(aujourd'hui|ce matin/nom)}, S{héros} V{glisser} L{dans la boîte aux lettres} O{une enveloppe} C{pour sa grand-mère}, S{qui} V{habiter} L{(très loin|loin d'ici|au bord de la mer)}

? question
« S{ma lettre} V{arriver:futur} T{demain}, J{ou} T{plus tard} ? » V{demander}-S{héros} I{à son père}
« L{où} V{aller} T{d'abord} S{toutes ces lettres} ? » V{demander}-S{héros} I{à son père}
« J{pourquoi} V{devoir}-S{on} O{écrire/ver l'adresse} L{dessus}, J{et non} L{dedans} ? » V{demander}-S{héros}

+ étapes
T{(d'abord|vers quatre heures)}, S{un facteur} V{vider} O{la boîte} J{et} V{emporter} O{(environ|plus de|presque) cent enveloppes} L{dans son sac}
T{ensuite}, L{au centre de tri}, S{une machine} V{lire} O{l'adresse} M{plus vite que nous}, J{puis} V{ranger} O{chaque lettre} M{selon sa ville}
J{si} S{l'adresse} V{être} A{illisible}, S{quelqu'un} V{la:f déchiffrer} C{malgré les taches}, J{sinon} S{la lettre} V{repartir} L{chez héros}
T{pendant que} S{tout le monde} V{dormir}, S{un camion} V{rouler} L{à travers le pays}, C{avec (des milliers|beaucoup) d'enveloppes}
T{avant l'aube}, S{la lettre} V{changer} I{de sac} L{parmi beaucoup d'autres}, T{quelquefois} M{à la main}
T{puis}, L{au bureau de poste}, S{une factrice} V{classer} O{les lettres} M{rue par rue}, C{afin de ne rien oublier/ver}

? autrefois
T{autrefois}, S{une lettre} V{voyager:imparfait} M{à cheval} ; T{désormais}, S{elle} V{arriver} T{(beaucoup plus tôt|bien plus tôt)}
T{jadis}, S{le courrier} V{prendre:imparfait} O{le cheval}, T{naguère} O{le train} ; T{maintenant}, S{il} V{rouler} T{surtout} L{en camion}

= arrivée
T{(le lendemain|bientôt|deux jours plus tard)}, S{une factrice} V{glisser} T{enfin} O{l'enveloppe} L{chez la grand-mère}, L{(sous la porte|dans sa boîte)}
T{(le lendemain|bientôt|deux jours plus tard)}, L{là-bas}, S{une factrice} V{sauter} I{de son vélo} : « J{voici} O{une lettre} C{pour vous} ! »

= réponse
S{la grand-mère} V{la:f lire} T{deux fois}, T{puis} V{prendre} O{son stylo} : S{un autre voyage} V{commencer}
S{sa grand-mère} V{répondre} T{tout de suite}, J{et} S{une autre lettre} V{partir} T{déjà} M{en sens inverse}
