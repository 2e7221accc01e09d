@title Le croissant de trop
@levels CE1 CE2 CM1
@keywords boulangerie, boulanger, pain, métiers, commerces, gourmandise
@tenses présent, passé_composé, passé_simple
# famille : boulanger, boulangère, boulangerie, pain, farine, four, pâte, croûte, mie, chaud, acheter, vendre, levure, baguette, croissant, brioche, vitrine, client, cliente, pétrir, cuire, dorer, pelle, sac, comptoir, pièce, monnaie, miette, tablier, nuit, matin, doré, croustillant, tiède, brûlé, frais, tarte, chausson, sel, eau, mélanger, odeur, peser, servir, payer, goûter

= nuit
T{chaque nuit}, S{(le boulanger|la boulangère)} V{pétrir:état} O{(la pâte|le pain|la farine et l'eau)} L{(devant le four|dans la boulangerie|près du four chaud/adj)}
T{avant le matin}, S{(le boulanger|la boulangère)} V{mélanger:état} O{(la farine & l'eau & le sel & la levure & le beurre)} L{devant le four}

? travail
C{pour la vitrine}, S{on} V{devoir:état} O{(peser/ver la farine & pétrir/ver la pâte & allumer/ver le four & couper/ver les baguettes & dorer/ver les brioches & compter/ver les croissants & cuire/ver le pain & nettoyer/ver le comptoir & préparer/ver la monnaie & fermer/ver les sacs & sortir/ver les tartes & rouler/ver les croissants)}
S{une odeur de (pain chaud|brioche|croûte dorée|farine|levure|pâte|tarte)} V{remplir:état} O{(la rue|la boulangerie|la nuit)}

= manque
L{au moment de vendre/ver (le pain|les croissants|la tarte|les brioches)}, S{il} V{manquer:état} O{un (croissant|chausson) bien (doré|frais/adj|croustillant/adj)}
J{mais}, T{(ce matin-là|un matin)}, S{il} V{manquer:état} O{(un croissant|une brioche|une baguette|un chausson|une tarte)} L{(dans la vitrine|sur le comptoir|sur la pelle|dans le four)}
T{(ce matin-là|un matin)}, S{un croissant} V{disparaître} L{(de la vitrine|du comptoir|sous le nez d'un client|avant l'arrivée des clients)}

+ enquête
S{la boulangère} V{regarder} L{(sous le comptoir & dans les sacs & derrière la vitrine & dans le four & sous son tablier & dans la farine & sur la pelle)} : J{rien} !
« S{qui} V{prendre:passé_composé} O{mon (croissant doré|croissant tiède|croissant croustillant/adj|beau croissant|pain)} ? » V{demander}-S{(le boulanger|la boulangère)}
« S{je} V{vouloir} O{(acheter/ver une baguette & goûter/ver la brioche & payer/ver le pain & un croissant chaud/adj & un pain sans croûte & de la mie tiède/adj & ma monnaie & une tarte)}, J{mais} S{je} V{ne voler rien} ! » V{dire}-S{(un client|une cliente|le facteur|une dame)}
L{par terre}, S{héros} V{voir} O{(des miettes|une trace de farine|un bout de croûte|une pièce|un sac vide/adj)} L{(près du four|devant la vitrine|sous le comptoir|derrière la pelle)}

= voleur
S{ce} V{être:état} A{(une souris|le chat de la boulangerie|un petit oiseau)}, S{qui} V{manger:état} O{le croissant} L{(sur un sac de farine|derrière le four|au chaud)} !

? fin
S{tous les clients} V{rire}, J{et} S{une cliente} V{payer} O{(le croissant|une brioche|la tarte|la monnaie)} C{(avec une pièce d'or|pour ce petit voleur)}
T{depuis}, S{la boulangère} V{servir:présent} T{chaque matin} O{(une miette & un bout de croûte & un peu de mie & une brioche brûlée & un pain frais)} I{à ce client}
« T{demain}, V{payer:impératif.tu} M{(avant de goûter/ver|comme tous les clients)} ! » V{dire}-S{(le boulanger|la boulangère)} M{en riant/ver}
