@title Le piano du hameau
@levels CE2 CM1 CM2
@keywords musique, hameau, piano, son o, mots en o, au, eau
@tenses présent, passé_composé, passé_simple
# famille : bureau, hameau, rideau, écho, artichaut, aussi, sauce, piano, numéro, défaut, landau, cadeau, journaux, chapeau, héros, taureau, corbeau, drapeau, tonneau, manteau, château, roseau, ruisseau, troupeau, fourneau, aube, autoroute, automne, gauche, haut, saut, crapaud, sirop, galop, trot, repos, studio, vélo, kilo, zéro, bateau, gâteau, oiseau, tableau, couteau, tuyau, noyau, agneau, auberge, autrefois, pauvre, mauvais, autour, dos, mot, pot, escargot, coquelicot, abricot, robot

= livraison
T{(à l'aube|un matin d'automne|en automne)}, S{un camion} V{déposer} O{un (vieux|gros) piano} L{(au hameau|devant l'auberge|au bord du ruisseau|sous le drapeau|au pied du château|à gauche du bureau)}
L{dans (un hameau|un pauvre hameau|le hameau du haut)}, S{personne} V{ne posséder:état} O{de piano}, J{mais} S{un cadeau} V{arriver} C{(sans numéro|par l'autoroute|dans un tonneau de foin|sous un rideau rouge|au trot d'un âne|sur le dos d'un taureau)}

+ place
S{il} V{falloir} O{(ouvrir/ver le rideau & vider/ver un bureau & pousser/ver le landau & déplacer/ver un tonneau & porter/ver le piano à dos d'hommes & boucher/ver un tuyau & ôter/ver les chapeaux & chasser/ver le troupeau & trouver/ver le numéro de la rue & couper/ver des roseaux)}
S{l'instrument} V{avoir:état} O{(un défaut & trop de défauts & un mauvais écho & un noyau d'abricot dans le ventre & un nid d'oiseau sous le couvercle & un crapaud sous les marteaux & zéro note juste/adj & de la sauce sur les touches)}
« S{ce} V{être} A{(un cadeau & un mauvais mot & un château de poussière & un tableau & un héros fatigué/adj & un gros escargot & un pauvre robot)} ! » V{dire} S{(l'aubergiste|le facteur à vélo|la bergère|un vieux berger)}
S{les journaux} V{parler:état} I{(du hameau & de l'écho & du piano & d'un cadeau & du héros & du défaut)}, J{et} S{on} V{venir} L{(à vélo|par l'autoroute|de tout autour|en bateau)}

= concert
T{(à l'aube|ce soir-là|en automne)}, S{héros} V{jouer} : S{l'écho} V{porter:événement} O{la musique} L{(jusqu'au ruisseau|au-dessus du hameau|autour du château|jusqu'aux artichauts du jardin)}
J{mais} S{héros} V{jouer} M{(aussi haut que l'écho|aussi bien qu'un oiseau|sans un mot)}, J{et} S{le hameau} V{se taire}

+ public
L{autour du piano}, (S{un taureau} V{danser:état} & S{le troupeau} V{écouter:état} & S{un corbeau} V{saluer:état} & S{un bébé} V{rire:état} L{dans son landau} & S{un crapaud} V{sauter:état} & S{l'agneau} V{bêler:état} & S{la sauce} V{brûler:état} L{sur le fourneau} & S{un vieux héros} V{ôter:état} O{son chapeau})
C{pour le repos du musicien}, S{on} V{apporter} O{(un gâteau & un sirop & un artichaut à la sauce & un kilo d'abricots & un manteau & un pot de sirop & un bouquet de coquelicots & un cadeau)}

= fin
T{depuis}, S{le piano} V{rester:présent} L{(au hameau|dans le bureau du maire|à l'auberge|près du ruisseau)}, T{même en automne}
T{depuis}, S{le hameau} V{avoir:présent} O{(un écho de plus & un studio & un rideau rouge/adj & un nouveau drapeau)} !
