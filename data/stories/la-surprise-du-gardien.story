@title Une surprise pour le gardien
@levels CE2 CM1
@keywords surprise, gardien, immeuble, retraite, fête, cadeau, banderole
@tenses présent, passé_composé, passé_simple

= ouverture
S{le gardien} V{partir:état} T{bientôt} L{à la retraite}, J{alors} S{héros} V{préparer:état} M{en secret} O{une fête} C{avec tous les voisins}
C{afin de remercier/ver le gardien}, S{qui} V{quitter:état} O{l'immeuble} T{après (vingt|trente) ans}, S{héros} V{organiser:état} O{une surprise} C{avec les voisins}

? raison
T{depuis longtemps}, S{le gardien} V{être:état} A{(très|vraiment|tellement) bon} C{envers (chacun|tout le monde)}, L{du rez-de-chaussée au dernier étage}
S{personne} V{n'arroser:état} M{autant} J{ni} M{mieux} O{les fleurs de la cour}, J{et} S{chacun} V{le:m saluer:état} T{volontiers}
T{autrefois}, S{les voisins} V{ne se parler:imparfait guère} ; C{grâce à lui}, T{désormais}, S{ils} V{vivre:état} A{presque en famille}

? danger
J{mais} S{le gardien} V{sortir} T{(trop tôt|plus tôt que d'habitude)} L{de sa loge}, T{pendant que} S{les voisins} V{accrocher:état} O{(les guirlandes|la banderole)}
J{or}, T{pendant que} S{les voisins} V{décorer:état} O{la cour}, S{le gardien} V{ouvrir} O{sa porte} !

? parole
« V{ne pas sortir:impératif.vous} T{maintenant} : S{il} V{aller pleuvoir/ver} T{tout à l'heure} ! » V{dire}-S{héros}
« J{voilà} O{un problème} ! J{pourquoi} S{ma lampe} V{ne plus s'allumer}-S{elle} ? » V{demander}-S{héros} I{au gardien}
« S{je} V{avoir} O{besoin de vous}, T{tout de suite}, L{là-haut} ! » V{crier}-S{héros} I{au gardien}
« S{vous} V{pouvoir m'aider/ver} ? S{cela} V{prendre:futur} M{seulement} O{une minute} ! » V{demander}-S{héros}

= ruse
C{pour laisser/ver la cour aux voisins}, S{héros} V{entraîner} O{le gardien} L{(au dernier étage|jusqu'au grenier)}
C{afin d'éloigner/ver le gardien}, S{héros} V{prétendre:événement} J{que} S{l'ascenseur} V{être:état} A{en panne}, J{et} S{le brave/adj homme} V{monter} L{là-haut} C{pour le réparer/ver}

+ préparatifs
T{pendant ce temps}, L{en bas}, S{les voisins} V{apporter} O{[un aliment.dessert|aliment.boisson=tarte,limonade,jus liste]}
S{la boulangère} V{poser} O{un gâteau} L{au milieu de la table}, J{tandis que} S{le facteur} V{gonfler:état} O{(plusieurs|une douzaine de) ballons}
S{le voisin du dessous} V{accorder} O{son violon}, M{tout bas}, J{car} S{on} V{devoir:état se taire/ver}
C{dans un grand silence}, S{chacun} V{se cacher} L{derrière (les plantes|les poubelles|les boîtes aux lettres)}

= fête
T{dès que} S{le gardien} V{revenir}, S{tous} V{crier} O{son nom}, J{et} S{il} V{rester:événement} A{muet} T{(longtemps|un instant)}
T{enfin}, S{le gardien} V{revenir} : S{les voisins} V{l'attendre:état} L{(partout|sous les guirlandes)}, C{un verre à la main}

? discours
« J{certes}, S{je} V{s'en aller}, J{mais} S{je} V{revenir:futur} T{souvent} ! » V{promettre} S{le gardien}
« T{d'ores et déjà}, S{je} V{vous inviter} L{chez moi} T{dimanche} ! » V{répondre} S{le gardien}

= fin
S{héros} V{lui donner} T{(alors|ensuite)} O{(un album de photos|une montre|une canne à pêche)}, C{de la part de tous}
S{le gardien} V{serrer} O{la main de héros} : S{une surprise} V{n'être:antérieur jamais} A{aussi belle}
