@title Dans le trou du souffleur
@levels CE2 CM1 CM2
@keywords théâtre, pièce, acteur, mémoire, spectacle, trac
@tenses présent, passé_composé, passé_simple

= ouverture
L{sous la scène du théâtre}, S{héros} V{tenir:état} O{le texte de la pièce} C{pour aider/ver les acteurs}
L{dans un (petit|vieux) théâtre}, S{héros} V{devoir:état souffler/ver} O{le texte} I{à les acteurs}, M{sans se montrer/ver}

= trou
T{(soudain|tout à coup)}, S{le (grand|célèbre) acteur} V{se taire} : S{il} V{oublier:antérieur} O{(tout son rôle|la suite)}
T{quand} S{le rideau} V{se lever}, S{l'acteur} V{pâlir}, V{rougir} J{et} V{ne savoir plus rien dire}

? public
S{le public} V{attendre}, V{tousser} J{et} V{commencer à rire}
L{dans la salle}, S{[un personne.famille.adulte|personne.famille.enfant|personne.métier.commerce|personne.élève=dame,garçon adj sg]} V{bâiller} M{bruyamment}

= premier
« S{je} V{revenir} C{d'un pays lointain/adj} », V{souffler}-S{héros}
« S{je} V{être} A{le roi} J{et} S{je} V{ne craindre} O{personne} », V{souffler}-S{héros}

+ répliques
« S{je} V{courir:passé_composé}, S{je} V{souffrir:passé_composé}, S{je} V{mourir} I{de soif} ! »
« S{vous} V{prendre:passé_composé} O{mon trône/nom}, S{vous} V{rendre:futur} O{[le objet.conte.bijou|objet.conte.trésor|objet.conte.arme=couronne,épée]}. »
« S{nous} V{vaincre:futur}, J{car} S{nous} V{suivre} O{[un personne.conte.noble|personne.conte.noble.jeune|personne.conte.magique|personne.conte.pirate=reine,chevalier adj sg]}. »
« V{ouvrir:impératif.vous} O{les portes}, V{battre:impératif.vous} I{du tambour}, V{peindre:impératif.vous} O{mes murs} C{en or/nom} ! »
« S{nous} V{boire:futur}, S{nous} V{rire:futur} J{et} S{nous} V{écrire:futur} O{[un abstrait.parole.chant|abstrait.parole.poème|abstrait.parole.récit=chanson,légende adj]}. »

= retour
S{l'acteur} V{répéter} O{chaque mot}, J{et} S{la salle} V{ne tousser plus}, V{ne rire plus}
M{(mot à mot|peu à peu)}, S{l'acteur} V{retrouver} O{son rôle} J{et} V{lever} O{les bras} C{comme un vrai roi}

= fin
L{à la fin}, S{tout le monde} V{applaudir} : S{l'acteur} V{se pencher} J{et} V{tendre} O{la main} L{vers le trou} C{pour montrer/ver héros}
T{quand} S{le rideau} V{tomber}, S{l'acteur} V{offrir} O{ses fleurs} I{à héros} : « S{vous} V{jouer:passé_composé} M{mieux que moi} ! »
