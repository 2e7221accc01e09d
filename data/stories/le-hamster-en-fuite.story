@title Le hamster en fuite
@levels CP CE1 CE2
@keywords maison, meubles, pièces de la maison, appartement, hamster, chambre
@tenses présent
# famille : maison, cuisine, salon, chambre, garage, grenier, cave, couloir, escalier, jardin, porte, fenêtre, mur, lit, table, chaise, armoire, fauteuil, canapé, tapis, lampe, rideau, coussin, placard, tiroir, étagère, miroir, baignoire, lavabo, douche, four, frigo, évier, télévision, bureau, buffet, commode, cheminée, balai, clé, drap, oreiller, couverture, ouvrir, fermer, ranger, nettoyer, chercher, entrer, sortir, monter, descendre, dormir, balcon, toit, plancher, plafond

= fuite
S{le hamster} V{s'échapper} J{et} V{traverser} O{(la cuisine & le salon & la chambre & le couloir & la maison & le plancher)} !
T{soudain}, S{le hamster} V{filer} L{(par la porte & sous la table & vers l'escalier & dans la cuisine & dans le salon & vers la chambre & dans le couloir & au garage & au grenier & à la cave & dans l'escalier)} !
L{à la maison}, S{le hamster} V{quitter} O{sa cage} !

? grignote
M{en passant/ver}, S{le coquin} V{grignoter} O{(le rideau & un coussin & le drap & le tapis & un oreiller & la couverture & le fauteuil & le canapé & le balai & le bureau & une chaise & le pied de la table)}
M{sans bruit}, S{il} V{passer} L{(sous le lit & derrière l'armoire & sur le buffet & sous le lavabo & près de la cheminée & derrière le frigo & sous la baignoire & sur la commode & devant le miroir & sous l'évier & devant le four & dans le placard & sur le balcon & contre le mur & sous l'étagère & près de la lampe & sur une chaise & sous la télévision & derrière la porte)}

= gestes
C{pour le trouver/ver}, S{héros} (V{chercher} & V{monter} & V{descendre} & V{ouvrir} O{un tiroir} & V{ouvrir} O{le placard} & V{fermer} O{la fenêtre} & V{fermer} O{la porte} & V{pousser} O{le fauteuil} & V{pousser} O{le canapé} & V{vider} O{l'armoire} & V{vider} O{la commode} & V{regarder} L{sous le lit} & V{prendre} O{une lampe} & V{courir} L{au jardin} & V{secouer} O{la couverture} & V{entrer} L{dans la douche} & V{monter} L{au grenier} & V{descendre} L{à la cave})
T{alors}, S{papa} (V{monter} & V{descendre} & V{ouvrir} O{le four} & V{ouvrir} O{le frigo} & V{fermer} O{le balcon} & V{pousser} O{le buffet} & V{vider} O{la baignoire} & V{regarder} L{sous l'évier} & V{regarder} L{sous le lavabo} & V{secouer} O{le drap} & V{soulever} O{l'oreiller} & V{déplacer} O{le miroir} & V{fouiller} O{la cheminée} & V{monter} L{sur le toit} & V{chercher} L{au garage} & V{entrer} L{dans le jardin})

? dormir
S{héros} V{ne pas pouvoir dormir} M{sans (lui|son hamster|le hamster)}
« J{où} V{dormir}-S{tu} ? » V{demander}-S{héros}. 

= fin
T{enfin}, S{héros} V{trouver} O{le hamster} L{(dans un tiroir|sous l'oreiller|dans le lavabo|sur l'étagère|dans le lit de papa|derrière la télévision|sous la couverture|dans la poche de papa|près du four|dans la douche|sur une chaise|derrière la porte|sous la commode)} !
S{le hamster} V{dormir} L{(dans un tiroir|sous le coussin|dans la baignoire|sur l'oreiller|dans la chaussure de papa|sous un drap|au pied de l'escalier|près du frigo|dans l'évier|sous la table|derrière la cheminée)} !

? après
T{maintenant}, S{héros} V{devoir} O{(tout ranger/ver & tout nettoyer/ver & fermer/ver la cage & ranger/ver le placard & nettoyer/ver le tapis & plier/ver le drap & balayer/ver le plancher & fermer/ver la porte)}
