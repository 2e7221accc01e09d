@title La cabane des trois frères
@levels CP CE1 CE2
@keywords son br, son tr, son cr, son gr, son dr, son fr, son pr, cabane, arbre, frères
@tenses présent
# famille : arbre, bras, brosse, bruit, branche, brique, crabe, crocodile, crayon, croissant, crêpe, crème, cri, dragon, drap, drapeau, cadre, frère, fruit, fraise, front, froid, frites, gris, grand, gros, grenouille, tigre, ogre, prince, princesse, prune, propre, prendre, préparer, train, trou, tracteur, trésor, trois, triste, livre, chèvre, lèvre, pauvre, ouvrir, grimper, grandir, crier, fabriquer, trembler, frapper, traverser, très, trop, gronder, tronc, citron, drôle, vrai, travail, transporter

= cabane
S{trois frères} V{préparer} O{une cabane} L{dans un arbre}
S{trois frères} V{vouloir} O{une cabane} L{(près d'un tronc|dans un arbre)}
L{sur (un gros tronc|trois branches|une grosse branche)}, S{trois frères} V{fabriquer} O{une cabane}

? apports
T{ensuite}, S{les frères} V{monter} O{(un drap & un drapeau & des crayons & un livre & un cadre & une brosse & des briques & des branches & trois fruits & une prune & des fraises & une crêpe & de la crème & des croissants & des frites & un citron & un trésor & un train)}

? travail
S{les frères} (V{grimper} & V{ouvrir} O{un livre} & V{prendre} O{une brique} & V{frapper} O{le tronc} & V{traverser} O{un trou} & V{transporter} O{des branches} & V{fabriquer} O{un cadre} & V{brosser} O{le tronc} & V{gronder} & V{trembler} & V{pousser} O{un cri} & V{croquer} O{une prune} & V{croquer} O{un fruit} & V{manger} O{des fraises} & V{manger} O{un croissant} & V{cuire} O{une crêpe} & V{dévorer} O{des frites} & V{goûter} O{la crème} & V{étendre} O{un drap} & V{lever} O{un drapeau} & V{lever} O{les bras} & V{plisser} O{le front} & V{crier} & V{prendre} O{un crayon} & V{presser} O{un citron} & V{cacher} O{un trésor} & V{avoir} A{très froid/nom} & V{rire} M{trop} & V{faire} O{du bruit})

? cabane2
T{bientôt}, S{la cabane} V{être} A{(~grand & ~gris & ~propre & très ~drôle & trop ~froid & ~brun & trop ~triste)}

? bruit
T{soudain}, S{un (gros|drôle de|grand) (bruit|cri)} V{traverser} O{la cabane} : S{tout} V{trembler}

? visiteurs
T{soudain}, (S{un tigre} V{gronder} & S{un crabe} V{grimper} & S{un crocodile} V{ouvrir} O{ses lèvres} & S{une grenouille} V{crier} & S{un ogre} V{frapper} & S{un prince} V{trembler} & S{une princesse} V{prendre} O{le drap} & S{un dragon} V{grandir} & S{une chèvre} V{transporter} O{un fruit} & S{un gros bruit} V{approcher} & S{un tracteur} V{traverser} O{le pré} & S{un train} V{gronder} & S{le tronc} V{trembler})

? parole
« J{pauvre (crocodile|tigre|frère|crabe|ogre)}, S{tu} V{être} A{(trop gros|très grand|triste|brun)} ! » V{crier}-S{(une grenouille|un frère|la princesse|une chèvre)}
« S{ce} V{être} A{(un vrai travail|trop drôle|un trésor)} ! » V{crier}-S{(un frère|un dragon|un prince|le tigre)}
« V{ouvrir:impératif.vous}, S{je} V{avoir} O{(très froid/nom|des crêpes|un citron|des frites)} ! » V{crier}-S{(un ogre|un dragon|un prince|un tigre)}

= fin
T{enfin}, S{les frères} V{rire} C{avec (un tigre & un crabe & un crocodile & une grenouille & un ogre triste & un prince & une princesse & un dragon & une chèvre & un pauvre ogre & un grand frère)}
T{enfin}, S{les frères} V{offrir} O{(une crêpe & des fraises & des frites & de la crème & un fruit & une prune & un croissant & un livre & un citron & un trésor)} I{à tous}
