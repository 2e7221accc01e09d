@title La trompette à la fenêtre
@levels CE1 CE2 CM1
@keywords fête, musique, rue, voisins, crêpe, ville, trompette, è ê ette elle
@tenses présent, passé_composé, passé_simple

# Fête de la rue : la trompette de la fanfare est malade. Derrière une fenêtre fermée, quelqu'un joue chaque soir. héros y grimpe par une échelle, avec une crêpe.
# C'est mademoiselle Arlette, très timide. Elle n'ose pas descendre : la fanfare vient jouer sous sa fenêtre, elle joue d'en haut, rideau fermé.

= ouverture
C{pour la fête}, S{héros} V{chercher:état} O{un joueur de trompette}
S{l'orchestre de héros} V{chercher:état} O{une trompette} C{pour la fête}
3 | T{ce soir/nom}, S{la rue de héros} V{être:état} L{en fête}, J{mais} S{le joueur de trompette} V{être:état} A{malade/adj}
3 | C{pour la fête de sa rue}, S{héros} V{chercher:état} O{une trompette}, C{car} S{le musicien} V{être:état} A{malade/adj}
3 | S{la fête de la rue} V{être:état} A{prête}, J{mais} S{l'orchestre de héros} V{ne plus avoir:état} O{de joueur de trompette}

? préparatifs
S{deux frères} V{lever} O{une échelle} J{et} V{accrocher} O{(des clochettes|des dentelles|des lanternes)} L{aux fenêtres}
L{sur une table}, S{sa mère} V{poser} O{[un objet.cuisine.couvert|objet.cuisine.table|aliment.dessert=assiette,fourchette,crêpe liste]}
L{dans la rue}, S{les voisins} V{mettre} O{(les nappes en dentelle|les serviettes|les assiettes)} L{sur de longues tables}

= signe
T{soudain}, S{une trompette} V{jouer} L{derrière une fenêtre}
T{(soudain|tout à coup)}, L{derrière une fenêtre (fermée|étroite|secrète)}, S{quelqu'un} V{jouer} C{de la trompette}
3 | T{(soudain|tout à coup)}, S{un air de trompette} V{descendre} L{d'une fenêtre}, L{juste au-dessus (des têtes|de la fête)}

? qui
S{mademoiselle Arlette} V{être:état} A{très discrète} : S{elle} V{ne sortir:état que} C{pour (vider sa poubelle|nourrir les hirondelles)}
3 | « S{ce} V{être} A{mademoiselle Arlette}, S{elle} V{ne jamais se mêler} I{à la fête} », V{dire} S{(un voisin|une élève|la crémière)}

+ montée
S{héros} V{sonner} L{à la porte}, V{sonner} T{encore} : S{personne} V{ne répondre}
S{héros} V{lancer} O{(une noisette|une boulette de papier)} L{contre la fenêtre}, J{mais} S{le rideau} V{ne pas bouger}
3 | T{alors}, S{héros} V{prendre} O{une échelle}, V{la dresser} L{contre le mur} J{et} V{grimper} L{jusqu'à la fenêtre}

? parole
« S{vous} V{jouer} M{si bien} ! V{descendre:impératif.vous} L{avec nous} ! » V{crier}-S{héros} L{vers la fenêtre}
« S{je} V{vous apporter} O{une crêpe}, J{mademoiselle}, V{ouvrir:impératif.vous} ! » V{dire}-S{héros}
« S{nous} V{chercher} O{une trompette}, V{jouer:futur}-S{vous} C{avec nous} ? » V{demander}-S{héros}
« V{venir:impératif.vous}, S{personne} V{ne se moquer:futur} ! » V{promettre}-S{héros} L{sous la fenêtre}
« T{depuis longtemps}, S{vous} V{jouer} M{derrière vos rideaux}, J{pourquoi} ? » V{demander}-S{héros}

= réponse
C{à l'appel de héros}, S{une demoiselle} V{répondre} : « S{je} V{ne pas oser descendre/ver}. »
3 | S{la fenêtre} V{s'ouvrir} M{d'un doigt} : « S{je} V{ne pas oser descendre/ver} », V{murmurer} S{une demoiselle}
S{une tête} V{apparaître} : « S{je} V{être} A{trop timide} C{pour descendre} », V{avouer} S{une demoiselle}

= chute
J{alors}, S{l'orchestre} V{venir jouer} C{avec elle}, L{sous sa fenêtre}
M{(sans bruit|en silence)}, S{l'orchestre} V{s'installer} L{sous la fenêtre} J{et} V{jouer} C{avec elle}
3 | J{alors}, S{la fête entière} V{s'installer} L{sous sa fenêtre} J{et} S{la trompette} V{sonner} M{gaiement}
3 | J{alors}, S{l'orchestre} V{venir} L{sous la fenêtre} J{et} S{la trompette} V{sonner} T{jusqu'à minuit}

+ fin
3 | C{au bout d'une ficelle}, S{mademoiselle Arlette} V{descendre} O{un panier} J{et} V{remonter} O{(trois crêpes|une omelette|des galettes)}
T{depuis cette fête}, S{la fenêtre de mademoiselle Arlette} V{être:état} T{toujours} A{ouverte}
