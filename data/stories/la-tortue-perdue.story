@title La tortue perdue
@levels CP CE1
@keywords tortue, rue, ville, son u, u, nuit
@tenses présent
# famille : lune, tortue, plume, rue, jupe, sucre, mur, légume, bus, nu, bulle, perdu, perdue, vu, musique, voiture, nuage, salut, tulipe, pull, usine, fusée, sucette, puce, cube, dur, sur, jus, minute, peluche, pluie, nuit, tu, une, du, plus

= perdue
S{une tortue} V{être} A{perdue} L{(dans la rue|sur un mur|dans un bus|sous une voiture|sur un nuage|près de l'usine|sous la lune|sur du sucre)}
T{(une nuit|sous la pluie|cette nuit)}, S{une tortue} V{se perdre} L{(dans la rue|sur un mur|dans un bus|à l'usine|sous un nuage|dans le sucre)}

+ rencontre
« J{salut} ! V{avoir}-S{tu} O{(une plume|du jus|un légume|une sucette|un pull|une minute)} ? » V{dire} S{la tortue}
« V{voir:passé_composé}-S{tu} O{(la lune|ma rue|mon mur|le bus)} ? » V{dire} S{la tortue}
L{(sur le mur|dans la rue|sous un nuage|dans l'usine)}, S{elle} V{voir} O{(une plume & une jupe & un légume & une tulipe & du sucre & une bulle & un bus & une voiture & une puce & un cube & une peluche & un pied nu/adj & un pull dur/adj & une fusée)}
« S{tu} V{être} A{(une peluche|une puce|une voiture)} ! » V{dire} S{(une puce|une dame|un bébé)}
S{la tortue} V{suivre} O{(la musique & la rue & le mur & une bulle & un bus & une plume & une voiture)}

= maison
T{enfin}, S{elle} V{rire} : S{sa maison} V{être} L{sur son dos} !
T{sous la lune}, S{elle} V{voir} O{sa maison} L{sur son dos} !
2 | T{enfin}, S{elle} V{voir} O{une ombre} L{(sur le mur|sous la lune|dans la rue)} : S{sa maison} V{être} L{sur son dos} !

? fin
T{une minute plus tard}, S{elle} V{manger} O{(un légume|du sucre|une tulipe|une sucette)} L{(sous la lune|dans la rue|sur le mur)} !
