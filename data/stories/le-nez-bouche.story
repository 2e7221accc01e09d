@title Le nez de la cuisinière
@levels CE2 CM1 CM2
@keywords cuisine, recette, cuisinier, repas, restaurant, goût
@tenses présent, passé_composé, passé_simple
# famille : cuisine, recette, plat, repas, menu, dessert, four, casserole, poêle, marmite, couvercle, louche, fouet, couteau, saladier, balance, tablier, farine, sucre, sel, poivre, beurre, huile, œuf, lait, crème, levure, chocolat, vanille, cannelle, épice, oignon, ail, carotte, tomate, champignon, poulet, poisson, pâte, sauce, gâteau, tarte, soupe, crêpe, mélanger, verser, battre, éplucher, couper, cuire, fouetter, goûter, pétrir, ajouter, délicieux, fade, salé, sucré, épicé, croustillant

= rhume
L{(dans sa cuisine|devant le four|devant sa casserole|devant une marmite)}, S{une cuisinière enrhumée} V{ne plus sentir:état} J{ni} O{(la vanille|l'ail|l'oignon|la cannelle|le chocolat|le poivre|le beurre)}, J{ni} O{(la sauce|la soupe|le gâteau|le poulet|le poisson|la tarte|la crème)}
T{un soir de fête}, S{une cuisinière enrhumée} V{devoir:état} O{préparer/ver (le repas & un menu & un dessert & une soupe & une sauce & un gâteau & une tarte & des crêpes & un plat épicé & un poulet & un poisson)} M{sans rien sentir/ver}

+ cuisine
L{dans la casserole}, S{la sauce} V{mijoter:état} C{avec (une pincée de sel & une pincée de poivre & trop d'ingrédients & une épice forte/adj & un ingrédient secret & de l'eau brûlante & un bouillon brûlant/adj)}
S{un jeune cuisinier} V{chercher} O{(chaque ingrédient & la saveur du plat & une casserole plus grande & le couvercle & la bonne épice & une recette plus simple)}
M{de mémoire}, S{elle} V{devoir:événement} O{(éplucher/ver un oignon & couper/ver l'ail & battre/ver les œufs & verser/ver le lait & mélanger/ver la pâte & pétrir/ver la farine & fouetter/ver la crème & ajouter/ver la levure & cuire/ver le poisson & goûter/ver la sauce & suivre/ver une recette & chauffer/ver l'huile & râper/ver une carotte & fondre/ver le beurre)}
L{sur la table}, S{elle} V{poser} O{(la farine & le sucre & le sel & le poivre & du beurre & l'huile & un œuf & du lait & de la crème & la levure & du chocolat & de la vanille & la cannelle & des épices & un oignon & l'ail & une carotte & une tomate & un champignon & un poulet & un poisson)}, J{mais} S{tout} V{lui sembler:état} A{fade}
S{elle} V{réclamer +alors} O{(une casserole & la poêle & une marmite & un couvercle & la louche & un fouet & un couteau & le saladier & la balance & un tablier propre & la recette & le four chaud & une épice & la cannelle)}
« S{mon plat} V{être} A{(trop ~salé & trop ~sucré & trop ~épicé & ~fade & trop peu croustillant)} ? » V{demander}-S{elle} I{au plongeur}

= plongeur
S{le plongeur} V{poser} O{(une casserole|une poêle|une marmite|un couvercle|la louche|son tablier|un saladier|un couteau)} J{et} V{goûter} M{à sa place}

+ conseils
« V{ajouter:impératif.vous} O{(du sel & du sucre & une épice & du poivre & un peu d'ail & de la vanille & de la cannelle & une tomate & un champignon & de la crème & du chocolat & un œuf & du beurre & un peu d'huile & de la farine & du lait & une carotte)} ! » V{dire}-S{le plongeur}
« S{il} V{falloir} O{(mélanger/ver la sauce & verser/ver la crème & battre/ver encore/adv & couper/ver le feu & cuire/ver moins & ajouter/ver un champignon & baisser/ver le four & mettre/ver un couvercle & peser/ver le sucre)} ! » V{conseiller}-S{le plongeur}

? appétit
L{en salle}, S{l'appétit} V{grandir:état} : S{(chaque cuisinier|chaque client|le jeune cuisinier)} V{vouloir:état} O{(goûter/ver & sentir/ver la saveur du plat & finir/ver la casserole & laisser/ver mijoter/ver & servir/ver brûlant/adj)}

= succès
T{ce soir-là}, S{les clients} V{lécher} O{(leur assiette|la sauce|la crème|leur cuillère)} C{(avec appétit|de bon appétit|)} : S{(le repas|le menu|le dessert|chaque plat)} V{être:état} A{délicieux}

? tablier
S{la cuisinière} V{donner} I{au plongeur} O{(son tablier & son fouet & sa louche & son couteau & sa meilleure recette & sa vieille balance & sa poêle & une place en cuisine & son carnet d'épices & une part de tarte & une crêpe & le dernier gâteau & le secret de sa pâte)}
