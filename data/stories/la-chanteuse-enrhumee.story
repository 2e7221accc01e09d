@title La chanteuse a perdu sa voix
@levels CE2 CM1 CM2
@keywords concert, hiver, chant, voix, musique, familles de mots, mots de la même famille, dent, lait, chant, froid, fort, peur, long, sel, grand
@tenses présent, passé_composé, passé_simple
# famille : chant, chanter, chanson, chanteur, chanteuse, chantonner, enchanter, enchanteur, froid, froideur, refroidir, refroidissement, fort, force, fortement, fortifier, effort, réconfort, peur, peureux, apeuré, long, longue, longuement, allonger, rallonger, longtemps, dent, dentiste, dentifrice, édenté, dentelle, lait, laitier, laitière, laiterie, laitage, sel, saler, salé, salière, grand, grandeur

= concert
T{avant un grand concert}, S{une chanteuse} V{perdre} O{sa voix}, C{à cause (du froid & d'un refroidissement & d'un chant trop fort & d'un laitage glacé & d'un dentifrice trop fort & d'un verre de lait froid & d'un bretzel salé & d'un grand courant d'air & d'une longue toux & d'un poisson mal dessalé)}
T{avant un concert}, S{une chanteuse} V{perdre} O{sa voix} C{malgré (son chant de tous les jours & un lait chaud & une longue écharpe & un laitage au miel & un bol d'eau salée & un grand foulard de dentelle & une chanson douce/adj & le réconfort de sa sœur)}

+ public
S{le public} V{être:état} A{(déjà apeuré & froid/adj & assez peureux & fort bruyant/adj & loin d'être/ver enchanteur)}
L{dans les coulisses}, S{on} V{chercher} O{(un dentiste|un laitier|une laitière|un autre chanteur|un foulard de dentelle|une grande salière|un peu de réconfort)}

= remède
C{pour la soigner/ver}, S{héros} V{apporter} O{(un bol de lait & un laitage chaud & une pincée de sel & une longue écharpe & une chanson à fredonner/ver & l'avis d'un dentiste & un bouillon salé & un peu de réconfort & du miel de la laiterie & une tisane pour fortifier/ver le cœur & un gâteau du laitier & une paire de longues chaussettes contre le froid)}
C{pour la soigner/ver}, S{héros} V{devoir:événement} O{(saler/ver une soupe & refroidir/ver une tisane & chantonner/ver à son oreille & fortifier/ver sa gorge & courir/ver à la laiterie & appeler/ver un dentiste & chasser/ver la peur & rester/ver longtemps près d'elle & frotter/ver fortement ses mains & réchauffer/ver le lait)}

+ essais
« V{essayer:impératif.vous} O{(un chant plus doux & une chanson sans effort & un lait chaud & un peu de sel & de chantonner/ver & de ne pas avoir/ver peur & un laitage)} », V{conseiller:événement} S{(un chanteur|un dentiste|un laitier édenté|une laitière)}
S{la malade} V{secouer} O{la tête} M{(longuement & sans force & avec froideur & avec peur & avec toute/dét la grandeur d'une reine & les dents serrées & fortement)}
T{bientôt}, S{le remède} V{sembler:état} O{(agir/ver & chasser/ver le refroidissement & fortifier/ver sa voix & chasser/ver le froid & faire/ver fuir/ver la peur)}

= retour
T{soudain}, S{la voix} V{revenir}, C{avec (force & une grandeur nouvelle/adj & un son enchanteur & la douceur du lait & un grand courage)}
T{le soir}, S{la chanteuse} V{pouvoir:événement} O{(chanter/ver longtemps & enchanter/ver le public & chantonner/ver sans peur & saluer/ver longuement & allonger/ver ses notes & rallonger/ver le concert & remercier/ver le laitier & oublier/ver le froid & finir/ver sans effort & offrir/ver un chant nouveau)}
