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
L{sur la moto}, S{papa} V{prendre} T{aussi} O{(maman & mamie & le bébé & un ami & un âne & un lama & un rat & une tortue & un pirate)} !

? bagages
J{puis}, S{on} V{charger} O{(un vélo & un sac & un lit & un tapis & un canapé & un lavabo & une tasse & un bol & une tarte & des tomates & une salade & des bananes & du café & du jus & du sirop & un pyjama & une robe & des tulipes & un livre & une image & un domino & un cube & une pile)}

? route
T{vite}, S{la moto} (V{frôler} O{un mur} & V{suivre} O{le bus} & V{traverser} O{la ville} & V{quitter} O{la rue} & V{suivre} O{la lune} & V{frôler} O{une cabane})
J{mais}, L{en route}, S{la moto} (V{fumer} & V{cracher} O{de la fumée} & V{perdre} O{un sac} & V{perdre} O{un lit} & V{perdre} O{une banane} & V{perdre} O{une pile} & V{perdre} O{un canapé} & V{perdre} O{un vélo} & V{perdre} O{un tapis})

? vie
L{à l'arrière}, (S{mamie} V{lire} O{un livre} & S{le bébé} V{rire} & S{maman} V{finir} O{son café} & S{un ami} V{parler} & S{un âne} V{boire} O{du jus} & S{un lama} V{dire} J{non} & S{un rat} V{finir} O{la tarte} & S{un pirate} V{laver} O{son sac} & S{la tortue} V{manger} O{la salade} & S{mamie} V{tenir} O{une tulipe} & S{le bébé} V{jeter} O{sa tasse} & S{un rat} V{manger} O{une tomate})

? parole
« S{ta moto} V{aller} M{(trop vite|très vite)} ! » V{dire}-S{(maman|mamie|un ami|le lama|le rat|un pirate)}
« S{je} V{vouloir} O{(un bol|une tasse|du sirop|du jus|ton livre|mon lit|la lune|un cube|une pile)} ! » V{dire}-S{(mamie|un ami|le rat|un pirate|le bébé)}
« V{finir:impératif.tu} T{vite} O{(ta tarte|ton livre|ton café)} ! » V{dire}-S{(maman|mamie|un ami)}

= fin
J{mais} S{la moto} V{caler} : S{papa} V{rentrer} L{(à vélo|en bus|à pied)} !
T{enfin}, S{la moto} V{caler} : S{papa} V{offrir} O{(une tarte & un café & du jus & du sirop & une tulipe & une salade & des bananes & une image)} !
T{enfin}, S{papa} V{pousser} O{la moto} C{avec (maman & mamie & le bébé & un ami & un âne & un lama & un rat & une tortue & un pirate & toute la rue)} !
