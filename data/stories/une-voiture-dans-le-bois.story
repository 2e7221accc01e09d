@title Une voiture dans le bois
@levels CP CE1 CE2
@keywords son oi, voiture, bois, nuit, panne, voyage, famille
@tenses présent
# famille : voiture, bois, soir, noir, froid, soif, toit, étoile, oiseau, oie, poisson, poire, noix, framboise, poivre, poireau, boîte, mouchoir, miroir, arrosoir, doigt, poil, voix, voisin, coin, loin, foin, trois, droite, boire, voir, croire, avoir, vouloir, s'asseoir, choisir, aboyer, nettoyer, pourquoi, voilà, bonsoir

= panne
T{ce soir}, S{la voiture} V{caler} L{dans (un bois|le bois)}
2 | L{(dans le bois|au coin d'un bois)}, S{la voiture de héros} V{tomber} L{en panne}
S{la voiture de papa} V{caler} L{(dans un bois|loin du village)}

? coffre
L{dans le coffre}, S{héros} V{voir} O{(une boîte & un mouchoir & un miroir & un arrosoir & trois poires & trois noix & du poivre & un poireau & des framboises & un poisson froid & un poil & du foin)}

? héros
T{alors}, S{héros} (V{avoir} O{froid/nom} & V{avoir} O{soif} & V{boire} O{un jus} & V{choisir} O{une poire} & V{croquer} O{une noix} & V{manger} O{une framboise} & V{s'asseoir} & V{regarder} L{à droite} & V{lever} O{un doigt} & V{voir} O{une étoile} & V{voir} O{un oiseau} & V{voir} O{une oie} & V{croire entendre/ver} O{une voix} & V{vouloir} O{un toit} & V{aller} L{plus loin} & V{chercher} O{du bois} & V{nettoyer} O{le miroir} & V{ouvrir} O{une boîte} & V{plier} O{son mouchoir} & V{goûter} O{un poireau} & V{pêcher} O{un poisson} & V{se coucher} L{dans le foin} & V{aboyer} C{pour rire/ver} & V{remplir} O{un arrosoir} & V{tourner} L{au coin} & V{compter} L{jusqu'à trois})

? bêtes
L{dans le noir/nom}, (S{un oiseau} V{voler} & S{une oie} V{boire} & S{un chien} V{aboyer} & S{trois oiseaux} V{s'asseoir} & S{une voix} V{chanter} & S{une étoile} V{briller} & S{un poisson} V{sauter} & S{papa} V{vouloir} O{un toit} & S{maman} V{croire voir/ver} O{un loup} & S{une oie} V{nettoyer} O{ses plumes} & S{papa} V{avoir} O{soif} & S{maman} V{choisir} O{un coin})

? voiture
J{mais} S{la voiture} V{être} A{(~noir & trop ~froid & ~étroit)}

? parole
« J{pourquoi} V{aller}-S{tu} L{(si loin|à droite|dans le noir)} ? » V{demander}-S{(papa|maman|une voix)}
« J{voilà} O{(du bois|trois noix|une poire|une boîte|mon mouchoir|un poireau|du foin)} ! » V{dire}-S{(papa|maman|une voix)}
« J{bonsoir} ! S{je} V{avoir} O{(froid/nom|soif|trois poires)} ! » V{dire}-S{(une voix|papa)}

= fin
T{enfin}, S{un voisin} V{arriver} C{avec (une boîte & un arrosoir & trois poires & du bois & des noix & du poisson & des framboises & du foin & une oie & un miroir & du poivre)} !
T{enfin}, S{un voisin} V{tirer} O{la voiture} L{(sous son toit|hors du bois)} !
T{enfin}, S{trois (oies|oiseaux|voisins|voix)} V{guider} O{héros} L{(sous un toit|hors du bois)} !
