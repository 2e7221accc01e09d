@title Le singe qui imite
@levels CP CE1
@keywords zoo, singe, imiter, jeu, verbes, rire
@tenses présent, passé_composé, passé_simple

= ouverture
L{à le zoo}, S{héros} V{regarder:état} O{un (petit|jeune|gros) singe}
L{à le zoo}, S{un (petit|jeune|drôle de) singe} V{regarder:état} O{héros}

= début
« S{je} V{sauter}. V{sauter:impératif.tu} M{aussi} ! » V{dire}-S{héros}, J{et} S{le singe} V{sauter}
« S{je} V{danser}. V{danser:impératif.tu} M{avec moi} ! » V{dire}-S{héros}, J{et} S{le singe} V{danser}

+ jeux
S{héros} V{faire} O{une grimace} : S{le singe} V{faire} O{une grimace}
S{héros} V{mettre} O{[son vêtement.tête=chapeau,bonnet]} : S{le singe} V{mettre} O{une (feuille|salade)/nom} L{sur sa tête}
S{héros} V{manger} O{[un aliment.fruit=banane,pomme]} : S{le singe} V{manger} O{(une feuille|de l'herbe|une noix)}
S{héros} V{aller} L{à droite}, S{le singe} V{aller} L{à droite} ; S{héros} V{aller} L{à gauche}, S{le singe} V{aller} L{à gauche}
S{héros} V{dire} O{bonjour} : S{le singe} V{lever} O{(la main|le bras|deux doigts)}
S{héros} V{tourner}, V{courir} J{et} V{tomber} : S{le singe} V{tourner}, V{courir} J{et} V{tomber}
S{héros} V{prendre} O{(un bâton|une feuille|une branche)/nom} : S{le singe} V{prendre} O{(une noix|un caillou)}
S{les enfants} V{rire}, S{les parents} V{rire}, S{le singe} V{rire} M{aussi}

? parole
« S{tu} V{savoir} C{jouer/ver}, J{mais} J{est-ce que} S{tu} V{pouvoir} C{parler/ver} ? » V{demander}-S{héros}
« S{nous} V{être} A{(amis|pareils)} ! » V{crier}-S{héros}
« S{vous} V{avoir} O{le même nez} ! » V{dire}-S{(papa|mamie)}

= obstacle
J{mais} S{il} V{être:état} A{tard/adv} : S{héros} V{devoir:état partir/ver}
J{mais} S{le zoo} V{fermer} J{et} S{héros} V{ne vouloir:état pas partir/ver}

= fin
S{héros} V{envoyer} O{un baiser} : S{le singe} V{en envoyer} O{(deux|trois|dix)} !
T{alors}, S{héros} V{bâiller} : S{le singe} V{bâiller}, V{fermer} O{les yeux} J{et} V{s'endormir}
