@title La moto de mamie
@levels CP CE1
@keywords moto, route, voyage, école, panne, mamie, rire, matin, famille
@tenses présent

= moto
T{(lundi|mardi|ce matin/nom|vendredi)}, S{mamie} V{amener} O{héros} L{à l'école} C{à moto}
S{héros} V{aller} L{à l'école} C{sur la moto de mamie}
S{héros} V{monter} L{sur la moto (rouge|noire|verte) de mamie} C{pour aller/ver à l'école}

? départ
S{mamie} V{porter} O{(un casque rouge|une robe|une jolie robe|des bottes)} J{et} V{rire}
S{héros} V{avoir} O{[un vêtement.tête|vêtement.habit|objet.école.fourniture=gomme,cahier liste]} L{dans son sac}
S{la moto} V{filer} L{sur la (route|petite route)} C{comme (une fusée|le vent)}
S{la moto} V{passer} L{(devant la mairie|près du lac|à côté de la ferme|dans la rue)}

= panne
J{mais} L{sur la (route|colline)}, S{la moto} V{tomber} L{en panne}
J{mais} S{la moto} V{faire} O{un (petit|drôle de) bruit} J{et} V{s'arrêter}
J{mais} S{la moto} V{s'arrêter} L{(au milieu du village|sur la route|devant un pré)}

? parole
« S{je} V{aller être} L{en retard} ! » V{dire}-S{héros}
« V{pousser:impératif.nous} O{la moto} ! » V{dire}-S{mamie}
« S{nous} V{aller trouver} O{une idée} ! » V{dire}-S{mamie}
« S{tu} V{avoir} O{une idée} ? » V{demander}-S{mamie}
« S{ta moto} V{avoir} O{(soif|mal/nom)} ? » V{demander}-S{un petit garçon}

+ route
S{mamie} V{regarder} O{(la roue|le moteur|les fils)} J{et} V{taper} C{du pied}
S{héros} V{pousser} O{la moto}, J{mais} S{le moteur} V{ne pas partir}
S{un (mouton|âne)} V{lever} O{la tête} J{et} V{regarder} O{la moto}
S{une (voiture|camionnette|dame à vélo)} V{passer} M{trop vite}
L{au loin}, S{la cloche de l'école} V{sonner}
S{il} V{pleuvoir} M{un peu} L{sur (le nez de mamie|la moto)}
S{mamie} V{rire} : « S{la moto} V{vouloir dormir} ! »

= secours
T{enfin}, S{le fermier} V{arriver} : S{héros} V{aller} L{à l'école} C{sur (un tracteur|un âne|un poney)} !
T{enfin}, S{héros} V{arriver} L{à l'école} C{sur (le tracteur du fermier|l'âne du voisin|le vélo du facteur)} !
J{alors} S{un (fermier|voisin)} V{amener} O{héros} L{à l'école} C{sur son (tracteur|âne|cheval)} !

? fin
S{toute la classe} V{courir} L{à la fenêtre} C{pour voir/ver ça}
S{le maître} V{rire} : « V{entrer:impératif.tu}, J{<petit fermier|petite fermière>} ! »
« T{demain}, S{je} V{revenir:futur} L{à pied} ! » V{dire}-S{mamie}
