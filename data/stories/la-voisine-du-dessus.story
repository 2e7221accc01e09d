@title La voisine du dessus
@levels CE2 CM1 CM2
@keywords immeuble, bruit, voisine, danse, nuit, mystère
@tenses présent, passé_composé, passé_simple

= ouverture
T{chaque soir}, S{héros} V{entendre:état marcher/ver} L{au-dessus de sa tête}, J{mais} S{il} V{vouloir:état dormir/ver}
T{depuis (lundi|une semaine)}, S{héros} V{écouter:état} O{les bruits du plafond} : S{quelqu'un} V{sauter:état}, V{tomber:état}, V{recommencer:état}

+ bruits
T{d'abord}, S{on} V{marcher:état}, T{ensuite}, S{on} V{commencer:état à danser/ver}, J{et} S{la lampe} V{danser:état} M{aussi}
S{héros} V{essayer} C{de compter/ver} : S{il} V{compter} O{(douze|vingt|onze) pas}, J{puis} S{tout} V{recommencer}
S{quelqu'un} V{chanter:état}, V{siffler:état}, V{taper:état} M{du pied} ; S{héros} V{ne oser:état} C{ni crier/ver ni bouger/ver}
L{là-haut}, S{on} V{laisser} C{tomber/ver} O{[un objet.jouet.petit|objet.maison.récipient|objet.cuisine.récipient|vêtement.pied=bille,casserole sg adj]}, S{on} V{le ramasser} J{et} S{on} V{repartir}
S{les murs} V{trembler:état}, J{car} S{on} V{pousser:état} O{[un objet.maison.meuble|objet.maison.siège=table,canapé]} C{pour mieux sauter/ver}
S{héros} V{cacher:antérieur} O{sa tête} L{sous l'oreiller}, J{mais} S{la musique} V{arriver:état} L{jusqu'à <lui|elle>}

? idées
« S{ce} V{être} A{[un animal.sauvage.savane|animal.conte|personne.conte|personne.conte.magique|animal.ferme.bétail=éléphant,ogre sg]} S{qui} V{déménager} ! » V{souffler}-S{héros}
« S{je} V{aller} C{me fâcher/ver} ! » V{grogner}-S{papa}, S{qui} V{commencer:état à bâiller/ver}

= décision
T{un soir}, S{héros} V{se décider} C{à monter/ver} J{et} V{frapper} L{à la porte/nom du dessus}
T{un soir}, S{héros} V{se lever} J{et} V{monter} C{parler/ver à la voisine}

? parole
« V{pouvoir}-S{vous} C{arrêter/ver de sauter/ver} ? S{nous} V{ne arriver pas} C{à rêver/ver} ! » V{demander}-S{héros} L{à travers la porte/nom}
« S{je} V{devoir} C{me lever/ver tôt} J{et} S{vous} V{m'empêcher} C{de me reposer/ver} », V{expliquer}-S{héros} L{à travers la porte/nom}

= surprise
S{une (très vieille/adj|toute petite/adj) dame} V{lui montrer} O{ses chaussons} : « S{je} V{danser} T{dimanche/nom}, J{et} S{je} V{ne jamais danser:passé_composé} L{devant des gens} ! »
S{une (vieille/adj|petite/adj) dame essoufflée} V{ouvrir} : « S{je} V{rêver:passé_composé} C{de danser/ver} T{toute ma vie}, J{et} S{je} V{commencer} T{à quatre-vingts ans} ! »

= fin
T{depuis ce soir-là}, S{héros} V{monter:état} C{regarder/ver la danseuse répéter/ver} : S{il} V{ne entendre:état plus} O{un bruit}, J{mais} O{(une valse|de la musique)}
T{dès lors}, S{héros} V{s'endormir:état} M{(vite|facilement)}, C{<bercé|bercée> par les pas légers de la danseuse}
