@title Le roi sans voix
@levels CP CE1 CE2
@keywords son oi, son oin, roi, château, voix, oiseau, conte
@tenses présent
# famille : roi, oiseau, poisson, étoile, voiture, bois, doigt, froid, soif, soir, trois, toit, voile, poire, noix, boîte, croix, armoire, couloir, miroir, voix, joie, voir, boire, croire, vouloir, s'asseoir, choisir, noir, droit, coin, loin, foin, poireau, poivre, framboise, histoire, mouchoir, tiroir, arrosoir, voisin, pourquoi

= voix
T{ce soir}, S{le roi} V{ne avoir plus} O{de voix}
T{un soir}, S{la voix du roi} V{partir} M{loin}
S{le roi} V{avoir} O{froid/nom} : S{il} V{perdre} O{sa voix}
L{dans (le bois|le couloir)}, S{le roi} V{perdre} O{sa voix}

+ cherche
T{alors}, S{héros} V{chercher} O{la voix} L{(dans une boîte & dans l'armoire & dans un tiroir & dans le couloir & dans le bois & dans le foin & dans la voiture & dans un coin noir & derrière le miroir & sous le toit & dans l'arrosoir & chez le voisin & derrière les poireaux)}
J{mais}, L{dans un (coin|tiroir)}, S{on} V{ne voir que} O{(une boîte & trois noix & un gant noir & une poire & un miroir & un mouchoir & un arrosoir & une framboise & du poivre & une étoile en bois & une croix & du foin)}

? remèdes
C{pour sa voix}, S{le roi} V{boire} O{(un jus de poire & un jus de framboise & du lait de noix & un bol de poireaux & trois tasses d'eau & une soupe au poivre & une soupe de poisson)}

? gestes
C{pour parler/ver sans voix}, S{le roi} (V{lever} O{un doigt} & V{lever} O{trois doigts} & V{montrer} O{le toit} & V{montrer} O{une étoile} & V{agiter} O{une voile} & V{agiter} O{son mouchoir} & V{frapper} L{sur une armoire} & V{écrire} O{une histoire} & V{montrer} O{un dessin} & V{s'asseoir} & V{souffler} L{sur un miroir} & V{ouvrir} O{un tiroir})

? parole
« J{pourquoi} V{partir}-S{tu} L{(si loin|dans le noir)}, J{voix} ? » V{dire}-S{(le voisin|héros)}
« V{me croire:impératif.tu}, V{choisir:impératif.tu} O{(une poire|une framboise|une noix|un poireau)} ! » V{dire}-S{(le voisin|héros)}
« V{vouloir}-S{tu} O{(boire/ver|t'asseoir/ver)} ? » V{demander}-S{(le voisin|héros)}
« V{avoir}-S{tu} O{(froid/nom|soif)} ? » V{demander}-S{(le voisin|héros)}

= fin
2 | J{mais} S{un oiseau} V{se poser} L{sur le doigt du roi} : S{sa voix} V{revenir} M{avec la joie} !
J{mais} S{un oiseau} V{faire rire/ver} O{le roi} : S{sa voix} V{revenir} !
T{enfin}, S{le roi} V{voir} O{(un oiseau & une étoile & un poisson & trois oiseaux & une voiture en bois & un poireau tout droit)} : « J{oh} ! »
