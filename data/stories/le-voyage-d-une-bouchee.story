@title Le voyage d'une bouchée
@levels CE2 CM1 CM2
@keywords digestion, dents, corps humain, alimentation, santé, sciences, documentaire
@tenses présent
# famille : bouche, lèvre, dent, incisive, canine, molaire, langue, salive, mâchoire, gorge, estomac, intestin, foie, sang, corps, muscle, cerveau, os, cœur, énergie, vitamine, sucre, graisse, eau, aliment, repas, pain, pomme, viande, légume, fruit, lait, fromage, poisson, œuf, santé, digestion, brosse, dentifrice, carie, mâcher, mordre, avaler, broyer, digérer, goûter, grandir, brosser, sain, sucré, liquide, mou, dur, long

= départ
S{une bouchée (de pain|de pomme|de viande|de légume|de fruit|de fromage|de poisson|d'œuf)} V{entrer} L{dans la bouche} : S{(la digestion|un long voyage)} V{commencer}
T{à chaque repas}, S{il} V{falloir} O{d'abord (mordre/ver & mâcher/ver & goûter/ver & broyer/ver le pain & croquer/ver la pomme & couper/ver la viande & fermer/ver la bouche & travailler/ver de la mâchoire)}, C{avant d'avaler/ver une bouchée}

+ bouche
L{dans la bouche}, (S{l'incisive} V{couper} & S{la canine} V{déchirer} O{la viande} & S{la molaire} V{broyer} O{un aliment dur} & S{la langue} V{goûter} O{le sucre} & S{la salive liquide} V{mouiller} O{le pain} & S{la mâchoire} V{travailler} & S{la lèvre} V{se fermer} & S{chaque dent} V{mâcher})
« V{mâcher:impératif.tu} M{bien} O{(ton pain & ta pomme & ta viande & ce légume & ce fruit & ton fromage & le poisson & ton œuf & un aliment dur)} ! » V{dire} S{(la mère|le père|la grand-mère)}

= estomac
S{la gorge} V{pousser} O{la bouchée} L{dans l'estomac} : L{là}, S{elle} V{devenir} A{(mou|liquide/adj)}
L{après (la gorge|la langue|la salive)}, S{la bouchée} V{arriver} L{dans l'estomac} : S{elle} V{devenir} A{(mou|liquide/adj)}
+ intestin
L{dans le long intestin}, S{le sang} V{prendre} O{(le sucre & l'eau & chaque vitamine & l'énergie & un peu de graisse & le meilleur de l'aliment & le meilleur du repas & le meilleur du lait & le meilleur du légume & le meilleur du poisson & le meilleur de l'œuf)}, C{grâce au foie}
S{le sang} V{nourrir +alors} O{(le cœur & le cerveau & chaque muscle & un os & le foie & la mâchoire & la langue & tout le corps & la peau des lèvres)}
C{grâce (au lait & au fruit & au légume & au poisson & au fromage & à l'œuf & à la viande & à une vitamine & à un repas sain & à l'eau & à une bonne digestion)}, S{(le corps|un os dur|chaque muscle)} V{grandir}

? soin
T{le soir}, S{il} V{falloir} O{(prendre/ver la brosse & prendre/ver le dentifrice & brosser/ver chaque dent & brosser/ver chaque molaire & laver/ver une canine & frotter/ver une incisive & laver/ver la langue & éviter/ver la carie & boire/ver de l'eau & oublier/ver le sucre & digérer/ver en paix & refuser/ver un dessert sucré & penser/ver à sa santé & dormir/ver pour grandir/ver)}

= fin
T{le lendemain}, S{la bouchée} V{devenir:passé_composé} A{(un saut|un sourire|une course|un rire|une idée|un battement de cœur|la force d'un muscle|un peu de tes os)} !
