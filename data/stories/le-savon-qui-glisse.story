@title Le savon qui glisse
@levels CP CE1
@keywords bain, savon, eau, salle de bains, maison, son s, se laver, mousse
@tenses présent

= bain
T{(ce soir/nom|samedi soir/nom|dimanche)}, S{héros} V{être} L{dans (son bain|le bain)}
S{héros} V{prendre} O{un bain} C{avec (sa sœur|son poisson en plastique|de la mousse)}
S{héros} V{entrer} L{dans un bain plein de mousse}

? sale
S{ses (pieds|mains|genoux|bras)} V{être} A{(sales|noirs)} C{depuis ce matin/nom}
L{dans la mousse}, S{héros} V{cacher} O{(un seau|un poisson en plastique|six bateaux|une tasse)}
L{sur la mousse}, S{un (petit canard|petit bateau)} V{passer}
S{la mousse} V{sentir} O{(la rose|la cerise|le citron|la framboise)}

= glisse
T{soudain}, S{le savon} V{glisser} L{(dans l'eau|de sa main|sous la mousse|entre ses doigts)}
T{soudain}, S{le savon} V{sauter} L{(de sa main|dans la baignoire)} C{comme un poisson}
T{(soudain|tout à coup)}, S{le savon} V{glisser} J{et} V{se cacher} L{sous la mousse}

? parole
« V{passer:impératif.tu} O{une tasse} ! » V{dire}-S{héros} I{à papa}
« V{venir:impératif.tu} L{ici}, J{petit savon} ! » V{dire}-S{héros}
« J{est-ce que} S{tu} V{avoir} O{le savon} ? » V{demander}-S{(papa|maman)}
« S{ce savon} V{être} A{un (poisson|vrai poisson)} ! » V{dire}-S{héros}
« S{je} V{ne pas pouvoir me laver} ! » V{dire}-S{héros}
« V{se laver:impératif.tu}, S{nous} V{manger} T{bientôt} ! » V{dire}-S{(papa|maman)}

+ chasse
S{héros} V{chercher} L{sous (la mousse|ses pieds|son dos)}
S{héros} V{passer} O{une (tasse|casserole)} L{dans la mousse}
S{le savon} V{passer} L{(sous son pied|entre ses jambes|sur son ventre)}, J{puis} V{glisser} T{encore}
S{héros} V{serrer} O{le savon}, J{mais} S{le savon} V{sauter} L{(plus loin|contre le mur)}
S{l'eau} V{sortir} L{de la baignoire} J{et} V{couler} L{sur le tapis}
S{la brosse} V{tomber} T{aussi} L{(dans le bain|dans la mousse)}
S{héros} V{avoir} O{de la mousse} L{(sur le nez|dans les cheveux|jusqu'aux oreilles)}
S{papa} V{lancer} O{une (serviette|serviette rose|grosse éponge)} L{sur le savon}

= propre
T{enfin}, S{le savon} V{sauter} L{dans (un seau|une tasse|les mains de papa)} !
T{enfin}, S{héros} V{attraper} O{le savon} C{avec (une tasse|un seau|une brosse)}
T{enfin}, S{papa} V{attraper} O{le savon} C{avec une (tasse|casserole)}

? fin
S{héros} V{sortir} L{du bain} C{dans une (serviette|grosse serviette|serviette rose)}
S{le savon} V{dormir} L{dans (sa boîte|sa petite assiette|une tasse)}
S{papa} V{laver} O{le sol} : S{il} V{y avoir} O{de la mousse} M{partout}
