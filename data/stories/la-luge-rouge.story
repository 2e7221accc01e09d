@title La luge rouge
@levels CP CE1
@keywords neige, hiver, luge, montagne, jeu, vacances, son j, froid
@tenses présent

= luge
S{il} V{neiger} : S{héros} V{monter} L{en haut de la côte} C{avec sa (luge|luge rouge|luge orange|jolie luge)}
T{(jeudi|aujourd'hui|en janvier)}, S{héros} V{monter} L{sur la colline} C{avec sa luge}
L{dans la neige}, S{héros} V{tirer} O{sa (luge|luge rouge|luge jaune)} L{jusqu'en haut}

? habits
S{héros} V{porter} O{[un vêtement.habit|vêtement.tête|vêtement.hiver=pull,bonnet liste]} C{pour la neige}
S{les joues de héros} V{être} A{rouges} C{comme des (géraniums|cerises)}
S{la neige} V{être} A{(légère|blanche|douce)}, J{et} S{le village} V{être} A{(joli|tout blanc)}

= part
J{mais} S{la luge} V{glisser} A{seule} L{(en bas|jusqu'en bas|vers le village)}
J{mais} S{héros} V{glisser}, J{et} S{la luge} V{partir} M{sans <lui|elle>}
T{(tout à coup|soudain)}, S{la luge} V{partir} C{sans héros} !

? parole
« V{attendre:impératif.tu}, J{ma jolie luge} ! » V{crier}-S{héros}
« V{bouger:impératif.vous}, S{ma luge} V{arriver} ! » V{crier}-S{héros}
« S{je} V{ne plus avoir} O{de luge} ! » V{dire}-S{héros}
« S{je} V{voir} O{une luge sans personne} ! » V{dire}-S{(un berger|une jeune fille)}
« J{où} V{aller}-S{tu}, J{jolie luge} ? » V{demander}-S{(un monsieur|un berger|une dame)}

+ course
S{la luge} V{passer} L{(sous les sapins|près du manège|devant la boulangerie|sur le pont)}
S{un (pigeon|rouge-gorge)} V{sauter} L{dans la neige} J{et} V{se sauver}
S{la luge} V{sauter} L{par-dessus (un petit mur|une bûche)}
S{héros} V{courir}, J{et} S{ses (jambes|pieds)} V{entrer} L{dans la neige}
S{héros} V{tomber} L{(sur les genoux|dans la neige|sur le dos)}, J{mais} V{se relever} T{aussitôt}
S{la luge} V{tourner} L{(autour d'un arbre|à gauche|devant l'église)}
S{les gens du village} V{regarder} O{la luge} J{et} V{rire}

= arrêt
T{enfin}, S{la luge} V{s'arrêter} L{(dans un gros tas de neige|contre un bonhomme de neige|devant une jeune fille)}
S{un bonhomme de neige} V{arrêter} O{la luge} L{(en bas|devant l'école|dans un jardin)}
S{(un berger|une jeune fille|le boulanger|un bûcheron)} V{attraper} O{la luge} J{et} V{attendre} O{héros}

? fin
S{héros} V{remonter} : T{cette fois}, S{il} V{être} L{sur la luge}
S{il} V{neiger} T{toujours} : S{héros} V{jouer} T{encore}
« S{ma luge} V{aimer} O{jouer toute seule} ! » V{dire}-S{héros}
