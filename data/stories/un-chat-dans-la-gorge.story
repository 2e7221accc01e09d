@title Un chat dans la gorge
@levels CE2 CM1
@keywords expression, chant, concert, musique, tante, voix, théâtre
@tenses présent, passé_composé, passé_simple

= ouverture
T{(une heure avant le concert|peu avant le concert|juste avant le concert)}, S{héros} V{retrouver} O{sa tante chanteuse} L{dans les coulisses}
L{derrière le rideau (rouge|de velours)}, S{héros} V{attendre:état} O{le début du concert} C{avec sa tante}, S{qui} V{chanter:état} T{(souvent|parfois|quelquefois)} L{dans ce théâtre}
S{héros} V{rendre} O{visite} I{à sa tante} L{au théâtre}, J{(car|parce que)} S{la célèbre chanteuse} V{donner:état} O{un concert} T{(le soir même|vers huit heures)}

= mot
J{mais} S{sa tante} V{tousser} J{et} V{murmurer} : « J{hélas}, S{je} V{avoir} O{un chat} L{dans la gorge} ! »
« S{je} V{ne plus pouvoir} O{chanter/ver}, S{je} V{avoir} O{un chat} L{dans la gorge} ! » V{dire} T{(soudain|tout à coup|alors)} S{sa tante} M{(presque sans voix|tout bas)}
J{cependant}, S{aucune note} V{ne sortir:état} : « S{je} V{avoir} T{encore} O{un chat} L{dans la gorge} ! » V{souffler} S{sa tante}

? doute
S{héros} V{ne pas comprendre} C{comment} S{un chat} V{pouvoir:état entrer/ver} L{là-dedans}
S{héros} V{se pencher} J{et} V{regarder} L{dans sa bouche}, L{sous la langue}, T{puis} L{entre les dents} : O{rien}
S{héros} V{écouter} M{(attentivement|en silence|longtemps)}, J{pourtant} S{aucun miaou} V{ne venir:état} L{de là-dedans}

? parole
« S{ce} V{être} A{peut-être un tout petit chat}, J{sinon} S{on} V{le voir:conditionnel} ! » V{penser:événement}-S{héros}
« V{ne pas bouger:impératif.tu} : S{je} V{aller le faire sortir/ver} ! » V{promettre}-S{héros}
« S{ce chat} V{s'égarer:passé_composé} ! S{nous} V{devoir l'aider/ver} T{tout de suite} ! » V{dire}-S{héros}
« S{tu} V{ne plus pouvoir} O{chanter/ver} ! J{et} J{si} S{ce chat} V{s'y plaire} ? » V{dire}-S{héros}
« S{on} V{devoir} O{lui donner/ver du lait} : J{si} S{ce chat} V{avoir} O{faim}, S{il} V{sortir:futur} ! » V{dire}-S{héros}
« J{quand} V{s'en aller:futur}-S{il}, S{ce chat} ? S{les gens} V{être} T{déjà} A{assis} ! » V{demander}-S{héros}

= solution
T{aussitôt}, S{héros} V{courir} L{(au café d'en face|chez la gardienne)} J{et} V{rapporter} O{un bol de lait chaud} C{pour attirer/ver le chat}
S{héros} V{demander} I{à (la gardienne|l'ouvreuse|un musicien)} O{du lait chaud} C{afin d'attirer/ver ce chat}
C{malgré la (foule|queue)}, S{héros} V{traverser} O{le hall} J{et} V{revenir} C{avec du lait chaud}, C{exprès pour le chat}

? rire
L{autour d'eux}, S{les musiciens} V{(éclater de rire/ver|rire de bon cœur)}, J{(mais|pourtant)} S{héros} V{ne rire guère}

= chute
S{sa tante} V{rire} M{(tellement|tant|si fort)} J{que} S{sa voix} V{revenir} T{(aussitôt|d'un seul coup)} !
S{la chanteuse} V{boire} O{le lait}, V{rire} M{beaucoup} J{et} V{retrouver} T{(enfin|aussitôt|presque aussitôt)} O{sa voix}
C{grâce au lait chaud}, S{la voix de sa tante} V{revenir} M{peu à peu}, T{(plus claire qu'avant|aussi claire qu'avant)}

? explication
« S{cela} V{vouloir dire/ver} J{que} S{ma voix} V{être} A{enrouée}, J{et non} J{que} S{je} V{cacher} O{un animal} ! » V{expliquer} S{sa tante}
« J{quand} S{on} V{avoir} O{la voix prise}, S{on} V{avoir} O{un chat} L{dans la gorge} : S{ce} V{être} A{une expression} », V{dire} S{sa tante}

? fin
J{et} T{(durant|pendant) tout le concert}, S{héros} V{écouter} A{(debout|assis)} L{(auprès/pré|tout près) du rideau}, C{sans faire/ver le moindre bruit}
T{depuis ce concert}, S{sa tante} V{dire:état} T{toujours} O{merci/nom} I{au chat} T{avant de chanter/ver}
