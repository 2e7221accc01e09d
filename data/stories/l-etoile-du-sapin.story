@title L'étoile du sapin
@levels CP CE1 CE2
@keywords Noël, sapin, décembre, réveillon, décorations, fête, cadeaux
@tenses présent

= ouverture
T{(en décembre|le soir de Noël|la veille de Noël|samedi)}, S{la famille de héros} V{décorer} O{le (sapin|grand sapin|beau sapin)}
L{(près de la cheminée|devant la cheminée|dans le salon|au milieu du salon)}, S{héros} V{décorer} O{le sapin (de Noël|avec sa famille|avec sa sœur|avec son frère)}
2 | S{ce} V{être} A{bientôt Noël} : S{papa} V{poser} O{un (grand|gros|beau|petit) sapin} L{(près de la cheminée|dans le salon)}

+ décore
S{héros} V{découper} O{(une étoile & un traîneau & un renne & un lutin & un flocon & une boule & un cadeau & une cloche & un ange & un sapin)} C{en papier}
L{dehors}, S{ce} V{être} A{l'hiver} J{et} S{la neige} V{tomber}
S{héros} V{accrocher} O{(une guirlande & une boule & des boules & un ange & un ruban & un lutin & une clochette & une bougie & un renne & des guirlandes & un flocon & un nœud)} L{(aux branches|sur une branche|au sapin)}
S{les boules} V{être} A{(~rouge & ~vert & ~doré & ~bleu & ~blanc & ~jaune & argenté/adj & ~brillant/adj)} J{et} S{les guirlandes} V{briller}
S{(maman|sa sœur|papa|sa mère|sa tante)} V{allumer} O{(le feu dans la cheminée|les bougies|une bougie|la guirlande|la cheminée|le feu)}

+ préparatifs
L{dans la cuisine}, S{(mamie|papi|sa grand-mère|papa)} V{préparer} O{(la bûche & la dinde & le réveillon & un gâteau & le repas & des biscuits & le chocolat & les huîtres & le festin)}
L{(sous le sapin|au pied du sapin|près de la cheminée)}, S{héros} V{poser} O{(ses chaussons & un cadeau & la crèche & ses chaussures & des cadeaux & sa lettre & un paquet & une bougie)}
S{héros} V{écrire} O{une lettre} I{(au père Noël|au Père Noël)} : S{il} V{vouloir} O{(un jouet|un livre|un vélo|une poupée|un traîneau|une luge|un train|un ballon|un chien)}
L{dehors}, S{il} V{faire} A{froid/adj} J{et} S{la neige} V{tomber} L{sur (le toit|la maison|le jardin|la ville)}
S{toute la famille} V{attendre} O{(le père Noël|minuit|le réveillon|les cadeaux|les invités|la fête)} J{et} (V{chanter} & V{rire} & V{danser} & V{manger})

? obstacle
J{mais} S{l'étoile (du sapin|dorée|en or)} V{ne pas être} L{dans la boîte} !
J{mais} S{il} V{manquer} O{l'étoile} : S{héros} V{la chercher +partout}

+ cherche
S{héros} V{regarder} L{(sous la table & derrière le sapin & dans la hotte & dans la cheminée & derrière le traîneau & dans le carton & sous les cadeaux & sous le lit & dans l'armoire)} : J{rien} !

= fin
S{le chat} V{sauter} L{sur (l'étoile|une boule|la guirlande) du sapin} !
2 | T{(soudain|enfin)}, L{tout en haut du sapin}, S{deux yeux (brillants|verts|jaunes)} V{s'allumer} : S{ce} V{être} A{le chat} !
2 | T{(soudain|enfin)}, S{le chat} V{monter} L{en haut du sapin} : S{voilà notre étoile} !
