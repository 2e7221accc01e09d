@title La bague dans la grotte
@levels CE1 CE2 CM1
@keywords grotte, bague, recherche, aventure, courage, son g, gu, g dur
@tenses présent
# famille : gare, garçon, gâteau, galette, gant, gomme, goutte, guitare, guirlande, guêpe, gorille, gazelle, kangourou, grenouille, tigre, aigle, ogre, dragon, escargot, figue, bague, vague, langue, longue, garder, gagner, glisser, grimper, gronder, grogner, goûter, regarder, légume, algue, wagon, règle, glace, glaçon, grotte, gris, gros, grand, marguerite, baguette, gaufre, église, guide, cagoule, gourmand, magasin, zigzag, grelot, gorge, guetter, muguet, garage, fatigué, aiguille, déguisement, graine, grille, guépard, fragile

= perte
L{dans une grotte}, S{héros} V{perdre} O{une bague} C{avec (un gant & une cagoule & une gomme & des légumes & des figues & un grelot & un gâteau & une guitare & une baguette & un dragon de bois & une règle & une aiguille & une guirlande & une glace & du muguet & un déguisement & une galette & une graine & un gorille en peluche & un tigre en peluche & un aigle en papier & un escargot)}
L{dans une grotte}, S{héros} V{perdre} O{la bague} C{(d'un ogre|d'un guide|d'un garçon|d'un gros gourmand|d'un grand dragon|d'une gazelle|du gardien de la gare|en forme de grenouille|en forme de guêpe|en forme de guépard|en forme de grue|en forme de kangourou|en forme de marguerite)}

+ noir
T{ce jour-là}, S{la grotte} V{être} A{(grise & grande & longue comme/con un wagon & fragile & froide/adj comme/con un glaçon & noire comme/con une gorge d'ogre & fermée par une grille & près d'une gare & sous un magasin & plus haute qu'une église & pleine/adj de guêpes & mouillée par une vague & étroite comme/con un garage)}
« S{je} V{sentir} O{(un ogre & un gros dragon & un gorille & un tigre & un guépard & une guêpe & un garçon & un aigle gris & un gourmand)} ! » V{dire}-S{héros}
L{au fond}, S{une bête} V{grogner} M{(comme/con un tigre & comme/con un ogre & comme/con un gorille & en zigzag & la langue dehors/adv & contre une grille & avec un grelot & comme/con un guépard & d'une grosse gorge)}

= descente
C{pour chercher/ver la bague}, S{héros} V{prendre} O{(un gant & des gants & une cagoule & une longue corde & une règle & une lampe grise & un gâteau & une galette & une gaufre & une baguette de pain & une figue & des légumes & un grelot & une guitare & une guirlande & une aiguille & une gomme & une glace & une goutte de sirop & l'avis d'un guide & une graine & un déguisement & une pelle de grue & une algue collante & un déguisement de tigre & un plan du magasin)}
C{pour chercher/ver la bague}, S{héros} V{devoir} O{(grimper/ver haut/adv & glisser/ver en zigzag & garder/ver son calme & regarder/ver sous une algue & guetter/ver un dragon & grogner/ver comme/con un ogre & gagner/ver le fond & goûter/ver l'eau froide & suivre/ver un guide & gronder/ver un escargot & imiter/ver un gorille & sauter/ver en kangourou & courir/ver comme/con une gazelle & mettre/ver sa cagoule & passer/ver une longue gorge & éviter/ver une vague & compter/ver les gouttes & tirer/ver la langue & ramper/ver comme/con une grenouille)}

+ trouvé
T{soudain}, S{héros} V{voir} O{(un gros escargot & une grenouille & une algue & une figue & une aiguille & un gant & une règle & une cagoule grise & un glaçon & une graine & un petit wagon & une guêpe & une marguerite & un grelot & un garçon & une grille & une flèche en zigzag & une langue de dragon en bois & une goutte rouge/adj)}
L{un peu plus loin/adv}, S{une lueur} V{glisser} L{(sur un gros caillou & sur une algue & contre une grille & près d'un escargot & au ras d'une vague & sous une marguerite & en zigzag & sur la langue d'une grenouille)}

= bague
T{enfin}, S{héros} V{retrouver} O{la bague} L{(sous un gros escargot & sur la langue d'une grenouille & dans un gant & sous une algue & dans un glaçon & derrière une grille & contre une graine & dans une galette & sur une marguerite & sous un wagon & au fond d'une gorge & dans le muguet & dans une cagoule & au bout d'une aiguille & entre deux vagues & sous une figue & dans un grelot & près d'un garçon fatigué & avec une gomme)}
C{pour fêter/ver la bague retrouvée}, S{héros} V{offrir} O{(une glace & une gaufre & une galette & un gâteau & un grand goûter & une guirlande & une marguerite & du muguet & un air de guitare & une soupe de légumes & une baguette chaude/adj & un spectacle de tigres & un dragon de papier & un tour en wagon & une figue & un repos au plus fatigué & un jeu d'ogre & un grelot & une gomme & un aigle en papier & un gorille en peluche & une graine à planter/ver & un gant au guide & une place au gourmand & un déguisement de kangourou & une sortie au magasin & une photo devant l'église & une course de gazelles)}
