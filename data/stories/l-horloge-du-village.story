@title L'horloge arrêtée
@levels CE2 CM1 CM2
@keywords métiers, artisan, atelier, outils, travail, village
@tenses présent, passé_composé, passé_simple
# famille : menuisier, maçon, plombier, électricien, peintre, charpentier, forgeron, serrurier, horlogère, potier, boulanger, cordonnier, couturière, vitrier, mécanicien, apprenti, atelier, outil, marteau, clou, vis, tournevis, scie, pince, clé, échelle, pinceau, planche, bois, fer, cuir, argile, tissu, fil, aiguille, machine, plan, métier, travail, geste, patience, fabriquer, réparer, scier, clouer, coudre, peindre, visser, mesurer, habile, précis, patient, solide

= arrêt
T{depuis un an}, S{l'horloge (du village|de la mairie|du clocher)} V{ne plus marcher:état} : S{(une horlogère|une horlogère habile|une horlogère patiente)} V{s'inquiéter}
C{sans (plan|outil précis|bon outil|machine|tournevis|échelle)}, S{une horlogère} V{ne pas pouvoir:état} O{réparer/ver l'horloge du village}

+ aide
S{elle} V{appeler +alors} O{(un menuisier & un maçon & le plombier & un électricien & une peintre & un charpentier & le forgeron & le serrurier & un potier & le boulanger & le cordonnier & la couturière & un vitrier & une mécanicienne & son apprenti & un mécanicien habile)}
S{les artisans} V{apporter} O{(un outil & un marteau & des clous & une vis & un tournevis & une scie & une pince & une clé & une échelle & un pinceau & une planche solide & du bois & du fer & un bout de cuir & de l'argile & un tissu & du fil & une aiguille & une machine & un plan précis & beaucoup de patience)}
S{il} V{falloir} O{(scier/ver une planche & clouer/ver le cadran & visser/ver une roue & mesurer/ver chaque dent & peindre/ver le cadran & coudre/ver une courroie & fabriquer/ver une clé & réparer/ver un ressort & tordre/ver le fer & monter/ver à l'échelle & rester/ver patient & être/ver précis & tourner/ver une vis & graisser/ver la machine)}
L{dans le clocher}, (S{le menuisier} V{scier:état} O{du bois} & S{le forgeron} V{battre:état} O{le fer} & S{un maçon} V{porter:état} O{l'échelle} & S{le charpentier} V{clouer:état} O{une planche} & S{le serrurier} V{fabriquer:état} O{une clé} & S{la couturière} V{coudre:état} O{un tissu} & S{le cordonnier} V{couper:état} O{du cuir} & S{un vitrier} V{mesurer:état} O{le cadran} & S{le peintre} V{tenir:état} O{son pinceau} & S{l'électricien} V{tirer:état} O{un fil} & S{le mécanicien} V{visser:état} & S{le plombier} V{chercher:état} O{sa pince} & S{le potier} V{façonner:état} O{l'argile} & S{le boulanger} V{offrir:état} O{du pain})
« S{notre (métier|travail)} V{demander} O{(de la patience & un geste précis & un bon outil & un œil habile & une main solide & un esprit patient & un atelier calme & du temps & un plan & de la mesure)} ! » V{expliquer} S{l'horlogère} I{à l'apprenti}

= pince
J{mais} S{l'apprenti} V{glisser} O{la main} L{entre deux roues} : S{(une pince|une clé|une vis|un clou|un tournevis|un vieil outil|un pinceau)} V{bloquer:état} O{tout} !

= cloche
S{on} V{retirer} O{l'objet}, J{et} S{l'horloge} V{repartir} M{avec (un bruit de marteau|un bruit de machine|une voix de fer)}

? fin
« S{dix (métiers|ateliers|artisans)} V{travailler:passé_composé}… J{et} S{(une petite main|un petit geste|la patience d'un enfant|une main d'apprenti)} V{suffire:imparfait} ! » V{rire} S{(le menuisier|le maçon|la couturière|le forgeron|le peintre|l'électricien|le plombier|le boulanger|le cordonnier|le charpentier|le serrurier|le potier|le mécanicien|l'apprenti)}
T{depuis}, S{l'apprenti} V{vouloir:présent} O{(réparer/ver & fabriquer/ver & scier/ver & clouer/ver & coudre/ver & peindre/ver & visser/ver & mesurer/ver & devenir/ver menuisier & devenir/ver horloger & ouvrir/ver un atelier & apprendre/ver tous les métiers & posséder/ver un tournevis & travailler/ver le cuir & travailler/ver le bois & travailler/ver l'argile & travailler/ver le fer)}
