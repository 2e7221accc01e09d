@title Le gâteau en radeau
@levels CE1 CE2 CM1
@keywords eau, rivière, radeau, bateau, anniversaire, gâteau, île, château, au eau o
@tenses présent, passé_composé, passé_simple

# L'eau a emporté le pont. Le gardien du château, sur l'île, fête son anniversaire : héros doit lui apporter un gâteau. Il fabrique un radeau.
# Au milieu de l'eau, des oiseaux attaquent le gâteau. Il arrive avec un seul petit morceau : le gardien le coupe en deux, rit, et le ramène dans son beau bateau.

= ouverture
S{le gardien du château} V{attendre:état} O{son gâteau} L{sur son île}
S{héros} V{devoir:état} O{porter un gâteau} L{sur l'île du château}
3 | S{le gardien du château} V{réclamer:état} O{son gâteau d'anniversaire}, J{mais} S{l'eau} V{emporter:antérieur} O{le pont de son île}
3 | S{héros} V{devoir:état} O{porter un gâteau} I{au gardien du château}, J{mais} S{l'eau} V{emporter:antérieur} O{le pont de l'île}
3 | L{sur son île}, S{le gardien du château} V{attendre:état} O{son gâteau d'anniversaire}, J{mais} S{le pont} V{être:état} L{sous l'eau}

? gâteau
3 | S{ce} V{être:état} A{un (beau|gros|haut) gâteau (jaune|au chocolat|à l'abricot)}, C{avec (un agneau|un chapeau|une auto) en sucre} L{tout en haut}
3 | S{la boulangère} V{poser} O{le gâteau} L{sur un plateau} J{et} V{nouer} O{un ruban (jaune|mauve)} L{autour/adv}

= radeau
C{avec (quatre tonneaux|des morceaux de poteau|de grosses planches|des roseaux)}, S{héros} V{construire} O{un radeau} C{pour porter le gâteau}
C{pour porter le gâteau}, S{héros} V{fabriquer} O{un radeau} C{avec (des tonneaux|un vieux traîneau|des roseaux)}

? voile
S{héros} V{choisir} O{un (rideau jaune|manteau|drapeau)} C{comme voile} J{et} V{pousser} O{le radeau} L{(à l'eau|loin du bord)}
3 | C{avec un (couteau|marteau) et un peu de corde}, S{héros} V{fixer} O{un (drapeau|rideau)} L{en haut d'un poteau}

+ traversée
3 | T{d'abord}, S{tout} V{aller:état} M{bien} : S{l'eau} V{être:état} A{calme/adj} J{et} S{le radeau} V{glisser:état} L{entre les roseaux}
3 | L{sur le bord}, S{un troupeau} V{lever} O{le museau} J{et} V{regarder} O{ce drôle de bateau}
S{un crapaud} V{sauter} L{à gauche}, J{aussitôt} S{le radeau} V{pencher} L{à gauche}
S{une vague} V{mouiller} O{(ses chaussures|son manteau|son chapeau)} J{et} S{l'eau} V{monter} L{jusqu'au gâteau}

= attaque
T{(bientôt|soudain)}, S{des (corbeaux|moineaux|oiseaux)} V{attaquer} O{le (beau|) gâteau} !
T{(soudain|tout à coup)}, S{(dix|trente|cent|une bande de|un nuage de) moineaux} V{se jeter} L{sur le gâteau} !
3 | J{mais} T{au milieu de l'eau}, S{un corbeau} V{réclamer} O{un morceau}, J{puis} S{tous les oiseaux} V{se jeter} L{sur le gâteau} !

? parole
3 | « V{ne pas toucher:impératif.vous} I{à ce gâteau}, J{vilains oiseaux} ! » V{crier}-S{héros} M{aussi fort/adv qu'un taureau}
3 | « S{il} V{falloir} O{les chasser}, V{prendre:impératif.tu} O{ton chapeau} ! » V{crier} S{le gardien} L{de l'autre bord}
« S{je} V{en sauver:futur} J{au moins} O{un morceau} C{pour le gardien} », V{promettre}-S{héros}
« S{vous} V{avoir} O{trop d'appétit}, J{les voleurs} ! » V{gronder}-S{héros}
« T{bientôt}, S{il} V{ne plus y avoir:futur} O{de gâteau}, V{se dépêcher:impératif.tu} ! » V{crier} S{le gardien} L{de l'autre bord}
« J{pourquoi} V{ne pas aller}-S{vous} L{ailleurs} ? » V{demander}-S{héros} I{aux oiseaux}

= chute
S{le gardien} V{partager} O{le dernier morceau} C{avec héros}
S{héros} V{apporter} O{un tout petit morceau} J{et} S{le gardien} V{rire}
3 | S{héros} V{ne apporter que} O{un (tout petit|minuscule|seul) morceau}, J{mais} S{le gardien} V{le couper} L{en deux} J{et} V{éclater} M{de rire}
3 | L{sur l'île}, S{le gardien} V{ne trouver que} O{(un petit|un seul) morceau} L{sur le plateau}, J{mais} S{il} V{le partager} C{avec héros}

+ retour
« S{ce} V{être} A{mon plus beau cadeau depuis longtemps} », V{dire} S{le vieil homme}
3 | J{puis} S{le gardien} V{sortir} O{son (nouveau|beau) bateau} J{et} V{ramener} O{héros} L{de l'autre côté de l'eau}
L{sur le radeau}, S{les oiseaux} V{dormir:état}, J{le ventre bien rond/adj}
