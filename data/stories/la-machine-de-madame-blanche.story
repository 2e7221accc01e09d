@title La machine volante
@levels CE2 CM1 CM2
@keywords aviation, avion, inventions, inventeur, voler, histoire, progrès
@tenses présent, passé_composé, passé_simple
# famille : avion, ballon, montgolfière, planeur, parachute, aile, hélice, moteur, roue, cabine, pilote, mécanicien, inventeur, savant, invention, machine, téléphone, radio, vapeur, bicyclette, essai, plan, dessin, atelier, outil, vis, toile, bois, corde, piste, champ, ciel, nuage, vent, oiseau, oie, foule, rêve, échec, succès, record, courage, voler, décoller, atterrir, planer, inventer, construire, essayer, échouer, réussir, léger, lourd, fou, patient

= rêve
L{dans (son atelier|un vieux hangar|un champ|la grange)}, S{madame Blanche} V{construire:état} O{(un avion|un planeur|une machine folle|une lourde machine|une invention|un grand oiseau de toile)} : S{son rêve} V{être:état} A{de voler/ver}
T{en 1903}, S{madame Blanche} V{vouloir:état} O{voler/ver} : S{elle} V{réunir} O{(du bois & de la toile & une corde & une vis & une hélice & un moteur & une roue de bicyclette & un plan & un dessin d'oiseau & un outil)}

+ moqueries
« S{personne} V{ne pouvoir} O{(voler/ver & décoller/ver & planer/ver & inventer/ver un avion & construire/ver une machine & piloter/ver un oiseau de toile & réussir/ver un essai & battre/ver un record & quitter/ver le champ & toucher/ver un nuage & atteindre/ver le ciel/nom)} ! » V{rire} S{(un savant|la foule|un mécanicien|un inventeur|un pilote de ballon)}
S{elle} V{vouloir:événement +pourtant} O{(essayer/ver & inventer/ver une aile & réussir/ver & réussir/ver après un échec & construire/ver plus léger & décoller/ver sans vapeur & atterrir/ver sans casser/ver & planer/ver comme une oie & dessiner/ver un plan & rester/ver patiente & garder/ver courage & battre/ver le vent)}
S{chacun} V{lui conseiller +plutôt} O{(un ballon & la radio & le téléphone & la bicyclette & une machine à vapeur & une montgolfière & un parachute & un métier sans échec)}, J{car} S{un savant célèbre} V{craindre:état} O{(un échec|de la voir échouer/ver|une chute)}

= essai
T{au premier essai}, (S{une aile} V{se plier} & S{l'hélice} V{tomber} & S{le moteur} V{fumer} & S{la toile} V{se déchirer} & S{une roue} V{partir} L{dans le champ} & S{une vis} V{sauter} & S{la corde} V{casser} & S{le bois} V{craquer} & S{le mécanicien} V{s'enfuir} & S{la cabine} V{pencher} & S{une oie} V{rire} & S{la machine lourde} V{reculer})

= utile
J{mais} S{chaque échec} V{servir} : S{(l'hélice|l'aile|la toile|la corde|la roue|le moteur|le bois|la vis)} V{finir} L{(sur le moulin|sur une charrette|sur une brouette)}

= vol
T{(un matin sans vent|au centième essai|un matin de mai)}, S{(la machine|l'avion|le planeur|l'invention)} V{décoller} J{et} V{suivre} O{(une oie|un oiseau|un nuage|le vent|les oies)} C{pendant une minute}

? foule
L{sur la piste}, S{la foule} V{vouloir +aussitôt} O{(essayer/ver & voler/ver & devenir/ver pilote & toucher/ver l'hélice & inventer/ver un parachute & construire/ver un avion & monter/ver dans la cabine & embrasser/ver le mécanicien & fêter/ver ce succès & oublier/ver ses rires & téléphoner/ver à un savant & dessiner/ver une aile)}
« S{mon (succès|record)} V{tenir} I{(à une vis & à un bout de bois & à une corde & à un oiseau & à mille échecs & à un moteur léger & à un essai fou & à un mécanicien patient & au vent & à la toile & à un bon outil & à un dessin & à mon atelier & à une drôle d'invention & à un rêve)} ! » V{dire} S{madame Blanche}
