@title La balançoire a disparu
@levels CE2 CM1 CM2
@keywords balançoire, enquête, école, mystère, rançon, cédille, c cédille, ç
@tenses présent
# famille : garçon, leçon, français, façon, glaçon, maçon, hameçon, façade, balançoire, reçu, déçu, aperçu, commerçant, rançon, soupçon, caleçon, colimaçon, tronçon, poinçon, agaçant, menaçant, remplaçant, gerçure, fiançailles, française, maçonnerie, tronçonneuse, limaçon, recevoir, apercevoir, soupçonner, glaçant, façonner, décevoir, garçonnet, remplaçante, provençal

= disparition
L{devant l'école}, S{héros} V{apercevoir} O{(un garçon en larmes & un garçonnet déçu & un commerçant inquiet & un remplaçant perdu & une remplaçante pressée)}, J{mais} S{la balançoire} V{manquer}
T{ce matin}, S{la balançoire} V{disparaître}, C{malgré (un garçon aux aguets & la leçon de gymnastique & une façade éclairée & les yeux d'un commerçant & un maçon du quartier & le remplaçant & la remplaçante & le vent glaçant/adj & un gardien français & une grille de façon solide)}

+ message
L{sur un papier}, S{héros} V{croire lire/ver} O{une rançon} : O{(deux glaçons & dix hameçons & un caleçon propre/adj & un tronçon de chêne & un poinçon & un colimaçon & un gâteau provençal & une tronçonneuse & un limaçon en chocolat & une leçon de français)}
S{un message anonyme} V{sembler:état} A{(trop menaçant/adj & assez glaçant/adj & écrit de façon bizarre/adj & peu français)}

= soupçon
T{alors}, S{héros} V{soupçonner} O{(un maçon & un commerçant & un garçon du quartier & un remplaçant & la remplaçante & un garçonnet & un pêcheur à l'hameçon & une Française en voyage & un Provençal & un gardien en caleçon & un vendeur de glaçons & un homme à la tronçonneuse & le voisin agaçant)}
C{pour comprendre/ver}, S{héros} V{devoir} O{(suivre/ver un limaçon & interroger/ver un commerçant & apercevoir/ver un indice & façonner/ver un plan & relire/ver chaque reçu & examiner/ver une façade & observer/ver un colimaçon & ramasser/ver un poinçon)}

+ enquête
L{par terre}, S{un indice} V{apparaître} : O{(un poinçon & un tronçon de bois & un hameçon & un colimaçon & un limaçon & une tronçonneuse & un reçu & un carton de fiançailles & un outil de maçonnerie & un aperçu de plan)}
S{chaque suspect} V{avoir} O{une excuse} : (S{un garçon} V{apprendre:état} O{sa leçon} & S{un maçon} V{peindre:état} O{une façade} & S{un commerçant} V{remplir:état} O{un reçu} & S{un remplaçant} V{corriger:état} O{le français} & S{une Française} V{soigner:état} O{une gerçure} & S{un garçonnet} V{sucer:état} O{un glaçon} & S{un voisin} V{aller:état} I{à des fiançailles} & S{un pêcheur} V{accrocher:état} O{un hameçon})
« S{je} V{être} A{(déçu par ce soupçon & peu menaçant/adj & en leçon toute la journée)} ! » V{répondre} S{(un maçon|un commerçant|un remplaçant|un garçon)}


= réponse
T{enfin}, S{un maçon} V{rapporter} O{la balançoire réparée} C{avec (un siège façonné & un tronçon neuf/adj & une leçon de maçonnerie & un sourire de garçonnet & sa tronçonneuse)}
T{enfin}, S{un maçon} V{avouer} : « S{je} V{réparer:présent} O{la balançoire}, C{pour (ne pas vous décevoir/ver & recevoir/ver vos rires & fêter/ver mes fiançailles ici)} ! »
