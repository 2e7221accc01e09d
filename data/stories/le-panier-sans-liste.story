@title Le panier sans liste
@levels CE1 CE2 CM1
@keywords marché, courses, fruits, légumes, marchand, soupe, nourriture, aliments
@tenses présent, passé_composé, passé_simple

= ouverture
T{(samedi|dimanche|jeudi) matin/nom}, S{héros} V{aller} T{pour la première fois} L{au marché} M{(sans ses parents|sans sa mère|sans son père)}, C{avec une longue liste et (dix|quinze|vingt|trente) euros}
C{pour la soupe du soir}, S{(sa grand-mère|sa mère|son père|son oncle)} V{envoyer} O{héros} L{au marché}, C{avec un grand panier et une liste}

= obstacle
J{mais} S{le vent} V{arracher} O{la liste} J{et} V{l'emporter} L{(au-dessus des toits|dans la fontaine|par-dessus la mairie)}
J{hélas}, L{au fond de sa poche}, S{héros} V{ne trouver que} O{un trou/nom} : S{la liste} V{être:état} A{perdue} !

= idée
S{héros} V{fermer} O{les yeux}, V{se souvenir} C{de la soupe} J{et} V{chercher} O{les goûts un par un}
J{alors} S{héros} V{décider} I{de suivre/ver son nez} L{d'un marchand à l'autre}

+ étals
L{chez la maraîchère}, S{héros} V{choisir} O{[un aliment.légume.racine=carotte,poireau,pomme de terre pl liste]}
S{un vieux paysan} V{lui tendre} O{(un chou|une citrouille|un potiron|un melon)} C{de la taille d'un ballon}
L{devant (le fromager|la fromagère)}, S{héros} V{goûter} O{(trois|quatre|six|sept) fromages} J{et} V{en acheter} O{un seul}
S{l'odeur du pain chaud} V{tirer} O{héros} L{vers la boulangère}
S{la marchande de fruits} V{peser} O{[un aliment.fruit=pomme,poire,orange pl liste]}, J{puis} V{ajouter} O{(une prune|une figue|une cerise)} C{pour rien}
L{devant (le poissonnier|la poissonnière)}, S{un crabe} V{lever} O{une pince}, J{et} S{héros} V{reculer} M{poliment}
S{le marchand d'épices} V{ouvrir} O{(un bocal|un petit sac|une boîte)}, J{et} S{le nez de héros} V{reconnaître} O{(le poivre|la vanille)}
3 | L{(près de la fontaine|au bout de l'allée)}, S{héros} V{recompter} O{ses pièces} : S{(trois|quatre|sept) euros} V{briller:état +encore} L{dans sa main}

? parole
« V{sentir:impératif.vous}, V{goûter:impératif.vous}, S{ce} V{être} A{tout frais} ! » V{crier} S{(un marchand|une marchande)}
« J{combien} V{coûter} S{ce panier de (fraises|cerises|prunes)} ? » V{demander}-S{héros}
« S{nous} V{avoir} O{de beaux poireaux}, V{choisir:impératif.vous} O{les plus longs} », V{conseiller} S{(un marchand|une marchande)}
« S{je} V{vouloir} O{une soupe entière}, J{mais} S{je} V{ne plus savoir} O{les noms} ! » V{expliquer}-S{héros} I{à une marchande}

= retour
T{(à midi|à onze heures)}, S{héros} V{rentrer} M{(le dos courbé|les bras chargés)}, C{avec un panier (trop lourd|plein à craquer)}
T{(à midi|à onze heures)}, S{héros} V{poser} O{le panier} L{sur la table de la cuisine} J{et} V{avouer} O{tout}

= chute
T{le soir}, S{la soupe} V{avoir:état} O{un goût nouveau}, J{et} S{toute la famille} V{en demander} O{la recette} I{à héros}
C{pour la soupe}, S{rien} V{ne manquer:état}, J{sauf} O{une chose} : S{le sel} V{être:état +encore} L{chez l'épicier} !
