@title Le rhinocéros et l'oiseau
@levels CM1 CM2
@keywords fable, morale, animaux, savane, orgueil, amitié
@tenses présent, passé_composé, passé_simple

# Fable : un rhinocéros orgueilleux chasse le petit oiseau qui vit sur son dos. Insectes, puis danger : presque aveugle, il est surpris par les chasseurs ; l'oiseau revient et crie.
= ouverture
S{un rhinocéros} V{porter:état} L{sur son dos} O{un petit oiseau}, J{mais} S{toute la savane} V{se moquer:état} I{de cet attelage}
L{dans la savane}, S{un rhinocéros orgueilleux} V{vivre:état} C{avec un petit oiseau} L{sur le dos}, J{et} S{ses voisins} V{en rire:état} M{(énormément|constamment)}
S{un rhinocéros}, S{qui} V{se croire:état} O{le maître de la savane}, V{avoir:état} O{honte} C{du petit oiseau perché} L{sur son dos}

+ moqueries
« S{tu} V{porter +enfin} O{un chapeau} ! » V{(ricaner|s'exclamer)}-S{la hyène}
« S{un si gros animal} V{obéir} I{à une plume} ! » V{(plaisanter|s'écrier)}-S{l'hippopotame}, A{(hilare|moqueur)}
L{(près du fleuve|au bord du fleuve)}, S{[un animal.sauvage.savane=éléphant,girafe]} V{détourner} O{la tête} C{pour (rire|sourire)/ver}
« S{nous} V{être} A{amis}, J{et} S{cela} V{ne gêner} O{personne} », V{(répondre|expliquer)}-S{l'oiseau} M{(patiemment|modestement|poliment)}

= colère
T{un (soir|matin/nom)}, S{le rhinocéros} V{secouer} M{(brusquement|violemment)} O{l'échine} : « V{partir:impératif.tu}, S{je} V{n'avoir besoin} I{de personne} ! »
« V{me laisser:impératif.tu}, S{je} V{se débrouiller} A{seul} ! » V{(gronder|s'écrier)}-S{le rhinocéros} T{un matin/nom}, J{et} S{l'oiseau} V{s'envoler}
T{un jour}, A{(vexé|furieux)}, S{le rhinocéros} V{chasser} O{l'oiseau}, S{qui} V{disparaître} L{au-dessus des (acacias|arbres)}

? solitude
T{dès le lendemain}, S{les (mouches|insectes)} V{l'attaquer} M{(sans pitié|cruellement|sans relâche)}
T{(d'abord|pendant une journée)}, S{il} V{être} A{(fier|heureux)} ; T{(ensuite|puis)}, S{sa peau} V{le démanger} M{(affreusement|terriblement)}
S{il} V{avoir beau se frotter} L{contre (les rochers|un tronc)}, S{les tiques} V{s'accrocher:état} L{à son cou}
T{(la nuit|le soir)}, S{le silence} V{lui sembler:état} A{plus lourd qu'un éléphant}

= danger
T{(bientôt|peu après)}, S{des chasseurs} V{approcher} L{(contre le vent|derrière les hautes herbes)}, J{mais} S{le rhinocéros}, A{(presque aveugle|à moitié aveugle)}, V{ne rien apercevoir}
S{les rhinocéros} V{voir:présent} M{très mal} : S{celui-ci} V{ne pas distinguer:état} O{les chasseurs} S{qui} V{ramper:état} L{vers lui}
T{à l'heure la plus (chaude|brûlante)}, S{des chasseurs} V{s'avancer} M{(silencieusement|prudemment|à pas de loup)}, T{tandis que} S{le rhinocéros} V{somnoler:état}

= cri
T{(soudain|tout à coup)}, S{un cri (perçant|aigu)} V{retentir} : S{l'oiseau}, S{qui} V{le surveiller:état} M{de loin}, V{donner:état} O{l'alarme} !
« V{fuir:impératif.tu}, S{les chasseurs} V{être} A{là} ! » V{(hurler|crier|s'écrier)}-S{l'oiseau} L{au-dessus de lui}
M{(sans hésiter/ver|sans rancune)}, S{l'oiseau} V{plonger} L{du haut d'un acacia} J{et} V{crier} M{si fort} J{que} S{le rhinocéros} V{bondir}

? fuite
S{le rhinocéros} V{galoper} L{(vers le nord|à travers les herbes)} J{et} V{ne s'arrêter que} L{(au fleuve|de l'autre côté du fleuve)}
S{les chasseurs}, A{(surpris|effrayés)}, V{lâcher} O{leurs (filets|cordes)} J{et} V{s'enfuir}

= morale
T{depuis ce jour}, S{le rhinocéros} V{promener:présent} M{(fièrement|dignement)} O{son ami} : S{personne} V{n'être:présent} A{assez grand} C{pour se passer/ver des petits}
« V{remonter:impératif.tu +vite} », V{(murmurer|supplier)}-S{le rhinocéros}, S{qui} V{comprendre:antérieur} J{que/con} S{un ami} V{ne jamais peser:présent +lourd}
S{le rhinocéros} V{baisser} M{(humblement|timidement)} O{la tête} C{pour accueillir/ver son ami} : S{la force} V{ne pas valoir:présent} O{l'amitié}

? après
S{la hyène} V{se mettre à ricaner}, J{mais} T{cette fois}, S{personne} V{ne rire} C{avec elle}
