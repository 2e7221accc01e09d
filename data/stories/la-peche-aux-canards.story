@title La pêche aux canards
@levels CP CE1
@keywords nombres, compter, fête foraine, jeu, canard
@tenses présent
# famille : zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt, compter, nombre, chiffre, premier, dernier, fois, plus, moins, encore, cent, beaucoup

= jeu
T{à la fête}, S{héros} V{vouloir} O{(vingt|dix-neuf|dix-huit|cent) points}
S{héros} V{pêcher} O{des canards} C{pour (vingt|dix-huit|seize|quinze|quatorze|cent) points}
C{pour (vingt|dix-huit|quinze|seize|dix-neuf) points}, S{héros} V{pêcher} O{des canards}

? essais
J{mais} S{héros} (V{essayer} T{deux fois} & V{rater} T{trois fois} & V{glisser} T{quatre fois} & V{recommencer} T{cinq fois} & V{soupirer} T{six fois} & V{pêcher} T{sept fois} & V{rire} T{huit fois} & V{rire} M{beaucoup} & V{rater} M{encore} & V{compter} L{jusqu'à dix} & V{compter} L{jusqu'à onze} & V{compter} L{jusqu'à douze})

+ canards
L{dans l'eau}, S{on} V{voir} O{(un canard|deux canards|trois canards|quatre canards|cinq canards|six canards|sept canards|huit canards|neuf canards|dix canards|onze canards|douze canards|treize canards|quatorze canards)}
L{sous les canards}, S{on} V{lire} O{(zéro & un & deux & trois & quatre & cinq & six & sept & huit & neuf & dix & onze & douze & treize & quatorze & quinze & seize & dix-sept & dix-huit & dix-neuf)}
L{sous le (premier|dernier) canard}, S{héros} V{lire} O{un (chiffre|nombre)}

? autres
J{mais} (S{papa} V{marquer} O{zéro point} & S{un garçon} V{marquer} O{deux points} & S{une fille} V{marquer} O{trois points} & S{mamie} V{marquer} O{six points} & S{un bébé} V{marquer} O{dix points} & S{un monsieur} V{marquer} O{onze points} & S{une dame} V{marquer} O{douze points} & S{un pompier} V{marquer} O{treize points} & S{le boulanger} V{marquer} O{quatorze points} & S{sa sœur} V{marquer} O{quinze points} & S{son frère} V{marquer} O{seize points} & S{un voisin} V{marquer} O{dix-sept points})

? parole
« S{il} V{te falloir} T{encore} O{(un point|deux points|sept points|huit points|neuf points|dix points|onze points)} ! » V{dire}-S{(la dame|un monsieur)}
« V{compter:impératif.tu} M{(plus|moins|beaucoup moins) vite} ! » V{dire}-S{(la dame|un monsieur|papa)}
« S{je} V{compter} O{(dix-sept|dix-huit|dix-neuf|treize|quatorze|quinze|seize|zéro|onze|douze) points} ! » V{dire}-S{(la dame|un monsieur)}

= fin
T{enfin}, S{la dame} V{offrir} O{(un ours & deux bonbons & trois billes & quatre ballons & cinq bonbons & six billes & sept images & huit perles & neuf perles & dix perles & le dernier ours & le premier prix)} I{à héros} !
T{enfin}, S{héros} V{gagner} O{(un ours & deux bonbons & trois billes & quatre ballons & cinq images & six perles & sept perles & huit perles & neuf perles & dix perles & vingt bonbons & cent perles)} !
