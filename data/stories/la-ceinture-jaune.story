@title La ceinture jaune
@levels CE1 CE2 CM1
@keywords judo, sport, combat, ceinture, tatami, tournoi, petit, grand
@tenses présent, passé_composé, passé_simple

= ouverture
S{héros} V{être:état} A{<le plus petit|la plus petite>} J{de son club de judo}, J{et} T{un (samedi|dimanche)}, S{il} V{devoir:état affronter/ver} O{un géant}
T{(samedi|dimanche)}, L{au tournoi de judo}, S{héros} V{saluer} O{un adversaire (immense|large comme une armoire|haut comme une porte)}

= désir
S{héros} V{rêver:état} I{de la ceinture jaune}, J{mais} S{personne} V{ne y croire:état}
C{pour obtenir/ver sa ceinture jaune}, S{héros} V{devoir:état tenir/ver} T{trois minutes} L{sur le tapis}

? salle
L{autour du tapis}, S{les (parents|familles|amis)} V{se serrer:état} L{sur (les bancs|les gradins)}, J{et} S{les enfants} V{marcher:état} M{pieds nus}
S{héros} V{nouer} O{sa ceinture blanche} M{(deux|trois) fois} J{et} V{essuyer} O{ses mains} L{sur sa veste}

+ combat
S{l'arbitre} V{lever} O{le bras}, J{et} S{le combat} V{commencer} T{(aussitôt|enfin)}
S{le géant} V{attraper} O{sa manche} J{et} V{tirer} M{(très fort|comme sur une corde)}
S{héros} V{glisser} L{(à gauche|à droite)}, V{tourner} J{et} V{se relever} M{(d'un bond|comme un ressort)}
T{pendant une minute}, S{les deux judokas} V{danser} M{(front contre front|pas à pas)}, O{les bras tendus}
S{le géant} V{pousser}, S{héros} V{résister}, J{et} S{le tapis} V{trembler}
S{la sueur} V{piquer} O{ses yeux}, J{mais} S{héros} V{ne regarder que} O{les pieds du géant}
3 | S{un grand arbre} V{ne pas plier:présent}, J{alors} S{héros} V{devenir} A{souple comme une branche de saule}

? parole
« V{rester:impératif.tu} A{bas/adj}, V{respirer:impératif.tu} J{et} V{attendre:impératif.tu} O{ton moment} ! » V{crier} S{(son professeur|sa professeure|son entraîneur)}
« S{il} V{être} A{grand/adj}, J{mais} S{je} V{être} A{rapide/adj} », V{se répéter}-S{héros}
« J{si} S{tu} V{pousser}, S{je} V{tirer:futur} », V{penser}-S{héros}
« V{regarder:impératif.vous} O{ces deux judokas} : S{on} V{dire:conditionnel} O{une souris et un ours} ! » V{chuchoter} S{(un spectateur|une dame)}

= tournant
T{(soudain|tout à coup|enfin)}, S{héros} V{sentir} O{basculer/ver tout le poids du géant} L{vers l'avant}
T{(soudain|tout à coup|enfin)}, S{le géant} V{avancer} O{un pied} T{trop vite}, J{et} S{héros} V{comprendre} O{que} S{son moment} V{arriver:état}

= chute
S{héros} V{se baisser}, V{tirer} M{de toutes ses forces} J{et} V{envoyer} O{son adversaire} L{sur le dos} !
S{héros} V{plier} O{les genoux}, V{pivoter}… J{et} S{le géant} V{s'envoler} M{comme (une plume|un oreiller)} !

? fin
S{le géant} V{se relever}, V{sourire} J{et} V{s'incliner} T{très bas} L{devant héros}
T{(le soir|quelques minutes plus tard)}, S{héros} V{nouer} O{une ceinture jaune} L{autour de (son pyjama|sa veste)}
