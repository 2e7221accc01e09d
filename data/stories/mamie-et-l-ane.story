@title Mamie et l'âne
@levels CP CE1
@keywords mamie, âne, amis, animaux, son m, son n, m, n
@tenses présent
# famille : maman, mamie, moto, ami, lune, nid, animal, ananas, tomate, midi, mur, canard, âne, banane, mouton, lama, minute, domino, piano, panda, nez, neige, pomme, main, marmite, menu, animaux, nuit, jaune, malin, amie, nappe, navet, mare, matin, monde

= moto
T{(à midi|ce matin/nom|une nuit|dans la neige)}, S{mamie} V{mener} O{son âne} L{(à la mare|sur la lune|sur sa moto|au marché|chez maman|chez un ami)}
S{mamie} V{avoir} O{un âne (malin|jaune|)} : S{cet animal} V{aimer} O{(les ananas|les tomates|la moto|le piano|les dominos|la neige|les bananes)}

+ repas
S{l'âne} V{manger} O{(une tomate & un ananas & une banane & une pomme & un navet & la nappe & le menu & un domino & le nid du canard & la neige du mur)} T{(à midi|en une minute|le matin|la nuit)} !
« S{c'} V{être} A{(mon ananas|ma moto|mon ami|ma marmite|mon nid|mon animal)} ! » V{dire} S{(maman|mamie|un ami|le canard|le mouton|un lama|un panda)}
S{(un canard|un mouton|un lama|un panda|une amie|tout le monde)} V{monter} L{(sur la moto|sur le mur|sur le piano|dans la marmite)} C{avec (mamie|maman|l'âne)} !

= nez
J{mais} S{l'âne} V{mettre} O{son nez} L{(dans sa main|dans la marmite|sur le mur|sous la nappe|dans la neige)} !
2 | J{mais} S{l'âne} V{poser} O{son nez} L{dans la main de mamie} : S{il} V{être} A{(malin|un bon ami)} !
S{mamie} V{donner} O{sa main} I{à l'animal} : J{quel (ami|âne|matin)} !

? fin
T{(à minuit|sous la lune|la nuit)}, S{l'âne} V{jouer} O{(du piano|aux dominos)} C{pour (mamie|maman|le canard|le lama)} !
