@title La bête de la forêt
@levels CE1 CE2 CM1
@keywords forêt, fête, bête, conte, peur, accent, accent circonflexe, mots avec accent circonflexe
@tenses présent
# famille : forêt, fête, tête, bête, fenêtre, âne, gâteau, château, bâton, pâte, pâté, hôtel, rôti, drôle, boîte, dîner, goûter, flûte, brûler, croûte, maître, maîtresse, crêpe, chêne, prêter, arrêter, pêche, vêtement, guêpe, côté, bientôt, aussitôt, traîner, chaîne, traîneau, mûre, tempête, bêtise, connaître, poêle, fantôme, théâtre, pâle, câlin, prêt, gêner

= vol
T{le jour de la fête}, S{une bête} V{voler} O{(le gâteau & les crêpes & la pâte à crêpes & un pâté & un rôti & une boîte de mûres & des pêches & la croûte du pain & la poêle & le goûter & le dîner du maître & une flûte & un vêtement & un bâton & une chaîne & un traîneau)}
L{près de la forêt}, S{une bête} V{gêner} O{la fête} : S{elle} V{vouloir} O{(goûter/ver au gâteau & brûler/ver les crêpes & gêner/ver le théâtre & hurler/ver comme/con un fantôme & casser/ver une fenêtre & faire/ver une bêtise & prendre/ver un vêtement & croquer/ver un pâté & jouer/ver de la flûte)}

+ peur
S{cette bête} V{avoir} O{(une drôle de tête & une tête d'âne & un vêtement de fantôme & une chaîne au cou & la taille d'un château & un air pâle & un côté gris & la couleur d'une mûre)}
« S{ce} V{être} O{(un fantôme & un âne & une tempête & un maître déguisé & une guêpe géante/adj)} ! » V{crier} S{(le maître|la maîtresse|un enfant pâle|un homme de l'hôtel)}
T{aussitôt}, S{les gens} V{courir} L{(de l'autre côté du pont & au château & à l'hôtel & derrière un chêne & sous la fenêtre & au théâtre)}

= piste
C{pour attirer/ver la bête}, S{héros} V{prendre} O{(un gâteau & une crêpe & un pâté & des mûres & une pêche & un rôti froid/adj & une croûte de pain & son goûter & une flûte & une boîte de pâtes)}
C{pour trouver/ver la bête}, S{héros} V{devoir} O{(arrêter/ver de trembler/ver & suivre/ver un âne & traîner/ver un bâton & connaître/ver la forêt & monter/ver sur un chêne & regarder/ver de côté & prêter/ver l'oreille & goûter/ver une mûre & passer/ver par la fenêtre & éviter/ver une guêpe & traverser/ver la tempête & interroger/ver la maîtresse)}

+ indices
T{bientôt}, S{héros} V{voir} L{au bord du chemin} O{(une croûte & une trace d'âne & un bout de crêpe & un vêtement & une chaîne & une flûte & un os de rôti & une boîte vide & un bâton cassé & une mûre & un nid de guêpes & un peu de pâte & une poêle & un fantôme de papier & un billet de théâtre & un traîneau)}

? découverte
L{sous un chêne}, S{la bête} V{être} A{(seule & pâle & prête à pleurer/ver & fatiguée de traîner/ver)}

= fête
T{enfin}, S{la bête} V{rendre} O{tout/pro} J{et} V{apporter} O{(un gâteau & une boîte de mûres & une flûte & un vêtement drôle & un traîneau de bois & une crêpe & un pâté & un rôti & une pêche & un pain à croûte & un bâton de sucre & un dîner & une tête de carnaval & des crêpes & une chaîne de fleurs & un âne en pâte d'amande)}
T{enfin}, C{à la fête}, S{la bête} V{vouloir} O{(goûter/ver au gâteau & danser/ver avec un âne & faire/ver un câlin & arrêter/ver les bêtises & dîner/ver avec la maîtresse & jouer/ver un fantôme & monter/ver au théâtre & retourner/ver les crêpes & ne plus gêner/ver & donner/ver des mûres)}
