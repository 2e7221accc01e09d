@title La photo de famille
@levels CP CE1
@keywords famille, photo, fête, maison, rire, son f, jardin, frère
@tenses présent

= photo
T{(dimanche|samedi|aujourd'hui|jeudi)}, S{la famille de héros} V{faire} O{une photo}
C{avec (son père|le téléphone de papa)}, S{héros} V{faire} O{une photo de famille}
C{pour la fête de sa grand-mère}, S{héros} V{faire} O{une photo de famille}

? place
S{(maman|papa|tonton|mamie|papy/nom)} V{être} L{(sur le sofa|devant la fenêtre|au fond|près du buffet)}
S{(maman et papa|papa et maman|mamie et papy/nom)} V{être} L{(sur le sofa|devant la fenêtre|au fond)}
S{les petits/nom} V{être} L{devant}, S{les grands/nom} V{être} L{(derrière|au fond)}
S{son (frère|petit frère)} V{être} L{(sur un fauteuil|près de la fenêtre)}

? habits
C{pour la photo}, S{héros} V{mettre} O{[un vêtement.habit|vêtement.tête|vêtement.hiver=foulard,pull liste]}
S{sa sœur} V{mettre} O{(une fleur|un fil doré|trois fleurs)} L{dans ses cheveux}

= obstacle
J{mais} S{bébé} V{faire} O{(une grimace|la tête)} J{et} V{ne pas sourire}
J{mais} S{bébé} V{être} A{fâché} : S{il} V{ne pas vouloir rire}
J{mais} S{bébé} V{regarder} O{(ses pieds|les fleurs)} J{et} V{ne pas rire}

? parole
« V{regarder:impératif.vous} L{par ici} ! » V{dire}-S{héros}
« J{un, deux, trois}, V{sourire:impératif.vous} ! » V{dire}-S{papa}
« S{tu} V{avoir} O{faim} ? » V{demander}-S{(maman|papa)} I{à bébé}
« V{ne pas faire:impératif.tu} O{le fou}, S{je} V{faire} O{la photo} ! » V{dire}-S{héros} I{à son frère}
« S{nous} V{faire} O{une photo}, J{mon petit} ! » V{dire}-S{(maman|papa)}

+ essais
S{papa} V{faire} O{le (phoque|dauphin)} C{avec un (foulard|fruit)}
S{maman} V{donner} O{(une fraise|un fruit|une gaufre)} I{à bébé}
S{son frère} V{souffler} L{(dans sa flûte|dans un sifflet|sur une plume)}
S{sa sœur} V{faire} O{(la girafe|l'éléphant)} C{avec son bras}
S{son frère et sa sœur} V{danser} L{(devant bébé|sur le sofa|derrière papa)}
S{(mamie|sa grand-mère)} V{chanter} J{et} S{son (frère|père|oncle)} V{danser}
S{sa tante} V{chanter} M{fort} O{une chanson de (ferme|fête)}
S{toute la famille} V{être} A{fatiguée}, J{et} S{bébé} V{faire} O{une moue}
S{la photo} V{être} A{floue} : S{tout le monde} V{bouger}

= rire
T{(enfin|soudain|tout à coup|aussitôt)}, S{le chien} V{lécher} O{la joue de bébé}, S{qui} V{rire}
T{(soudain|tout à coup)}, S{(le chapeau de papa|le foulard de maman)} V{tomber} : S{bébé} V{éclater de rire/ver}
J{alors} S{héros} V{faire} O{une grimace} : S{bébé} V{rire} M{(fort|très fort)} !

? fin
S{la photo} V{être} A{parfaite} : S{toute la famille} V{rire}
S{sa grand-mère} V{poser} O{la photo} L{(près du téléphone|sur le buffet|devant la fenêtre)}
S{héros} V{envoyer} O{la photo} I{à toute la famille}
