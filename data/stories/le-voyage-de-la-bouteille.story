@title Le voyage d'une bouteille
@levels CE2 CM1 CM2
@keywords écologie, déchets, recyclage, pollution, rivière, mer, environnement
@tenses présent, passé_composé, passé_simple

# Une bouteille de plastique jetée au bord d'une route rêve de servir encore ; ruisseau, fleuve, mer, plage ; une enfant la ramasse ; elle devient un pull.
= ouverture
S{une bouteille de plastique} V{attendre:état} L{au bord d'une route} : S{quelqu'un} V{la jeter:antérieur}, J{mais} S{elle} V{vouloir:état servir/ver} T{encore}
L{sous un banc}, S{une bouteille de plastique} V{se sentir:état} M{bien inutile}, J{car} S{un promeneur} V{la:f abandonner:antérieur}
T{après un pique-nique}, S{une bouteille de plastique} V{rester} L{dans l'herbe}, T{alors que} S{elle} V{pouvoir:état servir/ver} T{encore}

= départ
T{(bientôt|le soir même)}, S{(une averse|un orage|une rafale)} V{la:f emporter} L{jusqu'au ruisseau}
S{le vent} V{la pousser} M{(brusquement|doucement)} L{dans un ruisseau}, S{qui} V{la:f emporter} M{(vivement|aussitôt)}
T{(soudain|le lendemain)}, S{un coup de vent} V{la jeter} L{dans un ruisseau}

+ voyage
L{sous un pont}, S{elle} V{heurter} O{(des branches|une barque|un vieux pneu)} J{et} V{se remettre en route}
S{un canard}, S{qui} V{la prendre:état} C{pour un poisson}, V{lui donner} O{un coup de bec} J{et} V{s'éloigner}, A{déçu}
T{(ensuite|puis)}, S{le ruisseau} V{la conduire} L{(à la rivière|jusqu'à la rivière)}, C{parmi les feuilles mortes}
L{le long des usines}, S{elle} V{rencontrer} O{(un bidon|une canette|un sac)}, S{qui} V{flotter:état} J{aussi}
T{après plusieurs semaines}, S{le fleuve} V{la livrer} I{à la mer}, S{dont} S{les vagues} V{la secouer} M{(violemment|sans pitié)}
S{une tortue affamée} V{s'approcher}, V{la flairer}, J{puis} V{reculer} M{(prudemment|lentement)}

? question
« J{où} V{aller}-S{nous} ? » V{(murmurer|demander)}-S{elle} I{à une bouée}, S{qui} V{ne pas répondre:état}
« S{tu} V{n'avoir rien} C{à faire/ver} L{ici} ! » V{(protester|crier)}-S{une mouette}
« S{ce} V{ne pas être} O{ma faute}, S{je} V{ne rien demander:passé_composé} ! » V{(répondre|gémir)}-S{elle}
« J{si} S{tu} V{attendre} T{quatre cents ans}, S{tu} V{disparaître:futur} M{peut-être} », V{(ricaner|plaisanter)}-S{un vieux crabe}

= plage
T{(un matin/nom|enfin)}, S{la marée} V{la déposer} L{sur une plage}, C{au milieu des algues}
T{(à l'aube|un dimanche)}, S{une vague} V{la rejeter} L{sur le sable}, A{(sale et cabossée|grise et rayée)}
S{la mer}, S{qui} V{ne pas vouloir:état} I{d'elle}, V{la rendre} L{au rivage} T{un (matin/nom|soir)}

? déchets
L{autour d'elle}, S{on} V{apercevoir:état} O{[un objet.jouet.petit|vêtement.pied|objet.cuisine.couvert=balle,sandale,fourchette liste]}
S{une (poignée|vingtaine) d'enfants} V{nettoyer:état} O{la plage} M{(joyeusement|énergiquement)}

= geste
S{une (fillette|promeneuse)} V{la ramasser} M{(délicatement|soigneusement)} J{et} V{la glisser} L{dans un sac (jaune|de tri)}
S{un garçon} V{la:f apercevoir}, V{se pencher} J{et} V{la déposer} L{dans un bac de recyclage}
S{des écoliers} V{la:f ramasser} J{et} V{la:f emporter} L{au centre de tri}

= chute
L{à l'usine}, S{une machine} V{la laver}, V{la broyer}, J{puis} V{la transformer} C{en fil} : S{la bouteille} V{devenir} A{un pull}
L{dans une usine}, S{on} V{la fondre} J{et} V{la filer} : T{un an plus tard}, S{elle} V{tenir:état} M{chaud} I{à un enfant} !
