@title L'épouvantail du jardin
@levels CE1 CE2 CM1
@keywords jardin, potager, épouvantail, oiseaux, corneille, été, son ill, ail, eil, ouil
@tenses présent
# famille : abeille, fille, famille, oreille, soleil, feuille, grenouille, papillon, coquillage, bouteille, corbeille, réveil, écureuil, fauteuil, portail, travail, épouvantail, paille, médaille, caillou, maillot, bille, chenille, coquille, aiguille, myrtille, quille, brindille, citrouille, fouiller, mouiller, rouille, crayon, yeux, balayer, essayer, tuyau, nettoyer, joyeux, vieille, pareil, groseille, corneille, cueillir, briller, habiller, réveiller, travailler, tailler, surveiller, gentille, rayon, feuillage, éventail, merveille, vieil

= voleuses
L{au jardin}, S{les corneilles} V{voler} O{(les myrtilles & les groseilles & les graines de citrouille & les feuilles de salade & les billes & la paille & les brindilles & les coquilles de noix & les crayons & une aiguille & un coquillage & une médaille & un bouchon de bouteille & le repas des abeilles)}

? guet
C{pour les chasser/ver}, S{héros} V{essayer} O{(un éventail & un jet de tuyau & un vieux réveil & une vieille bouteille & une quille & un rayon de lampe & le cri de l'écureuil & la grosse voix de la famille)}, J{mais} S{elles} V{revenir}
C{pour les chasser/ver}, S{héros} V{essayer} I{(de surveiller/ver le portail & de réveiller/ver toute la famille & de faire/ver briller/ver une médaille & de mouiller/ver le feuillage & d'agiter/ver un éventail)}, J{mais} S{elles} V{revenir}

? conseil
« V{habiller:impératif.tu} O{un épouvantail} », V{conseiller} S{(sa famille|une vieille voisine|une gentille voisine|une gentille fille|un vieil homme)}

= projet
C{pour un épouvantail}, S{héros} V{prendre} O{(un maillot & de la paille & un vieil éventail & une vieille corbeille & une bouteille & des brindilles & un bout de tuyau & une quille & des crayons & une médaille & un caillou & des coquillages & des feuilles & des billes & une citrouille & un réveil)}
C{pour un épouvantail}, S{héros} V{devoir} O{(balayer/ver les feuilles & cueillir/ver des brindilles & tailler/ver un bâton & nettoyer/ver un maillot & habiller/ver un bâton & coudre/ver des oreilles)}

+ travail
C{pour trouver/ver un chapeau}, S{héros} V{fouiller} L{(sous le feuillage & près du portail & derrière le fauteuil & dans les corbeilles)}
C{pour la tête}, S{héros} V{choisir} O{(des billes comme/con yeux & des yeux en coquillage & une oreille en feuille & un nez en caillou & une bouche au crayon & une barbe de paille & un chapeau couvert de rouille & une coquille au menton)}

? état
T{à midi}, S{l'épouvantail} V{être} A{(pareil à un vieil homme & joyeux & mouillé de rosée & brillant/adj au soleil & vraiment gentil)}
J{quelle merveille} : S{l'épouvantail} V{avoir} O{l'air (~joyeux & ~gentil)} !

? visiteurs
T{bientôt}, S{l'épouvantail} V{recevoir} O{la visite (d'une abeille & d'un papillon & d'un écureuil & d'une chenille & d'une grenouille & d'une gentille fille & de la vieille voisine & de toute la famille)}

= fin
T{enfin}, S{les corneilles} V{s'enfuir}, J{et} S{le soleil} V{briller} L{sur (les groseilles & les myrtilles & les feuilles & la citrouille & le vieux fauteuil & toute la famille & les oreilles de l'épouvantail)}
T{enfin}, S{les corneilles} V{s'enfuir}, J{et} S{héros} V{pouvoir} O{(cueillir/ver les groseilles & surveiller/ver les abeilles & travailler/ver en paix & suivre/ver un papillon & écouter/ver la grenouille & admirer/ver son travail & dormir/ver sous le feuillage & goûter/ver les myrtilles & jouer/ver aux quilles & nourrir/ver l'écureuil & rester/ver dans un fauteuil)}
T{enfin}, S{les corneilles} V{s'enfuir}, J{et} S{le jardin} V{retrouver} O{(ses abeilles & son écureuil & ses papillons & sa grenouille & ses groseilles & ses myrtilles & son air joyeux)}
