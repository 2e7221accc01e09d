@title La tente aux fourchettes
@levels CE1 CE2 CM1
@keywords camping, tente, vacances, nuit, orage, pluie, forêt, lac, père, voisins
@tenses présent, passé_composé, passé_simple

= ouverture
L{au camping du lac}, S{héros et son père} V{ouvrir} O{le sac de la tente} : S{les piquets} V{rester:antérieur} L{à la maison}
S{héros} V{arriver} L{au camping} C{avec son père} J{et} V{déplier} O{la tente neuve}, J{mais} S{aucun piquet} V{ne se trouver:état} L{dans le sac}
3 | C{pour sa première nuit sous la tente}, S{héros} V{choisir} O{une place} L{(au bord du lac|sous les pins)} ; J{hélas}, S{son père} V{oublier:antérieur} O{les piquets}

? ciel
L{(au-dessus|de l'autre côté) du lac}, S{de gros nuages} V{arriver:état} M{déjà}
S{le vent} V{secouer:état} O{(la toile|les branches|les parasols)}, J{et} S{la nuit} V{tomber:état} M{vite/adv}
L{tout autour}, S{les autres campeurs} V{dîner:état} M{tranquillement} L{(devant leur tente|près de leur caravane)}

= idée
J{alors} S{héros} V{enfoncer} O{(quatre|six|dix) fourchettes} L{dans la terre} : S{la tente} V{tenir:événement} A{debout/adv}
L{dans la caisse de la cuisine}, S{héros} V{trouver} O{des fourchettes} C{pour remplacer/ver les piquets}
T{(soudain|tout à coup)}, S{héros} V{avoir:événement} O{une idée} : S{les fourchettes} V{pouvoir:état} O{remplacer/ver les piquets}

+ montage
S{son père} V{tendre} O{la toile}, S{héros} V{frapper} C{avec (un caillou|une pierre|sa chaussure)}
S{une fourchette} V{se tordre}, S{une autre} V{disparaître} L{dans (l'herbe|la boue)}
T{ensuite}, S{héros} V{attacher} O{les ficelles} M{(solidement|avec de gros nœuds)}
S{un voisin} V{s'approcher} J{et} V{éclater} C{de rire/nom} L{(derrière sa moustache|devant la tente)}
L{sur les bords de la toile}, S{ils} V{poser} O{de (grosses|lourdes) pierres}
T{enfin}, S{ils} V{installer} O{les duvets} J{et} V{allumer} O{(la lampe|la lanterne)}

? inventaire
L{sous la tente}, S{héros} V{ranger} O{[un objet.maison.lampe|objet.maison.couverture|objet.maison.coussin|vêtement.habit|vêtement.pied|objet.lecture.livre=pull,livre,couverture liste]}

? parole
« V{ne pas bouger:impératif.tu}, S{tout} V{aller} O{s'écrouler/ver} ! » V{dire} S{son père}
« J{comment} V{manger:futur}-S{nous} O{nos pâtes} ? » V{demander}-S{héros}
« S{vous} V{planter} O{des fourchettes} : J{quand} V{pousser:futur}-S{elles} ? » V{demander} S{un voisin} M{en riant/ver}
« S{papa}, S{est-ce que} S{tu} V{avoir} O{peur du tonnerre} ? » V{demander}-S{héros} M{tout bas/adv}
« S{je} V{ne rien oublier:futur} T{la prochaine fois} », V{promettre} S{son père}

= orage
T{dans la nuit}, S{l'orage} V{éclater} : S{la pluie} V{frapper} O{la toile}, S{le vent} V{tirer} L{sur les ficelles}
T{vers minuit}, S{le tonnerre} V{réveiller} O{héros} : S{la tente} V{trembler:état} C{de tous les côtés}
T{à minuit}, S{une (rafale|bourrasque)} V{gonfler} O{la tente} C{comme un ballon}, J{et} S{une fourchette} V{s'envoler}

? nuit
S{héros} V{se serrer} L{contre son père} J{et} V{compter} O{les secondes} L{entre l'éclair et le tonnerre}
S{l'eau} V{couler:état} L{(autour de|le long de) la tente}, J{mais} S{les duvets} V{rester:état} A{secs}

= fin
T{(au matin/nom|à l'aube)}, S{une seule tente} V{être:état} A{debout/adv} L{au bord du lac} : S{celle/pro des fourchettes}
T{au matin/nom}, S{le soleil} V{briller:état} : S{la tente} V{tenir:antérieur}, J{et} S{les voisins} V{venir} C{admirer/ver les fourchettes}
T{le lendemain}, S{le voisin} V{apporter} O{(du pain|des crêpes)}, J{mais} S{il} V{falloir} O{manger/ver} C{avec les doigts} : S{les fourchettes} V{tenir:état} O{la tente}
