@title La première excuse
@levels CE1 CE2 CM1
@keywords dispute, amitié, colère, réconciliation, sentiments, pardon, école
@tenses présent, passé_composé, passé_simple

= ouverture
T{à la récréation}, S{héros et ami} V{se disputer} C{pour (une bille|une corde à sauter|un ballon|un dessin|une règle|une place)}
T{(lundi|mardi|jeudi|vendredi) matin}, S{héros} V{se fâcher} C{avec ami} C{à cause (d'une bille|d'un ballon|d'un dessin|d'une place sur le banc)}

= colère
S{chacun} V{tourner} O{le dos}, J{pourtant} S{héros} V{sentir} O{une boule} L{dans sa gorge}
S{héros} V{bouder} L{(contre le mur|sous le préau|sur un banc)}, J{mais} S{sa colère} V{ne pas durer:événement}
T{très vite}, S{héros} V{regretter:événement} O{ses paroles}, J{mais} S{s'excuser/ver} V{être:état} A{(difficile|presque impossible)}

? cour
L{autour d'eux}, S{les autres} V{jouer:état +toujours} I{(au ballon|à la marelle|aux billes|à chat)} J{et} V{rire:état}

+ journée
L{en classe}, S{héros} V{cacher} O{(sa gomme|sa règle|son visage|ses yeux rouges)} L{derrière (un livre|un cahier|son bras)}
L{à la cantine}, S{héros} V{manger} M{(sans faim|en silence|le nez dans son assiette)}, L{loin de la table habituelle}
S{héros} V{préparer} O{(trois|quatre|cinq|plusieurs) phrases}, J{puis} V{changer} I{d'avis}
T{pendant (la lecture|la leçon|le sport|le dessin)}, S{leurs yeux} V{se croiser}, J{mais} S{personne} V{ne sourire}
S{(le maître|la maîtresse)} V{remarquer} O{les deux mines tristes} J{et} V{ne rien dire}

? parole
« J{si} S{je} V{s'excuser}, S{on} V{se moquer:futur} I{de moi} », V{penser:événement}-S{héros}
« V{faire:impératif.tu} O{le premier pas} : S{ce} V{être +toujours} A{le plus dur} », V{conseiller} S{(le maître|la maîtresse|une grande|un grand)}
« S{je} V{regretter} O{ce} O{que} S{je} V{dire:passé_composé} », V{murmurer}-S{héros} L{(dans sa manche|devant le miroir|tout bas)}
« J{pourquoi} V{ne plus jouer}-S{vous} M{ensemble} ? » V{demander} S{(une petite|un petit|une camarade)}

= tournant
T{(à la sortie/nom|à quatre heures|à la fin de la journée)}, S{une pluie (énorme|glacée|violente)} V{tomber}, J{et} S{héros} V{ouvrir} O{son parapluie}
T{(soudain|enfin)}, T{à la sortie/nom}, S{la pluie} V{éclater} : S{héros} V{avoir:état} O{un parapluie}, J{mais} S{ami} V{ne pas en avoir:état}

= chute
S{héros} V{faire} O{(trois|quatre|dix) pas} L{vers ami}, V{lever} O{le parapluie} J{et} V{murmurer} O{un tout petit pardon}
« V{venir:impératif.tu} L{dessous}, S{il} V{y avoir} O{de la place} C{pour deux} », V{dire}-S{héros} I{à ami}

? fin
S{leurs épaules} V{se toucher}, J{et} S{chacun} V{répéter} T{cent fois} : « S{ce} V{être} A{ma faute} ! »
L{sous le parapluie}, S{on} V{entendre} T{bientôt} O{deux rires} J{et} O{(quatre bottes|des pas)} L{dans les flaques}
T{le lendemain}, S{le soleil} V{briller}, J{mais} S{héros et ami} V{emporter +encore} O{le parapluie}
