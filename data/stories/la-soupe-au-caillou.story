@title La soupe au caillou
@levels CP CE1 CE2
@keywords son k, soupe, cuisine, partage, village, conte
@tenses présent
# famille : caillou, carotte, canard, coq, café, sac, cochon, copain, confiture, coquille, cuisine, cuisinier, crêpe, croissant, casserole, couteau, cuillère, camion, cabane, escargot, crocodile, perroquet, paquet, bouquet, kiwi, pastèque, chocolat, coquelicot, école, oncle, masque, casquette, quatre, cinq, coquin, curieux, couper, croquer, cacher, casser, courir, couler, coller, compter, écouter, raconter, cuire, avec, encore, comme, qui, beaucoup

= caillou
S{héros} V{vouloir} O{une soupe}, J{mais} S{son sac} V{être} A{vide}
C{avec un caillou}, S{héros} V{faire} O{une soupe} L{(à l'école|à la campagne|en cuisine)}
C{pour sa soupe}, S{héros} V{cuire} O{(un caillou|quatre cailloux|cinq cailloux)}
L{(à la campagne|devant sa cabane|près de l'école)}, S{héros} V{cuire} O{une soupe au caillou}

? curieux
C{pour voir/ver la soupe}, (S{un coq} V{accourir} & S{un canard} V{courir} & S{un cochon} V{approcher} & S{un escargot} V{se presser} & S{un crocodile} V{casser} O{la cabane} & S{un perroquet} V{écouter} & S{un camion} V{s'arrêter} & S{un copain} V{quitter} O{l'école} & S{un oncle} V{ôter} O{sa casquette})

? apports
J{alors}, S{(un copain|un oncle|un coq|un canard|un cuisinier|un cochon|un perroquet|un crocodile|un escargot)} V{apporter} O{(quatre carottes & une pastèque & un kiwi & du café & du chocolat & de la confiture & une crêpe & cinq croissants & des coquelicots & un bouquet & un paquet & un couteau & une cuillère & beaucoup de carottes)}

? travail
T{vite}, S{héros} (V{couper} O{une carotte} & V{couper} O{une pastèque} & V{faire couler/ver} O{l'eau} & V{prendre} O{une cuillère} & V{laver} O{son couteau} & V{ouvrir} O{un paquet} & V{casser} O{une coquille} & V{mettre} O{un masque} & V{ôter} O{sa casquette} & V{compter} O{les cailloux} & V{écouter} O{la casserole} & V{goûter} M{encore})

+ parole
« J{qui} V{apporter} O{(du café|une carotte|une cuillère|un couteau)} ? » V{demander}-S{(un cuisinier|un coq curieux|un canard)}
« S{ce} V{être} A{bon} C{comme (du chocolat|une crêpe|un croissant|la confiture)} ! » V{dire}-S{(un copain|un cochon coquin|un crocodile)}
« V{goûter:impératif.tu} T{encore}, J{copain (coquin|curieux)} ! » V{dire}-S{(un cochon|un oncle|un perroquet)}
« S{ce caillou} V{être} A{dur}, S{je} V{ne le croquer pas} ! » V{crier}-S{(un cochon|un coq)}

= fin
T{enfin}, S{héros} V{partager} O{la soupe} C{avec (un coq & un canard & un cochon & un copain & un escargot & un crocodile & un perroquet & un oncle & un cuisinier & toute l'école & beaucoup de curieux)} !
