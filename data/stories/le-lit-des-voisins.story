@title Les animaux des voisins
@levels CP CE1 CE2
@keywords animaux de compagnie, animaux familiers, animaux domestiques, chien, chat, vétérinaire
@tenses présent
# famille : chien, chat, lapin, hamster, tortue, poisson, perroquet, souris, oiseau, canari, furet, chiot, chaton, lézard, poney, perruche, grenouille, cage, panier, aquarium, laisse, croquettes, os, gamelle, collier, niche, litière, brosse, foin, graine, salade, carotte, eau, coussin, balle, pelote, vétérinaire, voisin, voisine, poil, patte, queue, moustache, oreille, plume, museau, griffe, caresser, brosser, nourrir, laver, promener, soigner, miauler, aboyer, ronronner, jouer, dormir, griffer, mordre, gratter, doux, gentil, joueur, sale, drôle, petit, lit, maison, vacances, bruit, porte, canapé, bocal, terrarium

= garde
C{pour les vacances}, S{héros} V{garder} O{les bêtes de la rue} : O{(des chiens & des chats & des lapins & des hamsters & des tortues & des poissons & des perroquets & des souris & des oiseaux & des canaris & des furets & des chiots & des chatons & des lézards & des perruches & des grenouilles)} !
L{à la maison}, S{héros} V{garder} O{les bêtes de la rue} : O{(des chiens & des chats & des lapins & des hamsters & des tortues & des poissons & des perroquets & des souris & des oiseaux & des canaris & des furets & des chiots & des chatons & des lézards & des perruches & des grenouilles)} !

? voisins
S{(les voisins|le voisin|la voisine|la vétérinaire)} V{laisser} O{(une cage & un panier & un aquarium & une laisse & des croquettes & un os & une gamelle & un collier & une niche & une litière & une brosse & du foin & des graines & de la salade & une carotte & un coussin & une balle & une pelote & un bocal & un terrarium)} !

? soins
T{chaque jour}, S{héros} (V{jouer} & V{caresser} O{le chat} & V{caresser} O{un lapin} & V{brosser} O{une queue} & V{peigner} O{une moustache} & V{laver} O{un chien sale} & V{soigner} O{un poney} & V{apporter} O{des croquettes} & V{brosser} O{le chien} & V{nourrir} O{le poisson} & V{nourrir} O{un oiseau} & V{laver} O{la gamelle} & V{soigner} O{une patte} & V{laver} O{la cage} & V{promener} O{le chiot} & V{promener} O{la tortue} & V{soigner} O{un museau} & V{verser} O{l'eau} & V{changer} O{la litière} & V{lancer} O{la balle} & V{remplir} O{l'aquarium} & V{remplir} O{le bocal} & V{préparer} O{le foin} & V{couper} O{la salade} & V{ramasser} O{une plume} & V{tenir} O{la laisse})

? bruits
T{la nuit}, (S{le chien} V{aboyer} & S{le chat} V{miauler} & S{le chaton} V{ronronner} & S{le perroquet} V{crier} & S{un lapin} V{mordre} O{le canapé} & S{le chat} V{griffer} O{la porte} & S{le chiot} V{mordre} O{une queue} & S{le furet} V{voler} O{une carotte} & S{le hamster} V{gratter} & S{la perruche} V{perdre} O{une plume} & S{la grenouille} V{sauter} L{sur le lit} & S{un canari} V{renverser} O{les graines} & S{le poney} V{manger} O{le coussin})
L{dans la nuit}, S{on} V{entendre} O{(un chien & un chat & un perroquet & un canari & une perruche & une grenouille & un hamster & un bruit de gamelle & un bruit de cage & miauler/ver & aboyer/ver & gratter/ver à la porte)} !

? caractères
S{ces bêtes} V{être} A{(~doux & ~gentil & joueuses/adj & ~drôle & ~petit & ~sale)} : J{quel travail} !

= lit
T{le soir}, S{tous} V{dormir} L{dans le lit de héros} !
S{le lit} V{être} A{plein} : S{héros} V{choisir} O{(la niche|le canapé|un panier|un coussin|un bout de tapis)} !

? retour
J{mais} T{déjà}, S{un voisin} V{apporter} O{(un poney & un chiot & un chaton & un furet & un lézard & un canari & une perruche & une souris & un lapin & une grenouille & une tortue & un poisson)} !
