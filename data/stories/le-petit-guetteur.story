@title Le petit guetteur
@levels CE2 CM1 CM2
@keywords château, Moyen Âge, nuit, garde, peur, noms en ail, aille, eil, eille, euil, euille, son ill
@tenses présent, passé_composé, passé_simple
# famille : travail, détail, portail, éventail, épouvantail, vitrail, gouvernail, chandail, bétail, ail, attirail, médaille, paille, bataille, muraille, taille, écaille, volaille, ferraille, broussaille, trouvaille, soleil, réveil, orteil, conseil, appareil, sommeil, pareil, abeille, corbeille, bouteille, oreille, merveille, groseille, corneille, vieille, écureuil, fauteuil, chevreuil, seuil, treuil, cerfeuil, bouvreuil, feuille, chèvrefeuille, portefeuille, accueil, recueil, cueillir, orgueil, œil, accueillir, travailler, réveiller, surveiller, veiller, conseiller, sommeiller, grenouille, citrouille, rouille, patrouille, nouille, bredouille, brouillard

= garde
T{cette nuit}, S{héros} V{surveiller:état} O{la muraille} C{avec (une vieille lance & une corbeille de pain & une bouteille d'eau & un chandail chaud & une feuille de route & un fauteuil de paille & un recueil de contes & un gros réveil & un bâton à sa taille & une corneille apprivoisée & un écureuil familier & une gousse d'ail & une soupe au cerfeuil & un pot de nouilles & un casque couvert de rouille & une médaille toute/dét neuve/adj & un attirail de chevalier & un épouvantail pour compagnon & un éventail & un appareil à longue vue & un portefeuille vide & le conseil d'un garde & des groseilles & une part de citrouille)}
T{cette nuit}, S{héros} V{devoir} O{(surveiller/ver le portail & veiller/ver sur le bétail & rester/ver au seuil du château & travailler/ver sans sommeil & ouvrir/ver l'œil & tendre/ver l'oreille & compter/ver les feuilles & garder/ver un vitrail & surveiller/ver le treuil du pont & ne pas sommeiller/ver & suivre/ver les conseils d'une vieille dame & accueillir/ver une patrouille & réveiller/ver le roi en cas de bataille & attendre/ver le soleil & nourrir/ver la volaille & guetter/ver dans le brouillard & garder/ver son orgueil)}

+ fatigue
J{mais} S{le sommeil} V{gagner} O{(son œil & une oreille & un orteil après l'autre & toute/dét sa taille & la patrouille & le bétail & la volaille & un vieux garde dans son fauteuil & l'écureuil du chêne & chaque feuille du chêne & le bouvreuil dans le chèvrefeuille & la grenouille du fossé & son orgueil)}
C{pour ne pas sommeiller/ver}, S{héros} V{imaginer} O{(une bataille & une trouvaille & un trésor de ferraille & un conseil de géants & des groseilles & un réveil au soleil & une médaille en or & un vitrail de couleur & une tarte à la citrouille & un pays de merveilles & un travail moins long & un dragon à écailles & un accueil de roi & un fauteuil de plumes & un bateau sans gouvernail & une ruche d'abeilles)}

= bruit
T{soudain}, S{un bruit} V{venir} L{(du portail & d'un tas de ferraille & de la broussaille & des feuilles & d'une bouteille & d'un appareil inconnu/adj & du treuil & d'une meule de paille & du seuil & de la muraille & du chèvrefeuille & d'un vieil épouvantail & du brouillard & d'un vitrail & d'une corbeille & du bétail & d'une chaîne pleine/adj de rouille & du champ de citrouilles)}
T{soudain}, S{héros} V{sentir:événement} O{(une feuille contre son oreille & une odeur d'ail & un souffle sur l'orteil & une ombre à sa taille & une écaille froide/adj & un brin de paille & un parfum de chèvrefeuille & un œil dans le dos & une odeur de cerfeuil & un goût de rouille & un vent de bataille & une abeille près de son œil & le brouillard au seuil)}

+ frayeur
« S{ce} V{être} O{(une bataille & un monstre à écailles & un voleur de volaille & un chevreuil géant & une vieille sorcière & un fantôme sans pareil & une patrouille ennemie & un appareil volant/adj & un conseil de fantômes & un détail sans importance & un dragon de ferraille & un réveil de volcan & une grenouille géante)} ! » V{murmurer}-S{héros}
T{aussitôt}, S{héros} V{vouloir} O{(réveiller/ver le château & veiller/ver encore/adv mieux/adv & crier/ver & se cacher/ver sous la paille & cueillir/ver un bâton & tourner/ver le treuil & fermer/ver le portail & demander/ver conseil & finir/ver bredouille & brandir/ver une bouteille & conseiller/ver la fuite au roi & lever/ver un éventail & surveiller/ver chaque détail & travailler/ver son courage & accueillir/ver l'ennemi & ouvrir/ver un œil)}

= lever
T{au lever du soleil}, L{devant le portail}, S{on} V{trouver:événement} O{(un écureuil & un chevreuil & une grenouille & une volaille perdue & un bouvreuil & une corneille & un marchand de ferraille & une vieille à corbeille & un vendeur de citrouilles & une patrouille d'abeilles & un épouvantail tombé & un marin sans gouvernail & une bouteille brisée & une belle trouvaille & le bétail affamé & un colporteur en chandail & un voyageur bredouille & un cuisinier de nouilles à l'ail & un vendeur d'appareils & un vieil attirail de cirque & un réparateur de vitrail & une tortue à belle écaille & un pot de groseilles)}

? après
C{pour ce travail}, S{le roi} V{offrir} I{à héros} O{(une médaille & un fauteuil & un bon accueil & un chandail & un attirail de chevalier & une corbeille de groseilles & un recueil de contes & un éventail & un conseil & un repas de nouilles & une soupe de citrouille & un réveil & une longue nuit de sommeil & un portefeuille garni & un bouquet de chèvrefeuille)}
