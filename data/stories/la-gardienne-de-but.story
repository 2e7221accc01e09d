@title Le dernier penalty
@levels CE1 CE2 CM1
@keywords sport, football, match, but, ballon, équipe, stade
@tenses présent, passé_composé, passé_simple

= ouverture
T{dimanche}, L{sur le (stade|terrain) (du village|de la ville|du quartier)}, S{héros} V{garder:état} O{le but} C{pour la finale}
S{l'équipe de héros} V{jouer:état} O{la finale}, J{et} S{héros} V{défendre:état} O{les buts} C{avec des gants (trop grands|neufs|prêtés par son cousin)}
T{(samedi|dimanche|mercredi) après-midi}, S{l'équipe de héros} V{rencontrer} O{les champions}, J{et} S{héros} V{enfiler} O{les gants du gardien}

= désir
S{héros} V{ne jamais arrêter:antérieur} O{de penalty}, J{mais} T{cette fois}, S{il} V{vouloir:état y arriver/ver}
J{comme} S{son équipe} V{ne jamais gagner:antérieur} O{la coupe}, S{héros} V{rêver:état} I{de la soulever/ver}

? météo
S{la pluie} V{tomber:état} T{depuis (l'aube|midi|une heure)}, J{et} S{la pelouse} V{ressembler:état} I{à (une mare|une éponge|un marécage)}
S{le vent} V{secouer:état} O{(les filets|les drapeaux|les parapluies)}, J{et} S{les spectateurs} V{taper:état} L{du pied} C{pour se réchauffer/ver}

+ match
T{(dès la première minute|très tôt)}, S{le capitaine adverse} V{tirer} L{sur le poteau}
2 id=but | T{après (dix|douze|quinze|vingt) minutes}, S{ami} V{marquer} O{un but (superbe|magnifique|de la tête)}
2 après=but | T{avant la pause}, S{les champions} V{égaliser}, J{et} S{les joueurs} V{boire} O{(de l'eau|du thé chaud)} L{(sous l'abri|autour du banc)}
T{ensuite}, S{le ballon} V{passer} L{(au-dessus de la barre|à côté du poteau|tout près de la lucarne)}
S{un joueur} V{glisser}, V{rouler} L{dans l'herbe} J{et} V{se relever} M{(en riant|aussitôt)}
S{le public} V{chanter} M{(de plus en plus fort|malgré le froid|sans s'arrêter)}, J{puis} S{l'arbitre} V{regarder} O{sa montre}
3 | C{malgré la fatigue}, S{aucune équipe} V{ne ralentir}, J{et} S{le score} V{rester:état} A{le même}

= obstacle
T{(à la dernière minute|juste avant la fin)}, S{l'arbitre} V{montrer} O{le point blanc} : S{ce} V{être:état} A{un penalty} C{contre l'équipe de héros} !
T{(à la dernière minute|juste avant la fin)}, S{les champions} V{obtenir} O{un penalty}, J{et} S{le silence} V{envahir} O{le stade}

? parole
« V{regarder:impératif.tu} O{ses pieds} J{et} V{rester:impératif.tu} A{calme/adj} ! » V{crier} S{(l'entraîneur|le capitaine|l'entraîneuse)}
« S{je} V{avoir} O{froid/nom}, S{je} V{avoir} O{peur}, J{mais} S{je} V{rester:futur} A{debout} », V{se dire}-S{héros}
« S{nous} V{être} L{avec toi}, S{tu} V{l'arrêter:futur} ! » V{hurler} S{(ses amis|ses coéquipiers|les remplaçants)}
« J{où} V{aller:futur}-S{il} : C{à gauche} J{ou} C{à droite} ? » V{murmurer}-S{héros}

= tournant
S{l'attaquant} V{reculer} C{de (trois|quatre|cinq|six) pas}, V{souffler} J{et} V{s'élancer}
S{héros} V{plier} O{les (genoux|jambes)}, V{écarter} O{les bras} J{et} V{fixer} O{le ballon}

= chute
S{le ballon} V{partir} M{comme une (flèche|fusée)}, S{héros} V{plonger} J{et} V{le sentir} L{dans ses gants} !
S{héros} V{vouloir:événement plonger/ver} L{à gauche}, V{glisser} L{sur la pelouse}… J{et} V{arrêter} O{le ballon} C{avec (les pieds|le genou|le menton|le ventre)} !

? fin
S{ses coéquipiers} V{soulever} O{héros} J{et} V{courir} L{autour du terrain}
S{le capitaine des champions} V{lui serrer} O{la main}, J{et} S{les deux équipes} V{partager} O{(les oranges|le goûter|les gâteaux)}
« S{ce} V{être} A{facile} : S{il} V{suffire} I{de tomber/ver} », V{plaisanter}-S{héros}
