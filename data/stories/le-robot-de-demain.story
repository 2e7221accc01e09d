@title Le robot de demain
@levels CE2 CM1 CM2
@keywords robot, futur, avenir, maison, invention, dans cent ans
@tenses futur

= ouverture
T{(bientôt|dans quelques années)}, S{un robot (argenté|bleu|tout neuf)} V{vivre} L{chez héros} J{et} V{faire} O{tout le travail/nom}
T{un jour}, S{un robot (argenté|bleu|tout neuf)} V{venir habiter} L{chez héros} C{pour aider/ver la famille}

? matin
T{chaque matin/nom}, S{le robot} V{ouvrir} O{les volets}, V{faire} O{les lits} J{et} V{préparer} O{les tartines}
T{dès l'aube}, S{le robot} V{sortir} M{sans bruit}, V{acheter} O{le pain} J{et} V{revenir} T{avant le (réveil|petit déjeuner)}

+ travaux
S{cette machine} V{nettoyer} O{les (vitres|chambres|bottes)}, V{essuyer} O{(la vaisselle|les assiettes)} J{et} V{ranger} O{[le objet.jouet.petit|objet.cuisine.table|vêtement.habit|objet.école.fourniture=poupée,bille liste]}
S{ses (longs|grands) bras} V{pouvoir tout porter} : S{ils} V{tenir} M{ensemble} O{[un objet.maison.siège|objet.cuisine.récipient|objet.maison.récipient|objet.outil.jardin=fauteuil,marmite liste]}
S{ce (brave|gentil) robot} V{répondre} I{à le téléphone}, V{recevoir} O{les voisins} J{et} V{jeter} O{les ordures}
L{à le jardin}, S{cet aide de métal} V{semer} O{[du aliment.légume.racine=carotte pl]}, V{cueillir} O{les fruits/nom} J{et} V{nourrir} O{les (poules|lapins|oiseaux)}
T{le soir}, S{le robot} V{finir} O{le repassage}, V{éteindre} O{les lampes} J{et} V{s'asseoir} L{(dans un coin|près de la fenêtre|à côté de la porte/nom)}

? repos
S{les parents de héros} V{lire} O{le journal}, V{boire} O{(du café|du thé|de la tisane)} J{et} V{dormir} M{plus longtemps}
S{les voisins} V{voir} O{ce robot}, V{ouvrir} O{de grands yeux} J{et} V{vouloir acheter} O{le même}

= manque
J{pourtant}, S{une chose} V{manquer} : S{le robot} V{ne savoir} C{ni rire/ver ni jouer/ver}
J{mais} S{ce robot (parfait|si sage/adj)} V{ne rire jamais}, J{et} S{héros} V{trouver} O{cela} A{bien triste/adj}

? blagues
S{héros} V{lui raconter} O{(plusieurs|cent|toutes les) blagues}, J{mais} S{le robot} V{répondre} M{(toujours|seulement)} : « J{pourquoi} ? »
S{héros} V{faire} O{des grimaces}, V{mettre} O{un (chapeau|nez) (rouge|pointu|ridicule)} J{et} V{marcher} L{sur les mains} : S{le robot} V{rester} A{sérieux}

? parole
« S{je} V{connaître} O{mille langues, mais pas le rire/nom} », V{avouer}-S{le robot}
« S{tu} V{apprendre:futur} M{petit à petit}, J{car} S{nous} V{avoir} O{le temps} », V{promettre}-S{héros}
« V{ouvrir:impératif.tu} O{la bouche}, V{plisser:impératif.tu} O{les yeux} J{et} V{faire:impératif.tu} O{du bruit} », V{dire}-S{héros}

= fin
T{un (soir|beau jour)}, S{le robot} V{glisser} L{sur une (peau de banane|flaque d'eau|savonnette)}, V{tomber} L{sur le derrière/nom} J{et} V{éclater} C{de rire/ver} !
T{un (soir|beau jour)}, S{le robot} V{se voir} L{dans la glace} A{coiffé d'une (passoire|casserole)} J{et} V{rire} T{enfin}, M{(très|vraiment) fort}

? après
T{à partir de ce jour-là}, S{le ménage} V{attendre} M{(parfois|un peu|souvent)} : S{le robot et l'enfant} V{jouer}
T{ensuite}, S{ce} V{être} A{le robot} S{qui} V{raconter} O{des blagues}
