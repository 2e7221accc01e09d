@title La grande flaque
@levels CP CE1
@keywords pluie, flaque, bottes, eau, rue, école, automne, son pl, son bl, papa
@tenses présent

= flaque
T{(après la pluie|lundi|mardi|jeudi)}, S{une grande flaque} V{bloquer} O{(la rue|le trottoir)}
L{devant (l'école|la boulangerie)}, S{il} V{y avoir} O{une (belle|large|grande) flaque}
S{la pluie} V{s'arrêter} : S{une flaque} V{rester} L{(devant la porte|sur le trottoir)}

? flaque-belle
S{le ciel} V{être} L{dans la flaque}, C{avec ses nuages (blancs|gris)}
L{sur la flaque}, S{une (feuille|plume)} V{flotter} C{comme un bateau}
S{la flaque} V{être} A{(grande|large)} C{comme (un tapis|une table|un lit)}

= propre
S{héros} V{vouloir passer}, J{mais} S{ses (chaussures|chaussettes|baskets)} V{être} A{(propres|blanches|neuves)}
J{mais} S{héros} V{ne pas avoir} O{(de bottes|ses bottes)} C{pour passer/ver}
S{héros} V{devoir passer}, J{mais} S{son pantalon} V{être} A{(blanc|propre|tout propre)}

? vêtements
S{héros} V{porter} O{[un vêtement.habit|vêtement.tête|vêtement.hiver=pull,bonnet liste]} : J{pas de bottes} !
S{papa} V{porter} O{(un parapluie bleu|un blouson bleu)} J{et} V{attendre}

? parole
« S{je} V{ne pas vouloir} O{les pieds mouillés} », V{dire}-S{héros}
« V{me donner:impératif.tu} O{la main} ! » V{dire}-S{papa}
« S{nous} V{pouvoir faire} O{le tour} », V{dire}-S{(papa|une dame)}
« S{tu} V{sauter} C{avec moi} ? » V{demander}-S{papa}
« V{regarder:impératif.vous}, S{ce} V{être} A{la mer} ! » V{crier}-S{héros}
« J{comment} V{passer}-S{on} ? » V{demander}-S{héros}

+ essais
S{héros} V{poser} O{une planche} L{sur l'eau}, J{mais} S{la planche} V{glisser}
S{un (cycliste|vélo)} V{passer} L{dans la flaque} M{sans problème}
S{un (merle|pigeon|canard)} V{se laver} O{les plumes} L{dans la flaque}
S{une (fillette|dame)} V{sauter} L{par-dessus} : S{elle} V{avoir} O{de grandes jambes}
S{héros} V{marcher} L{(au bord|tout au bord) de la flaque}, J{mais} S{l'eau} V{être} M{partout}
S{héros} V{reculer}, V{souffler} J{et} V{plier} O{les genoux}
S{la pluie} V{tomber} T{encore} : S{la flaque} V{être} A{plus grande}

= plouf
J{alors} S{papa} V{prendre} O{la main de héros} J{et} V{sauter} : J{plouf} !
T{soudain}, S{héros} V{sauter} L{au milieu de la flaque} J{et} V{rire} !
J{alors} S{papa et héros} V{sauter} L{dans la flaque} M{(ensemble|à pieds joints)} !

? fin
T{maintenant}, S{la flaque} V{être} L{dans (les chaussures|les chaussettes|le pantalon)} !
L{à la maison}, S{papa} V{donner} O{(un chocolat|une couverture|une serviette)} I{à héros}
T{demain}, S{héros} V{mettre:futur} O{ses bottes (bleues|vertes|jaunes)}
