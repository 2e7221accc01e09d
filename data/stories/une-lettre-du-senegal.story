@title Une lettre du Sénégal
@levels CE2 CM1 CM2
@keywords lettre, Sénégal, Afrique, Bretagne, pays, voyage, correspondante, mer, continents
@tenses présent, passé_composé, passé_simple

= ouverture
T{un matin/nom de (janvier|novembre|mars)}, L{en Bretagne}, S{héros} V{recevoir} O{une lettre de Fatou, sa correspondante du Sénégal}
T{depuis (un mois|la rentrée)}, S{héros} V{attendre:état} O{des nouvelles de Fatou, sa correspondante du Sénégal} : T{ce jour-là}, S{le facteur} V{lui tendre} O{une lettre}
L{en Bretagne}, S{il} V{pleuvoir:état}, J{mais} S{une lettre du Sénégal} V{arriver} : S{Fatou}, S{la correspondante de héros}, V{répondre:antérieur}

? enveloppe
S{le timbre} V{montrer:état} O{(un baobab|un lion|une pirogue|un pélican)}, J{et} S{un peu de sable} V{tomber} L{de l'enveloppe}
S{l'enveloppe} V{voyager:antérieur} T{pendant (dix|douze) jours}
L{sur un planisphère}, S{héros} V{chercher} O{[le lieu.propre=Sénégal,Espagne,Paris liste]}

? route
M{du bout du doigt}, S{héros} V{remonter} L{du Sénégal au Maroc}, L{du Maroc à l'Espagne} J{puis} L{des Pyrénées à la Bretagne}
L{sur la carte}, S{l'Afrique} V{sembler:état} A{toute proche}, J{pourtant} S{héros} V{compter} O{des milliers de kilomètres/nom}

= lettre
« L{ici}, S{la mer} V{être} A{chaude} J{et} S{les bateaux} V{être} A{peints comme des jouets} », V{raconter:état} S{Fatou}
« T{le soir}, S{nous} V{écouter} O{les histoires de grand-père} L{sous le (baobab|manguier) du village} », V{écrire:état} S{Fatou}
« S{je} V{habiter} L{près de la plage}, J{et} S{mon père}, S{qui} V{être} A{pêcheur}, V{partir} T{chaque nuit} C{en pirogue} », V{expliquer:état} S{Fatou}
« T{après l'école}, S{j'} V{aider} O{ma mère} L{au marché} : S{on} V{y vendre} O{du poisson}, O{des mangues} J{et} O{du riz} », V{raconter:état} S{Fatou}

? question
« L{chez toi}, S{est-ce que} S{la mer} V{être} A{(froide/adj|grise|la même)} ? » V{demander:état}-S{elle} T{ensuite}
« V{me dire:impératif.tu} J{à quoi} V{ressembler} S{la neige} », V{demander:état}-S{elle} L{plus loin}
« J{quand} S{tu} V{venir:futur} L{ici}, S{je} V{te montrer:futur} O{les (pélicans|singes|lamantins)} », V{promettre:état}-S{elle}
« S{tu} V{ne pas devoir} O{avoir/ver peur} I{de nos chèvres}, S{elles} V{manger} O{tout}, J{même} O{les lettres} », V{ajouter:état}-S{elle}

= obstacle
S{héros} V{vouloir:état répondre} M{aussitôt}, J{mais} S{sa feuille} V{rester:état} A{blanche/adj}, C{faute d'idées}
S{héros} V{prendre} O{(une feuille|un stylo|son plus beau stylo)}, J{mais} S{les mots} V{ne pas venir:état} : L{ici}, S{tout} V{lui sembler:état} A{ordinaire}
S{héros} V{commencer} O{(trois|quatre|plusieurs) réponses} J{et} V{déchirer} O{tout} : S{rien} V{ne lui sembler:état} A{assez beau}

+ dehors
C{pour trouver/ver une idée}, S{héros} V{enfiler} O{(son ciré|son manteau|ses bottes)} J{et} V{marcher} L{(jusqu'au port|jusqu'au phare|le long de la plage)}
L{sur le quai}, S{des pêcheurs} V{trier:état} O{(des crabes|des sardines|leurs filets)} M{en chantant/ver}
S{des (mouettes|goélands)} V{crier:état} L{au-dessus des (bateaux|toits d'ardoise)}
L{devant une boulangerie}, S{une odeur de (beurre|crêpe)} V{flotter:état} L{dans la rue}
T{soudain}, S{un rayon} V{percer} O{les nuages} J{et} S{toute la mer} V{se mettre} C{à briller/ver}

= réponse
L{dans l'enveloppe}, S{héros} V{glisser} O{(un coquillage|une plume de mouette|un galet)} J{et} V{écrire} : « S{notre mer} V{toucher} O{la tienne} ! »
J{alors} S{héros} V{comprendre} : S{la même mer} V{toucher:état} O{leurs deux plages}, J{et} S{cette phrase} V{devenir} A{le début de sa lettre}
J{enfin}, S{héros} V{poser} O{(un coquillage|une algue sèche|un galet)} L{sur la feuille}, V{dessiner} O{le contour} J{et} V{raconter} O{sa plage}

? fin
S{la lettre} V{repartir} L{vers l'Afrique}, L{au-dessus de l'Espagne et du Maroc}
S{héros} V{coller} O{le timbre}, V{courir} L{à la poste} J{et} V{commencer} C{à attendre/ver}
