@title Le château et la marée
@levels CE1 CE2 CM1
@keywords plage, mer, sable, château, marée, vacances, coquillage, vagues, été
@tenses présent, passé_composé, passé_simple

= ouverture
L{sur la plage}, S{héros} V{vouloir:état} O{construire/ver un château assez (solide|fort) pour résister/ver à la mer}
T{(ce matin|aujourd'hui)}, S{la mer} V{être:état} A{basse} : S{héros} V{commencer} O{(un grand|un énorme|un immense) château} L{sur le sable mouillé}
3 | T{chaque jour des vacances}, S{la mer} V{détruire:antérieur} O{un château} : T{cette fois}, S{héros} V{vouloir:état} O{sauver/ver le sien}

? outils
S{héros} V{apporter} O{[un objet.jouet.seau|objet.jouet.pelle|objet.outil.jardin|objet.outil.planche|objet.cuisine.récipient|objet.cuisine.couvert=seau,pelle,râteau liste]}
C{sans pelle}, S{héros} V{creuser} M{(avec ses mains|avec un coquillage|avec une planche)} T{(pendant une heure|toute la matinée)}

+ chantier
T{d'abord}, S{héros} V{tracer} O{un (cercle|rond|carré)} C{avec (un bâton|son pied)}
S{héros} V{remplir} O{son seau} C{de sable (humide|mouillé)} J{et} V{dresser} O{quatre tours}
L{tout autour}, S{héros} V{creuser} O{un (large|profond) fossé}
J{puis} S{ami} V{arriver} J{et} V{poser} O{(un drapeau|une plume|une algue)} L{en haut du château}
L{contre le mur}, S{héros} V{entasser} O{(des cailloux|de gros galets|des pierres)} C{pour arrêter les vagues}
L{sur le côté}, S{une (planche|petite planche)} V{servir:état} I{de (pont|porte)}

? décor
S{héros} V{décorer} O{la porte} C{avec (des coquillages|des algues|de petits cailloux)}
L{devant la porte}, S{héros} V{aligner} O{(des coquillages|de petits galets) (blancs|roses|gris)}

= marée
J{mais} S{la mer} V{monter} : S{une première vague} V{(remplir|atteindre|envahir)} O{le fossé}
T{(bientôt|vers midi|peu à peu)}, S{les vagues} V{s'approcher} J{et} S{l'écume} V{toucher} O{le (mur|pied du mur)}
3 | J{pendant que} S{héros} V{admirer:état} O{son œuvre}, S{la mer} V{revenir} M{(sans bruit|en silence|à petits pas)}

? parole
« M{vite}, V{m'apporter:impératif.vous} O{du sable}, S{le mur} V{s'écrouler} ! » V{crier}-S{héros}
« S{la mer} V{être} A{plus forte que nous} », V{dire}-S{un pêcheur} M{en riant/ver}
« S{je} V{ne pas te laisser:futur} C{passer/ver} ! » V{dire}-S{héros} I{à la mer}
« L{où} V{aller:présent}-S{nous} O{mettre la porte}, J{si} S{l'eau} V{entrer:présent} L{ici} ? » V{demander}-S{héros}

? combat
S{héros} V{ajouter} O{(du sable|des galets)}, V{boucher} O{un trou}, V{courir} L{d'une tour à l'autre}, J{mais} S{le sable} V{couler:état} L{entre ses doigts}
S{un mur} V{tomber}, J{puis} S{un autre} : S{héros} V{défendre} O{la dernière tour}

= fin
S{la dernière tour} V{fondre} L{dans l'eau}, J{mais} L{à sa place}, S{la mer} V{laisser} O{une (belle|petite|grande) étoile de mer}
S{une (grosse|grande) vague} V{emporter} O{le château}, J{et} S{héros} V{éclater} C{de rire} : L{à sa place}, S{un (magnifique|superbe|joli) coquillage} V{briller:état} L{sur le sable}
J{quand} S{la vague} V{se retirer}, S{un (crabe|petit crabe)} V{sortir} L{de la dernière tour} : S{le château} V{avoir:état} J{enfin} O{un roi}

? après
« T{demain}, S{nous} V{recommencer:futur} ! » V{promettre}-S{héros} I{à la mer}
T{(déjà|aussitôt)}, S{héros} V{choisir} O{(une autre place|un nouvel endroit)} C{pour le château du lendemain}
