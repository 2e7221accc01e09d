@title Un chat dans l'arbre
@levels CP CE1 CE2
@keywords métiers, métier, travail, outils, professions, village, pompier
@tenses présent
# famille : boulanger, boulangère, boucher, maçon, menuisier, plombier, électricien, peintre, coiffeur, coiffeuse, facteur, factrice, pompier, policier, docteur, médecin, infirmier, infirmière, vétérinaire, dentiste, maître, maîtresse, fermier, jardinier, pêcheur, marin, chauffeur, pilote, cuisinier, cuisinière, vendeur, vendeuse, couturier, musicien, danseuse, clown, photographe, journaliste, maire, mécanicien, bûcheron, berger, échelle, marteau, scie, clou, pinceau, corde, filet, tuyau, casque, ciseaux, balai, pelle, camion, grue, pain, poisson, travailler, réparer, couper, construire, soigner, grimper, aider, appeler, métier, outil, astronaute, caissière, chanteuse, apiculteur

= chat
L{dans l'arbre}, S{le chat de héros} V{miauler} !
S{le chat de héros} V{ne plus descendre} L{(de l'arbre|du toit|de la grue|du mur)} !
L{(sur le toit|sur une grue|en haut de l'arbre|sur un mur)}, S{le chat} V{pleurer} !

? viennent
T{vite}, S{héros} V{appeler} O{(un boulanger & une boulangère & un boucher & un maçon & un menuisier & un plombier & un électricien & un peintre & un coiffeur & une coiffeuse & un facteur & une factrice & un pompier & un policier & un docteur & un médecin & un infirmier & une infirmière & une vétérinaire & un dentiste & le maître & la maîtresse & un fermier & un jardinier & un pêcheur & un marin & un chauffeur & un pilote & un cuisinier & une cuisinière & un vendeur & une vendeuse & un couturier & un musicien & une danseuse & un clown & un photographe & une journaliste & le maire & un mécanicien & un bûcheron & un berger & un astronaute & une caissière & une chanteuse & un apiculteur)} !

? outils
S{on} V{apporter} O{(une échelle & un marteau & une scie & des clous & un pinceau & une corde & un filet & un tuyau & un casque & des ciseaux & un balai & une pelle & du pain & un poisson & un outil & un camion)} !

? essais
T{alors}, (S{le bûcheron} V{prendre} O{sa scie} & S{le maçon} V{construire} O{un mur} & S{le menuisier} V{réparer} O{une échelle} & S{le pompier} V{grimper} & S{le facteur} V{siffler} & S{le pêcheur} V{lancer} O{son filet} & S{le marin} V{nouer} O{une corde} & S{le clown} V{danser} & S{le musicien} V{jouer} & S{le boulanger} V{couper} O{du pain} & S{le maire} V{parler} & S{le peintre} V{agiter} O{son pinceau} & S{le jardinier} V{tenir} O{un balai} & S{le cuisinier} V{griller} O{un poisson} & S{la danseuse} V{sauter} & S{le plombier} V{lever} O{un tuyau} & S{le policier} V{mettre} O{un casque} & S{la journaliste} V{filmer} & S{l'électricien} V{apporter} O{une lampe} & S{le chauffeur} V{garer} O{son camion} & S{le mécanicien} V{chercher} O{un outil} & S{la factrice} V{aider} O{le maire} & S{le fermier} V{appeler} O{le chat}), J{mais} S{le chat} V{rester} L{là-haut} !

? envies
S{tous} V{vouloir} O{(aider/ver & travailler/ver & grimper/ver & réparer/ver l'échelle & construire/ver une tour & couper/ver une branche & appeler/ver le maire & soigner/ver le chat & tenir/ver la corde & tendre/ver un filet & porter/ver un casque & apprendre/ver un métier)} !

= boîte
T{enfin}, S{héros} V{montrer} O{(un poisson|du thon|des sardines|du pain)} : S{le chat} V{sauter} !
T{enfin}, S{le chat} V{sauter} L{sur (la tête du maire|le balai|le pompier|la coiffeuse|le facteur|le camion|le boucher|la danseuse|la maîtresse|le vendeur|le médecin|le clown|le berger|la caissière|le chauffeur|le pinceau du peintre|l'électricien)} !

? après
J{mais} T{maintenant}, S{(un maçon & un peintre & un pompier & un clown & le maire & le maître & le policier & une factrice & une infirmière & une vendeuse & un dentiste & une chanteuse & un électricien & une boulangère & un menuisier & un bûcheron & un plombier)} V{ne plus descendre} !
