@title Une rentrée à l'envers
@levels CP CE1 CE2
@keywords rentrée, école, classe, maîtresse, maître, septembre, cartable, affaires d'école
@tenses présent

= ouverture
T{(lundi|mardi|jeudi|ce matin/nom|en septembre)}, S{ce} V{être} A{la rentrée} : S{héros} V{avoir} O{un peu peur}
S{ce} V{être} A{le jour de la rentrée}, J{et} S{héros} V{serrer} O{la main de (papa|maman|son père|sa mère)}
L{devant (l'école|le portail|la porte de l'école|la porte de la classe)}, S{héros} V{ne pas vouloir} O{entrer/ver}
S{héros} V{serrer} O{son cartable} L{devant (l'école|la classe|le portail|la porte)}
L{(à l'école|en classe|dans la cour)}, S{héros} V{serrer} O{son (cartable|sac)}

+ cartable
L{dans son cartable (neuf|rouge|bleu|lourd)}, S{il} V{y avoir} O{[un objet.école.fourniture|objet.école|objet.lecture|objet.lecture.livre=cahier,trousse,livre liste]}
L{dans sa trousse (neuve|rouge|bleue|verte)}, S{il} V{y avoir} O{(un stylo & un crayon & une gomme & une règle & des ciseaux & un feutre & un taille-crayon & de la colle & une craie & un pinceau & un compas)}
S{(maman|papa|sa mère|son père)} V{porter} O{(le cartable|son cartable|le sac|son sac)}

+ maîtresse
S{(la maîtresse|la nouvelle maîtresse)} V{sourire} I{à (tous|toute la classe|chaque élève|chaque enfant)}
S{(le maître|la maîtresse|le directeur|la directrice)} V{dire} O{bonjour} J{et} V{ouvrir} O{la (porte|grande porte)}
S{(la maîtresse|le maître)} V{écrire} O{(la date|son nom|un mot|une phrase|lundi|septembre)} L{au tableau}

+ classe
S{héros} V{sortir} O{(sa trousse & une gomme & un cahier & un stylo & son livre & son ardoise & un crayon & ses feutres & la colle & sa règle)} C{du cartable}
S{(la maîtresse|le maître)} (V{lire} O{une histoire} & V{écrire} L{au tableau} & V{compter} O{les élèves} & V{montrer} O{les places/nom} & V{distribuer} O{les livres} & V{faire} O{l'appel})
L{(en classe|dans la classe|dans sa classe|à l'école)}, S{(chaque élève|chaque enfant|on)} (V{lire} O{une histoire} & V{écrire} O{son prénom} & V{dessiner} & V{compter} & V{chanter} & V{apprendre} O{un poème} & V{écouter} & V{ranger} O{ses affaires} & V{choisir} O{une place/nom} & V{parler} & V{colorier} & V{découper} O{une étoile})
S{héros} V{s'asseoir} L{(près de|à côté de|devant|derrière) (la fenêtre|l'armoire|ami|la porte|une fille|un garçon)}, L{sur une (chaise|petite chaise)}
S{héros} (V{lever} O{le doigt} & V{lire} O{un mot} & V{écrire} O{la date} & V{ouvrir} O{son cahier} & V{ouvrir} O{son livre} & V{prendre} O{son stylo} & V{prendre} O{son crayon} & V{effacer} O{le tableau} & V{répondre} & V{écouter} O{l'histoire})

+ cour
2 | L{dans la cour}, S{(un élève|une élève|un garçon|une fille|ami)} V{venir} : « V{jouer}-S{tu} C{avec moi} ? »
S{héros} (V{jouer} & V{courir} & V{rire} & V{sauter}) L{dans la cour} C{avec (un ami|une amie|un copain|une copine|un camarade|ses amis)}
2 | T{(à la récréation|après la cloche|dès la récréation)}, S{héros} (V{jouer} & V{courir} & V{sauter} & V{rire} & V{parler}) L{(dans la cour|sous le préau)} C{avec (un ami|une amie|un copain|une copine|un camarade|un nouveau copain|ses amis)}
L{à la cantine}, S{héros} V{manger} C{avec (un ami|ses amis|un copain|une camarade|ses copains)}

= fin
T{à quatre heures}, S{héros} V{ne plus vouloir} O{partir/ver} !
T{le soir}, S{héros} V{ne plus quitter} O{(l'école|la classe|ses amis|son nouvel ami|la cour|la maîtresse|sa table|son maître)} !
T{le soir}, S{héros} V{demander} : « S{on} V{y retourner} T{demain} ? »

? papa
S{papa}, S{lui}, V{avoir} O{une larme à l'œil}
