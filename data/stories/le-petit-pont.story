@title Sur le petit pont
@levels CP CE1
@keywords pont, rivière, mouton, cochon, ferme, amis, son on, campagne
@tenses présent

= mouton
S{un mouton (tout rond|marron|blanc)} V{avancer} L{sur le (petit|long) pont}
T{ce matin/nom}, S{un mouton} V{vouloir traverser} O{le pont}
S{un mouton} V{rentrer} L{(à la maison|chez lui)} C{par le petit pont}

? pont
S{le pont} V{être} A{(trop petit|très petit|bien petit)} C{pour deux}
L{sous le pont}, S{l'eau} V{être} A{(profonde|très froide|toute grise)}
L{sous le pont}, S{les poissons} V{nager} L{(en rond|dans l'eau)}

= cochon
J{mais} L{au milieu du pont}, S{un (cochon|gros cochon)} V{arriver}
J{mais} S{un (gros|bon gros|grand) cochon} V{venir} L{de l'autre côté}
J{mais} S{un cochon} V{avancer} T{aussi} L{sur le pont} : S{ils} V{être} A{nez à nez}

? panier
S{le cochon} V{porter} O{[un aliment.fruit|aliment.légume.racine=melon,citron,oignon liste]} : S{il} V{prendre} O{toute la place}
S{le mouton} V{porter} O{[un vêtement.habit|vêtement.tête|objet.jouet.petit=pantalon,ballon liste]} : S{il} V{prendre} O{toute la place}

? parole
« J{pardon}, S{je} V{vouloir passer} ! » V{dire}-S{le mouton}
« J{non}, S{ce} V{être} A{mon pont} ! » V{dire}-S{le cochon}
« V{reculer:impératif.tu}, J{s'il te plaît} ! » V{dire}-S{le mouton}
« S{nous} V{être} A{trop (gros|ronds)} », V{dire}-S{le (cochon|mouton)}
« J{qui} V{aller passer} ? » V{demander}-S{le cochon}
« S{tu} V{voir}, S{on} V{ne pas passer} », V{dire}-S{le cochon}

+ bagarre
S{le mouton} V{pousser}, J{mais} S{le cochon} V{ne pas bouger}
S{le cochon} V{ronchonner} J{et} V{taper} C{du pied}
S{le pont} V{trembler} J{et} V{faire} O{un long bruit}
L{au fond de l'eau}, S{un poisson} V{regarder} O{les deux (animaux|grognons)}
S{un (pigeon|hérisson|papillon|oison)} V{regarder} J{et} V{attendre}
S{le mouton et le cochon} V{rester} L{là} T{(longtemps|un bon moment)}
T{enfin}, S{le cochon} V{avoir} O{une (bonne|très bonne) idée}

= bond
J{alors} S{le cochon} V{se coucher}, J{et} S{le mouton} V{sauter} L{(par-dessus|sur l'autre bord)}
J{alors} S{le mouton} V{faire} O{un (bond|grand bond|long bond)} L{au-dessus du cochon}
J{alors} S{le mouton} V{passer} L{sur le dos rond du cochon}

? amis
T{maintenant}, S{le mouton et le cochon} V{être} A{bons amis}
« J{quel bond, mon bon mouton} ! » V{dire}-S{le cochon}
S{le cochon et le mouton} V{rentrer} L{à la maison} M{(en chantant/ver|sans se pousser/ver|très contents)}
