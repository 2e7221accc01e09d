@title Le canapé devient fusée
@levels CP CE1
@keywords son é, son er, son ez, fusée, étoile, jeu, maison, espace
@tenses présent
# famille : fusée, étoile, canapé, bébé, café, thé, clé, dé, vélo, poupée, épée, purée, cheminée, panier, papier, cahier, collier, escalier, écureuil, éléphant, araignée, fée, sorcier, pompier, boulanger, berger, nez, pied, été, école, télévision, téléphone, légume, décoller, arriver, chanter, danser, sauter, compter, crier, tomber, monter, préparer, réparer, écouter, rêver, fermer, fatigué, pressé, léger, étonné, dîner, assez, chez

= projet
S{le canapé de héros} V{devenir} A{une (fusée|fusée légère)} !
L{sur le canapé}, S{héros} V{préparer} O{une fusée}
T{(cet été|après l'école)}, S{héros} V{décoller} L{en canapé} !

? bagages
L{dans la fusée}, S{héros} V{mettre} O{(un vélo & une clé & un dé & une poupée & une épée & de la purée & un panier & un cahier & un collier & du papier & du café & du thé & des légumes & un téléphone & une télévision)}

? équipage
L{à bord}, (S{le bébé} V{chanter} & S{une fée} V{danser} & S{un écureuil} V{sauter} & S{un sorcier} V{compter} & S{un pompier} V{crier} & S{le boulanger} V{préparer} O{le thé} & S{un berger} V{rêver} & S{une poupée} V{écouter})

? vol
T{aussitôt}, S{la fusée} (V{décoller} & V{monter} & V{frôler} O{la cheminée} & V{frôler} O{l'école} & V{suivre} O{une étoile} & V{passer} L{chez une fée} & V{passer} L{sur le musée} & V{croiser} O{un vélo} & V{éviter} O{une araignée} & V{éviter} O{un éléphant} & V{perdre} O{un panier})

? état
J{mais} S{la fusée} V{être} A{(trop ~léger & trop ~fatigué & trop ~pressé)} : S{elle} V{tomber} !

? pilote
C{pour voler/ver plus haut}, S{héros} (V{réparer} O{la fusée} & V{tourner} O{la clé} & V{lever} O{le pied} & V{pincer} O{son nez} & V{lancer} O{le dé} & V{sauter} & V{crier} & V{compter} & V{chanter} & V{plier} O{du papier} & V{fermer} O{un panier} & V{décrocher} O{le téléphone} & V{monter} L{sur un escalier} & V{brandir} O{son épée} & V{relire} O{un cahier} & V{éteindre} O{la télévision})

? parole
« S{je} V{voir} O{(une étoile|la cheminée|un éléphant|l'école|le musée|le boulanger)} ! » V{crier}-S{(héros|le bébé|un écureuil)}
« S{nous} V{être} A{(pressés|fatigués|étonnés)} ! » V{crier}-S{(un pompier|une fée)}
« J{assez} ! V{aller:impératif.nous} L{chez (la fée|le boulanger|le berger)} ! » V{crier}-S{(un pompier|un écureuil)}

= fin
J{mais}, L{à la cuisine}, S{papa} V{crier} : « J{le dîner} ! »
T{enfin}, S{la fusée} V{se poser} : S{le dîner} V{arriver} !
T{enfin}, S{la fusée} V{arriver} L{(sur une étoile|chez une fée|dans un café|devant l'école)} : J{bravo} !
