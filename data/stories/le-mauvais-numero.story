@title Le mauvais numéro
@levels CE2 CM1
@keywords téléphone, appel, erreur, vieille dame, amitié, dimanche
@tenses présent, passé_composé, passé_simple

= ouverture
T{(vers midi|vers six heures|juste avant le repas)}, S{le téléphone} V{sonner} L{chez héros}, J{et} S{une vieille dame} V{parler} T{(aussitôt|tout de suite)} M{sans s'arrêter/ver}
S{héros} V{mettre:état} O{la table} T{(quand|lorsque)} S{le téléphone} V{sonner} : S{ce} V{être:état} A{une vieille dame inconnue}

= erreur
« J{Paul}, S{mon gâteau} V{être} A{prêt}, J{mais} S{tu} V{ne pas être} L{là} : J{quand} V{arriver}-S{tu} ? » V{demander} S{la dame}
« J{Paul}, S{ton gâteau} V{refroidir} ! S{je} V{t'attendre} T{depuis ce matin/nom}, A{debout} L{près de la porte} ! » V{dire} S{la dame}
« J{Paul}, S{tu} V{être} A{mon petit-fils} J{et} S{tu} V{ne jamais m'appeler} ! » V{dire} S{la dame} M{d'une voix douce}

? gêne
S{héros} V{ne pas oser:événement raccrocher/ver}, J{car} S{la dame} V{parler:état} M{(tellement|vraiment) gentiment}
S{héros} V{hésiter} T{(d'abord|longtemps)} : C{comment le lui dire/ver} M{sans la rendre/ver triste} ?

= aveu
« S{je} V{ne pas être} A{Paul}, S{vous} V{faire} O{erreur} ! » V{répondre}-S{héros} M{(poliment|doucement)}
« J{hélas}, S{ce} V{ne pas être} A{Paul} : S{vous} V{avoir} O{un mauvais numéro} ! » V{avouer}-S{héros}

? silence
L{au bout du fil}, S{la dame} V{se taire}, T{puis} V{soupirer} T{(plusieurs|deux ou trois) fois}
L{là-bas}, S{on} V{n'entendre:état plus} O{rien}, J{sauf} O{(une vieille horloge|une bouilloire)}

? explication
« S{je} V{confondre:passé_composé} O{le six} C{avec le huit} ! S{on} V{ne plus y voir} M{très bien}, T{à mon âge} ! » V{dire} S{la dame}
« S{ce} V{être} C{à cause de mes lunettes} : S{elles} V{tomber:passé_composé} L{dans la pâte} ! » V{raconter} S{la dame}

? parole
« J{quel} O{gâteau} V{faire:passé_composé}-S{vous} ? » V{demander}-S{héros}
« J{si} S{vous} V{vouloir}, S{on} V{pouvoir appeler/ver} O{Paul} M{ensemble} ! » V{proposer}-S{héros}
« V{me parler:impératif.vous} I{de Paul} : S{je} V{avoir} T{encore} O{un peu de temps} ! » V{dire}-S{héros}

+ conversation
T{d'abord}, S{la dame} V{raconter} O{(sa jeunesse|son village|sa recette)}
T{ensuite}, S{héros} V{parler} I{de (son école|sa journée|ses vacances)}, M{de plus en plus volontiers}
M{peu à peu}, S{la voix de la dame} V{devenir} A{plus gaie}
« S{tu} V{avoir} O{un frère} J{ou} O{une sœur} ? » V{demander} S{la dame}
T{soudain}, S{la dame} V{rire}, J{parce que} S{son chat} V{manger:antérieur} O{le gâteau}

= fin
T{(désormais|dorénavant)}, S{la vieille dame} V{se tromper:état} M{exprès} T{(chaque dimanche|de temps en temps|une fois par mois)}
T{(désormais|dorénavant)}, S{le téléphone} V{sonner:état} T{chaque dimanche}, J{et} S{ce} V{ne plus être:état} A{une erreur}
