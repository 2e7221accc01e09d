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
L{dans la fusée}, (S{le bébé} V{chanter} & S{une fée} V{danser} & S{un écureuil} V{sauter} & S{un éléphant} V{monter} & S{un sorcier} V{compter} & S{un pompier} V{crier} & S{le boulanger} V{préparer} O{le thé} & S{un berger} V{rêver} & S{une araignée} V{tomber} & S{une poupée} V{écouter} & S{le bébé} V{arriver} & S{un pompier} V{fermer} O{tout} & S{un sorcier} V{réparer} O{la fusée})

? vol
S{la fusée} (V{décoller} & V{frôler} O{la cheminée} & V{frôler} O{l'escalier} & V{quitter} O{l'école} & V{suivre} O{une étoile} & V{tomber} M{sans arrêt} & V{passer} L{chez le boulanger} & V{arriver} L{chez une fée} & V{sauter} & V{monter} & V{danser} & V{écraser} O{des légumes} & V{croiser} O{un vélo} & V{perdre} O{un panier} & V{éviter} O{une araignée} & V{éviter} O{un éléphant} & V{ne voler pas assez})

? état
J{mais} S{la fusée} V{être} A{(trop ~léger & ~fatigué & ~pressé & ~étonné & ~mouillé)}

? pilote
T{alors}, S{héros} (V{compter} & V{crier} & V{fermer} O{son cahier} & V{tourner} O{la clé} & V{lever} O{le pied} & V{pincer} O{son nez} & V{lancer} O{le dé} & V{réparer} O{le vélo} & V{écouter} O{le bébé} & V{rêver} C{d'une étoile} & V{chanter} & V{manger} O{la purée} & V{boire} O{du thé} & V{goûter} O{le café} & V{montrer} O{la cheminée} & V{brandir} O{son épée} & V{secouer} O{le panier} & V{décrocher} O{le téléphone} & V{préparer} O{le dîner} & V{monter} O{l'escalier} & V{plier} O{du papier} & V{consoler} O{la poupée} & V{sauter} & V{danser} & V{donner} O{un collier} & V{éteindre} O{la télévision})

? parole
« S{je} V{voir} O{(une étoile|la cheminée|un éléphant|l'école|le musée|le boulanger)} ! » V{crier}-S{(héros|le bébé|un écureuil)}
« S{nous} V{être} A{(pressés|fatigués|étonnés)} ! » V{crier}-S{(le bébé|un pompier|une fée)}
« J{assez} ! V{réparer:impératif.tu} O{(la télévision|ma poupée|mon téléphone|mon vélo)} ! » V{crier}-S{(le bébé|un pompier|une fée)}

= fin
J{mais}, L{à la cuisine}, S{papa} V{crier} : « J{le dîner} ! »
T{enfin}, S{la fusée} V{se poser} : S{le dîner} V{arriver} !
T{enfin}, S{la fusée} V{arriver} L{(sur une étoile & chez un boulanger & chez une fée & chez le pompier & chez un écureuil & à l'école & chez un sorcier & chez un berger)} !
