@title La route des pourquoi
@levels CE1 CE2 CM1 CM2
@keywords voiture, voyage, vacances, petit frère, questions, phrase interrogative, mots interrogatifs
@tenses présent
# famille : qui, que, quand, où, d'où, comment, pourquoi, combien, combien de, quel, quelle, quels, quelles, quoi, est-ce que, qu'est-ce que, depuis quand, avec qui

= ouverture
S{la famille} V{partir} L{à la mer}, J{mais} S{le petit Malik} V{s'ennuyer}
L{sur la route/nom de la mer}, S{le petit Tom} V{s'ennuyer} T{déjà}

? paysage
S{les vaches} V{défiler} J{et} S{la mer} V{ne venir pas}
S{maman} V{conduire} J{et} S{papa} V{dormir} M{à moitié}

+ questions
T{à le départ} : « (S{qui} V{conduire} T{ensuite} & S{qui} V{ronfler} & J{que} V{manger}-S{on} & J{que} V{faire}-S{on} T{demain} & J{qu'est-ce que}  S{nous} V{boire} & J{est-ce que} S{maman} V{se perdre} & J{est-ce que} S{nous} V{tourner} & J{quand} V{arriver}-S{on} & J{où} V{dormir}-S{on} & J{d'où}  V{venir}-S{on} & J{comment}  V{rouler}-S{on} L{sur l'eau} & J{pourquoi}  V{s'arrêter}-S{on} & J{combien} V{payer}-S{on} & J{combien de vaches} V{voir}-S{on} & J{quel pont} V{prendre}-S{on} & J{quelle route} V{suivre}-S{on} & J{quels bonbons} V{manger}-S{on} & J{quelles chansons} V{chanter}-S{on} & J{à quoi} V{jouer}-S{on} & J{avec qui} V{jouer}-S{on} & J{depuis quand} V{rouler}-S{on} & J{jusqu'où}  V{aller}-S{on}) ? »
T{à le feu/nom rouge} : « (S{qui} V{conduire} T{ensuite} & S{qui} V{ronfler} & J{que} V{manger}-S{on} & J{que} V{faire}-S{on} T{demain} & J{qu'est-ce que}  S{nous} V{boire} & J{est-ce que} S{maman} V{se perdre} & J{est-ce que} S{nous} V{tourner} & J{quand} V{arriver}-S{on} & J{où} V{dormir}-S{on} & J{d'où}  V{venir}-S{on} & J{comment}  V{rouler}-S{on} L{sur l'eau} & J{pourquoi}  V{s'arrêter}-S{on} & J{combien} V{payer}-S{on} & J{combien de vaches} V{voir}-S{on} & J{quel pont} V{prendre}-S{on} & J{quelle route} V{suivre}-S{on} & J{quels bonbons} V{manger}-S{on} & J{quelles chansons} V{chanter}-S{on} & J{à quoi} V{jouer}-S{on} & J{avec qui} V{jouer}-S{on} & J{depuis quand} V{rouler}-S{on} & J{jusqu'où}  V{aller}-S{on}) ? »
T{à le péage} : « (S{qui} V{conduire} T{ensuite} & S{qui} V{ronfler} & J{que} V{manger}-S{on} & J{que} V{faire}-S{on} T{demain} & J{qu'est-ce que}  S{nous} V{boire} & J{est-ce que} S{maman} V{se perdre} & J{est-ce que} S{nous} V{tourner} & J{quand} V{arriver}-S{on} & J{où} V{dormir}-S{on} & J{d'où}  V{venir}-S{on} & J{comment}  V{rouler}-S{on} L{sur l'eau} & J{pourquoi}  V{s'arrêter}-S{on} & J{combien} V{payer}-S{on} & J{combien de vaches} V{voir}-S{on} & J{quel pont} V{prendre}-S{on} & J{quelle route} V{suivre}-S{on} & J{quels bonbons} V{manger}-S{on} & J{quelles chansons} V{chanter}-S{on} & J{à quoi} V{jouer}-S{on} & J{avec qui} V{jouer}-S{on} & J{depuis quand} V{rouler}-S{on} & J{jusqu'où}  V{aller}-S{on}) ? »
T{à le premier arrêt} : « (S{qui} V{conduire} T{ensuite} & S{qui} V{ronfler} & J{que} V{manger}-S{on} & J{que} V{faire}-S{on} T{demain} & J{qu'est-ce que}  S{nous} V{boire} & J{est-ce que} S{maman} V{se perdre} & J{est-ce que} S{nous} V{tourner} & J{quand} V{arriver}-S{on} & J{où} V{dormir}-S{on} & J{d'où}  V{venir}-S{on} & J{comment}  V{rouler}-S{on} L{sur l'eau} & J{pourquoi}  V{s'arrêter}-S{on} & J{combien} V{payer}-S{on} & J{combien de vaches} V{voir}-S{on} & J{quel pont} V{prendre}-S{on} & J{quelle route} V{suivre}-S{on} & J{quels bonbons} V{manger}-S{on} & J{quelles chansons} V{chanter}-S{on} & J{à quoi} V{jouer}-S{on} & J{avec qui} V{jouer}-S{on} & J{depuis quand} V{rouler}-S{on} & J{jusqu'où}  V{aller}-S{on}) ? »
T{à le dernier virage} : « (S{qui} V{conduire} T{ensuite} & S{qui} V{ronfler} & J{que} V{manger}-S{on} & J{que} V{faire}-S{on} T{demain} & J{qu'est-ce que}  S{nous} V{boire} & J{est-ce que} S{maman} V{se perdre} & J{est-ce que} S{nous} V{tourner} & J{quand} V{arriver}-S{on} & J{où} V{dormir}-S{on} & J{d'où}  V{venir}-S{on} & J{comment}  V{rouler}-S{on} L{sur l'eau} & J{pourquoi}  V{s'arrêter}-S{on} & J{combien} V{payer}-S{on} & J{combien de vaches} V{voir}-S{on} & J{quel pont} V{prendre}-S{on} & J{quelle route} V{suivre}-S{on} & J{quels bonbons} V{manger}-S{on} & J{quelles chansons} V{chanter}-S{on} & J{à quoi} V{jouer}-S{on} & J{avec qui} V{jouer}-S{on} & J{depuis quand} V{rouler}-S{on} & J{jusqu'où}  V{aller}-S{on}) ? »

? réponse
« T{bientôt} ! » V{répondre} S{maman} T{pour la dixième fois}
« V{demander:impératif.tu} I{à papa} ! » V{dire} S{maman}

= fin
J{enfin}, S{la mer} V{apparaître}, J{mais} S{le petit curieux/nom} V{dormir} !
J{mais} L{devant la mer}, S{l'enfant} V{se taire} T{enfin} C{pour écouter/ver} !
