@title La lettre qui manquait
@levels CM1 CM2
@keywords Révolution française, imprimerie, liberté, égalité, histoire, 1789
@tenses présent, passé_composé, passé_simple

# Août 1789 : la fille de l'imprimeur doit retrouver une lettre de plomb pour imprimer la Déclaration. Le petit frère jouait avec. « Et les filles ? »
= ouverture
L{à Paris}, T{en août 1789}, S{un imprimeur et sa fille} V{devoir:état composer/ver} O{une affiche} T{avant l'aube}, J{mais} S{une lettre de plomb} V{manquer:état}
T{en août 1789}, S{une affiche} V{devoir:état annoncer/ver} O{leurs nouveaux droits} I{aux Parisiens}, J{mais} S{l'imprimeur et sa fille} V{ne plus trouver:état} O{une lettre de plomb}
T{une nuit d'août 1789}, S{la fille d'un imprimeur} V{aider:état} O{son père} L{à l'atelier}, T{quand/con} S{une lettre de plomb} V{manquer} I{à la dernière phrase}

? rue
L{dehors}, S{la foule} V{chanter:état} J{et} V{agiter:état} O{(des drapeaux|des cocardes)} C{malgré l'heure}
L{au coin de la rue}, S{des (citoyens|voisins|crieurs)} V{attendre:état +déjà} O{l'affiche}
L{au-dessus des toits}, S{les cloches} V{sonner:état} M{(sans cesse|bruyamment)}

= lettre
« M{sans cette lettre}, S{je} V{ne pas pouvoir écrire} O{le mot égalité} ! » V{(s'écrier|gémir|gronder)}-S{le père}
S{la lettre perdue} V{être:état} J{justement} A{la première du mot égalité} : M{sans elle}, S{l'affiche} V{ne rien valoir:état}
M{sans cette lettre}, S{le mot égalité} V{rester:état} A{inachevé} L{au beau milieu de la page}

? parole
« V{se taire:impératif.vous} J{et} V{chercher:impératif.vous} L{sous les tables} ! » V{(commander|ordonner)}-S{l'imprimeur} I{à ses apprentis}
« S{la liberté} V{pouvoir attendre} O{cinq minutes}, S{l'égalité} J{aussi} », V{(plaisanter|murmurer)}-S{un apprenti}
« J{qui} V{la voir:passé_composé} T{hier soir} ? » V{(demander|s'inquiéter)}-S{la jeune fille}
« S{nous} V{la retrouver:futur}, J{même si} S{nous} V{devoir vider} O{toute la maison} », V{(affirmer|promettre)}-S{la jeune fille}
« S{tu} V{avoir} O{de meilleurs yeux} J{que} S{moi} : V{regarder:impératif.tu} L{partout} ! » V{(supplier|soupirer)}-S{l'imprimeur}

= recherche
S{la jeune fille} V{prendre} O{(une chandelle|une bougie|une lanterne)} J{et} V{fouiller} M{(patiemment|minutieusement|soigneusement)} O{l'atelier}
M{(à genoux|à quatre pattes)}, S{la jeune fille} V{explorer} O{(chaque recoin|tous les recoins) de l'atelier}
S{la jeune fille} V{vider} T{aussitôt} O{(les tiroirs|les casiers|les corbeilles)} J{et} V{secouer} O{(les tabliers|les chiffons|les rideaux)}

+ étapes
L{(au fond d'un tiroir|sous une planche)}, S{elle} V{ne trouver que} O{(une virgule et deux majuscules|un vieux recueil|un clou tordu)}
L{derrière la presse}, S{elle} V{ramasser} O{[un objet.maison.récipient|vêtement.tête|objet.école.fourniture=boîte,bonnet liste]}
L{(près|autour) de la cheminée}, S{elle} V{balayer} O{la cendre}, M{sans succès}
S{l'apprenti} V{apercevoir} O{quelque chose} L{entre deux pavés} : S{ce} V{n'être:état que} O{une (punaise|pièce)}
T{(enfin|puis)}, S{les ouvriers} V{ouvrir} O{les sacs de papier}, A{(épuisés|couverts d'encre)}

? lueur
T{déjà}, S{le jour} V{se lever:état} J{et} S{tous} V{perdre:état} O{(courage|patience)}
S{la chandelle} V{aller:état s'éteindre/ver}, T{lorsque} S{un petit rire} V{s'élever} L{dans l'ombre}
T{(soudain|tout à coup)}, S{un petit rire} V{s'élever} L{dans l'ombre}

= trouvaille
S{le petit frère de la jeune fille} V{être:état} A{assis} L{par terre} : S{il} V{s'amuser:état} C{à imprimer/ver cette lettre} L{sur ses genoux} !
L{sous l'escalier}, S{le petit frère de la jeune fille} V{jouer:état} M{tranquillement} C{avec la lettre}, S{qui} V{ressembler:état} I{à un soldat de plomb} !
S{le petit frère de la jeune fille}, S{qui} V{ne pas dormir:état}, V{ouvrir} O{sa main} : S{la lettre} V{y être:état}, A{toute chaude} !

? encre
S{la presse} V{gémir} J{et} S{l'affiche} V{sortir}, A{(noire et luisante|encore humide)}
M{(sans perdre/ver un instant|fiévreusement)}, S{on} V{encrer} O{la page} J{et} S{la presse} V{se mettre à grincer}

= chute
T{à l'aube}, S{on} V{coller} O{l'affiche} L{sur (les murs|tous les murs)} : S{le mot égalité} V{y être:état} A{entier}
T{au petit jour}, S{la jeune fille} V{lire} O{l'affiche} M{à voix haute} L{devant la foule}, S{qui} V{applaudir} M{(énormément|longuement)} O{le mot égalité}
T{au lever du soleil}, S{l'affiche} V{parler +enfin} C{d'égalité} I{aux passants}, C{grâce à la jeune fille}

? après
« J{et} S{les filles}, V{être}-S{elles} A{égales} J{aussi} ? » V{demander}-S{elle}, J{mais} S{son père} V{regarder} L{ailleurs}
S{elle} V{relire} O{l'affiche} M{attentivement} : S{on} V{n'y parler:état que} I{des hommes}
S{l'affiche} V{ne rien dire:état} I{des filles}, J{alors} S{la jeune imprimeuse} V{ranger} O{les lettres} C{pour (la|une) prochaine fois}
