@title Le cirque sans bagages
@levels CE1 CE2 CM1
@keywords cirque, spectacle, école, kermesse, aide, son k, c, qu, k
@tenses présent
# famille : cirque, coq, canard, perroquet, crocodile, crabe, requin, phoque, koala, kangourou, école, orchestre, chorale, musique, masque, casquette, cape, kimono, képi, anorak, raquette, cube, couteau, corde, carotte, kiwi, caramel, kilo, bouquet, coquelicot, sac, cartable, camion, barque, lac, parc, quai, kiosque, boutique, bibliothèque, cinq, quatre, qui, pourquoi, quelque, crier, cacher, couper, compter, fabriquer, expliquer, claquer, écouter, raconter, comique, magique, unique, couleur, bec, ski, acrobate, disque, banque, équipe, chaque, café, cuisine, école, coller

= manque
T{un matin}, S{un cirque} V{arriver} C{sans (son coq & ses canards & son perroquet & ses phoques & son crocodile & son kangourou & ses masques & sa musique & son orchestre & sa chorale & ses cubes & ses cordes & ses disques & ses costumes de couleur & ses sacs & sa cuisine)}
L{au parc}, S{un cirque} V{arriver} C{sans (son kiosque & ses cinq acrobates & ses quatre perroquets & ses canards & son koala & son requin de carton & ses masques comiques & son équipe & ses képis & ses capes & ses kimonos & sa boîte magique & ses couteaux & son café & ses caramels)}

? raison
S{le camion} V{rester} I{en panne} L{(près du lac|sur le quai|derrière la banque|devant une boutique|contre un kiosque|au bord d'un canal|devant la bibliothèque|derrière un café)}, C{avec (les masques & les casquettes & le crocodile & le kangourou & la barque & les couteaux & les kimonos)}
« J{pourquoi} V{pleurer}-S{vous} ? » V{demander}-S{héros} I{à (un acrobate comique|un acrobate sans corde|un clown sans couleur|un cracheur de feu)}
« S{qui} V{pouvoir} O{(coudre/ver une cape & couper/ver un masque & crier/ver avec nous & raconter/ver quelque chose & jouer/ver de la musique & compter/ver nos sacs)} ? » V{demander} S{le clown}

= aide
C{pour l'aider/ver}, S{héros} V{prêter} O{(son cartable & sa casquette & une raquette & des skis & un anorak de couleur & son kimono & un képi & un masque & une cape & un sac & un disque & un perroquet de tissu & un crabe en carton & son coq & un koala en peluche & un kilo de caramels & une barque)}
C{pour l'aider/ver}, S{héros} V{devoir} O{(compter/ver les sacs & couper/ver un masque & fabriquer/ver un képi & coller/ver un bec & écouter/ver le clown & expliquer/ver chaque tour & crier/ver dans le parc & apporter/ver du café & préparer/ver son équipe)}

« J{pourquoi ne pas} O{(fabriquer/ver un masque & coller/ver un bec & couper/ver une cape & se cacher/ver derrière une barque & raconter/ver un conte & demander/ver à l'école)} ? » V{proposer}-S{héros}

+ préparatifs
L{à l'école}, S{chaque élève} V{apporter} O{(un kilo de carottes & un coquelicot & un bouquet & un vieux képi & une raquette & des skis & un sac de couleur & un anorak & une casquette)}
T{vite}, S{on} V{chercher} O{de l'aide} L{(à la boutique & au kiosque & à la bibliothèque & au bord du lac & sur le quai & au café & à la banque & dans la cuisine)}
S{la chorale} V{vouloir} O{(crier/ver cinq fois & claquer/ver des mains & se cacher/ver avec un masque & compter/ver avec les acrobates & raconter/ver un conte & jouer/ver avec l'orchestre)}

? spectacle
T{le soir}, S{le spectacle} V{être} A{(comique & unique & magique & plein/adj de couleurs & réglé comme/con un orchestre & électrique)}
T{le soir}, S{le clown} V{imiter} O{(un coq & un canard & un perroquet & un crabe & un phoque & un crocodile & un kangourou & un koala & un requin & un camion)}

= merci
C{pour dire/ver merci}, S{le clown} V{offrir} O{(un bouquet & un coquelicot & un kiwi magique & un caramel & un képi & un masque unique & un sac de couleur & cinq bisous & quatre ballons & un disque & une cape & un perroquet en papier)}
C{pour dire/ver merci}, S{le clown} V{crier} : « J{qui} V{vouloir} O{(un tour de barque & un baiser de phoque & un kiwi & un bout de caramel & un masque comique & un secret magique & un café & un képi & un canard de bain & un disque & une cape)} ? »
