@title Le roi sans voix
@levels CP CE1 CE2
@keywords son oi, son oin, roi, château, voix, oiseau, conte
@tenses présent
# famille : roi, oiseau, poisson, étoile, voiture, bois, doigt, froid, soif, soir, trois, toit, voile, poire, noix, boîte, croix, armoire, couloir, miroir, voix, joie, voir, boire, croire, vouloir, s'asseoir, choisir, noir, droit, coin, loin, foin, poireau, poivre, framboise, histoire, mouchoir, tiroir, arrosoir, voisin, pourquoi

= voix
T{ce (soir|mois)}, S{le roi} V{ne avoir plus} O{de voix}
T{un soir}, S{la voix du roi} V{partir} M{loin}
S{le roi} V{avoir} O{froid/nom} : S{sa voix} V{partir} M{(loin|au loin)}
L{dans (le bois|le couloir)}, S{le roi} V{perdre} O{sa voix}

+ cherche
T{alors}, S{héros} V{chercher} L{(dans une boîte & dans l'armoire & dans un tiroir & dans le couloir & dans le bois & dans le foin & dans la voiture & dans un coin & sous le miroir & sous le toit & sous la voile & dans l'arrosoir & sous la croix & chez le voisin & sous trois poireaux)}
L{dans un (coin|tiroir|couloir)}, S{héros} V{voir} O{(une boîte & trois noix & un gant noir & une poire & un miroir & un mouchoir & un arrosoir & une framboise & du poivre & une étoile & un poisson & une croix & une voile & une voiture & du foin & une histoire)}

? remèdes
C{pour sa voix}, S{le roi} V{boire} O{(un jus de poire & un jus de framboise & un bol de noix & un bol de poireau & trois tasses d'eau & une soupe au poivre)}
T{vite}, S{le roi} (V{boire} O{du lait} & V{avoir} O{soif} & V{croire} O{son médecin} & V{s'asseoir} & V{choisir} O{une poire} & V{vouloir} O{une noix} & V{lever} O{trois doigts} & V{se voir} L{dans le miroir} & V{avoir} O{froid/nom} & V{marcher} M{tout droit} & V{vouloir} O{un soin} & V{ouvrir} O{une boîte} & V{ouvrir} O{un tiroir} & V{tourner} L{à droite} & V{mouiller} O{un mouchoir})

? gestes
L{au lit/nom}, S{le roi} (V{montrer} O{le toit} & V{lever} O{un doigt} & V{s'asseoir} & V{voir} O{une étoile} & V{avoir} O{soif} & V{boire} T{trois fois} & V{choisir} O{un miroir} & V{vouloir} O{son mouchoir} & V{remplir} O{un arrosoir} & V{croire} O{son voisin} & V{lire} O{une histoire} & V{frotter} O{son doigt} & V{ouvrir} O{son armoire})

? parole
« J{pourquoi} V{partir}-S{tu} L{(si loin|dans le noir)} ? » V{dire}-S{(le voisin|un oiseau)}
« V{me croire:impératif.tu}, V{choisir:impératif.tu} O{(une poire|une framboise|une noix|un poireau)} ! » V{dire}-S{(le voisin|héros)}
« S{je} V{avoir} O{besoin de toi} ! » V{dire}-S{(le voisin|un oiseau)}

= fin
2 | J{mais}, S{un oiseau} V{se poser} L{sur son doigt} : J{quelle joie} !
J{mais} S{un oiseau} V{rire} : S{le roi} V{crier} C{de joie} !
T{enfin}, S{le roi} V{voir} O{(un oiseau & une étoile & un poisson & une framboise & trois noix & son voisin & une voiture & un poireau droit & le bois)} : « J{oh} ! »
