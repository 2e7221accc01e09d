@title L'étagère de travers
@levels CE1 CE2 CM1
@keywords bricolage, outils, étagère, marteau, vis, grand-père, réparer, fabriquer
@tenses présent, passé_composé, passé_simple

= ouverture
T{(samedi|dimanche|ce matin)}, S{héros et son grand-père} V{vouloir:état fabriquer/ver} O{une étagère} C{pour (les livres|les bandes dessinées) de héros}
S{les livres de héros} V{traîner:état} L{par terre}, J{alors} S{son grand-père} V{proposer} O{de fabriquer/ver une étagère}

= atelier
L{dans (l'atelier|le garage)}, S{héros} V{choisir} O{(trois|quatre|cinq) planches} J{et} V{les:f poser} L{sur la table}
S{héros} V{enfiler} O{un (vieux tablier|casque trop grand)} J{et} V{se mettre} I{au travail}

? outils
S{les outils} V{attendre:état} L{sur le mur} : O{un marteau, une scie, (un tournevis|une hache|un rouleau|une équerre) et (des clous|des vis|une corde|un pinceau)}
3 | « L{sans outil}, S{la main} V{ne pas aller} L{loin} », V{dire} S{son grand-père}

+ travail
M{d'abord}, S{héros} V{mesurer} O{les planches} J{et} V{tracer} O{(une ligne|un trait|des croix)} C{au crayon}
J{ensuite}, S{son grand-père} V{scier} O{le bois} : S{la poussière} V{voler} L{(partout|dans ses sourcils|jusqu'à la fenêtre)}
S{héros} V{frotter} O{les bords du bois} C{avec du papier de verre}, M{(patiemment|longuement|sans s'arrêter)}
S{le marteau} V{frapper} O{(un clou|deux clous|trois clous)}, J{puis} O{un doigt}, J{et} S{son grand-père} V{souffler} L{dessus}
S{héros} V{tourner} O{(six|huit|dix|douze) vis}, M{(de toutes ses forces|jusqu'au bout|la langue entre les dents)}
S{héros} V{peindre} O{le tout} C{en (bleu|vert/adj|jaune|rouge/adj)} J{et} V{décorer} O{son propre nez} M{sans le vouloir/ver}
S{son grand-père} V{percer} O{le mur} L{au-dessus (du lit|du bureau|de la porte)} J{et} V{accrocher} O{l'étagère}

= obstacle
J{hélas}, L{au mur}, S{l'étagère} V{pencher} : S{le premier (livre|album)} V{glisser} M{(aussitôt|lentement)} L{jusqu'au bord} J{et} V{tomber}
J{mais} S{un côté} V{être:état} A{plus haut que l'autre} : S{l'étagère} V{ressembler:état} I{à (un toboggan|une piste de ski)}

? parole
« S{l'étagère} V{être} A{droite/adj} : S{le mur} V{pencher}, J{voilà} ! » V{plaisanter} S{son grand-père}
« S{je} V{recommencer:futur} J{autant de fois} O{que} S{tu} V{vouloir:futur} », V{dire}-S{héros} M{courageusement}
« V{mesurer:impératif.tu} T{deux fois} J{et} V{couper:impératif.tu} T{une seule fois} », V{rappeler} S{son grand-père}
« V{pouvoir}-S{tu} O{me passer/ver (le marteau|la scie|les vis|le tournevis)} ? » V{demander}-S{héros}
« S{nous} V{être} A{de drôles de menuisiers} », V{soupirer}-S{héros}

= tournant
T{(soudain|tout à coup)}, S{une bille} V{s'échapper} L{d'une poche}, V{dévaler} O{la planche} J{et} V{sauter} L{(dans une tasse|dans un pot|dans une boîte)}
S{héros} V{poser} O{(une bille|une petite voiture|une noix)} L{en haut}, V{la regarder filer/ver} J{et} V{éclater de rire/ver}

= fin
J{alors} S{l'étagère} V{devenir} O{la plus belle piste (de billes|de course) du quartier}
T{depuis}, S{tous ses amis} V{venir:état jouer/ver} I{aux billes} L{sur l'étagère}, J{et} S{les livres} V{dormir:état +toujours} L{par terre}
