@title Une seule note
@levels CE1 CE2 CM1
@keywords musique, orchestre, instruments, concert, triangle, patience
@tenses présent, passé_composé, passé_simple

= ouverture
T{(samedi soir|le soir du concert|un soir de juin)}, S{héros} V{attendre:état} O{son tour} L{au fond de l'orchestre}, O{un petit triangle à la main}
T{(samedi soir|le soir du concert|un soir de juin)}, L{derrière quarante musiciens}, S{héros} V{tenir:état} M{(fièrement|bien fort)} O{son petit triangle}

= désir
S{héros} V{avoir:état} O{une seule note}, T{à la fin}, J{mais} S{il} V{vouloir:état la jouer/ver} M{parfaitement}
C{dans tout le morceau/nom}, S{héros} V{devoir:état jouer/ver} O{une seule note}, J{mais} S{il} V{vouloir:état la jouer/ver} T{au bon moment}
S{héros} V{répéter:antérieur} T{pendant (deux|trois|quatre|six) semaines} C{pour ne pas rater/ver son unique note}

+ concert
S{le chef d'orchestre} V{lever} O{sa baguette}, J{et} S{(la salle|le public|la foule)} V{se taire} T{(aussitôt|enfin)}
M{d'abord}, S{(les violons|les flûtes|les harpes)} V{commencer} M{(très|tout) doucement}, M{comme une pluie fine}
S{(le piano|le violoncelle)} V{dialoguer} C{avec les (harpes|flûtes)}
J{puis} S{les (trompettes|tambours)} V{entrer} M{avec un bruit de (tempête|fête|galop)}
T{pendant ce temps}, S{héros} V{compter} M{tout bas} : J{trente-six mesures, trente-sept mesures}
S{(un vieux monsieur|un bébé|une dame)} V{tousser} L{au (premier|deuxième|dernier) rang}, J{et} S{héros} V{perdre} O{le compte}
S{sa main} V{(trembler|glisser)} T{un peu}, J{alors} S{héros} V{serrer} O{la ficelle} C{entre ses doigts}
3 | S{le morceau} V{devenir} A{si beau} O{que} S{héros} V{oublier +presque} I{de compter/ver}

? instruments
L{dans l'orchestre}, S{héros} V{regarder} O{[un objet.musique.instrument=violon,harpe,tambour liste]} : M{à côté}, S{son triangle} V{sembler:état} A{minuscule}

? parole
« V{faire:impératif.tu} O{attention}, S{ce} V{être +bientôt} A{à toi} », V{souffler} S{(le batteur|la violoniste|son voisin|sa voisine)}
« J{surtout}, V{ne pas bouger:impératif.tu} T{avant mon signe} ! » V{répéter:antérieur} S{le chef d'orchestre}
« J{et si} S{je} V{jouer} T{trop tôt} ? » V{se demander}-S{héros}
« J{pourquoi} V{jouer}-S{vous} M{si fort} ? S{on} V{ne pas m'entendre:futur} », V{murmurer}-S{héros} I{aux trompettes}

= silence
T{(soudain|tout à coup|alors)}, S{tous les instruments} V{se taire} J{et} S{le chef} V{tourner} O{les yeux} L{vers héros}
T{enfin}, S{le silence} V{tomber}, J{et} S{la baguette du chef} V{montrer} O{le fond de l'orchestre}

= note
S{héros} V{frapper} O{son triangle} M{(une fois|une seule fois)} : S{une (longue|petite) note (claire|brillante)} V{monter} L{(jusqu'au plafond|vers les étoiles|au-dessus des têtes)}
S{la petite note} V{s'envoler}, A{pure comme (une goutte d'eau|le cristal)}, J{et} S{personne} V{ne plus respirer}

? applaudissements
T{(après quelques secondes|ensuite)}, S{toute la salle} V{se lever} J{et} V{applaudir} M{(longtemps|très fort|sans fin)}
L{au premier rang}, S{(son grand-père|sa grand-mère|son père|sa mère)} V{s'essuyer} O{les yeux} C{avec un (mouchoir|foulard)}

? fin
« S{ce} V{être:imparfait} A{le plus beau moment du concert} », V{dire} S{(son grand-père|sa grand-mère|son père|sa mère)} T{à la sortie/nom}
T{la semaine suivante}, S{le chef} V{lui confier} O{deux notes}
