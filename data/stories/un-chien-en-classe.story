@title Un chien en classe
@levels CP CE1 CE2
@keywords école, classe, rentrée, matériel scolaire, chien, maîtresse, cartable, récréation
@tenses présent
# famille : école, classe, maîtresse, maître, élève, directeur, directrice, copain, copine, ami, cour, récréation, cantine, préau, couloir, cartable, trousse, stylo, crayon, gomme, règle, feutre, ciseaux, colle, cahier, livre, feuille, papier, tableau, craie, ardoise, bureau, table, chaise, armoire, porte, fenêtre, pinceau, peinture, lire, écrire, compter, dessiner, calculer, corriger, chercher, écouter, parler, ranger, chanter, mot, lettre, leçon, dictée, histoire, poésie, image, étagère, poubelle, rang, banc, gymnase, sport, calcul, atlas, affiche, goûter

= entre
S{un chien} V{entrer} L{(en classe|à l'école|par la fenêtre|par la porte|dans la cour|à la cantine|dans le préau|dans le couloir|au gymnase|avec les élèves)} !
T{(à la récréation|pendant la dictée|pendant la leçon|pendant le calcul|pendant la poésie|pendant le sport|pendant l'histoire)}, S{un chien} V{entrer} L{en classe} !

? mange
T{vite}, S{il} V{mâcher} O{(un cartable & une trousse & un stylo & un crayon & une gomme & une règle & un feutre & la colle & un cahier & un livre & une feuille & du papier & la craie & une ardoise & un pinceau & une affiche & une image & un goûter & la dictée & une poésie & la leçon & une lettre & une affiche & un atlas)} !

? renverse
S{le chien} V{renverser} O{(une chaise & une table & la poubelle & l'étagère & un banc & la peinture & les ciseaux & la colle & une trousse & un cartable & le bureau & les feutres & les pinceaux & des stylos & des craies & les cahiers)} !

? élèves
T{aussitôt}, (S{le maître} V{crier} & S{le directeur} V{courir} & S{une copine} V{rire} & S{la directrice} V{arriver} & S{un élève} V{cacher} O{sa trousse} & S{un copain} V{fermer} O{la porte} & S{une copine} V{ouvrir} O{la fenêtre} & S{un ami} V{monter} L{sur une table} & S{la classe} V{oublier} O{la dictée} & S{la classe} V{applaudir} & S{un élève} V{cacher} O{son stylo})

? gestes
C{pour le calmer/ver}, S{héros} (V{parler} I{au chien} & V{chanter} & V{lire} O{une poésie} & V{lire} O{une histoire} & V{montrer} O{une image} & V{tendre} O{un papier} & V{partager} O{son goûter} & V{dessiner} O{un os} & V{écrire} L{au tableau})
T{alors}, S{héros} (V{chercher} O{la maîtresse} & V{chercher} O{le maître} & V{appeler} O{la directrice} & V{appeler} O{un copain} & V{appeler} O{une copine} & V{ranger} O{son cahier} & V{sauver} O{ses ciseaux} & V{cacher} O{son cartable} & V{fermer} O{l'armoire} & V{sauver} O{une règle} & V{sauver} O{une ardoise} & V{sauver} O{des gommes} & V{courir} L{dans la cour} & V{courir} L{dans le couloir} & V{monter} L{sur une chaise})

? envies
J{mais} S{le chien} V{vouloir} O{(écouter/ver & écouter/ver l'histoire & lire/ver & compter/ver & chanter/ver & écrire/ver & dessiner/ver & apprendre/ver un mot & calculer/ver & parler/ver & aller/ver à la cantine & aller/ver au tableau & copier/ver la leçon & rester/ver au premier rang & jouer/ver au préau & corriger/ver les cahiers & ranger/ver les craies)} !

= maître
T{enfin}, S{son maître} V{arriver} : S{ce} V{être} A{(le directeur|le maire)} !
T{enfin}, S{on} V{comprendre} : S{son maître} V{être} A{le directeur} !

? fin
T{maintenant}, S{le chien} V{garder} O{(l'école & la classe & la cour & le préau & le couloir & la cantine & le gymnase & la porte & la fenêtre & l'armoire & l'étagère & le tableau & les cartables & les ardoises & les crayons & la peinture & les affiches & les élèves)} !
T{maintenant}, S{le chien} V{avoir} O{(un cartable & une trousse & une chaise & un cahier & une place en classe & un ami & un copain & une image & une gomme à mâcher & une table & un livre & un stylo)} !
