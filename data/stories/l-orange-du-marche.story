@title L'orange du marché
@levels CP CE1
@keywords marché, marchand, fruits, argent, orange, dimanche, son an, ville
@tenses présent

= envie
T{(dimanche|samedi|vendredi|ce matin/nom)}, L{au marché}, S{héros} V{vouloir} O{une (grande|belle|bonne) orange}
S{héros} V{aller} L{au marché} C{pour acheter/ver une orange}
C{pour (maman|sa tante|son grand-père|sa grand-mère)}, S{héros} V{vouloir} O{une orange (du marché|du marchand)}

? étal
S{le marchand} V{vendre} O{[des aliment.fruit|aliment.légume=banane,tomate pl liste]}
S{les oranges du marchand} V{être} A{(grandes|grosses|bonnes|belles)}
L{devant le marchand}, S{dix (gens|enfants|clients)} V{attendre}
S{le marchand} V{chanter} : « V{goûter:impératif.vous} O{mes oranges} ! »

= perdu
J{mais} S{sa pièce} V{tomber} J{et} V{rouler} L{(très loin|dans la rue|entre les gens)}
J{mais} S{son argent} V{ne plus être} L{dans (sa poche|son sac|son pantalon|son gant blanc)}
T{(soudain|tout à coup)}, S{héros} V{ne plus trouver} O{son argent}

+ recherche
S{héros} V{chercher} L{(entre les paniers|sous les bancs|derrière les sacs|sous la balance)}
S{héros} V{demander} I{à une dame} : « V{avoir}-S{vous} O{ma pièce} ? »
S{une dame en blanc} V{chercher} M{(un moment|longtemps|avec soin/nom)}
S{un (enfant|monsieur|client)} V{regarder} L{(sous le banc|sous la tente|dans les salades)}
S{un chien blanc} V{sentir} O{le sol}, J{mais} S{il} V{ne rien trouver}
S{une grand-mère} V{ranger} O{son panier} J{et} V{chercher} T{aussi}
S{les gens} V{rentrer} L{chez eux}, J{mais} S{héros} V{chercher} T{(encore|longtemps)}

? parole
« S{je} V{ne avoir que} O{cette pièce} », V{dire}-S{héros}
« V{attendre:impératif.tu}, S{je} V{regarder} L{sous (mon banc|le camion)} », V{dire}-S{(une dame|un enfant)}
« J{pourquoi} V{pleurer}-S{tu}, J{mon enfant} ? » V{demander}-S{le marchand}
« V{ne pas pleurer:impératif.tu}, J{mon enfant} ! » V{dire}-S{le marchand}

= don
S{le marchand} V{être} A{gentil} : S{il} V{donner} O{l'orange} I{à héros}
S{le marchand} V{tendre} O{une orange} : « V{prendre:impératif.tu}, S{tu} V{payer:futur} T{dimanche} ! »
J{alors} S{le marchand} V{sourire} : « S{je} V{t'offrir} O{cette orange} ! »

? merci
« J{merci}, S{ce} V{être} A{très gentil} ! » V{dire}-S{héros}
S{héros} V{rentrer} L{à la maison}, A{très content}
S{héros} V{donner} O{un (dessin|bonbon|bisou)} I{au marchand}
