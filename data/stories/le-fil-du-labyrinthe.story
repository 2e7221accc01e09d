@title Le fil du labyrinthe
@levels CM1 CM2
@keywords mythologie, légende, labyrinthe, héros, Grèce, courage
@tenses présent, passé_composé, passé_simple

# Légende : en Crète, personne n'est ressorti du labyrinthe ; une princesse donne une pelote de fil à un jeune Athénien ; il affronte le monstre, le fil le ramène.
= ouverture
T{au temps des légendes}, S{un jeune prince grec/adj} V{débarquer} L{en Crète} C{pour combattre/ver le monstre} S{qui} V{vivre:état} L{au fond d'un labyrinthe}
S{un jeune prince} V{vouloir:état délivrer/ver} O{son peuple} C{du monstre} S{que/pro} S{le roi de Crète} V{cacher:état} L{dans un labyrinthe}
L{en Crète}, S{un monstre affamé} V{vivre:état} L{dans un labyrinthe}, J{et} S{un jeune prince} V{jurer} C{de le vaincre/ver}

? palais
L{dans ce labyrinthe}, S{les couloirs} V{se ressembler:état} M{tellement} J{que/con} S{chacun} V{s'y perdre:état}
S{le roi}, S{qui} V{être:état} A{(cruel|orgueilleux|impitoyable)}, V{sourire:état} M{méchamment}

= pelote
T{la veille du combat}, S{la fille du roi} V{glisser} M{(secrètement|discrètement)} L{dans la main du prince} O{une pelote de fil}
S{la fille du roi}, S{qui} V{avoir:état} O{pitié} I{du prince}, V{lui offrir} M{(secrètement|en cachette)} O{une simple pelote de fil}
T{(la nuit|le soir)}, S{la princesse Ariane} V{rejoindre} O{le prince} J{et} V{lui tendre} O{une pelote de laine}

? parole
« V{attacher:impératif.tu} O{ce fil} L{à l'entrée} J{et} V{ne jamais le lâcher:impératif.tu} », V{(murmurer|chuchoter)}-S{elle}
« S{tu} V{le dérouler:futur} T{en marchant/ver} L{vers le centre} », V{(expliquer|chuchoter)}-S{elle}
« S{je} V{préférer:conditionnel} O{une épée}, J{mais} S{je} V{te remercier} », V{(plaisanter|répondre)}-S{le prince}
« S{la patience} V{valoir +parfois} M{mieux} J{que} S{la force} », V{(affirmer|murmurer)}-S{elle}
« S{nous} V{se revoir:futur} T{avant l'aube} », V{(promettre|répondre)}-S{le prince}

= entrée
T{(à l'aube|le lendemain)}, S{le prince} V{nouer} O{le fil} L{à l'entrée} J{et} V{s'enfoncer} M{(courageusement|prudemment)} L{dans le labyrinthe}
T{(à l'aube|le lendemain)}, S{le prince} V{franchir} O{le seuil du labyrinthe}, M{en déroulant/ver le fil derrière lui}
S{le prince} V{attacher} O{le fil} L{près de la porte}, V{respirer} M{profondément} J{et} V{pénétrer} L{dans l'obscurité}

+ marche
T{(d'abord|pendant une heure)}, S{il} V{avancer} M{(lentement|prudemment)}, L{le long d'un mur (humide|glacé)}
T{(ensuite|puis)}, S{il} V{monter} O{un escalier}, S{qui} V{le ramener} L{à son point de départ}
L{dans un couloir sans issue}, S{il} V{apercevoir} O{[un objet.conte.arme|vêtement.tête=bouclier,bandeau liste]}
S{une chauve-souris} V{frôler} O{son visage}, J{mais} S{il} V{serrer} O{le fil} M{plus fort}
T{(bientôt|enfin)}, S{une odeur de fauve} V{se répandre} L{autour de lui}

= combat
T{(soudain|tout à coup|brusquement)}, S{le monstre} V{surgir} : S{le combat} V{être} A{(long|terrible|violent)}, J{mais} S{le prince} V{l'emporter}
L{au centre}, S{le monstre à tête de taureau} V{bondir}, J{mais} S{le prince} V{l'éviter} J{et} V{le vaincre}
S{un mugissement} V{retentir} J{et} S{le monstre} V{attaquer} : S{le prince} V{lutter} M{(courageusement|vaillamment)} J{et} V{triompher}

? doute
T{(alors|puis)}, S{sa torche} V{s'éteindre} : S{il} V{ne rester:état que} O{le fil} L{entre ses doigts}
L{autour du vainqueur}, S{tous les couloirs} V{sembler:état} A{identiques}

= chute
S{le prince} V{suivre} M{(patiemment|pas à pas)} O{le fil} L{jusqu'à la sortie}, L{où} S{la princesse} V{l'attendre:état} !
C{grâce au fil}, S{le prince} V{retrouver} O{la lumière}, J{et} S{ses compagnons} V{l'acclamer}
S{le fil} V{le guider} L{(de couloir en couloir|à travers la nuit)} L{jusqu'à la porte}, L{où} S{la princesse} V{pleurer:état} C{de joie}

? après
« S{tu} V{vaincre:passé_composé} O{un monstre}, J{mais} S{mon fil} V{vaincre:passé_composé} O{le labyrinthe} », V{(remarquer|dire)}-S{la princesse} M{en souriant/ver}
S{le roi} V{entrer} L{dans une colère noire}, J{mais} S{le bateau du prince} V{être:état +déjà} L{loin}
