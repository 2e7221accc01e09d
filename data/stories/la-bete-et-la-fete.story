@title La bête de la forêt
@levels CE1 CE2 CM1
@keywords forêt, fête, bête, conte, peur, accent, accent circonflexe, mots avec accent circonflexe
@tenses présent
# famille : forêt, fête, tête, bête, fenêtre, âne, gâteau, château, bâton, pâte, pâté, tâche, âge, hôpital, hôtel, côte, rôti, drôle, île, boîte, dîner, goûter, flûte, brûler, croûte, maître, maîtresse, crêpe, chêne, rêve, prêter, arrêter, pêche, honnête, vêtement, guêpe, grêle, côté, bientôt, aussitôt, août, traîner, chaîne, traîneau, mûre, tempête, bêtise, connaître, poêle, fantôme, théâtre, pâle, câlin, enquête, prêt, gêner

= vol
T{le jour de la fête}, S{une bête} V{voler} O{(le gâteau & les crêpes & la pâte à crêpes & un pâté & un rôti & une boîte de mûres & des pêches & la croûte du pain & la poêle & le goûter & le dîner du maître & une flûte & un vêtement & un bâton & une chaîne & un traîneau)}
L{dans la forêt}, S{une bête} V{gêner} O{la fête} : S{elle} V{vouloir} O{(traîner/ver une chaîne & arrêter/ver un âne & goûter/ver au gâteau & brûler/ver les crêpes & gêner/ver le théâtre & hurler/ver comme/con un fantôme & casser/ver une fenêtre & faire/ver une bêtise & prendre/ver un vêtement & croquer/ver un pâté & jouer/ver de la flûte & dîner/ver sous un chêne & trembler/ver comme/con la tempête)}

+ peur
S{cette bête} V{avoir} O{(une drôle de tête & une tête d'âne & un vêtement de fantôme & un bâton & une chaîne au cou & l'âge d'un chêne & la taille d'un château & une flûte & une guêpe sur le nez & un air honnête & un air pâle & un côté gris & une peau de pêche & la couleur d'une mûre)}
« S{ce} V{être} O{(un fantôme & un âne & une tempête & un rêve & la grêle & une bêtise & une drôle de fête & un maître déguisé & une guêpe géante/adj)} ! » V{crier} S{(le maître|la maîtresse|un enfant pâle|un homme de l'hôtel)}
T{aussitôt}, S{les gens} V{courir} L{(au château & à l'hôtel & à l'hôpital & sur la côte & sur l'île & derrière un chêne & sous la fenêtre & au théâtre & du côté du pont & avec un âne & la tête basse)}

= piste
C{pour son enquête}, S{héros} V{prendre} O{(un bâton & une boîte & un gâteau & une crêpe & un pâté & une poêle & une flûte & un vêtement chaud/adj & une chaîne & un traîneau & des mûres & une pêche & un rôti froid/adj & une croûte de pain & un âne & un masque de théâtre & la carte de l'île & la clé du château & son goûter & l'avis du maître)}
C{pour son enquête}, S{héros} V{devoir} O{(suivre/ver un âne & traîner/ver un bâton & arrêter/ver un homme & connaître/ver la forêt & monter/ver sur un chêne & regarder/ver de côté & baisser/ver la tête & prêter/ver l'oreille & goûter/ver une mûre & brûler/ver une lampe & passer/ver par la fenêtre & éviter/ver une guêpe & rester/ver prêt & gagner/ver l'île & oublier/ver la grêle & traverser/ver la tempête & quitter/ver l'hôtel & faire/ver une drôle de tâche & interroger/ver la maîtresse)}

+ indices
T{bientôt}, S{héros} V{voir} L{au bord du chemin} O{(une croûte & une trace d'âne & un bout de crêpe & un vêtement & une chaîne & une flûte & un os de rôti & une boîte vide & un bâton cassé & une mûre & un nid de guêpes & un peu de pâte & une poêle & un fantôme de papier & un billet de théâtre & le toit d'un château & un traîneau & un hôtel fermé)}

? découverte
L{sous un chêne}, S{la bête} V{être} A{(pâle & honnête & toute/adv drôle & prête à pleurer/ver & malade en août & loin de sa côte & triste comme/con la grêle & fatiguée de traîner/ver)}

= fête
T{enfin}, S{la bête} V{rendre} O{tout/pro} J{et} V{apporter} O{(un gâteau & une boîte de mûres & une flûte & un vêtement drôle & un traîneau de bois & une crêpe & un pâté & un rôti & une pêche & un pain à croûte & un bâton de sucre & un dîner & une tête de carnaval & des crêpes & une chaîne de fleurs & un âne en pâte d'amande)}
T{enfin}, C{à la fête}, S{la bête} V{vouloir} O{(goûter/ver au gâteau & prêter/ver sa flûte & danser/ver avec un âne & faire/ver un câlin & arrêter/ver les bêtises & dîner/ver avec la maîtresse & connaître/ver le maître & jouer/ver un fantôme & monter/ver au théâtre & dormir/ver au château & voir/ver la côte & vivre/ver sur une île & oublier/ver son rêve & souffler/ver son âge & brûler/ver le bâton & retourner/ver les crêpes & ne plus gêner/ver & donner/ver des mûres & rester/ver jusqu'en août & traîner/ver un traîneau & passer/ver à l'hôtel)}
