@title La souris de midi
@levels CP CE1
@keywords souris, cuisine, amis, son i, i
@tenses présent
# famille : ami, amie, lit, tapis, midi, riz, souris, radis, fourmi, nid, livre, tirelire, petit, gris, joli, poli, rire, lire, sortir, dormir, cri, mamie, pie, bougie, six, dix, samedi, lundi, mardi, jeudi, île, pyjama, ville, gentil, vite, cuisine, midi, valise, biscuit, fruit, nuit, bruit, petite, grise, jolie, fini, ici, riz au lait, canari, ouistiti

= bruit
T{(samedi|lundi|mardi|jeudi|à midi|la nuit)}, S{un petit bruit} V{sortir:état} L{(du lit|du tapis|de la tirelire|d'un livre|de la valise|du nid|de la cuisine|du pyjama de mamie)}
T{(samedi|lundi|mardi|jeudi|à midi|la nuit)}, S{mamie} V{pousser} O{un cri} L{(sur son lit|sur le tapis|dans la cuisine|devant le riz|devant un livre|devant ses radis)}

? qui
« S{qui} V{crier} L{ici} ? » V{demander} S{(mamie|une fourmi|la pie|le canari|un ami|une amie)}
« S{c'} V{être} A{(une fourmi|une pie|mon canari|un ami|un biscuit|une souris)} ! » V{dire} S{mamie}
« V{sortir:impératif.tu} M{vite} L{(de ce lit|de ce livre|du tapis|de ma valise|de la tirelire)} ! » V{dire} S{héros}

= souris
J{mais} S{c'} V{être} A{une (petite|jolie|gentille|) souris} L{(dans le riz|sur un radis|dans un biscuit|sous un fruit|dans la tirelire|sur le livre)} !
S{une souris (grise|polie|jolie)} V{manger:état} O{(le riz & les radis & un radis & un fruit & six biscuits & dix biscuits & la bougie & un livre & le tapis)} !

? idée
C{pour rire/ver}, S{héros} V{offrir} O{(un radis|un nid|un petit lit|un biscuit|une valise|du riz|un pyjama)} I{à la souris}
S{la souris} V{(lire|rire)} J{et} V{dormir} L{(dans un nid|sur le tapis|dans le petit lit|sur un livre)}

= fin
T{depuis}, S{la souris} V{être:présent} A{l'amie (de mamie|de la pie|du canari|d'une fourmi|d'un ouistiti|de héros)} !
T{enfin}, S{la souris} V{dormir} L{(sur un lit gris|sur le tapis|dans un pyjama|dans la valise)} !
