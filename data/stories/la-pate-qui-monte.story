@title La pâte qui monte
@levels CP CE1 CE2
@keywords cuisine, gâteau, recette, pâtisserie, cuisiner, ustensiles, pâte, goûter
@tenses présent
# famille : cuisine, recette, farine, sucre, beurre, œuf, lait, levure, sel, chocolat, crème, miel, vanille, pomme, poire, banane, citron, fraise, noix, amande, confiture, gâteau, tarte, crêpe, pain, brioche, biscuit, bol, saladier, cuillère, fourchette, couteau, fouet, balance, rouleau, moule, plat, four, poêle, casserole, marmite, assiette, tasse, verre, torchon, tablier, pâte, mélanger, verser, couper, casser, battre, fondre, cuire, goûter, remuer, peser, éplucher, étaler, lécher, chaud, froid, bon, sucré, doré, chef, cuisinier, pâtissier, mamie, papa, placard, frigo, table, livre

= recette
S{héros} V{mélanger} O{la farine} C{avec (du sucre & du beurre & un œuf & du lait & de la levure & du sel & du chocolat & de la crème & du miel & de la vanille & une pomme & une poire & une banane & un citron & des fraises & des noix & des amandes & de la confiture & un biscuit)} !
C{pour (le goûter|mamie|papa|une recette|sa famille|le chef)}, S{héros} V{mélanger} O{la farine} C{avec (du sucre & du beurre & un œuf & du lait & de la levure & du sel & du chocolat & de la crème & du miel & de la vanille & une pomme & une poire & une banane & un citron & des fraises & des noix & des amandes & de la confiture)} !

? gestes
T{puis}, S{héros} (V{remuer} & V{goûter} & V{mettre} O{un tablier} & V{lire} O{la recette} & V{relire} O{son livre} & V{peser} O{la farine} & V{peser} O{le sucre} & V{casser} O{un œuf} & V{battre} O{un œuf} & V{verser} O{le lait} & V{faire fondre/ver} O{le beurre} & V{couper} O{une pomme} & V{éplucher} O{une poire} & V{étaler} O{la pâte} & V{lécher} O{la cuillère} & V{prendre} O{le fouet} & V{prendre} O{la balance} & V{chercher} O{un moule} & V{chercher} O{une fourchette} & V{beurrer} O{un plat} & V{allumer} O{le four} & V{sortir} O{la crème} & V{presser} O{un citron} & V{écraser} O{une banane} & V{ajouter} O{du chocolat} & V{ajouter} O{des noix} & V{ajouter} O{la levure})
S{héros} V{devoir} O{(mélanger/ver & remuer/ver & battre/ver les œufs & verser/ver le lait & cuire/ver la pâte & faire/ver fondre/ver le chocolat & goûter/ver la crème & peser/ver la farine & éplucher/ver une pomme & étaler/ver la pâte & casser/ver des noix & mettre/ver un tablier & presser/ver un citron)} !

? levure
J{hélas}, S{héros} V{verser} O{trop de levure} !
J{mais} S{héros} V{oublier} O{le four} !

= monte
T{soudain}, S{la pâte} V{remplir} O{(le bol & le saladier & le moule & le plat & le four & la poêle & la casserole & la marmite & le placard & le frigo & la cuisine & la table)} !
T{soudain}, S{la pâte} V{monter} L{sur (le rouleau & le torchon & la table & le four & le frigo & le placard & le livre & le fouet & papa & mamie)} !

? pâte
S{cette pâte} V{être} A{(chaude/adj & bonne/adj & dorée & sucrée & froide/adj)}, J{mais} A{folle} !

= fin
T{enfin}, S{(papa & mamie & le pâtissier & le voisin & la voisine & toute la rue)} V{manger} O{(le gâteau|la tarte|la brioche|le pain|la pâte)} !
T{enfin}, S{toute la rue} V{manger} O{(un gâteau géant|une tarte géante|une brioche géante|un pain géant|une crêpe géante|un biscuit géant|un énorme gâteau)} !

? reste
J{et} S{il} V{rester} O{(des fraises & des noix & du chocolat & de la confiture & du miel & des amandes & de la crème & une banane & de la vanille)} C{pour une autre recette} !
