@title Les deux voisines
@levels CE1 CE2 CM1
@keywords contraires, voisines, maison, pluie, amitié, adjectifs
@tenses présent, passé_composé, passé_simple

= ouverture
S{deux vieilles/adj voisines} V{habiter:état} L{côte à côte}, M{sans se parler/ver} : S{la première/adj} V{être:état} A{(grande, mince et rapide|grande, maigre et pressée)}, S{la seconde/adj} V{être:état} A{petite, ronde/adj et lente}
L{au bout de la rue}, S{une dame (très|bien) grande} V{habiter:état} L{à côté d'une dame (toute petite|très petite)}, J{et} S{elles} V{ne se parler:état jamais}

+ contraires
S{la maison de la grande/adj dame} V{être:état} (A{haute et étroite} ; S{celle de la petite/adj} V{être:état} A{basse et large}|A{neuve et claire} ; S{celle de la petite/adj} V{être:état} A{vieille/adj et sombre})
S{la grande/adj dame} V{porter:état} (O{un chapeau blanc et une robe blanche} ; S{la petite/adj}, O{un chapeau noir et une robe noire}|O{un manteau neuf et une jupe neuve} ; S{la petite/adj}, O{un manteau usé et une jupe usée}|O{un pull clair et une veste claire} ; S{la petite/adj}, O{un pull foncé et une veste foncée})
S{l'une/pro} V{boire:état} O{du lait (froid|frais)}, S{l'autre/pro} V{manger:état} O{de la soupe (chaude|brûlante)}
S{l'une/pro} V{avoir:état} (O{un chat maigre et bavard}, S{l'autre/pro}, O{une chatte ronde/adj et muette}|O{un chien peureux et silencieux}, S{l'autre/pro}, O{une chienne courageuse et bruyante})
S{le jardin de la grande/adj dame} V{être:état} (A{sec et vide/adj} ; S{celui de la petite/adj} V{être:état} A{humide et fleuri}|A{large et vide/adj} ; S{celui de la petite/adj} V{être:état} A{étroit et plein de fleurs})
S{la grande/adj dame} V{se lever:état} A{la première} ; S{la petite/adj} V{se coucher:état} A{la dernière}
L{chez l'une/pro}, S{on} V{voir:état} O{[un objet.maison.meuble|objet.maison.siège|objet.cuisine.récipient|vêtement.habit=lit,fauteuil,armoire adj=neuf]} ; L{chez l'autre/pro}, S{tout} V{être:état} A{(ancien|cassé|usé)}

? dispute
« S{vos rideaux} V{être} A{trop (courts|gris|tristes/adj)} ! » V{dire}-S{l'une/pro}
« S{votre musique} V{être} A{(trop lente|affreuse)} ! » V{crier}-S{la grande/adj dame} L{(par la fenêtre|à travers le mur)}

= obstacle
J{mais} T{un soir}, S{une (terrible|violente|longue) tempête} V{casser} O{(la fenêtre|la porte/nom) de la grande/adj dame}
J{mais} T{une nuit}, S{un vent (furieux|glacé|violent)} V{emporter} O{(la moitié du toit|les tuiles) de la grande/adj dame}

? pluie
S{l'eau (froide|glacée)} V{couler:état} L{sur les (beaux|grands) tapis (blancs|neufs)}
S{toutes ses (belles|longues) robes} V{être:état} A{(mouillées|trempées)}

= fin
T{aussitôt}, S{la petite/adj dame} V{ouvrir} O{sa (vieille|lourde) porte/nom} : « V{venir:impératif.vous}, S{ma soupe} V{être} A{chaude} ! »
« V{entrer:impératif.vous}, S{ma maison} V{être} A{(basse|petite|vieille/adj)}, J{mais} S{elle} V{être} A{(sèche|chaude)} ! » V{crier}-S{la petite/adj dame}

? après
T{depuis cette nuit-là}, S{les deux voisines} V{dîner:état} M{(souvent|toujours) ensemble} : S{l'une/pro} V{apporter:état} O{le sel}, S{l'autre/pro} O{le poivre}
T{depuis cette nuit-là}, S{la grande/adj dame et la petite/adj} V{être:état} A{(inséparables|heureuses)}, C{comme deux sœurs}
