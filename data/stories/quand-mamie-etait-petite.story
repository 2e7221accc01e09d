@title Quand mamie était petite
@levels CE1 CE2 CM1 CM2
@keywords imparfait, autrefois, grand-mère, souvenirs, enfance, passé, campagne, verbes à l'imparfait
@tenses imparfait

= ouverture
T{(autrefois|il y a longtemps|à cette époque)}, S{mamie} V{habiter} L{(dans une ferme|à la campagne|dans un petit village|près d'une rivière|dans la montagne)}
T{(autrefois|il y a longtemps|à cette époque|jadis)}, S{mamie} V{vivre} L{(dans une ferme|à la campagne|dans un petit village|près d'une rivière)} C{avec (ses sept frères|ses parents|son grand-père|sa sœur)}

+ matin
T{(le matin|chaque matin|tous les matins)}, S{elle} (V{se lever} M{tôt} & V{boire} O{du lait chaud} & V{mettre} O{des sabots} & V{prendre} O{son panier} & V{aller} O{chercher/ver l'eau} & V{faire} O{son lit} & V{manger} O{du pain} & V{donner} O{le grain} I{aux poules} & V{traire} O{la vache} & V{partir} M{à pied} & V{devoir allumer/ver} O{le feu} & V{dire} O{bonjour} I{au coq} & V{finir} O{sa soupe} & V{courir} L{dans les champs} & V{voir} O{le soleil se lever/ver} & V{écouter} O{les oiseaux})
L{à l'école}, S{les élèves} (V{écrire} C{à la plume} & V{apprendre} O{des poèmes} & V{porter} O{une blouse} & V{avoir} O{froid/nom} & V{lire} C{à voix haute} & V{être} A{quarante} & V{obéir} & V{se taire} & V{savoir} O{leurs tables} & V{réciter} O{leur leçon} & V{venir} M{à pied} & V{jouer} O{aux billes} & V{devoir se lever/ver} & V{finir} M{à quatre heures} & V{compter} C{sur leurs doigts})

+ jeux
T{(le jeudi|l'été/nom|le dimanche)}, S{elle} (V{grimper} L{aux arbres} & V{nager} L{dans la rivière} & V{cueillir} O{des mûres} & V{garder} O{les vaches} & V{pouvoir jouer/ver} L{dehors} & V{faire} O{des cabanes} & V{chanter} & V{danser} L{au bal} & V{pêcher} & V{voler} O{des cerises} & V{rire} C{avec ses cousines} & V{lancer} O{des cailloux} & V{vouloir conduire/ver} O{le tracteur} & V{tenir} O{la main de son père} & V{aller} L{au marché} & V{prendre} O{le train} & V{rougir} T{pour un rien} & V{choisir} O{un beau chapeau})
T{le soir}, S{toute la famille} (V{s'asseoir} L{près du feu} & V{écouter} O{des histoires} & V{éplucher} O{des châtaignes} & V{manger} O{la soupe} & V{jouer} O{aux cartes} & V{dormir} L{dans la même chambre} & V{lire} C{à la bougie} & V{attendre} O{le père} & V{tricoter} & V{parler} & V{se coucher} M{tôt} & V{remplir} O{la cheminée de bois} & V{grandir} M{sans télévision})
S{on} (V{ne pas avoir} O{de téléphone} & V{voyager} M{peu} & V{s'éclairer} C{à la bougie} & V{laver} O{le linge} L{à la rivière} & V{faire} O{le pain} L{à la maison} & V{être} A{pauvre} & V{vendre} O{les œufs} L{au marché} & V{se déplacer} C{à cheval} & V{tirer} O{l'eau du puits} & V{connaître} O{tous les voisins} & V{savoir attendre/ver} & V{devoir travailler/ver} M{dur/adv} & V{ne rien jeter} & V{croire} I{aux loups-garous} & V{prendre} O{son temps})

? parole
« S{nous} (V{être:imparfait} A{heureux} & V{avoir:imparfait} O{peu de jouets} & V{faire:imparfait} O{des bêtises} & V{courir:imparfait} L{partout} & V{chanter:imparfait} & V{rire:imparfait} C{de tout/pro} & V{vouloir:imparfait grandir/ver} M{vite} & V{aller:imparfait} L{à l'école} M{à pied} & V{pouvoir:imparfait jouer/ver} L{dehors} & V{prendre:imparfait} O{des raccourcis} & V{manger:imparfait} O{des tartines} & V{finir:imparfait} T{toujours} O{nos assiettes}) », V{dire:passé_composé} S{mamie}

= fin
J{et} S{elle} V{rire} M{encore} J{quand} S{elle} V{en parler} I{à héros}
S{le meilleur moment} V{être} A{le soir}, J{quand} S{sa propre grand-mère} V{raconter} O{sa jeunesse}
