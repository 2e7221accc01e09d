@title Au-dessus des nuages
@levels CE2 CM1 CM2
@keywords montagne, randonnée, alpinisme, refuge, vacances à la montagne, nature, sentier
@tenses présent, passé_composé, passé_simple

= ouverture
T{(à l'aube|au lever du soleil|avant le jour)}, S{héros} V{quitter} O{(le refuge|le chalet|la vallée|le village|la cabane)} C{avec (sa mère|son oncle|un guide|sa tante|des randonneurs|un alpiniste)}
C{pour (la randonnée|l'ascension|l'expédition|l'excursion)}, S{héros} V{mettre} L{dans son sac} O{(une gourde & une boussole & une corde & un piolet & une carte & des jumelles & un pull & un pique-nique & une lampe & un sifflet & des gants & du chocolat & un bonnet & un couteau)}

+ montée
S{héros} V{lacer} O{ses (chaussures|grosses chaussures)} L{(devant le chalet|devant le refuge|au bord du sentier|sur un rocher|près du torrent)} J{et} V{remplir} O{sa gourde}
S{héros} V{remplir} O{sa gourde} L{(au torrent|à la source|à la cascade|au ruisseau|à la fontaine du chalet)}
S{(le sentier|le chemin|la piste)} V{grimper:état} L{(entre les sapins & le long d'un torrent & au bord d'un ravin & vers le glacier & au-dessus de la vallée & entre les rochers & à travers la forêt & vers le col & au pied de la falaise & près d'une cascade & dans l'alpage & vers la crête)}
S{(une marmotte|un chamois|un bouquetin|un aigle|un troupeau|une chèvre|un berger|un mouton)} V{apparaître} L{(sur un rocher|au bord du torrent|devant le chalet|dans la pente|sur la crête|dans l'alpage|près d'un sapin)} J{et} V{regarder} O{(les marcheurs|les randonneurs|les promeneurs)}
S{(la pente|la montée|le sentier|le chemin|la falaise)} V{devenir} A{(~raide & ~dangereux & ~étroit & ~glissant/adj & ~difficile & ~vertigineux & ~pénible & ~escarpé/adj)}, J{mais} S{héros} V{continuer} M{(prudemment|lentement|courageusement|sans se plaindre/ver|pas à pas)}
S{héros} V{être:état} A{(essoufflé & fatigué & épuisé & assoiffé & prudent & trempé & inquiet & courageux)}, J{alors} S{(un berger|un vieux marcheur|un alpiniste)} V{proposer} O{(une pause|un peu d'eau|du chocolat|une halte|un abri)}
S{(un orage|le brouillard|la brume|la neige)} V{menacer:état} O{(la vallée|le sommet|les alpinistes|le refuge|le col)} : S{il} V{falloir:état} O{(grimper/ver plus vite|chercher/ver un abri|sortir/ver la boussole|attacher/ver la corde|escalader/ver le rocher|suivre/ver le guide)}
S{héros} (V{escalader} O{un rocher} & V{grimper} C{avec une corde} & V{glisser} L{sur la glace} & V{boire} C{à la source} & V{traverser} O{le glacier} & V{planter} O{son piolet} & V{admirer} O{le paysage} & V{respirer} O{l'air pur} & V{écouter} O{l'écho} & V{cueillir} O{un edelweiss} & V{franchir} O{le torrent} & V{avancer} C{contre le vent} & V{contempler} O{le panorama})

? parole
« J{pourquoi} V{monter}-S{nous}, J{si} S{on} V{ne rien voir} ? » V{gémir}-S{héros}
« V{regarder:impératif.tu} O{tes pieds}, J{et} S{le sommet} V{venir:futur} M{(tout seul|vers toi)} », V{dire} S{un (vieux guide|vieux berger|marcheur)}

= fin
T{(soudain|enfin|tout à coup)}, S{le brouillard} V{se déchirer} : L{du sommet}, S{héros} V{découvrir} O{(une mer de nuages|tout le paysage|les Alpes|les neiges éternelles|le monde entier)}
T{(enfin|à midi)}, S{héros} V{atteindre} O{(le sommet|la cime|le col)} : L{sous ses pieds}, S{les nuages} V{ressembler:état} I{à (un troupeau|une mer|un océan)}
