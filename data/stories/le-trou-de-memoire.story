@title Le trou de mémoire
@levels CE2 CM1 CM2
@keywords théâtre, spectacle, école, timidité, amitié, mémoire
@tenses présent, passé_composé, passé_simple

# Théâtre : l'enfant, trop timide pour jouer, est souffleur. L'acteur principal perd la voix (mémoire) et n'entend pas le souffleur : il doit monter sur scène.
= ouverture
T{le soir du spectacle}, S{héros} V{devoir:état souffler/ver} O{leur texte} I{aux acteurs}, J{car} S{il} V{être:état} A{trop timide} C{pour jouer/ver}
S{héros} V{connaître:état} M{par cœur} O{toute la pièce}, J{mais} S{il} V{préférer:état rester/ver} C{dans la boîte du souffleur}
S{héros}, S{qui} V{être:état} A{trop timide} C{pour jouer/ver}, V{accepter} C{de souffler/ver leur texte aux acteurs}

? salle
L{dans la salle}, S{les parents} V{chuchoter:état} J{et} S{les fauteuils} V{grincer:état}
L{dans les coulisses}, S{on} V{apercevoir:état} O{[un objet.conte.arme|vêtement.tête|objet.maison.siège=épée,chapeau,fauteuil liste]}
S{les trois coups} V{retentir} J{et} S{le rideau} V{s'ouvrir} M{(lentement|majestueusement)}

+ premier-acte
T{d'abord}, S{les acteurs} V{jouer} M{(parfaitement|gaiement)} O{la première scène}
S{un (troubadour|bandit|chevalier)} V{entrer} M{(fièrement|bruyamment)} J{et} V{trébucher} L{sur le tapis}
T{(ensuite|puis)}, S{la reine} V{oublier} O{un mot}, S{que/pro} S{héros} V{lui souffler} T{aussitôt}
T{à la deuxième scène}, S{le public} V{rire} M{(énormément|franchement)} J{et} V{taper} C{dans ses mains}

= panne
T{(soudain|tout à coup)}, S{le roi} V{se taire} L{au milieu d'une phrase} : S{il} V{ne plus savoir:état} O{son texte} !
T{(brusquement|soudain)}, S{le roi} V{ouvrir} O{la bouche}, J{mais} S{il} V{ne rien dire} : S{sa mémoire} V{être:état} A{vide}
T{au dernier acte}, S{le roi} V{rougir}, V{bégayer} J{et} V{perdre} M{(complètement|brusquement)} O{la mémoire}

? souffle
« S{je} V{vous pardonner}, J{car} S{vous} V{être} A{courageux} ! » V{(souffler|chuchoter)}-S{héros}, J{mais} S{le roi} V{ne rien entendre}
« V{me regarder:impératif.tu} ! » V{(murmurer|chuchoter)}-S{héros} M{(désespérément|en vain)}
« S{je} V{avoir} O{un trou de mémoire} ! » V{(souffler|murmurer)}-S{le roi} M{entre ses dents}
« V{le sauver:impératif.tu} ! » V{(supplier|chuchoter)}-S{la reine} C{en se tournant/ver vers la boîte}

= élan
T{alors}, S{héros} V{sortir} L{de sa cachette}, V{saisir} O{une couronne} J{et} V{s'avancer} M{(courageusement|bravement)} L{sur la scène}
M{(sans réfléchir/ver|sans hésiter/ver)}, S{héros} V{bondir} L{sur la scène} J{et} V{s'agenouiller} L{devant le roi}
S{héros} V{oublier} O{sa timidité}, V{monter} L{sur la scène} J{et} V{prendre} O{la main du roi}

? réplique
« S{notre roi} V{être} A{trop ému} : S{je} V{parler:futur} C{pour lui} ! » V{(déclarer|s'écrier)}-S{héros}
« S{je} V{être} O{la voix du roi}, V{me écouter:impératif.vous} ! » V{(déclarer|annoncer|s'exclamer)}-S{héros}
« S{le roi} V{avoir} O{mal à la gorge}, S{nous} V{finir:futur} M{ensemble} », V{(improviser|expliquer)}-S{héros}

= chute
S{héros} V{réciter} O{toute la tirade}, J{et} S{la salle}, S{qui} V{ne rien deviner:antérieur}, V{applaudir} M{(longuement|énormément)}
S{sa voix} V{trembler} T{un instant}, J{puis} S{elle} V{remplir} O{le théâtre} : S{le public} V{se lever} C{pour l'applaudir/ver}
S{héros} V{jouer} O{la fin de la pièce} M{(fièrement|sans une faute)}, J{et} S{le public} V{crier} O{bravo}

? après
« S{tu} V{me sauver:passé_composé} ! » V{(murmurer|s'écrier)}-S{le roi} L{derrière le rideau}
T{depuis ce jour}, S{la boîte du souffleur} V{rester:présent} A{vide}
