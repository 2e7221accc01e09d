@title Le coffre du paquebot
@levels CE2 CM1 CM2
@keywords mer, plongée, épave, archéologie, découverte, son k, c, qu, k, ch qui fait k
@tenses présent, passé_composé, passé_simple
# famille : squelette, casque, disque, masque, coque, crocodile, barque, brique, plaque, musique, Afrique, Amérique, Atlantique, antique, magique, mécanique, électrique, fantastique, comique, unique, aquarium, équipe, équipage, quai, question, quantité, qualité, requin, phoque, paquet, bouquet, étiquette, maquette, paquebot, chronomètre, chorale, orchestre, écho, orchidée, archéologue, technique, kilo, képi, kayak, kiosque, cirque, quinze, quatre, quitter, remarquer, expliquer, fabriquer, craquer, calculer, creuser, crier, sacoche, corail, caisse, cadenas, lac, choc, bloc, sec, avec, acrobate, chœur

= projet
C{pour remonter/ver le coffre d'un paquebot}, S{héros} V{embarquer} O{(une archéologue & une équipe de plongée & quatre masques & un casque & un chronomètre & une caisse d'outils & une sacoche & une lampe électrique & un képi de capitaine & un kayak & quinze kilos de corde & un disque de métal/nom & un acrobate & un ancien équipage & une maquette du paquebot & un gâteau sec & un paquet de cartes & une pompe mécanique & un petit orchestre & une étiquette & un appareil unique & un aquarium de voyage & un phoque savant & une boîte à musique)}
L{dans un paquebot coulé}, S{héros} V{rechercher} O{un coffre} C{rempli (d'orchidées séchées & de masques d'Afrique & de briques d'Amérique & de disques & de maquettes & d'instruments d'orchestre & de plaques antiques & de casques & de bouquets de cristal & d'objets magiques & de poupées mécaniques & de matériel de cirque & d'une quantité d'or & de corail & de costumes de chorale & d'étiquettes & de képis d'équipage & de chronomètres & de kilos d'or & de lampes électriques & de perles d'Atlantique & de cartes de l'Atlantique & de bijoux d'acrobate)}

+ départ
L{sur le quai}, S{tout} V{sembler:état} A{(fantastique & magique & assez comique & presque unique & bien/adv technique & de qualité & calme/adj comme/con un lac & prêt à craquer/ver & loin du cirque)}
« S{je} V{vouloir} O{(quitter/ver le quai & expliquer/ver mon plan & calculer/ver la route & remarquer/ver l'épave & poser/ver une question & remonter/ver un bloc antique & photographier/ver un requin & crier/ver de joie & entendre/ver l'écho & rapporter/ver une orchidée)} », V{annoncer:événement} S{(une archéologue|la cheffe d'équipe|un acrobate)}

= descente
L{sous l'eau}, S{héros} V{découvrir} O{(un requin & un phoque & un squelette de crocodile en plâtre & une coque percée & un cadenas & une brique & un bloc de corail & une barque & une plaque & un masque & un disque & une caisse & un casque antique & un kiosque rouillé & une maquette & un orchestre de crabes & un écho étrange & un bouquet d'algues & une étiquette & un paquet fermé/adj & un képi & un chronomètre arrêté & un coffre unique & un coffre magique & quinze poissons & une poupée mécanique & une sacoche & un chœur de bulles & une chorale de dauphins)}
C{pour ouvrir/ver la coque}, S{héros} V{devoir} O{(calculer/ver son temps & creuser/ver le sable & remarquer/ver un cadenas & fabriquer/ver un crochet & faire/ver craquer/ver une caisse & suivre/ver l'équipe & éviter/ver un requin & couper/ver le corail & ajuster/ver son masque & pousser/ver un bloc & expliquer/ver un signe & quitter/ver la barque & changer/ver de technique & crier/ver sans bruit & allumer/ver un disque électrique & regarder/ver le chronomètre & déplacer/ver une plaque & compter/ver jusqu'à quatre & oublier/ver toute/dét question)}

+ trouvaille
T{bientôt}, S{un coffre lourd} V{apparaître} L{(sous une coque & derrière un cadenas & entre deux briques & près d'un bloc & sous une barque & contre le corail & sous une plaque & au fond d'un lac de sable & derrière un squelette de poisson & près d'une caisse & sous un kiosque de bord & près d'un vieux casque & entre quatre masques & sur un quai antique)}

+ danger
T{soudain}, S{un choc} V{réveiller} O{(un requin & un phoque & un banc de poissons comiques & l'écho de l'épave & une chorale de dauphins & quatre méduses & un squelette de barque & un mécanisme antique & un orchestre de bulles & une lampe électrique & tout/dét l'équipage & une énorme quantité de crabes)}
T{alors}, S{l'équipe} V{tirer} I{sur la corde} C{avec (une force fantastique & une technique unique & la pompe mécanique & un calcul de qualité & un cri d'acrobate & quatre bras & la musique aux oreilles & un sourire comique & l'aide du kayak & le calme de l'Atlantique & le chœur du quai)}

= ouverture
T{enfin}, L{dans le coffre}, S{on} V{trouver:événement} O{(une orchidée & un bouquet sec & un disque de musique & un masque d'Afrique & une plaque d'Amérique & une maquette & une boîte magique & un jouet mécanique & un crocodile de cuivre & un chronomètre & un képi & quinze briques d'or & une étiquette & un paquet de lettres & la question d'un savant & un chef d'orchestre en étain & un casque antique & un aquarium de poupée & un programme de cirque & quatre kilos de perles & une photo d'équipage & une photo de chorale & un squelette de poisson & un objet unique & un acrobate de plomb & un cadenas & une sacoche & un objet comique & un objet technique & un fantastique secret & une lampe électrique & un kayak miniature/adj & une coque de noix)}
