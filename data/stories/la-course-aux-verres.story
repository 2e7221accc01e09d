@title La course aux verres
@levels CE2 CM1
@keywords course, café, métiers, oncle, ville, fête, verre
@tenses présent, passé_composé, passé_simple

= ouverture
L{devant la mairie}, S{héros} V{attendre:état} O{la course des serveurs}, J{car} S{son oncle} V{aller:état y courir/ver} C{avec six verres pleins} L{sur un plateau}
S{héros} V{accompagner} O{son oncle} L{à la course des serveurs} : S{chacun} V{devoir:état porter/ver} O{six verres pleins}, C{sans rien renverser/ver}
S{l'oncle de héros} V{vouloir:état} T{(tant|enfin)} O{gagner/ver la course des serveurs}, L{au milieu de la ville}, C{avec six verres pleins} L{sur un plateau}

? préparatifs
J{pour que} S{chacun} V{voir:subjonctif} M{mieux} O{la course}, S{on} V{pousser} O{les voitures} L{hors de la place}
S{son oncle} V{recompter} T{plusieurs fois} O{ses verres}, J{puis} V{redresser} O{son nœud papillon}
T{d'abord}, S{on} V{remplir} O{les verres} I{d'une eau verte}, C{afin de mieux la voir/ver}
S{les autres serveurs} V{être:état} A{jeunes et rapides}, J{tandis que} S{son oncle} V{avoir:état} T{déjà} O{les cheveux gris}

? parole
« S{tu} V{être} A{près du départ}, J{mais} V{être}-S{tu} A{prêt} ? » V{demander}-S{héros}
« V{aller:impératif.tu} M{doucement} ! S{ces verres} V{être} A{pleins} ! » V{crier}-S{héros}
« V{regarder:impératif.tu} L{vers moi} J{et} V{ne plus penser:impératif.tu} I{aux autres} ! » V{dire}-S{héros}
« J{quand} S{tu} V{passer:futur} L{devant la boulangerie}, S{je} V{y être:futur} ! » V{promettre}-S{héros}
« S{ce} V{ne pas être} A{grave} J{si} S{tu} V{être} A{le dernier} ! » V{dire}-S{héros}
« S{mes verres} V{être} A{pleins}, J{mais} S{mes jambes} V{trembler} M{un peu} ! » V{dire} S{son oncle}

= départ
T{au coup de sifflet}, S{tous les serveurs} V{s'élancer}, J{mais} S{son oncle} V{préférer:événement marcher/ver} M{(lentement|prudemment|sans se presser/ver)}
T{aussitôt}, S{les serveurs} V{filer} L{vers la gare}, J{(pourtant|mais)} S{son oncle} V{avancer} M{(à petits pas|doucement|sans se presser/ver)}

+ accidents
L{au premier virage}, S{deux serveurs} V{se heurter} J{et} S{leurs verres} V{voler} L{par-dessus leur tête}
L{(vers le pont|près du pont)}, S{un serveur} V{se retourner} T{trop tôt} : S{son plateau} V{tomber} L{par terre}
L{devant la boulangerie}, S{une serveuse} V{éviter} O{un chien}, J{mais} V{perdre} O{presque toute son eau}
L{au milieu de la côte}, S{le plus rapide} V{devoir:événement s'asseoir/ver}, C{hors d'haleine}
L{entre les (chaises|tables) d'un café}, S{son oncle} V{se glisser} M{sans perdre/ver une seule goutte}

= arrivée
S{les premiers} V{arriver} T{(bientôt|très vite)}, J{mais} L{sur leurs plateaux}, S{tous les verres} V{être:état} A{(presque vides|à moitié vides)}
S{son oncle} V{arriver} A{le dernier}, J{cependant} S{aucune goutte} V{ne manquer:état} L{dans ses verres}

= fin
S{le juge} V{compter} M{(lentement|avec soin)} O{les gouttes perdues} J{et} V{donner} O{la coupe} I{à son oncle}
« J{puisque} S{vos verres} V{être} A{pleins}, S{ce} V{être} S{vous} J{qui} V{gagner} ! » V{annoncer} S{le maire} I{à son oncle}
S{le maire} V{lever} O{un verre} L{vers le ciel} : S{l'oncle de héros} V{gagner:antérieur} O{la course} M{sans courir/ver} !

? après
S{son oncle} V{partager} T{alors} O{son eau à la menthe} C{avec les autres serveurs}
T{ensuite}, S{héros} V{boire} T{volontiers} O{l'un des verres} : S{ce} V{être:état} A{de la menthe}
« T{maintenant}, S{nous} V{pouvoir boire/ver} O{toute cette eau} ! » V{dire} S{son oncle} M{en riant/ver}
