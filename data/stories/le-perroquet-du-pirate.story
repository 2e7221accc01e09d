@title Le trésor du pirate
@levels CP CE1 CE2
@keywords pirates, pirate, bateau, trésor, île, mer, aventure, corsaire
@tenses présent
# famille : pirate, capitaine, marin, mousse, cuisinier, corsaire, perroquet, rat, requin, baleine, singe, crabe, tortue, serpent, bateau, voile, mât, ancre, corde, gouvernail, pont, cale, barque, drapeau, canon, sabre, épée, pistolet, crochet, bandeau, jambe de bois, chapeau, barbe, foulard, botte, trésor, coffre, or, pièce, bijou, couronne, collier, perle, carte, boussole, longue-vue, clé, île, plage, sable, palmier, grotte, cascade, rocher, mer, vague, tempête, vent, port, lanterne, tonneau, pelle, creuser, chercher, trouver, naviguer, ramer, attaquer, voler, grimper, crier, chanter, boire, méchant, vieux, cruel, bouteille

= carte
L{sur une île}, S{un pirate} V{chercher} O{son trésor} !
S{un (pirate|vieux pirate|méchant pirate)} V{perdre} O{son trésor} L{(sur une île|en mer|sur une plage|près d'un rocher|près d'une cascade|sous un palmier|sous le sable|au port|dans une tempête|dans une grotte)} !

? équipage
T{déjà}, (S{le capitaine} V{lire} O{la carte} & S{le mousse} V{grimper} L{au mât} & S{un marin} V{lever} O{l'ancre} & S{le cuisinier} V{boire} & S{le perroquet} V{crier} & S{le mousse} V{crier} & S{un requin} V{attaquer} & S{un serpent} V{attaquer} & S{un oiseau} V{voler} & S{une baleine} V{plonger} & S{un marin} V{sortir} O{le canon} & S{un singe} V{tirer} O{une corde} & S{un rat} V{voler} O{du pain} & S{le vent} V{pousser} O{la voile} & S{la tempête} V{approcher} & S{une vague} V{couvrir} O{le pont} & S{un marin} V{chanter} & S{un corsaire} V{ramer} & S{le bateau} V{quitter} O{le port} & S{le mousse} V{laver} O{la cale} & S{un corsaire} V{tenir} O{le gouvernail})

? porte
S{ce pirate} V{avoir} O{(une jambe de bois & un crochet & un bandeau & un sabre & une épée & un pistolet & un chapeau & une barbe rouge & un foulard & une seule botte & une boussole & une longue-vue & une vieille carte & une clé & un perroquet & un singe & un rat & un mousse & un bateau & une barque & un canon & un drapeau noir & une lanterne & un tonneau)} !
S{ce pirate} V{être} A{(vieux/adj & grand/adj & triste/adj & méchant/adj & cruel/adj)} : J{attention/nom} !
S{tous} V{vouloir} O{(chercher/ver & trouver/ver & naviguer/ver & ramer/ver & boire/ver & chanter/ver & creuser/ver & attaquer/ver l'île & voler/ver le trésor & traverser/ver la mer & partir/ver en barque)} !

? cherche
T{alors}, S{héros} (V{chercher} & V{creuser} & V{ramer} & V{naviguer} & V{grimper} L{au palmier} & V{grimper} L{sur un rocher} & V{fouiller} O{la grotte} & V{fouiller} O{la cale} & V{ouvrir} O{un tonneau} & V{prendre} O{une pelle} & V{allumer} O{la lanterne} & V{suivre} O{une tortue} & V{suivre} O{un crabe} & V{interroger} O{le perroquet} & V{passer} L{sous la cascade} & V{traverser} O{la plage} & V{regarder} O{la boussole} & V{prendre} O{la longue-vue} & V{lire} O{la carte} & V{attacher} O{la barque} & V{lever} O{la voile} & V{jeter} O{l'ancre} & V{cacher} O{un sabre} & V{monter} L{au mât} & V{fuir} O{un requin} & V{saluer} O{une baleine} & V{attaquer} O{un rocher} & V{tenir} O{le gouvernail} & V{crier} C{dans le vent} & V{laver} O{le pont} & V{sauter} O{une vague} & V{appeler} O{un marin} & V{nouer} O{un foulard} & V{vider} O{une bouteille})

? trouvailles
L{dans (le sable|la grotte|un tonneau|une barque|la cale|les rochers|le port)}, S{héros} V{trouver} O{(une pièce & une clé & une perle & un collier & un bijou & une couronne & une bouteille & un vieux coffre & une carte & un crochet & une épée & une botte & un chapeau & un pistolet & un drapeau & une lanterne & une corde & un crabe & un serpent & une jambe de bois & un canon & un foulard & une pelle & un rocher creux)} !

= trésor
T{enfin}, S{le perroquet} V{rendre} O{(le trésor & le coffre & une perle & une pièce & un bijou & un collier & une couronne & l'or & la clé & la carte & la boussole & le sabre & l'épée & la bouteille & le foulard & le drapeau & la longue-vue)} !
2 | T{enfin}, S{le perroquet} V{se lever} : S{il} V{couver} O{(le trésor & une perle & une pièce & un bijou & un collier & une couronne & de l'or & un petit coffre & une clé)} !
2 | T{enfin}, S{héros} V{ouvrir} O{un coffre} : S{le perroquet} V{couver} O{(le trésor & une perle & une pièce & un bijou & un collier & une couronne & de l'or & une clé)} !

? fin
T{alors}, S{le pirate} (V{crier} & V{chanter} & V{boire} O{du jus} & V{embrasser} O{le perroquet} & V{jeter} O{son crochet} & V{lâcher} O{son sabre} & V{oublier} O{sa barbe} & V{poser} O{son chapeau} & V{donner} O{une perle} I{au mousse} & V{donner} O{une pièce} I{au singe} & V{rentrer} L{au port} & V{naviguer} L{sur la mer} & V{garder} O{un collier} & V{porter} O{une couronne} & V{compter} O{l'or} & V{saluer} O{l'île} & V{dormir} L{sur la plage} & V{devenir} A{cuisinier})
