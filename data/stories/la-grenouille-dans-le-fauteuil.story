@title La grenouille dans le fauteuil
@levels CE1 CE2 CM1
@keywords grenouille, maison, famille, rire, animaux, son ill, ail, eil, ouil, y
@tenses présent
# famille : abeille, fille, famille, oreille, soleil, feuille, grenouille, papillon, coquillage, bouteille, corbeille, réveil, écureuil, fauteuil, portail, travail, paille, caillou, maillot, chenille, coquille, myrtille, quille, brindille, citrouille, nouilles, fouiller, mouiller, crayon, yeux, balayer, essayer, tuyau, nettoyer, joyeux, vieille, pareil, groseille, briller, habiller, réveiller, travailler, bâiller, surveiller, gentille, rayon, éventail, vieil, yaourt, orteil, chandail, volaille

= saut
T{au réveil}, S{une grenouille} V{sauter} L{(sur un fauteuil & sur une oreille & sur un orteil & sur un chandail & sur une bouteille & dans une corbeille & sur un maillot & dans la paille & sur un cahier de travail & dans les nouilles & sur un yaourt & sur une citrouille & sur les crayons & sur un coquillage & sur un éventail & dans un bol de groseilles & dans un bol de myrtilles)}

+ poursuite
S{la famille} V{former} O{une patrouille}, J{mais} S{papa} V{bredouiller}, S{mamie} V{rire} J{et} S{la fille} V{jouer} C{aux (billes|quilles)}
T{vite}, S{héros} V{fouiller} L{(sous le fauteuil & derrière le portail & dans la corbeille & sous une feuille & parmi les brindilles & dans la paille & près d'un tuyau & entre les quilles & sous la citrouille & chez sa vieille voisine & derrière les bouteilles & sous un chandail & parmi la volaille & sous un vieil évier)}
« S{elle} V{chatouiller} O{mes (orteils|oreilles|genoux)} ! » V{dire} S{(une petite fille|sa vieille voisine|mamie)}
« S{elle} V{être} A{(vraiment gentille & pareille à une feuille & joyeuse)} ! » V{dire} S{(une petite fille|sa vieille voisine|toute/dét la famille)}
T{en route}, S{la bête} V{surprendre} O{(une abeille & un papillon & une chenille & un écureuil & une fille & toute/dét la famille & une vieille dame & un vieil homme & la volaille & deux yeux au soleil)}

C{à cause d'elle}, S{toute/dét la famille} V{devoir} O{(balayer/ver la cuisine & travailler/ver dehors/adv & se réveiller/ver & s'habiller/ver vite/adv & nettoyer/ver le sol mouillé & fouiller/ver les corbeilles & surveiller/ver les yaourts & essuyer/ver les fauteuils)}

= ruse
C{pour la rendre/ver à sa mare}, S{héros} V{devoir} O{(surveiller/ver le portail & mouiller/ver une feuille & essayer/ver une corbeille & nettoyer/ver un bocal & faire/ver briller/ver un caillou & travailler/ver sans bruit & fouiller/ver sous le fauteuil & tendre/ver l'oreille)}
C{pour la rendre/ver à sa mare}, S{héros} V{prendre} O{(une corbeille & un vieux maillot & un chandail & une bouteille & un tuyau & une feuille & de la paille & des brindilles & un coquillage & une coquille de noix & des groseilles & un rayon de lampe)}

+ piège
T{d'abord}, S{la grenouille} V{éviter} O{(le piège de paille & le tuyau & la bouteille & la corbeille & le maillot & le caillou & les yeux du chat & le chandail)}

= mare
T{enfin}, S{la grenouille} V{retrouver} O{sa mare}, C{avec (une feuille|une brindille|un papillon|une abeille|une chenille|un air joyeux|des yeux joyeux|un rayon de soleil|une coquille vide|un caillou plat)}
T{enfin}, L{dans le brouillard}, S{la grenouille} V{retrouver} O{sa mare}, L{près d'(une vieille bouteille|un tuyau couvert de rouille|une citrouille|une feuille mouillée)}
T{enfin}, L{à la mare}, S{la grenouille} V{pouvoir} O{(bâiller/ver au soleil & fermer/ver les yeux & dormir/ver sur une feuille & mouiller/ver ses orteils & retrouver/ver sa famille & oublier/ver le fauteuil & saluer/ver une fille gentille & travailler/ver sa voix)}
