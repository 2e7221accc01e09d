@title Le nez du clown
@levels CP CE1 CE2
@keywords cirque, clown, spectacle, acrobate, piste, chapiteau, dompteur
@tenses présent
# famille : cirque, clown, acrobate, jongleur, magicien, dompteur, dompteuse, trapéziste, équilibriste, écuyère, funambule, musicien, musicienne, artiste, spectateur, public, lion, tigre, éléphant, cheval, singe, ours, otarie, caniche, colombe, lapin, piste, chapiteau, gradin, cage, roulotte, caravane, rideau, trapèze, fil, corde, filet, cerceau, balle, ballon, massue, anneau, quille, chapeau, costume, perruque, maquillage, nez, chaussures, échelle, monocycle, tambour, trompette, lumière, affiche, ticket, guichet, numéro, spectacle, jongler, sauter, dompter, applaudir, rire, grimper, voler, danser, saluer, drôle, agile, célèbre

= nez
L{(au cirque|sous le chapiteau|dans sa roulotte|dans sa caravane|derrière le rideau|sur la piste|près du guichet)}, S{le clown} V{perdre} O{son nez} !
T{avant (le spectacle|son numéro)}, S{le clown} V{perdre} O{son nez} !
L{au cirque}, S{le clown} V{perdre} O{son nez (et son chapeau|et son costume|et sa perruque|et ses chaussures|et sa trompette|et son tambour|et ses quilles|et son ballon|et son ticket|et ses balles)} !

= cherche
C{pour le retrouver/ver}, S{héros} (V{grimper} & V{fouiller} O{le chapeau} & V{tirer} O{la perruque} & V{ouvrir} O{la roulotte} & V{fouiller} O{un gradin} & V{prendre} O{une échelle} & V{lever} O{le rideau} & V{ouvrir} O{une cage} & V{secouer} O{un costume} & V{vider} O{les chaussures} & V{vider} O{la trompette} & V{lever} O{le tambour} & V{courir} L{au guichet} & V{allumer} O{la lumière} & V{traverser} O{la piste} & V{monter} L{au trapèze} & V{ouvrir} O{la caravane} & V{regarder} L{dans le filet} & V{déplacer} O{les massues} & V{pousser} O{le monocycle} & V{faire} O{le tour du chapiteau})

? artistes
S{héros} V{interroger} O{(l'acrobate & un jongleur & le magicien & le dompteur & la dompteuse & la trapéziste & un équilibriste & l'écuyère & le funambule & un musicien & une musicienne & un artiste & un spectateur & le public & un lion & un tigre & l'éléphant & le cheval & le singe & un ours & une otarie & un caniche & la colombe & un lapin)} !
J{mais} T{déjà}, (S{l'acrobate} V{sauter} & S{le jongleur} V{jongler} & S{le magicien} V{perdre} O{son lapin} & S{la dompteuse} V{dompter} O{un lion} & S{la trapéziste} V{voler} & S{l'équilibriste} V{danser} & S{l'écuyère} V{saluer} & S{la musicienne} V{jouer} & S{le public} V{applaudir} & S{un spectateur} V{rire} & S{le tigre} V{sauter} & S{l'éléphant} V{danser} & S{le singe} V{voler} O{une quille} & S{l'ours} V{lancer} O{un ballon} & S{l'otarie} V{tenir} O{une balle} & S{le caniche} V{traverser} O{un cerceau} & S{la colombe} V{voler} & S{le cheval} V{saluer} & S{la lumière} V{baisser} & S{le spectacle} V{commencer})

? drôle
M{sans nez}, S{le clown} V{ne plus être} A{(drôle|célèbre|content|rigolo)} !
S{le clown} V{ne plus vouloir} O{(jongler/ver|sauter/ver|danser/ver|saluer/ver|rire/ver|grimper/ver sur le fil)} !

? essais
J{à la place}, S{il} V{essayer} O{(une tomate & une cerise & une balle & un petit ballon & un bouton & un anneau & une fraise & un radis)} !

= trouvé
T{enfin}, S{(un singe|un caniche|l'otarie|le lion|le tigre|l'éléphant|le cheval|un ours|la colombe|le lapin|le magicien|le jongleur|un spectateur|une musicienne|le funambule|l'équilibriste|un artiste agile)} V{rendre} O{le nez} !
T{enfin}, S{héros} V{voir} O{le nez} L{(sous un gradin|dans la cage|sur le trapèze|dans le filet|dans le chapeau|sur le lion|sur l'ours|sur le tigre|dans la trompette|sous la perruque|sur le dompteur|sur l'otarie|sous une quille|près du rideau)} !

? fin
T{maintenant}, S{tout le monde} V{pouvoir} O{(rire/ver & applaudir/ver & saluer/ver le clown & voir/ver le numéro & voir/ver le spectacle & voir/ver les acrobates & admirer/ver le trapèze & danser/ver sur les gradins)} !
