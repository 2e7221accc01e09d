@title La grenouille dans le fauteuil
@levels CE1 CE2 CM1
@keywords grenouille, maison, famille, rire, animaux, son ill, ail, eil, ouil, y
@tenses présent
# famille : abeille, fille, famille, oreille, soleil, feuille, grenouille, papillon, coquillage, bouteille, corbeille, réveil, écureuil, fauteuil, portail, travail, paille, médaille, caillou, maillot, bille, chenille, coquille, aiguille, myrtille, quille, brindille, citrouille, nouilles, fouiller, mouiller, crayon, yeux, balayer, essayer, tuyau, nettoyer, joyeux, vieille, pareil, groseille, cueillir, briller, habiller, réveiller, travailler, bâiller, surveiller, gentille, rayon, éventail, merveille, vieil, yaourt, vanille, orteil, pastille, chandail, volaille

= saut
T{au réveil}, S{une grenouille} V{sauter} L{(sur un fauteuil & sur une oreille & sur un orteil & sur un chandail & sur une bouteille & dans une corbeille & sur un maillot & dans la paille & sur un cahier de travail & dans les nouilles & sur un yaourt & dans la vanille & sur une citrouille & sur les crayons & sur un coquillage & sur un vieil éventail & sur un éventail & sur un gros réveil & dans un bol de groseilles & dans un bol de myrtilles & sur un tas de billes)}

+ poursuite
T{vite}, S{héros} V{fouiller} L{(sous le fauteuil & derrière le portail & dans la corbeille & sous une feuille & parmi les brindilles & dans la paille & près d'un tuyau & entre les quilles & sous la citrouille & chez sa vieille voisine & derrière les bouteilles & sous un chandail & parmi la volaille & sous un vieil évier)}
« S{elle} V{être} A{(vraiment gentille & pareille à une feuille & joyeuse & ronde/adj comme/con une bille & vieille comme/con un caillou & une vraie merveille)} ! » V{dire} S{(une petite fille|sa vieille voisine|toute/dét la famille)}
T{en route}, S{la bête} V{surprendre} O{(une abeille & un papillon & une chenille & un écureuil & une fille & toute/dét la famille & une vieille dame & un vieil homme & la volaille & deux yeux au soleil)}

T{aussitôt}, S{toute/dét la famille} V{vouloir} O{(balayer/ver la cuisine & travailler/ver dehors/adv & essayer/ver un piège & s'habiller/ver & nettoyer/ver le sol mouillé & finir/ver un travail & fouiller/ver les corbeilles & réveiller/ver le chat & bâiller/ver encore/adv & cueillir/ver une feuille & surveiller/ver les yaourts & se mouiller/ver les orteils)}

= ruse
C{pour l'attraper/ver}, S{héros} V{devoir} O{(surveiller/ver le portail & mouiller/ver une feuille & balayer/ver la paille & essayer/ver une corbeille & nettoyer/ver un bocal & cueillir/ver des myrtilles & réveiller/ver sa famille & faire/ver briller/ver un caillou & travailler/ver sans bruit & fouiller/ver le fauteuil & bâiller/ver comme/con elle & fermer/ver les yeux & tendre/ver l'oreille)}
C{pour l'attraper/ver}, S{héros} V{prendre} O{(une corbeille & un vieux maillot & un chandail & une bouteille & un éventail & un tuyau & une citrouille vide & une feuille & une aiguille de pin & de la paille & des brindilles & un yaourt & une pastille & un crayon & un coquillage & une coquille de noix & une quille & une médaille & des nouilles & des groseilles & un peu de vanille & un réveil & un rayon de lampe)}

+ piège
T{d'abord}, S{la grenouille} V{éviter} O{(le piège de paille & l'aiguille & la médaille & l'éventail & le tuyau & la bouteille & la corbeille & le crayon & les nouilles & le maillot & le caillou & les yeux du chat & le chandail & une pastille & tout le travail de la famille)}

= mare
T{au soleil}, S{la grenouille} V{regagner} O{sa mare}, C{avec (une feuille & une coquille & un caillou & une bille & un rayon sur le dos & un maillot vert & une brindille & une pastille verte & un papillon & une abeille & une chenille & un air joyeux & un yaourt & une groseille & les yeux joyeux & un coquillage)}
T{à la mare}, S{la grenouille} V{pouvoir} O{(bâiller/ver au soleil & fermer/ver les yeux & briller/ver sous un rayon & dormir/ver sur une feuille & surveiller/ver un papillon & essayer/ver un saut & mouiller/ver ses orteils & réveiller/ver une abeille & cueillir/ver une brindille & retrouver/ver sa famille & oublier/ver le fauteuil & saluer/ver une fille gentille & nettoyer/ver un caillou & rester/ver joyeuse & travailler/ver sa voix)}
