@title La rivière retrouvée
@levels CE2 CM1 CM2
@keywords environnement, écologie, pollution, déchets, recyclage, planète, nature, développement durable, énergie
@tenses présent, passé_composé, passé_simple

= ouverture
T{(autrefois|jadis|il y a vingt ans)}, S{(des castors|des poissons|des saumons|des hérons)} V{vivre:état} L{dans la rivière}, J{mais} S{(la pollution|une usine|les déchets)} V{les chasser:antérieur}
L{au bord de la rivière}, S{héros} V{découvrir} O{(des déchets & du plastique & des bouteilles & un pneu & de vieux papiers & du verre & un sac & des ordures & du métal & une roue de vélo & des emballages & du pétrole & un poisson mort/adj)}

+ constat
S{(l'eau|la rivière|l'air|le sol|la planète|la nature)} V{être:état} A{(~pollué/adj & ~sale & ~trouble/adj & ~malade & ~toxique & ~fragile & ~précieux)}, J{et} S{(les oiseaux|les poissons|les plantes|les arbres|les insectes|les abeilles)} V{disparaître:état}
S{(une usine|chaque voiture|la ville|le camion|le pétrole|la fumée)} V{polluer:état} O{(l'air & l'eau & la rivière & le sol & l'atmosphère & l'océan & les champs & la planète)}
« S{(le climat|la nature|la planète|la rivière|la forêt)} V{avoir} O{besoin} I{de nous} ! » V{dire}-S{héros}
L{à l'école}, S{la classe} V{étudier} O{(le recyclage & le tri des déchets & le climat & la biodiversité & l'énergie & l'eau potable & la pollution & le réchauffement de la planète & les énergies renouvelables & une éolienne & un panneau solaire & le gaspillage & l'environnement & l'écologie & la forêt & l'effet de serre & un barrage)}

+ actions
T{(samedi|ce jour-là|chaque mercredi)}, S{(les élèves|les habitants|les voisins)} (V{ramasser} O{les déchets} & V{nettoyer} O{la berge} & V{trier} O{le plastique} & V{planter} O{des arbres} & V{recycler} O{le verre} & V{protéger} O{les oiseaux} & V{remplir} O{cent sacs} & V{ramasser} O{les bouteilles} & V{réutiliser} O{le métal} & V{fabriquer} O{un composteur} & V{creuser} O{une mare})
L{au village}, S{chacun} (V{économiser} O{l'eau} & V{économiser} O{l'énergie} & V{éteindre} O{la lumière} & V{trier} O{ses déchets} & V{prendre} O{son vélo} & V{éviter} O{le gaspillage} & V{respecter} O{la nature} & V{préserver} O{la forêt} & V{consommer} M{moins} & V{ne plus jeter} O{de papier} & V{ne plus gaspiller} O{l'électricité} & V{réparer} O{les objets} & V{recycler} O{le carton})
L{(sur la colline|près du village|au bord de la rivière)}, S{(la mairie|la commune)} V{installer} O{(une éolienne & des panneaux solaires & une poubelle de tri & un composteur & une station d'épuration & un panneau solaire & un barrage & des nichoirs & un container de verre)}
S{(l'usine|la mairie|le maire)} V{promettre} I{de (réduire/ver les déchets|traiter/ver l'eau|planter/ver une forêt|protéger/ver l'environnement|recycler/ver le plastique|limiter/ver la pollution)}

= fin
T{(un matin/nom|au printemps|deux ans plus tard)}, S{héros} V{voir} O{(une truite|une loutre|un martin-pêcheur|un castor)} L{dans l'eau claire} : S{la rivière} V{revivre}
T{(au printemps|deux ans plus tard)}, S{les (poissons|oiseaux|grenouilles)} V{revenir}, J{et} S{héros} V{se baigner} L{dans la rivière}
