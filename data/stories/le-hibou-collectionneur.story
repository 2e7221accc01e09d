@title Le hibou collectionneur
@levels CE2 CM1
@keywords hibou, collection, pluriel, forêt, bijoux, cailloux
@tenses présent, passé_composé, passé_simple

= ouverture
L{dans un (vieux|grand) chêne}, S{un hibou} V{collectionner:état} O{les bijoux, les cailloux et les joujoux perdus/adj}
L{en haut d'un arbre}, S{un (vieux|gros|jeune) hibou} V{ranger:état} O{des bijoux, des cailloux et des joujoux} L{dans son nid}, J{mais} S{il} V{en vouloir:état} T{toujours} O{plus}

+ trésors
T{un soir}, S{le hibou} V{rapporter} O{un caillou} ; T{le lendemain}, S{il} V{trouver} O{deux (beaux|gros|jolis) cailloux}
L{près des (ruisseaux|roseaux)}, S{le hibou} V{ramasser} O{un anneau}, J{puis} O{trois (vieux|beaux|gros) anneaux}
L{dans le nid}, S{il} V{y avoir:état} O{des morceaux de journaux, des bouts de tuyaux, des noyaux et des clous}
L{au fond du nid}, S{on} V{voir:état} M{aussi} O{[des objet.jouet.petit|objet.conte.bijou|objet.maison.clé|objet.école.fourniture|vêtement|objet.outil.clou=bille,bague liste pl]}
S{les (moineaux|corbeaux|oiseaux) voisins/adj} V{apporter} O{des (cheveux|rubans|grelots)} J{et} V{recevoir} O{des (noix|noyaux)} C{en échange}
J{comme} S{les (animaux|chevaux|taureaux) de la ferme} V{perdre:état} O{leurs (clous|grelots|anneaux)}, S{le hibou} V{y passer:état} T{(chaque nuit|souvent)}
S{le hibou} V{frotter:état} O{ses (bijoux|joyaux|cristaux)} C{avec des choux} J{et} V{les compter:état} T{(sans cesse|toute la nuit)}

? parole
« S{vos joujoux} V{être} A{beaux}, J{mais} L{où} V{dormir}-S{vous} ? » V{demander}-S{[un animal.oiseau.petit|animal.sauvage.forêt=hirondelle,hérisson sg]}
« S{ces bijoux} V{valoir} O{trois châteaux} ! » V{déclarer}-S{le hibou} M{(fièrement|gravement)}
« J{à quoi} V{servir} S{tous ces cailloux} ? » V{crier}-S{les (corbeaux|étourneaux|moineaux)}

= obstacle
J{mais} S{le nid} V{devenir} A{trop lourd/adj} : T{une nuit}, S{les rameaux} V{craquer} J{et} S{tous les (bijoux|joujoux|cailloux)} V{tomber}
J{mais} T{un soir}, S{le hibou} V{ne trouver plus} O{de place/nom} C{pour ses genoux} : S{les cailloux} V{remplir:état} O{son nid}

= fin
T{à l'aube}, S{le hibou} V{regarder} O{le ciel} : S{les nuages roses} V{valoir:état} O{tous les bijoux} J{et} V{ne peser:état} O{rien}
T{alors}, S{le hibou} V{choisir} O{un seul caillou} J{et} V{donner} O{tout le reste} I{à les (oiseaux|animaux) du bois} : S{il} V{pouvoir:état} T{enfin} C{fermer/ver les yeux}
