@title La guêpe du goûter
@levels CP CE1
@keywords goûter, jardin, été, guêpe, insecte, gâteau, son g, fruits
@tenses présent

= goûter
L{(dans le jardin|sous le figuier|sous le grand arbre)}, S{héros} V{manger} O{un gâteau}
S{héros} V{goûter} L{dans le jardin} C{avec (sa mamie|Gaston|Margot)}
T{(mardi|mercredi|à quatre heures)}, S{héros} V{goûter} L{dans le jardin}

? table
L{sur la table}, S{il} V{y avoir} O{[un aliment.fruit|aliment.dessert=gaufre,figue,gâteau liste]}
S{le gâteau} V{être} A{(très bon|tout chaud/adj|bien bon)} : S{il} V{sentir} O{(la figue|la guimauve|le sucre)}
S{héros} V{garder} O{(la plus grosse part|une grosse part)} C{pour (sa sœur|son frère|la fin)}

= guêpe
J{mais} S{une (guêpe|grosse guêpe)} V{goûter} T{aussi} O{(au gâteau|le gâteau|à la confiture)}
J{mais} S{une guêpe} V{se poser} L{sur (le gâteau|son goûter|sa part|le bol de confiture)}
T{(soudain|tout à coup)}, S{une (guêpe|grosse guêpe)} V{arriver} L{(à gauche|sur la table|sur la nappe)}

? peur
S{héros} V{garder} O{(la bouche fermée|les mains sous la table|son calme)} J{et} V{regarder}
S{la guêpe} V{avoir} O{(un gilet jaune et noir|une longue langue|deux grandes ailes)}

? parole
« V{ne pas bouger:impératif.vous}, S{elle} V{aller partir} », V{dire}-S{héros}
« S{tu} V{être} C{trop gourmande}, J{guêpe} ! » V{dire}-S{héros}
« V{goûter:impératif.tu}, J{mais} V{ne pas piquer:impératif.tu} ! » V{dire}-S{héros}
« S{elle} V{aimer} O{le sucre}, S{elle} V{ne pas être} A{méchante} », V{dire}-S{(papa|maman)}
« J{qui} V{vouloir} O{une guêpe} C{avec son gâteau} ? » V{demander}-S{papa}
« S{ce} V{être} A{mon goûter} », V{dire}-S{héros} I{à la guêpe}

+ danse
S{la guêpe} V{regarder} O{(une figue|une gaufre|le gâteau)} J{et} V{marcher} L{dessus}
S{la guêpe} V{partir} L{(à gauche|à droite)}, J{puis} V{revenir}
S{la guêpe} V{voler} L{(près de|autour de) (papa|la figure de papa)}
S{papa} V{bouger} O{(sa serviette|son gant|un magazine)}, J{mais} S{la guêpe} V{rester}
S{le chat} V{regarder} O{la guêpe} J{et} V{reculer}
S{toute la famille} V{reculer} M{(doucement|d'un grand pas|un peu)}
S{héros} V{regarder} O{(le pot de confiture|la guêpe)} : S{il} V{avoir} O{une idée}

= solution
J{alors} S{héros} V{poser} O{un peu de confiture} L{(plus loin|au fond du jardin|sous le figuier)}
S{héros} V{attirer} O{la guêpe} L{plus loin} C{avec (un bout de figue|un peu de sucre|une goutte de confiture)}
L{loin de la table}, S{héros} V{poser} O{un goûter} C{pour la guêpe}

? fin
T{maintenant}, S{tout le monde} V{goûter} M{(sans peur|au calme)}
S{la guêpe} V{manger} L{d'un côté}, J{et} S{la famille} V{manger} L{de l'autre}
S{le gâteau} V{être} A{bon} : S{il} V{ne plus y avoir} O{une miette}
