@title La ferme sans réveil
@levels CP CE1
@keywords ferme, animaux de la ferme, coq, animaux, fermier, campagne
@tenses présent

= ouverture
T{ce matin/nom}, S{le coq de la ferme} V{ne pas chanter}
L{à la ferme}, S{le (vieux|gros|beau|grand) coq} V{être} A{malade}
S{le coq de la ferme} V{avoir} O{mal} L{à la gorge}

+ dorment
L{dans (le pré|l'étable|l'écurie|le champ|la prairie|l'herbe|la grange)}, S{[le animal.ferme|animal.ferme.bétail|animal.ferme.lapin|animal.ferme.truie=vache,mouton,cheval,chèvre liste]} V{dormir}
S{[le animal.ferme|animal.ferme.bétail|animal.ferme.lapin|animal.ferme.truie=cochon,âne,vache liste]} V{dormir} L{dans (la paille|le foin|une étable|la cour|un coin)}
S{[le animal.ferme.volaille=poule,canard,oie liste]} V{ne pas sortir} L{du poulailler}
L{(au bord de la mare|devant la porte|près du puits|dans la cour|sur le fumier)}, S{[le animal.ferme.volaille=canard,poule,oie liste]} V{attendre}
S{[le animal.compagnie|animal.ferme.lapin=chien,chat liste]} V{ronfler} L{sous (le tracteur|la table|la charrette|le banc|l'arbre)}

+ fermier
S{(le fermier|la fermière)} (V{ne pas traire} O{les vaches} & V{ne pas nourrir} O{le troupeau} & V{ne pas soigner} O{les chèvres} & V{ne pas conduire} O{le tracteur} & V{ne pas ouvrir} O{l'étable})
L{dans (la grange|l'étable|la cour|le champ)}, S{(le tracteur & la charrette & la fourche & la brouette & le seau)} V{attendre}
S{(le fermier|la fermière|papi|mamie)} V{ronfler} L{dans (son lit|la maison|la ferme)}
S{(le fermier|la fermière|papi|mamie)} V{ne pas ramasser} O{(les œufs|le foin|l'herbe|les pommes|le maïs|le blé)}
S{(le fermier|la fermière|papi|mamie)} V{ne pas donner} O{(le foin|le grain|l'eau|le lait|l'herbe|du pain|les graines)}
S{(le tracteur|la charrette|le seau|la fourche|le vélo|le panier)} V{rester} L{dans (la grange|la cour|le champ|le pré)}

? héros
T{alors}, S{héros} V{monter} L{sur (la barrière|le tas de foin|le toit|le mur|une botte de paille|le tracteur)}
T{alors}, S{héros} V{prendre} O{la place/nom du coq} L{dans la cour}

= cri
« J{cocorico} ! » V{crier}-S{héros} M{(très fort|de toutes ses forces)}
S{héros} V{chanter} J{comme} S{un (petit|vrai|grand) coq} : « J{cocorico} ! »

= fin
T{enfin}, S{tous les animaux} V{se lever} J{et} S{le coq} V{dire} O{merci}
S{toute la ferme} V{se réveiller} J{et} S{le coq} V{rire}
