@title Un jour trop tôt
@levels CE1 CE2
@keywords sortie, zoo, car, école, erreur, calendrier, matin
@tenses présent, passé_composé, passé_simple

= ouverture
S{héros} V{arriver} T{(très tôt|bien avant huit heures|dès sept heures)} L{devant l'école}, C{avec son sac}, J{parce que} S{sa classe} V{devoir:état aller/ver} L{au zoo}
C{avec son sac et son pique-nique}, S{héros} V{courir} L{jusqu'à l'école}, J{parce que} S{sa classe} V{devoir:état partir/ver} T{(très tôt|vers huit heures)} L{au zoo}

= vide
J{(pourtant|mais)}, L{devant la grille}, S{personne} V{n'attendre:état}, J{et} S{le car} V{ne pas être:état} L{là}
J{(pourtant|mais)} S{la rue} V{être:état} A{vide}, J{sauf} O{un (pigeon|vieux chat|balayeur)} L{là-bas}

? attente
S{héros} V{s'asseoir} L{(sur son sac|au-dessous de la cloche|par terre)} J{et} V{manger} T{déjà} O{(un peu|presque la moitié) de son pique-nique}
T{de temps en temps}, S{une voiture} V{passer:état}, J{mais} S{ce} V{n'être:état jamais} A{le car}
S{héros} V{attendre} T{(environ|presque|au moins) une demi-heure}, A{debout}, C{malgré le froid}

? doute
« J{est-ce que} S{le car} V{rouler} T{déjà} L{vers le zoo}, M{sans moi} ? » V{penser:événement}-S{héros}
« J{pourquoi} V{partir:passé_composé}-S{ils} M{sans moi} ? » V{demander}-S{héros}
« S{je} V{être} A{en retard} : S{ils} V{être} T{déjà} L{là-bas} ! » V{dire}-S{héros}

? rencontre
T{(enfin|bientôt)}, S{la gardienne de l'école} V{ouvrir} O{sa porte}, C{en (pantoufles|robe de chambre)}
T{(tout à coup|enfin)}, S{une fenêtre} V{s'ouvrir} L{au-dessus de la cour} : S{ce} V{être:état} A{la gardienne} !

= réponse
« S{tu} V{venir} T{trop tôt} : S{le zoo}, S{ce} V{être} T{demain} ! » V{dire} S{la gardienne} M{(en souriant/ver|très doucement)}
L{sur le calendrier}, S{la gardienne} V{montrer} O{la bonne date} : S{héros} V{venir:antérieur} O{un jour} T{trop tôt} !

? parole
« J{voilà} O{pourquoi} S{la cour} V{être} A{vide} ! » V{comprendre}-S{héros}
« J{alors} S{je} V{ne pas être} A{en retard}, S{je} V{être} A{en avance} ! » V{dire}-S{héros}
« S{je} V{pouvoir rester/ver} L{ici} T{jusqu'à demain} ? » V{demander}-S{héros}
« T{hier}, S{ce} V{être:imparfait} A{samedi} : T{aujourd'hui}, S{ce} V{être} A{dimanche} ! » V{dire}-S{héros}

= fin
S{héros} V{partager} T{(alors|ensuite)} O{son pique-nique} C{avec la gardienne}, S{qui} V{aimer:état} T{surtout} O{(les œufs durs|le gâteau|le fromage)}
T{le lendemain}, S{héros} V{dormir:événement} T{plus longtemps} J{et} V{arriver} L{devant le car} T{(juste à temps|juste avant le départ)} !
