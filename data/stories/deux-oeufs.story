@title Deux œufs pour un gâteau
@levels CP CE1
@keywords anniversaire, gâteau, sœur, cuisine, poule, voisin, famille, son eu, fête
@tenses présent

= gâteau
C{pour sa sœur}, S{héros} V{faire} O{un (gâteau|gros gâteau|gâteau aux fraises|gâteau au beurre)}
T{(jeudi|aujourd'hui|mercredi|samedi)}, S{héros} V{vouloir faire un gâteau} C{pour sa sœur}
S{héros} V{faire} O{un gâteau} : T{jeudi}, S{sa sœur} V{avoir} O{neuf ans}

? table
L{sur la table}, S{il} V{y avoir} O{(du beurre|du sucre|de la farine)} J{et} O{(un bol|un saladier|deux bols)}
S{héros} V{prendre} O{(le beurre|le sucre|la farine|un peu de lait|le lait)} J{et} V{lire} O{la recette}

= manque
J{mais} S{il} V{ne plus y avoir} O{d'œufs} L{(à la maison|dans le frigo|dans la boîte)}
J{mais} S{héros} V{ne pas avoir} O{(d'œufs|un seul œuf)}
J{mais} S{héros} V{ne pas trouver} O{(d'œufs|les œufs)} L{(dans la cuisine|à la maison)}

? parole
« V{avoir}-S{vous} O{deux œufs} ? » V{demander}-S{héros} I{au (voisin|vieux voisin|facteur)}
« S{je} V{ne pas avoir} O{d'œufs}, S{je} V{avoir} O{(du beurre|un peu de beurre|des fleurs)} », V{dire}-S{le (voisin|vieux monsieur)}
« J{que} V{chercher}-S{tu}, J{<mon petit|ma petite>} ? » V{demander}-S{le voisin}
« S{je} V{chercher} O{deux œufs} », V{dire}-S{héros} I{au voisin}
« V{demander:impératif.tu} I{aux voisins} ! » V{dire}-S{papa}
« S{tu} V{pouvoir demander} I{aux voisins} », V{dire}-S{maman}

+ chemin
S{héros} V{sortir} A{seul} L{dans (le jardin|la cour)}
S{héros} V{demander} O{(un œuf|deux œufs)} I{(à un voisin|au jeune voisin|à la coiffeuse)}, J{mais} S{sa boîte} V{être} A{vide}
id=poule | S{héros} V{voir} O{la poule de la voisine} L{(au milieu des fleurs|dans la paille)}
après=poule | S{la poule} V{être} A{seule} : S{elle} V{avoir} O{(peur|un peu peur)}
après=poule | S{héros} V{parler} M{(doucement|tout bas)}, J{et} S{la poule} V{fermer} O{les yeux}

= œufs
S{la poule de la voisine} V{se lever} : J{voilà} O{deux œufs} !
T{enfin}, S{la voisine} V{donner} O{deux œufs de sa poule} I{à héros}
L{sous la poule de la voisine}, S{héros} V{trouver} O{deux œufs}

? fête
S{sa sœur} V{souffler} O{les bougies} J{et} V{faire} O{un vœu}
S{le gâteau} V{être} A{(bon|très bon|beau)}, J{et} S{sa sœur} V{être} A{heureuse}
S{sa sœur} V{avoir} T{aussi} O{[un objet.jouet.petit|objet.lecture.livre|vêtement.tête=jouet,livre liste]} C{en cadeau}
