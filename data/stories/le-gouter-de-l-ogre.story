@title Le goûter de l'ogre
@levels CP CE1 CE2
@keywords son g, ogre, goûter, gâteau, forêt, conte
@tenses présent
# famille : gare, garçon, gâteau, gant, galette, gomme, goutte, goûter, légume, figure, escargot, kangourou, gorge, gorille, guitare, guêpe, guide, guirlande, bague, langue, longue, baguette, marguerite, figue, gros, grand, gris, grenouille, grotte, église, glace, igloo, tigre, ogre, regarder, garder, gagner, grimper, grandir, guider, gronder, grogner, galoper, glisser, gauche, bagage, wagon, dragon, gourmand, rigoler, règle

= invite
S{un (gros|grand) ogre} V{inviter} O{héros} C{pour le goûter}
L{dans sa grotte}, S{un (gros|grand) ogre} V{attendre} O{héros} C{pour le goûter}
C{pour le goûter}, S{un ogre (gris|gourmand)} V{inviter} O{héros}

? maison
T{d'abord}, S{héros} V{regarder} O{(un gros bagage & un grand gant & une guitare & une longue guirlande & une bague & des marguerites & une règle & un wagon & une grenouille & un escargot & une guêpe & un igloo & un tigre gris)}

? invités
L{chez l'ogre}, (S{un tigre} V{grogner} & S{un dragon} V{gronder} & S{un gorille} V{grimper} & S{une grenouille} V{glisser} & S{le kangourou} V{galoper} & S{une guêpe} V{garder} O{le gâteau} & S{un garçon} V{rigoler} & S{le guide} V{se régaler})

= faim
T{soudain}, S{l'ogre} (V{montrer} O{sa longue langue} & V{se frotter} O{la gorge} & V{grogner} & V{gronder} & V{grandir} & V{garder} O{la porte} & V{lever} O{une fourchette})

? peur
C{de peur}, S{héros} (V{cacher} O{sa figure} & V{grimper} L{sur un wagon} & V{galoper} L{vers la gare} & V{glisser} L{à gauche} & V{garder} O{ses gants} & V{quitter} O{la grotte} & V{suivre} O{la grenouille} & V{guider} O{un garçon} & V{offrir} O{une marguerite} & V{donner} O{une bague})

? parole
« S{je} V{avoir} O{(la gorge sèche|une grosse faim|une longue langue)} ! » V{gronder}-S{l'ogre}
« V{garder:impératif.tu} O{(ton gant|ta figure|ta bague)} ! » V{dire}-S{(un garçon|un dragon|un gorille|le guide)}
« S{tu} V{être} A{(maigre|grand|gros|gourmand)} ! » V{dire}-S{l'ogre}
« S{je} V{vouloir grandir} : J{à table} ! » V{grogner}-S{l'ogre}

= fin
J{mais} S{l'ogre} V{ne goûter que} O{(des légumes & un gâteau & une galette & une glace & des figues & une baguette)} !
J{mais} S{l'ogre} V{offrir} O{(un gros gâteau & une galette & une glace & des légumes & une figue)} I{à héros} !
J{mais} S{l'ogre} V{ne aimer que} O{(les légumes|la galette|le gâteau|les figues|la glace)} !
