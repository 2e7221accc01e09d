@title La place près du hublot
@levels CE1 CE2 CM1 CM2
@keywords avion, aéroport, voyage, hublot, nuages, Espagne, vacances, ciel, vieille dame
@tenses présent, passé_composé, passé_simple

= ouverture
T{pour la première fois}, S{héros} V{prendre} O{l'avion} : S{sa place}, L{près du hublot}, V{être:état} A{la meilleure de toutes}
T{depuis (un mois|des semaines|longtemps)}, S{héros} V{attendre:état} O{ce voyage en avion} C{pour voir/ver les nuages par le hublot}
L{à l'aéroport}, S{héros} V{serrer:état} O{son billet} L{dans sa main} : S{il} V{avoir:état} O{une place près du hublot}

? bagages
L{dans sa valise}, S{héros} V{emporter:état} O{[un objet.lecture.livre|vêtement.habit|vêtement.tête|vêtement.lunettes|objet.jouet.petit=roman,pull,casquette liste]}
S{sa valise} V{disparaître} L{sur (un tapis roulant|le tapis)}, J{et} S{héros} V{ne garder:événement que} O{son (sac|livre|carnet)}
L{devant (la porte|le guichet)}, S{des voyageurs} V{partir:état} L{pour (Londres|Rome|Dakar|Montréal|Madrid)}

= obstacle
J{mais} L{dans l'avion}, S{une vieille dame} V{être:état} L{à sa place}, M{le nez contre la vitre} : S{elle} V{ne jamais voler:antérieur}
J{mais} S{une très vieille dame} V{s'asseoir:antérieur} L{à sa place}, J{et} S{ses yeux} V{briller:état} C{comme ceux/pro d'un enfant}
J{quand} S{héros} V{arriver} L{devant son siège}, S{une vieille dame} V{y être:état} M{déjà}, A{toute joyeuse} C{de voir/ver le ciel}

? parole
« S{vous} V{pouvoir} O{garder/ver ma place}, S{madame} », V{dire}-S{héros} M{(à regret|poliment|avec un sourire)}
« S{c'} V{être} A{ma place}, J{mais} S{je} V{voir:futur} O{le ciel} T{une autre fois} », V{penser:événement}-S{héros}
« V{attacher:impératif.vous} O{vos ceintures}, S{nous} V{décoller:futur} T{dans un instant} », V{annoncer} S{le commandant}
« S{j'} V{avoir} O{quatre-vingts ans} J{et} S{je} V{ne jamais quitter:passé_composé} O{mon village} », V{dire} S{la vieille dame}
« V{me donner:impératif.tu} O{la main}, J{s'il te plaît}, S{j'} V{avoir} O{un peu peur} », V{murmurer} S{la vieille dame}

= choix
S{héros} V{hésiter} T{un instant}, J{puis} V{s'asseoir} L{au milieu} : S{la vieille dame} V{pouvoir:état} O{garder/ver le hublot}
S{héros} V{regarder} O{le hublot}, V{regarder} O{la dame} J{et} V{s'asseoir} L{à côté d'elle}, M{sans rien réclamer/ver}
S{héros} V{avaler} O{sa déception} J{et} V{laisser} O{le hublot} I{à la vieille dame}

+ vol
S{l'avion} V{rouler} M{(lentement|d'abord lentement)}, V{accélérer}, J{puis} V{quitter} O{le sol}
S{un nuage} V{avaler} O{l'avion}, J{et} S{tout} V{devenir} A{blanc/adj}
T{ensuite}, S{la vieille dame} V{voir} O{une mer de nuages} J{et}, L{au loin}, O{les Pyrénées couvertes de neige}
S{l'hôtesse} V{apporter} O{(du jus|de l'eau)}, J{et} S{la vieille dame} V{partager} O{ses (bonbons|biscuits)}
S{l'avion} V{trembler} M{un peu/adv} L{dans un trou d'air}, J{et} S{la main de la dame} V{serrer} O{la main de héros}
S{la vieille dame} V{lui montrer} O{des (champs|villages), des rivières et des routes}

= fin
T{avant l'arrivée/nom}, S{la vieille dame} V{se lever} J{et} V{changer} C{de place} : L{derrière le hublot}, S{l'Espagne} V{s'étendre:état} L{sous les yeux de héros}
T{à l'arrivée/nom}, S{le commandant} V{ouvrir} O{la porte de sa cabine} J{et} V{y inviter} O{héros et la vieille dame}
T{avant l'atterrissage}, S{la vieille dame} V{rendre} O{sa place} I{à héros} : S{la mer et les toits d'Espagne} V{briller:état} L{sous l'aile}
