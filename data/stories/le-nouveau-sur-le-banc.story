@title Le nouveau sur le banc
@levels CP CE1 CE2
@keywords récréation, cour de récréation, école, jeux, jouer, amitié, nouveau, rentrée
@tenses présent
# famille : récréation, cour, préau, banc, école, élève, maître, maîtresse, directeur, directrice, copain, copine, ami, amie, garçon, fille, ballon, balle, bille, corde, élastique, marelle, toupie, cerceau, toboggan, balançoire, arbre, mur, goûter, biscuit, gourde, bonnet, équipe, but, jeu, cachette, ronde, sifflet, cloche, classe, rang, jouer, courir, sauter, lancer, attraper, crier, rire, chanter, danser, tomber, glisser, grimper, pleurer, partager, parler, compter, gagner, perdre, siffler, sonner, timide, triste, seul, calme, gentil, content, nouveau, grimace, trottinette, loup, raquette, carte, inviter

= nouveau
T{à la récréation}, S{le nouveau} V{rester} L{(sur un banc|contre le mur|près de la classe|près du directeur|sous un arbre|sous le préau|dans la cour)}
L{dans la cour}, S{le nouveau} V{être} A{(~seul & ~timide & ~triste & calme/adj)} !
L{à l'école}, S{le nouveau} V{ne pas jouer}

? autres
L{autour de lui}, S{les élèves} (V{courir} & V{sauter} & V{crier} & V{rire} & V{chanter} & V{danser} & V{glisser} & V{faire} O{une ronde} & V{lancer} O{un ballon} & V{attraper} O{une balle} & V{partager} O{un goûter} & V{jouer} I{aux cartes} & V{compter} O{leurs billes} & V{tourner} L{sur la balançoire} & V{grimper} L{au toboggan} & V{choisir} O{une équipe} & V{marquer} O{un but})

? propose
J{alors}, S{héros} V{apporter} O{(un ballon & une balle & des billes & une corde & un élastique & une toupie & un cerceau & une raquette & une trottinette & des cartes & un jeu & un biscuit & un goûter & un sifflet)}
S{héros} V{proposer} O{(un ballon & une balle & un élastique & une raquette & une trottinette & des cartes & un goûter & la marelle & la corde & une ronde & le toboggan & la balançoire & les billes & une partie de loup & un jeu & la toupie & le cerceau & un biscuit & une course)}

? refus
J{mais} S{le nouveau} V{refuser} I{(de jouer/ver & de courir/ver & de sauter/ver & de parler/ver & de lancer/ver une balle & d'attraper/ver le ballon & de crier/ver & de rire/ver & de chanter/ver & de danser/ver & de glisser/ver & de grimper/ver au mur & de partager/ver son goûter & de compter/ver & de siffler/ver)} !

? clown
C{pour le faire rire/ver}, S{héros} (V{sauter} & V{danser} & V{siffler} & V{chanter} & V{tomber} & V{faire} O{une grimace} & V{lancer} O{son bonnet} & V{grimper} L{sur le banc} & V{tourner} L{autour d'un arbre} & V{souffler} L{dans un sifflet} & V{lancer} O{une toupie} & V{glisser} L{du toboggan} & V{sauter} I{à l'élastique} & V{faire} O{le loup})
C{pour l'aider/ver}, S{héros} (V{inviter} O{un copain} & V{inviter} O{une copine} & V{appeler} O{un ami} & V{appeler} O{une amie} & V{chercher} O{le maître} & V{chercher} O{la maîtresse} & V{parler} I{au directeur} & V{parler} I{à la directrice} & V{partager} O{un biscuit} & V{parler} I{de l'école} & V{montrer} O{la classe})

? grands
T{bientôt}, (S{la cloche} V{sonner} & S{le maître} V{siffler} & S{la maîtresse} V{arriver} & S{le directeur} V{arriver} & S{la directrice} V{parler} & S{une fille} V{danser} & S{un garçon} V{rire} & S{un ami} V{courir} & S{une copine} V{gagner} & S{un élève} V{crier} & S{une amie} V{chanter} & S{un rang} V{passer}), J{mais} S{le nouveau} V{rester} L{là}

= escargot
L{dans la main du nouveau}, S{un escargot} V{dormir} !
2 | T{enfin}, S{héros} V{voir} O{un escargot} L{dans la main du nouveau} !
2 | T{enfin}, S{le nouveau} V{ouvrir} O{la main} : S{(un escargot|une coccinelle|un petit papillon)} V{dormir} L{dedans} !

? ensemble
J{chut}, S{les élèves} V{jouer} M{sans bruit} I{(à la marelle|aux billes|aux cartes|à cache-cache|au ballon|à l'élastique|avec une toupie|sous le préau|sous un arbre|en classe)}
T{maintenant}, S{le nouveau} V{être} A{(~content & moins ~seul & moins ~timide & moins ~triste)} !
