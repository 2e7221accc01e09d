@title La grande course d'escargots
@levels CE1 CE2 CM1 CM2
@keywords course, escargot, sport, commentateur, jardin, animaux, pluie
@tenses présent, passé_composé, passé_simple

= ouverture
T{après la pluie}, S{héros et ses cousins} V{organiser} O{une course d'escargots} L{sur (une planche|le banc|un vieux/adj mur)}
T{ce matin/nom}, S{plusieurs escargots} V{attendre:état} O{le départ} L{sur la (planche|table)} : S{héros} V{aller:état commenter/ver} O{la course}

? équipement
S{les cousins de héros} V{peindre:antérieur} O{un (petit|gros) numéro} L{sur chaque coquille}
S{le premier escargot} V{être:état} A{(gros|jaune|brun)}, S{le deuxième} V{être:état} A{(petit|gris|maigre)}, S{le dernier} V{être:état} A{(tout blanc|minuscule|endormi)}

? spectateurs
L{(autour d'eux|tout autour|non loin de là)}, S{des fourmis, une (grosse|jeune) limace et [un animal.compagnie=tortue,chat]} V{attendre:état} M{(aussi|en silence|tranquillement)}

= départ
« S{ils} V{partir} ! » V{crier}-S{héros}, J{mais} S{les escargots} V{rester} L{dans leur coquille}
« J{à vos marques/nom, prêts/adj}, V{partir:impératif.vous} ! » V{lancer}-S{héros} : S{aucune corne} V{ne sortir}

? attente
S{les (enfants|cousins)} V{attendre}, V{soupirer}, V{s'asseoir} J{et} V{commencer à bâiller}
« J{est-ce que} S{vous} V{dormir} ? » V{demander}-S{héros} I{à les coureurs}

= appât
T{alors}, S{les cousins de héros} V{mettre} O{une (belle|grosse|bonne/adj) salade} L{à l'arrivée}
C{pour les réveiller/ver}, S{les cousins de héros} V{poser} O{une salade (fraîche|verte)} L{au bout de la piste}

+ commentaires
« S{le numéro un} V{sortir} O{une corne}, J{puis} S{l'autre} : S{il} V{voir} O{(le soleil|le but|la ligne)} ! »
« S{mesdames et messieurs}, S{les coureurs} V{avancer} T{enfin} ! » V{annoncer}-S{héros}
« S{le numéro deux} V{prendre} O{la tête} ; S{rien} V{ne pouvoir} C{l'arrêter/ver} ! » V{crier}-S{héros}
« S{le numéro trois} V{faire} O{demi-tour} : J{où} V{aller}-S{il} ? S{il} V{perdre} O{la course} ! » V{annoncer}-S{héros}
« S{les deux premiers/adj} V{se battre} … J{non}, S{ils} V{se faire} O{un câlin} ! » V{dire}-S{héros}
« V{courir:impératif.vous}, S{mes amis}, V{vaincre:impératif.vous} O{la fatigue}, S{vous} V{devoir} C{finir/ver avant le goûter/nom} ! » V{crier}-S{héros}
« S{le numéro un} V{glisser}, V{tenir} M{bon/adv}, V{repartir}, J{et} S{le public} V{applaudir} ! » V{lancer}-S{héros}

= retard
T{au bout d'une heure}, S{les escargots} V{ne faire:antérieur que} O{(dix|douze|vingt) pas/nom d'escargot}
J{mais} S{le soleil} V{revenir}, J{et} S{les coureurs} V{ralentir}, V{rentrer} O{leurs cornes} J{et} V{s'arrêter}

? impatience
S{les cousins de héros} V{perdre} O{patience} J{et} V{aller} C{(goûter/ver|jouer/ver ailleurs)}

= fin
T{quand} S{héros} V{revenir} T{après le goûter/nom}, S{la salade} V{ne être:état plus que} A{des trous} : S{tous les coureurs} V{gagner:antérieur} !
