@title La pièce perdue au marché
@levels CP CE1 CE2
@keywords marché, fruits, légumes, courses, magasin, marchand, aliments
@tenses présent

= ouverture
L{au marché}, S{héros} V{tenir} O{(une pièce|son panier|la liste|un panier|le sac)}
T{(samedi|dimanche|ce matin/nom)}, S{héros} V{aller} L{au marché} C{avec (papa|maman|mamie|papi)}
C{pour (la soupe|le repas|le pique-nique|la fête)}, S{héros} V{aller} L{au marché}

+ étals
S{(le marchand|la marchande|le vendeur|la vendeuse)} V{vendre} O{(des pommes & des poires & des bananes & des fraises & des cerises & des oranges & du raisin & des carottes & des tomates & des salades & des poireaux & des citrons & des melons & des haricots & des radis & des courgettes & des navets & un chou & des oignons & des prunes & des abricots & des pêches & des kiwis & des champignons & des petits pois & un potiron & une citrouille & des concombres & des framboises & des noix & un ananas & des pommes de terre & de l'ail & du persil & des fleurs)}
S{(papa|maman|mamie|papi|héros)} V{acheter} O{(du pain & du fromage & des œufs & du lait & du poisson & de la viande & du beurre & du miel & une baguette & un poulet & du jambon & une tarte & des gâteaux & du chocolat & une salade & de la confiture & des épices & une pomme & une poire & un melon & une orange & des tomates & des carottes & du sucre & du riz)}
L{dans le panier}, S{il} V{y avoir} O{[un aliment.fruit|aliment.légume|aliment.légume.racine|aliment.dessert=pomme,poire liste]}
S{(papa|maman|mamie|papi|héros)} (V{payer} & V{choisir} O{un melon} & V{goûter} O{une cerise} & V{remplir} O{le panier} & V{remplir} O{le sac} & V{compter} O{ses pièces})
S{(le marchand|la marchande)} (V{peser} O{les légumes} & V{peser} O{les fruits} & V{compter} O{les pièces} & V{remplir} O{le sac} & V{remplir} O{le panier} & V{rendre} O{la monnaie} & V{couper} O{le fromage} & V{crier} & V{ranger} O{les œufs} & V{donner} O{une fraise} & V{sourire})
S{(les fraises|les tomates|les pommes|les cerises|les prunes|les poires|les salades)} V{être} A{(~mûr & ~beau & ~gros & ~frais & ~bon/adj & ~petit & ~cher)}

? obstacle
id=perdue | J{mais} S{héros} V{perdre} O{sa pièce} L{(entre deux caisses|sous une table|dans la foule)} !

= fin
après=perdue | L{dans (une pomme|la salade|le panier|le chou|le pain)}, S{héros} V{trouver} O{sa pièce} !
S{(le marchand|la marchande)} V{offrir} O{(une pomme|une fraise|une poire|une banane|une cerise|une clémentine)} I{à héros} !
