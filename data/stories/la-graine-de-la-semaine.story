@title La graine de la semaine
@levels CP CE1
@keywords jours de la semaine, graine, fleur, jardin, école, planter, printemps, pot
@tenses présent

= lundi
T{lundi}, S{héros} V{mettre} O{une (graine|petite graine)} L{dans un pot (rouge|bleu|)}
T{lundi}, S{héros} V{planter} O{une graine} C{pour (maman|papa|sa maîtresse|son papa)}
T{lundi}, S{héros} V{vouloir} O{une fleur} : S{il} V{planter} O{une graine}

? pot
S{le pot} V{être} L{(près de la fenêtre|au soleil|devant la porte)}
S{héros} V{ajouter} O{(de la terre|un peu de terre)} C{avec une petite pelle}

= mardi
T{mardi}, S{héros} V{regarder} O{le pot}, J{mais} S{rien} V{ne sortir} L{de la terre}
T{mardi}, S{héros} V{mettre} O{(de l'eau|un peu d'eau)}, J{mais} S{rien} V{ne pousser}
T{mardi}, S{la terre} V{être} A{noire}, J{et} S{rien} V{ne bouger}

? parole
« V{pousser:impératif.tu}, J{ma petite graine} ! » V{dire}-S{héros}
« J{où} V{être} S{ma fleur} ? » V{demander}-S{héros} T{tous les jours}
« V{attendre:impératif.tu} T{dimanche} », V{dire}-S{(papa|maman|mamie|sa voisine)}
« S{je} V{vouloir} O{une fleur} T{maintenant} ! » V{dire}-S{héros}
« S{tu} V{avoir} O{(soif|froid/nom|trop chaud/nom)} ? » V{demander}-S{héros} I{à la graine}
« S{nous} V{ne pas la voir}, J{mais} S{elle} V{travailler} », V{dire}-S{papa}

+ semaine
T{mercredi}, S{héros} V{parler} I{à la graine} J{et} V{chanter} O{une (chanson|petite chanson)}
T{jeudi}, S{il} V{pleuvoir} : S{héros} V{poser} O{le pot} L{(dehors|dans la cour|sous la pluie)}
T{vendredi}, S{héros} V{tourner} O{le pot} L{vers (le soleil|la fenêtre)}
T{vendredi soir/nom}, S{héros} V{mettre} O{(un bâton|un drapeau)} L{(dans le pot|près du pot)}
T{samedi}, S{héros} V{toucher} O{la terre} J{et} V{attendre} O{(la fleur|sa fleur)}
T{samedi soir/nom}, S{la terre} V{bouger} M{(un peu|un tout petit peu)}

? veille
L{près de (son lit|sa table)}, S{héros} V{poser} O{le pot} C{pour la nuit}
S{héros} V{regarder} O{le pot} T{(encore|avant de dormir/ver)}

= dimanche
T{dimanche}, S{une (petite tige|petite feuille|pousse verte)} V{sortir} L{de la terre} !
T{dimanche}, S{héros} V{voir} O{(un point vert|une feuille verte|deux petites feuilles)} L{dans le pot} !
T{enfin}, T{dimanche}, S{la graine} V{avoir} O{(une feuille|deux feuilles|une petite tige)} !

? fin
« T{dans un mois}, S{tu} V{être:futur} A{une (belle fleur|grande fleur|fleur rouge)} ! » V{dire}-S{héros}
S{héros} V{montrer} O{le pot} I{à (toute la classe|sa maîtresse|papa|maman|tout le monde)}
