@title Le vingt-sixième élève
@levels CE1 CE2 CM1
@keywords sortie scolaire, musée, nombres, compter, classe, statue, école
@tenses présent, passé_composé, passé_simple

= ouverture
T{(en avril|un mardi de mars|un jeudi de mai|en novembre)}, S{la classe de héros} V{visiter} O{le musée} : S{vingt-cinq élèves} V{marcher:état} L{derrière la maîtresse}
S{la maîtresse} V{emmener} O{ses vingt-cinq élèves} L{au musée}, J{et} S{héros} V{devoir:état l'aider/ver} I{à les compter/ver}
T{ce matin}, S{vingt-cinq élèves} V{visiter} O{le musée}, J{et} S{la maîtresse} V{demander} I{à héros} I{de marcher/ver en dernier/nom}

? vestiaire
L{à l'entrée}, S{les enfants} V{laisser} O{(leurs manteaux|leurs sacs|leurs cartables|leurs parapluies)}, J{mais} S{héros} V{garder} O{sa casquette rouge/adj}
S{un gardien} V{prévenir} O{les enfants} : « V{ne rien toucher:impératif.vous}, J{et} V{marcher:impératif.vous} M{doucement} ! »

+ salles
L{dans la première salle}, S{les élèves} V{admirer} O{(un squelette de mammouth|des vases grecs|un grand tableau|des bijoux anciens)}
L{dans la deuxième salle}, S{il} V{y avoir:état} O{(douze tableaux|quinze vases|vingt statues|trente pièces d'or|cent papillons)} L{derrière une vitre}
S{héros} V{s'arrêter} L{devant (une armure|une épée|un trône)}, S{qui} V{avoir:état} O{(trois|quatre|cinq|six) cents ans}
S{un guide} V{montrer} O{(une fresque|un masque|une couronne|un coffre|un vieux globe)} J{et} V{poser} O{(deux|trois|plusieurs) questions} I{aux élèves}
3 | S{la classe} V{monter} O{(seize|vingt-deux|trente-six|quarante|cinquante-quatre) marches} C{pour atteindre/ver la galerie des statues}

? casquette
L{près des statues}, S{héros} V{avoir} O{(très|trop) chaud/nom} J{et} V{enlever} O{sa casquette}, J{puis} V{la:f oublier}

= problème
T{(à midi|à onze heures|avant de sortir/ver|à la fin de la visite)}, S{la maîtresse} V{compter} O{ses élèves} : J{vingt-trois, vingt-quatre, vingt-cinq, vingt-six} !
S{héros} V{compter} O{les têtes} T{une première fois} : J{au lieu de vingt-cinq}, S{il} V{en trouver} O{vingt-six} !

? recompte
S{la maîtresse} V{pâlir}, V{recompter} M{à voix haute} J{et} V{s'arrêter +encore} I{à vingt-six}
S{chacun} V{regarder} O{son voisin}, J{mais} S{tout le monde} V{connaître:état} O{tout le monde}
S{(un garçon|une fille|un élève)} V{compter} M{de dix en dix}, J{puis} M{à l'envers}, J{mais} S{rien} V{ne changer}

? parole
« J{qui} V{être} A{en trop} ? » V{demander}-S{héros} M{tout bas}
« S{on} V{pouvoir perdre/ver} O{un élève}, J{mais} S{on} V{ne pas en gagner} ! » V{s'étonner} S{la maîtresse}
« V{lever:impératif.vous} O{la main} J{si} S{vous} V{être} A{de ma classe} », V{dire} S{la maîtresse}
« S{ce} V{être +peut-être} A{un fantôme}, V{compter:impératif.nous} O{les pieds} ! » V{proposer} S{(un garçon|une fille|un élève)}

= chute
T{enfin}, S{héros} V{comprendre} : S{le vingt-sixième élève} V{être:état} A{une statue d'enfant}, J{et} S{quelqu'un} V{lui mettre:antérieur} O{une casquette} !
L{au bout de la file}, S{un enfant (de pierre|de marbre)}, O{une casquette sur la tête}, V{attendre:état} M{sans bouger/ver} : S{ce} V{être:état} A{lui}, J{le vingt-sixième} !

? après
S{toute la classe} V{éclater de rire/ver}, J{et} S{le gardien} V{rire} M{(plus fort que les enfants|aussi|le dernier)}
T{avant de partir/ver}, S{les vingt-cinq élèves} V{saluer} O{leur camarade de pierre}
