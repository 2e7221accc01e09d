@title Le chevalier qui peignait
@levels CE2 CM1 CM2
@keywords chevalier, dragon, peinture, château, combat, ruse
@tenses présent, passé_composé, passé_simple

= ouverture
S{un (jeune|pauvre|petit) chevalier} V{vouloir:état peindre/ver}, J{mais} S{son roi} V{l'envoyer} C{combattre/ver un dragon}
C{pour obéir/ver à son roi}, S{un chevalier (rêveur|maladroit|timide)} V{partir} C{vaincre/ver un dragon}, C{un pinceau dans sa poche}

? ordre
« V{prendre:impératif.tu} O{[un objet.conte.arme=épée,lance adj]}, V{battre:impératif.tu} O{le monstre} J{et} V{ne revenir:impératif.tu pas} T{avant la victoire} ! » V{dire}-S{le roi}
« S{tu} V{vaincre:futur} J{ou} S{tu} V{disparaître:futur} ! » V{dire}-S{le roi} M{(sèchement|froidement)}

+ route
S{le chevalier} V{suivre} O{une rivière}, V{se perdre}, V{s'endormir} L{sous un arbre} J{et} V{reprendre} O{sa route}
S{le chevalier} V{apercevoir} O{[un lieu.nature.relief|lieu.ville.château|lieu.ville.moulin|lieu.nature.bois=montagne,moulin adj]}, V{descendre} L{de cheval} J{et} V{le peindre}
L{en chemin}, S{une paysanne} V{lui offrir} O{[du aliment.fruit|aliment.plat.pain|aliment.plat.fromage|aliment.plat.repas=pain,fromage liste]} : S{il} V{manger}, V{boire} J{et} V{repartir}
T{la nuit}, S{le chevalier} V{craindre} O{(l'ombre|le vent|les loups)} : S{il} V{tenir} O{son pinceau} M{comme une épée}

= dragon
T{enfin}, S{le dragon} V{surgir} : S{ses écailles} V{luire:état}, S{ses dents} V{mordre:état} O{le vent}
L{(devant|au fond de) sa grotte}, S{le dragon} V{attendre:état} : S{il} V{ouvrir} O{la gueule} J{et} V{souffler} O{des flammes}

? parole
« S{je} V{ne vouloir pas} C{me battre/ver}, S{je} V{vouloir} C{te peindre/ver} ! » V{crier}-S{le chevalier}
« V{tenir:impératif.tu} O{ta queue bien droite/adj}, V{fermer:impératif.tu} O{la gueule} J{et} V{ne bouger:impératif.tu plus} ! » V{ordonner}-S{le chevalier}
« S{personne} V{ne me peindre:passé_composé jamais} », V{avouer}-S{le dragon} L{devant le pinceau du chevalier}

= pinceau
T{aussitôt}, S{le chevalier} V{prendre} O{son pinceau}, V{choisir} O{un (beau|vrai) vert} J{et} V{peindre}, V{peindre} T{jusqu'au soir}
T{alors}, S{le chevalier} V{poser} O{son épée} J{et} V{peindre} O{le (terrible|grand|vieux) dragon}, S{qui} V{rester:état} A{immobile}

= fin
T{quand} S{le dragon} V{voir} O{son portrait}, S{il} V{fondre} C{en larmes} J{et} V{suivre} O{le chevalier} M{comme un chien}
S{le roi} V{recevoir} O{le tableau} J{et} V{comprendre} : S{le dragon} V{ne faire:état plus} O{peur} I{à personne}, S{il} V{poser:état}
