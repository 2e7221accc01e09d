@title Les lunettes de la maîtresse
@levels CP CE1 CE2
@keywords école, classe, rentrée, maîtresse, lunettes, matériel scolaire, cartable, trousse
@tenses présent
# famille : école, classe, maîtresse, maître, élève, directeur, directrice, copain, copine, ami, cour, récréation, cantine, préau, couloir, cartable, trousse, stylo, crayon, gomme, règle, feutre, ciseaux, colle, cahier, livre, feuille, papier, tableau, craie, ardoise, bureau, table, chaise, armoire, porte, fenêtre, pinceau, peinture, lire, écrire, compter, dessiner, calculer, corriger, chercher, écouter, parler, ranger, chanter, mot, lettre, leçon, dictée, histoire, poésie, image, étagère, poubelle

= perdu
T{à la récréation}, S{la maîtresse} V{perdre} O{ses lunettes} !
L{à l'école}, S{la maîtresse} V{perdre:antérieur} O{ses lunettes} !
L{en classe}, S{la maîtresse} V{perdre:antérieur} O{ses lunettes} !
S{la maîtresse} V{ne plus trouver} O{ses lunettes} !

? empêchée
S{elle} V{vouloir} O{(lire/ver & écrire/ver & compter/ver les élèves & dessiner/ver au tableau & corriger/ver la dictée & trouver/ver la craie & relire/ver une leçon & copier/ver un mot)} : J{impossible} !
S{elle} V{vouloir} O{(lire/ver une histoire & écrire/ver une lettre & lire/ver une poésie & corriger/ver & copier/ver une leçon)} : J{impossible} !
2 | M{sans lunettes}, S{elle} V{prendre} O{(un feutre pour une craie & une gomme pour la colle & un stylo pour un pinceau & une règle pour une flûte & un cahier pour une ardoise & la fenêtre pour le tableau & la poubelle pour son cartable & l'armoire pour la porte & un élève pour le directeur)}

= gestes
C{pour l'aider/ver}, S{héros} (V{chercher} & V{ouvrir} O{l'armoire} & V{vider} O{sa trousse} & V{vider} O{son cartable} & V{pousser} O{la table} & V{pousser} O{le bureau} & V{ranger} O{l'étagère} & V{appeler} O{un copain} & V{prévenir} O{une copine} & V{prévenir} O{le directeur} & V{prévenir} O{la directrice} & V{courir} L{à la cantine})
T{alors}, S{toute la classe} (V{chercher} & V{aider} O{la maîtresse} & V{ranger} O{les livres} & V{vider} O{les cartables} & V{fouiller} O{le préau} & V{fouiller} O{la poubelle} & V{courir} L{à la cantine} & V{déplacer} O{le tableau} & V{ranger} O{les feutres})

? trouvailles
L{sous (l'armoire|l'étagère|le bureau|la table|une chaise)}, S{héros} V{trouver} O{(un stylo & un crayon & une gomme & une règle & un feutre & des ciseaux & de la colle & un cahier & un livre & une feuille & une craie & une ardoise & un pinceau & une image & une lettre & du papier & un mot)}, J{mais} O{pas de lunettes} !
L{dans (la cour|le couloir|le préau|l'armoire|la classe)}, S{(un élève|un ami|un copain|une copine)} V{trouver} O{(un stylo & un crayon & une gomme & une règle & un feutre & des ciseaux & de la colle & un cahier & un livre & une feuille & une craie & une ardoise & un pinceau & une image & une lettre & du papier & de la peinture)}, J{mais} O{pas de lunettes} !

? lieux
S{on} V{chercher} L{(sur le bureau & sous une chaise & sous la table & près de la fenêtre & derrière la porte & dans la poubelle & sous le tableau & sur l'étagère & dans l'armoire & dans la cour & au préau & à la cantine)} : J{rien} !
S{héros} V{interroger} O{(un élève & un maître & le directeur & la directrice & un copain & une copine & un ami)} : J{rien} !
2 | J{mais} S{les lunettes} V{ne être} J{ni} L{(sur le bureau|sur une chaise|dans l'armoire|dans la trousse)}, J{ni} L{(sous la table|dans la cour|au préau)}

= trouvées
T{enfin}, S{héros} V{voir} O{les lunettes} L{(sur la tête du maître|sur le nez du directeur|sur le nez de la directrice|sur la tête d'un élève|dans un livre|dans la poubelle|dans un cahier|derrière l'ardoise)} !
T{enfin}, S{les lunettes} V{être} L{(sur la tête du maître|sur le nez de la directrice|dans un livre|sous un cartable|dans la trousse|sur l'étagère|sous une feuille)} !

? joie
T{maintenant}, S{la maîtresse} V{pouvoir} O{(lire/ver une histoire & écrire/ver un mot & compter/ver ses élèves & dessiner/ver & calculer/ver & corriger/ver la dictée & lire/ver une poésie & faire/ver la leçon)}
C{de joie}, S{la maîtresse} (V{chanter} & V{dessiner} & V{lire} O{une poésie} & V{raconter} O{une histoire} & V{oublier} O{la dictée} & V{danser} L{dans le couloir} & V{courir} L{dans la cour} & V{embrasser} O{la directrice})
