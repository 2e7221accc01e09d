@title Un loup trop doux
@levels CP CE1
@keywords son ou, loup, théâtre, spectacle, école, peur
@tenses présent
# famille : loup, poule, mouton, souris, ours, hibou, kangourou, fourmi, mouche, poussin, joue, bouche, cou, genou, coude, pouce, foulard, couronne, roue, journal, tambour, couteau, fourchette, boule, bouton, poupée, nounours, bouquet, chou, courir, ouvrir, souffler, pousser, rouler, tourner, trouver, jouer, sourire, tousser, secouer, doux, rouge, lourd, mou, roux, court, moulin, trou, cour, tour, pour, où, nous, vous, beaucoup, toujours, souvent, partout, bonjour

= rôle
S{héros} V{jouer} O{le loup}, J{mais} S{personne} V{ne avoir} O{peur}
L{dans la cour}, S{héros} V{jouer} O{un loup trop (doux|mou)}
C{pour la fête}, S{héros} V{jouer} O{un loup bien trop doux}

? goûts
J{mais} S{ce loup} V{aimer} M{(trop|beaucoup)} O{(les bouquets & les poupées & les nounours & les foulards roux & la soupe & le chou & son journal & les boules rouges)}

? costume
C{pour la scène}, S{héros} V{prendre} O{(un foulard rouge & une couronne & un gros tambour & une fourchette & un couteau mou & une moustache)}
J{mais} S{son costume} V{être} A{(trop ~rouge & trop ~roux & trop ~court & trop ~lourd & tout ~mou)}

? répétition
C{pour faire/ver peur}, S{héros} (V{rouler} O{les yeux} & V{ouvrir} O{la bouche} & V{gonfler} O{les joues} & V{tendre} O{le cou} & V{lever} O{les coudes} & V{plier} O{les genoux} & V{secouer} O{la tête} & V{souffler} M{souvent} & V{courir} L{partout} & V{pousser} O{un cri})

? scène
J{hélas}, L{dans la cour}, S{le loup} (V{tomber} L{dans un trou} & V{perdre} O{un bouton} & V{perdre} O{sa couronne} & V{marcher} L{sur son foulard} & V{avaler} O{une mouche} & V{tousser} & V{lécher} O{son pouce} & V{rougir} & V{sourire} T{toujours} & V{sourire} M{beaucoup})

? parole
« J{bonjour}, S{loup} ! V{jouer:impératif.tu} C{avec nous} ! » V{dire}-S{(la poule|le mouton|l'ours|une fourmi|le kangourou)}
« J{où} V{courir}-S{tu}, J{gros loup} ? » V{demander}-S{(la souris|le mouton|l'ours|un hibou|la mouche)}
« S{tu} V{sourire} M{(trop souvent|toujours|beaucoup)} ! » V{dire}-S{(un ours|un hibou|le poussin|le kangourou)}
« S{tu} V{être} A{trop (doux|mou)} C{pour nous} ! » V{dire}-S{(un mouton|la poule|une souris)}

= fin
T{enfin}, S{le loup} V{faire rire/ver} O{(une poule & une souris & un mouton & un ours & un hibou & un kangourou & une fourmi & un poussin & toute la cour)} : J{bravo} !
T{alors}, (S{la poule} V{sourire} & S{un mouton} V{tourner} C{de joie} & S{la souris} V{tousser} C{de rire/nom} & S{un kangourou} V{sauter} C{de joie} & S{la fourmi} V{pouffer} & S{toute la cour} V{rire}) : J{bravo} !
T{enfin}, S{toute la cour} V{rire} : J{bravo, le loup} !
