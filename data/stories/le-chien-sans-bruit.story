@title Le chien sans bruit
@levels CE1 CE2
@keywords chien, perdu, voisins, lampe, homophones, a et à, et et est, on et ont, son et sont, ou et où
@tenses présent
# famille : a, à, et, est, on, ont, son, sont, ou, où, ce, se, ces, ses, c'est, mes, mais, la, là, peu, peut, mon, ma, l'a, tes, ta

= ouverture
« J{où} V{être} S{mon chien} ? S{qui} V{le voir:passé_composé} ? » V{crier}-S{héros}
« S{qui} V{le voir:passé_composé} ? J{où} V{être} S{mon chien} ? » V{demander}-S{héros}

+ voisins
L{à le balcon}, S{on} V{crier} : « (S{ce chien} V{être} A{malin} & S{les chats} V{se cacher} & S{ces traces} V{tourner} & S{mes chats} V{avoir} O{peur} & S{ma porte/nom} V{être} A{ouverte} & S{on} V{regarder} L{dans la cave/nom} & S{il} V{jouer} L{ici ou là-bas} & S{il} V{dormir} M{peu} & S{il} V{pouvoir sauter} & S{ses jouets} V{rester} L{là} & S{je} V{aller} L{à la cave/nom} & S{tes lampes} V{servir} J{bien} & S{ta rue} V{être} A{noire/adj} & S{il} V{sentir} O{tout/pro}) ! »
L{à le jardin}, S{on} V{dire} : « (S{ce chien} V{être} A{malin} & S{les chats} V{se cacher} & S{ces traces} V{tourner} & S{mes chats} V{avoir} O{peur} & S{ma porte/nom} V{être} A{ouverte} & S{on} V{regarder} L{dans la cave/nom} & S{il} V{jouer} L{ici ou là-bas} & S{il} V{dormir} M{peu} & S{il} V{pouvoir sauter} & S{ses jouets} V{rester} L{là} & S{je} V{aller} L{à la cave/nom} & S{tes lampes} V{servir} J{bien} & S{ta rue} V{être} A{noire/adj} & S{il} V{sentir} O{tout/pro}) ! »
L{à le coin}, S{on} V{répondre} : « (S{ce chien} V{être} A{malin} & S{les chats} V{se cacher} & S{ces traces} V{tourner} & S{mes chats} V{avoir} O{peur} & S{ma porte/nom} V{être} A{ouverte} & S{on} V{regarder} L{dans la cave/nom} & S{il} V{jouer} L{ici ou là-bas} & S{il} V{dormir} M{peu} & S{il} V{pouvoir sauter} & S{ses jouets} V{rester} L{là} & S{je} V{aller} L{à la cave/nom} & S{tes lampes} V{servir} J{bien} & S{ta rue} V{être} A{noire/adj} & S{il} V{sentir} O{tout/pro}) ! »

= recherche
S{les voisins} V{être} L{là} : S{ils} V{avoir} O{sommeil}, J{mais} S{on} V{chercher}
S{les enfants} V{être} L{là} : S{ils} V{avoir} O{peur}, J{mais} S{on} V{chercher}

? bruit
T{vite}, S{on} V{suivre} O{ses traces} L{jusqu'à la cuisine}
S{on} V{écouter} : S{son chien} V{ronfler} L{dans la cuisine}

= fin
S{c'} V{être} A{son chien} : S{il} V{dormir} L{à table} J{et} S{il} V{avoir} O{chaud} !
S{c'} V{être} A{son chien} : S{il} V{être} L{à table} J{et} S{il} V{avoir} O{faim} !
