@title Le défi du silence
@levels CE2 CM1
@keywords défi, pari, silence, frère, chèvre, campagne, chapeau
@tenses présent, passé_composé, passé_simple

= ouverture
« S{tu} V{ne pas pouvoir te taire/ver} T{jusqu'au soir} ! » V{dire} S{son grand frère} I{à héros}, S{qui} V{accepter} T{aussitôt} O{le défi}
S{héros} V{parler:état} M{(tellement|tant)} J{que} S{son grand frère} V{lui lancer} O{un défi} : O{ne rien dire/ver} T{avant (la nuit|le dîner/nom)}
T{(au lever/nom|après le repas)}, S{héros} V{relever} O{le défi de son grand frère} : O{se taire/ver} T{jusqu'au soir}

? début
T{d'abord}, S{cela} V{être:état} A{(assez|plutôt) facile} : S{héros} V{répondre:état} M{avec la tête ou les mains}
S{héros} V{rester} A{muet} M{comme une carpe}, M{même avec une guêpe} L{(sur son assiette|autour de sa tartine)}

? pièges
« J{combien} V{avoir}-S{tu} C{de dents} ? » V{demander} S{son frère}, M{sans succès}
« S{tu} V{avoir} O{une araignée} L{là}, L{sur ta manche} ! » V{crier} S{son frère}, M{en vain}
« V{répondre:impératif.tu} T{donc} ! J{quand} V{être} S{ton anniversaire} ? » V{demander} S{son frère}
« S{tu} V{n'en pouvoir plus}, J{n'est-ce pas} ? V{dire:impératif.tu} M{seulement} O{oui ou non} ! » V{insister} S{son frère}
« J{si} S{tu} V{se taire} T{encore} O{une heure}, S{je} V{te donner:futur} O{mes billes} ! » V{promettre} S{son frère}

= danger
T{(tout à coup|soudain|puis)}, L{derrière son frère}, S{une chèvre} V{s'approcher} J{et} V{renifler} O{(son chapeau neuf|son beau chapeau)}
T{(tout à coup|soudain|bientôt)}, S{une chèvre} V{passer} O{la tête} L{par-dessus la barrière}, L{tout près du chapeau de son frère}

? gestes
S{héros} V{faire} O{de grands gestes}, V{sauter}, V{montrer} O{la chèvre} ; J{hélas}, S{son frère} V{n'y rien comprendre}
S{héros} V{tirer} M{plusieurs fois} O{la manche de son frère}, J{mais} S{celui-ci} V{croire:événement} I{à une ruse}

= choix
« V{se retourner:impératif.tu} ! S{une chèvre} V{manger} O{ton chapeau} ! » V{crier}-S{héros}
« S{ton chapeau} V{être} L{dans la bouche d'une chèvre} ! V{se retourner:impératif.tu} M{vite} ! » V{crier}-S{héros}

= fin
S{héros} V{perdre} O{le défi}, J{cependant} S{son frère} V{lui donner} O{(ses plus belles billes|la moitié de son goûter)}, C{en échange du chapeau}
C{grâce à héros}, S{le chapeau} V{être} A{sauvé/adj} ; J{quant/pré} I{au défi}, S{son frère} V{n'en reparler jamais}

? après
T{le soir}, L{à table}, S{héros} V{parler} C{pour deux}, J{et} S{personne} V{ne s'en plaindre}
S{la chèvre}, J{elle}, V{garder:événement} O{un petit bout de ruban} L{au coin de la bouche}
