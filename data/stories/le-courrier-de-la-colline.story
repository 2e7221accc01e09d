@title Le courrier de la colline
@levels CE2 CM1 CM2
@keywords lettre, facteur, courrier, colline, orage, village, doubles consonnes, consonnes doubles, lettres doubles
@tenses présent, passé_composé, passé_simple
# famille : balle, ballon, bulle, colline, ville, village, coller, collier, allée, aller, carotte, botte, goutte, grotte, patte, galette, fillette, assiette, raquette, noisette, cachette, culotte, trotter, mettre, quitter, lettre, attendre, attraper, canne, tonneau, bonnet, année, personne, tonnerre, pomme, homme, femme, flamme, commencer, sommet, sommeil, nappe, grappe, trappe, enveloppe, frapper, apprendre, verre, beurre, serrer, arriver, carré, terrible, courrier, griffe, coffre, souffler, effacer, effort, offrir, difficile, chiffon, accrocher, occuper, ballade, bicyclette

= mission
T{ce matin}, S{héros} V{devoir porter/ver} L{sur la colline} O{(une lettre & une enveloppe & une galette au beurre & un panier de pommes & une botte de carottes & une grappe de raisin & un sac de noisettes & un collier & un bonnet & une paire de bottes & une canne & une raquette & un ballon & une nappe & un petit coffre & une assiette peinte/adj & un chiffon brodé & un cadeau de la ville & le courrier d'une année & un pot de bulles)}
C{pour porter/ver le courrier sur la colline}, S{héros} V{quitter} O{(la ville & son village & sa cachette & une assiette de galettes & sa balle & son ballon & un verre de lait & la nappe du goûter & une carotte à demi mangée)}

+ route
T{en chemin}, S{on} V{croiser} O{(un homme & une femme & une fillette & un village en fête & une grotte & un chien à trois pattes & un chat sans griffes & un facteur à bicyclette & un champ de carottes & une botte de foin & une personne sans bonnet & un ballon perdu & une cachette d'écureuil & un marchand de noisettes & un vendeur de nappes)}
C{pour monter/ver}, S{héros} V{devoir:événement} O{(serrer/ver ses bottes & trotter/ver sans effort & attraper/ver une branche & mettre/ver une culotte chaude/adj & souffler/ver comme/con une flamme & apprendre/ver à grimper/ver & quitter/ver l'allée & commencer/ver par/pré le plus difficile & aller/ver droit au sommet)}

= orage
T{soudain}, S{le tonnerre} V{frapper} O{(la colline & le sommet & une cabane & l'allée & un toit du village & un champ de carottes & un pommier plein/adj de pommes & l'entrée d'une grotte & une botte de paille)}, J{et} S{une pluie terrible/adj} V{commencer}
T{soudain}, S{un orage terrible/adj} V{emporter} O{(un bonnet & la nappe & un chiffon & une raquette & une canne & la bicyclette & une culotte du fil à linge)}

+ abri
T{alors}, S{héros} V{attendre} L{(dans une grotte & sous une trappe & derrière un tonneau & dans une cachette & au pied d'un mur carré & sous une nappe de feuilles & chez une fillette & chez un homme du village)}
S{l'eau du ciel} V{menacer:état} I{(de tout/pro effacer/ver|de coller/ver les enveloppes|d'inonder/ver la grotte|de tomber/ver à grosses gouttes|d'occuper/ver l'allée)}
S{la fin du chemin} V{être:état} A{(difficile & terrible & plus longue qu'une année & possible avec un effort & à un kilomètre du sommet)}

= arrivée
T{enfin}, L{sur la colline}, S{une vieille femme} V{ouvrir} J{et} V{offrir} O{(une galette & une assiette chaude/adj & un bol de noisettes & une pomme au beurre & un verre de lait & une place près des flammes & une grappe de raisin & une nappe blanche & un bonnet sec & des bottes sèches & un chiffon sec & une ballade à la flûte & un lit pour son sommeil)}
T{enfin}, S{héros} V{arriver}, V{livrer} O{son chargement} J{et} V{pouvoir:événement} O{(souffler/ver un peu & commencer/ver une galette & oublier/ver le tonnerre & accrocher/ver son bonnet)}
