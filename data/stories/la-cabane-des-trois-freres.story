@title La cabane des trois frères
@levels CP CE1 CE2
@keywords son br, son tr, son cr, son gr, son dr, son fr, son pr, cabane, arbre, frères
@tenses présent
# famille : arbre, bras, brosse, bruit, branche, brique, crabe, crocodile, crayon, croissant, crêpe, crème, cri, dragon, drap, drapeau, cadre, frère, fruit, fraise, front, froid, frites, gris, grand, gros, grenouille, tigre, ogre, prince, princesse, prune, propre, prendre, préparer, train, trou, tracteur, trésor, trois, triste, livre, chèvre, lèvre, pauvre, ouvrir, grimper, grandir, crier, fabriquer, trembler, frapper, traverser, très, trop, gronder, tronc, citron, drôle, vrai, travail, transporter

= cabane
S{trois frères} V{vouloir} O{une cabane} L{dans un (arbre|grand arbre)}
S{trois frères} V{préparer} O{une cabane} L{(près d'un tronc|dans un arbre)}
L{sur (un gros tronc|trois branches|une grosse branche)}, S{trois frères} V{fabriquer} O{une cabane}

? apports
C{pour leur cabane}, S{les frères} V{apporter} O{(un drap & un drapeau & des crayons & un livre & un cadre & une brosse & des briques & des branches & des fruits & un trésor & un train & une crêpe & des croissants & des frites)}

? travail
T{vite}, S{les frères} (V{grimper} & V{transporter} O{des branches} & V{poser} O{une brique} & V{frapper} O{le tronc} & V{brosser} O{le tronc} & V{fabriquer} O{un cadre} & V{étendre} O{un drap} & V{ouvrir} O{un livre} & V{prendre} O{un crayon} & V{lever} O{un drapeau} & V{plisser} O{le front} & V{lever} O{les bras} & V{cacher} O{un trésor})

? goûter
T{après le travail}, S{les frères} V{croquer} O{(un fruit & une prune & des fraises & un croissant & une crêpe & des frites)}

? cabane2
J{mais} S{la cabane} V{être} A{(trop ~grand & trop ~gris & trop ~drôle & trop ~froid & trop ~triste)}

? bruit
T{soudain}, S{un (gros|drôle de|grand) (bruit|cri)} V{traverser} O{la cabane} : S{tout} V{trembler} !

? visiteurs
L{dans l'arbre}, (S{un tigre} V{gronder} & S{un crabe} V{grimper} & S{un crocodile} V{ouvrir} O{les bras} & S{une grenouille} V{crier} & S{un ogre} V{frapper} & S{un prince} V{trembler} & S{une princesse} V{prendre} O{le drap} & S{un dragon} V{grandir} & S{une chèvre} V{croquer} O{un fruit})

? parole
« J{pauvre (crocodile|tigre|crabe|ogre)}, S{tu} V{être} A{(trop gros|très grand|triste)} ! » V{crier}-S{(une grenouille|un frère|une princesse|une chèvre)}
« S{ce} V{être} A{(un vrai travail|trop drôle|un trésor)} ! » V{crier}-S{(un frère|un dragon|un prince|un tigre)}
« V{ouvrir:impératif.vous}, S{je} V{avoir} O{(très froid/nom|des crêpes|un citron|des frites)} ! » V{crier}-S{(un ogre|un dragon|un prince|un tigre)}

= fin
T{enfin}, S{les frères} V{rire} L{dans leur cabane} C{avec (un tigre & un crabe & un crocodile & une grenouille & un ogre triste & un prince & une princesse & un dragon & une chèvre & un grand frère)} !
T{enfin}, L{dans la cabane}, S{les frères} V{partager} O{(une crêpe & des fraises & des frites & de la crème & un fruit & des prunes & un croissant & un livre & un citron & un trésor)} !
