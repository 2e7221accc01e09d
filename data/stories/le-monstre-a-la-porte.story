@title Qui a peur du monstre ?
@levels CP CE1 CE2
@keywords Halloween, carnaval, déguisement, monstres, fantôme, sorcière, peur, bonbons
@tenses présent
# famille : Halloween, citrouille, fantôme, sorcière, vampire, monstre, momie, squelette, zombie, loup-garou, diable, pirate, fée, princesse, clown, robot, chat noir, chauve-souris, araignée, hibou, rat, corbeau, toile, balai, chapeau, cape, masque, perruque, costume, déguisement, maquillage, drap, os, crâne, dent, griffe, chaudron, potion, bougie, lanterne, bonbon, chocolat, sac, panier, nuit, lune, brouillard, château, cimetière, maison, porte, rue, peur, frapper, sonner, crier, hurler, trembler, rire, manger, porter, noir, orange, horrible, effrayant, gentil, confetti, crêpe, défilé, trompette, octobre, carnaval

= personne
T{(à Halloween|ce soir/nom|cette nuit|en octobre|au carnaval|au défilé)}, S{personne} V{ne avoir} O{peur de héros} !
L{(dans la rue|devant la maison|près du cimetière|au château|dans le brouillard|sous la lune|à la porte)}, S{personne} V{ne avoir} O{peur de héros} !

? costume
J{pourtant}, S{héros} V{porter} O{(un drap & une cape & un chapeau & un masque & une perruque & du maquillage noir & un costume orange & un déguisement & un balai & un crâne & un os & de longues griffes & une dent de vampire & une toile & une lanterne & un chaudron & une bougie & une citrouille & une trompette & un costume de fantôme & un chapeau de sorcière & un masque de momie & des dents de loup-garou & une cape de diable & une araignée)} !
J{pourtant}, S{ce costume} V{être} A{(noir/adj & orange/adj & horrible/adj & effrayant/adj )} !

? essais
S{héros} (V{crier} & V{hurler} & V{frapper} I{aux portes} & V{sonner} & V{rire} C{comme un diable} & V{souffler} O{la bougie} & V{sauter} L{sur un balai}) : J{rien} !
C{pour faire/ver peur}, S{héros} (V{crier} & V{hurler} & V{sonner} & V{frapper} L{à une porte} & V{lever} O{ses griffes} & V{montrer} O{une dent} & V{secouer} O{un drap} & V{souffler} L{dans une trompette} & V{jeter} O{une toile} & V{faire} O{la momie} & V{faire} O{le robot} & V{faire} O{le pirate} & V{lever} O{la lanterne} & V{griffer} O{une porte})

? rires
L{dans la nuit}, S{(un fantôme & une sorcière & un vampire & un monstre & une momie & un squelette & un zombie & un loup-garou & un diable & un pirate & une fée & une princesse & un clown & un robot & un hibou & un corbeau & un rat)} V{rire} !
S{(un chat noir & une chauve-souris & une araignée & un hibou & un rat & un corbeau & un fantôme & une sorcière & un squelette & une momie & un vampire & un zombie & une fée & un robot)} V{passer} L{devant héros} J{et} V{bâiller} !

= vrai
T{enfin}, S{un vrai (fantôme|vampire|monstre|squelette|loup-garou|diable|zombie)} V{passer} : S{il} V{avoir} O{peur} !
T{enfin}, S{héros} V{voir} O{un vrai (fantôme|vampire|monstre|squelette)}, S{qui} V{trembler} !

? bonbons
C{pour le consoler}, S{héros} V{donner} O{(un bonbon & du chocolat & une crêpe & des confettis & un masque & une cape & un chapeau & une citrouille & un sac & un panier & une lanterne & une bougie & un balai & une perruque & un costume effrayant/adj & un déguisement horrible & un os & une potion & une soupe d'octobre)} !
T{depuis}, S{ce gentil monstre} (V{manger} O{des bonbons} & V{manger} O{du chocolat} & V{porter} O{une perruque} & V{dormir} L{à la maison} & V{garder} O{la porte} & V{rire} & V{jouer} C{avec le chat noir} & V{hurler} L{sous la lune} & V{faire} O{des crêpes} & V{aimer} O{le carnaval} & V{suivre} O{le défilé} & V{attendre} O{Halloween} & V{raconter} O{sa peur})
