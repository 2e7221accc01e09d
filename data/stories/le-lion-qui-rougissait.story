@title Le lion qui rougissait
@levels CE1 CE2 CM1
@keywords lion, timide, savane, roi, courage, feu
@tenses présent, passé_composé, passé_simple

= ouverture
L{dans la savane}, S{le (jeune|nouveau) roi des lions} V{rougir:état} T{(sans cesse|toujours|souvent)}, J{car} S{il} V{être:état} A{(timide|très timide)}
S{un (gentil|jeune|grand) lion} V{devoir:état devenir/ver roi}, J{mais} S{il} V{rougir:état} C{(devant tout le monde|pour un rien)}

? moquerie
T{quand} S{il} V{vouloir:état rugir/ver}, S{le lion} V{pâlir:état}, V{rougir:état} J{et} V{finir:état par se taire}
« J{pourquoi} V{rougir}-S{tu} ? » V{demander}-S{[un animal.sauvage.savane|animal.oiseau|animal.insecte.volant=girafe,singe sg]}
« S{tu} V{réussir:futur} T{un jour}, V{choisir:impératif.tu} O{la patience} ! » V{dire}-S{[un animal.sauvage.savane|animal.insecte.rampant=éléphant,fourmi adj=vieux sg]}

= danger
T{une nuit}, S{un feu/nom} V{surgir} J{et} V{grandir} M{(très vite|d'herbe en herbe)}
T{(soudain|tout à coup)}, S{le feu/nom} V{jaillir} L{dans l'herbe sèche} J{et} V{envahir} O{la plaine}

+ fuite
S{[un animal.sauvage.savane=gazelle,zèbre liste]} V{bondir}, J{mais} S{la fumée} V{remplir} O{le ciel}
S{les plus petits/adj animaux} V{gémir}, S{les plus grands/adj} V{ne réfléchir plus}
S{les oiseaux} V{avertir} O{toute la savane}
S{personne} V{ne réussir} C{à trouver/ver le chemin} : S{la nuit} V{noircir} O{tout}

= courage
T{alors}, S{le lion} V{bondir} L{sur (une pierre|le plus haut rocher)} J{et} V{rugir} : « V{réagir:impératif.vous}, V{obéir:impératif.vous}, L{à la rivière} ! »
J{mais} S{le lion} V{choisir} C{d'agir/ver} : « V{franchir:impératif.vous} O{la rivière}, S{je} V{finir:futur} A{le dernier} ! » V{rugir}-S{il}

? traversée
S{les animaux} V{obéir}, V{ralentir} J{et} V{franchir} O{l'eau}, M{(l'un derrière l'autre|sans se bousculer/ver)}
S{tous} V{saisir} O{la queue} C{de leur voisin} J{et} S{ils} V{réussir} C{à passer/ver}

= fin
T{à l'aube}, S{le feu/nom} V{faiblir} : S{tous les animaux} V{applaudir} J{et} S{le roi} V{rougir} C{de plaisir}
T{quand} S{le feu/nom} V{finir} C{par mourir/ver}, S{tout le monde} V{applaudir} J{et} S{le lion} V{rougir} M{(encore|encore une fois)}
