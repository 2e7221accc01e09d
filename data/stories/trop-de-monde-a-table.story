@title Trop de monde à table
@levels CP CE1 CE2
@keywords famille, la famille, dimanche, repas, fête, cousins, grands-parents, anniversaire
@tenses présent

= ouverture
T{(dimanche|samedi|aujourd'hui|à midi)}, S{ce} V{être} A{la fête} L{chez (papi|mamie|son grand-père|sa grand-mère|son oncle|sa tante|ses grands-parents|son parrain)}
T{(dimanche|samedi|pour la fête)}, S{(mamie|sa grand-mère|sa tante|papi|son oncle|son grand-père)} V{inviter} O{toute la famille}
S{toute la famille} V{venir} C{pour l'anniversaire de (mamie|papi|son grand-père|sa grand-mère|son oncle|sa tante|maman|papa|son cousin|sa cousine|son frère|sa sœur)}

+ arrivée
S{(papa & maman & tonton & tata & son frère & sa sœur & papi & mamie & son cousin & sa cousine & son oncle & sa tante & son grand-père & sa grand-mère & son père & sa mère & son parrain & sa marraine & un voisin & les jumeaux & les parents de ami & ses cousins & son petit frère & sa petite sœur & son neveu & une amie)} V{arriver} M{(avec un gâteau|avec des fleurs|en voiture|à pied|en train|avec un cadeau)}
S{(papa|maman|papi|mamie|son oncle|sa tante|son cousin|sa cousine|son frère|sa sœur|son grand-père|sa grand-mère)} V{porter} O{(le bébé|un gâteau|des fleurs|un cadeau|une tarte|le pain|le chien)} J{et} V{embrasser} O{(tout le monde|toute la famille|les enfants|héros)}
S{héros} V{aimer} O{(son oncle & sa tante & son cousin & sa cousine & ses cousins & son grand-père & sa grand-mère & papi & mamie & les fêtes & la famille & le bébé)} C{de tout son cœur}

+ actions
S{(papi|mamie|tonton|tata|son oncle|sa tante|maman|papa|son grand-père)} (V{raconter} O{une histoire} & V{chanter} & V{rire} & V{danser} & V{couper} O{le pain} & V{préparer} O{le repas} & V{faire} O{un gâteau} & V{mettre} O{la table} & V{prendre} O{une photo} & V{parler} & V{dormir} & V{jouer} O{aux cartes})
S{les enfants} (V{jouer} & V{courir} & V{rire} & V{se disputer} & V{chanter} & V{crier} & V{sauter}) M{ensemble} L{dans (le jardin|la maison|la cour|le salon)}

= obstacle
J{mais} L{autour de la table}, S{il} V{manquer} O{(une chaise|deux chaises)} !
J{mais} S{la table} V{être} A{trop petite/adj} : S{il} V{manquer} O{une place/nom} !

+ parole
« J{où} V{s'asseoir} S{héros} ? » V{demander} S{(mamie|papi|maman|papa|sa tante|son oncle|son cousin|sa cousine|son frère|sa sœur)}
« S{je} V{rester} A{debout} », V{dire} S{(son oncle|papi|sa tante|papa|son frère|sa sœur|son grand-père|son cousin)}

= idée
T{alors}, S{héros et (son cousin|sa cousine|ses cousins|son frère|sa sœur|le chien)} V{manger} L{sous la table}
T{alors}, S{héros} V{prendre} O{son assiette} J{et} V{aller} L{sous la table}

= fin
T{bientôt}, S{(papi|mamie|tonton|maman|papa|toute la famille)} V{venir} L{sous la table} !
S{ce} V{être} A{la meilleure place/nom} : S{les miettes} V{tomber} L{dans sa bouche} !
T{bientôt}, S{toute la famille} V{vouloir} O{sa place/nom} L{sous la table} !
