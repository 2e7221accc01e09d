@title La lumière du manoir
@levels CE2 CM1 CM2
@keywords peur, mystère, nuit, maison, manoir, fantôme, courage
@tenses présent, passé_composé, passé_simple
# famille : peur, nuit, ombre, bruit, silence, lune, brouillard, vent, orage, éclair, maison, manoir, grenier, cave, escalier, couloir, porte, fenêtre, volet, serrure, clé, lampe, bougie, miroir, rideau, armoire, fantôme, monstre, sorcière, chauve-souris, araignée, rat, hibou, corbeau, squelette, cri, grincement, murmure, frisson, secret, mystère, courage, trembler, frissonner, sursauter, entrer, monter, ouvrir, fuir, écouter, sombre, étrange, inquiétant, noir, silencieux, courageux

= signal
T{chaque nuit}, S{une lumière} V{clignoter:état} L{(au vieux manoir|dans le sombre manoir|dans la maison vide|derrière un volet|à une fenêtre noire|dans un grenier abandonné)} : S{héros} V{vouloir:état} O{percer/ver ce (mystère|secret)}
S{personne} V{n'habiter:état} O{le manoir}, J{pourtant} S{(une lampe|une bougie|une ombre|une lumière étrange)} V{y bouger:état} : S{héros} V{décider} O{d'y aller/ver}

+ approche
C{malgré (la peur & le vent & l'orage & un éclair & le brouillard & le cri d'un hibou & un corbeau & une chauve-souris & l'ombre des arbres & le silence & un frisson & la nuit noire)}, S{héros} V{pousser} O{la porte}
L{dans le couloir silencieux}, S{héros} V{croire:état voir} O{(un fantôme & un monstre & une sorcière & un squelette & une ombre & une araignée & une chauve-souris & un corbeau & son visage dans un miroir & un rideau bouger/ver & une armoire s'ouvrir/ver)}
T{soudain}, S{héros} V{entendre} O{(un grincement & un cri & un murmure & un bruit étrange & des pas dans l'escalier & le vent sous la porte & un volet claquer/ver & une clé dans une serrure & un rat dans la cave & un hibou & l'orage & son cœur dans le silence & une armoire grincer/ver & un rire inquiétant/adj)}
S{il} V{falloir} M{pourtant} O{(entrer/ver & monter/ver l'escalier & ouvrir/ver la porte & écouter/ver sans trembler/ver & ne pas fuir/ver & allumer/ver une bougie & tourner/ver la clé & écarter/ver un rideau & traverser/ver un couloir & éviter/ver la cave & avoir/ver du courage & respirer/ver sans frissonner/ver & rester/ver <courageux|courageuse>)}
T{à chaque pas}, (S{l'ombre} V{grandir:état} & S{le plancher} V{trembler:état} & S{une bougie} V{frissonner:état} & S{la lampe} V{s'approcher:état} & S{le silence} V{devenir:état} A{inquiétant/adj} & S{l'escalier} V{gémir:état} & S{la lune} V{se cacher:état} & S{une armoire} V{grincer:état} & S{un rideau} V{bouger:état} & S{un miroir} V{briller:état} & S{le courage} V{fondre:état} & S{une serrure} V{claquer:état} & S{la cave} V{souffler:état})

= rencontre
L{(au grenier|en haut de l'escalier|au bout du couloir|derrière une porte|près de la fenêtre|devant un volet|derrière un rideau|près d'une armoire)}, S{une vieille dame} V{lever:état} J{et} V{baisser:état} O{une (lampe|bougie)}

? demande
« S{je} V{te faire} O{(trembler/ver & frissonner/ver & fuir/ver & sursauter/ver & croire/ver aux fantômes & penser/ver à un monstre & penser/ver à une sorcière)} ? » V{demander} S{la dame}

= soeur
« S{je} V{saluer} O{ma sœur}, L{(de l'autre côté de la nuit|de l'autre côté du brouillard|derrière la colline|par cette fenêtre)} », V{murmurer} S{la dame}

? depuis
T{depuis}, S{(une lampe|une bougie|une troisième lumière)} V{répondre:présent} T{chaque (nuit|soir)} L{(à la fenêtre de héros|derrière le volet de héros|de la maison de héros)}
