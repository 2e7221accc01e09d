@title Un loup trop doux
@levels CP CE1
@keywords son ou, loup, théâtre, spectacle, école, peur
@tenses présent
# famille : loup, poule, mouton, souris, ours, hibou, kangourou, fourmi, mouche, poussin, joue, bouche, cou, genou, coude, pouce, foulard, couronne, roue, journal, tambour, couteau, fourchette, boule, bouton, poupée, nounours, bouquet, chou, courir, ouvrir, souffler, pousser, rouler, tourner, trouver, jouer, sourire, tousser, secouer, doux, rouge, lourd, mou, roux, court, moulin, trou, cour, tour, pour, où, nous, vous, beaucoup, toujours, souvent, partout, bonjour

= rôle
S{héros} V{jouer} O{le loup}, J{mais} S{personne} V{ne avoir} O{peur}
C{pour la fête}, S{héros} V{jouer} O{un loup trop (doux|mou)}
L{dans la cour}, S{héros} V{jouer} O{un loup trop (doux|mou)}
S{héros} V{jouer} O{le loup} C{pour faire/ver peur}

? costume
C{pour la scène}, S{héros} V{prendre} O{(un foulard & une couronne & un gros tambour & un couteau & une fourchette & une boule & une roue & des boutons & un journal & une poupée & un nounours & un bouquet & un chou)}
T{alors}, S{héros} V{porter} O{(une couronne & un foulard & une boule rouge & des boutons & un tambour & un couteau & un bouquet & une fourchette & une poupée & un nounours & un journal)}
S{son costume} V{être} A{(~rouge & ~roux & trop ~court & trop ~lourd & tout ~mou & trop ~doux)}

? peinture
T{avant la fête}, S{héros} V{rougir} O{(sa bouche & ses joues & son cou & ses genoux & ses coudes & ses pouces)}

? répétition
T{chaque jour}, S{héros} (V{rouler} O{ses yeux} & V{souffler} T{souvent} & V{tousser} & V{plier} O{les genoux} & V{tendre} O{le cou} & V{lever} O{les coudes} & V{lécher} O{son pouce} & V{secouer} O{la tête} & V{tourner} T{souvent} & V{trouver} O{une moustache} & V{sourire} M{beaucoup} & V{jouer} T{toujours} & V{ouvrir} O{la bouche} & V{gonfler} O{ses joues} & V{pousser} O{un cri} & V{courir} L{partout} & V{secouer} O{son journal})

? scène
L{sur scène}, S{héros} (V{courir} L{partout} & V{passer} L{sous la tour} & V{tomber} L{dans un trou} & V{pousser} O{la poule} & V{secouer} O{un mouton} & V{tousser} & V{souffler} & V{ouvrir} O{la bouche} & V{perdre} O{sa couronne} & V{trouver} O{une boule} & V{avaler} O{une mouche} & V{rouler} L{sous le moulin} & V{tourner} T{toujours} & V{goûter} O{la soupe} & V{couper} O{un chou} & V{jouer} L{du tambour} & V{sourire} M{beaucoup})

? entrée
L{derrière le moulin}, S{le loup} (V{ouvrir} O{la bouche} & V{tirer} O{son foulard} & V{poser} O{sa couronne} & V{taper} L{du pouce} & V{plier} O{un genou} & V{lever} O{le coude} & V{tendre} O{le cou} & V{jeter} O{une fourchette} & V{jeter} O{un journal} & V{perdre} O{un bouton} & V{rougir} & V{serrer} O{son nounours} & V{serrer} O{une poupée} & V{offrir} O{un bouquet} & V{être} A{tout rouge} & V{être} A{roux} & V{être} A{trop lourd} & V{rester} A{trop court} & V{souffler} & V{pousser} O{un cri} & V{trembler} C{pour nous})

? parole
« J{bonjour}, S{loup} ! V{jouer:impératif.tu} C{avec nous} ! » V{dire}-S{(la poule|le mouton|l'ours|une fourmi|le kangourou)}
« J{où} V{courir}-S{nous}, J{loup} ? » V{demander}-S{(la souris|le mouton|l'ours|un hibou|la mouche)}
« J{bonjour}, S{je} V{vous trouver:futur} L{partout} ! » V{dire}-S{le loup}
« S{tu} V{sourire} M{(trop souvent|toujours|beaucoup)} ! » V{dire}-S{(un ours|un hibou|le poussin|le kangourou)}
« S{nous} V{rire} M{beaucoup} C{pour un loup} ! » V{dire}-S{(un mouton|la poule|le mouton)}

= fin
T{enfin}, S{le loup} V{faire rire/ver} O{(une poule & une souris & un mouton & un ours & un hibou & un kangourou & une fourmi & une mouche & un poussin & toute la cour & beaucoup d'enfants)}
T{alors}, (S{la poule} V{sourire} M{beaucoup} & S{un mouton} V{tourner} C{de joie} & S{la souris} V{tousser} C{de rire/nom} & S{l'ours} V{rire} & S{un hibou} V{sourire} & S{un kangourou} V{sauter} C{de joie} & S{la fourmi} V{pouffer} C{de rire/nom} & S{un poussin} V{rire} & S{toute la cour} V{rire}) : J{bravo} !
