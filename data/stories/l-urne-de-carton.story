@title L'urne de carton
@levels CE2 CM1 CM2
@keywords école, élection, vote, délégué, démocratie, citoyen
@tenses présent, passé_composé, passé_simple

# Élection du délégué : le héros se présente, trouve sa rivale meilleure, vote pour elle… et perd d'une voix. Elle le choisit pour adjoint.
= ouverture
T{(ce vendredi|lundi|mardi)}, S{la classe} V{élire:état} O{son délégué}, J{et} S{héros} V{espérer:état battre/ver} O{son unique rivale}
S{héros} V{vouloir:état devenir/ver} O{<délégué|déléguée> de la classe}, J{mais} S{une (autre|seconde) candidate} V{se présenter:état} J{aussi}
C{pour l'élection du délégué}, S{il} V{n'y avoir:état que} O{deux <candidats|candidates>} : S{héros} J{et} S{une fille} S{que/pro} S{personne} V{n'entendre:état jamais}

? préparatifs
L{au fond de la classe}, S{on} V{installer:antérieur} O{(un isoloir avec un rideau|un isoloir avec deux rideaux|une urne de carton)}
S{[un personne.élève=camarade,élève sg]} V{peindre +encore} O{une affiche}

? promesses
« S{je} V{demander:futur} O{des ballons neufs} J{et} O{des frites} T{tous les jours} ! » V{(promettre|annoncer)}-S{héros}
« V{voter:impératif.vous} C{pour moi}, S{vous} V{ne jamais le regretter:futur} ! » V{(s'écrier|lancer|promettre)}-S{héros} M{(fièrement|avec assurance)}
« S{nous} V{avoir} O{le droit} C{d'être/ver écoutés}, S{tous} ! » V{(affirmer|déclarer)}-S{héros} M{(vivement|bruyamment)}
« S{ce} V{être} A{moi} S{que/pro} S{vous} V{choisir:futur}, J{n'est-ce pas} ? » V{demander}-S{héros}

= discours
S{sa rivale}, J{elle}, V{proposer} M{(modestement|timidement|simplement)} O{un banc} C{pour les élèves} S{qui} V{rester:état} M{à l'écart}
T{(alors|ensuite|puis)}, S{sa rivale} V{se lever} J{et} V{parler} M{(calmement|simplement|d'une voix douce)} C{des élèves} S{qui} V{rester:état} L{dans leur coin}
T{quand/con} S{sa rivale} V{prendre} O{la parole} C{pour défendre/ver les plus timides}, S{toute la classe} V{se taire}

? doute
S{cette idée} V{être:état} A{(bonne|excellente|généreuse)}, J{et} S{héros} V{le savoir:état} M{(parfaitement|très bien)}
« S{elle} V{avoir} O{raison} », V{(penser|murmurer|chuchoter)}-S{héros}, J{presque} M{malgré <lui|elle>}

= vote
L{dans l'isoloir}, S{héros} V{hésiter} T{(longtemps|un instant)}, J{puis} V{voter} C{pour sa rivale}
M{(honnêtement|sans rien dire/ver|sans bruit)}, S{héros} V{écrire} O{le nom de sa rivale} L{sur son bulletin}
T{lorsque/con} S{le moment de voter/ver} V{arriver}, S{héros} V{glisser} L{dans l'urne} O{un bulletin} L{où} S{le nom de sa rivale} V{être:état} A{écrit}

+ dépouillement
T{(d'abord|puis)}, S{deux élèves} V{ouvrir} O{l'urne} J{et} V{compter} O{les bulletins} M{(un à un|à voix haute)}
S{le maître} V{vérifier} M{(soigneusement|attentivement|deux fois)} O{les bulletins}, S{dont} S{un seul} V{être:état} A{blanc/adj}
S{les deux <candidats|candidates>} V{être:état +d'abord} A{à égalité} : S{il} V{ne rester:état que} O{un bulletin} C{à (lire|ouvrir)/ver}

= résultat
S{héros} V{perdre} C{d'une seule voix} : S{la sienne} !
S{sa rivale} V{l'emporter} C{d'une seule voix}, J{et} S{héros} V{savoir:état +bien} A{laquelle}
S{il} V{manquer} O{une seule voix} I{à héros}, S{la sienne} : S{sa rivale} V{l'emporter} !

? surprise
« V{être:impératif.tu} O{mon <adjoint|adjointe>}, S{je} V{avoir} O{besoin} C{de toi} », V{(proposer|dire)}-S{la gagnante}
T{(aussitôt|alors)}, S{la nouvelle déléguée} V{tendre} O{la main} I{à héros} : « S{nous} V{travailler:futur} M{ensemble} ! »
S{héros} V{applaudir} M{(sincèrement|chaleureusement)} O{la nouvelle déléguée}, S{dont} S{les joues} V{rougir:état}
T{le lendemain}, S{les deux <rivaux|rivales>} V{construire} M{ensemble} O{le premier banc}
