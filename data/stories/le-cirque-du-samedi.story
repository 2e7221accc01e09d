@title Le cirque du samedi
@levels CP CE1 CE2
@keywords son s, cirque, spectacle, maison, pluie, famille
@tenses présent
# famille : souris, serpent, sac, salade, soupe, soleil, soir, sable, sapin, savon, sucre, seau, singe, six, sept, samedi, sœur, salle, sortir, sauter, suivre, tasse, poisson, poussin, brosse, bosse, chaussure, assiette, dessert, dessin, passer, pousser, casser, glisser, ramasser, danser, course, ours, valse, citron, cirque, cygne, cerise, cerf, cent, cinq, merci, ici, place, glace, pouce, douce, police, garçon, glaçon, balançoire, lancer, avancer, limace, princesse, cousin, souvent, assis

= cirque
T{samedi}, S{héros} V{faire} O{le cirque} L{dans (le salon|la salle)}
T{(samedi|ce soir|samedi soir/nom)}, S{héros} V{vouloir} O{un vrai cirque}
S{le soleil} V{se coucher} : S{héros} V{installer} O{un cirque}
L{dans (le salon|la salle)}, S{héros} V{jouer} A{au cirque}

? affaires
C{pour son cirque}, S{héros} V{prendre} O{(un sac & six tasses & sept citrons & du savon & du sable & un seau & un ours & une brosse & cinq assiettes & une glace & un poisson & une salade & cent glaçons & des cerises & une limace & du sucre & une chaussure & un dessin & un petit sapin & un serpent & une souris douce & un bel ours)}

? numéros
T{alors}, S{héros} (V{sauter} L{sur un sac} & V{lancer} O{six citrons} & V{casser} O{une tasse} & V{glisser} L{sur un savon} & V{porter} O{un ours} & V{gagner} O{une course} & V{pousser} O{un seau} & V{ramasser} O{sept cerises} & V{avancer} M{sans chaussures} & V{brosser} O{son ours} & V{sortir} O{un serpent} & V{sucer} O{son pouce} & V{tourner} O{cinq assiettes} & V{cacher} O{un poussin} & V{danser} O{la valse} & V{jouer} O{la princesse} & V{appeler} O{la police} & V{porter} O{sa sœur} & V{montrer} O{sa bosse} & V{casser} O{la balançoire} & V{suivre} O{un cygne})

+ animaux
T{ensuite}, (S{la souris} V{suivre} & S{un serpent} V{danser} & S{l'ours} V{glisser} & S{un singe} V{lancer} O{du sable} & S{le poussin} V{suivre} & S{un poisson} V{sortir} O{la tête} & S{un cerf} V{avancer} & S{le cygne} V{prendre} O{place} & S{une limace} V{pousser} O{un sac} & S{la princesse} V{ramasser} O{une tasse} & S{un garçon} V{casser} O{une assiette})
J{mais}, S{le chat} V{casser} O{(six tasses & cinq assiettes & la balançoire & un seau & une glace & sept glaçons & une brosse)}

? parole
« V{passer:impératif.tu} L{(ici|à ta place|sous le sapin)} ! » V{dire}-S{(sa sœur|un garçon|la souris|le singe)}
« S{je} V{sauter} L{(jusqu'au ciel|dans un seau|sur un ours)} ! » V{dire}-S{(la souris|sa sœur|un garçon|la princesse)}
« V{danser:impératif.tu} O{(la valse|avec un ours)} ! » V{dire}-S{(sa sœur|un garçon)}
« S{ce garçon} V{être} A{(souvent triste|très doux|souvent assis)} ! » V{dire}-S{(sa sœur|la princesse|la police)}
« J{merci}, S{ce} V{être} A{(cent fois mieux|le soleil)} L{ici} ! » V{dire}-S{(sa sœur|la princesse|un cousin)}

= fin
T{enfin}, S{héros} V{saluer} O{(sa sœur & cent cousins & une souris & la salle & un ours & la princesse & la police & le ciel & un garçon assis & six singes & sept serpents)} : J{merci} !
T{enfin}, S{la sœur de héros} V{offrir} O{(une glace & une soupe & une salade & un dessert & des cerises & un dessin & du jus de citron)} : J{merci} !
