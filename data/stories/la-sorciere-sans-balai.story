@title La sorcière sans balai
@levels CP CE1 CE2
@keywords son è, son ai, son ei, sorcière, balai, forêt, fête, conte
@tenses présent
# famille : forêt, tête, fête, bête, fenêtre, crêpe, rêve, chêne, mère, père, frère, règle, crème, chèvre, lièvre, rivière, sorcière, lumière, siège, zèbre, élève, neige, reine, peigne, baleine, lait, balai, maison, chaise, fraise, aile, laine, maître, jouet, bonnet, poulet, bouquet, poubelle, échelle, pelle, sauterelle, lunettes, assiette, fourchette, galette, aider, aimer, faire, laid, même, très, après, derrière, jamais, mais, treize, seize

= balai
T{(après la fête|avant la fête)}, S{la sorcière} V{perdre} O{son balai}
L{dans la (forêt|rivière|neige)}, S{la sorcière} V{perdre} O{son balai}
C{pour (la fête|le bal de la reine|la fête du maître)}, S{la sorcière} V{vouloir} O{son balai}

+ cherche
T{alors}, S{la sorcière} V{chercher} L{(dans la forêt & sous un chêne & derrière la fenêtre & dans la rivière & derrière une chaise & sous la neige & dans la maison & dans la poubelle & derrière son frère & dans la laine)}
J{mais}, L{derrière (la fenêtre|un chêne|la poubelle|la maison|une chaise)}, S{elle} V{ne trouver que} O{(une règle & des lunettes & une assiette & une fourchette & un peigne & une pelle & treize crêpes & seize fraises & un bonnet de laine & un bouquet & un jouet & une galette & de la crème & une lumière)}

? prêts
C{comme balai}, (S{sa mère} V{prêter} O{un peigne} & S{son père} V{prêter} O{une pelle} & S{son frère} V{prêter} O{une échelle} & S{un élève} V{prêter} O{une règle} & S{la reine} V{prêter} O{un siège} & S{le maître} V{prêter} O{une chaise} & S{une chèvre} V{prêter} O{sa laine} & S{une bête} V{prêter} O{une aile})

+ essai
C{sans balai}, S{la sorcière} V{voler} L{(sur une chaise & sur une échelle & sur une pelle & sur un peigne & sur une règle & sur un siège & sur une fourchette & sur une poubelle & sur une assiette & sur un zèbre & sur une chèvre & sur un lièvre & sur une baleine & sur un poulet & sur une sauterelle)} !
J{mais}, M{en volant/ver}, S{la sorcière} (V{perdre} O{ses lunettes} & V{perdre} O{son bonnet} & V{perdre} O{la tête} & V{heurter} O{un chêne} & V{heurter} O{une fenêtre} & V{réveiller} O{sa mère} & V{réveiller} O{son père} & V{réveiller} O{la reine} & V{tomber} L{dans la rivière} & V{tomber} L{dans la neige} & V{tomber} L{sur une maison})

? parole
« S{je} V{aimer} O{(la neige|les fêtes|la forêt)}, J{mais} S{je} V{tomber} ! » V{dire}-S{la sorcière}
« S{ce} V{être} A{très laid}, J{mais} S{je} V{aimer} O{ça} ! » V{dire}-S{la sorcière}
« V{voler:impératif.tu} M{(même sans balai|derrière moi|près de moi)} ! » V{dire}-S{(un lièvre|sa mère|un élève|son frère)}
« S{je} V{ne jamais tomber} ! » V{dire}-S{(une sauterelle|un lièvre|un zèbre)}

= fin
T{enfin}, S{la sorcière} V{rentrer} L{à pied} C{avec (sa mère & son père & son frère & une chèvre & un lièvre & un zèbre & la reine & un poulet & une élève & le maître & une sauterelle)} !
T{enfin}, S{(sa mère|son père|son frère|la reine|le maître|un élève)} V{faire} O{un balai} C{avec (de la laine|une branche de chêne)} !
T{enfin}, S{héros} V{offrir} O{un (balai neuf|balai de laine)} I{à la sorcière} !
