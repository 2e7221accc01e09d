@title Le bébé pingouin
@levels CE1 CE2
@keywords pingouin, son oin, oin, froid, animaux
@tenses présent
# famille : loin, coin, point, soin, moins, foin, pointe, poing, besoin, rejoindre, pingouin, groin, témoin, juin, coincé, recoin, lointain, joint, shampoing, rond-point, pointu, oindre, poinçon, coing, marsouin

= coin
L{loin de (la mer|la ville|ses amis)}, S{un bébé pingouin} V{être} A{coincé/adj} L{(dans un coin|dans du foin|derrière un rond-point|sous la pointe d'un rocher|entre deux coings)}
T{en juin}, S{un pingouin} V{se réveiller} L{(dans le foin|dans un coin de ferme|au milieu d'un rond-point|loin de la mer)}

+ ferme
S{un cochon} V{pointer} O{(son groin|un groin pointu|un gros groin)} L{(dans le coin|hors du foin)}
« V{avoir}-S{tu} O{besoin (d'un coing|de soin|de foin|d'un shampoing|d'un témoin)} ? » V{demander}-S{(un cochon|un âne|la fermière|héros)}
« S{j'} V{avoir} O{besoin (de rejoindre/ver la mer & de moins de foin & d'un peu de soin & d'un marsouin & d'aller/ver loin/adv & d'un coin froid/adj)} ! » V{répondre}-S{il}
S{héros} V{prendre} O{soin du pingouin} C{avec (un shampoing|un coing|un bain froid/adj)}
S{héros} V{montrer} O{(un point|une pointe|une voile)} L{au loin/nom}, L{(moins loin que la lune|près d'un recoin de rocher)}
S{un âne} V{donner} O{(un coup de pied|son foin|la moitié d'un coing)}, J{et} S{le pingouin} V{serrer} O{le poing}

= départ
T{alors}, S{tous} V{partir} C{rejoindre/ver (la mer|un marsouin|la pointe de l'île|les autres pingouins)}
T{au point du jour}, S{héros} V{conduire} O{le pingouin} L{(loin de la ferme|à la pointe de l'île|au rond-point de la plage)}

= fin
L{au loin/nom}, S{cent pingouins} V{lever} O{(le poing|la pointe de l'aile|un bec pointu)} : S{le bébé} V{les rejoindre} !
S{le pingouin} V{plonger}, J{et} S{un marsouin}, A{témoin}, V{applaudir} L{de loin} !

? carte
T{en juin}, S{héros} V{recevoir} O{une carte} C{sans (un point|une virgule)} : S{ce} V{être} A{le pingouin} !
