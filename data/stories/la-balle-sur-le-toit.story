@title La balle sur le toit
@levels CP CE1
@keywords récréation, cour, école, balle, jeu, ami, toit, ballon
@tenses présent

= jeu
L{à la récréation}, S{héros} V{jouer} L{dans la cour} C{avec sa (balle|balle rouge|petite balle)}
L{dans la cour de l'école}, S{héros} V{lancer} O{une balle (rouge|jaune|molle)} I{à son ami}
T{(lundi|mardi|jeudi|vendredi)}, L{dans la cour}, S{héros} V{avoir} O{une balle}

? cour
S{les petits/nom} V{sauter} C{à la corde}, S{les grands/nom} V{courir}
L{sur le banc}, S{il} V{y avoir} O{[un vêtement.habit|vêtement.tête|vêtement.hiver=bonnet,pull liste]}
S{la balle} V{sauter} M{(bien|haut|très haut)} : S{elle} V{être} A{neuve}

= toit
J{mais} S{la balle} V{monter} L{sur le toit} J{et} V{rester} L{là-haut}
J{mais} S{la balle} V{partir} M{trop (haut|fort)} : S{elle} V{être} L{sur le toit} !
T{(tout à coup|soudain)}, S{la balle} V{tomber} L{sur le toit (de l'école|du préau|de la classe)}

? parole
« S{ma balle} V{être} A{perdue} ! » V{crier}-S{héros}
« V{sauter:impératif.tu} M{plus haut} ! » V{dire}-S{un (ami|élève)}
« S{je} V{ne pas pouvoir la prendre} », V{dire}-S{(le maître|un grand/nom|la maîtresse)}
« V{attendre:impératif.vous}, S{nous} V{aller trouver} O{une idée} ! » V{dire}-S{(le maître|la directrice)}
« J{qui} V{avoir} O{une échelle} ? » V{demander}-S{(le maître|la maîtresse)}
« S{ce} V{être} A{trop haut} », V{dire}-S{un (petit/nom|ami)}

+ essais
S{héros} V{sauter}, J{mais} S{le toit} V{être} A{trop haut}
S{un élève} V{lancer} O{son bonnet} : J{zut}, S{le bonnet} V{rester} T{aussi} L{sur le toit}
S{le maître} V{monter} L{sur (un banc|une table|une chaise)}, J{mais} S{son bras} V{être} A{trop court}
S{la maîtresse} V{prendre} O{(un balai|un bâton|une règle)} J{et} V{taper} L{au bord du toit}
S{toute l'école} V{regarder} O{le toit} J{et} V{ne plus jouer}
S{un (pigeon|moineau)} V{se poser} L{sur le toit} J{et} V{regarder} O{la balle}
S{la cloche} V{sonner}, J{mais} S{la balle} V{rester} L{là-haut}

= retombe
S{le vent} V{pousser} O{la balle}, S{qui} V{tomber} L{dans (les bras|les mains) de héros} !
S{un oiseau} V{pousser} O{la balle} C{du bec}, J{et} S{la balle} V{tomber} !
T{enfin}, S{(le jardinier|le voisin|un papa)} V{arriver} C{avec une échelle} J{et} V{rendre} O{la balle} !

? fin
« J{bravo} J{et merci} ! » V{crier}-S{toute la cour}
T{maintenant}, S{héros} V{jouer} M{(par terre|plus bas)} C{avec sa balle}
S{la balle} V{rouler} L{par terre} : S{elle} V{être} A{sage}
