@title La moto de papa
@levels CP CE1
@keywords papa, moto, famille, voyage, début du CP, son a, son i, son u
@tenses présent
# famille : papa, maman, ami, lune, vélo, moto, tulipe, lit, lama, île, âne, tomate, salade, banane, sac, robe, rat, pirate, midi, samedi, lavabo, café, bébé, mamie, tapis, tasse, tarte, pyjama, bus, tortue, jus, mur, rue, canapé, domino, ville, livre, pile, vite, rire, lire, dire, finir, parler, laver, sur, bol, sirop, image, cube, petit, fumée, cabane

= moto
T{(samedi|à midi)}, S{papa} V{sortir} O{sa (moto|petite moto)} !
S{papa} V{partir} L{(en ville|sur une île)} C{à moto}
T{(samedi|à midi)}, S{papa} V{partir} L{sur sa moto}

? passagers
L{sur la moto}, S{papa} V{prendre} O{(maman & mamie & le bébé & un ami & un âne & un lama & un rat & une tortue & un pirate)}

? bagages
T{vite}, S{on} V{charger} O{(un vélo & un sac & un lit & un tapis & un canapé & un lavabo & une tasse & un bol & une tarte & une tomate & une salade & des bananes & du café & du jus & du sirop & un pyjama & une robe & une tulipe & un livre & une image & un domino & un cube & une pile)}

? vie
T{alors}, (S{mamie} V{lire} O{un livre} & S{le bébé} V{rire} & S{maman} V{boire} O{un café} & S{l'ami} V{boire} O{du jus} & S{un âne} V{parler} & S{un lama} V{dire} O{zut} & S{un rat} V{finir} O{la tarte} & S{un pirate} V{laver} O{son sac} & S{mamie} V{plier} O{sa robe} & S{la tortue} V{manger} O{la salade} & S{un ami} V{parler} & S{un rat} V{manger} O{une tomate} & S{mamie} V{tenir} O{une tulipe} & S{le bébé} V{jeter} O{sa tasse} & S{maman} V{finir} O{son bol} & S{papa} V{rire} L{en pyjama})

? route
S{la moto} (V{frôler} O{un mur} & V{frôler} O{un canapé} & V{rouler} M{vite} & V{suivre} O{le bus} & V{traverser} O{la ville} & V{quitter} O{la rue} & V{suivre} O{la lune} & V{fumer} & V{cracher} O{sa fumée} & V{pousser} O{un vélo} & V{passer} L{sur un tapis} & V{quitter} O{l'île} & V{perdre} O{un sac} & V{perdre} O{un lit} & V{perdre} O{une banane} & V{frôler} O{une cabane} & V{perdre} O{la pile})

? parole
« S{ta moto} V{aller} M{vite} ! » V{dire}-S{(maman|mamie|un ami|le lama|le rat|un pirate)}
« S{je} V{vouloir} O{(un bol|une tasse|du sirop|du jus|ton livre|mon lit|la lune|un cube|une pile)} ! » V{dire}-S{(mamie|un ami|le rat|un pirate|le bébé)}
« V{finir:impératif.tu} T{vite} O{(ta tarte|ton livre|ton café)} ! » V{dire}-S{(maman|mamie|un ami)}

= fin
J{mais} S{la moto} V{caler} : S{papa} V{rentrer} L{(à vélo|en bus|à pied)} !
T{enfin}, S{papa} V{pousser} O{la moto} C{avec (maman & mamie & le bébé & un ami & un âne & un lama & un rat & une tortue & un pirate & toute la rue)} !
T{enfin}, S{la moto} V{caler} : S{papa} V{offrir} O{(une tarte & un café & du jus & du sirop & une tulipe & une salade & des bananes & une tomate & une image)} !
