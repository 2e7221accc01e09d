@title Le grand plongeoir
@levels CE1 CE2 CM1
@keywords piscine, natation, nager, plonger, peur, courage, sport
@tenses présent, passé_composé, passé_simple

= ouverture
T{(mardi|jeudi|vendredi) matin}, L{à la piscine}, S{héros} V{monter} M{(lentement|sans un mot)} L{sur le plongeoir de trois mètres/nom}
T{le jour de la dernière leçon}, L{à la piscine}, S{héros} V{décider} I{de sauter/ver du plongeoir de trois mètres/nom}
S{toute la classe} V{sauter:antérieur +déjà} L{du grand plongeoir}, J{mais} S{héros} V{ne pas oser:état encore}

= peur
L{tout en haut}, S{l'eau} V{sembler:état} A{(très|bien) lointaine}, J{mais} S{héros} V{vouloir:état vaincre/ver} O{sa peur}
S{ses jambes} V{trembler:état}, J{mais} S{héros} V{vouloir:état sauter/ver} T{avant midi}

? décor
S{l'eau} V{être:état} A{(tiède|bleue|transparente|lisse comme un miroir)} J{et} V{sentir:état} O{le chlore}
L{en bas}, S{les têtes} V{ressembler:état} I{à des (bouchons|noisettes|petits pois)}, J{avec} C{leurs bonnets (rouges|jaunes|de toutes les couleurs)}
S{héros} V{remonter} O{(son maillot|son bonnet|ses lunettes)} J{et} V{s'accrocher} I{à la barre}

+ essais
T{d'abord}, S{héros} V{avancer} C{d'un (pas|pied|petit pas)}, J{puis} V{reculer} C{de deux}
T{ensuite}, S{héros} V{s'asseoir} L{au bord}, O{les pieds dans le vide}, C{pour réfléchir/ver}
S{héros} V{compter} L{jusqu'à (trois|cinq|dix|vingt|cent)}, M{(lentement|très lentement|à voix haute)}, J{mais} S{ses pieds} V{rester:état} A{collés}
S{(un garçon|une fille)} V{passer} L{devant}, V{se boucher} O{le nez} J{et} V{disparaître} L{dans une gerbe d'eau}
S{(une mouche|un moineau|un pigeon)} V{se poser} L{sur la planche}, V{regarder} L{en bas} J{et} V{s'envoler} T{aussitôt}
3 | S{héros} V{penser} I{(aux grenouilles|aux dauphins|aux otaries|aux phoques)}, S{qui} V{ne jamais se poser:présent} O{de questions}

? parole
« V{prendre:impératif.tu} O{ton temps}, S{rien} V{ne presser} », V{dire} S{(le maître-nageur|la monitrice|le moniteur)}
« V{regarder:impératif.tu} L{loin devant toi}, J{jamais} L{sous tes pieds} ! » V{conseiller} S{ami}
« S{je} V{sauter:futur} T{(demain|l'an prochain|une autre fois)} », V{soupirer}-S{héros}
« V{sauter:présent}-S{nous} M{ensemble} ? » V{proposer} S{ami}
« J{quand} S{tu} V{pouvoir:futur}, S{tu} V{le faire:futur} », V{ajouter} S{(le maître-nageur|la monitrice)}

= tournant
T{(soudain|alors|tout à coup)}, S{un (rayon de soleil|éternuement|coup de sifflet)} V{surprendre} O{héros}, S{qui} V{lâcher} O{la barre}
T{enfin}, S{héros} V{respirer}, V{regarder} O{le mur d'en face} J{et} V{faire} O{un dernier pas}

= chute
S{(une seconde|un instant) de silence} V{passer}, J{puis} S{l'eau} V{exploser} L{de tous les côtés} : S{héros} V{sauter:antérieur} !
S{héros} V{voler} T{(une seconde|un instant)}, J{puis} V{s'enfoncer} L{dans mille bulles} J{et} V{remonter} M{en riant/ver}

= fin
S{héros} V{sortir} L{de l'eau}… J{et} V{courir} L{vers l'échelle} C{pour recommencer/ver}
T{(à midi|à la fin de la leçon)}, S{héros} V{plonger} C{pour la (troisième|quatrième|dixième) fois}, J{et} S{personne} V{ne vouloir rentrer/ver}
