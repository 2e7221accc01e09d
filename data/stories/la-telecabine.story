@title La télécabine
@levels CM1 CM2
@keywords montagne, neige, ski, hiver, vacances, froid
@tenses présent, passé_composé, passé_simple
# famille : montagne, neige, ski, skieur, station, piste, luge, bâton, bonnet, écharpe, gant, moufle, anorak, lunettes, casque, forfait, moniteur, secouriste, sommet, vallée, pente, col, glacier, avalanche, sapin, chalet, refuge, cheminée, fondue, chocolat, flocon, glace, froid, vent, brouillard, tempête, soleil, marmotte, chamois, aigle, trace, skier, glisser, tomber, grimper, descendre, geler, grelotter, enneigé, glacé, raide, prudent, frileux

= arrêt
L{(au-dessus d'une piste|au-dessus du glacier|près du sommet|entre deux sapins|au-dessus de la vallée|au-dessus d'une pente)}, S{la télécabine} V{s'arrêter} C{à cause (du vent|du froid|du brouillard|de la tempête|d'une plaque de glace)}
C{à cause (du vent|du froid|du brouillard|de la tempête|de la neige|de la glace)}, S{la télécabine} V{s'arrêter} C{avec (un skieur & un moniteur & une secouriste & une dame frileuse & un enfant sans bonnet & une fillette & un alpiniste prudent & un homme en anorak & des inconnus) à bord}

+ attente
L{sous la cabine}, S{on} V{ne voir:état que} O{(la pente raide & un col enneigé & une vallée & un glacier & un sapin & une piste glacée & le toit d'un chalet & un refuge & une trace de marmotte & un chamois & un aigle & des skieurs & des flocons & la station & le brouillard)}
S{chacun} V{vouloir:état} O{(descendre/ver & grimper/ver sur le toit & skier/ver & glisser/ver sur sa luge & rentrer/ver au chalet & manger/ver une fondue & boire/ver un chocolat & revoir/ver le soleil & rejoindre/ver la piste & quitter/ver la montagne & trouver/ver une cheminée)}, J{mais} S{personne} V{ne parler:état}
S{tous} V{craindre:état} O{(une avalanche & la tempête & le vent glacé & la nuit & une chute & le froid & la faim & la neige & le brouillard & la pente raide)}, J{et} S{personne} V{ne vouloir:état} O{(tomber|geler|grelotter|glisser)/ver}

= partage
S{(une grand-mère|une vieille dame|une passagère frileuse)} V{poser} L{sur (sa luge|ses skis|ses genoux|son anorak)} O{un énorme fromage} : « S{qui} V{avoir} O{faim} ? »

+ sacs
S{chacun} V{ouvrir} O{son sac} J{et} V{offrir} O{(un bonnet & une écharpe & des gants & une moufle & un anorak & des lunettes & un casque & un bâton & une luge & du chocolat & un peu de glace à la fraise)}
M{bientôt}, S{on} V{parler:état} I{(d'une avalanche & d'un aigle & d'une marmotte & du soleil & d'un sommet & d'une fondue & d'un vieux refuge & d'une cheminée & d'un chamois prudent & d'un moniteur amoureux & d'une luge & de ski & d'un col & d'un flocon géant & d'un glacier & d'une station perdue & d'un casque)}
C{pour ne pas (geler|grelotter)/ver}, S{on} V{essayer} M{ensemble} (C{de chanter/ver} & C{de danser/ver avec des bâtons} & C{de partager/ver une écharpe} & C{de tricoter/ver un bonnet} & C{de raconter/ver une tempête} & C{d'imiter/ver la marmotte} & C{de rêver/ver d'un chalet} & C{de compter/ver les flocons} & C{d'applaudir/ver en moufles} & C{de rire/ver du froid} & C{de souffler/ver sur les gants})

= secours
J{quand} S{(un secouriste|le moniteur|un skieur|le soleil)} V{arriver +enfin}, S{personne} V{ne plus vouloir:état} O{(descendre/ver|partir/ver|quitter/ver la cabine)}

? après
T{depuis}, S{les voyageurs} V{se revoir:présent} T{chaque hiver} L{(au chalet & au refuge & sur la piste & à la station & devant une cheminée & autour d'une fondue & près du glacier & au sommet & dans la vallée & au col & sous un sapin)}
S{tous} V{garder:présent} O{(le même bonnet & la même écharpe & un gant dépareillé & une moufle trouée & leur forfait & un vieux bâton & un peu de ce chocolat & une photo de la montagne & une photo du sommet & leurs lunettes)} C{en souvenir/nom de cette (neige|tempête|pente|piste|montagne)}
