@title L'ogre a mal à la gorge
@levels CE1 CE2 CM1
@keywords ogre, conte, maladie, guérir, docteur, son g, gu
@tenses présent
# famille : gare, garçon, gâteau, galette, gant, gomme, goutte, guitare, guirlande, guêpe, guépard, gorille, gazelle, kangourou, grenouille, tigre, aigle, ogre, dragon, escargot, figue, bague, vague, langue, longue, guérir, garder, gagner, glisser, grimper, gronder, grogner, goûter, naviguer, regarder, légume, algue, wagon, règle, glace, glaçon, grotte, gris, gros, grand, marguerite, baguette, gaufre, église, guide, cagoule, gourmand, magasin, zigzag, grelot, gorge, guetter, muguet, garage, fatigué, tango

= mal
S{un ogre} V{tousser:état}, C{à cause (de ses glaces & de ses glaçons & d'une gaufre avalée trop vite/adv & d'un gâteau trop chaud/adj & d'une galette trop chaude/adj & d'une figue avalée de travers & d'une algue & d'une longue baguette avalée & des légumes gelés & d'une guêpe avalée & d'une goutte de vinaigre & d'un courant d'air à la gare & de sa grotte trop froide)}
L{dans (une grotte|une gare|un garage|un wagon|un magasin|une église)}, S{un ogre} V{tousser:état} C{au lieu (de grogner/ver & de gronder/ver & de goûter/ver ses légumes & de manger/ver sa baguette & d'avaler/ver une figue & de jouer/ver de la guitare & de sucer/ver un glaçon & de finir/ver son gâteau & de grimper/ver aux arbres & de garder/ver ses gazelles & de regarder/ver les vagues)}

? aspect
T{ce jour-là}, S{sa (langue|gorge)} V{être:état} A{(grise & plus grosse qu'une gomme & grande comme/con une règle & aussi molle qu'un escargot & trop longue & grasse)}
T{ce jour-là}, S{l'ogre} V{être:état} A{(gris comme/con une grotte & fatigué & moins gourmand & gros comme/con un wagon & moins vif qu'un escargot & moins fort qu'une guêpe)}

= remède
C{pour guérir/ver l'ogre}, S{héros} V{apporter} O{(un gros gant & une cagoule & une guitare & une goutte de miel & un glaçon & une glace & du muguet & une marguerite & une algue & une figue & des légumes & un gâteau & une galette & un dragon en peluche & un escargot)}
C{pour guérir/ver l'ogre}, S{héros} V{devoir} O{(grimper/ver sur sa langue & glisser/ver un glaçon & regarder/ver sa langue & goûter/ver sa tisane & compter/ver les gouttes & guetter/ver la fièvre & consulter/ver un guide & jouer/ver de la guitare)}

+ visites
T{vite}, S{on} V{chercher} O{de l'aide} L{(à la gare & au magasin & à l'église & dans une grotte & au garage & au bord des vagues & dans un wagon)}
T{aussitôt}, S{(un gorille|un tigre|un guépard|un aigle|un kangourou|une gazelle|un dragon|une grenouille|un garçon|un guide|un gros tigre)} V{prêter} O{(sa cagoule & ses gants & sa guitare & sa goutte de sirop & une longue écharpe & son wagon bien chaud)} 
T{le soir}, S{l'ogre} V{recevoir} O{la visite (d'un gorille & d'un tigre & d'un guépard & d'une gazelle & d'un kangourou & d'un aigle & d'un dragon gourmand & d'une grenouille & d'un escargot & d'une guêpe & d'un garçon & d'un guide)}

? refus
« S{je} V{refuser} I{(de goûter/ver tes gouttes & de garder/ver cette cagoule & de manger/ver des légumes & de grimper/ver au lit & de porter/ver des gants)} ! » V{grogner:événement} S{l'ogre}

= guéri
T{le lendemain}, S{l'ogre guéri} V{pouvoir} O{(grogner/ver en paix & goûter/ver une galette & glisser/ver en zigzag & gagner/ver une course de wagons & naviguer/ver sur les vagues & regarder/ver les aigles & danser/ver le tango & manger/ver des légumes & rire/ver avec le gorille & courir/ver comme/con un guépard)}
C{pour dire/ver merci}, S{l'ogre guéri} V{offrir} O{(une bague & une guitare & une guirlande & une marguerite & un gros gâteau & une glace & des gaufres & un wagon de légumes & un grand goûter & du muguet & un grelot & une galette & des gants & un tour en dragon & une longue cagoule)} 
