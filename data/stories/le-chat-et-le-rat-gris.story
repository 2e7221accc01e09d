@title Le chat gris et le petit rat
@levels CP CE1 CE2
@keywords chat, rat, animaux, amis, lettres muettes, lettre muette, consonne finale muette
@tenses présent
# famille : chat, rat, petit, grand, gris, dos, bras, vert, pied, loup, dent, froid, lourd, lit, nid, gros, gras, bas, haut, long, rond, chaud, vent, bois, trois, souris, bord, fort, tard, regard, canard, lézard, renard, placard, bout, tout, mot, pot, sabot, abricot, haricot, secret, jouet, bonnet, galop, sirop, trop, drap, champ, temps, tapis, riz, nez, deux, soldat, robot, lait, fruit, nuit, bruit, toit, droit, blond, rang, sang, banc, étang, content, méchant, absent, dessert, ouvert

= chat
S{un (gros|grand|) chat (gris|blond/adj|)} V{garder} O{(un pot de lait|un abricot|du riz|un dessert|un gros fruit|du sirop|trois haricots)} L{(au bord du lit|sur le banc|au bout du champ|dans un placard|sur un drap|sous le toit|au bord de l'étang)}
T{la nuit}, S{un petit rat} V{avoir} O{froid/nom} : S{il} V{vouloir} O{(le dos du chat|un drap|un bonnet|un coin du tapis|un nid|un bout du lit)}

+ ruse
S{le petit rat} V{mettre} O{(un bonnet vert & un sabot & un drap & un long manteau & deux dents de loup & un nez rond/adj & un masque de renard)} J{et} V{faire} O{(un grand bruit & le loup & le canard & le robot & le soldat & le méchant)}
T{sans un bruit}, S{le rat} V{passer} L{(sur le dos du chat & sous son bras & au pied du banc & à droite du lit & sur le bord du pot & derrière le placard & sous le tapis)}
« S{je} V{être} A{(un loup|un renard|un lézard|un soldat|un robot|un grand chat|trop ~lourd|très ~méchant)} ! » V{dire}-S{le rat}
« S{tu} V{être} A{trop (petit|gros|gras|haut|rond/adj)} ! » V{dire}-S{(un canard|un lézard|la souris|un renard)}
S{un (canard|lézard|renard)} V{regarder} O{(tout/pro|le chat|le secret du rat)} L{(du bord de l'étang|du haut du toit|du bout du champ)}

= réveil
J{mais} S{le chat} V{ouvrir} O{(un œil vert & deux yeux ronds/adj & un grand placard)} : S{le rat} V{avoir} O{(peur|très peur)} !
J{mais}, T{au bout d'un temps}, S{le chat} V{montrer} O{(les dents & son gros dos & un long bras & un regard froid/adj & un pied)} !

= fin
« V{rester:impératif.tu} L{(au chaud/nom|sur mon dos|contre mon bras|dans mon lit|sous mon drap)}, J{petit rat} ! » V{dire}-S{le chat}
S{le chat} V{rire} : S{il} V{donner} O{(un abricot|un haricot|du riz|du lait|son dessert|un bout de lit|un jouet)} I{au petit rat} !
T{depuis}, S{tous les deux} V{dormir} L{(au chaud/nom|dans le même lit|sur le banc|sous un drap|au bord de l'étang)} !
