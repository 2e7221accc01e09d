@title Un frère tout neuf
@levels CE1 CE2 CM1
@keywords jalousie, naissance, bébé, petit frère, famille, sentiments, jaloux
@tenses présent, passé_composé, passé_simple

= ouverture
T{depuis (lundi|mardi|jeudi|dimanche|une semaine|trois jours)}, S{un bébé} V{occuper:état} O{toute la maison}, J{et} S{héros} V{être:état} A{jaloux}
S{héros} V{avoir:état} O{un petit frère} T{depuis (une semaine|dix jours|un mois)}, J{mais} S{il} V{préférer:état} O{sa vie d'avant}

= jalousie
S{tout le monde} V{se pencher:état} L{sur le berceau}, J{et} S{personne} V{ne regarder:état plus} O{les (dessins|grimaces|sauts|tours de magie) de héros}
T{(autrefois|avant)}, S{ses parents} V{lui lire:imparfait} O{une histoire} T{le soir}, J{mais} T{maintenant} S{ils} V{bercer:état} O{le bébé}

? visites
S{(sa grand-mère|son oncle|sa tante|la voisine|son parrain)} V{apporter} O{[un vêtement.hiver|vêtement.tête|objet.jouet.petit=bonnet,peluche liste]}, J{mais} O{rien} C{pour héros}
S{les (voisins|cousins|amis)} V{arriver} M{(les bras chargés de paquets|avec des fleurs)} J{et} V{parler} M{(tout bas|d'une voix douce)}

+ ennuis
T{la nuit}, S{le bébé} V{hurler:état} M{plus fort qu'une (sirène|trompette|alarme)}
T{le matin}, S{sa mère} V{bâiller:état}, J{et} S{son père} V{mettre:état} O{(du sel|du poivre|de la confiture)} L{dans le café}
C{pour attirer/ver l'attention}, S{héros} V{renverser} O{(son lait|son bol|la farine|une pile de livres|ses couleurs)}, J{mais} S{personne} V{ne <le:m|la:f> gronder}
S{héros} V{bouder} T{(toute la matinée|pendant une heure|longtemps)} L{(sous la table|dans sa chambre|derrière le canapé|au fond du jardin)}
S{héros} V{faire} O{sa valise} J{et} V{y ranger} O{(un pull|un pyjama|une chemise) et (une lampe|trois biscuits|un coussin|sa tirelire)}

? parole
« T{quand} V{le rendre:futur}-S{vous} ? » V{demander}-S{héros} I{à ses parents}
« S{je} V{vouloir redevenir/ver} A{un bébé} ! » V{crier}-S{héros}
« V{parler:impératif.tu} M{moins fort}, J{car} S{le bébé} V{dormir} », V{dire} S{(son père|sa mère)}
« S{tu} V{être +toujours} A{notre premier trésor} », V{lui dire} S{(son père|sa mère)}
« S{ce} V{ne pas être} A{juste}, S{on} V{ne plus m'aimer} », V{penser}-S{héros}

= tournant
T{(un soir|un après-midi|une nuit)}, S{le bébé} V{pleurer} M{si fort} O{que} S{ni sa mère ni son père} V{ne pouvoir le calmer/ver}
T{(un soir|un dimanche|un midi)}, S{héros} V{s'approcher} L{du berceau}, J{car} S{le bébé} V{pleurer:état} J{pendant que} S{ses parents} V{cuisiner:état}

= chute
S{héros} V{se pencher} J{et} V{chanter} O{une (chanson|comptine)} : S{le bébé} V{se taire}, V{attraper} O{son doigt} J{et} V{ne plus le lâcher}
S{héros} V{tendre} O{la main} : T{(aussitôt|soudain|alors)}, S{le bébé} V{serrer} O{son pouce} J{et} V{ouvrir} O{de grands yeux}

= fin
S{la jalousie de héros} V{fondre} M{comme (neige au soleil|un sucre|une glace)} : S{quelqu'un} V{l'admirer:état} T{(désormais|maintenant)}
« T{quand} S{tu} V{marcher:futur}, S{je} V{te montrer:futur} O{(la mer|le jardin|mes jouets|mon école|mes cachettes)} », V{promettre}-S{héros} I{à son frère}
T{le lendemain}, S{héros} V{lui apporter} O{son plus vieux doudou} J{et} V{lui lire} O{une histoire}
