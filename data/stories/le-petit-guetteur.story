@title Le petit guetteur
@levels CE2 CM1 CM2
@keywords château, Moyen Âge, nuit, garde, peur, noms en ail, aille, eil, eille, euil, euille, son ill
@tenses présent, passé_composé, passé_simple
# famille : travail, détail, portail, épouvantail, vitrail, gouvernail, chandail, bétail, ail, attirail, médaille, paille, bataille, muraille, taille, écaille, volaille, ferraille, broussaille, trouvaille, soleil, réveil, orteil, conseil, sommeil, pareil, abeille, corbeille, bouteille, oreille, groseille, corneille, vieille, écureuil, fauteuil, chevreuil, seuil, treuil, cerfeuil, bouvreuil, feuille, chèvrefeuille, portefeuille, accueil, recueil, cueillir, œil, accueillir, réveiller, surveiller, veiller, conseiller, sommeiller, grenouille, citrouille, rouille, patrouille, nouille, bredouille, brouillard

= garde
T{cette nuit}, S{héros} V{surveiller:état} O{la muraille} C{avec (une vieille lance & une corbeille de pain & une bouteille d'eau & un chandail chaud & un fauteuil de paille & un recueil de contes & un gros réveil & un bâton à sa taille & une corneille apprivoisée & une gousse d'ail & une soupe au cerfeuil & un pot de nouilles & un casque couvert de rouille & une médaille toute/dét neuve/adj & un attirail de chevalier & un épouvantail pour compagnon & des groseilles & une part de citrouille)}
T{cette nuit}, S{héros} V{devoir} O{(surveiller/ver le portail & veiller/ver sur le bétail & rester/ver au seuil du château & ouvrir/ver l'œil & tendre/ver l'oreille & garder/ver un vitrail & surveiller/ver le treuil du pont & ne pas sommeiller/ver & suivre/ver les conseils d'une vieille dame & accueillir/ver une patrouille & réveiller/ver le roi en cas de bataille & attendre/ver le soleil & nourrir/ver la volaille & guetter/ver dans le brouillard)}

+ fatigue
J{mais} S{le sommeil} V{gagner} O{(son œil & un orteil après l'autre & la patrouille & le bétail & la volaille & un vieux garde dans son fauteuil & l'écureuil du chêne & le bouvreuil dans le chèvrefeuille & la grenouille du fossé)}
C{pour ne pas sommeiller/ver}, S{héros} V{imaginer} O{(une bataille & une trouvaille & un trésor de ferraille & des groseilles & un réveil au soleil & une médaille en or & un vitrail de couleur & une tarte à la citrouille & un dragon à écailles & un fauteuil de plumes & un bateau sans gouvernail & une ruche d'abeilles)}

= bruit
T{soudain}, S{un bruit} V{venir} L{(du portail & d'un tas de ferraille & de la broussaille & des feuilles & d'une bouteille & du treuil & d'une meule de paille & du seuil & de la muraille & du chèvrefeuille & d'un vieil épouvantail & du brouillard & d'une corbeille & du bétail & d'une chaîne pleine/adj de rouille & du champ de citrouilles)}
T{soudain}, S{héros} V{sentir:événement} O{(une feuille contre son oreille & une odeur d'ail & un souffle sur l'orteil & une ombre à sa taille & une écaille froide/adj & un brin de paille & un parfum de chèvrefeuille & un œil dans le dos & une odeur de cerfeuil & un goût de rouille & une abeille près de son œil)}

+ frayeur
« S{ce} V{être} O{(une bataille & un monstre à écailles & un voleur de volaille & une vieille sorcière & un fantôme sans pareil & une patrouille ennemie & un dragon de ferraille & une grenouille géante)} ! » V{murmurer}-S{héros}
T{aussitôt}, S{héros} V{vouloir} O{(réveiller/ver le château & crier/ver & se cacher/ver sous la paille & cueillir/ver une branche pour se défendre/ver & tourner/ver le treuil & fermer/ver le portail & demander/ver conseil & brandir/ver une bouteille & conseiller/ver la fuite au roi & surveiller/ver chaque détail)}

= lever
T{au lever du soleil}, L{devant le portail}, S{on} V{ne trouver que} O{(un écureuil & un chevreuil & une grenouille & une volaille perdue & un bouvreuil & une corneille & un marchand de ferraille & un vendeur de citrouilles & un épouvantail tombé & une bouteille brisée & le bétail affamé & un colporteur en chandail & un voyageur bredouille & un vieil attirail de cirque & un réparateur de vitrail & un pot de groseilles)}

? après
C{pour ce travail}, S{le roi} V{offrir} I{à héros} O{(une médaille & un fauteuil & un bon accueil & un chandail & un attirail de chevalier & une corbeille de groseilles & un recueil de contes & un repas de nouilles & une soupe de citrouille & un réveil & une longue nuit de sommeil & un portefeuille garni & un bouquet de chèvrefeuille)}
