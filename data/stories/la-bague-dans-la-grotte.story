@title La bague dans la grotte
@levels CE1 CE2 CM1
@keywords grotte, bague, recherche, aventure, courage, son g, gu, g dur
@tenses présent
# famille : gare, garçon, gâteau, galette, gant, gomme, goutte, guitare, guirlande, guêpe, gorille, gazelle, kangourou, grenouille, tigre, aigle, ogre, dragon, escargot, figue, bague, vague, langue, longue, garder, gagner, glisser, grimper, grogner, goûter, regarder, légume, algue, wagon, règle, glace, glaçon, grotte, gris, gros, grand, marguerite, baguette, gaufre, église, guide, cagoule, gourmand, zigzag, grelot, gorge, muguet, garage, fatigué, aiguille, déguisement, graine, grille, guépard

= perte
L{dans une grotte}, S{héros} V{ouvrir} O{son sac} : S{sa bague} V{ne être plus} C{avec (le gant & la cagoule & la gomme & les légumes & les figues & le grelot & le gâteau & la guitare & la baguette & le dragon de bois & la règle & la guirlande & la glace & le muguet & le déguisement & la galette & le gorille en peluche & l'escargot en peluche)}
L{dans une grotte}, S{héros} V{perdre} O{la bague} C{(d'un ogre|d'un guide|d'un garçon|d'un gros gourmand|d'un grand dragon|d'une gazelle|du gardien de la gare|en forme de grenouille|en forme de guêpe|en forme de guépard|en forme de grue|en forme de kangourou|en forme de marguerite)}

+ noir
T{ce jour-là}, S{la grotte} V{être} A{(grise & grande & longue comme/con un wagon & froide/adj comme/con un glaçon & noire comme/con une gorge d'ogre & plus haute qu'une église & pleine/adj de guêpes & mouillée par une vague & étroite comme/con un garage)}
« S{je} V{sentir} O{(un ogre & un gros dragon & un gorille & un tigre & un guépard & une guêpe & un garçon & un aigle gris & un gourmand)} ! » V{dire}-S{héros}
L{au fond}, S{une bête} V{grogner} M{(comme/con un tigre & comme/con un ogre & comme/con un gorille & contre une grille & avec un grelot & comme/con un guépard)}

= descente
C{pour chercher/ver la bague}, S{héros} V{prendre} O{(des gants & une cagoule & une longue corde & une règle & une lampe grise & une baguette de pain & un grelot & une guirlande & l'avis d'un guide & une pelle de grue & un déguisement de tigre)}
C{pour chercher/ver la bague}, S{héros} V{devoir} O{(grimper/ver haut/adv & glisser/ver en zigzag & garder/ver son calme & regarder/ver sous une algue & gagner/ver le fond & suivre/ver un guide & sauter/ver en kangourou & courir/ver comme/con une gazelle & mettre/ver sa cagoule & passer/ver une longue gorge & éviter/ver une vague & ramper/ver comme/con une grenouille)}

+ trouvé
T{soudain}, S{héros} V{croire voir/ver} O{la bague}, J{mais} S{ce} V{être} O{(un gros escargot|une grenouille|une algue|une figue|une aiguille|un gant|une cagoule grise|une graine|un petit wagon|une marguerite|un grelot|une flèche en zigzag|une langue de dragon en bois|une goutte rouge/adj)}
L{un peu plus loin/adv}, S{une lueur} V{glisser} L{(sur un gros caillou|sur une algue|contre une grille|près d'un escargot|au ras d'une vague|sous une marguerite|en zigzag|sur la langue d'une grenouille)}

= bague
T{enfin}, S{héros} V{retrouver} O{la bague} L{(sous un gros escargot|sur la langue d'une grenouille|dans un gant|sous une algue|dans un glaçon|derrière une grille|contre une graine|sur une marguerite|sous un wagon|au fond d'une gorge|dans le muguet|dans une cagoule|dans un grelot|près d'un garçon fatigué)}
C{pour fêter/ver la bague retrouvée}, S{héros} V{offrir} O{(une glace & une gaufre & une galette & un gâteau & un grand goûter & une guirlande & une marguerite & du muguet & un air de guitare & une soupe de légumes & une baguette chaude/adj & un spectacle de tigres & un dragon de papier & un tour en wagon & un grelot & un aigle en papier & un gorille en peluche & une graine à planter/ver)}
