@title La recette au téléphone
@levels CE1 CE2 CM1
@keywords recette, cuisine, gâteau, téléphone, mamie, goûter
@tenses présent, passé_composé, passé_simple

= ouverture
C{pour (la fête|l'anniversaire) de sa mère}, S{héros} V{vouloir:état faire/ver} O{un (bon|beau|gros) gâteau} J{et} V{appeler} O{sa mamie}, S{qui} V{connaître:état} O{toutes les recettes}
L{dans la cuisine}, S{héros} V{préparer} O{un gâteau} C{avec l'aide de mamie}, S{qui} V{parler:état} L{à l'autre bout du fil}

= début
« V{prendre:impératif.tu} O{un (grand|gros) bol}, V{casser:impératif.tu} O{(trois|quatre|deux) œufs} J{et} V{battre:impératif.tu} O{tout} C{avec un fouet} ! » V{dire}-S{mamie}
« T{d'abord}, V{peser:impératif.tu} O{la farine}, V{verser:impératif.tu} O{le lait} J{et} V{ajouter:impératif.tu} O{les œufs} ! » V{dire}-S{mamie}

+ étapes
« T{ensuite}, V{mettre:impératif.tu} O{[du aliment.plat.ingrédient=sucre,beurre liste]} J{et} V{mélanger:impératif.tu} M{(doucement|longtemps)} ! »
« V{éplucher:impératif.tu} O{[un aliment.fruit=pomme,poire]}, V{couper:impératif.tu} O{tout} M{finement} J{et} V{faire:impératif.tu} O{attention} I{à tes doigts} ! »
« V{rendre:impératif.tu} O{la pâte bien lisse} J{et} V{attendre:impératif.tu} O{(dix|vingt) minutes}, C{(sans y goûter/ver|sans l'oublier/ver)} ! »
« V{allumer:impératif.tu} O{le four} C{avec ton père}, V{beurrer:impératif.tu} O{le moule} J{et} V{verser:impératif.tu} O{tout} L{dedans} ! »
« V{nettoyer:impératif.tu} O{la table}, V{essuyer:impératif.tu} O{[le objet.cuisine.table|objet.cuisine.couvert|objet.cuisine.récipient=cuillère,bol]} J{et} V{jeter:impératif.tu} O{les coquilles} ! »
« V{ne ouvrir:impératif.tu jamais} O{le four}, J{sinon} S{ton gâteau} V{tomber:futur} ! »
« T{quand} S{tu} V{sentir:futur} O{une bonne/adj odeur}, S{tu} V{pouvoir:futur} C{sortir/ver le gâteau} ! »

= obstacle
J{mais} T{(soudain|tout à coup)}, S{la voix de mamie} V{se taire} : S{le téléphone} V{ne marcher:état plus}
« S{mon train} V{partir}, S{je} V{devoir} C{courir/ver} ! » V{crier}-S{mamie}, J{et} S{elle} V{raccrocher}

? doute
« J{combien} V{falloir}-S{il} C{de temps} ? » V{murmurer}-S{héros}, J{mais} S{personne} V{ne répondre}
S{héros} V{hésiter}, V{relire} O{ses notes} J{et} V{choisir} C{d'attendre/ver une demi-heure}

? four
L{dans le four}, S{la pâte} V{grandir}, V{dorer} J{et} V{sentir} M{bon/adv}

= fin
T{le soir}, S{mamie} V{arriver} J{et} V{goûter} O{le gâteau} : « S{ce} V{être} A{le mien}, J{mais} C{en mieux} ! »
T{quand} S{on} V{sonner}, S{le gâteau} V{être:état} A{prêt} : S{mamie} V{venir} C{le goûter/ver} J{et} V{en prendre} O{(deux|trois) parts} !
