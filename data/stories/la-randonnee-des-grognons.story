@title La randonnée des grognons
@levels CE1 CE2 CM1
@keywords montagne, randonnée, expressions avec avoir, faim, soif, peur, famille, marche
@tenses présent, passé_composé, passé_simple
# famille : envie, besoin, hâte, idée, chance, honneur, montagne, dans, forêt, sur, sentier, bientôt, vite, aussitôt, encore, faim, soif, froid, chaud, sommeil, peur, mal, pieds, dos, ventre, tête, dents, repos, dormir, horreur, marche, rentrer, ensuite, puis, alors, soudain, vide, vaches, noir, orage, air, aide, eau, glace, pleurer, chanter, honte, ses, bottes, genou, cœur, vertige, hoquet, perdu, raison, tort, crier, toi, partout, droit, asseoir, son, oncle, sa, cousine, mère, frère, petite, sœur, fatigué, fâché, bonne, mine, mauvaise, pause, partir, choix, tout, temps, père, tante, courir, main, regarder, bas, trembler, courage, avancer, serré, gorge, sèche, carte, rire, jambes, rendez-vous, midi, retard, avance, confiance, aussi, vraiment, toujours, jouer, content, triste, patte, pain, pomme, bonnet, fromage, gilet, enfin, bien, mille, fois

= ouverture
S{héros} V{avoir:état} O{(envie|besoin|hâte) de voir/ver un lac} L{là-haut}, C{avec toute sa famille}
C{pour les vacances}, S{héros} V{avoir} O{(l'idée|la chance|l'honneur) de guider/ver sa famille}
L{(en montagne|dans la forêt|sur le sentier)}, S{héros} V{avoir:état} O{(hâte|envie|besoin) d'arriver/ver au lac}

+ plaintes
J{mais} S{son frère} V{avoir:événement} T{(bientôt|vite|aussitôt|encore)} O{(faim & soif & froid/nom & chaud & sommeil & peur & mal aux pieds & mal au dos & mal au ventre & mal à la tête & mal aux dents & besoin de repos & envie de dormir/ver & horreur de la marche & hâte de rentrer/ver)}
T{(ensuite|puis|alors|soudain)}, S{sa tante} V{avoir:événement} O{(peur du vide & peur des vaches & peur du noir/nom & peur de l'orage & besoin d'air & besoin d'aide & besoin d'eau & envie d'une glace & envie de pleurer/ver & envie de chanter/ver & honte de ses bottes & mal au genou & mal au cœur & le vertige & le hoquet & l'air perdu & soif & faim & chaud & froid/nom & sommeil)}
« S{je} V{avoir} O{(faim & soif & froid/nom & chaud & sommeil & peur & envie de crier/ver & besoin de toi & honte & mal partout & hâte & le droit de m'asseoir/ver)} ! » V{dire} S{(son oncle|sa cousine|sa mère|son frère|sa petite sœur)}
« S{tu} V{avoir} O{(raison|tort|de la chance|l'air fatigué|l'air fâché|bonne mine|mauvaise mine|faim|peur|froid/nom|chaud|mal|besoin d'une pause|envie de partir/ver|le choix|tout le temps)} », V{répondre} S{(sa mère|son père|sa tante|son oncle)}
L{sur le pont}, S{héros} V{avoir:événement} T{aussi} O{(peur & froid/nom & le vertige & envie de courir/ver & besoin d'une main & mal au cœur & tort de regarder/ver en bas & honte de trembler/ver & le courage d'avancer/ver & le cœur serré & la gorge sèche & du mal à avancer/ver)}
« S{nous} V{avoir} O{(besoin de repos|besoin d'une carte|envie d'une glace|le temps|raison de rire/ver|tort de crier/ver|de la chance|faim|soif|sommeil|peur|mal aux jambes|rendez-vous à midi|du retard|de l'avance|confiance en toi)} ! » V{décider} S{sa mère}
S{le chien} V{avoir} M{(aussi|vraiment|toujours|encore)} O{(faim & soif & chaud & froid/nom & sommeil & peur & envie de jouer/ver & besoin d'eau & l'air content & l'air triste & mal à la patte & raison de dormir/ver)}

? pause
S{son père} V{ouvrir} O{le sac} J{et} V{donner} I{à tous} O{(de l'eau|du pain|une pomme|un bonnet|du fromage|un gilet)}

= fin
T{(enfin|soudain|alors)}, S{le lac} V{apparaître} : S{on} V{ne plus avoir:état} O{(mal|faim|soif|peur|froid/nom|sommeil|envie de crier/ver)} !
L{au bord du lac}, S{son frère} V{sourire} : « S{tu} V{avoir:imparfait} O{(raison|bien raison|mille fois raison)} ! »
