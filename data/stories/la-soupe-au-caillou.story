@title La soupe au caillou
@levels CP CE1 CE2
@keywords son k, soupe, cuisine, partage, village, conte
@tenses présent
# famille : caillou, carotte, canard, coq, café, sac, cochon, copain, confiture, coquille, cuisine, cuisinier, crêpe, croissant, casserole, couteau, cuillère, camion, cabane, escargot, crocodile, perroquet, paquet, bouquet, kiwi, pastèque, chocolat, coquelicot, école, oncle, masque, casquette, quatre, cinq, coquin, curieux, couper, croquer, cacher, casser, courir, couler, coller, compter, écouter, raconter, cuire, avec, encore, comme, qui, beaucoup

= caillou
S{héros} V{vouloir} O{une soupe}, J{mais} S{son sac} V{être} A{vide}
C{avec un caillou}, S{héros} V{faire} O{une soupe} L{(à l'école|à la campagne|en cuisine)}
S{héros} V{cuire} O{(un caillou|quatre cailloux|cinq cailloux)} L{dans une casserole}
L{(à la campagne|devant sa cabane|près de l'école)}, S{héros} V{cuire} O{un caillou}

? curieux
T{aussitôt}, (S{un coq} V{écouter} & S{un canard} V{compter} O{les cailloux} & S{un cochon} V{courir} & S{un escargot} V{accourir} & S{un crocodile} V{casser} O{la cabane} & S{le perroquet} V{raconter} O{tout} & S{un cuisinier} V{croquer} O{le caillou} & S{un oncle} V{cacher} O{son sac} & S{toute l'école} V{courir} & S{un copain} V{couper} O{du bois} & S{un camion} V{s'arrêter} & S{un crocodile} V{crier} O{encore})

? apports
T{ensuite}, S{(un copain|un oncle|un coq|un canard|le cuisinier|un cochon|une école|un perroquet|un crocodile|un escargot)} V{apporter} O{(quatre carottes & une pastèque & un kiwi & du café & du chocolat & de la confiture & une crêpe & cinq croissants & un bouquet & des coquelicots & un paquet & une coquille & un couteau & une cuillère & un masque & une casquette & un sac & beaucoup de carottes)}

? travail
T{alors}, S{héros} (V{couper} O{une carotte} & V{croquer} O{un kiwi} & V{casser} O{une coquille} & V{faire couler/ver} O{l'eau} & V{compter} O{ses copains} & V{écouter} O{le perroquet} & V{courir} L{en cuisine} & V{cacher} O{le chocolat} & V{coller} O{un bouquet} & V{laver} O{son couteau} & V{raconter} O{une blague} & V{ôter} O{sa casquette} & V{prendre} O{une cuillère} & V{cuire} O{des crêpes} & V{goûter} M{encore} & V{mettre} O{un masque} & V{ouvrir} O{un paquet} & V{vider} O{son sac})

? parole
« J{qui} V{apporter} O{(du café|une carotte|une cuillère|un couteau|quoi)} ? » V{demander}-S{(le cuisinier|un coq curieux|un canard)}
« S{ce} V{être} A{bon} J{comme} A{(du chocolat|une crêpe|un croissant|la confiture)} ! » V{dire}-S{(un copain|un cochon coquin|le crocodile)}
« V{goûter:impératif.tu} T{encore}, J{copain (coquin|curieux)} ! » V{dire}-S{(un cochon|un oncle|le perroquet)}

= fin
T{enfin}, S{héros} V{boire} O{la soupe} C{avec (un coq & un canard & un cochon & un copain & un escargot & un crocodile & le perroquet & un oncle & un cuisinier & toute l'école & beaucoup de curieux)}
