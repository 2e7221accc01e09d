@title Le cœur sur la main
@levels CM1 CM2
@keywords expression, générosité, épicière, quartier, hiver, partage, commerce
@tenses présent, passé_composé, passé_simple

= ouverture
C{selon (les voisins|tout le quartier)}, S{l'épicière} V{avoir:état} O{le cœur sur la main} ; S{héros} V{vouloir:état} T{(donc|enfin)} O{le voir/ver} M{de près}
S{tout le monde} V{répéter:état} J{que} S{l'épicière} V{avoir:état} O{le cœur sur la main}, J{et} S{héros} V{rêver:état} T{(tellement|surtout)} C{de voir/ver cela}

= guet
T{(un matin d'hiver|un soir de décembre)}, S{héros} V{se cacher} L{(derrière les cageots|entre deux étagères|parmi les sacs de riz)} J{et} V{regarder} O{les mains de l'épicière}
C{malgré le froid}, S{héros} V{s'installer} L{(devant la vitrine|en face de l'épicerie)} C{afin d'observer/ver les mains de l'épicière}

? déception
J{certes}, S{ces mains} V{travailler:état} M{(sans arrêt|sans cesse)}, J{toutefois} S{aucun cœur} V{ne se montrer:état} L{ni dessus, ni dessous}
L{dans la main droite}, S{on} V{ne voir:état que} O{(de la monnaie|un torchon|un crayon)}, J{bien que} S{héros} V{regarder:subjonctif} L{partout}

+ gestes
id=pain | J{quoique} S{la boutique} V{être:subjonctif} A{presque vide}, S{l'épicière} V{offrir} O{du pain} I{à un vieil homme}
I{à un enfant en larmes}, S{l'épicière} V{tendre} O{(une orange|un bonbon|une mandarine)} ; S{celui-ci} V{sourire} T{aussitôt}
J{comme} S{une dame} V{n'avoir:état plus} M{assez} O{d'argent}, S{l'épicière} V{faire:événement} O{semblant} C{de mal compter/ver}
T{un peu plus tard}, S{l'épicière} V{porter:événement} O{deux paniers} L{jusque chez un malade}, L{au-dessus de la boutique}
S{l'épicière} V{donner:état} M{davantage} J{que} S{on} V{ne demander:état}, M{sans rien dire/ver}

? parole
après=pain | « T{tout à l'heure}, S{vous} V{donner:passé_composé} O{du pain} : L{où} V{être}-S{il}, O{votre cœur} ? » V{demander}-S{héros} I{à l'épicière}
« L{où} V{être}-S{il} T{donc}, O{votre cœur} ? S{je} V{n'en voir} A{aucun} ! » V{demander}-S{héros} I{à l'épicière}
« S{vous} V{l'avoir} L{(ici|là)}, L{dans votre main} ? J{comment} V{tenir}-S{il} L{dessus} ? » V{demander}-S{héros} I{à l'épicière}
« T{(naguère|autrefois|jadis)}, S{j'} V{avoir:imparfait} O{faim} M{aussi} : S{je} V{s'en souvenir} ! » V{raconter} S{l'épicière}
après=pain | « S{ce} V{n'être que} A{du pain}, J{et} S{je} V{en avoir} M{assez} C{pour tous} ! » V{dire} S{l'épicière}
« V{prendre:impératif.tu} O{ceci} : S{tu} V{avoir} O{froid/nom}, L{là}, L{dehors} ! » V{dire} S{l'épicière}

= lumière
T{(alors|soudain)}, S{l'épicière} V{tendre} I{à héros} O{une brioche (chaude|dorée)} : S{le cœur} V{être:état} L{là}, L{dans ce geste} !
T{(alors|enfin)}, S{l'épicière} V{ôter} O{son écharpe} J{et} V{la:f poser} L{sur les épaules de héros} : S{tout le cœur} V{être:état} L{là}, L{dans ce geste} !

= fin
T{(le lendemain|dès le lendemain)}, S{héros} V{partager} O{son goûter} C{avec (un camarade|deux camarades)}, J{bien que} S{sa part} V{être:subjonctif} A{(plutôt|déjà|bien) petite}
T{(dès lors|désormais)}, S{héros} V{avoir:état} T{(souvent|parfois)} O{la main ouverte} C{envers (chacun|les autres)}
