@title Le serpent qui a froid
@levels CE1 CE2 CM1
@keywords serpent, froid, hiver, aide, animaux, son s, ss, c, ç, t comme s
@tenses présent
# famille : serpent, sac, sel, soupe, sucre, salade, sirop, savon, soleil, singe, souris, sapin, sable, poisson, tasse, chaussure, chaussette, brosse, bosse, classe, dessin, coussin, boisson, saucisse, princesse, message, passer, pousser, casser, tousser, laisser, ramasser, glisser, citron, cerise, cinéma, cirque, cinq, ceinture, ciseaux, merci, place, glace, pouce, puce, limace, trace, facile, lacet, racine, ficelle, garçon, leçon, maçon, glaçon, façade, balançoire, hameçon, français, six, seul, sage, souvent, aussi, assez, danser, penser, chanson, attention, potion, addition

= froid
L{sous un sapin}, S{héros} V{ramasser} O{un serpent} A{froid/adj} C{comme/con (un glaçon & une glace & un poisson & une limace & une racine & une façade & une tasse vide & un hameçon & une chaussure & du sable & un savon & un citron & une soupe oubliée & un sac de sel & une place vide & un sirop d'hiver & un bout de ficelle)}
L{sur (la glace|une balançoire|une place|une racine|le sable)}, S{héros} V{trouver} O{un serpent} A{(trop sage & bien/adv seul & blanc comme/con du sucre & raide comme/con une ficelle & assez malade & froid/adj comme/con un glaçon & long comme/con cinq lacets & mou comme/con une chaussette & plus lent qu'une limace & sans force & froid/adj aussi)}

+ essais
T{d'abord}, S{le serpent} V{devoir} O{(tousser/ver & danser/ver & passer/ver au soleil & boire/ver une potion & avaler/ver du sirop & pousser/ver une brosse & penser/ver au soleil & glisser/ver vite/adv & manger/ver de la soupe & goûter/ver une boisson & laisser/ver la glace & chanter/ver une chanson & faire/ver attention & rester/ver sage & dormir/ver assez & bouger/ver souvent)}
« S{ce} V{ne être pas} A{(facile|assez|sage|une leçon|un cinéma)}, V{faire:impératif.tu} O{attention} ! » V{dire} S{(un garçon|un maçon|une princesse|un Français|une souris|un singe)}
T{vite}, S{(un garçon|un singe|une souris|un maçon|une princesse|une limace|une puce)} V{passer} C{avec (du sirop & une boisson & une soupe & du sucre & six cerises & une potion & un citron & un message & un dessin & du savon & une salade & cinq saucisses & une chanson & une balançoire & des ciseaux & un hameçon & une brosse & du sel)}

= chaleur
C{pour le réchauffer/ver}, S{héros} V{apporter} O{(une chaussette & un sac & un coussin & une tasse de soupe & une boisson & du sirop & une brosse & une ceinture & cinq chaussures & six lacets & du sable chaud & de la ficelle & un savon doux/adj & une leçon de danse & un billet de cinéma & une salade & du sucre & une cerise & une saucisse & un citron & un dessin du soleil & des ciseaux & une potion & une chanson & du poisson & une balançoire)}
C{pour le réchauffer/ver}, S{héros} V{devoir} O{(casser/ver la glace & danser/ver avec lui & pousser/ver un coussin & glisser/ver une soupe & ramasser/ver du bois & passer/ver la brosse & penser/ver assez vite & tousser/ver sur lui & laisser/ver sa place & frotter/ver du pouce & couper/ver un sac aux ciseaux & coudre/ver six chaussettes & courir/ver au soleil & chanter/ver aussi & écrire/ver un message)}

+ réveil
T{bientôt}, S{le serpent} V{être} A{(moins seul & sage & facile à plier/ver & assez chaud/adj & doux comme/con un savon & souple/adj comme/con un lacet & rouge/adj comme/con une cerise & prêt à danser/ver & prêt à penser/ver au repas & fier/adj comme/con un singe & plein/adj de soupe)}
T{soudain}, S{on} V{voir} L{près du serpent} O{(une bosse & une trace & une limace & une puce & cinq souris & un lacet & un poisson & six cerises & un message)}

= merci
T{enfin}, S{le serpent} V{dormir} L{(dans une chaussette & dans un sac & sur un coussin & dans une chaussure & au soleil & sous un sapin & dans une tasse & au cinéma & au cirque & sur une balançoire & contre un garçon & près d'une souris & sur le pouce d'un maçon & dans la classe & à sa place & comme/con une princesse & comme/con une puce & sur un dessin & près d'une racine & contre une façade)}
C{pour dire/ver merci}, S{le serpent} V{vouloir} O{(danser/ver & passer/ver au cirque & pousser/ver la balançoire & glisser/ver en classe & laisser/ver un dessin & ramasser/ver cinq cerises & offrir/ver une ceinture & casser/ver une noix & chanter/ver sa chanson & penser/ver à tout & aider/ver un maçon & amuser/ver un singe & aller/ver au cinéma & compter/ver jusqu'à six & apprendre/ver une leçon & écrire/ver en français & rester/ver souvent & faire/ver une addition & devenir/ver un lacet & suivre/ver une trace)}
