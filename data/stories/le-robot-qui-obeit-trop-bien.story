@title Le robot qui obéit trop bien
@levels CE2 CM1 CM2
@keywords robot, obéir, ordre, maison, expressions, humour
@tenses présent, passé_composé, passé_simple

= ouverture
C{pour ranger/ver sa chambre}, S{héros} V{fabriquer} O{un robot (docile|tout neuf|très sage/adj)}, S{qui} V{vouloir:état} M{(toujours|vraiment)} C{obéir/ver}
T{ce (mercredi|dimanche)/nom}, S{le (petit|nouveau|drôle de) robot de héros} V{ouvrir} O{les yeux} J{et} V{demander} O{du travail/nom}

= ordre
« V{prendre:impératif.tu} O{la porte/nom} J{et} V{aller:impératif.tu} C{ranger/ver ma chambre} ! » V{dire}-S{héros} ; T{aussitôt}, S{le robot} V{prendre} O{la porte/nom} L{sous son bras}
« V{ranger:impératif.tu} O{ma chambre} : S{je} V{ne vouloir plus rien voir} L{par terre} ! » V{dire}-S{héros} ; S{le robot} V{accrocher} O{le lit, la chaise et le tapis} L{au plafond}

+ erreurs
« V{jeter:impératif.tu} O{un œil} L{dans le couloir} ! » V{dire}-S{héros} ; S{le robot} V{dévisser} O{son œil (gauche|droit/adj|rouge)} J{et} V{le lancer}
« V{donner:impératif.tu} O{ta langue} I{à le chat} ! » V{dire}-S{héros} ; S{le robot} V{tirer} O{la langue} J{et} S{le chat} V{s'enfuir}
« V{apporter:impératif.tu} O{[le vêtement.habit|vêtement.hiver|objet.lecture.livre=livre,pull]} J{et} V{essuyer:impératif.tu} O{tes pieds} ! » V{dire}-S{héros} ; S{le robot} V{essuyer} O{ses pieds} C{avec}
« V{aller:impératif.tu} C{prendre/ver l'air} ! » V{crier}-S{héros} ; S{le robot} V{remplir} C{d'air} O{(un grand sac|trois ballons|deux bouteilles)}
« V{finir:impératif.tu} O{cela} M{les doigts dans le nez} ! » V{dire}-S{héros} ; S{le robot} V{mettre} O{deux doigts} L{dans son nez}
« V{attendre:impératif.tu} O{une seconde} ! » V{crier}-S{héros} ; S{le robot} V{attendre} O{une seconde}, C{pas deux}, J{et} V{repartir}
S{le robot} V{ranger} O{les chaussettes} L{dans (le four|la poubelle|le piano)}, J{car} S{héros} V{ne pas dire:antérieur} C{où les mettre/ver}

? désordre
T{maintenant}, S{la maison} V{être:état} A{(pleine|remplie|couverte)} C{de [objet.maison.récipient|objet.jouet.petit|vêtement.habit|vêtement.pied=chaussure,jouet pl]}, J{et} S{la chambre} V{être:état} A{(pire/adj|plus sale)} C{qu'avant}
T{maintenant}, S{le désordre} V{être:état} A{(énorme|terrible|complet)} : S{[un objet.maison.siège|objet.jouet.petit|vêtement|objet.cuisine.récipient=chaise,chapeau]} V{pendre:état} L{à la lampe}

? colère
« S{tu} V{ne comprendre rien} ! » V{crier}-S{héros}, J{mais} S{le robot} V{sourire} : S{il} V{croire:état} M{bien} C{faire/ver}
« S{tu} V{le dire:passé_composé}, S{je} V{le faire:passé_composé} ! » V{répéter}-S{le robot} M{(fièrement|tranquillement)}

= fin
« V{faire:impératif.tu} C{comme moi} ! » V{soupirer}-S{héros} ; T{alors}, S{le robot} V{ranger} O{la chambre} C{avec <lui|elle>}, M{(sans une erreur|parfaitement)}
« V{aller:impératif.tu} C{dormir/ver} ! » V{conclure}-S{héros} ; S{le robot} V{se coucher} M{(aussitôt|en silence)} J{et} S{héros} V{ranger} O{sa chambre}, C{<tout seul/adj|toute seule/adj>}
