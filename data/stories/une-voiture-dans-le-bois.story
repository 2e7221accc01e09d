@title Une voiture dans le bois
@levels CP CE1 CE2
@keywords son oi, voiture, bois, nuit, panne, voyage, famille
@tenses présent
# famille : voiture, bois, soir, noir, froid, soif, toit, étoile, oiseau, oie, poisson, poire, noix, framboise, poivre, poireau, boîte, mouchoir, miroir, arrosoir, doigt, poil, voix, voisin, coin, loin, foin, trois, droite, boire, voir, croire, avoir, vouloir, s'asseoir, choisir, aboyer, nettoyer, pourquoi, voilà, bonsoir

= panne
T{ce soir}, S{la voiture} V{caler} : S{héros et papa} V{rester} L{dans le bois}
L{(dans le bois|au coin d'un bois|loin du village)}, S{héros et papa} V{tomber} C{en panne}
T{un soir}, S{héros et maman} V{tomber} C{en panne} L{dans un bois}

? voiture
C{pour dormir/ver}, S{la voiture} V{être} A{(trop ~noir & trop ~froid & trop ~étroit)}

? coffre
J{mais}, L{dans le coffre}, S{héros} V{ne voir que} O{(une boîte & un mouchoir & un miroir & un arrosoir & trois poires & trois noix & du poivre & un poireau & des framboises & un poisson froid & un poil & du foin)}

? héros
T{en attendant}, S{héros} (V{s'asseoir} & V{avoir} O{soif} & V{boire} O{un jus} & V{choisir} O{une poire} & V{croquer} O{une noix} & V{manger} O{une framboise} & V{voir} O{une étoile} & V{compter} L{jusqu'à trois} & V{chercher} O{du bois} & V{nettoyer} O{le miroir} & V{plier} O{son mouchoir} & V{se coucher} L{dans le foin} & V{regarder} L{au loin} & V{regarder} L{à droite} & V{aboyer} C{pour rire/ver})

? bêtes
T{soudain}, L{dans le noir/nom}, (S{un oiseau} V{s'envoler} & S{une oie} V{crier} & S{un chien} V{aboyer} & S{une voix} V{chanter} & S{une étoile} V{tomber} & S{un poisson} V{sauter} & S{un loup} V{boire})

? parole
« J{pourquoi} V{aller}-S{tu} L{(si loin|à droite|dans le noir)} ? » V{demander}-S{une voix}
« J{voilà} O{(du bois|trois noix|une poire|une boîte|mon mouchoir|un toit)} ! » V{dire}-S{une voix}
« J{bonsoir} ! S{je} V{avoir} O{(froid/nom|soif)} ! » V{dire}-S{une voix}
« S{je} V{vouloir} O{un toit} ! » V{dire}-S{une voix}

= fin
T{enfin}, S{un voisin} V{arriver} C{avec (une boîte d'outils & trois poires & des noix & du poisson & des framboises & trois amis)} !
T{enfin}, S{un voisin} V{tirer} O{la voiture} L{(sous son toit|hors du bois)} !
T{enfin}, S{trois (oies|oiseaux|voisins|voix)} V{guider} O{héros} L{(sous un toit|hors du bois)} !
