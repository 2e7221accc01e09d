@title Le serpent qui a froid
@levels CE1 CE2 CM1
@keywords serpent, froid, hiver, aide, animaux, son s, ss, c, ç, t comme s
@tenses présent
# famille : serpent, sac, soupe, sucre, sirop, soleil, singe, souris, sapin, sable, poisson, tasse, chaussure, chaussette, brosse, dessin, coussin, boisson, princesse, passer, pousser, tousser, laisser, ramasser, glisser, cerise, cinq, ceinture, merci, place, glace, puce, limace, facile, lacet, racine, ficelle, garçon, maçon, glaçon, balançoire, hameçon, français, six, seul, sage, aussi, assez, danser, chanson, attention, potion

= froid
L{sous un sapin}, S{héros} V{ramasser} O{un serpent froid/adj comme/con (un glaçon|une glace|un poisson|une limace|une racine|une tasse vide|un hameçon|une soupe oubliée)}
L{sur (la glace|une balançoire|une place|une racine|le sable)}, S{héros} V{trouver} O{un serpent (raide comme/con une ficelle|froid/adj comme/con un glaçon|mou comme/con une chaussette|bien/adv trop sage|plus lent qu'une limace|assez malade)}

+ essais
T{d'abord}, S{le serpent} V{devoir} O{(danser/ver un peu & passer/ver au soleil & boire/ver une potion & avaler/ver du sirop & manger/ver de la soupe & goûter/ver une boisson & quitter/ver la glace)}, J{mais} S{il} V{tousser}
« V{faire:impératif.tu} O{attention}, S{ce} V{ne être pas} A{(facile|assez)} ! » V{dire} S{(un garçon|un maçon|une princesse|un Français|une souris|un singe)}
T{vite}, S{(un garçon|un singe|une souris|un maçon|une princesse)} V{arriver} C{avec (du sirop & une boisson & une soupe & du sucre & six cerises & une potion & une chanson & une brosse)}

= chaleur
C{pour le réchauffer/ver}, S{héros} V{apporter} O{(une chaussette & un sac & un coussin & une tasse de soupe & une boisson & du sirop & une brosse & du sable chaud & un dessin du soleil & une potion & une chanson)}
C{pour le réchauffer/ver}, S{héros} V{devoir} O{(danser/ver avec lui & pousser/ver un coussin & glisser/ver une soupe & ramasser/ver du bois & passer/ver la brosse & coudre/ver six chaussettes & courir/ver au soleil & chanter/ver aussi)}

+ réveil
T{bientôt}, S{le serpent} V{être} A{(moins seul & assez chaud/adj & souple/adj comme/con un lacet & rouge/adj comme/con une cerise & prêt à danser/ver & plein/adj de soupe)}

= merci
T{enfin}, S{le serpent} V{dormir} L{(dans une chaussette|dans un sac|sur un coussin|dans une chaussure|au soleil|sous un sapin|dans une tasse|sur une balançoire|contre un garçon|près d'une souris|à sa place|comme/con une princesse|comme/con une puce|près d'une racine)}
C{pour dire/ver merci}, S{le serpent} V{vouloir} O{(danser/ver & pousser/ver la balançoire & laisser/ver un dessin & ramasser/ver cinq cerises & offrir/ver une ceinture & chanter/ver sa chanson & aider/ver un maçon & amuser/ver un singe)}
