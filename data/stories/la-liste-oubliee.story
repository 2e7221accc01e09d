@title La liste oubliée
@levels CE1 CE2
@keywords marché, courses, légumes, soupe, liste, mémoire, marchand
@tenses présent, passé_composé, passé_simple

= ouverture
T{(vers dix heures|avant midi|très tôt)}, S{héros} V{aller} L{au marché} C{pour acheter/ver les légumes de la soupe}
C{avec un grand panier}, S{héros} V{partir} L{au marché}, J{car} S{maman} V{vouloir:état faire/ver} O{une soupe}

= oubli
J{mais} L{devant le premier marchand}, S{héros} V{ne plus avoir:état} O{sa liste} !
S{héros} V{mettre} O{la main} L{dans sa poche}, J{mais} S{la liste} V{ne pas y être:état} : S{elle} V{être:état} T{encore} L{chez <lui|elle>} !

? doute
S{héros} V{chercher} L{(partout|devant et derrière)}, T{puis} L{autour de <lui|elle>}, J{mais} S{il} V{ne rien trouver}
S{la maison} V{être:état} A{trop loin}, J{alors} S{héros} V{fermer} O{les yeux} J{et} V{réfléchir} T{longtemps}
S{héros} V{ne pas avoir:état} O{de téléphone}, J{donc} S{il} V{devoir:état se débrouiller/ver} M{(sans aide|sans maman)}

? parole
« S{on} V{mettre} T{toujours} O{des légumes verts} L{dans la soupe} ! » V{dire} S{la marchande}
« J{combien} V{coûter} S{ces choux} ? S{ils} V{avoir} O{l'air} C{très bons} ! » V{demander}-S{héros}
« S{je} V{pouvoir avoir/ver} O{un peu de persil}, J{s'il vous plaît} ? » V{demander}-S{héros}
« V{prendre:impératif.tu} O{ces carottes} ! S{elles} V{être} A{à moi} J{et} S{elles} V{être} A{belles} ! » V{crier} S{un fermier}
« V{goûter:impératif.tu} T{d'abord}, S{tu} V{payer:futur} T{ensuite} ! » V{dire} S{une marchande}

= choix
S{héros} V{choisir} T{(alors|enfin)} O{[un aliment.légume|aliment.légume.racine=chou,carotte,poireau,navet liste]}
J{alors}, L{chez (le fermier|la marchande)}, S{héros} V{acheter} O{[un aliment.légume|aliment.légume.racine=potiron,salade,carotte,poireau liste]}

? passants
S{un vieux monsieur} V{s'arrêter} L{près de <lui|elle>} J{et} V{ajouter} O{une gousse d'ail}
S{le panier} V{devenir} A{si lourd} J{que} S{héros} V{devoir:événement le porter/ver} M{à deux mains}

? retour
L{à la maison}, S{maman} V{regarder} L{dans le panier} J{et} V{rire} : S{rien} V{ne être:état} L{sur sa liste} !
S{maman} V{vider} O{le panier}, T{puis} V{lire} O{sa liste} : S{presque tout} V{être:état} A{différent} !

? parole de maman
« S{ce} V{ne pas être} A{grave} : S{on} V{inventer:futur} O{une autre soupe} ! » V{dire} S{maman} L{devant le panier}
« S{tu} V{vouloir} O{ceci} J{ou} O{cela} L{dedans} ? S{tu} V{être} A{le chef} ! » V{dire} S{maman} L{devant la casserole}

= fin
J{pourtant}, S{la soupe} V{être:état} A{(vraiment délicieuse|meilleure/adj que d'habitude)}, J{et} S{chacun} V{en reprendre} T{deux fois}
T{(depuis ce jour|désormais)}, L{à la maison}, S{tout le monde} V{réclamer:état} T{souvent} O{la soupe sans liste}
