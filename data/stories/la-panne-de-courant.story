@title La panne de courant
@levels CE2 CM1
@keywords nuit, immeuble, électricité, lumière, voisins, orage, escalier
@tenses présent, passé_composé, passé_simple

= ouverture
T{(vers huit heures|juste après le dîner|pendant le dîner)}, S{toutes les lampes} V{s'éteindre} T{(tout à coup|soudain|d'un coup)} L{dans l'immeuble}
S{l'orage} V{gronder} L{(au-dessus de la ville|tout près)}, T{puis} S{la lumière} V{s'éteindre} L{partout} L{dans l'immeuble}
T{(vers huit heures|juste après le dîner|pendant le dîner)}, S{une panne} V{couper} O{le courant} L{dans tout l'immeuble}

? noir
S{le réfrigérateur} V{se taire}, J{et} S{on} V{n'entendre:état plus que} O{la pluie} L{contre les vitres}
L{dehors}, S{la rue} V{être:état} A{noire}, J{sauf} T{(quand|lorsque)} S{une voiture} V{passer:état}
S{l'ascenseur} V{s'arrêter}, S{la télévision} V{se taire} J{et} S{l'aquarium} V{devenir} A{tout noir}

= inquiétude
S{héros} V{penser:événement} T{(aussitôt|tout de suite|alors)} I{à la vieille voisine}, S{qui} V{vivre:état} A{toute seule/adj} L{au sixième étage}
« S{la vieille voisine du sixième étage} V{être} L{là-haut}, C{dans le noir}, J{et} S{elle} V{avoir} O{peut-être peur} ! » V{dire}-S{héros} T{(aussitôt|soudain)}

? parole
« V{monter:impératif.nous} M{vite}, J{avant que} S{nos bougies} V{s'éteindre:subjonctif} ! » V{dire} S{sa mère}
« C{sans courant/nom}, S{sa soupe} V{rester:futur} A{froide/adj} ! » V{dire}-S{héros}
« S{on} V{ne pas pouvoir la laisser/ver} L{là-haut}, C{sans lumière ni radio} ! » V{dire}-S{héros}
« V{ne pas courir:impératif.tu} ! L{dans l'escalier}, S{on} V{n'y voir rien}, T{surtout la nuit} ! » V{dire} S{sa mère}
« V{prendre:impératif.nous} O{ces bougies} J{et} V{monter:impératif.nous} T{tout de suite} ! » V{proposer} S{sa mère}
« J{quand} S{la lumière} V{revenir:futur}-S{elle} ? T{plus tard}, J{ou} T{jamais} ? » V{demander}-S{héros}

= montée
C{avec sa mère}, S{héros} V{monter} O{l'escalier} M{(lentement|doucement|marche par marche)}, C{une (bougie|lampe de poche) à la main}
S{sa mère} V{passer} L{devant} J{et} S{héros} V{la:f suivre} L{(dans l'escalier|jusqu'en haut)}, C{une (bougie|lampe de poche) à la main}

+ étages
L{au premier étage}, S{le boulanger} V{ouvrir} O{sa porte} J{et} V{leur donner} O{une galette}, C{au cas où}
L{au deuxième}, S{un étudiant} V{chercher:état} O{ses clés} L{par terre} : C{grâce à leur lumière}, S{il} V{les:f retrouver +enfin}
L{au troisième étage}, S{deux petites filles} V{chanter:état} M{(ensemble|très fort)} C{afin de ne pas avoir/ver peur}
L{au quatrième étage}, S{un chien} V{aboyer} T{une fois}, J{puis} V{se coucher} L{en travers du palier}
L{au cinquième étage}, S{leur lumière} V{trembler +tellement} J{que} S{chacun} V{retenir} O{son souffle}

= rencontre
L{là-haut}, S{la voisine} V{ouvrir} O{sa porte} : L{chez elle}, S{(plus de|au moins|environ) vingt bougies} V{brûler:état} L{(partout|autour de la table)} !
S{la voisine} V{(rire|sourire)} : L{derrière elle}, S{plusieurs lampes à pétrole} V{briller:état} L{(partout|parmi les livres|entre les plantes)}

? souvenir
« T{(autrefois|jadis)}, S{on} V{vivre:imparfait} T{toujours} M{ainsi} : S{je} V{n'avoir guère} O{peur du noir} ! » V{raconter} S{la voisine}
« J{puisque} S{vous} V{être} L{là}, V{entrer:impératif.vous} T{donc} ! S{le chocolat} V{être} T{encore} A{chaud} ! » V{dire} S{la voisine}

? fin
T{quand} S{la lumière} V{revenir}, S{personne} V{ne bouger} : L{autour de la table}, S{on} V{être:état} A{(tellement|bien) mieux}
T{quand} S{la lumière} V{revenir}, S{héros} V{la:f éteindre} : S{on} V{être:état} A{(tellement|bien) mieux} M{ainsi} !
