@title Le voleur de chaussures
@levels CE2 CM1 CM2
@keywords fait divers, enquête, police, détective, animaux, journal
@tenses présent, passé_composé, passé_simple

# Fait divers : chaque nuit, des chaussures disparaissent des perrons. L'inspectrice interroge, suit les empreintes : une renarde en a rempli son terrier pour ses petits.
= ouverture
T{depuis (une semaine|plusieurs jours|quinze jours)}, S{des chaussures} V{disparaître:état} T{chaque nuit} L{dans un village}, J{et} S{une inspectrice} V{mener:état} O{l'enquête}
L{dans un village (tranquille|paisible)}, S{quelqu'un} V{voler:état} T{toutes les nuits} O{une seule chaussure} L{par maison} : S{une inspectrice} V{devoir:état} O{le retrouver/ver}
T{un (matin/nom|lundi matin/nom)}, S{onze habitants} V{se plaindre} : S{un mystérieux voleur} V{prendre:antérieur} O{une chaussure} L{devant chaque porte}, J{et} S{une inspectrice} V{arriver}

? indices
L{sur le (seuil|perron|trottoir)}, S{l'inspectrice} V{relever} O{(des traces de boue|quelques poils roux|une empreinte minuscule)}
S{l'inspectrice} V{noter} M{(soigneusement|attentivement|aussitôt)} O{l'heure et le lieu de chaque vol}
C{selon le journal}, S{il} V{manquer:état +déjà} O{(des bottes|des sandales|plusieurs pantoufles)}

= interrogatoire
T{(d'abord|aussitôt|sans tarder/ver)}, S{l'inspectrice} V{interroger} O{(les voisins|les témoins)}, J{mais} S{personne} V{ne rien entendre:antérieur}
S{l'inspectrice} V{questionner} M{(patiemment|poliment)} O{(tout le quartier|tout le village)} : S{chacun} V{soupçonner:état} O{son voisin}
S{l'inspectrice} V{frapper} L{à toutes les portes} J{et} V{écouter} M{(patiemment|attentivement)} O{les témoins}, S{qui} V{s'accuser:état} M{entre eux}

+ témoignages
« S{je} V{ne plus avoir que} O{des chaussures gauches} ! » V{(gémir|se plaindre)}-S{le facteur}
« S{ce} V{être} A{sûrement le cordonnier} ! » V{(murmurer|chuchoter|affirmer)}-S{la boulangère}
« V{me croire:impératif.vous}, S{je} V{dormir:imparfait} T{hier soir} ! » V{jurer}-S{le cordonnier}
S{le maire}, S{qui} V{marcher:état} L{en chaussettes}, V{promettre} O{une récompense}
S{les habitants} V{fermer} M{(prudemment|enfin)} O{(leurs portes|leurs placards)} M{à clé}

= piège
T{(le soir|à la tombée de la nuit)}, S{l'inspectrice} V{déposer} O{une (vieille botte|pantoufle)} L{devant sa porte} J{et} V{se cacher} L{(derrière un buisson|derrière une haie)}
C{pour attirer/ver le voleur}, S{l'inspectrice} V{placer} O{ses propres bottes} L{sur le perron} J{et} V{surveiller} O{la rue} T{toute la nuit}
S{l'inspectrice} V{répandre} O{(de la farine|du sable)} L{autour d'une botte} J{et} V{guetter} M{silencieusement} T{jusqu'à l'aube}

? apparition
T{vers (quatre|trois|cinq) heures}, S{une ombre} V{traverser} O{la rue}, V{saisir} O{l'appât} J{et} V{filer} L{vers le bois}
T{(soudain|brusquement)}, S{un léger craquement} V{trahir} O{le voleur}, S{qui} V{s'enfuir} L{à travers les jardins}

= découverte
C{grâce aux empreintes}, S{l'inspectrice} V{découvrir} L{dans le bois} O{le terrier d'une renarde} : S{soixante chaussures} V{l'entourer:état} !
S{les traces} V{la conduire} L{jusqu'à un terrier} : S{une renarde} V{y dormir:état} L{au milieu de (soixante|cinquante|cent) chaussures} !
L{au bout de la piste}, S{l'inspectrice} V{apercevoir} O{une renarde} L{devant son terrier}, C{entourée de (bottes|pantoufles|sandales)}
? petits
L{dans (une pantoufle|une botte|un chausson)}, S{trois renardeaux} V{mordiller:état} M{(joyeusement|tranquillement)} O{un lacet}
S{ses petits} V{se disputer:état} O{une pantoufle} M{en grognant/ver}

= fin
« S{je} V{ne pas pouvoir arrêter} O{une mère de famille} ! » V{(déclarer|s'exclamer)}-S{l'inspectrice} M{en riant/ver}
S{l'inspectrice} V{fermer} O{son carnet} : S{le coupable} V{porter:état} O{une fourrure rousse} J{et} V{ne pas comprendre:état} O{la loi}

? après
T{le lendemain}, S{les habitants} V{chercher} O{(l'autre chaussure|leur chaussure)} L{sur la place}, T{pendant que} S{le maire} V{rire:état}
T{depuis/pré ce jour}, S{chacun} V{rentrer:présent} O{ses chaussures} T{avant la nuit}
