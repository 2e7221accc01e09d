@title Mamie sur deux roues
@levels CE1 CE2 CM1
@keywords vélo, grand-mère, apprendre, sport, chute, courage, famille
@tenses présent, passé_composé, passé_simple

= ouverture
S{la grand-mère de héros} V{ne jamais apprendre:antérieur} I{à faire/ver du vélo}, J{et} S{héros} V{vouloir:état être/ver} A{son professeur}
T{(dimanche|le jour de ses soixante-dix ans|un matin de mai)}, S{la grand-mère de héros} V{avouer} O{son secret} : S{elle} V{ne pas savoir:état faire/ver} O{de vélo} !

= désir
« T{avant ce soir}, S{tu} V{rouler:futur} M{sans aide} ! » V{promettre}-S{héros} I{à sa grand-mère}
S{héros} V{sortir} O{le vélo rouge/adj du garage}, J{car} S{la vieille dame} V{en rêver:état} T{depuis (cinquante|soixante) ans}

? vélo
S{héros} V{gonfler} O{(les pneus|les deux roues)}, V{baisser} O{la selle} J{et} V{nettoyer} O{(le guidon|la sonnette|les freins|les pédales)}
S{la grand-mère} V{mettre} O{(un casque|des gants|des lunettes), (un pantalon|un short|une salopette) et (des baskets|des chaussettes rayées|un foulard)}

+ leçon
M{d'abord}, S{la grand-mère} V{s'asseoir}, V{serrer} O{le guidon} J{et} V{fermer} O{les yeux}
S{héros} V{saisir} O{la selle} J{et} V{courir} L{derrière} M{(en soufflant/ver|à grands pas|sans se plaindre/ver)}
S{le vélo} V{zigzaguer} L{(entre les arbres|sur l'allée|autour du banc)} J{et} V{effrayer} O{(trois pigeons|une poule|un chat|les canards)}
S{la grand-mère} V{tomber} L{dans (l'herbe|les feuilles mortes|un tas de foin)}, V{rire} J{et} V{se relever}
T{après une chute}, S{héros} V{poser} O{un pansement} L{sur (le genou|le coude|le pouce) de sa grand-mère}
S{un voisin} V{applaudir} L{de sa fenêtre}, J{et} S{une voisine} V{apporter} O{(de la limonade|un coussin|du sirop|des biscuits)}
3 | C{malgré (quatre|cinq|six|sept) chutes}, S{la grand-mère} V{refuser} I{de s'arrêter/ver}

? parole
« V{regarder:impératif.tu} L{loin devant toi} J{et} V{pédaler:impératif.tu} ! » V{crier}-S{héros}
« J{surtout}, V{ne pas me lâcher:impératif.tu} ! » V{supplier} S{la grand-mère}
« S{ce} V{ne pas être} C{de mon âge} », V{soupirer} S{la grand-mère}
« S{on} V{ne jamais être} A{trop vieux/adj}, V{recommencer:impératif.nous} », V{dire}-S{héros}
« V{freiner:impératif.tu}, J{mais} V{ne pas fermer:impératif.tu} O{les yeux} ! » V{conseiller}-S{héros}

= tournant
T{(soudain|enfin|vers midi)}, S{héros} V{ouvrir} O{la main}, J{mais} S{le vélo} V{continuer} M{tout droit/adv}
T{(soudain|enfin)}, S{la grand-mère} V{entendre} O{une voix lointaine} : S{personne} V{ne plus tenir:état} O{la selle} !

= chute
S{la grand-mère} V{traverser} O{(le pré|la place|le parc)} M{comme une flèche}, O{les cheveux au vent}, J{et} V{chanter} M{à pleine voix}
S{la grand-mère} V{rouler:état} M{(sans aide|fièrement)}, J{et} S{les oiseaux} V{s'écarter:état}

? fin
« J{et maintenant}, J{comment est-ce que} S{je} V{s'arrêter} ? » V{crier} S{la grand-mère}
T{le lendemain}, S{la grand-mère} V{pédaler:état} M{si vite} O{que} S{héros} V{avoir:état} O{du mal} I{à la suivre/ver}
