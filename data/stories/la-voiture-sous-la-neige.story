@title La voiture sous la neige
@levels CP CE1 CE2
@keywords hiver, neige, froid, bonhomme de neige, vêtements d'hiver, saisons, janvier
@tenses présent
# famille : hiver, neige, glace, froid, gel, givre, vent, flocon, glaçon, tempête, verglas, bonhomme, boule, igloo, luge, ski, patin, traîneau, pelle, balai, sel, bonnet, écharpe, gants, moufles, manteau, bottes, anorak, pull, chaussettes, cheminée, feu, bûche, chocolat chaud, soupe, lait, sapin, toit, route, jardin, voiture, maison, fenêtre, oiseau, rouge-gorge, renard, lièvre, ours, pingouin, décembre, janvier, février, nuit, matin, blanc, glacé, gelé, froid, glissant, neiger, glisser, geler, fondre, grelotter, skier, patiner, pousser, creuser, souffler, tomber, nez, carotte, main, joues, voisin, trace

= neige
T{(ce matin/nom|en hiver|en décembre|en janvier|en février|après la tempête)}, S{la voiture} V{être} L{sous la neige} !
L{dans (la rue|le jardin|la neige|le froid/nom)}, S{papa} V{ne plus voir} O{sa voiture} !
T{ce matin/nom}, S{la voiture} V{être} A{(~blanc & ~gelé & ~glacé)} !
T{cette nuit}, S{la neige} V{couvrir} O{la maison, (le toit|la route|le jardin|le sapin|la cheminée) et la voiture} !

? habits
T{vite}, S{papa et héros} V{mettre} O{(un bonnet & une écharpe & des gants & des moufles & un manteau & des bottes & un anorak & un pull & des chaussettes)} !

? outils
S{héros} V{prendre} O{(une pelle & un balai & du sel & un seau & une luge & un vieux ski & un traîneau)} !

= efforts
C{pour la dégager/ver}, S{héros} (V{creuser} & V{pousser} O{la neige} & V{souffler} L{sur le givre} & V{casser} O{un glaçon} & V{gratter} O{la glace} & V{frotter} O{une fenêtre} & V{secouer} O{un sapin} & V{jeter} O{du sel} & V{prendre} O{une pelle} & V{prendre} O{un balai} & V{lancer} O{du sel})
J{mais} S{papa} V{vouloir} O{(regarder/ver neiger/ver & skier/ver & patiner/ver & boire/ver sa soupe & rentrer/ver à la maison & faire/ver fondre/ver la neige & faire/ver un bonhomme & faire/ver un igloo & attendre/ver le matin & pousser/ver la luge)} !

? dehors
J{hélas}, L{dehors}, S{il} V{y avoir} O{(du froid/nom & du gel & du givre & du verglas & du vent & de la glace & des flocons & une tempête & une route glissante)} !

? témoins
T{bientôt}, (S{un oiseau} V{grelotter} & S{un renard} V{glisser} & S{un lièvre} V{patiner} & S{un voisin} V{tomber} & S{un glaçon} V{tomber} & S{le vent} V{souffler} & S{la route} V{geler} & S{papa} V{grelotter} & S{papa} V{tomber})

= voisin
T{enfin}, S{on} V{voir} O{(le toit|une roue|une porte)} : S{ce} V{être} A{l'auto du voisin} !
T{enfin}, S{la voiture} V{sortir} : S{ce} V{être} A{celle du voisin} !

? après
C{pour dire merci}, S{le voisin} V{offrir} O{(un chocolat chaud & une soupe & du lait & du pain & des gants & des moufles & un bonnet & une écharpe & un pull & des chaussettes & un manteau & une luge & des patins & des skis & un traîneau)} !
C{pour se réchauffer/ver}, S{héros} (V{boire} O{une soupe} & V{allumer} O{un feu} & V{enfiler} O{des chaussettes} & V{boire} O{un chocolat chaud} & V{rentrer} L{à la maison} & V{sauter} & V{enlever} O{ses bottes} & V{mettre} O{un pull} & V{brûler} O{une bûche} & V{s'asseoir} L{près de la cheminée} & V{souffler} L{sur ses mains} & V{frotter} O{son nez} & V{frotter} O{ses joues})
