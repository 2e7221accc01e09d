@title La flamme de secours
@levels CM1 CM2
@keywords sport, Jeux olympiques, stade, flamme olympique, athlètes, course
@tenses présent, passé_composé, passé_simple
# famille : sport, stade, piste, course, saut, le relais, marathon, haie, natation, piscine, gymnastique, judo, escrime, aviron, vélo, ballon, équipe, athlète, champion, nageur, coureur, arbitre, entraîneur, public, spectateur, médaille, or, argent, bronze, podium, hymne, drapeau, flamme, torche, record, victoire, défaite, maillot, sifflet, chronomètre, effort, courage, courir, sauter, nager, lancer, gagner, perdre, encourager, battre, rapide, agile, fort, déçu, olympique, sportif

= relais
S{héros} V{devoir:état} O{porter/ver la flamme olympique} L{(jusqu'au stade|sur la piste|devant la piscine|jusqu'au podium)}, C{après (un champion|un nageur|un coureur|une athlète|un arbitre|un entraîneur)}
T{avant (les courses|le relais|la gymnastique|le marathon|les sauts|les épreuves de judo|les épreuves d'escrime|les épreuves de natation)}, S{héros} V{porter:événement} O{la torche olympique} L{vers le stade}

+ ville
L{au bord de la route}, (S{un nageur} V{agiter:état} O{son maillot} & S{l'arbitre} V{lever:état} O{son sifflet} & S{un champion} V{montrer:état} O{sa médaille} & S{une équipe sportive} V{chanter:état} O{l'hymne} & S{un coureur rapide} V{filer:état} & S{un enfant agile} V{lancer:état} O{un ballon} & S{un spectateur} V{tenir:état} O{un drapeau} & S{un vélo} V{suivre:état} & S{une athlète} V{applaudir:état} & S{le public} V{crier:état} & S{l'entraîneur} V{regarder:état} O{son chronomètre})
T{depuis un an}, S{héros} V{rêver:état} I{(d'une médaille & d'or & d'argent & de bronze & d'un podium & d'un record & d'une victoire & d'un hymne & d'un marathon & d'un saut parfait & d'une course de haies & de gymnastique & d'escrime & d'aviron & de judo & de natation & de sport)}
« S{il} V{falloir} O{(courir/ver & sauter/ver les flaques & gagner/ver du temps & battre/ver un record & garder/ver courage & rester/ver fort & ne pas perdre/ver la flamme & protéger/ver la torche & encourager/ver son équipe & faire/ver un effort & suivre/ver le vélo)} ! » V{crier} S{l'entraîneur}

= pluie
L{(devant la piscine|près du stade|sur la piste|au dernier virage|derrière les vélos)}, S{une grosse pluie} V{éteindre} O{(la flamme|la torche)} !

+ silence
S{le public} V{se taire} : (S{un spectateur} V{baisser} O{son drapeau} & S{l'entraîneur} V{arrêter} O{son chronomètre} & S{l'arbitre} V{avaler} O{son sifflet} & S{un champion} V{pleurer} & S{une équipe} V{s'asseoir} & S{l'hymne} V{cesser} & S{un athlète déçu} V{soupirer} & S{un sportif} V{rougir})
« V{oublier:impératif.tu} O{(cette défaite & l'effort & la victoire & la médaille & le podium & le record & le chronomètre & la course & l'or & l'argent & le bronze & le public & l'hymne)} : V{courir:impératif.tu} ! » V{crier} S{un spectateur}
« S{les plus grands} V{savoir} O{(perdre/ver & courir/ver encore & gagner/ver sans crier/ver & nager/ver sous l'orage & sauter/ver les haies & lancer/ver plus loin & encourager/ver l'autre équipe & battre/ver la peur & accepter/ver une défaite & rester/ver agiles & faire/ver un effort)} », V{dire} S{un vieil entraîneur}

= secours
S{une dame} V{sortir} O{une lanterne} L{de (son sac de vélo|sa veste|son sac de sport)} : S{ce} V{être:état} A{la flamme de secours} !

= fin
L{dans le stade}, S{héros} V{saluer} O{(le public & l'arbitre & un champion & une équipe & un athlète rapide & un spectateur & un coureur & un nageur agile & le drapeau & un sportif déçu)} : S{le feu} V{brûler:état} J{encore} !

? après
S{on} V{offrir} I{à la dame} O{(une médaille & un maillot & un ballon & un vélo neuf & un drapeau & un sifflet & une place au marathon)}
