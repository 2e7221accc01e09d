@title Le photographe et le dauphin
@levels CE2 CM1
@keywords phare, mer, dauphin, photo, île, vacances, métiers, ph
@tenses présent, passé_composé, passé_simple

# Un photographe vient au phare photographier le dauphin. Le dauphin ne se montre jamais quand il a son appareil. Ses photos : une vague, un phoque, une queue.
# La gardienne Sophie lui donne un conseil : laisser l'appareil et jouer du saxophone. Le dauphin vient écouter. Pas de photo… mais c'est la gardienne qui a pris la photo, du haut du phare : l'homme et le dauphin.

= ouverture
S{un (jeune|célèbre|) photographe} V{s'installer} L{au pied du phare} C{pour photographier le dauphin de la baie}
C{pour son journal}, S{un photographe} V{vouloir:état} O{la (plus belle|première|meilleure) photo du dauphin} J{et} V{s'installer} L{dans un phare}
L{au phare de la Pointe}, S{un photographe} V{guetter} T{toute la semaine} O{le dauphin de la baie}

? matériel
L{dans (ses bagages|sa valise)}, S{il} V{apporter:antérieur} O{[un objet.musique.instrument|objet.lecture.livre|vêtement.habit|objet.école.fourniture=saxophone,carnet,manteau liste]}

? gardienne
« S{ce phénomène} V{ne jamais venir} L{ici} T{avant midi} », V{expliquer} S{Sophie, la gardienne du phare}
S{Joséphine, la (vieille|) gardienne}, V{lui prêter} O{sa (lampe|chambre)} J{et} V{lui raconter} O{mille histoires de dauphins et d'amphores}

? échec
J{mais} S{le dauphin} V{plonger} T{chaque fois} J{et} S{ses photos} V{ne montrer que} O{(de l'eau|un bout de nageoire)}
J{mais} T{dès que} S{l'homme} V{lever:état} O{son appareil}, S{l'animal} V{plonger:état} : S{les photos} V{être:état} A{(vides|floues|désertes)}

+ essais
T{le lundi}, S{il} V{photographier} O{une vague}
T{le mardi}, S{il} V{ne photographier que} O{un phoque endormi} L{sur les rochers}
T{le mercredi}, S{il} V{se déguiser} C{en (phoque|éléphant de mer)}, J{mais} S{le dauphin} V{ne pas avoir:état} O{(d'humour|envie de rire)}
T{le jeudi}, S{il} V{téléphoner} I{à un (spécialiste des dauphins|professeur de géographie)}, M{sans (résultat|succès)}
T{le vendredi}, S{une averse digne d'un typhon} V{le tremper} J{et} S{la pharmacienne} V{lui vendre} O{du sirop}
T{le samedi}, S{il} V{essayer} O{tous les prénoms de l'alphabet}, J{mais} S{aucun nom} V{ne plaire} I{au dauphin}
T{le dimanche}, S{il} V{écrire} O{cette (courte|triste) phrase} I{à son journal} : « S{je} V{revenir} C{sans photo} »

? parole
« V{ranger:impératif.vous} O{cet appareil} J{et} V{prendre:impératif.vous} O{plutôt votre saxophone} ! » V{conseiller} S{la gardienne}
« J{pourquoi} V{ne pas vouloir}-S{tu} O{de ma photo} ? » V{soupirer}-S{il} L{devant (la mer|l'océan)}
« S{je} V{être} A{photographe}, J{pas (magicien|prophète)} ! » V{soupirer} S{le malheureux}
« T{hier}, S{tu} V{être:imparfait} L{ici}, T{aujourd'hui} S{tu} V{être} L{ailleurs} : L{où} V{aller}-S{tu} ? » V{demander} S{le photographe}
« S{il} V{aimer} T{surtout} O{la musique}, T{parfois} O{les chansons}, T{jamais} O{les photos} », V{expliquer} S{la gardienne}
« S{nous} V{avoir} O{beaucoup de temps}, V{attendre:impératif.vous} T{encore} », V{dire} S{la gardienne}

= tournant
T{(le dernier soir|un soir|ce soir-là)}, S{il} V{abandonner} O{son appareil} J{et} V{jouer} O{du saxophone} L{face à la mer}
M{(fatigué|las) de ne photographier que des vagues}, S{il} V{prendre} O{son saxophone} J{et} V{jouer} T{(longtemps|jusqu'au soir)} L{au bord de l'eau}

= arrivée
T{(aussitôt|bientôt|soudain)}, S{le dauphin} V{surgir} L{(devant|près de) lui} J{et} V{danser} L{sur les vagues}
S{le dauphin} V{s'approcher} T{(aussitôt|alors)}, V{tourner} L{autour des rochers} J{et} V{siffler} C{comme un chef d'orchestre}

? regret
« T{maintenant que} S{tu} V{être} A{là}, S{je} V{ne plus avoir} O{mon appareil} », V{soupirer} S{le photographe}
« J{quelle belle photo} ! » V{s'exclamer} S{le photographe}, M{sans bouger}

= chute
J{mais} L{du haut de sa tour}, S{la gardienne du phare} V{prendre:antérieur} O{la plus belle des photos}
J{heureusement}, S{la gardienne du phare} V{prendre:antérieur} O{la photo} L{du haut de sa tour}

+ après
T{depuis}, S{cette photo} V{orner:état} O{la porte du phare}
S{on} V{y voir:état} O{l'homme}, O{le dauphin} J{et} O{un saxophone}
