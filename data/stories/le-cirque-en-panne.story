@title Le clown a perdu son nez
@levels CP CE1 CE2
@keywords cirque, clown, spectacle, acrobate, piste, chapiteau, dompteur
@tenses présent
# famille : cirque, clown, acrobate, jongleur, magicien, dompteur, dompteuse, trapéziste, équilibriste, écuyère, funambule, musicien, musicienne, artiste, spectateur, public, enfant, lion, tigre, éléphant, cheval, singe, ours, otarie, chien, caniche, colombe, lapin, piste, chapiteau, gradin, cage, roulotte, caravane, rideau, coulisses, trapèze, fil, corde, filet, cerceau, balle, ballon, massue, anneau, quille, chapeau, costume, perruque, maquillage, nez, chaussures, fouet, échelle, monocycle, tambour, trompette, lumière, affiche, ticket, guichet, numéro, spectacle, jongler, sauter, dompter, applaudir, rire, grimper, voler, danser, saluer, rouge, drôle, agile, célèbre

= nez
L{au cirque}, S{le clown} V{perdre:antérieur} O{son nez} !
L{(sous le chapiteau|en coulisses|dans sa roulotte|dans sa caravane|derrière le rideau|avant le spectacle|avant son numéro|sur la piste)}, S{le clown} V{chercher} O{son nez} !

? cherche
T{vite}, S{héros} (V{fouiller} O{le chapeau} & V{fouiller} O{la perruque} & V{vider} O{la roulotte} & V{regarder} L{sous un gradin} & V{monter} L{à l'échelle} & V{lever} O{le rideau} & V{ouvrir} O{une cage} & V{secouer} O{un costume} & V{vider} O{les chaussures} & V{regarder} L{dans la trompette} & V{soulever} O{le tambour} & V{lire} O{l'affiche} & V{demander} O{un ticket} & V{courir} L{au guichet} & V{allumer} O{la lumière} & V{visiter} O{les coulisses} & V{traverser} O{la piste} & V{tirer} O{une corde} & V{grimper} L{au trapèze} & V{ranger} O{le maquillage} & V{compter} O{les balles} & V{fouiller} O{la caravane} & V{sauter} L{dans le filet} & V{prendre} O{le monocycle} & V{monter} L{sur le fil})
J{personne} V...
