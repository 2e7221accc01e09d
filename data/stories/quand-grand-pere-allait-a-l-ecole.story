@title Quand grand-père allait à l'école
@levels CE2 CM1 CM2
@keywords grand-père, souvenirs, autrefois, école, enfance, campagne, temps passé
@tenses imparfait

= ouverture
T{autrefois}, S{le grand-père de héros} V{habiter} L{(très|bien) loin du village} J{et} V{aller} L{à l'école} M{à pied}, C{par tous les temps}
T{dans son enfance}, S{le grand-père de héros} V{marcher} T{(presque|environ) une heure} C{pour aller/ver à l'école}

? lever
T{avant le jour}, S{son père} V{le réveiller} J{et} V{lui servir} O{un bol de (lait|soupe)} L{près du feu}
T{chaque matin/nom}, S{sa mère} V{lui tendre} O{un (gros|bon) morceau de pain} J{et} V{nouer} O{son écharpe (grise|de laine|rouge/adj)}
T{l'hiver}, S{ce petit garçon} V{mettre} O{de (lourds|gros) sabots} J{et} V{tenir} O{sa lanterne} L{devant lui}

+ chemin
T{d'abord}, S{le garçon} V{suivre} O{la rivière} J{et} V{voir} M{(souvent|parfois)} O{[un animal.oiseau.eau|animal.sauvage.forêt=héron,renard]}
S{ses cousins} V{courir} C{à sa rencontre} J{et} S{ils} V{partir} M{ensemble}, C{(les mains dans les poches|en chantant/ver)}
S{les enfants} V{jeter} O{des cailloux} L{dans l'étang}, V{rire}, V{jouer} J{et} V{perdre} M{(souvent|toujours)} O{du temps}
S{les écoliers} V{traverser} O{un bois (sombre|noir|épais)}, L{où} S{chacun} V{croire voir} O{[un personne.conte.ogre|personne.conte.troll|personne.conte.magique|animal.conte=ogre,sorcière]}

= obstacle
J{mais} L{à le bout du chemin}, S{un (gros|grand|énorme) chien (noir|gris|roux)} V{attendre} L{devant une ferme}, J{et} S{tous les écoliers} V{le craindre}
J{mais} L{avant l'école}, S{tous les écoliers} V{devoir} C{passer/ver devant une ferme} L{où} S{un (gros|grand|énorme) chien} V{aboyer}

? peur
S{les plus grands/adj} V{pâlir}, S{les plus petits/adj} V{vouloir fuir}, J{et} S{personne} V{ne oser avancer}
S{le cœur de grand-père} V{battre}, S{ses jambes} V{trembler}, J{mais} S{le petit garçon} V{ne dire rien}

? parole
« V{passer:impératif.vous} L{devant}, S{nous} V{venir} ! » V{dire}-S{les plus petits/adj}
« S{je} V{ne pouvoir plus} C{avancer/ver}, S{je} V{vouloir} C{rentrer/ver} ! » V{gémir}-S{un petit}
« V{attendre:impératif.vous}, S{je} V{savoir} C{quoi faire/ver} ! » V{dire}-S{grand-père}

= fin
J{alors}, S{grand-père} V{prendre} O{son pain} L{dans sa poche}, V{en offrir} O{la moitié} I{à le chien} J{et} S{tout le monde} V{passer}
J{alors}, S{grand-père} V{s'approcher} M{(doucement|lentement)}, V{tendre} O{un morceau de pain} J{et} V{parler} I{à l'animal}, S{qui} V{s'asseoir}

? aujourd'hui
T{aujourd'hui encore}, S{grand-père} V{avoir:présent} T{toujours} O{du pain} L{dans sa poche}, J{car} S{un chien} V{pouvoir:présent venir}
« J{et} S{toi} ? V{avoir}-S{tu} O{peur de les chiens} ? » V{demander:présent}-S{grand-père} T{quand} S{héros} V{raconter:présent} O{sa journée}
