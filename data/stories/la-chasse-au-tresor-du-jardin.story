@title La chasse au trésor du jardin
@levels CE1 CE2
@keywords chasse au trésor, jeu, indices, cousins, jardin, vacances, ordres
@tenses présent, passé_composé, passé_simple

= ouverture
T{(ce dimanche/nom|ce matin/nom)}, S{héros et ses cousins} V{trouver} O{un message de papy} : « V{sortir:impératif.vous} J{et} V{chercher:impératif.vous} M{bien} ! »
L{dans une bouteille}, S{héros et ses cousins} V{trouver} O{un message de papy} : « V{suivre:impératif.vous} O{mes ordres} J{et} V{ouvrir:impératif.vous} O{les yeux} ! »

+ ordres
« V{mettre:impératif.vous} O{vos bottes} J{et} V{prendre:impératif.vous} O{le chemin de droite/nom} ! »
« V{aller:impératif.vous} L{(derrière|devant|vers) [le nature.plante.arbre|objet.outil.jardin|lieu.ferme|objet.maison.siège=chêne,banc]} ! »
« V{faire:impératif.vous} O{(dix|cinq|vingt|trois) pas/nom}, J{puis} V{sauter:impératif.vous} L{par-dessus le ruisseau} ! »
« V{compter:impératif.vous} O{les (roses/nom|pommes|pierres)} J{et} V{dire:impératif.vous} O{merci} I{à le chat} ! »
« V{marcher:impératif.vous} M{(sans bruit|doucement)}, V{regarder:impératif.vous} L{(en haut|en bas|partout)} J{et} V{tourner:impératif.vous} L{à gauche} ! »
« V{chanter:impératif.vous} O{une chanson} J{et} V{courir:impératif.vous} L{jusqu'au (mur|puits|portail)} ! »
« V{ouvrir:impératif.vous} O{[le objet.maison.récipient|objet.conte.coffre=panier,boîte]} J{et} V{lire:impératif.vous} O{la suite} ! »
« V{boire:impératif.vous} O{un peu d'eau}, V{manger:impératif.vous} O{[un aliment.fruit=pomme,cerise]} J{et} V{repartir:impératif.vous} ! »

? course
S{les enfants} V{obéir}, V{rire} J{et} V{courir} L{(partout|dans tout le jardin)}
S{les cousins} V{avancer}, V{hésiter}, V{revenir} J{et} V{se perdre} M{un peu}

? parole
« J{où} V{devoir}-S{nous} C{aller/ver} ? » V{demander}-S{héros}
« S{je} V{voir} O{un indice} ! » V{crier}-S{le plus petit/adj cousin}
« V{attendre:impératif.tu}, S{tu} V{aller} M{trop vite} ! » V{dire}-S{une cousine}

= cachette
« V{regarder:impératif.vous} T{maintenant} L{derrière le (grand|vieux) pommier} ! » V{dire}-S{le dernier/adj message}
T{enfin}, S{le dernier/adj message} V{dire} : « V{chercher:impératif.vous} L{derrière le tas de bois/nom} ! »

= fin
S{les enfants} V{trouver} O{un (grand|beau|bon) goûter/nom} J{et} C{papy, une cuillère à la main} !
S{le trésor} V{être:état} L{là} : S{ce} V{être:état} A{un (grand|bon|beau) gâteau}, C{avec dix cuillères} !
