@title Le secret de la falaise
@levels CE2 CM1 CM2
@keywords fossile, dinosaure, falaise, Normandie, musée, plage, ammonite, savant, pierre
@tenses présent, passé_composé, passé_simple

= ouverture
S{héros} V{connaître:état} O{le nom de tous les dinosaures} J{et} V{rêver:état} C{d'en trouver/ver un} L{sous les falaises de Normandie}
T{pendant les vacances}, L{en Normandie}, S{héros} V{fouiller:état} T{chaque jour} O{le pied de la falaise} C{dans l'espoir d'y trouver/ver un dinosaure}
L{sur une plage de Normandie}, S{héros} V{chercher:état} O{(un os|une dent|une griffe) de dinosaure} L{au pied de la falaise}, C{avec sa grand-mère}

? sac
L{dans son sac}, S{héros} V{transporter:état} O{[un objet.outil.marteau|objet.maison.récipient|objet.jouet.pelle|objet.jouet.seau|objet.lecture.livre|objet.école.fourniture=marteau,carnet,boîte liste]}
S{héros} V{marcher:état} M{sans lever/ver la tête}, L{(entre les galets|le long des rochers)}, T{à marée basse}

+ recherche
T{pendant la nuit}, S{la pluie} V{décoller:antérieur} O{un morceau de falaise}, J{et} S{de nouvelles pierres} V{couvrir:état} O{la plage}
T{d'abord}, S{héros} V{ramasser} O{(un caillou rond|un galet percé|un bout de bois)} J{et} V{le rejeter} M{aussitôt} L{à la mer}
L{un peu plus loin}, S{une trace étrange} V{traverser:état} O{le sable}, J{mais} S{ce} V{ne être:état que} A{celle d'un (goéland|crabe)}
S{la mer} V{remonter:état} M{(déjà|doucement)}, S{le temps} V{presser:état}

= découverte
T{soudain}, L{entre deux (galets|rochers)}, S{héros} V{apercevoir} O{une pierre enroulée comme un escargot}
S{héros} V{casser} O{un bloc d'argile} : L{à l'intérieur}, S{une spirale parfaite} V{dormir:état} L{dans la pierre}
T{soudain}, S{une vague} V{se retirer} J{et} V{montrer} I{à héros} O{une drôle de pierre roulée comme un ressort}

? parole
« S{tu} V{croire} O{que} S{c'} V{être} A{une corne de dinosaure} ? » V{demander}-S{héros} I{à sa grand-mère}
« V{ne pas la laisser:impératif.tu} O{tomber/ver}, S{elle} V{être} A{peut-être précieuse} ! » V{dire} S{sa grand-mère}
« T{demain}, S{nous} V{aller:futur} L{au musée} », V{décider} S{sa grand-mère}
« J{si} S{les pierres} V{parler:imparfait}, S{elles} V{nous dire:conditionnel} O{leur âge} », V{soupirer}-S{héros}

= musée
L{au musée}, S{une savante} V{prendre} O{sa loupe} J{et} V{sourire} : S{la pierre} V{ne pas venir:état} I{d'un dinosaure}, J{mais} I{d'une ammonite}, S{qui} V{vivre:imparfait} L{dans la mer}
S{héros} V{montrer} O{la pierre} I{à la savante du musée}, S{qui} V{secouer} O{la tête} : S{ce} V{être:état} A{une ammonite}, J{pas} A{un dinosaure}

? explication
T{(il y a cent soixante millions d'années|au temps des dinosaures)}, S{la mer} V{couvrir:imparfait} O{la Normandie}, J{et} S{cet animal} V{y nager:imparfait}
T{siècle après siècle}, S{la vase} V{recouvrir:antérieur} O{la coquille} J{et} V{se changer:antérieur} I{en pierre}
S{héros} V{baisser} O{la tête}, A{déçu} : S{son animal} V{n'avoir:état} J{ni} O{griffes} J{ni} O{grandes dents}

= fin
« S{cette coquille} V{voir:passé_composé} O{passer/ver les dinosaures} », V{ajouter} S{la savante}, J{et} S{héros} V{serrer} O{son trésor} L{contre son cœur}
J{pourtant}, S{la savante} V{être:état} A{ravie} : L{dans la vitrine du musée}, S{une étiquette} V{raconter +bientôt} O{la découverte de héros}
J{pourtant}, S{cette coquille} V{être:état} A{plus vieille que bien des dinosaures}, J{et} T{ce soir-là}, S{héros} V{s'endormir} C{avec elle} L{sous l'oreiller}
