@title Bébé dit non
@levels CP CE1
@keywords repas, bébé, manger, midi, cuisine, famille, légumes, fruits, oui, non
@tenses présent

= midi
S{il} V{être} A{midi} : S{(papa|maman)} V{préparer} O{(une purée|la purée|le repas)} C{pour bébé}
T{(à midi|ce midi|mardi midi|samedi midi)}, S{(papa|maman)} V{donner} O{(sa purée|de la purée)} I{à bébé}
S{bébé} V{être} L{à table}, J{et} S{(papa|maman)} V{apporter} O{(la purée|sa petite assiette|son bol)}

? bébé
S{bébé} V{porter} O{un (petit tablier|tablier rouge|vieux pull)} C{pour le repas}
S{la purée} V{être} A{(bonne|tiède|bien bonne)} : S{il} V{y avoir} O{(de la tomate|une carotte)} L{dedans}

= non
J{mais} S{bébé} V{fermer} O{la bouche} J{et} V{dire} : « J{non} ! »
« J{non, non, non} ! » V{dire}-S{bébé}, S{qui} V{tourner} O{la tête}
J{mais} S{bébé} V{pousser} O{son assiette} J{et} V{crier} : « J{non} ! »

? plats
L{sur la table}, S{il} V{y avoir} T{aussi} O{[un aliment.fruit=banane,pomme liste]}, J{mais} S{bébé} V{dire} : « J{non} ! »

? parole
« V{ouvrir:impératif.tu} O{la bouche}, J{petit (pirate|ours|lama)} ! » V{dire}-S{papa}
« S{tu} V{ne jamais avoir} O{faim} ? » V{demander}-S{papa}
« J{pourquoi} V{dire}-S{tu} T{toujours} O{non} ? » V{demander}-S{mamie}
« S{ce} V{être} A{un avion}, V{regarder:impératif.tu} ! » V{dire}-S{papa}
« S{nous} V{aimer} O{la purée} ! » V{dire}-S{(papa|maman)}
« S{je} V{manger} O{mon pain} J{quand} S{je} V{avoir} O{faim} », V{dire}-S{héros}

+ essais
S{papa} V{faire} O{(la moto|l'avion|le pirate|l'âne|le robot)} C{avec la cuillère}
S{héros} V{donner} O{un bout de (tomate|banane)} : « J{non} ! » V{crier}-S{bébé}
S{mamie} V{donner} O{(de la salade|un peu de riz|un bout de pain)} : « J{non} ! » V{crier}-S{bébé}
S{bébé} V{taper} L{sur la table}, J{et} S{la purée} V{sauter} L{(par terre|sur le tapis|sur le mur)}
S{le chat} V{venir} L{sous la table} J{et} V{lécher} O{la purée}
S{maman} V{chanter}, S{papa} V{danser}, J{mais} S{bébé} V{dire} T{encore} O{non}
S{tout le monde} V{être} A{fatigué} T{(maintenant|après tout ça)}

= oui
T{enfin}, S{papa} V{donner} O{la cuillère} I{à bébé} : « J{oui} ! » V{crier}-S{bébé}
T{enfin}, S{héros} V{manger} O{la purée} : « J{oui} ! » V{crier}-S{bébé}, S{qui} V{ouvrir} O{la bouche}
J{alors} S{bébé} V{prendre} O{la cuillère} J{et} V{crier} : « J{oui} ! »

? fin
S{bébé} V{manger} M{beaucoup} J{et} V{avoir} O{de la purée} L{(sur le nez|dans les cheveux|partout)}
T{demain}, S{bébé} V{manger:futur} O{(sa purée|son repas)} C{comme un grand/nom}
S{(papa|maman|mamie)} V{rire} J{et} V{laver} O{(bébé|les joues de bébé|les mains de bébé)} L{au lavabo}
