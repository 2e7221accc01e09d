@title Huit heures tout l'été
@levels CE1 CE2 CM1
@keywords village, horloge, hibou, printemps, nid, métiers, oiseaux, lettres muettes, h
@tenses présent, passé_composé, passé_simple

# L'horloge du village s'est arrêtée à huit heures. L'horlogère monte : des petits hiboux dorment dans un nid, contre la roue. Elle n'ose pas.
# Le village s'arrange pour vivre sans horloge jusqu'à l'automne ; les hiboux s'envolent, l'horloge repart.

= ouverture
L{au village}, S{l'horloge} V{montrer:état} T{toujours} O{huit heures}
S{l'horlogère} V{devoir:état réparer/ver} O{la (grande|vieille|haute|) horloge du village}
3 | T{depuis (lundi|une semaine)}, S{l'horloge du village} V{montrer:état} T{toujours} O{huit heures} : S{l'horlogère} V{devoir:état} O{la réparer}
3 | S{l'horloge du haut clocher} V{ne plus marcher:état} : S{elle} V{montrer:état} T{toujours} O{huit heures} J{et} S{le maire} V{appeler} O{l'horlogère}
3 | S{l'horlogère} V{arriver} L{au village}, C{car} S{l'horloge} V{montrer:état} T{toujours} O{huit heures}, T{même (la nuit|à midi)}

? retards
3 | S{le boulanger} V{être:état} A{en retard}, S{le marchand d'habits} V{dormir:état} J{et} S{le chat} V{réclamer:état} T{(sans cesse|toujours)} O{son repas}
S{le facteur}, S{qui} V{se croire:état} A{en avance}, V{boire:état} T{(encore|toujours)} O{(un chocolat|un thé|du sirop)}
3 | « S{je} V{arriver} T{trop tôt} J{ou} T{trop tard} : S{je} V{perdre} O{la tête} ! » V{gémir} S{(un habitant|le marchand)}

= montée
L{dans l'horloge}, S{l'horlogère} V{trouver} O{un nid de hiboux}
L{contre l'horloge}, S{l'horlogère} V{découvrir} O{trois petits hiboux}
3 | L{tout en haut du clocher}, S{l'horlogère} V{découvrir} O{(quatre|cinq|trois) petits hiboux}, L{dans un vieux nid}, L{contre l'horloge}
3 | L{sous le toit}, S{l'horlogère} V{voir} O{un nid} L{entre deux roues} : S{(trois|quatre|cinq) bébés hiboux} V{y dormir:état}

? outils
S{elle} V{poser} O{[un objet.outil.marteau|objet.outil.échelle|objet.jouet.corde|objet.maison.lampe=marteau,échelle,corde liste]} M{sans (le moindre|) bruit}

? parole
« V{dormir:impératif.vous}, J{mes petits}, S{je} V{ne pas toucher:futur} I{à votre nid} », V{murmurer} S{l'horlogère}
« S{nous} V{vivre:futur} M{sans horloge} T{jusqu'à l'automne}, J{voilà tout} ! » V{dire} S{le maire}
3 | « J{chut}, V{ne pas crier:impératif.tu}, S{ces hiboux} V{être} A{si petits} ! » V{souffler} S{l'horlogère} I{au maire}
« J{combien de temps} V{rester:futur}-S{ils} L{ici} ? » V{demander} S{le maire}
« T{autrefois}, S{on} V{vivre:imparfait} M{sans horloge}, J{et} M{très bien} », V{dire} S{une habitante}

= choix
J{alors}, S{le village} V{apprendre} O{à vivre sans horloge}
S{l'horlogère} V{laisser} O{l'horloge} I{aux petits hiboux}
3 | J{alors} S{l'horlogère} V{laisser} O{l'horloge} M{en repos} J{et} S{les habitants} V{apprendre} O{à vivre sans elle}
S{l'horlogère} V{redescendre} M{sans bruit} J{et} S{le village} V{apprendre} O{à vivre sans horloge}

+ été
3 | T{à midi}, S{le chef de la cantine} V{taper:état} L{sur (un pot|un plat)} C{pour appeler les enfants}
3 | S{le boulanger} V{compter:état} I{sur son coq}, S{le maçon} V{compter:état} I{sur le soleil haut} L{dans le ciel}
S{les bavards} V{être:état} A{heureux} : S{ils} V{ne jamais être:état} A{en retard}
3 | S{l'autobus} V{partir:état} T{quand} S{il} V{être:état} A{plein}, J{et} S{tout le monde} V{trouver:état} O{ça charmant/adj}
T{chaque nuit}, S{un grand hibou gris} V{apporter:état} O{un rat} L{au bord du nid}
3 | T{bientôt}, S{les petits hiboux} V{se poser} L{au bord du toit} J{et} V{battre} O{des ailes}

= envol
T{enfin}, S{les hiboux} V{s'envoler} J{et} S{l'horlogère} V{faire sonner} O{l'horloge}
T{en automne}, S{les hiboux} V{s'envoler} J{et} S{l'horlogère} V{réparer} O{l'horloge}
3 | T{un soir de septembre}, S{les hiboux} V{s'envoler}, J{et} T{dès le lendemain} S{l'horloge} V{sonner} O{neuf heures}
3 | T{à la fin de l'été}, S{les jeunes hiboux} V{quitter} O{le nid} J{et} S{l'horlogère} V{remettre} O{l'horloge} M{en marche/nom}

+ fin
S{tout le monde} V{accourir}, J{mais} S{le boulanger} V{regretter:état} T{déjà} O{le temps sans horloge}
3 | T{depuis}, L{au-dessus de l'horloge}, S{on} V{voir:présent} O{un petit toit} C{pour les hiboux}
