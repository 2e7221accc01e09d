@title L'anniversaire sans gâteau
@levels CP CE1 CE2
@keywords anniversaire, fête, invités, cadeaux, gâteau, bougies, amis, jeux
@tenses présent

= ouverture
T{(samedi|dimanche|mercredi|aujourd'hui)}, S{ce} V{être} A{l'anniversaire de héros}
C{pour (son anniversaire|la fête|ses sept ans|ses huit ans)}, S{héros} V{inviter} O{(ses amis|ses copains|ses cousins|toute la classe|ses camarades)}
S{héros} V{fêter} O{(son anniversaire|ses sept ans|ses huit ans)} C{avec (ses amis|ses copains|sa famille)}

+ préparatifs
S{(papa|maman|sa sœur|son frère|mamie)} (V{gonfler} O{des ballons} & V{mettre} O{la table} & V{préparer} O{des jeux} & V{préparer} O{un goûter} & V{accrocher} O{une guirlande} & V{acheter} O{des bougies} & V{choisir} O{de la musique} & V{faire} O{un gâteau} & V{acheter} O{une bougie} & V{préparer} O{la fête} & V{cacher} O{une surprise} & V{couper} O{des fruits} & V{écrire} O{les invitations})
L{sur la table}, S{il} V{y avoir} O{(des bonbons & une tarte & du chocolat & des fruits & du jus de pomme & des biscuits & une nappe & des verres & des assiettes & des fleurs & du sirop & des fraises & des ballons & des bougies & des serviettes & de la limonade & une salade de fruits & des crêpes)}

+ invités
S{(un ami & une amie & son cousin & sa cousine & son copain & sa copine & une voisine & un voisin & ses amis & ses copains & papi & mamie)} V{apporter} O{(un cadeau|un livre|un jeu|une balle|une fleur|un puzzle|une poupée|un ballon|une carte|un paquet|un dessin|une surprise)}
S{héros} V{ouvrir} O{(un paquet & un cadeau & une carte & une lettre & une enveloppe & une boîte & ses cadeaux)} J{et} V{trouver} O{(un livre|un ballon|une montre|un vélo|un jouet|un robot|une corde à sauter|un déguisement|un jeu|une lampe|un train|des feutres)}
S{les enfants} (V{jouer} & V{danser} & V{rire} & V{chanter} & V{courir} & V{sauter} & V{crier} & V{se déguiser} & V{lancer} O{la balle}) L{dans (le jardin|le salon|la cour|la maison|la chambre)}
S{(les amis de héros|les invités|les enfants)} V{être} A{(~content & ~heureux & ~joyeux & ~fatigué & ~ravi)} : S{quelle belle fête} !

? obstacle
J{mais} S{le chien} V{renverser} O{(le gâteau|le plat)} L{par terre} !
J{mais} S{(le chien|le chat)} V{manger} O{(le gâteau|tout le gâteau|le gâteau au chocolat)} !

= fin
T{alors}, S{papa} V{planter} O{(les bougies|huit bougies|sept bougies)} L{dans (une pastèque|une baguette de pain|un melon|une tarte)} !
S{héros} V{souffler} O{(ses bougies|huit bougies|sept bougies)} L{sur (une pastèque|un melon|une montagne de crêpes)} !
