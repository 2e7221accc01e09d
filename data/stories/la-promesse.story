@title La promesse
@levels CE1 CE2 CM1
@keywords promesse, voisine, plantes, vacances, arroser, jardin, oubli
@tenses présent, passé_composé, passé_simple

= ouverture
S{la voisine de héros} V{partir} L{à la mer} J{et} V{lui confier} O{son arrosoir et ses (belles|grandes|chères/adj) tomates}
T{avant de partir/ver}, S{la voisine de héros} V{lui montrer} O{son (petit|beau) jardin} : S{ses (belles|jeunes|grosses) tomates} V{avoir:état} O{(toujours|très) soif}

= promesse
« S{je} V{venir:futur} T{(chaque jour|tous les matins)} J{et} S{je} V{arroser:futur} O{tout} ! » V{promettre}-S{héros}
« V{partir:impératif.vous} M{tranquille} : S{je} V{ne oublier:futur} O{(rien|aucune feuille)} ! » V{promettre}-S{héros}

? détails
« S{je} V{prendre:futur} O{l'arrosoir}, S{je} V{mettre:futur} O{mes bottes} J{et} S{je} V{courir:futur} L{(jusqu'ici|jusqu'à la porte/nom)} », V{ajouter}-S{héros}
« S{vous} V{nager:futur}, S{vous} V{dormir:futur} J{et} S{vos tomates} V{rougir:futur} M{sans vous} », V{ajouter}-S{héros}
« S{nous} V{choisir:futur} O{les plus belles} J{et} S{nous} V{les manger:futur} M{ensemble} », V{répondre}-S{la voisine}

? début
T{(le premier jour|le lendemain)}, S{héros} V{arroser} M{(longtemps|soigneusement)} O{(chaque pied|toutes les plantes)}
T{le deuxième/adj jour}, S{héros} V{arroser} O{les plantes} J{et} V{leur parler} : « V{boire:impératif.vous}, V{grandir:impératif.vous}, V{obéir:impératif.vous} ! »

= oubli
J{mais} T{bientôt}, S{des amis} V{venir} C{jouer/ver}, J{et} S{héros} V{oublier} O{le jardin} T{pendant (trois|quatre|plusieurs) jours}
J{mais} T{ensuite}, C{à cause de la chaleur}, S{héros} V{aller} L{à la piscine} T{chaque jour} J{et} V{oublier} O{les tomates}

? souvenir
T{un (soir|matin)/nom}, S{la voisine} V{lui envoyer} O{une carte/nom} : « J{comment} V{aller} S{mes tomates} ? »
T{(soudain|tout à coup)}, S{une tomate de sa salade} V{lui rappeler} O{sa promesse}

= retour
S{héros} V{rougir}, V{courir} L{à le jardin} J{et} V{ouvrir} O{la (porte|barrière)/nom} : S{les tomates} V{mourir:état} I{de soif}
T{quand} S{héros} V{apercevoir} O{les feuilles (jaunes|molles|sèches)}, S{il} V{sentir} C{battre/ver son cœur} J{et} S{il} V{courir} C{chercher/ver de l'eau}

+ soins
S{héros} V{remplir} O{l'arrosoir}, V{verser} O{(l'eau|dix litres d'eau)} J{et} V{attendre}
S{héros} V{couper} O{les feuilles mortes/adj} J{et} V{attacher} O{les tiges} C{avec [un objet.outil.bâton|objet.maison.fil|objet.jouet.corde=corde]}

? parole
« V{tenir:impératif.vous} O{bon/adv}, V{vivre:impératif.vous} ! » V{supplier}-S{héros}

= fin
T{quand} S{la voisine} V{revenir}, S{héros} V{lui dire} O{la vérité} : « S{vous} V{perdre:passé_composé} O{deux tomates}, J{mais} S{je} V{sauver:passé_composé} O{les autres/pro} ! »
T{huit jours plus tard}, S{les tomates} V{rougir:état} M{(enfin|encore|malgré tout)}, J{et} S{la voisine} V{en offrir} O{(trois|un plein panier|deux)} I{à héros}
