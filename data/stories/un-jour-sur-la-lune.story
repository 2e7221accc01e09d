@title Un jour, sur la Lune
@levels CE1 CE2 CM1 CM2
@keywords futur, verbes au futur, voyage, lune, fusée, avenir, conjugaison, espace
@tenses futur

= ouverture
T{(un jour|dans vingt ans|dans trente ans|plus tard/adv)}, S{héros} V{faire} O{un grand voyage}, J{car} S{il} V{vouloir} C{voir/ver la Terre de loin}
T{(un jour|dans vingt ans|dans trente ans|plus tard/adv)}, S{héros} V{prendre} O{une fusée} J{et} V{partir} L{sur la Lune}
T{(un jour|dans vingt ans|dans trente ans|plus tard/adv)}, S{héros} V{aller} L{sur la Lune} J{et} V{être} A{le premier enfant de l'espace}

+ départ
T{ce jour-là}, S{héros} (V{se lever} M{très tôt} & V{mettre} O{un casque} & V{dire} O{au revoir} I{à sa mère} & V{embrasser} O{ses parents} & V{finir} O{sa valise} & V{choisir} O{une bonne place/nom} & V{recevoir} O{une médaille} & V{devoir attendre/ver} O{le signal} & V{entrer} L{dans la fusée} & V{écrire} O{une carte} & V{croire rêver/ver})
S{ses amis} (V{venir} O{le voir/ver} & V{pleurer} & V{crier} O{bravo} & V{chanter} & V{avoir} O{peur} C{pour <lui|elle>} & V{savoir} O{son nom} C{par cœur} & V{courir} L{derrière la fusée} & V{applaudir} & V{regarder} O{le ciel} & V{lui donner} O{des gâteaux} & V{rester} L{sur la Terre})
« S{nous} (V{partir:futur} M{sans bruit} & V{voir:futur} O{les étoiles} & V{pouvoir:futur} C{voler/ver} & V{devoir:futur} C{dormir/ver debout} & V{manger:futur} O{des pâtes} C{en tube} & V{être:futur} A{les premiers} & V{revenir:futur} T{pour ton anniversaire} & V{prendre:futur} O{des photos} & V{aller:futur} L{plus haut que les avions} & V{avoir:futur} O{le vertige} & V{faire:futur} O{des bulles}) », V{dire}-S{héros}
« S{tu} (V{être:futur} A{prudent} & V{avoir:futur} O{froid/nom} & V{aller:futur} L{trop loin} & V{faire:futur} O{attention} & V{pouvoir:futur} C{nous écrire/ver} & V{voir:futur} O{notre maison} & V{prendre:futur} O{ton écharpe} & V{venir:futur} C{nous embrasser/ver} & V{dire:futur} O{bonjour} I{aux étoiles} & V{vouloir:futur rentrer/ver} & V{devoir:futur obéir/ver} & V{finir:futur} O{ton assiette} & V{savoir:futur} O{toute la vérité}) ! » V{dire} S{sa mère}

+ lune
L{là-haut}, S{héros} (V{voir} O{la Terre} C{toute bleue} & V{pouvoir sauter/ver} L{très haut} & V{marcher} L{dans la poussière} & V{vouloir toucher/ver} O{les étoiles} & V{prendre} O{des photos} & V{ramasser} O{des cailloux} & V{dessiner} O{une marelle} & V{boire} C{à la paille} & V{courir} M{sans se fatiguer/ver} & V{dormir} M{debout} & V{entendre} O{le silence} & V{sentir} O{son cœur} & V{découvrir} O{un cratère} & V{tenir} O{un drapeau} & V{ouvrir} O{de grands yeux} & V{lire} O{la carte du ciel} & V{grandir} M{un peu})
L{là-haut}, S{on} (V{voir} O{toute la Terre} & V{ne pas pouvoir courir/ver} & V{vivre} M{sans montre} & V{devoir porter/ver} O{un masque} & V{être} A{aussi léger qu'une plume} & V{faire} O{des bonds})
S{les étoiles} (V{briller} & V{sembler} A{plus grosses/adj} & V{être} A{toutes proches} & V{sourire} & V{remplir} O{le ciel}) J{et} S{il} V{faire} A{nuit/nom} T{en plein jour}

? retour
T{au retour}, S{héros} (V{raconter} O{son voyage} & V{avoir} O{faim} & V{offrir} O{une pierre} & V{dire} O{la vérité} & V{savoir piloter/ver} & V{devenir} A{célèbre} & V{décrire} O{les étoiles} & V{rendre} O{son casque} & V{finir} O{ses devoirs} & V{devoir ranger/ver} O{sa chambre})

= fin
J{mais} T{d'abord}, S{il} V{falloir} O{finir/ver la soupe} !
J{mais} T{ce soir/nom}, S{il} V{falloir} O{dormir/ver} : S{l'école} V{commencer} M{à huit heures} !
