@title Bébé veut de la musique
@levels CP CE1 CE2
@keywords musique, instruments de musique, orchestre, concert, chanson, sons
@tenses présent
# famille : musique, piano, guitare, violon, flûte, trompette, tambour, tambourin, batterie, harpe, accordéon, saxophone, clarinette, harmonica, triangle, xylophone, violoncelle, cymbale, maracas, clochette, grelot, sifflet, orgue, instrument, orchestre, chorale, concert, chanson, note, refrain, rythme, voix, micro, partition, baguette, archet, corde, touche, musicien, musicienne, chanteur, chanteuse, danseur, danseuse, pianiste, guitariste, chef, public, jouer, chanter, danser, siffler, souffler, taper, frapper, gratter, écouter, applaudir, pleurer, dormir, doux, fort, lent, rapide, gai, triste, grave, aigu, bruit, silence, casserole, cuillère, bébé, berceuse, fanfare, radio

= pleurs
S{bébé} V{pleurer} : S{héros} V{prendre} O{(une guitare & un violon & une flûte & une trompette & un tambour & un tambourin & un accordéon & un saxophone & une clarinette & un harmonica & un triangle & un xylophone & des maracas & une clochette & un grelot & un sifflet & un instrument & une radio & un micro)} !
S{bébé} V{pleurer} : S{héros} V{jouer} I{(du piano & de la guitare & du violon & de la flûte & de la trompette & du tambour & du tambourin & de la batterie & de la harpe & de l'accordéon & du saxophone & de la clarinette & de l'harmonica & du triangle & du xylophone & du violoncelle & de l'orgue & des cymbales)} !

? famille
T{aussitôt}, (S{papa} V{chanter} & S{maman} V{danser} & S{mamie} V{siffler} & S{papy} V{souffler} L{dans un sifflet} & S{une musicienne} V{prendre} O{sa harpe} & S{un pianiste} V{ouvrir} O{le piano} & S{un guitariste} V{gratter} O{une corde} & S{le chef} V{lever} O{sa baguette} & S{la chorale} V{chanter} & S{l'orchestre} V{jouer} & S{une chanteuse} V{chauffer} O{sa voix} & S{le chanteur} V{tenir} O{le micro} & S{un danseur} V{taper} C{des pieds} & S{la danseuse} V{tourner} & S{le public} V{applaudir} & S{le voisin} V{frapper} L{au mur} & S{un musicien} V{lire} O{une partition} & S{la fanfare} V{passer})
T{bientôt}, S{(un musicien & une musicienne & un chanteur & une chanteuse & un danseur & une danseuse & un pianiste & une guitariste & un chef & un orchestre & une chorale & une fanfare & le public)} V{arriver} !

? essais
S{héros} V{essayer} O{(une chanson & un refrain & une note & une berceuse & un rythme & un concert & des cymbales & la batterie & la clarinette & les maracas & un grelot)}, J{mais} S{bébé} V{pleurer +encore} !
T{alors}, S{héros} (V{chanter} & V{danser} & V{siffler} & V{souffler} & V{taper} C{des mains} & V{frapper} O{une cymbale} & V{gratter} O{une corde} & V{écouter} O{la radio} & V{jouer} & V{lire} O{une partition} & V{changer} I{d'instrument} & V{taper} O{une touche} & V{finir} O{le refrain}), J{mais} S{bébé} V{pleurer +encore} !

? musique
S{la musique} V{être} A{(~doux & ~fort & ~lent & ~rapide & ~gai & ~triste & ~grave)} , J{mais} S{bébé} V{crier} !
S{cette chanson} V{être} A{(~grave & ~doux & ~fort & ~lent & ~rapide & ~gai & ~triste & ~aigu)} , J{mais} S{bébé} V{crier} !

= rire
T{enfin}, S{bébé} V{taper} L{sur (une casserole|une cuillère|un tambour|le xylophone|le piano|une cymbale|la batterie|l'orgue|le micro)} J{et} V{rire} !
T{enfin}, S{bébé} V{trouver} O{(une casserole & une cuillère & un tambour & une clochette & un triangle & un tambourin & une baguette & des cymbales & des maracas)}, J{et} S{il} V{rire} !

? fin
T{maintenant}, S{tous} V{devoir} O{(danser/ver & chanter/ver & siffler/ver & applaudir/ver & écouter/ver son concert & jouer/ver encore & taper/ver des pieds & frapper/ver des mains & dormir/ver dans le bruit & gratter/ver une guitare & écouter/ver sa musique)} !
