@title Un souffle au téléphone
@levels CE1 CE2
@keywords son f, son ph, téléphone, éléphant, fête, ferme
@tenses présent
# famille : photo, phare, phoque, éléphant, dauphin, téléphone, pharmacie, pharmacien, fête, fille, famille, forêt, ferme, fermier, fleur, fraise, farine, fourchette, fourmi, fusée, flûte, fantôme, fée, foulard, fil, fenêtre, feuille, café, girafe, carafe, gaufre, coffre, chiffon, coiffeur, buffet, siffler, souffler, offrir, chauffer, frapper, fermer, finir, facile, difficile, fort, fou, fier, froid, facteur, enfant, confiture, neuf, œuf, bœuf, soif, enfin, parfois

= appel
L{à la (ferme|pharmacie)}, S{le téléphone} V{sonner} : S{quelqu'un} V{souffler} !
S{le téléphone de (la ferme|la pharmacie|la famille)} V{sonner} : S{quelqu'un} V{souffler} M{fort/adv} !
L{au (phare|café)}, S{héros} V{répondre} C{au téléphone} : J{pas un mot} !

? qui
T{d'abord}, S{héros} V{croire entendre/ver} O{(un fantôme & une fée & un phoque & un dauphin & le facteur & un coiffeur & le pharmacien & le fermier & une girafe & un bœuf & une fourmi & un enfant & une fille & une flûte & une fusée & la forêt)}
S{la voix} V{être} A{(~fort & ~froid/adj & ~fou & ~fier & ~difficile & parfois ~faible & parfois ~fort)}

? gestes
T{alors}, S{héros} (V{fermer} O{la fenêtre} & V{siffler} & V{souffler} T{aussi} & V{frapper} L{sur un coffre} & V{tirer} O{le fil} & V{finir} O{sa gaufre} & V{chauffer} O{un café} & V{poser} O{sa fourchette} & V{ôter} O{son foulard} & V{ouvrir} O{le buffet} & V{prendre} O{une feuille} & V{offrir} O{une fleur} & V{appeler} O{sa famille} & V{casser} O{un œuf} & V{renverser} O{la farine} & V{manger} O{une fraise} & V{remplir} O{une carafe} & V{passer} O{le chiffon} & V{goûter} O{la confiture} & V{avoir} O{soif} & V{regarder} O{une photo})

? famille
T{pendant ce temps}, (S{le fermier} V{siffler} & S{le facteur} V{frapper} & S{le bœuf} V{souffler} & S{un enfant} V{finir} O{sa gaufre} & S{la fille du fermier} V{rire} & S{le coiffeur} V{chauffer} O{un fer} & S{une fourmi} V{suivre} O{le fil} & S{le pharmacien} V{fermer} O{sa pharmacie} & S{une girafe} V{passer} L{à la fenêtre})

? parole
« V{souffler:impératif.tu} M{(plus fort/adv|moins fort/adv)}, J{(fantôme|phoque|fée|fou)} ! » V{crier}-S{(le facteur|le fermier|un enfant|le coiffeur)}
« S{ce} V{être} A{(facile|difficile)} : S{ce} V{être} A{(un phoque|une flûte|un dauphin|le phare)} ! » V{dire}-S{(une fille|un enfant|le pharmacien|le fermier)}
« S{tu} V{avoir} O{(soif|froid/nom)}, J{(petit phoque|cher fantôme|cher dauphin)} ? » V{demander}-S{héros}

= fin
T{enfin}, S{un éléphant} V{inviter} O{héros} L{à une fête} C{avec (des fleurs & des fraises & des gaufres & de la confiture & un buffet & une photo & une flûte & un phoque & un dauphin & une girafe & sa famille & des œufs & un café & neuf enfants & une fusée & un foulard neuf & une carafe & un coffre)} !
T{enfin}, S{un éléphant} V{répondre} : « V{venir:impératif.tu} L{à ma (fête|ferme)} C{avec (une fleur & une photo & une flûte & une fourchette & des fraises & une gaufre & une carafe & ta famille & un œuf & un foulard)} ! »
