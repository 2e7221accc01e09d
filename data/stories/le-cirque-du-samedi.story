@title Le cirque du samedi
@levels CP CE1 CE2
@keywords son s, cirque, spectacle, maison, pluie, famille
@tenses présent
# famille : souris, serpent, sac, salade, soupe, soleil, soir, sable, sapin, savon, sucre, seau, singe, six, sept, samedi, sœur, salle, sortir, sauter, suivre, tasse, poisson, poussin, brosse, bosse, chaussure, assiette, dessert, dessin, passer, pousser, casser, glisser, ramasser, danser, course, ours, valse, citron, cirque, cygne, cerise, cerf, cent, cinq, merci, ici, place, glace, pouce, douce, police, garçon, glaçon, balançoire, lancer, avancer, limace, princesse, cousin, souvent, assis

= cirque
T{samedi}, S{héros} V{faire} O{un cirque} L{dans (le salon|la salle)}
T{(samedi|ce soir|samedi soir/nom)}, S{héros} V{vouloir} O{un vrai cirque}
S{le soleil} V{se coucher} : S{héros} V{installer} O{un cirque}

? affaires
C{pour son cirque}, S{héros} V{prendre} O{(un sac & six tasses & sept citrons & du savon & du sable & un seau & un ours & une brosse & cinq assiettes & cent glaçons & des cerises & une chaussure & un petit sapin & un serpent & une limace)}

? numéros
C{comme au cirque}, S{héros} (V{sauter} L{sur un sac} & V{lancer} O{six citrons} & V{glisser} L{sur un savon} & V{porter} O{un ours} & V{pousser} O{un seau} & V{ramasser} O{sept cerises} & V{avancer} C{sans chaussures} & V{brosser} O{son ours} & V{sortir} O{un serpent} & V{tourner} O{cinq assiettes} & V{cacher} O{un poussin} & V{danser} O{la valse} & V{jouer} O{la princesse} & V{porter} O{sa sœur} & V{passer} L{sous une balançoire})

+ animaux
T{ensuite}, (S{une souris} V{danser} & S{un serpent} V{glisser} & S{un ours} V{avancer} & S{un singe} V{lancer} O{du sable} & S{un poussin} V{suivre} & S{un poisson} V{sortir} O{la tête} & S{un cerf} V{passer} & S{un cygne} V{prendre} O{place} & S{une limace} V{pousser} O{un sac} & S{une princesse} V{sauter})
J{mais} S{le chat} V{casser} O{(six tasses & cinq assiettes & la balançoire & un seau & une glace & sept glaçons & une brosse)} !

? parole
« V{passer:impératif.tu} L{(par ici|à ta place|sous le sapin)} ! » V{dire}-S{(sa sœur|un garçon)}
« S{je} V{sauter} L{(jusqu'au ciel|dans un seau|sur un ours)} ! » V{dire}-S{(sa sœur|un garçon)}
« V{danser:impératif.tu} O{(la valse|avec un ours)} ! » V{dire}-S{(sa sœur|un garçon)}
« S{ce cirque} V{être} A{(trop doux|cent fois mieux)} ! » V{dire}-S{(sa sœur|un cousin)}
« J{merci}, S{ce} V{être} A{le plus beau samedi} ! » V{dire}-S{(sa sœur|un cousin|un garçon assis)}

= fin
T{enfin}, S{héros} V{saluer} O{(sa sœur & cent cousins & une souris & la salle & un ours & une princesse & la police & un garçon assis & six singes & sept serpents)} : J{merci} !
T{enfin}, S{la sœur de héros} V{offrir} O{(une glace & une soupe & une salade & un dessert & des cerises & un dessin & du jus de citron)} : J{merci} !
