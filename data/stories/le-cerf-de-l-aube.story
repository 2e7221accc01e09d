@title Le cerf de l'aube
@levels CE1 CE2 CM1 CM2
@keywords forêt, cerf, automne, garde forestier, animaux sauvages, silence, matin, nature
@tenses présent, passé_composé, passé_simple

= ouverture
T{avant l'aube}, S{héros} V{entrer} L{dans la forêt} C{avec le garde forestier} C{pour voir/ver le grand cerf}
T{un matin/nom d'(octobre|automne)}, S{héros} V{suivre} O{le garde forestier} L{sous les (hêtres|chênes|sapins)} C{dans l'espoir de voir/ver un cerf}
S{héros} V{rêver:état} C{de voir/ver un cerf} : T{un dimanche d'octobre}, S{le garde forestier} V{<le|la> attendre:état} L{à l'entrée/nom de la forêt}

? équipement
S{le garde forestier} V{porter:état} O{[un vêtement.habit|vêtement.tête|vêtement.hiver|objet.maison.lampe=veste,chapeau,lampe liste]}
S{héros} V{avoir:état} O{(un bonnet|une écharpe|des bottes)} J{et} O{des jumelles autour du cou}
L{sous les arbres}, S{la brume} V{flotter:état} J{et} S{chaque branche} V{ressembler:état} I{à (un bras|une corne)}

+ marche
S{ils} V{suivre} O{(des empreintes|des traces)} L{dans la boue (du sentier|du chemin)}
S{le garde} V{montrer} O{un tronc} : S{un cerf} V{y frotter:antérieur} O{ses bois}
S{un (renard|lièvre|hérisson)} V{traverser} O{le sentier} M{sans les voir/ver}
L{au-dessus d'eux}, S{une chouette} V{rentrer} L{dans (son arbre|son trou)}
S{ils} V{s'asseoir} L{au bord d'une clairière}, L{derrière (un buisson|des fougères|un tronc)}
T{longtemps}, S{ils} V{n'entendre que} O{(le vent|les gouttes|leur souffle)}

? parole
« V{ne plus parler:impératif.tu}, J{et} S{la forêt} V{te répondre:futur} », V{murmurer} S{le garde}
« S{j'} V{avoir} O{froid/nom aux pieds}, J{mais} S{je} V{rester} », V{chuchoter}-S{héros}
« S{c'} V{être} A{un cerf}, L{là-bas} ? » V{demander}-S{héros}
« J{si} S{le vent} V{tourner:présent}, S{le cerf} V{nous sentir:futur} », V{expliquer} S{le garde}

= obstacle
T{(soudain|tout à coup)}, S{un cri (rauque|grave|profond)} V{monter} L{de la brume}, J{mais} S{héros} V{éternuer} : S{des sabots} V{s'enfuir}
S{héros} V{apercevoir} O{une ombre} J{et} V{se lever} M{trop vite/adv} : S{une branche} V{craquer}, S{l'ombre} V{disparaître}
S{le soleil} V{se lever}, S{les heures} V{passer}, J{et} S{aucun cerf} V{ne venir}

? déception
S{héros} V{avoir:état} O{envie/nom de pleurer/ver}, J{mais} S{le garde} V{lui tendre} O{(un gobelet de chocolat|une pomme|une tartine)}
M{tête basse/adj}, S{héros} V{suivre} O{le garde} L{vers la voiture}

= fin
J{pourtant}, L{près de la voiture}, S{un grand cerf} V{brouter:état} M{tranquillement} O{l'herbe du fossé}
L{sur le chemin du retour}, S{héros} V{s'arrêter} : L{à dix pas}, S{un cerf immense} V{<le|la> regarder:état} L{dans la lumière du matin/nom}
J{et pourtant}, L{à la sortie/nom de la forêt}, S{un grand cerf} V{traverser} O{la route} M{lentement, comme un roi}
