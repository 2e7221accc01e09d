@title La crêpe qui saute
@levels CP CE1
@keywords crêpe, goûter, cuisine, père, famille, maison, son è, poêle
@tenses présent

= crêpe
T{(mercredi|dimanche|samedi|ce soir/nom)}, S{le père de héros} V{faire} O{une crêpe}
C{pour (le goûter|la fête|son frère|sa mère)}, S{héros} V{faire} O{une crêpe} C{avec son père}
L{près de son père}, S{héros} V{faire} O{(une crêpe|une belle crêpe|sa première crêpe)}

? pâte
S{son frère} V{apporter} O{(le lait|le sucre|la crème|une pêche|un verre de lait)}
S{la crêpe} V{être} A{(belle|très belle|jaune)} C{comme (la lune|une fleur)}
S{sa mère} V{couper} O{[un aliment.fruit=pêche,fraise,banane liste]}

= saute
J{hop}, S{la crêpe} V{sauter}, J{mais} S{elle} V{ne pas retomber}
S{la crêpe} V{sauter} M{(très haut|trop haut)}, J{et} S{héros} V{ne plus la voir}
S{héros} V{lancer} O{la crêpe} L{en l'air}, J{mais} S{rien} V{ne retomber}

? parole
« J{où} V{être} S{ma crêpe} ? » V{demander}-S{héros}
« V{lever:impératif.tu} O{le pied}, J{mon frère} ! » V{dire}-S{héros}
« V{être}-S{elle} L{dehors} ? » V{demander}-S{son (frère|grand frère)}
« V{ne pas bouger:impératif.vous}, S{je} V{chercher} », V{dire}-S{héros}
« S{je} V{ne pas la voir} L{par terre} », V{dire}-S{(sa mère|son frère)}

+ recherche
S{héros} V{regarder} L{(par terre|sous la chaise|derrière la chaise)}
S{son frère} V{ouvrir} O{(la fenêtre|la porte)} : J{pas de crêpe} !
S{sa mère} V{chercher} L{(derrière l'étagère|entre les verres|près de la fenêtre)}
L{derrière le meuble}, S{héros} V{trouver} O{(une règle|une pièce|une vieille chaussette)}
S{le chat} V{lever} O{(la tête|le nez)} J{et} V{lécher} O{ses lèvres}
S{une goutte de beurre} V{tomber} L{(par terre|sur la table)}
S{tout le monde} V{lever} O{(la tête|le nez)} T{(en même temps|ensemble)}

= tête
S{la crêpe} V{être} L{sur (la tête de son père|la tête de son frère)} !
T{(enfin|tout à coup|soudain)}, S{la crêpe} V{tomber} L{sur (la tête|le nez) de son père}
S{son père} V{rire} : S{la crêpe} V{être} L{sur sa tête} !

? fin
S{la fête} V{commencer} : S{chacun} V{avoir} O{(une crêpe|deux crêpes)}
« S{ce} V{être} A{mon nouveau béret} ! » V{dire}-S{son père}
S{le chat} V{manger} O{(la crêpe|un bout de crêpe)} L{sous la (fenêtre|chaise)}
