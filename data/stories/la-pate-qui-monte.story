@title La pâte qui monte
@levels CP CE1 CE2
@keywords cuisine, gâteau, recette, pâtisserie, cuisiner, ustensiles, pâte, goûter
@tenses présent
# famille : cuisine, recette, farine, sucre, beurre, œuf, lait, levure, sel, chocolat, crème, miel, vanille, pomme, poire, banane, citron, fraise, noix, amande, confiture, gâteau, tarte, crêpe, pain, brioche, biscuit, bol, saladier, cuillère, fourchette, couteau, fouet, balance, rouleau, moule, plat, four, poêle, casserole, marmite, assiette, tasse, verre, torchon, tablier, pâte, mélanger, verser, couper, casser, battre, fondre, cuire, goûter, remuer, peser, éplucher, étaler, lécher, chaud, froid, bon, sucré, doré, chef, cuisinier, pâtissier, mamie, papa, placard, frigo, table, livre

= recette
S{héros} V{mélanger} O{(de la farine & du sucre & du beurre & un œuf & du lait & de la levure & du sel & du chocolat & de la crème & du miel & de la vanille & une pomme & une poire & une banane & un citron & des fraises & des noix & des amandes & de la confiture & un biscuit)} !
C{pour (le goûter|mamie|papa|une recette|sa famille|le chef)}, S{héros} V{mélanger} O{(de la farine & du sucre & du beurre & un œuf & du lait & de la levure & du sel & du chocolat & de la crème & du miel & de la vanille & une pomme & une poire & une banane & un citron & des fraises & des noix & des amandes & de la confiture)} !

? gestes
T{puis}, S{héros} (V{remuer} & V{goûter} & V{mettre} O{un tablier} & V{ouvrir} O{un livre} & V{lire} O{la recette} & V{peser} O{la farine} & V{peser} O{le sucre} & V{casser} O{un œuf} & V{battre} O{un œuf} & V{verser} O{le lait} & V{faire fondre/ver} O{le beurre} & V{couper} O{une pomme} & V{éplucher} O{une poire} & V{étaler} O{la pâte} & V{lécher} O{la cuillère} & V{laver} O{le couteau} & V{prendre} O{le fouet} & V{prendre} O{la balance} & V{chercher} O{un moule} & V{chercher} O{une fourchette} & V{beurrer} O{un plat} & V{allumer} O{le four} & V{sortir} O{la crème} & V{presser} O{un citron} & V{écraser} O{une banane} & V{ajouter} O{du chocolat} & V{ajouter} O{des noix} & V{ajouter} O{la levure} & V{ranger} O{le sel} & V{croquer} O{un biscuit} & V{plier} O{un torchon} & V{poser} O{le rouleau} & V{laver} O{une tasse})
S{héros} V{devoir} O{(mélanger/ver & remuer/ver & battre/ver les œufs & verser/ver le lait & cuire/ver la pâte & faire/ver fondre/ver le chocolat & couper/ver le beurre & goûter/ver la crème & peser/ver la farine & éplucher/ver une pomme & étaler/ver la pâte & lécher/ver le fouet & casser/ver des noix & chercher/ver un couteau & laver/ver la balance & sortir/ver le rouleau & mettre/ver un tablier & presser/ver un citron)} !

= monte
T{soudain}, S{la pâte} V{remplir} O{(le bol & le saladier & le moule & le plat & le four & la poêle & la casserole & la marmite & une assiette & une tasse & un verre & le placard & le frigo & la cuisine & la table & la balance & le tablier)} !
T{soudain}, S{la pâte} V{monter} L{sur (le rouleau & le torchon & la table & le four & le frigo & le placard & le livre & la balance & une fourchette & un couteau & une cuillère & le fouet & un verre & une tasse & une assiette & le tablier & papa & mamie)} !

? pâte
S{cette pâte} V{être} A{(chaude/adj & bonne/adj & dorée & sucrée & froide/adj)}, J{mais} A{folle} !

= fin
T{enfin}, S{(papa & mamie & le chef & un cuisinier & une cuisinière & un pâtissier & le voisin & la voisine & toute la rue)} V{manger} O{(le gâteau|la tarte|la brioche|le pain|la pâte)} !
T{enfin}, S{toute la rue} V{manger} O{(le gâteau|la tarte|la brioche|du pain chaud|un gâteau doré|de la pâte froide|une crêpe géante|un biscuit géant|un bon gâteau|un gâteau sucré)} !

? reste
J{et} S{il} V{rester} O{(des fraises & des noix & du chocolat & de la confiture & du miel & des amandes & de la crème & une banane & un biscuit & de la vanille & du pain & une crêpe & de la brioche & un bout de tarte)} C{pour demain} !
