@title Le match dans le brouillard
@levels CM1 CM2
@keywords sport, football, stade, match, équipe, ballon
@tenses présent, passé_composé, passé_simple
# famille : sport, stade, terrain, pelouse, ballon, but, filet, match, équipe, joueur, joueuse, gardien, capitaine, arbitre, entraîneur, supporter, public, tribune, maillot, short, chaussure, gant, sifflet, carton, une passe, tir, tête, penalty, faute, victoire, défaite, score, coupe, médaille, vestiaire, drapeau, courir, jouer, tirer, marquer, gagner, perdre, passer, siffler, encourager, plonger, rapide, adroit, fier, déçu, sportif, fatigué

= brume
T{(avant la finale|au milieu du match|après le premier but)}, S{le brouillard} V{cacher} O{(le stade & le terrain & la pelouse & les buts & le ballon & la tribune & le public & les maillots & le filet & l'arbitre & chaque équipe & un joueur fatigué & les drapeaux)}
L{(au stade|sur le terrain|sur la pelouse|depuis la tribune)}, S{(l'arbitre|le public|un supporter|une joueuse)} V{ne plus voir:état} O{(le ballon|le but|le filet|les maillots|l'autre équipe)} C{à cause du brouillard}

+ jeu
J{pourtant}, L{dans la brume}, (S{une joueuse rapide} V{courir} L{vers le filet} & S{un joueur adroit} V{tirer} L{vers la tribune} & S{le gardien} V{plonger} L{du mauvais côté} & S{la capitaine} V{donner} O{le ballon} I{à l'arbitre} & S{l'arbitre} V{perdre} O{son sifflet} & S{un supporter} V{descendre} L{sur la pelouse} & S{l'entraîneur} V{encourager} O{l'autre équipe} & S{un joueur} V{perdre} O{sa chaussure} & S{une joueuse} V{jouer} C{avec un gant} & S{un défenseur fatigué} V{s'asseoir})
« J{comment} O{(jouer/ver & tirer/ver un penalty & marquer/ver & siffler/ver une faute & gagner/ver la coupe & courir/ver droit & passer/ver le ballon & faire/ver une passe & faire/ver une tête & arrêter/ver un tir & connaître/ver le score & encourager/ver son équipe & voir/ver un short blanc)} ? » V{crier} S{(l'entraîneur|un joueur|une joueuse|la capitaine|un supporter|le gardien)}
L{dans (la tribune|le stade|le public)}, (S{on} V{agiter:état} O{un drapeau} & S{un supporter fier} V{chanter:état} O{la victoire} & S{un enfant} V{chercher:état} O{son maillot} & S{une dame} V{inventer:état} O{le score} & S{un supporter déçu} V{craindre:état} O{la défaite} & S{un père} V{siffler:état} & S{une fillette} V{suivre:état} O{le match} & S{un enfant} V{tenir:état} O{une médaille} & S{une grand-mère} V{réclamer:état} O{un penalty} & S{le public} V{encourager:état} O{les ombres})
S{l'arbitre} V{chercher:état} O{(son sifflet & un carton & le ballon & le filet & le but & la capitaine & le gardien & le vestiaire & une chaussure & le terrain)}, J{et} S{personne} V{ne s'arrêter:événement}

= but
T{(soudain|tout à coup)}, S{un (tir|coup de sifflet|bruit de filet)} V{résonner}, J{et} S{chaque équipe} V{crier} : « S{nous} V{marquer:passé_composé} ! »

= soleil
J{quand} S{le soleil} V{revenir}, S{(le gardien|la capitaine|un joueur|une joueuse|le public)} V{rire} : S{le ballon} V{être:état} L{dans (la tribune|le vestiaire|le chapeau de l'arbitre|le sac d'un supporter)} !

? coupe
S{on} V{partager +alors} O{(la coupe & la victoire & une médaille & les maillots & les gâteaux du vestiaire & une photo sportive)}
« T{demain}, S{nous} V{pouvoir:futur} O{(rejouer/ver & gagner/ver & perdre/ver & marquer/ver & tirer/ver droit & courir/ver au soleil & passer/ver le ballon & encourager/ver tout le monde & plonger/ver du bon côté & changer/ver de short & faire/ver du sport au soleil & oublier/ver le match & retrouver/ver ma chaussure & oublier/ver le carton)} ! » V{dire} S{(le gardien|une joueuse|un joueur|la capitaine)}
