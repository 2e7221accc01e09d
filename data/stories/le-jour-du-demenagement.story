@title Le jour du déménagement
@levels CE1 CE2 CM1
@keywords déménagement, maison, meubles, cartons, pièces de la maison, chambre
@tenses présent, passé_composé, passé_simple

= ouverture
T{un samedi (de mai|de juin|de juillet|d'août|de septembre|d'octobre)}, S{héros} V{déménager} C{avec toute sa famille}
S{héros} V{changer} I{de maison} : S{les déménageurs} V{remplir:état +déjà} O{(leur gros camion|leur camion bleu|l'ascenseur|l'escalier)} I{de cartons}
T{ce samedi}, S{les parents de héros} V{quitter} O{leur appartement} C{pour une (vieille|grande|petite|jolie) maison (à la campagne|près de la rivière|au bout de la ville|derrière l'église)}

= désir
S{héros} V{ranger:antérieur} O{sa petite lampe} L{au fond d'un carton}, J{mais} S{il} V{ne plus savoir:état} J{lequel}
C{sans sa petite lampe}, S{héros} V{dormir:état} M{(très mal|vraiment mal)}, J{or} S{la lampe} V{être:état} L{dans un de ces cartons}
S{une seule chose} V{inquiéter:état} O{héros} : S{sa petite lampe} V{voyager:état} L{au milieu de quarante-deux cartons (pareils|fermés)}

? chargement
S{trois hommes (forts|patients|en salopette)} V{porter} O{[un objet.maison.meuble|objet.maison.siège=armoire,canapé,table liste]} L{jusqu'au camion}
S{les déménageurs} V{descendre} O{(le piano|l'armoire|le réfrigérateur|la commode|le grand lit)} M{(avec précaution|marche après marche|sans un mot|très lentement|avec des cordes)}
« V{tenir:impératif.tu} O{bien} O{la porte}, V{se pousser:impératif.tu} J{et} V{faire:impératif.tu} O{attention} I{(à tes pieds|au mur|au miroir)} ! » V{dire} S{(le chef|un déménageur|une voisine)}

? route
S{le camion} V{partir} T{(enfin|le premier|avant midi)}, J{et} S{la voiture} V{le suivre} L{(jusqu'au portail|sans le perdre de vue|à travers la ville)}
L{sur le siège arrière}, S{héros} V{garder} O{(le chat|la plante verte|l'horloge|le bocal du poisson rouge|une pile d'assiettes)} L{sur ses genoux}

? maison
L{dans la nouvelle maison}, S{les pas} V{résonner:état}, J{car} S{toutes les pièces} V{être:état} A{(vides|blanches et vides)}
S{(la cuisine|la salle de bains|le salon|la chambre)} V{sentir:état} O{(la peinture|le bois|le savon|la cire)} J{et} S{les fenêtres} V{ne pas avoir:état encore} O{(de rideaux|de volets)}

= soir
T{bientôt}, S{la nuit} V{tomber}, J{et} S{héros} V{commencer à ouvrir/ver} O{les cartons} L{(un par un|l'un après l'autre)}
T{le soir}, J{quand} S{le camion} V{repartir}, S{héros} V{chercher} L{(dans tous les coins|partout|de carton en carton|d'une pièce à l'autre)}

+ fouille
L{dans le premier carton}, S{héros} V{trouver} O{[un objet.cuisine.récipient|objet.cuisine.table|objet.cuisine.couvert=casserole,assiette,saladier liste]}
L{dans un carton (plus léger|mou|rond comme un ballon)}, S{il} V{y avoir:état} O{[un vêtement.habit|vêtement.tête|vêtement.hiver=manteau,bonnet,écharpe liste]}
S{le plus gros carton} V{cacher:état} O{[un objet.jouet.petit|objet.lecture.livre|objet.école.fourniture=album,puzzle,trousse liste]}
L{dans le couloir}, S{un carton (énorme|très lourd|trop lourd|mal fermé)} V{contenir:état} O{(un miroir|une horloge|un réveil|un cadre|un tabouret), (des oreillers|des draps|des serviettes|une couette) et (un tapis|un balai|un panier|un vase)}
L{dans la salle de bains}, S{héros} V{ne découvrir que} O{(du savon|des brosses|un peigne|des éponges|un séchoir) et (des serviettes|du dentifrice|un parapluie)}
L{sous l'escalier}, S{héros} V{déplier} O{(les rideaux du salon|la nappe des jours de fête|son vieux doudou)}, J{mais} S{aucune lampe} V{ne tomber} I{de là}
L{dans le garage}, S{les outils} V{dormir:état +encore} L{dans un coin} : S{(un marteau|une scie|un tournevis), (une pelle|un arrosoir|une échelle) et (des clous|des vis|une corde)} V{ne servir} I{à rien} L{ici}
3 | L{du grenier à la cave}, S{rien} V{ne briller:état}

? parole
« J{où} V{être}-S{tu}, S{petite lampe} ? » V{murmurer}-S{héros}
« S{je} V{ne jamais la retrouver:futur} ! » V{soupirer}-S{héros}
« S{nous} V{la chercher:futur} T{demain}, J{car} S{il} V{être} A{tard} », V{dire} S{(son père|sa mère|son grand frère|sa grande sœur)}
« V{se coucher:impératif.tu}, J{et} V{fermer:impératif.tu} O{les yeux} », V{conseiller} S{(sa mère|son père|sa tante|son oncle)}
« S{on} V{ne rien pouvoir} O{voir ici} : S{ce} V{être} A{la nuit dehors et dedans} ! » V{plaisanter} S{(son oncle|sa tante|sa sœur|son frère)}

= chute
J{alors}, L{derrière la dernière casserole du dernier carton}, S{(une lueur|une petite lumière|un point jaune)} V{apparaître} : S{la lampe} V{être:état +toujours} A{allumée} !
T{(enfin|soudain|tout à coup)}, L{au fond d'une grande soupière}, S{héros} V{sentir} O{un fil} L{sous ses doigts} : S{la lampe} V{être:état} L{dedans} !
T{(enfin|pourtant)}, S{héros} V{soulever} O{(un torchon|une nappe|un chapeau)} J{et} V{trouver} O{sa lampe}, S{qui} V{attendre:état} M{(sagement|sans bruit)} L{entre deux assiettes}

? après
T{(aussitôt|quelques minutes plus tard|ensuite)}, S{héros} V{s'endormir} L{sur un matelas, (entre deux|au milieu des|contre les) cartons}
S{sa petite lampe} V{éclairer} O{les murs nus}, J{et} S{la maison neuve} V{sembler:état} A{(moins grande|déjà plus douce|presque connue)}
