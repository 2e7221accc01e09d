@title Le goûter de l'ogre
@levels CP CE1 CE2
@keywords son g, ogre, goûter, gâteau, forêt, conte
@tenses présent
# famille : gare, garçon, gâteau, gant, galette, gomme, goutte, goûter, légume, figure, escargot, kangourou, gorge, gorille, guitare, guêpe, guide, guirlande, bague, langue, longue, baguette, marguerite, figue, gros, grand, gris, grenouille, grotte, église, glace, igloo, tigre, ogre, regarder, garder, gagner, grimper, grandir, guider, gronder, grogner, galoper, glisser, gauche, bagage, wagon, dragon, gourmand, rigoler, règle

= invite
S{un (gros|grand) ogre} V{inviter} O{héros} C{pour le goûter}
L{dans sa grotte}, S{un ogre (gris|gourmand)} V{préparer} O{un goûter}
T{au goûter}, S{l'ogre} V{regarder} O{héros} !
L{à la (gare|grotte)}, S{un ogre (gris|gourmand)} V{attendre} O{héros}

? maison
L{là}, S{héros} V{regarder} O{(un gros bagage & un grand gant & une gomme & une guitare & une longue guirlande & une bague & des marguerites & une baguette & une règle & un wagon & une grenouille & un escargot & une guêpe & un igloo & une église & un tigre gris)}

? invités
L{chez l'ogre}, (S{un tigre} V{grogner} & S{un dragon} V{gronder} & S{un gorille} V{grimper} & S{une grenouille} V{glisser} & S{le kangourou} V{galoper} & S{une guêpe} V{garder} O{tout} & S{un escargot} V{gagner} O{un jeu} & S{un garçon} V{rigoler} & S{le guide} V{regarder} & S{une goutte} V{tomber})

? peur
T{alors}, S{héros} (V{regarder} O{sa langue} & V{grimper} L{sur un wagon} & V{galoper} L{vers la gare} & V{glisser} L{à gauche} & V{garder} O{ses gants} & V{frotter} O{sa gorge} & V{lever} O{une baguette} & V{jouer} L{de la guitare} & V{grogner} & V{rigoler} & V{cacher} O{sa figure} & V{perdre} O{un bagage} & V{suivre} O{la grenouille} & V{guider} O{le garçon} & V{éviter} O{une guêpe} & V{quitter} O{la grotte} & V{offrir} O{une marguerite} & V{donner} O{une bague})

? parole
« S{je} V{avoir} O{(la gorge sèche|une grosse faim|une longue langue)} ! » V{gronder}-S{l'ogre}
« V{garder:impératif.tu} O{(ton gant|ta figure|le gâteau|ta bague|un légume)} ! » V{dire}-S{(un garçon|le dragon|un gorille|le guide)}
« S{tu} V{être} A{(maigre|grand|gros|gourmand)} : V{goûter:impératif.tu} O{(un légume|une figue|la glace)} ! » V{dire}-S{l'ogre}
« S{je} V{grandir} C{grâce aux légumes} ! » V{grogner}-S{l'ogre}

= fin
J{mais} S{l'ogre} V{goûter} O{(des légumes & un gâteau & une galette & une glace & des figues & une goutte d'eau & une baguette & de grosses figues)} !
J{mais} S{l'ogre} V{offrir} O{(un gâteau & une galette & une glace & des légumes & une guitare & une guirlande & des marguerites & une bague & une figue)} !
J{mais} S{l'ogre} V{ne aimer que} O{(les légumes|la galette|le gâteau|les figues|la glace)} !
