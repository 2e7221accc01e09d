@title Dix poussins
@levels CP CE1
@keywords nombres, compter, poule, poussins, ferme, famille, un à dix
@tenses présent

= dix
S{la poule (rousse|blanche|noire)} V{avoir} O{dix (poussins|petits poussins)}
T{(chaque soir/nom|le soir/nom)}, S{la poule} V{compter} O{ses dix poussins}
C{pour la nuit}, S{la poule} V{appeler} O{ses dix poussins}

? jeu
S{deux poussins} V{jouer}, S{trois poussins} V{dormir}, S{cinq poussins} V{manger}
S{six poussins} V{être} A{(jaunes|bruns)}, S{quatre poussins} V{être} A{(noirs|gris|roux)}
S{sept poussins} V{avoir} O{faim}, S{trois poussins} V{avoir} O{froid/nom}
S{huit poussins} V{suivre} O{leur mère}, S{deux poussins} V{courir} L{devant}

? compte
« J{un, deux, trois, quatre, cinq} », V{compter}-S{la poule}
« J{six, sept, huit, neuf} », V{compter}-S{la poule} M{(tout haut|encore|deux fois)}
S{la poule} V{compter} M{(deux fois|trois fois|encore une fois|lentement)} O{ses petits/nom}

= neuf
J{mais} T{(cette fois|aujourd'hui)}, S{la poule} V{trouver} O{seulement neuf poussins}
J{mais} S{il} V{manquer} O{un poussin} : S{la poule} V{en voir} O{neuf}
J{mais} S{neuf poussins} V{rentrer}, J{et} S{un poussin} V{ne pas être} L{là}

? parole
« J{qui} V{voir} O{mon petit poussin} ? » V{demander}-S{la poule}
« S{il} V{ne pas être} L{(sous la vache|chez le cochon|dans le pré)} », V{chanter}-S{le coq}
« V{chercher:impératif.vous} T{tous} C{avec moi} ! » V{dire}-S{la poule}
« S{nous} V{être} A{neuf}, V{recompter:impératif.tu} ! » V{crier}-S{les poussins}
« S{tu} V{avoir} O{dix petits/nom}, S{je} V{en avoir} O{un seul} », V{dire}-S{(la vache|la jument|la chèvre)}

+ recherche
S{la poule} V{regarder} L{sous (un pot|la brouette|un seau|le banc)}
S{deux poussins} V{chercher} L{derrière (la porte|le mur|le puits|la maison)}
S{trois poussins} V{aller voir/ver} L{chez (le cochon|le lapin|la vache|le canard)}
S{quatre poussins} V{courir} L{autour de (la mare|la ferme|l'arbre|la cour)}
S{neuf poussins} V{appeler} O{leur (frère|petit frère)}
S{le coq} V{monter} L{sur le toit} J{et} V{crier} M{(dix fois|sept fois|très fort)}
T{(soudain|tout à coup)}, S{la poule} V{entendre} O{un (petit|tout petit) cri}

= trouvé
S{le dixième/adj poussin} V{dormir} L{(dans une botte|dans un gant|dans le chapeau du fermier|dans un panier)} !
L{(dans une vieille botte|dans une tasse|sous une feuille|dans un pot)}, S{le dixième/adj poussin} V{dormir} !
T{enfin}, S{la poule} V{voir} O{le dixième/adj poussin} : S{il} V{dormir} L{(dans sa paille|dans un gant|dans un bol)} !

? nuit
T{maintenant}, S{dix poussins} V{dormir} L{sous (leur mère|les ailes de la poule)}
« J{dix} : S{le compte} V{être} A{bon} ! » V{dire}-S{la poule}
S{neuf poussins} V{crier} : « J{bonne nuit/nom}, J{petit frère} ! »
