@title Il pleut des cordes
@levels CE1 CE2
@keywords pluie, dimanche, maison, expression, jeu, jardin, balançoire
@tenses présent, passé_composé, passé_simple

= ouverture
S{héros} V{vouloir:état attacher/ver} O{une (planche|vieille planche|petite planche)} L{sous le pommier} C{pour faire/ver une balançoire}, J{mais} S{il} V{ne pas avoir:état} O{de corde}
C{pour fabriquer/ver sa balançoire}, S{héros} V{avoir:état} T{déjà} O{une planche}, J{mais} S{il} V{chercher:état} L{partout} O{une corde}
T{(depuis hier|depuis le matin|depuis longtemps)}, S{héros} V{rêver:état} I{d'une balançoire}, J{mais} S{la corde} V{manquer:état} T{(encore|toujours)}

? recherche
S{héros} V{fouiller} L{dans le garage}, L{sous l'escalier}, T{puis} L{derrière (le buffet|l'armoire|les bottes)} : S{il} V{ne trouver rien}
L{dans la boîte à outils}, S{héros} V{ne découvrir que} O{[un objet.outil=marteau,pince,clou liste]}
S{les magasins} V{être:état} A{fermés}, J{car} S{ce} V{être:état} A{dimanche}

= mot
« S{il} V{pleuvoir} O{des cordes} ! » V{dire} S{papa} M{(d'une voix grave|en regardant/ver dehors)}
« S{il} V{ne pas faire} A{beau}, S{il} V{tomber} O{des cordes} ! » V{annoncer} S{papa} L{(depuis la fenêtre|depuis la cuisine|depuis la porte)}
T{(tout à coup|soudain|alors)}, S{papa} V{s'écrier} : « S{il} V{pleuvoir} T{encore} O{des cordes} J{et} S{on} V{devoir rester} L{ici} ! »

? pensée
S{héros} V{(ne pas hésiter|ne pas attendre)} : S{il} V{vouloir:état en ramasser/ver} T{(avant la nuit|tout de suite|sans tarder)} !
« S{le ciel} V{savoir} O{que} S{je} V{avoir} O{besoin d'une corde} ! » V{penser:événement}-S{héros}
« S{je} V{prendre:futur} O{la plus longue} ! » V{dire}-S{héros}
« V{sortir:impératif.nous} T{tout de suite} ! » V{crier}-S{héros}
« J{où} V{tomber}-S{elles}, S{ces cordes} ? L{devant} J{ou} L{derrière la maison} ? » V{demander}-S{héros}

= sortie
T{aussitôt}, S{héros} V{mettre} O{ses bottes}, V{prendre} O{un (seau|panier|grand sac)} J{et} V{courir} L{(dehors|dans le jardin|vers le jardin)}
M{sans (manteau|chapeau|parapluie)}, S{héros} V{sortir} M{vite} C{avec [un objet.maison.récipient=panier,boîte]} C{pour ramasser/ver les cordes}

? dehors
S{héros} V{regarder} L{en haut}, L{en bas}, L{à gauche}, L{à droite}, J{mais} S{il} V{ne voir que} O{de l'eau}
S{la pluie} V{couler:état} L{dans son cou}, L{entre ses doigts} J{et} T{bientôt} L{jusque dans ses bottes}
S{les gouttes} V{sauter:état} L{(partout|devant ses pieds|sur le chemin|autour du pommier)}, J{mais} S{aucune corde} V{ne tomber:état}

? retour
S{héros} V{rentrer} A{(mouillé|trempé)} : « S{ce} V{ne être que} A{de l'eau} ! »
T{(bientôt|peu après|enfin)}, S{héros} V{revenir} L{près du feu}, A{(trempé|mouillé)} J{et} A{déçu}

? explication
« S{on} V{dire} O{cela} J{quand} S{la pluie} V{tomber} M{très fort} », V{expliquer} S{papa}
« S{ce} V{être} A{une expression} : S{la pluie} V{tomber} M{si fort} J{que} S{on} V{croire voir/ver} O{des cordes} », V{expliquer} S{papa}

= chute
T{alors}, S{papa} V{monter} L{au grenier} J{et} V{rapporter} O{une vraie corde, assez longue pour (la|une) balançoire}
S{papa} V{rire} M{un peu}, T{puis} V{trouver} O{une vraie corde} L{(au-dessus de l'armoire|dans le coffre de la voiture)}

? après
T{le lendemain}, S{le soleil} V{revenir} J{et} S{la balançoire} V{monter} A{presque} L{jusqu'aux branches}
