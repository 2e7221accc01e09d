@title Le petit-déjeuner de maman
@levels CP CE1 CE2
@keywords petit-déjeuner, repas, aliments, nourriture, cuisine, surprise, maman, goûter, manger
@tenses présent
# famille : pain, beurre, confiture, miel, lait, café, thé, chocolat, jus, céréales, œuf, fromage, yaourt, fruit, pomme, banane, orange, croissant, brioche, tartine, biscotte, gâteau, crêpe, sucre, sel, soupe, salade, viande, poisson, jambon, riz, pâtes, purée, frites, dessert, bol, assiette, verre, tasse, cuillère, fourchette, couteau, serviette, table, cuisine, plateau, manger, boire, couper, verser, préparer, goûter, servir, mélanger, chaud, froid, bon, sucré, salé, faim, soif, eau, poulet, légume

= réveil
S{maman} V{dormir} : S{héros} V{préparer} O{un (repas|bon repas|beau goûter)} !
L{dans la cuisine}, S{héros} V{préparer} O{le petit-déjeuner} !
C{pour maman}, S{héros} V{préparer} O{(du pain & des tartines & des biscottes & une brioche & des croissants & des céréales & un œuf & une crêpe & un yaourt & un fruit & du café & du thé & du chocolat & du lait & du jus d'orange & une salade de fruits)} !

? plateau
L{sur un plateau}, S{héros} V{poser} O{(un bol & une assiette & un verre & une tasse & une cuillère & une fourchette & un couteau & une serviette & du pain & du beurre & de la confiture & du miel & du lait & du café & du thé & du chocolat & du jus & des céréales & un œuf & du fromage & un yaourt & une pomme & une banane & une orange & un croissant & une brioche & des biscottes & du sucre & du sel & de l'eau)}

? gestes
T{puis}, S{héros} (V{couper} O{le pain} & V{couper} O{une pomme} & V{couper} O{une banane} & V{goûter} O{la confiture} & V{goûter} O{le miel} & V{verser} O{le lait} & V{verser} O{le café} & V{verser} O{l'eau} & V{mélanger} O{le chocolat} & V{presser} O{une orange} & V{casser} O{un œuf} & V{chercher} O{un bol} & V{chercher} O{une cuillère} & V{plier} O{la serviette} & V{mettre} O{la table} & V{ouvrir} O{le beurre} & V{chercher} O{le sucre} & V{servir} O{le thé} & V{laver} O{une assiette} & V{saler} O{l'œuf})

? frigo
L{dans le frigo}, S{héros} V{trouver +aussi} O{(du jambon & du poisson & du poulet & de la viande & du riz & des pâtes & de la purée & des frites & de la soupe & une salade & des légumes & du fromage & un gâteau & un dessert & un yaourt & du beurre & des crêpes & un fruit & une banane)}
J{hélas}, S{le chat} V{manger} O{(le jambon & le poisson & le poulet & la viande & le riz & les pâtes & la purée & les frites & le fromage & le beurre & le gâteau & le dessert & la crêpe & le croissant & le yaourt)} !

? goût
S{la tartine} V{être} A{(~chaud & ~bon & ~sucré & bien ~salé)} !
S{le lait} V{être} A{(froid/adj & ~bon & ~sucré & ~frais)} !
S{l'œuf} V{être} A{(~chaud & ~bon & ~salé)} !
S{héros} V{avoir} O{(faim & soif)}, J{mais} S{il} V{attendre} O{maman}

= minuit
S{maman} V{regarder} O{l'heure} : S{il} V{être} A{minuit} !
« J{un (goûter|repas|café|chocolat|yaourt|jus|dessert) à minuit} ? » V{demander} S{maman}
« J{des (pâtes|frites|crêpes|céréales|tartines|fruits|légumes) à minuit} ? » V{demander} S{maman}

? fin
T{alors}, S{maman et héros} (V{rire} & V{goûter} O{le gâteau} & V{manger} O{une crêpe} & V{boire} O{de l'eau} & V{boire} O{du lait froid} & V{partager} O{la brioche} & V{servir} O{la soupe} & V{finir} O{le riz} & V{partager} O{les frites} & V{grignoter} O{du poulet} & V{finir} O{la salade} & V{ranger} O{la cuisine} & V{laver} O{les verres} & V{laver} O{la tasse} & V{garder} O{du pain} C{pour le goûter})
