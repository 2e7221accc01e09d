@title Les légumes qui rient
@levels CP CE1 CE2
@keywords marché, fruits, légumes, fruits et légumes, marchand, alimentation
@tenses présent
# famille : marché, fruit, légume, pomme, poire, banane, orange, citron, fraise, cerise, raisin, prune, pêche, abricot, melon, kiwi, ananas, framboise, noix, carotte, tomate, salade, chou, poireau, radis, navet, courgette, concombre, haricot, petits pois, pomme de terre, oignon, ail, citrouille, champignon, poivron, betterave, épinard, aubergine, marchand, marchande, panier, cageot, balance, sac, pièce, peser, acheter, vendre, choisir, payer, goûter, crier, mûr, frais, sucré, vert, rouge, jaune, client, cliente, persil, artichaut, pastèque

= étal
T{ce matin/nom}, S{personne} V{ne regarder} O{(les pommes & les poires & les bananes & les oranges & les citrons & les fraises & les cerises & le raisin & les prunes & les pêches & les abricots & les melons & les kiwis & les ananas & les framboises & les noix & les carottes & les tomates & les salades & les choux & les poireaux & les radis & les navets & les courgettes & les concombres & les haricots & les pommes de terre & les oignons & l'ail & les poivrons & les épinards & les fruits & les légumes)} !
L{au marché}, S{personne} V{ne regarder} O{(les pommes & les poires & les bananes & les oranges & les citrons & les fraises & les cerises & le raisin & les prunes & les pêches & les abricots & les melons & les kiwis & les ananas & les framboises & les noix & les carottes & les tomates & les salades & les choux & les poireaux & les radis & les navets & les courgettes & les concombres & les haricots & les pommes de terre & les oignons & l'ail & les poivrons & les épinards & les fruits & les légumes & les petits pois & les champignons & les aubergines & les artichauts)} !

? rien
J{pourtant}, S{héros} V{vendre} O{(de beaux fruits|de beaux légumes|du raisin sucré|des pêches mûres|des choux frais|des petits pois frais)} !
J{pourtant}, S{tout} V{être} A{(frais/adj & mûr & sucré & beau & bon/adj)} !
S{les (clients|clientes)} V{passer} M{sans (choisir|payer|goûter|acheter|regarder)/ver} !

= visages
T{alors}, S{héros} V{dessiner} O{un visage} L{sur (un chou & une citrouille & un radis & une carotte & un navet & un poireau & une tomate & une pomme & une poire & une banane & un citron & un abricot & une prune & un kiwi & un melon & un concombre & une courgette & une aubergine & un poivron & un champignon & une betterave & un oignon & un artichaut & une pêche & une orange & une pastèque & un ananas & une pomme de terre)} !
T{alors}, S{héros} V{habiller} O{(un chou & une citrouille & un radis & une carotte & un navet & un poireau & une tomate & une pomme & une poire & une banane & un citron & un abricot & une prune & un kiwi & un melon & un concombre & une courgette & une aubergine & un poivron & un champignon & une betterave & un oignon & un artichaut & une pêche & une orange & une pastèque & un ananas & une pomme de terre)} !

? détails
C{pour faire/ver un nez}, S{héros} V{prendre} O{(un petit pois & un légume rouge & un fruit mûr & une pomme jaune & une cerise & un radis & une noix & une framboise & une fraise & un haricot vert)}
C{pour faire/ver un chapeau}, S{héros} V{prendre} O{(un panier & un cageot & un sac & une salade & des épinards & du persil & un poivron vert & une pastèque)}
S{héros} V{ajouter} O{(un nez de radis & des cheveux de persil & des yeux de cerise & une bouche de fraise & un chapeau de salade & des bras de poireau & un ventre de citrouille & des dents d'ail & des mains de banane & une langue de tomate & une oreille de champignon & un œil de raisin & des boutons en petits pois & une cape d'épinards)} !

= clients
T{enfin}, S{(les clients|les clientes|les gens|un marchand|une marchande|une cliente)} V{venir} O{(voir/ver & choisir/ver & goûter/ver & peser/ver & payer/ver & acheter/ver & remplir/ver un sac & remplir/ver un panier & vider/ver les cageots & donner/ver une pièce)} !

? achats
T{aussitôt}, (S{une cliente} V{choisir} O{un ananas} & S{un client} V{peser} O{une citrouille} & S{la marchande} V{rire} & S{un enfant} V{goûter} O{une framboise} & S{une dame} V{payer} O{les épinards} & S{un monsieur} V{ouvrir} O{son sac} & S{un bébé} V{manger} O{le raisin} & S{un voisin} V{apporter} O{la balance} & S{papy} V{acheter} O{un citron} & S{mamie} V{vouloir} O{des aubergines})

? soir
T{le soir}, S{tout} V{finir} L{(en soupe|en salade|en purée|dans le panier|dans un cageot|dans le sac)} !
T{le soir}, S{héros} (V{compter} O{les pièces} & V{ranger} O{la balance} & V{porter} O{les cageots} & V{plier} O{les sacs} & V{manger} O{un fruit mûr} & V{goûter} O{une prune} & V{vider} O{le panier} & V{quitter} O{le marché})
