@title Le fantôme mal compris
@levels CM1 CM2
@keywords maison hantée, fantôme, humour, famille, peur, nuit
@tenses présent, passé_composé, passé_simple

# Un vieux fantôme veut chasser la famille qui emménage ; chaque frayeur passe pour un service. La petite lui dit bonne nuit : il reste.
= ouverture
S{un vieux fantôme} V{habiter:état} A{seul} L{dans un manoir}, T{quand/con} S{une famille} V{s'y installer} : S{il} V{décider} C{de la chasser/ver}
T{un jour}, S{une famille} V{acheter} O{un manoir (hanté|en ruine)}, J{mais} S{le fantôme} V{vouloir:état rester/ver} A{tranquille} J{et} V{jurer} C{de la chasser/ver}

? plan
« T{demain}, S{ils} V{partir:futur} M{en courant/ver} ! » V{(ricaner|murmurer)}-S{il} M{(méchamment|joyeusement)}
« S{je} V{être} A{le fantôme le plus terrible du pays}, J{quand même} ! » V{(grommeler|se répéter)}-S{il}
« S{vous} V{trembler:futur} T{avant minuit} ! » V{(promettre|gronder)}-S{il} L{derrière (un rideau|une tapisserie)}
L{au grenier}, S{il} V{rassembler} O{(ses chaînes|son vieux suaire|ses plus lourdes chaînes)} J{et} V{répéter} O{(ses grimaces|ses hurlements)} L{devant le miroir}

= essai
T{(à minuit|la première nuit)}, S{il} V{secouer} O{ses chaînes} L{dans (le couloir|l'escalier)} : S{la mère} V{accuser} O{le chauffage} J{et} V{se rendormir}
T{le soir même}, S{il} V{hurler} L{dans la cheminée}, J{mais} S{le père} V{n'entendre que} O{le vent} J{et} V{fermer} O{la fenêtre}
T{au milieu de la nuit}, S{il} V{faire claquer} O{toutes les portes} : S{la grand-mère} V{se plaindre} C{des courants d'air}

+ échecs
T{(ensuite|puis)}, S{il} V{souffler} O{les (bougies|chandelles)}, J{et} S{l'oncle} V{se réjouir} C{d'économiser/ver la cire}
T{(le lendemain|la nuit suivante)}, S{il} V{renverser} O{un seau d'eau}, J{et} S{le père}, M{en épongeant/ver le sol}, V{découvrir} O{une fuite dangereuse}
S{il} V{déplacer} O{[un objet.maison.meuble=armoire sg]} M{à grand bruit}, J{et} S{toute la famille} V{admirer} O{la nouvelle décoration}

? fatigue
M{(découragé|fatigué|tout triste)}, S{le fantôme} V{s'asseoir} L{en haut de l'escalier} J{et} V{soupirer} M{(longuement|profondément)}
« J{que} V{devoir}-S{je} O{faire/ver} J{encore} ? » V{(gémir|se lamenter)}-S{le fantôme} L{sur le seuil du grenier}
= rencontre
T{(soudain|tout à coup)}, S{une petite fille en pyjama} V{apparaître} L{devant lui} J{et} V{le regarder} M{(longuement|gravement)}, M{sans (aucune peur|trembler)}
T{alors}, S{la plus jeune de la famille}, S{qui} V{ne pas dormir:état}, V{s'approcher} L{du fantôme} J{et} V{lui sourire}
? dialogue
« S{je} V{t'entendre} T{chaque nuit}, S{tu} V{travailler} T{trop} », V{(murmurer|chuchoter)}-S{elle}
« V{se reposer:impératif.tu} J{donc}, S{tu} V{devoir être} A{épuisé} ! » V{(chuchoter|conseiller)}-S{elle}
« S{nous} V{t'aimer} M{bien}, J{mais} S{tu} V{pouvoir faire} O{moins de bruit} », V{(expliquer|dire)}-S{elle} M{(gentiment|poliment)}
= chute
« V{dormir:impératif.tu +bien}, J{vieux fantôme} ! » V{(dire|murmurer)}-S{elle}, J{et} S{le fantôme}, A{(bouleversé|ému)}, V{ranger} O{ses chaînes}
S{elle} V{lui souhaiter} O{une bonne nuit} : T{pour la première fois}, S{quelqu'un} V{l'accueillir:état} L{dans sa propre maison}
S{elle} V{lui offrir} O{(sa veilleuse|sa couverture)}, J{et} S{le fantôme} V{renoncer} M{(aussitôt|volontiers)} C{à chasser/ver cette famille}

? après
T{depuis cette nuit}, S{il} V{garder:présent} O{la maison} J{et} V{refermer:présent} M{(doucement|délicatement)} O{les portes}
T{désormais/adv}, S{on} V{entendre:présent +parfois} O{un léger ronflement} L{au grenier}
