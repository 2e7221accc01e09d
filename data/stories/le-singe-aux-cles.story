@title Le singe aux clés
@levels CP CE1 CE2
@keywords zoo, animaux sauvages, savane, animaux, jungle, Afrique, lion
@tenses présent
# famille : lion, lionne, tigre, éléphant, girafe, zèbre, singe, crocodile, serpent, hippopotame, rhinocéros, gorille, panthère, guépard, léopard, hyène, gazelle, antilope, autruche, chameau, dromadaire, kangourou, panda, ours, loup, renard, tortue, perroquet, pingouin, phoque, otarie, buffle, lionceau, crinière, trompe, patte, griffe, queue, corne, cou, tache, rayure, plume, poil, cage, zoo, gardien, savane, herbe, féroce, sauvage, grand, gros, rugir, grimper, courir, ramper, chasser, dévorer, nourrir, visiter, jungle, rapide, dangereux, museau, gueule, croc

= clés
L{au zoo}, S{un singe} V{libérer} O{(un lion & une lionne & un tigre & un éléphant & une girafe & un zèbre & un crocodile & un serpent & un hippopotame & un rhinocéros & un gorille & une panthère & un guépard & un léopard & une hyène & une gazelle & une antilope & une autruche & un chameau & un dromadaire & un kangourou & un panda & un ours & un loup & un renard & une tortue & un perroquet & un pingouin & un phoque & une otarie & un buffle & un lionceau)} !
S{un singe} V{ouvrir} O{les cages} : J{quelle (fête|jungle|savane)} !

? dehors
L{en ville}, S{on} V{voir} O{(un lion & une lionne & un tigre & un éléphant & une girafe & un zèbre & un crocodile & un serpent & un hippopotame & un rhinocéros & un gorille & une panthère & un guépard & un léopard & une hyène & une gazelle & une antilope & une autruche & un chameau & un dromadaire & un kangourou & un panda & un ours & un loup & un renard & une tortue & un perroquet & un pingouin & un phoque & une otarie & un buffle & un lionceau)} !
T{aussitôt}, (S{la girafe} V{manger} O{les feuilles} & S{l'éléphant} V{lever} O{sa trompe} & S{le lion} V{rugir} & S{le zèbre} V{courir} & S{le serpent} V{ramper} & S{le tigre} V{visiter} O{la ville} & S{l'ours} V{grimper} L{au mur} & S{l'autruche} V{perdre} O{une plume} & S{le loup} V{montrer} O{ses crocs} & S{le panda} V{brouter} O{l'herbe} & S{la hyène} V{rire} & S{le kangourou} V{sauter} & S{le crocodile} V{ouvrir} O{la gueule} & S{le gorille} V{dévorer} O{un gâteau} & S{le perroquet} V{crier})

= gestes
C{pour les ramener/ver}, S{héros} (V{courir} & V{grimper} & V{fermer} O{une cage} & V{appeler} O{le gardien} & V{couper} O{de l'herbe} & V{nourrir} O{un phoque} & V{nourrir} O{le lionceau} & V{suivre} O{une girafe} & V{chasser} O{une hyène} & V{monter} L{sur un chameau} & V{attraper} O{une tortue} & V{ramper} L{sous un banc})
S{le gardien} (V{crier} & V{avoir} O{peur des griffes} & V{voir} O{dévorer/ver son goûter} & V{montrer} O{un grand filet} & V{courir} & V{grimper} L{dans un arbre} & V{suivre} O{un dromadaire} & V{appeler} O{la panthère} & V{chercher} O{la lionne} & V{promettre} O{des bananes})

? bêtes
S{ces bêtes} V{être} A{(~grand & ~gros & ~sauvage & ~rapide & ~dangereux & ~féroce)}, J{et} S{elles} V{avoir} O{faim} !
S{ces bêtes} V{vouloir} O{(courir/ver & grimper/ver & visiter/ver la ville & dévorer/ver des gâteaux & voir/ver la savane & manger/ver l'herbe du parc)} !

= soir
T{le soir}, S{tous} V{rentrer manger}, C{sauf (le singe|le perroquet|un phoque)} !
T{le soir}, J{même} S{(le lion & la lionne & le tigre & l'éléphant & la girafe & le zèbre & le crocodile & le serpent & l'hippopotame & le rhinocéros & le gorille & la panthère & le guépard & le léopard & la hyène & la gazelle & l'antilope & l'autruche & le chameau & le dromadaire & le kangourou & le panda & l'ours & le loup & le renard & la tortue & le pingouin & l'otarie & le buffle)} V{rentrer manger} !

? singe
J{mais} S{le singe} V{cacher} O{la clé} L{(sous sa patte|dans une cage|dans l'herbe|autour de son cou|au bout de sa queue|dans la gueule du crocodile|entre deux crocs)} !
