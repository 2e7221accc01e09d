@title Les manteaux mélangés
@levels CE2 CM1
@keywords manteau, vêtements, fête, vestiaire, spectacle, pronoms, hiver
@tenses présent, passé_composé, passé_simple

= ouverture
T{(après le spectacle|à la fin du spectacle)}, S{héros} V{chercher:état} O{son manteau}, J{mais} L{sur un grand banc}, S{tous les manteaux} V{être:état} L{les uns par-dessus les autres}
T{à la fin de la fête}, S{chacun} V{vouloir:état rentrer/ver} L{chez soi}, J{mais} S{le portemanteau} V{s'écrouler} J{et} S{tous les manteaux} V{tomber} L{les uns par-dessus les autres}

? chaos
S{plusieurs parents} V{tirer} O{une manche}, S{d'autres} V{tirer} O{un col}, J{et} S{tout le monde} V{crier} M{en même temps}
L{dans ce désordre}, S{personne} V{ne retrouver:état rien}, J{ni} O{gants}, J{ni} O{écharpes}
L{parmi les manteaux}, S{on} V{voir:état} T{aussi} O{[un vêtement.hiver|vêtement.tête=écharpe,bonnet,gant liste]}

? parole
« S{ceci} V{être} A{à vous}, J{mais} S{cela} V{être} A{à moi} ! » V{dire} S{une dame}
« S{celui-ci} V{être} A{le mien}, J{mais} A{à qui} V{être} S{celui-là} ? » V{demander}-S{héros}
« S{quelqu'un} V{prendre:passé_composé} O{le mien} ! S{il} V{avoir} O{un bouton vert} ! » V{dire} S{une dame}
« L{(là-dessous|là-dedans)}, S{mes filles} V{avoir} T{encore} O{leur écharpe} J{et} O{leurs gants} ! » V{dire} S{un père}
« V{ne rien prendre:impératif.vous} : S{chacun} V{avoir:futur} O{le sien} ! » V{promettre}-S{héros}
« S{ces manches} V{être} A{trop longues} : S{ce manteau} V{ne pas être} A{à moi} ! » V{dire} S{un petit garçon}
« J{lequel} V{être} A{le vôtre} ? S{le gris}, J{ou} S{le noir/nom} ? » V{demander}-S{héros} I{à un monsieur}
« S{mes gants} V{être} A{rouges} : S{ces gants bruns} V{ne pas être} A{à moi} ! » V{dire} S{une voisine}

= idée
S{héros} V{monter} T{(alors|aussitôt)} L{sur une chaise} J{et} V{lever} O{les manteaux} M{un par un}, J{afin que} S{chacun} V{reconnaître:subjonctif} O{le sien}
T{(alors|heureusement)}, S{héros} V{avoir:événement} O{une idée} : A{debout} L{sur une chaise}, S{il} V{montrer} O{les manteaux} M{l'un après l'autre}

+ retours
J{quoique} S{sa vue} V{être:subjonctif} A{mauvaise}, S{un grand-père} V{retrouver} O{le sien} C{grâce à son odeur de pain}
S{une vieille dame} V{reconnaître} O{le sien} C{grâce à une tache d'encre}
T{ensuite}, S{deux frères} V{reprendre} O{les leurs}, S{qui} V{être:état} A{tout à fait pareils}
S{un monsieur distrait} V{hésiter} T{longtemps}, J{puis} V{découvrir} O{le sien} L{sur son propre dos}
M{peu à peu}, S{le tas} V{diminuer}, J{et} T{bientôt} S{presque tous} V{avoir:état} O{chaud}

= fin
T{(à la fin|enfin)}, L{tout au-dessous}, S{un dernier manteau} V{attendre:état} : S{ce} V{être:état} A{celui de héros}, A{bien chaud} !
S{héros} V{prendre} O{le dernier} : L{(dedans|dans la poche)}, S{quelqu'un} V{glisser:antérieur} O{(un bonbon|un chocolat|un petit mot)} C{pour <le|la> remercier/ver}
