@title La voiture sous la neige
@levels CP CE1 CE2
@keywords hiver, neige, froid, bonhomme de neige, vêtements d'hiver, saisons, janvier
@tenses présent
# famille : hiver, neige, glace, froid, gel, givre, vent, flocon, glaçon, tempête, verglas, bonhomme, boule, igloo, luge, ski, patin, traîneau, pelle, balai, sel, bonnet, écharpe, gants, moufles, manteau, bottes, anorak, pull, chaussettes, cheminée, feu, bûche, chocolat chaud, soupe, lait, sapin, toit, route, jardin, voiture, maison, fenêtre, oiseau, rouge-gorge, renard, lièvre, ours, pingouin, décembre, janvier, février, nuit, matin, blanc, glacé, gelé, froid, glissant, neiger, glisser, geler, fondre, grelotter, skier, patiner, pousser, creuser, souffler, tomber, nez, carotte, main, joues, voisin, trace

= neige
T{(ce matin/nom|en hiver|en décembre|en janvier|en février|après la tempête)}, S{la voiture} V{être} L{sous la neige} !
L{dans (la rue|le jardin|la neige)}, S{papa} V{ne plus voir} O{sa voiture} !
T{ce matin/nom}, S{la voiture} V{être} A{(~blanc & ~gelé & ~glacé & froide/adj & glissante/adj)} !
T{cette nuit}, S{la neige} V{couvrir} O{(le toit & la route & le jardin & la voiture & la maison & la fenêtre & le sapin & la luge & la cheminée)} !

? habits
T{vite}, S{papa et héros} V{mettre} O{(un bonnet & une écharpe & des gants & des moufles & un manteau & des bottes & un anorak & un pull & des chaussettes)} !

? outils
S{héros} V{prendre} O{(une pelle & un balai & un manteau & une écharpe & des bottes & un anorak & un pull & des patins & du sel & un seau & une luge & un vieux ski & des moufles & des gants & un bonnet & un traîneau)} !

? efforts
T{alors}, S{héros} (V{creuser} & V{pousser} O{la neige} & V{souffler} L{sur le givre} & V{glisser} L{sur le verglas} & V{tomber} & V{grelotter} & V{casser} O{un glaçon} & V{gratter} O{la glace} & V{frotter} O{une fenêtre} & V{se frotter} O{les mains} & V{se frotter} O{les joues} & V{se toucher} O{le nez} & V{rouler} O{une boule} & V{patiner} & V{glisser} & V{trouver} O{un patin} & V{suivre} O{une trace} & V{attraper} O{un flocon} & V{manger} O{un flocon} & V{secouer} O{un sapin} & V{jeter} O{du sel} & V{faire} O{un igloo} & V{sauver} O{un lièvre} & V{perdre} O{une botte} & V{souffler} L{sur ses joues} & V{regarder} O{neiger/ver} & V{prendre} O{une pelle} & V{prendre} O{un balai} & V{lancer} O{du sel} & V{boutonner} O{son manteau} & V{perdre} O{ses gants} & V{faire} O{un pingouin})
J{mais} S{papa} V{vouloir} O{(creuser/ver & regarder/ver neiger/ver & réchauffer/ver ses joues & skier/ver & patiner/ver & boire/ver sa soupe & rentrer/ver à la maison & faire/ver fondre/ver la neige & faire/ver un bonhomme & faire/ver un igloo & prendre/ver ses skis & chercher/ver une bûche & fermer/ver la maison & attendre/ver le matin & pousser/ver la luge & souffler/ver sur la glace & allumer/ver un feu)} !

? dehors
L{dehors}, S{il} V{y avoir} O{(un grand froid/nom & du gel & du givre & du verglas & du vent & de la glace & des flocons & un glaçon & une tempête & une trace & une luge & un oiseau & un rouge-gorge & un renard & un lièvre & un ours blanc & un bonhomme gelé & un traîneau & un sapin blanc & une route glissante & un voisin & un igloo & un balai & un patin & un ski)} !

? témoins
T{bientôt}, (S{un oiseau} V{grelotter} & S{un renard} V{glisser} & S{un lièvre} V{patiner} & S{un chien} V{skier} & S{un voisin} V{tomber} & S{un rouge-gorge} V{voler} O{la carotte} & S{la neige} V{fondre} & S{un glaçon} V{tomber} & S{le vent} V{souffler} & S{le vent de décembre} V{souffler} & S{la neige de janvier} V{tomber} & S{la glace de février} V{fondre} & S{une bûche} V{rouler} & S{l'hiver} V{souffler} & S{un bonhomme} V{perdre} O{son nez} & S{la route} V{geler} & S{une carotte} V{geler})

= voisin
T{enfin}, S{on} V{voir} O{(le toit|une roue|une porte)} : S{ce} V{être} A{l'auto du voisin} !
T{enfin}, S{la voiture} V{sortir} : S{ce} V{être} A{celle du voisin} !

? après
C{pour dire merci}, S{le voisin} V{offrir} O{(un chocolat chaud & une soupe & du lait & du pain & des gants & des moufles & un bonnet & une écharpe & un pull & des chaussettes & un manteau & une luge & des patins & des skis & un traîneau & un ours en glace & un pingouin en glace)} !
C{pour se réchauffer/ver}, S{héros} (V{boire} O{une soupe} & V{boire} O{du lait} & V{allumer} O{un feu} & V{manger} O{une carotte} & V{enfiler} O{des chaussettes} & V{boire} O{un chocolat chaud} & V{fermer} O{la fenêtre} & V{rentrer} L{à la maison} & V{sauter} & V{enlever} O{ses bottes} & V{mettre} O{un pull} & V{brûler} O{une bûche} & V{s'asseoir} L{près de la cheminée} & V{souffler} L{sur ses mains} & V{frotter} O{son nez} & V{frotter} O{ses joues} & V{garder} O{son anorak} & V{tirer} O{une luge})
