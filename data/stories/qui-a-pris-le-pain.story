@title Qui a pris le pain ?
@levels CP CE1
@keywords animaux, ferme, animaux de la ferme, pain, animaux familiers
@tenses présent
# famille : chat, chien, lapin, vache, cheval, poule, canard, mouton, cochon, souris, poisson, oiseau, âne, coq, chèvre, oie, dindon, pain, ferme, pré, niche, mare, nid, patte, bec, queue, dormir, manger, courir, crier, petit, gros, fermier, fermière

= vol
S{qui} V{prendre:passé_composé} O{le pain (du chat|du chien|du cochon|du cheval|de l'âne|de la poule|du fermier|de la fermière)} ?
L{à la ferme}, S{quelqu'un} V{manger:passé_composé} O{le pain (du chat|du chien|du cochon|du cheval|de l'âne|du fermier)} !

+ moi
« S{ce} V{ne pas être} A{moi} ! » V{dire} S{(le chat & le lapin & la vache & le cheval & la poule & le canard & le mouton & le cochon & l'oiseau & l'âne & le coq & la chèvre & l'oie & le poisson & le chien & la souris)} L{(dans le pré|de la niche|dans la mare|au bord du nid|)}
S{(le chien|le coq|la fermière|le fermier|l'âne)} V{regarder} L{sous (la patte du chat & le ventre de la vache & la queue du cheval & l'aile de la poule & le bec du canard & la laine du mouton & le nez du cochon & les oreilles du lapin & le nid de l'oiseau & le pied de l'âne)} : J{rien} !
T{alors}, (S{le chien} V{crier} & S{le coq} V{chanter} & S{la vache} V{dormir} & S{le lapin} V{courir} & S{le cheval} V{courir} & S{la poule} V{crier} & S{le cochon} V{manger} & S{le chat} V{dormir} & S{le poisson} V{sauter} & S{le mouton} V{bêler})

= souris
2 | J{mais} S{une (petite|grosse) souris} V{sortir} L{(de la niche|du nid|du pré|de la ferme)} : S{elle} V{avoir} O{du pain} L{(sur la queue|sur la patte|dans les dents)} !
J{mais} S{(un oiseau|le canard|le coq|une poule)} V{avoir} O{du pain} L{dans le bec} !
J{mais} S{(la souris|le lapin|un cochon|le chat)} V{avoir} O{du pain} L{sous la patte} !

? fin
T{enfin}, S{tous} V{manger} O{le pain} C{avec (la souris|l'oiseau|le cochon|un gros poisson|le chat)} !
