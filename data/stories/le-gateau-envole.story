@title Le gâteau envolé
@levels CE1 CE2
@keywords gâteau, fête, anniversaire, mamie, chat, homophones, a et à, et et est, on et ont, son et sont, ou et où
@tenses présent
# famille : a, à, et, est, on, ont, son, sont, ou, où, ce, se, ces, ses, c'est, mes, mais, la, là, peu, peut, mon, ma, ta, tes, dans, sans

= ouverture
S{c'} V{être} A{la fête/nom de mamie}, J{mais} J{où} V{être} S{son gâteau} ?

+ table
L{à le buffet}, S{on} V{dire} : « (S{ce four} V{être} A{vide/adj} & S{les mouches/nom} V{se régaler} & S{ces miettes} V{coller} & S{mes mains} V{être} A{propres} & S{ma part/nom} V{manquer} & S{mon ventre} V{gronder} & S{il} V{être} L{ici ou là} & S{on} V{manger} M{peu} & S{on} V{pouvoir chercher} & S{ta poche} V{être} A{vide/adj} & S{tes doigts} V{coller} & S{je} V{regarder} L{dans le four} & S{on} V{chanter} C{sans gâteau}) ! »

= faim
S{les enfants} V{avoir} O{faim} J{et} S{ils} V{être} L{à table}
S{les invités/nom} V{être} L{à table} J{et} S{ils} V{avoir} O{faim}

+ recherche
L{à le jardin}, S{on} V{crier} : « (S{ce four} V{être} A{vide/adj} & S{les mouches/nom} V{se régaler} & S{ces miettes} V{coller} & S{mes mains} V{être} A{propres} & S{ma part/nom} V{manquer} & S{mon ventre} V{gronder} & S{il} V{être} L{ici ou là} & S{on} V{manger} M{peu} & S{on} V{pouvoir chercher} & S{ta poche} V{être} A{vide/adj} & S{tes doigts} V{coller} & S{je} V{regarder} L{dans le four} & S{on} V{chanter} C{sans gâteau}) ! »
L{à le salon}, S{on} V{répondre} : « (S{ce four} V{être} A{vide/adj} & S{les mouches/nom} V{se régaler} & S{ces miettes} V{coller} & S{mes mains} V{être} A{propres} & S{ma part/nom} V{manquer} & S{mon ventre} V{gronder} & S{il} V{être} L{ici ou là} & S{on} V{manger} M{peu} & S{on} V{pouvoir chercher} & S{ta poche} V{être} A{vide/adj} & S{tes doigts} V{coller} & S{je} V{regarder} L{dans le four} & S{on} V{chanter} C{sans gâteau}) ! »

? piste
T{vite}, S{papa} V{suivre} O{les miettes}
S{des miettes} V{aller} L{jusqu'à le fauteuil}

= fin
S{on} V{regarder} O{le chat} : S{il} V{avoir} O{de la crème} L{sur ses moustaches} !
S{on} V{trouver} O{le chat} : S{il} V{avoir} O{ses moustaches} L{dans la crème} !
