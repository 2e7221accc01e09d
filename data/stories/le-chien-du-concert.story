@title Le chien du concert
@levels CE1 CE2 CM1
@keywords musique, voisins, chien, homophones, homophones grammaticaux, et est, a à, on ont, son sont
@tenses présent
# famille : et, est, a, à, son, sont, on, ont, ou, où, mais, mes, ces, ses, ce, se, la, là, peu, leur

= trompette
S{le voisin} V{avoir} O{une trompette} J{et} S{son chien} V{être} L{à la fenêtre}
S{le voisin} V{jouer} O{de la trompette}, J{et} S{son chien} V{être} A{fou}

+ bruit
S{on} V{fermer} O{la porte}, J{mais} S{le chien} V{hurler} L{(à la lune|à la fenêtre|à côté de son maître)}
S{les voisins} V{être} A{fâchés}, J{et} S{ils} V{avoir} O{mal à la tête}
S{mes amis} V{être} L{là} J{et} S{ils} V{avoir} O{les mains sur les oreilles}
S{on} V{crier} : S{le chien} V{crier} M{aussi}, J{et} S{ses yeux} V{être} A{ronds/adj}
« J{où} V{être}-S{ce chien}, L{à la cave/nom} J{ou} L{à le grenier} ? » V{demander}-S{(maman|la concierge|papa)}
S{les enfants} V{avoir} O{une idée} : S{ils} V{être} L{(à la porte|là, à la porte)} C{avec leur tambour}
S{on} V{n'entendre plus} O{la radio}, J{et} S{les bébés} V{être} A{réveillés}
S{le chien} V{avoir} O{(une belle voix|peur du silence)} J{et} S{son maître} V{parler} M{peu}
« S{ces voisins} V{ne rien entendre} ! » V{dire} S{(la concierge|un monsieur)} I{à son mari}

= répétition
T{(samedi|dimanche)}, S{le voisin} V{jouer} L{(à la fête|sur la place)}, J{et} S{son chien} V{être} L{(à ses pieds|là, à ses pieds)}

? silence
« S{ce chien} V{se tromper} T{souvent}, J{ou} S{je} V{avoir} O{de la laine dans les oreilles} ! » V{dire} S{(une dame|un monsieur)}
S{les enfants} V{chercher} L{où se cacher/ver}, J{et} S{leur maman} V{se boucher} O{les oreilles}
S{il} V{jouer}, J{mais} S{on} V{n'entendre que} O{(le chien|son chien)}
S{les gens} V{être} A{(debout/adv|contents)} J{et} S{ils} V{avoir} O{(le sourire|les larmes aux yeux)}

= prix
S{on} V{donner} O{un prix} I{à son chien}, J{et} S{les voisins} V{être} A{fiers}
S{le chien} V{avoir} O{le premier prix} J{et} S{son maître}, L{(là|à côté)}, V{être} A{jaloux}
