@title La sorcière sans balai
@levels CP CE1 CE2
@keywords son è, son ai, son ei, sorcière, balai, forêt, fête, conte
@tenses présent
# famille : forêt, tête, fête, bête, fenêtre, crêpe, rêve, chêne, mère, père, frère, règle, crème, chèvre, lièvre, rivière, sorcière, lumière, siège, zèbre, élève, neige, reine, peigne, baleine, lait, balai, maison, chaise, fraise, aile, laine, maître, jouet, bonnet, poulet, bouquet, poubelle, échelle, pelle, sauterelle, lunettes, assiette, fourchette, galette, aider, aimer, faire, laid, même, très, après, derrière, jamais, mais, treize, seize

= balai
T{(après la fête|avant la fête)}, S{la sorcière} V{perdre} O{son balai}
L{dans la (forêt|rivière|neige)}, S{la sorcière} V{perdre} O{son balai}
S{le balai de la sorcière} V{ne faire plus} O{rien} !
C{pour (la fête|le bal de la reine|la fête du maître)}, S{la sorcière} V{chercher} O{son balai}

+ cherche
T{alors}, S{la sorcière} V{chercher} L{(dans la forêt & sous un chêne & derrière la fenêtre & dans la rivière & derrière une chaise & sous la neige & dans la maison & dans la poubelle & près du palais & sous le lait & derrière son frère & dans la laine)}
L{derrière (la fenêtre|un chêne|la poubelle|la maison|une chaise)}, S{on} V{trouver} O{(une règle & des lunettes & une assiette & une fourchette & un peigne & une pelle & treize crêpes & seize fraises & un bonnet de laine & un bouquet & un jouet & une galette & une lumière & un siège & de la crème & une aile)}

? prêts
T{après}, (S{sa mère} V{prêter} O{un peigne} & S{son père} V{prêter} O{une pelle} & S{son frère} V{prêter} O{une échelle} & S{un élève} V{prêter} O{une règle} & S{la reine} V{prêter} O{un siège} & S{le maître} V{prêter} O{sa chaise} & S{une chèvre} V{prêter} O{sa laine} & S{un lièvre} V{aider} T{aussi} & S{une bête} V{aider} T{aussi} & S{un zèbre} V{aimer} O{aider/ver})

+ essai
T{alors}, S{la sorcière} V{voler} L{(sur une chaise & sur une échelle & sur une pelle & sur un peigne & sur une règle & sur un siège & sur une fourchette & sur une poubelle & sur une assiette & sur un zèbre & sur une chèvre & sur un lièvre & sur une baleine & sur un poulet & sur une sauterelle & sur une crêpe)} !
J{mais}, L{là-haut}, S{la sorcière} (V{perdre} O{ses lunettes} & V{perdre} O{un bonnet} & V{perdre} O{la tête} & V{heurter} O{un chêne} & V{heurter} O{une fenêtre} & V{tomber} L{dans la rivière} & V{tomber} L{dans la neige} & V{rêver} C{de lait} & V{voir} O{une lumière} & V{voir} O{sa maison} & V{faire} O{la bête} & V{aimer} O{la forêt} & V{saluer} O{un élève} & V{réveiller} O{sa mère} & V{réveiller} O{son père} & V{réveiller} O{la reine})

? parole
« S{je} V{aimer} O{(la neige|les crêpes|les fêtes|la forêt)}, J{mais} S{je} V{tomber} ! » V{dire}-S{la sorcière}
« S{ce} V{être} A{(très laid|mauvais)}, J{mais} S{je} V{aimer} O{ça} ! » V{dire}-S{la sorcière}
« V{voler:impératif.tu}, T{(même sans balai|après ce chêne|derrière moi|près de moi)} ! » V{dire}-S{(un lièvre|sa mère|un élève|son frère)}
« S{je} V{ne jamais tomber} », V{dire}-S{(une sauterelle|un lièvre|un zèbre)}

= fin
T{enfin}, S{la sorcière} V{marcher} C{avec (sa mère & son père & son frère & une chèvre & un lièvre & un zèbre & la reine & un poulet & une élève & le maître & une sauterelle & une bête)}
T{enfin}, S{héros} V{offrir} O{(un balai & des crêpes & une galette & du lait & un bouquet & des fraises & un bonnet & de la crème & un jouet & une échelle & treize fraises & seize crêpes)} I{à la sorcière}
