@title La fête surprise
@levels CP CE1 CE2
@keywords anniversaire, fête, goûter, ballons, gâteau, cadeaux, invités, amis
@tenses présent
# famille : anniversaire, fête, gâteau, bougie, cadeau, ballon, guirlande, bonbon, chocolat, glace, crêpe, jus, limonade, carte, invitation, surprise, ami, amie, copain, copine, cousin, voisin, parents, mamie, papy, table, nappe, assiette, verre, chapeau, couronne, masque, musique, chanson, photo, jeu, clown, magicien, poupée, livre, puzzle, vélo, peluche, ruban, papier, paquet, salon, jardin, samedi, heure, chanter, danser, jouer, rire, souffler, inviter, offrir, préparer, décorer, emballer, goûter, crier, manger, partager, joyeux, content, grand, bon, sucré, cachette, rideau, canapé, lumière

= fête
S{héros} V{préparer} O{(une fête|une surprise|un goûter|un goûter sucré|un bon goûter|un anniversaire|une joyeuse fête|une grande fête|une belle surprise)} C{pour le facteur} !
2 | T{(samedi|dimanche|mercredi)}, S{héros} V{inviter} O{(des amis & ses parents & papy & mamie & un cousin & une copine & un copain & le voisin & un clown & un magicien)} C{pour l'anniversaire du facteur} !

? table
L{sur la (table|nappe)}, S{héros} V{poser} O{(un gâteau & des bougies & un cadeau & des ballons & une guirlande & des bonbons & du chocolat & de la glace & des crêpes & du jus & de la limonade & une carte & une assiette & un verre & un chapeau & une couronne & un masque & un livre & un puzzle & une peluche & une poupée & un ruban & un paquet & une nappe & des photos)} !

? gestes
C{pour la fête}, S{héros} (V{décorer} O{le salon} & V{décorer} O{le jardin} & V{emballer} O{un livre} & V{emballer} O{un puzzle} & V{emballer} O{une peluche} & V{gonfler} O{les ballons} & V{accrocher} O{une guirlande} & V{écrire} O{une invitation} & V{écrire} O{une carte} & V{inviter} O{un ami} & V{inviter} O{une amie} & V{inviter} O{le voisin} & V{inviter} O{un cousin} & V{couper} O{un ruban} & V{plier} O{du papier} & V{mettre} O{un masque} & V{mettre} O{un chapeau} & V{mettre} O{une couronne} & V{mettre} O{la musique} & V{préparer} O{un jeu} & V{sucrer} O{les crêpes})

? cachés
T{bientôt}, S{(un ami & une amie & un copain & une copine & son cousin & le voisin & ses parents & mamie & papy & un clown & un magicien & trois amis)} V{se cacher} !
L{derrière (le canapé|le rideau|la table|un fauteuil)}, (S{un ami} V{rire} & S{une amie} V{souffler} & S{un copain} V{manger} O{un bonbon} & S{papy} V{goûter} O{le chocolat} & S{le magicien} V{attendre} & S{le cousin} V{garder} O{un cadeau} & S{le voisin} V{tenir} O{une bougie} & S{la voisine} V{tenir} O{un paquet} & S{le chat} V{jouer})

? silence
J{chut}, S{le facteur} V{arriver} : S{héros} (V{fermer} O{le rideau} & V{éteindre} O{la lumière} & V{chercher} O{une cachette} & V{regarder} O{l'heure}) !

? beau
S{(le gâteau|ce goûter)} V{être} A{(bon/adj & sucré & beau/adj)} !
S{les invités} V{être} A{(~joyeux & ~content)} !

= surprise
T{enfin}, S{le facteur} V{entrer} C{avec (un gâteau & un cadeau & des ballons & des bonbons & du chocolat & de la glace & des crêpes & du jus & de la limonade & une carte & un chapeau & une couronne & un masque & un livre & un puzzle & une peluche & une poupée & un paquet & un vélo)} !
« J{surprise/nom} ! » V{crier} S{le facteur}, S{qui} V{savoir} O{tout} !

? fin
T{ensuite}, S{on} V{pouvoir} O{(chanter/ver & danser/ver & jouer/ver & rire/ver & goûter/ver le gâteau & manger/ver & souffler/ver les bougies & offrir/ver un cadeau & partager/ver la glace & ouvrir/ver les paquets & boire/ver du jus & prendre/ver une photo & écouter/ver la musique & croquer/ver un bonbon & inviter/ver le voisin & rester/ver au salon & admirer/ver le vélo & jouer/ver au jardin & couper/ver le gâteau & préparer/ver un jeu)} !
