@title Le radeau
@levels CE1 CE2 CM1
@keywords rivière, radeau, eau, amis, été, canards, bois, bricolage, vacances
@tenses présent, passé_composé, passé_simple

= ouverture
T{un jour d'été/nom}, S{héros} V{décider} C{de construire/ver un radeau} C{pour descendre/ver la rivière} C{avec ami}
L{au bord de la rivière}, S{héros} V{rassembler} O{(des planches|de grosses branches|des troncs)} C{pour faire/ver un radeau avec ami}

? matériel
C{pour le radeau}, S{héros} V{apporter} O{[un objet.jouet.corde|objet.outil.marteau|objet.outil.clou|objet.outil.planche|objet.outil.bâton|objet.outil.voile=corde,planche,marteau liste]}
L{dans le hangar}, S{héros} V{trouver} O{(quatre bidons vides|de vieux pneus|des bouteilles vides)}

+ chantier
T{d'abord}, S{héros} V{aligner} O{les morceaux de bois/nom} L{sur l'herbe}
T{ensuite}, S{ami} V{nouer} O{les cordes} M{(solidement|avec soin)}
C{en guise de voile}, S{un drap (blanc|jaune)} V{claquer:état} L{au vent}
L{à l'avant}, S{héros} V{planter} O{(un drapeau|une plume|une branche)}
T{pour finir/ver}, S{eux} V{pousser} O{le radeau} L{vers l'eau}

= eau
T{enfin}, S{le radeau} V{flotter:événement}, V{tourner} J{et} V{s'éloigner} L{de la rive} T{pendant (trois|deux) minutes}
L{sur l'eau}, S{le radeau} V{avancer} M{(lentement|fièrement)} L{(entre les roseaux|sous le pont|devant les canards)}

? parole
« J{attention/int}, S{nous} V{couler} ! » V{crier}-S{héros}
« S{est-ce que} S{ces nœuds} V{tenir:futur} M{vraiment} ? » V{demander}-S{héros}
« L{où} V{aller}-S{vous} M{comme ça} ? » V{demander} S{un pêcheur} L{sur la rive}
« S{nous} V{être:futur} L{à la mer} T{demain} », V{annoncer}-S{héros}
« V{ramer:impératif.nous} M{ensemble}, S{le courant} V{être} A{fort} ! » V{dire}-S{héros}

= naufrage
J{mais} T{(soudain|tout à coup)}, S{une corde} V{craquer} : S{le radeau} V{pencher}, J{et} S{tout le monde} V{tomber} L{dans l'eau}
J{hélas}, S{l'eau} V{passer} L{de tous les côtés} : S{le radeau} V{s'enfoncer} M{(peu à peu|doucement)} L{jusqu'aux genoux de héros}
J{mais} S{le radeau} V{heurter} O{(un rocher|une branche|le pont)} J{et} V{s'arrêter} L{au milieu de la rivière}

? rire
L{dans l'eau jusqu'au ventre}, S{héros} V{éclater} C{de rire/nom} J{et} V{regagner} O{la rive} 
S{héros} V{rentrer} L{à la maison} M{pieds nus/adj}, M{avec de la boue (sur le nez|jusqu'aux oreilles)}

= fin
T{le lendemain}, S{une cane et ses (sept|cinq|six) petits} V{dormir:état} L{sur le radeau} : S{le navire} V{avoir:état} O{un nouvel équipage}
T{désormais}, S{les canards} V{faire:état} O{la sieste} L{sur le radeau}, J{et} S{les deux amis} V{être:état} A{fiers} I{de leur île}
T{quelques jours plus tard}, S{une cane} V{pondre} L{au milieu du radeau} : L{sur la rive}, S{les deux amis} V{monter:état} O{la garde/nom}
