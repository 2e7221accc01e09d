@title Le lapin et le chien
@levels CP CE1
@keywords jardin, lapin, chien, légumes, potager, son in, animaux
@tenses présent

= faim
S{un petit lapin (gris|brun|blanc)} V{avoir} O{très faim} T{(ce matin/nom|aujourd'hui|depuis hier)}
T{(ce matin/nom|le matin/nom|tôt le matin/nom)}, S{un lapin} V{sortir} L{(du bois|de son trou|de sa maison)} : S{il} V{avoir} O{faim}
S{un (joli|jeune|petit) lapin} V{chercher} O{(un bon repas|un navet|un chou)} L{dans les jardins}

? bon
S{les (navets|choux|radis|carottes) du jardin} V{sentir} M{(bon|très bon|si bon)}
L{dans le jardin}, S{les (carottes|salades|tomates|fraises)} V{être} A{(belles|bonnes|grosses)}
S{le nez du lapin} V{sentir} O{(une carotte|un radis)}

= chien
J{mais} S{un (gros|grand) chien} V{garder} O{(le jardin|la porte du jardin)}
J{mais} S{le (gros|grand|vieux) chien} V{être} L{devant le jardin}
J{mais} L{(près de|devant|derrière) la porte}, S{il} V{y avoir} O{un (gros|grand) chien}

? peur
S{le lapin} V{se cacher} L{derrière (un sapin|un pin|un arbre|un mur)}
S{le lapin} V{avoir} O{(peur|un peu peur|très peur)} : S{ses (oreilles|pattes|moustaches)} V{trembler}
S{le lapin} V{rester} L{(au loin|dans son coin|dans l'herbe)} J{et} V{ne plus bouger}

? parole
« S{le jardin} V{ne pas être} A{loin} », V{dire}-S{le lapin} M{tout bas}
« J{si} S{je} V{courir}, S{il} V{aller m'attraper} », V{penser}-S{le lapin}
« S{je} V{avoir} O{trop faim} ! » V{dire}-S{le lapin}
« V{dormir:impératif.tu}, J{gentil chien} ! » V{dire}-S{le lapin}
« S{je} V{être} A{(petit|tout petit)} : S{il} V{ne pas me voir} », V{penser}-S{le lapin}
« J{est-ce que} S{tu} V{dormir}, J{(gros|gentil) chien} ? » V{demander}-S{le lapin}

+ pas
S{le lapin} V{faire} O{(deux|trois|quatre) petits pas}, J{puis} V{s'arrêter}
S{le chien} V{lever} O{(le nez|la tête|une oreille|une patte)}
S{le lapin} V{ne pas bouger} : S{il} V{attendre} M{un peu}
S{un (oiseau|pigeon|merle)} V{chanter} L{(sur le toit|dans le sapin|sur le mur)}
S{le chien} V{fermer} O{(un œil|les deux yeux)} J{et} V{ne plus bouger}
S{le lapin} V{passer} L{(sous un banc|derrière un pot|entre deux pots)}

? potager
L{devant lui}, S{le lapin} V{voir} O{[des aliment.légume=navet,chou,radis pl liste]}
L{dans le jardin}, S{il} V{y avoir} O{[des aliment.légume=carotte,radis,salade pl liste]}

= repas
S{le chien} V{rire} : « V{entrer:impératif.tu}, S{je} V{ne pas aimer} O{les (choux|légumes|carottes|radis)} ! »
S{le chien} V{ouvrir} O{la porte} J{et} V{dire} : « J{bon appétit/nom, petit lapin} ! »
S{le chien} V{être} A{gentil} : S{il} V{donner} O{(une carotte|un navet|un radis|un chou)} I{au lapin}

? fin
T{maintenant}, S{le lapin} V{ne plus avoir} O{faim}
T{(demain|demain matin/nom)}, S{le lapin} V{revenir:futur} C{avec un os pour le chien}
S{le lapin et le chien} V{manger} M{(côte à côte|ensemble)} L{(sous le sapin|au soleil|dans l'herbe)}
