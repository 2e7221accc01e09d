@title Le rat gourmand
@levels CP CE1
@keywords petits mots, mots usuels, vie quotidienne, rat, repas, maison, mots outils
@tenses présent
# famille : papa, maman, bébé, ami, papy, mamie, chat, chien, rat, souris, lapin, poule, canard, vache, mouton, cheval, maison, école, lit, table, chaise, porte, mur, sac, livre, vélo, ballon, balle, poupée, robot, domino, robe, jupe, pull, bonnet, gant, pomme, poire, tomate, banane, salade, riz, soupe, pain, gâteau, lait, café, eau, main, nez, tête, pied, lune, soleil, neige, vent, arbre, fleur, jardin, route, manger, boire, dormir, courir, jouer, lire, rire, crier, laver, tomber, petit, gros, gentil, malin, sale, vite, sur, sous, dans, devant

= vol
S{un (petit|gros|vilain|gentil) rat} V{voler} O{(une pomme & une poire & une tomate & une banane & une salade & du riz & du pain & un gâteau & du lait & un œuf & une balle & un domino & un gant & un bonnet & une fleur)} !
L{(à la maison|près de la maison|devant l'école|au jardin|sur la table|sous la table|dans la rue|devant la porte|sur la route)}, S{un rat} V{voler} O{(une pomme & une poire & une tomate & une banane & une salade & du riz & du pain & un gâteau & du lait & un œuf & une balle & un domino & un gant & un bonnet & une fleur & une poupée & un livre)} !

? suit
T{vite}, S{(papa & maman & bébé & un ami & papy & mamie & le chat & le chien & une souris & un lapin & une poule & un canard & une vache & un mouton & un cheval)} V{courir} !
T{aussitôt}, (S{papa} V{crier} & S{bébé} V{rire} & S{la poule} V{crier} & S{la souris} V{rire} & S{mamie} V{crier} & S{le chien} V{aboyer} & S{le canard} V{crier})

? passe
S{le rat} V{passer} L{(devant la maison & devant l'école & sur le lit & sous le lit & sur la table & sous la chaise & devant la porte & sur le mur & dans le sac & sur un livre & sous un vélo & sur un ballon & sur la robe & sous la jupe & dans un pull & dans la soupe & dans le café & dans l'eau & dans la main & sur le nez de papa & sur la tête de bébé & sur le pied de maman & sous un arbre & dans la neige & au jardin & sur la route)} !

= gestes
C{pour l'attraper/ver}, S{héros} (V{courir} & V{tendre} O{un gant} & V{lancer} O{un bonnet} & V{poser} O{du pain} & V{poser} O{une pomme} & V{crier} & V{tomber} & V{prendre} O{un vélo} & V{lancer} O{une balle} & V{lancer} O{un ballon} & V{pousser} O{une chaise} & V{pousser} O{la porte} & V{monter} L{sur le lit} & V{monter} L{sur un mur} & V{monter} L{à l'arbre} & V{ouvrir} O{le sac} & V{appeler} O{un ami} & V{appeler} O{le chat} & V{suivre} O{le rat} & V{traverser} O{la route} & V{allumer} O{un robot})

? rat
J{oui}, S{ce rat} V{être} A{(petit/adj & gros/adj & gentil/adj & malin/adj & sale)} !

= fin
T{enfin}, S{le rat} V{dormir} L{(dans le lit|sous la table|dans le sac|sur un livre|dans un gant|dans la robe|dans la jupe|dans le bonnet|sur le chat|sous un arbre|dans la salade|sur le robot)} !
T{enfin}, S{le rat} V{partager} C{avec (le chat & le chien & bébé & un ami & une souris & un lapin & une poule & un canard & papy & mamie & le cheval & papa & maman)} !
