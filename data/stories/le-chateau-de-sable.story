@title Le château de sable
@levels CP CE1
@keywords plage, mer, sable, vacances, été, château, eau, son o
@tenses présent

= château
L{(au bord de l'eau|sur la plage|sur le sable chaud/adj)}, S{héros} V{faire} O{un (beau|gros|haut) château}
C{avec (son seau|sa pelle|un seau jaune)}, S{héros} V{faire} O{un (beau|haut) château de sable}
S{héros} V{vouloir} O{un (beau|très beau|haut) château de sable}

? sac
L{dans son sac}, S{héros} V{avoir} O{[un objet.jouet.petit|objet.jouet.seau|objet.jouet.pelle|vêtement.tête|aliment.fruit=seau,pelle,chapeau liste]}
S{il} V{faire} M{(beau|très beau|chaud/nom)}, J{et} S{la mer} V{être} A{(bleue|belle)}
L{au loin}, S{un bateau (jaune|bleu|blanc)} V{passer}

? travail
S{héros} V{poser} O{un (drapeau|drapeau jaune|beau drapeau)} L{tout en haut}
S{papa} V{apporter} O{(deux|trois|six) gros seaux de sable}
S{le château} V{être} A{(beau|très beau)} C{avec (ses quatre tours|son drapeau|son pont)}

= mer
J{mais} S{l'eau} V{monter} J{et} V{toucher} O{le château}
J{mais} S{une (vague|grosse vague)} V{arriver} L{(près du|tout près du|au bord du) château}
J{mais} S{la mer} V{monter} : S{l'eau} V{être} L{(au bord du|devant le) château}

? parole
« S{l'eau} V{arriver}, V{regarder:impératif.vous} ! » V{crier}-S{héros}
« V{ne pas toucher:impératif.tu} O{mon château} ! » V{dire}-S{héros} I{à la mer}
« V{apporter:impératif.tu} O{un seau}, S{nous} V{faire} O{un mur} ! » V{dire}-S{héros} I{à papa}
« S{la mer} V{monter} T{toujours}, J{mon cœur} », V{dire}-S{(papa|maman)}
« J{où} V{aller}-S{tu}, J{grosse vague} ? » V{demander}-S{héros}

+ lutte
S{héros} V{creuser} O{un (trou|gros trou)} L{(tout autour|devant les tours)}
S{héros} V{courir} L{(sur la plage|au bord de l'eau)} J{et} V{prendre} O{du sable mouillé}
S{un (autre enfant|garçon|oiseau)} V{venir regarder/ver l'eau}
id=cailloux | S{héros} V{poser} O{(deux|trois) gros cailloux} L{devant (la porte|le château|le pont)}
après=cailloux | S{l'eau} V{passer} L{(entre|sur) les cailloux}
S{une tour} V{tomber}, J{puis} S{une autre tour} V{tomber} T{aussi}
S{un drapeau} V{partir} L{sur l'eau} C{comme un (bateau|petit bateau)}

= vague
S{l'eau} V{cacher} O{(le château|tout le château)}, J{mais} S{héros} V{rire}
S{le château} V{tomber} L{à l'eau}, J{mais} S{héros} V{sauter} L{dans la vague}
« T{demain}, S{mon château} V{être:futur} A{plus haut} ! » V{dire}-S{héros} I{à la mer}

? crabe
S{un (crabe|beau crabe|petit crabe)} V{sortir} L{du sable} : S{il} V{chercher} O{son château}
S{héros} V{rentrer} C{avec (un seau d'eau|un beau coquillage)}
L{sur le sable}, S{héros} V{manger} O{(un gâteau|un abricot|une pêche)}
