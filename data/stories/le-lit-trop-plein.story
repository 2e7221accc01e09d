@title Le lit trop plein
@levels CP CE1
@keywords lit, nuit, dormir, peluches, chambre, maison, animaux, tapis
@tenses présent

= lit
S{il} V{être} A{tard} : S{héros} V{aller} L{(au lit|dans son lit)} C{avec son (ours|nounours|lapin)}
T{ce soir/nom}, S{héros} V{aller dormir} C{avec (son ours|sa poupée)}
S{héros} V{être} L{dans son lit} C{avec (un ours|une poupée)}

? calme
S{la lune} V{être} L{à la fenêtre}, S{le lit} V{être} A{(doux|bien doux)}
S{papa} V{lire} O{(une histoire|un livre|trois pages)}, J{puis} V{sortir}
S{maman} V{fermer} O{(la porte|le rideau|le livre)} : « J{bonne nuit/nom} ! »

? liste
J{puis} S{héros} V{mettre} L{dans le lit} O{[un objet.jouet.petit|objet.lecture.livre=balle,cube,livre liste]}
L{au pied du lit}, S{héros} V{ajouter} O{[un objet.jouet.petit|objet.jouet.jeu=peluche,puzzle liste]}

= tous
J{mais} S{les (dix autres|autres|sept autres) animaux en tissu} V{vouloir venir} T{aussi}
J{mais} S{le (lion|loup|singe), la tortue et le zèbre} V{vouloir venir} T{aussi}
J{mais} S{tous les animaux de la chambre} V{vouloir dormir} L{(là|dans ce lit)}

? parole
« V{venir:impératif.tu} L{près de moi}, J{mon petit} ! » V{dire}-S{héros}
« V{se pousser:impératif.vous}, J{s'il vous plaît} ! » V{dire}-S{héros}
« S{tu} V{dormir} ? » V{demander}-S{(papa|maman|sa sœur)} L{(derrière la porte|de loin)}
« S{nous} V{être} A{un peu trop}, J{mes amis} », V{dire}-S{héros}
« S{je} V{ne plus pouvoir bouger} ! » V{dire}-S{héros}
« J{où} V{être} S{ma place} ? » V{demander}-S{héros}

+ montée
S{le lion} V{monter} L{sur (la couverture|l'oreiller|le drap)}
S{la tortue} V{dormir} L{(sous le drap|sur le livre|dans une botte)}
S{le (zèbre|lapin)} V{prendre} O{(l'oreiller|toute la place|la moitié du lit)}
S{héros} V{ramasser} O{(le petit loup|le canard)} J{et} V{le remettre} L{dans le lit}
S{la girafe} V{être} A{trop longue} : S{ses pattes} V{sortir} L{du lit}
S{héros} V{dormir} L{(au bord|tout au bord|sur le bord) du lit}
S{héros} V{tirer} O{la couverture}, J{mais} S{les animaux} V{la garder}
S{le lit} V{être} A{(plein|trop plein)} : S{il} V{ne plus y avoir} O{de place}

= tapis
J{boum}, S{héros} V{tomber} L{(du lit|sur le tapis)} J{et} V{rire}
J{alors} S{héros} V{prendre} O{son oreiller} J{et} V{dormir} L{sur le tapis}
T{à minuit}, S{héros} V{dormir} L{par terre}, S{les animaux} V{dormir} L{dans le lit}

? papa
T{le matin/nom}, S{(papa|maman)} V{trouver} O{héros} L{(au pied du lit|près du lit)}
« J{qui} V{dormir} L{dans ton lit} ? » V{demander}-S{(papa|maman)} T{le matin/nom}
T{demain}, S{le lit} V{être:futur} C{(pour héros|pour un seul ours|pour deux)}
