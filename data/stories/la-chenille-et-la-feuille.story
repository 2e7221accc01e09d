@title La chenille du jardin
@levels CP CE1
@keywords jardin, chenille, papillon, insectes, feuille, printemps, nature, son ill
@tenses présent

= trouve
L{sous une feuille}, S{héros} V{trouver} O{une chenille (verte|rousse|grise)}
S{héros} V{poser} O{une chenille} L{dans une boîte} C{avec (une feuille|des feuilles|de la paille)}
T{(mercredi|en juillet|ce matin/nom)}, L{dans le jardin}, S{héros} V{voir} O{une chenille}

? chenille
S{la chenille} V{avoir} O{(des poils|de gros yeux|des pattes)} J{et} V{marcher} L{sur (son doigt|une feuille)}
S{la chenille} V{manger} M{bien} : J{une feuille, deux feuilles, trois feuilles} !
L{dans le jardin}, S{il} V{y avoir} T{aussi} O{[un animal.insecte.rampant|animal.insecte.volant=abeille,fourmi liste]}

= dort
J{mais} T{(un jour|un soir/nom|vendredi)}, S{la chenille} V{dormir} L{dans un cocon}
J{puis} S{la chenille} V{faire} O{un cocon} J{et} V{dormir}
J{mais} T{(un jour|lundi)}, S{la chenille} V{se cacher} L{dans un cocon} J{et} V{dormir}

? parole
« S{elle} V{dormir} ? » V{demander}-S{héros} I{à (maman|papa|sa famille|sa grand-mère)}
« V{se réveiller:impératif.tu}, J{petite chenille} ! » V{dire}-S{héros}
« V{attendre:impératif.tu}, S{elle} V{travailler} », V{dire}-S{(maman|papa|mamie)}
« S{je} V{veiller} L{sur toi}, J{chenille} », V{dire}-S{héros}
« S{nous} V{avoir} O{le temps}, S{elle} V{aller changer} », V{dire}-S{(maman|papa|la voisine)}
« J{pourquoi} V{ne plus manger}-S{elle} ? » V{demander}-S{héros}

+ attente
S{héros} V{regarder} T{chaque (jour|matin/nom|soir/nom)} : S{rien} V{ne bouger}
S{les jours} V{passer} : S{la chenille} V{dormir} T{toujours}
S{héros} V{apporter} O{(une feuille|de la paille|une fleur)}, J{mais} S{la chenille} V{ne rien voir}
S{héros} V{dessiner} O{sa chenille} L{(sur une feuille|sur un vieux papier)}
S{le soleil} V{briller}, J{et} S{les abeilles} V{travailler}, J{mais} S{la chenille} V{dormir}
S{héros} V{coller} O{l'oreille} L{contre le cocon} : J{pas un bruit} !
S{héros} V{attendre} : S{un écureuil} V{passer}, S{une abeille} V{passer}
T{(soudain|tout à coup)}, S{le cocon} V{bouger} M{(un peu|doucement)}

= papillon
T{enfin}, S{un papillon (jaune|orange/adj|blanc)} V{sortir} J{et} V{ouvrir} O{ses ailes} !
L{au soleil}, S{la chenille} V{être} A{un (papillon|beau papillon)} !
T{(un matin/nom|enfin)}, S{la chenille} V{se réveiller} : S{ce} V{être} A{un papillon} !

? vole
S{le papillon} V{voler} L{(vers le soleil|vers les roses|de fleur en fleur)}
« J{au revoir}, J{mon joli papillon} ! » V{dire}-S{héros}
S{toute la famille} V{venir voir} O{(le papillon|cette merveille)}
