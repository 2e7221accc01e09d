@title Le chat de la voisine
@levels CE2 CM1 CM2
@keywords chat, voisins, perdu, homophones, homophones grammaticaux, ces ses, c'est s'est, ce se, leur leurs
@tenses présent
# famille : leur, leurs, se, ce, ces, ses, c'est, s'est, quel, quelle, qu'elle, sans, s'en, on, ont, la, là, mais, mes, sont, son, ou, où, peu, peut, dans, d'en, a, à, et, est

= perte
« S{ce chat} V{se sauver:passé_composé} : S{c'} V{être} A{le mien} ! » V{crier} S{la voisine}
S{la voisine} V{chercher} O{ce chat} : S{il} V{se cacher:passé_composé} C{avec ses jouets}

+ enquête
« J{quel malheur}, J{et} J{quelle bêtise} ! » V{dire}-S{elle} I{à ses enfants}
S{les gens} V{ouvrir} O{leurs portes} J{et} V{prêter} O{leur échelle}
S{les enfants} V{regarder} L{sous leur lit}, L{dans leurs sacs}, J{mais} S{il} V{s'en aller:passé_composé}
« S{ces traces} V{être} A{les siennes} : S{on} V{pouvoir} O{les suivre/ver} L{d'en bas jusqu'au toit} », V{dire}-S{héros}
« S{c'} V{être} J{sans doute} O{mon chien} J{que} S{ce chat} V{fuir}, J{mais} S{mes voisins} V{se tromper} ! » V{dire} S{un monsieur}
S{peu de gens} V{dormir} : S{ces voisins} V{avoir} O{du cœur} J{et} S{leur rue} V{être} A{petite}
S{les pompiers} V{être} L{là} : S{ils} V{se fier} I{à leur flair} J{et} V{avoir} O{leurs lampes}
« S{il} V{être} L{là-haut} J{ou} L{dans la cave/nom} ? » V{demander} S{le gardien}, C{sans ses lunettes}

= trouvé
T{enfin}, S{on} V{se retourner} : S{ce chat} V{se coucher:passé_composé} L{dans la boîte à lettres/nom} !
J{mais} S{ce chat} V{s'endormir:passé_composé} L{là}, L{sur ses gants}, L{dans son sac} !

? voisine
S{on} V{rire} M{autant qu'elle} : J{quelle histoire}, J{et} J{quel coquin} !
« S{c'} V{être} A{sa nouvelle maison} : S{il} V{s'en faire:passé_composé} O{un nid} ! » V{dire}-S{(héros|le gardien)}
S{les voisins} V{rentrer} L{chez eux} C{avec leur échelle et leurs lampes}
