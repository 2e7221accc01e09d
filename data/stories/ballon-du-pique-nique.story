@title Le ballon du pique-nique
@levels CE1 CE2 CM1
@keywords colline, montgolfière, ballon, pique-nique, été, campagne, vacances, anniversaire, consonnes doubles
@tenses présent, passé_composé, passé_simple

# Pique-nique sur la colline : nappe, pommes, carottes. Un ballon (montgolfière) atterrit à côté. La pilote n'a plus une allumette pour rallumer sa flamme.
# Héros lui donne l'allumette de son gâteau : tant pis pour les bougies. Elle l'emmène : vue d'en haut, la nappe est petite comme un timbre.

= ouverture
T{pendant son pique-nique d'anniversaire}, S{héros} V{voir} O{un ballon atterrir/ver} L{sur la colline}
L{sur la colline}, S{un ballon} V{atterrir} L{près du gâteau d'anniversaire de héros}
3 | L{sur la colline}, S{héros} V{étaler} O{la nappe} C{pour son anniversaire} T{quand} S{un (énorme|immense) ballon} V{descendre} L{du ciel}
3 | C{pour l'anniversaire de héros}, S{sa famille} V{pique-niquer:état} L{sur la colline} T{lorsque} S{un ballon} V{descendre} L{du ciel}
3 | S{héros} V{fêter:état} O{son anniversaire} L{sur une colline} T{lorsqu'} S{un (énorme|immense) ballon} V{atterrir} L{à côté de la nappe}

? panier
S{le souffle du ballon} V{renverser} O{[un aliment.fruit|aliment.légume.racine|aliment.dessert=pomme,carotte,galette liste]}
L{autour de la nappe}, S{(les abeilles|les sauterelles|les coccinelles)} V{se taire} J{et} S{les assiettes} V{trembler}
3 | T{aussitôt}, S{la belle nappe} V{s'envoler} L{contre un (arbre|buisson)} J{et} S{les pommes} V{rouler} L{dans l'herbe}

= panne
S{la pilote} V{ne plus avoir:état} O{d'allumettes} C{pour sa flamme}
« S{je} V{ne plus avoir} O{d'allumettes} ! » V{annoncer} S{la pilote}
3 | S{la pilote} V{s'asseoir} L{par terre} : S{sa flamme} V{s'éteindre:antérieur} J{et} S{elle} V{ne plus avoir:état} O{d'allumettes}
3 | S{la pilote, une femme à lunettes,} V{sauter} L{à terre} : S{elle} V{ne plus avoir:état} O{une seule allumette} C{pour sa flamme}

+ recherche
S{tante Juliette} V{fouiller} O{son sac}, J{puis} O{toutes ses poches}, M{sans succès}
3 | S{un oncle} V{frotter} O{deux pierres} L{au-dessus d'une touffe d'herbe}, J{mais} S{il} V{ne brûler que} O{sa cravate}
S{héros} V{courir} L{jusqu'à la ferme}, J{mais} S{personne} V{ne répondre} I{à la sonnette}

? parole
« S{je} V{devoir} T{vraiment} O{repartir avant la nuit} », V{expliquer} S{la pilote}
« V{attendre:impératif.vous}, S{je} V{savoir} O{où trouver/ver une allumette} ! » V{crier}-S{héros}
« V{donner:futur}-S{tu} T{vraiment} O{l'allumette de tes bougies} ? » V{demander} S{la (tante|grand-mère|cousine) de héros}
« S{nous} V{offrir:futur} O{une pomme} I{à celui qui a du feu} ! » V{plaisanter} S{un oncle}
« S{nous} V{chercher:passé_composé} L{partout}, J{mais} S{il} V{ne pas y en avoir} », V{dire} S{les cousines}
« S{ce} V{être} A{trop bête}, S{je} V{en avoir:imparfait} T{encore} O{plusieurs} T{avant-hier} ! » V{dire} S{la pilote}

= don
S{héros} V{donner} O{l'allumette de ses bougies} I{à la pilote}
L{près du gâteau}, S{il} V{rester:état} O{une allumette} : S{héros} V{la donner} I{à la pilote}
T{(alors|enfin)}, S{héros} V{donner} I{à la pilote} O{la dernière allumette}, J{celle des bougies}

= envol
S{le ballon} V{emporter} O{héros} L{au-dessus de la colline}
T{aussitôt}, S{héros} V{s'envoler} C{avec la pilote}
3 | S{la flamme} V{siffler} J{et} S{le ballon} V{quitter} O{la terre} C{avec héros à bord}
T{aussitôt}, S{la flamme} V{siffler} J{et} S{la pilote} V{emmener} O{héros} L{au-dessus (de la colline|des vallées)}

+ vue
L{de là-haut}, S{la nappe} V{ressembler:état} I{à un timbre sur une enveloppe}
C{au lieu de souffler ses bougies}, S{héros} V{souffler} L{sur les nuages}
