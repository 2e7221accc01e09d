@title Le coffre du paquebot
@levels CE2 CM1 CM2
@keywords mer, plongée, épave, archéologie, découverte, son k, c, qu, k, ch qui fait k
@tenses présent, passé_composé, passé_simple
# famille : squelette, casque, disque, masque, coque, crocodile, barque, brique, plaque, musique, Afrique, Amérique, Atlantique, antique, magique, mécanique, électrique, fantastique, comique, unique, équipe, équipage, quai, quantité, requin, phoque, paquet, bouquet, étiquette, maquette, paquebot, chronomètre, chorale, orchestre, orchidée, archéologue, technique, kilo, képi, kayak, kiosque, cirque, quinze, quatre, quitter, remarquer, expliquer, fabriquer, craquer, calculer, creuser, sacoche, corail, caisse, cadenas, lac, choc, bloc, sec, avec, acrobate

= projet
C{pour remonter/ver le coffre d'un paquebot}, S{héros} V{embarquer} O{(une archéologue & une équipe de plongée & quatre masques & un casque & un chronomètre & une caisse d'outils & une sacoche & une lampe électrique & un képi de capitaine & un kayak & quinze kilos de corde & une pompe mécanique)}
L{dans un paquebot coulé}, S{héros} V{rechercher} O{un coffre} C{peut-être rempli (d'orchidées séchées & de masques d'Afrique & de briques d'Amérique & de disques & de maquettes & d'instruments d'orchestre & de plaques antiques & de casques & de bouquets de cristal & d'objets magiques & de poupées mécaniques & de matériel de cirque & d'une quantité d'or & de corail & de costumes de chorale & d'étiquettes & de képis d'équipage & de chronomètres & de kilos d'or & de lampes électriques & de perles d'Atlantique & de cartes de l'Atlantique & de bijoux d'acrobate)}

+ départ
L{sur le quai}, S{tout} V{sembler:état} A{(fantastique & magique & calme/adj comme/con un lac)}
« S{je} V{vouloir} O{(quitter/ver le quai & expliquer/ver mon plan & calculer/ver la route & remonter/ver un bloc antique & photographier/ver un requin)} », V{annoncer:événement} S{(une archéologue|la cheffe d'équipe|le mécanicien)}

= descente
L{sous l'eau}, S{héros} V{découvrir} O{(un requin & un phoque & un squelette de crocodile en plâtre & une coque percée & un cadenas & une brique & un bloc de corail & une barque & une plaque & un masque & un disque & une caisse & un casque antique & une maquette & un bouquet d'algues & une étiquette & un paquet fermé/adj & un képi & un chronomètre arrêté & quinze poissons & une poupée mécanique & une sacoche & une chorale de dauphins)}
C{pour ouvrir/ver la coque}, S{héros} V{devoir:événement} O{(calculer/ver son temps & creuser/ver le sable & remarquer/ver un cadenas & fabriquer/ver un crochet & faire/ver craquer/ver une caisse & suivre/ver l'équipe & éviter/ver un requin & ajuster/ver son masque & pousser/ver un bloc & expliquer/ver un signe & changer/ver de technique & regarder/ver le chronomètre & déplacer/ver une plaque & compter/ver jusqu'à quatre)}

+ trouvaille
T{bientôt}, S{un coffre lourd} V{apparaître} L{(sous une coque & derrière un cadenas & entre deux briques & près d'un bloc & sous une barque & contre le corail & sous une plaque & au fond d'un lac de sable & derrière un squelette de poisson & près d'une caisse & sous un kiosque de bord & près d'un vieux casque & entre quatre masques & sur un quai antique)}

+ danger
T{soudain}, S{un choc} V{réveiller} O{(un requin & un phoque & un banc de poissons comiques & quatre méduses & une énorme quantité de crabes)}
T{alors}, S{l'équipe} V{tirer} I{sur la corde} C{avec (une force fantastique & une technique unique & la pompe mécanique & l'aide du kayak)}

= ouverture
T{enfin}, L{dans le coffre ouvert}, S{on} V{trouver:événement} O{(une orchidée & un bouquet sec & un disque de musique & un masque d'Afrique & une plaque d'Amérique & une maquette & une boîte magique & un jouet mécanique & un crocodile de cuivre & un chronomètre & un képi & une étiquette & un paquet de lettres & un chef d'orchestre en étain & un casque antique & un programme de cirque & quatre kilos de perles & une photo d'équipage & une photo de chorale & un squelette de poisson & un cadenas & une sacoche & un fantastique secret & une lampe électrique)}
