@title Le trésor du pirate
@levels CP CE1 CE2
@keywords pirates, pirate, bateau, trésor, île, mer, aventure, corsaire
@tenses présent
# famille : pirate, capitaine, marin, mousse, cuisinier, corsaire, perroquet, rat, requin, baleine, singe, crabe, tortue, serpent, bateau, voile, mât, ancre, corde, gouvernail, pont, cale, barque, drapeau, canon, sabre, épée, pistolet, crochet, bandeau, jambe de bois, chapeau, barbe, foulard, botte, trésor, coffre, or, pièce, bijou, couronne, collier, perle, carte, boussole, longue-vue, clé, île, plage, sable, palmier, grotte, cascade, rocher, mer, vague, tempête, vent, port, lanterne, tonneau, pelle, creuser, chercher, trouver, naviguer, ramer, attaquer, voler, grimper, crier, chanter, boire, méchant, vieux, cruel, bouteille

= carte
L{sur une île}, S{un pirate} V{chercher} O{son trésor} !
S{le capitaine d'un (bateau|vieux bateau)} V{chercher} O{son trésor} C{avec (tout son équipage|un perroquet|une carte)} !
S{un (pirate|vieux pirate|méchant pirate)} V{perdre} O{son trésor} L{(sur une île|en mer|sur une plage|près d'un rocher|près d'une cascade|sous un palmier|sous le sable|au port|dans une tempête|dans une grotte)} !

? porte
S{ce pirate} V{avoir} O{(une jambe de bois & un crochet & un bandeau & un sabre & une épée & un pistolet & un chapeau & une barbe rouge & un foulard & une seule botte & une boussole & une vieille carte & une clé & un perroquet & un singe & un rat & un mousse & un drapeau noir & une lanterne)} !
S{ce pirate} V{être} A{(vieux/adj & méchant/adj & cruel/adj)} : J{attention/nom} !
S{tous} V{vouloir} O{(chercher/ver & trouver/ver & naviguer/ver & ramer/ver & creuser/ver & traverser/ver la mer & partir/ver en barque)} !

? équipage
T{déjà}, (S{l'équipage} V{ramer} & S{l'équipage} V{chanter} & S{le capitaine} V{lire} O{la carte} & S{le mousse} V{grimper} L{au mât} & S{un marin} V{lever} O{l'ancre} & S{le perroquet} V{crier} & S{le mousse} V{crier} & S{un requin} V{attaquer} & S{un marin} V{sortir} O{le canon} & S{le vent} V{pousser} O{la voile} & S{la tempête} V{approcher} & S{une vague} V{couvrir} O{le pont} & S{un marin} V{chanter} & S{un corsaire} V{ramer} & S{le bateau} V{quitter} O{le port} & S{le mousse} V{laver} O{la cale} & S{un corsaire} V{tenir} O{le gouvernail})

= cherche
C{pour trouver/ver l'or}, S{héros} (V{chercher} L{partout} & V{creuser} O{le sable} & V{ramer} & V{naviguer} & V{grimper} L{au palmier} & V{grimper} L{sur un rocher} & V{fouiller} O{la grotte} & V{fouiller} O{la cale} & V{ouvrir} O{un tonneau} & V{prendre} O{une pelle} & V{allumer} O{la lanterne} & V{suivre} O{une tortue} & V{suivre} O{un crabe} & V{interroger} O{le perroquet} & V{passer} L{sous la cascade} & V{traverser} O{la plage} & V{regarder} O{la boussole} & V{prendre} O{la longue-vue} & V{lire} O{la carte} & V{lever} O{la voile} & V{monter} L{au mât} & V{appeler} O{un marin})

? trouvailles
L{dans (le sable|la grotte|un tonneau|une barque|la cale|les rochers|le port)}, S{héros} V{trouver} O{(une clé & une bouteille & une carte & un crochet & une épée & une botte & un chapeau & un pistolet & un drapeau & une lanterne & une corde & un crabe & un serpent & une jambe de bois & un foulard & une pelle)}, J{mais} O{pas de trésor} !

= trésor
T{enfin}, S{le perroquet} V{rendre} O{(le trésor & le coffre & une perle & une pièce & un bijou & un collier & une couronne & l'or)} !
2 | T{enfin}, S{le perroquet} V{se lever} : S{il} V{couver} O{(le trésor & une perle & une pièce & un bijou & un collier & une couronne & de l'or & un petit coffre)} !
2 | T{enfin}, S{héros} V{ouvrir} O{un coffre} : S{le perroquet} V{couver} O{(le trésor & une perle & une pièce & un bijou & un collier & une couronne & de l'or)} !

? fin
T{alors}, S{le pirate} (V{crier} & V{chanter} & V{boire} O{du jus} & V{embrasser} O{le perroquet} & V{jeter} O{son crochet} & V{lâcher} O{son sabre} & V{donner} O{une perle} I{au mousse} & V{donner} O{une pièce} I{au singe} & V{rentrer} L{au port} & V{garder} O{un collier} & V{porter} O{une couronne} & V{compter} O{l'or} & V{saluer} O{l'île} & V{devenir} A{cuisinier})
