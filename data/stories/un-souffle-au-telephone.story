@title Un souffle au téléphone
@levels CE1 CE2
@keywords son f, son ph, téléphone, éléphant, fête, ferme
@tenses présent
# famille : photo, phare, phoque, éléphant, dauphin, téléphone, pharmacie, pharmacien, fête, fille, famille, forêt, ferme, fermier, fleur, fraise, farine, fourchette, fourmi, fusée, flûte, fantôme, fée, foulard, fil, fenêtre, feuille, café, girafe, carafe, gaufre, coffre, chiffon, coiffeur, buffet, siffler, souffler, offrir, chauffer, frapper, fermer, finir, facile, difficile, fort, fou, fier, froid, facteur, enfant, confiture, neuf, œuf, bœuf, soif, enfin, parfois

= appel
L{à la (ferme|pharmacie)}, S{le téléphone} V{sonner} : S{quelqu'un} V{souffler} !
S{le téléphone de (la ferme|la pharmacie|la famille)} V{sonner} : S{quelqu'un} V{souffler} M{fort/adv} !
L{au (phare|café)}, S{héros} V{répondre} C{au téléphone} : S{quelqu'un} V{souffler} !

+ qui
T{d'abord}, S{héros} V{croire entendre/ver} O{(un fantôme & une fée & un phoque & un dauphin & le facteur & le coiffeur & le pharmacien & le fermier & une girafe & un bœuf & un enfant & une fille & une flûte & une fusée & le vent de la forêt)}
J{mais} S{ce souffle} V{être} A{(trop ~fort & très ~froid/adj & un peu ~fou & parfois ~faible & parfois ~fort)}

? gestes
C{pour mieux entendre/ver}, S{héros} (V{fermer} O{la fenêtre} & V{fermer} O{le coffre} & V{tirer} O{le fil} & V{poser} O{sa fourchette} & V{finir} O{sa gaufre} & V{ôter} O{son foulard} & V{frotter} O{le téléphone} C{avec un chiffon} & V{vider} O{sa carafe} & V{fermer} O{le buffet} & V{appeler} O{sa famille})
T{alors}, S{héros} (V{siffler} & V{souffler} T{aussi} & V{frapper} L{sur un coffre} & V{crier} M{plus fort/adv})

? famille
C{pour aider/ver héros}, (S{le fermier} V{siffler} & S{le gardien du phare} V{siffler} & S{la pharmacie} V{fermer} T{une heure} & S{un ami} V{apporter} O{une photo} & S{le facteur} V{frapper} L{à la porte} & S{le bœuf} V{souffler} T{aussi} & S{un enfant} V{souffler} M{fort/adv} & S{la fille du fermier} V{fermer} O{la fenêtre} & S{le coiffeur} V{chauffer} O{un café} & S{une fourmi} V{suivre} O{le fil} & S{le pharmacien} V{offrir} O{une feuille})

? parole
« V{souffler:impératif.tu} M{(plus fort/adv|moins fort/adv)}, J{(fantôme|phoque|fée|fou)} ! » V{crier}-S{(le facteur|le fermier|un enfant|le coiffeur)}
« S{ce} V{être} A{(facile|difficile)} : S{ce} V{être} A{(un phoque|une flûte|un dauphin)} ! » V{dire}-S{(une fille|un enfant|le pharmacien|le fermier)}
« V{avoir}-S{tu} O{(soif|froid/nom)}, J{(petit phoque|cher fantôme|cher dauphin)} ? » V{demander}-S{héros}

= fin
T{enfin}, S{un éléphant} V{inviter} O{héros} L{à une fête} C{avec (des fleurs & des fraises & des gaufres & de la confiture & un buffet & une flûte & un phoque & un dauphin & une girafe & sa famille & neuf enfants)} !
T{enfin}, S{un éléphant} V{répondre} : « V{venir:impératif.tu} L{à ma (fête|ferme)} C{avec (une fleur & une photo & une flûte & des fraises & une gaufre & une carafe & ta famille & neuf œufs & un foulard neuf)} ! »
