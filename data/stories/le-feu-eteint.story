@title Le feu éteint
@levels CE2 CM1 CM2
@keywords préhistoire, feu, grotte, mammouth, silex, hommes préhistoriques, histoire
@tenses présent, passé_composé, passé_simple
# famille : tribu, clan, chasseur, grotte, caverne, abri, tente, campement, feu, flamme, bois, silex, pierre, galet, os, corne, peau, fourrure, mammouth, renne, bison, ours, loup, poisson, baies, racine, viande, lance, sagaie, harpon, hache, outil, aiguille, arme, chasse, pêche, cueillette, peinture, dessin, collier, froid, neige, glace, chasser, pêcher, cueillir, tailler, allumer, peindre, coudre, cuire, nomade, affamé, dangereux, préhistorique, habile

= ouverture
T{au retour de la (chasse|pêche|cueillette)}, S{la tribu} V{trouver} O{le feu éteint} L{dans (la grotte|la caverne|l'abri|la tente|le campement)}
L{dans (la grotte|la caverne|l'abri|le campement)}, S{le feu} V{s'éteindre} : S{la tribu} V{craindre:état} O{(le froid & un ours & les loups & la nuit & un lion affamé & une bête dangereuse & la glace)}

+ sans-feu
L{(au fond de la grotte & dans la caverne & sous l'abri & dans le campement & près de la tente & sous une pierre & parmi les os & sous le bois & près des fourrures)}, S{on} V{chercher} O{une braise}
« J{comment} O{(cuire/ver la viande & chasser/ver l'ours de l'abri & fondre/ver la neige & durcir/ver une sagaie & sécher/ver les peaux & fumer/ver le poisson & peindre/ver & coudre/ver & tailler/ver le silex sans lumière & griller/ver un renne & pêcher/ver la nuit)} ? » V{demander} S{un chasseur}
« C{sans feu}, V{oublier:impératif.nous} O{(la chasse & la pêche & la cueillette & la peinture & les dessins & la viande cuite & la soupe de racines & le poisson grillé)} ! » V{soupirer} S{un chasseur affamé}
S{des chasseurs nomades} V{rapporter} O{(du bois & un renne & un bison & un poisson & une peau d'ours & un os de mammouth & une corne & des baies & une racine & de la viande & une fourrure & un loup)}, J{mais} O{aucune flamme}
M{en vain}, S{le clan} V{chercher} O{une étincelle} C{avec (un silex & un galet & une pierre & un os & une corne & un bois de renne & un outil préhistorique & une hache & une arme & un harpon & une sagaie & une lance)}
C{contre le froid dangereux}, S{on} V{sortir} O{(une fourrure & une peau de bison & la grande tente & un manteau de loup & les peaux)}

= étincelle
S{une fillette (habile|affamée)} V{frapper} O{un silex} L{sur une pierre dorée} : S{une étincelle} V{allumer} O{(le bois|l'herbe|la mousse)} !
S{une fillette} V{tailler:état} O{(un silex|un outil|une arme)} L{sur une pierre dorée} : S{une étincelle} V{allumer} O{l'herbe} !

= flamme
C{grâce (aux flammes|au feu)}, S{le clan} V{pouvoir:événement +enfin} O{(cuire/ver la viande & chasser/ver le froid & manger/ver du poisson & griller/ver un bison & tailler/ver une pierre & peindre/ver un mammouth & coudre/ver une peau & cueillir/ver des baies sans peur & sécher/ver les fourrures & réparer/ver un harpon & durcir/ver une lance & préparer/ver la chasse & préparer/ver la pêche)}

? récompense
S{on} V{offrir} I{à la fillette} O{(un collier & une aiguille & une fourrure & un galet & la plus belle hache & une dent d'ours & un os de renne & un petit outil & une arme de chasse & une peinture & des baies & une racine sucrée)}
L{dans (la grotte|la caverne)}, S{la fillette} V{peindre} O{(un mammouth & un renne & un bison & un ours & un loup & des chasseurs & le feu & un cheval préhistorique & sa tribu & un abri & le campement & la cueillette & une scène de chasse & une scène de pêche)}
