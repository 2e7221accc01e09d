@title L'épouvantail aux groseilles
@levels CE1 CE2 CM1
@keywords jardin, potager, épouvantail, oiseaux, été, campagne, grand-mère, son ouille eille aille
@tenses présent, passé_composé, passé_simple

# Les corneilles volent les groseilles. Léa veut les chasser : elle fabrique un épouvantail (citrouille, paille, bouteilles). Une corneille se pose sur son épaule…
# Elle fait son nid dans son chapeau et chasse toutes les autres.

= ouverture
S{des corneilles} V{voler:état} O{les groseilles de grand-mère}
S{les corneilles} V{manger:état} O{(toutes|) les groseilles de grand-mère}
3 | T{depuis (une semaine|plusieurs jours)}, S{des corneilles} V{piller:état} O{les groseilles} L{dans le (jardin|potager) de grand-mère}
3 | L{chez sa grand-mère}, T{dès (le lever du soleil|son réveil)}, S{héros} V{voir} O{(trois|quatre|cinq|dix) corneilles au milieu des groseilles}
3 | T{ce matin/nom}, S{héros} V{vouloir:état cueillir/ver} O{des groseilles} C{pour la tarte de grand-mère}, J{mais} S{les corneilles} V{être:état} A{déjà là}
3 | S{grand-mère} V{surveiller:état} O{ses groseilles} L{de son (vieux|) fauteuil}, J{pourtant} S{les corneilles} V{en voler:état} T{(toujours|sans cesse|encore)}

? colère
« S{ces oiseaux} V{ne me laisser rien} ! » V{soupirer} S{grand-mère} L{(sur le seuil|derrière sa fenêtre)}
S{grand-mère} V{sortir} C{avec son (éventail|balai)}, J{mais} S{ces voleuses} V{revenir} T{(aussitôt|tout de suite|bientôt)}
« C{à cette vitesse}, S{je} V{ne plus faire:futur} O{de confiture} ! » V{gronder} S{la vieille dame}

= projet
S{héros} V{décider +alors} C{de fabriquer un (bel|grand|) épouvantail}
3 événement | S{héros} V{avoir} O{(soudain|alors|) une idée} : S{un épouvantail} V{pouvoir:état} O{faire ce travail} C{mieux que personne}
C{pour éloigner ces vilains oiseaux}, S{héros} V{commencer +(aussitôt|vite)} O{un (grand|) épouvantail}

? recherche
3 | L{dans la (remise|grange|cabane)}, S{héros} V{fouiller} L{(derrière|entre) les vieilles (bouteilles|corbeilles)}, C{à la recherche de paille}
S{héros} V{fouiller} L{partout, (derrière la ferraille|chez les volailles)}, C{pour trouver de la paille}
S{héros} V{chercher} O{de la paille} L{(dehors|partout|chez le voisin|chez les volailles|sous l'escalier)}, J{puis} L{dans la (cave|grange)}

? inventaire
L{dans un coin}, S{héros} V{trouver} O{[un objet.outil.jardin|vêtement.habit|vêtement.tête|vêtement.pied|objet.maison.récipient|objet.jouet.petit=chapeau,manteau,panier liste]}

+ fabrication
S{une (grosse|belle|) citrouille} V{devenir} A{la tête du bonhomme}
M{avec deux feuilles (de chou|de rhubarbe|de vigne)}, S{héros} V{faire} O{de grandes oreilles}
S{héros} V{remplir} O{une (vieille|) (chemise|salopette)} C{de paille} J{et} V{se débrouiller} C{pour (la coudre|fermer les manches avec de la ficelle)}
S{une médaille (rouillée|en ferraille)} V{orner} O{la poitrine (de l'épouvantail|du bonhomme)}, C{comme celle d'un général}
S{des nouilles} V{devenir} A{les cheveux}, S{une groseille} V{faire} O{le nez}

= debout
S{l'épouvantail} V{se dresser} L{en plein soleil}
T{enfin}, S{l'épouvantail} V{se dresser} L{entre les feuilles}
T{enfin}, S{le bonhomme de paille} V{se dresser} L{(en plein soleil|au milieu des groseilles|près de la treille)}, C{les bras ouverts/adj}
3 | T{à midi}, S{l'épouvantail} V{se dresser} L{entre les (feuilles|feuillages)} J{et} S{les corneilles} V{s'éloigner}

? attente
S{héros} V{se cacher} L{derrière (une corbeille|un tonneau|le feuillage|un vieux fauteuil)} J{et} V{attendre} M{sans bouger d'un orteil}
3 | T{pendant (une longue heure|un long moment)}, S{rien} V{ne bouger} ; S{seule une abeille} V{bourdonner:état} L{autour du bonhomme}
L{sous une feuille de chou}, S{même une grenouille} V{sembler:état attendre/ver} O{la suite}

? parole
« V{tendre:impératif.tu} O{l'oreille}, S{les corneilles} V{revenir} ! » V{souffler}-S{héros} I{à grand-mère}
« S{nous} V{aller voir/ver} O{ce que} S{tu} V{valoir}, J{mon vieux} », V{dire}-S{héros} I{au bonhomme}
3 | « S{tu} V{surveiller:futur} T{bien} O{nos groseilles}, J{n'est-ce pas} ? » V{demander}-S{héros} I{au bonhomme de paille}
« V{ne t'endormir:impératif.tu pas} ! » V{dire}-S{héros} I{à l'homme de paille}
« L{ici}, S{tu} V{être:futur} A{le chef} J{et} S{personne} V{ne te chatouiller:futur} », V{promettre}-S{héros} I{au bonhomme}
« J{combien de groseilles} V{voir}-S{tu} T{encore} ? » V{demander}-S{héros} I{à grand-mère}

? tournant
T{(tout à coup|soudain|brusquement)}, S{un (bruit d'ailes|grand battement d'ailes)} V{réveiller} O{le jardin}
J{mais} T{(soudain|tout à coup|bientôt)}, S{un (grand|gros) oiseau noir} V{se poser} L{sur (l'épaule|le bras) de l'épouvantail}

= chute
S{une (vieille|) corneille} V{s'installer} L{sur l'épouvantail} J{et} V{chasser} O{les autres} !
S{une vieille corneille} V{se percher} L{sur le chapeau de paille} J{et} V{chasser} O{les autres} !
3 | S{une vieille corneille} V{faire} O{son nid} L{dans le chapeau de l'épouvantail} J{et} V{chasser} O{toutes les autres} !
3 | J{finalement}, S{une vieille corneille} V{s'installer} L{sous le chapeau du bonhomme} J{et} V{chasser} O{les autres} : S{le travail} V{être:état} A{fait/adj}

? après
T{le dimanche suivant/adj}, S{héros} V{cueillir} O{une pleine corbeille de groseilles} C{pour la tarte}
3 | « S{ce} V{être} A{ta médaille} ! » V{dire} S{grand-mère} M{en donnant à héros une part de tarte aux groseilles}
