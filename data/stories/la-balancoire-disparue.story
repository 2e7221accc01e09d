@title La balançoire a disparu
@levels CE2 CM1 CM2
@keywords balançoire, enquête, école, mystère, rançon, cédille, c cédille, ç
@tenses présent
# famille : garçon, leçon, français, façon, glaçon, maçon, hameçon, façade, balançoire, reçu, déçu, aperçu, commerçant, rançon, soupçon, caleçon, colimaçon, tronçon, poinçon, agaçant, menaçant, remplaçant, gerçure, fiançailles, française, maçonnerie, tronçonneuse, limaçon, recevoir, apercevoir, soupçonner, glaçant, façonner, décevoir, garçonnet, remplaçante, provençal

= disparition
L{devant l'école}, S{héros} V{apercevoir} O{(une façade vide & un garçon en larmes & un garçonnet déçu & un commerçant inquiet & un remplaçant perdu & une remplaçante pressée & un poinçon & une corde sur la façade & un hameçon & un caleçon au vent & un colimaçon)}, J{mais} S{la balançoire} V{manquer}
T{ce matin}, S{la balançoire} V{disparaître}, C{malgré (un garçon aux aguets & la leçon de gymnastique & une façade éclairée & les yeux d'un commerçant & un maçon du quartier & le remplaçant & la remplaçante & le vent glaçant/adj & un gardien français & une grille de façon solide)}

+ message
L{sur un papier}, S{héros} V{croire lire/ver} O{une rançon} : O{(deux glaçons & dix hameçons & un caleçon propre/adj & un tronçon de chêne & un reçu & un poinçon & un colimaçon & un gâteau provençal & une tronçonneuse & un bout de façade & un limaçon en chocolat & une leçon de français)}
S{un message anonyme} V{sembler:état} A{(trop menaçant/adj & agaçant & assez glaçant/adj & provençal & écrit de façon bizarre/adj & peu français & sans un soupçon de gaieté)}

= soupçon
T{alors}, S{héros} V{soupçonner} O{(un maçon & un commerçant & un garçon du quartier & un remplaçant & la remplaçante & un garçonnet & un pêcheur à l'hameçon & une Française en voyage & un Provençal & un gardien en caleçon & le maître des leçons & un vendeur de glaçons & un homme à la tronçonneuse & le voisin agaçant & une dame peu rassurante & un invité de fiançailles)}
C{pour comprendre/ver}, S{héros} V{devoir} O{(suivre/ver un limaçon & interroger/ver un commerçant & soupçonner/ver un maçon & recevoir/ver une leçon de flair & apercevoir/ver un indice & façonner/ver un plan & relire/ver chaque reçu & décevoir/ver un remplaçant & examiner/ver une façade & observer/ver un colimaçon & ramasser/ver un poinçon & payer/ver une rançon & mesurer/ver un tronçon & parler/ver de façon claire)}

+ enquête
S{il} V{y avoir} L{par terre} O{(un poinçon & un tronçon de bois & un hameçon & un colimaçon & un limaçon & une tronçonneuse & un reçu & un caleçon & un glaçon & un carton de fiançailles & un outil de maçonnerie & un aperçu de plan & un livre de français)}
S{chaque suspect} V{avoir} O{une excuse} : (S{un garçon} V{apprendre:état} O{sa leçon} & S{un maçon} V{peindre:état} O{une façade} & S{un commerçant} V{remplir:état} O{un reçu} & S{un remplaçant} V{corriger:état} O{le français} & S{une Française} V{soigner:état} O{une gerçure} & S{un garçonnet} V{sucer:état} O{un glaçon} & S{un voisin} V{aller:état} I{à des fiançailles} & S{un pêcheur} V{accrocher:état} O{un hameçon})
« S{je} V{être} A{(déçu par ce soupçon & peu menaçant/adj & en leçon toute la journée & blanc comme/con un glaçon & agaçant/adj mais innocent)} ! » V{répondre} S{(un maçon|un commerçant|un remplaçant|un garçon)}

C{pendant l'enquête}, S{un élève} V{avoir} O{(une gerçure & un soupçon de boue & un dessin provençal & un hameçon tordu & un air menaçant/adj & un visage déçu & un papier reçu hier/adv & un tronçon de corde & un limaçon sur la façade & une photo de fiançailles)}
S{un vent glaçant/adj} V{souffler:état} C{malgré (un soupçon de soleil & la leçon dehors/adv)}

= réponse
T{enfin}, S{un maçon} V{rapporter} O{la balançoire réparée} C{avec (un siège façonné & un tronçon neuf/adj & un poinçon & un colimaçon peint & des glaçons pour fêter/ver ça & un reçu & une leçon de maçonnerie & un sourire de garçonnet & un accent provençal & un bouquet de fiançailles & un hameçon doré & sa tronçonneuse)}
T{enfin}, S{un maçon} V{avouer} : « L{sur la balançoire}, S{je} V{vouloir} O{(réparer/ver une planche & façonner/ver un siège & couper/ver un tronçon & percer/ver avec un poinçon & graver/ver un colimaçon & peindre/ver un garçon & ne pas vous décevoir/ver & recevoir/ver vos rires & fêter/ver mes fiançailles ici & offrir/ver une leçon de maçonnerie & ranger/ver ma tronçonneuse & écrire/ver un mot peu menaçant/adj & rembourser/ver la rançon)} »
