@title L'étoile du désert
@levels CE2 CM1 CM2
@keywords désert, Sahara, caravane, chameau, dromadaire, oasis, étoile, tempête de sable, nuit
@tenses présent, passé_composé, passé_simple

= ouverture
C{avec la caravane de son père}, S{héros} V{traverser:état} O{le Sahara} : S{l'eau} V{manquer:état}, J{et} S{l'oasis} V{être:état} L{à un jour et une nuit de marche/nom}
S{héros} V{voyager:état} T{pour la première fois} C{avec la caravane} : S{les hommes et les dromadaires} V{devoir:état} O{gagner/ver l'oasis} T{avant la fin de l'eau}
L{(en plein désert|au cœur du Sahara)}, S{une caravane} V{avancer:état} L{vers une oasis}, J{et} S{héros} V{marcher:état} L{derrière le dernier dromadaire}

? charge
S{les dromadaires} V{porter:état} O{du sel, du thé et [des objet.maison.tapis|objet.maison.couverture|objet.conte.bijou|objet.cuisine.récipient=tapis,couverture pl]}
S{le (vent|soleil)} V{être:état} A{(chaud|brûlant/adj)} : S{chacun} V{cacher:état} O{son visage} L{sous un (long|grand) turban (bleu|blanc|noir)}
L{à perte de vue}, S{il} V{n'y avoir:état que} O{des dunes (jaunes|rousses|dorées)}

+ marche
T{à l'aube}, S{tout le monde} V{boire} O{une (petite|seule) gorgée d'eau}
T{à midi}, S{les voyageurs} V{tendre} O{une (toile|tente)} J{et} V{se reposer} L{à son ombre}
T{l'après-midi}, S{toute la caravane} V{descendre} O{une dune immense}, L{dans le sable (brûlant/adj|mou)}
S{le premier puits} V{être:état} A{(vide/adj|à sec)} : S{(la soif|la peur)} V{gagner} O{(les voyageurs|les marchands|toute la caravane)}
S{(un chameau|un jeune chameau)} V{refuser} I{de monter/ver la dune}, J{et} S{héros} V{lui parler} M{(doucement|tout bas/adv)}
S{un scorpion} V{traverser} O{la piste} J{et} V{disparaître} L{sous un caillou}
S{héros} V{apercevoir} O{un lac}, J{mais} S{son père} V{secouer} O{la tête} : S{ce} V{ne être:état que} A{un mirage}

= tempête
T{(soudain|tout à coup)}, S{un (mur|nuage) de sable} V{engloutir} O{(la caravane|le désert)} : J{quand} S{le calme/nom} V{revenir}, S{la piste} V{disparaître:antérieur}
S{le vent} V{se lever} J{et} V{souffler} T{(deux heures|trois heures|longtemps)} ; T{ensuite}, S{il} V{ne rester:état} O{aucune trace de la piste}
T{vers le soir}, S{une tempête de sable} V{effacer} O{(la piste|le chemin)} : S{personne}, J{pas même} S{le vieux guide}, V{ne savoir:état plus} L{où aller/ver}

? parole
« V{rester:impératif.vous} L{(près des|contre les) dromadaires} J{et} V{garder:impératif.vous} O{votre eau} ! » V{crier} S{le guide}
« J{si} S{nous} V{se tromper:présent}, S{nous} V{mourir:futur} C{de soif} », V{murmurer} S{un marchand}
« S{père}, V{attendre:impératif.nous} O{la nuit} ! » V{crier}-S{héros}
« S{est-ce que} S{l'oasis} V{être} L{à gauche} J{ou} L{à droite} ? » V{demander} S{un (marchand|voyageur)}
« S{nous} V{ne plus avoir} O{d'eau que pour un jour} », V{dire} S{le guide} I{aux marchands}

= étoile
T{à la nuit}, S{héros} V{lever} O{les yeux} J{et} V{reconnaître} O{l'étoile de sa grand-mère}, S{celle/pro} S{qui} V{montrer:état} M{toujours} O{le nord, la direction de l'oasis}
J{alors} S{héros} V{se rappeler} O{une leçon de sa grand-mère} : L{dans le ciel}, S{l'étoile polaire} V{indiquer:état} O{le nord}, J{et} S{l'oasis} V{être:état} L{au nord}
J{mais}, T{dès la nuit tombée}, S{héros} V{chercher} O{l'étoile polaire} L{parmi les autres} J{et} V{tendre} O{le doigt} : S{le nord et l'oasis} V{être:état} L{là-bas}

? nuit
S{les dromadaires} V{se lever} M{(en grognant|lentement)}, J{et} S{la caravane} V{repartir} L{sous les étoiles}
S{le sable} V{être:état} A{froid/adj} L{(sous leurs pieds|sous la lune)} ; S{personne} V{ne parler}
J{parfois}, S{un nuage} V{cacher:état} O{l'étoile}, J{et} S{toute la caravane} V{retenir:état} O{son souffle}

= oasis
T{au lever/nom du jour}, S{des palmiers} V{se dresser:état} L{(à l'horizon|devant eux|au pied d'une dune)} : S{héros} V{conduire:antérieur} O{la caravane} L{à l'oasis}
T{à l'aube}, S{les dromadaires} V{presser} O{le pas} : L{derrière la dernière dune}, S{l'oasis} V{les attendre:état}
T{(à l'aube|au petit matin/nom)}, S{une odeur d'eau} V{flotter:état} L{dans l'air}, J{puis} S{les premiers palmiers} V{apparaître} 

? fin
S{le vieux guide} V{tendre} O{la première (tasse|gourde)} I{à héros} M{en silence}
T{près du puits}, S{chaque (chameau|dromadaire|voyageur|marchand)} V{boire} T{longtemps}
S{héros} V{boire} M{longtemps}, J{puis} V{remercier} M{tout bas/adv} O{sa grand-mère}, S{qui} V{connaître:état} O{(le ciel|toutes les étoiles)} M{par cœur}
