@title Les salades de monsieur Albert
@levels CE1 CE2 CM1
@keywords jardin, potager, salade, limace, hérisson, insectes, légumes, voisin, nuit
@tenses présent, passé_composé, passé_simple

= ouverture
T{chaque nuit}, S{quelqu'un} V{manger:état} O{les salades de monsieur Albert} : S{héros} V{vouloir:état} O{trouver/ver le voleur}
T{un (matin/nom|lundi) de mai}, S{monsieur Albert} V{appeler} O{héros} : L{dans son potager}, S{trois salades} V{disparaître:antérieur} T{pendant la nuit}
L{dans le potager de monsieur Albert}, S{les plus belles salades} V{être:état} A{trouées}, J{et} S{héros} V{promettre} C{de trouver/ver le coupable}

? légumes
L{(à côté|autour des salades)}, S{monsieur Albert} V{cultiver:état} O{[des aliment.légume.racine|nature.plante.fleur=tomate,carotte,rose pl liste]}
S{monsieur Albert} V{arroser:état} M{avec soin} O{chaque (rang|plante)} T{(matin et soir|tous les soirs)}

+ enquête
T{d'abord}, S{héros} V{chercher} O{des (empreintes|traces)} L{entre les (rangs|pots)}
S{des traces (brillantes|collantes)} V{traverser:état} O{l'allée}, J{comme si} S{quelqu'un} V{y renverser:plus-que-parfait} O{de la colle}
S{héros} V{regarder} L{sous (une planche|un pot|l'arrosoir)}, J{mais} S{personne} V{ne s'y cacher:état}
S{monsieur Albert} V{soupçonner:état} O{(le lapin|la chèvre|les pigeons) de la voisine}, J{mais} S{héros} V{ne pas le croire:état}

= nuit
T{à la nuit tombée}, S{héros} V{s'accroupir} C{avec monsieur Albert} L{derrière (la brouette|l'arrosoir|les haricots)} J{et} V{allumer} O{sa lampe} : S{des dizaines de limaces} V{dévorer:état} O{les salades}
T{vers (dix|onze) heures}, S{héros} V{éclairer} O{le potager} : S{des limaces (grises|rousses|énormes)} V{ramper:état} L{vers les salades}
T{le soir}, S{héros et monsieur Albert} V{se cacher} L{derrière (un buisson|la cabane|les framboisiers)} : T{bientôt}, S{une armée de limaces} V{sortir} L{de la terre}

? parole
« V{ne pas verser:impératif.vous} O{de poison}, S{les oiseaux} V{pouvoir:conditionnel} O{mourir/ver} », V{dire}-S{héros}
« J{si} S{nous} V{attendre:présent}, S{il} V{ne plus rester:futur} O{une feuille} », V{gémir} S{monsieur Albert}
« S{est-ce que} S{ces bêtes} V{avoir} O{des dents} ? » V{demander}-S{héros}
« S{tu} V{entendre} O{ce petit bruit} ? » V{chuchoter} S{monsieur Albert}
« S{je} V{les ramasser:futur} M{une à une} », V{proposer}-S{héros}

= solution
J{alors} S{un (gros|petit) hérisson} V{arriver} M{à petits pas} J{et} V{croquer} O{les limaces} M{l'une après l'autre}
T{(soudain|tout à coup)}, S{un museau pointu} V{sortir} L{de la haie} : S{un hérisson} V{goûter} O{une limace}, J{puis} V{nettoyer} O{tout le potager}
J{mais} L{dans (la haie|les feuilles)}, S{quelqu'un} V{grogner} : S{un hérisson affamé} V{manger} T{d'abord} O{une limace}, J{puis} O{toutes les autres}

? abri
T{le lendemain}, S{héros} V{construire} O{un abri de (feuilles|branches|planches)} C{pour ce (drôle de|bon) jardinier}
L{près de la haie}, S{héros} V{laisser} O{un trou} L{dans le grillage}, C{pour le hérisson}

= fin
T{depuis ce soir-là}, S{les salades} V{grandir:état} M{tranquillement}, J{et} S{un nouveau jardinier} V{dormir:état} L{sous la haie}
T{une semaine plus tard}, S{monsieur Albert} V{offrir} O{sa plus belle salade} I{à héros}, J{et} S{le hérisson} V{garder} O{(le potager|les autres)}
T{au bout de quelques nuits}, S{il} V{ne rester:état} O{aucune limace} : J{enfin}, S{monsieur Albert} V{cueillir} O{une salade (entière|sans trou)}
