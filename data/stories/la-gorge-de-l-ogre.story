@title L'ogre a mal à la gorge
@levels CE1 CE2 CM1
@keywords ogre, conte, maladie, guérir, docteur, son g, gu
@tenses présent
# famille : gare, garçon, gâteau, galette, gant, gomme, goutte, guitare, guirlande, guêpe, guépard, gorille, gazelle, kangourou, grenouille, tigre, aigle, ogre, dragon, escargot, figue, bague, vague, langue, longue, guérir, garder, gagner, glisser, grimper, grandir, gronder, grogner, goûter, naviguer, regarder, légume, algue, wagon, règle, glace, glaçon, grotte, gris, gros, grand, marguerite, baguette, gaufre, église, guide, cagoule, gourmand, magasin, zigzag, grelot, gorge, guetter, muguet, garage, fatigué, aiguille, tango

= mal
S{un ogre} V{tousser:état}, C{à cause (de ses glaces & de ses glaçons & de ses gaufres & de ses gâteaux & de ses galettes & de ses figues & d'une algue & d'une longue baguette avalée & des légumes gelés & d'une guêpe avalée & d'une goutte de vinaigre & d'un courant d'air à la gare & de sa grotte trop froide)}
L{dans (une grotte|une gare|un garage|un wagon|un magasin|une église)}, S{un ogre} V{tousser:état} C{au lieu (de grogner/ver & de gronder/ver & de goûter/ver ses légumes & de manger/ver sa baguette & d'avaler/ver une figue & de jouer/ver de la guitare & de sucer/ver un glaçon & de finir/ver son gâteau & de grimper/ver aux arbres & de garder/ver ses gazelles & de regarder/ver les vagues)}

? aspect
T{ce jour-là}, S{sa (langue|gorge)} V{être:état} A{(grise & plus grosse qu'une gomme & grande comme/con une règle & aussi molle qu'un escargot & trop longue & grasse)}
T{ce jour-là}, S{l'ogre} V{être:état} A{(gris comme/con une grotte & fatigué & moins gourmand & gros comme/con un wagon & moins vif qu'un escargot & moins fort qu'une guêpe)}

= remède
C{pour guérir/ver l'ogre}, S{héros} V{apporter} O{(un gros gant & une cagoule & une guitare & des grelots & une goutte de miel & un glaçon & une glace & du muguet & une marguerite & une algue & une figue & des légumes & un gâteau & une gaufre & une galette & une baguette magique & une bague & une guirlande & une règle & une gomme & une aiguille & un dragon en peluche & un escargot & un guide)}
C{pour guérir/ver l'ogre}, S{héros} V{devoir} O{(grimper/ver sur sa langue & glisser/ver un glaçon & garder/ver son calme & gronder/ver les guêpes & regarder/ver sa langue & goûter/ver sa tisane & grogner/ver avec lui & compter/ver les gouttes & naviguer/ver vers le soleil & guetter/ver la fièvre & danser/ver le tango & gagner/ver du temps & mettre/ver ses gants & consulter/ver un guide & jouer/ver de la guitare)}

+ visites
T{vite}, S{on} V{chercher} O{de l'aide} L{(à la gare & au magasin & à l'église & dans une grotte & au garage & au bord des vagues & dans un wagon)}
T{aussitôt}, S{(un gorille|un tigre|un guépard|un aigle|un kangourou|une gazelle|un dragon|une grenouille|un garçon|un guide|un gros tigre)} V{prêter} O{(sa cagoule & ses gants & sa guitare & une guirlande & sa bague & sa goutte de sirop & une longue écharpe & une grande marguerite & son grelot & son wagon bien chaud & une glace à la figue)} 
T{le soir}, S{l'ogre} V{recevoir} O{la visite (d'un gorille & d'un tigre & d'un guépard & d'une gazelle & d'un kangourou & d'un aigle & d'un dragon gourmand & d'une grenouille & d'un escargot & d'une guêpe & d'un garçon & d'un guide)}

? refus
« S{je} V{refuser} I{(de grandir/ver & de glisser/ver en zigzag & de regarder/ver une aiguille & de goûter/ver tes gouttes & de garder/ver cette cagoule & de manger/ver des légumes & de grimper/ver au lit & de porter/ver des gants)} ! » V{grogner:événement} S{l'ogre}

= guéri
T{le lendemain}, S{l'ogre guéri} V{pouvoir} O{(grogner/ver en paix & grimper/ver à l'église & goûter/ver une galette & glisser/ver en zigzag & gagner/ver une course de wagons & naviguer/ver sur les vagues & garder/ver les gazelles & regarder/ver les aigles & grandir/ver encore & danser/ver le tango & gronder/ver le tigre & guetter/ver les guêpes & manger/ver des légumes & partir/ver à la gare & saluer/ver chaque garçon & rire/ver avec le gorille & courir/ver comme/con un guépard & sauter/ver en kangourou)}
C{pour dire/ver merci}, S{l'ogre guéri} V{offrir} O{(une bague & une guitare & une guirlande & une marguerite & un gros gâteau & une glace & des gaufres & un wagon de légumes & un grand goûter & du muguet & un grelot & une galette & des gants & un tour en dragon & une longue cagoule)} 
