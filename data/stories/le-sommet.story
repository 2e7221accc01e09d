@title Le sommet
@levels CE1 CE2 CM1 CM2
@keywords montagne, randonnée, sommet, orage, refuge, marmotte, Alpes, vacances, été
@tenses présent, passé_composé, passé_simple

= ouverture
T{(un dimanche|un matin d'été/nom|pendant les vacances)}, S{héros} V{partir} L{en randonnée} C{avec sa tante}, S{qui} V{connaître:état} O{chaque (sommet|vallée|sentier|chemin) de la région}
S{héros} V{vouloir:état} O{atteindre/ver le sommet}, J{et} T{par un (beau|clair) matin d'été/nom}, S{sa tante} V{<le|la> emmener +enfin}
T{(avant l'aube|très tôt|de bon matin)}, S{héros} V{partir} L{vers le sommet} C{avec sa tante}, S{qui} V{connaître:état} M{bien} O{la (montagne|région)}
3 | T{depuis (plusieurs jours|une semaine|longtemps)}, S{héros} V{rêver:état} I{du plus haut sommet de la vallée}, J{et} T{un (matin|dimanche) de (juillet|juin|août)}, S{sa tante} V{<le|la> y emmener}
4 | L{au cœur des Alpes}, S{un sommet} V{dominer:état} O{le village} : S{héros} V{décider} C{de le gravir/ver avec sa tante}

? sac
L{dans son sac à dos}, S{héros} V{porter:état} O{une gourde, [un objet.outil.boussole|vêtement.hiver|vêtement.tête|objet.école.carte|aliment.plat.fromage|aliment.plat.pain|objet.maison.couverture=boussole,bonnet,carte liste]}
S{héros} V{vérifier} O{son sac} : S{rien} V{ne manquer:état}, J{ni} S{la (gourde|boussole|carte|corde)}, J{ni} S{le (pain|fromage|chocolat)}
S{sa tante} V{glisser} O{(une gourde|une carte|une boussole|des jumelles|une corde|un pull)} L{dans la poche du sac à dos}
J{comme} S{le soleil} V{taper:état} M{(déjà|fort/adv)}, S{héros} V{mettre} O{(sa casquette|son chapeau|ses lunettes)}

+ montée
3 | L{plus haut}, S{la (neige|glace)} V{couvrir:état} O{(le sentier|les rochers|le glacier)}, J{et} S{héros} V{avancer} M{(pas à pas|avec prudence|derrière sa tante)}
T{(d'abord|au début)}, S{le (chemin|sentier)} V{monter:état} M{doucement} L{(entre les sapins|à travers la forêt|le long du torrent|à l'ombre des hêtres)}
J{puis} S{la forêt} V{laisser} O{la place} I{à (une grande prairie|une prairie fleurie)}
S{un (petit pont|tronc d'arbre)} V{permettre} C{de (traverser|franchir) (le torrent glacé|la cascade|le ruisseau)}
S{héros} V{grimper} L{sur (un rocher|une grosse pierre)} J{et} V{admirer} O{(la cascade|le torrent|le glacier|la vallée|le lac bleu|l'autre versant)}
J{ensuite}, S{la pente} V{devenir} A{raide} J{et} S{héros} V{avancer} M{(lentement|pas à pas|avec prudence)}
S{héros} V{être:état} A{(essoufflé|fatigué)} J{et} V{s'asseoir} L{sur (une pierre|un rocher)} C{pour boire/ver}
3 | L{tout en bas}, S{les maisons du village} V{sembler:état} A{(minuscules|aussi petites que des jouets)}
L{tout là-haut}, S{le sommet} V{paraître:état} A{encore très (lointain|éloigné)}

? marmotte
L{(sur un rocher|devant son terrier|au milieu des fleurs)}, S{une marmotte} V{se dresser}, V{siffler} J{et} V{disparaître} M{(aussitôt|d'un bond|en un instant)}
S{un cri (aigu|perçant)} V{retentir} : S{une marmotte} V{avertir:état} O{toute sa famille}
3 | J{quand} S{héros} V{lever} O{la tête}, S{un (bouquetin|chamois|aigle)} V{l'observer:état} L{du haut d'un rocher}

? parole
« S{est-ce que} S{nous} V{être} M{bientôt} L{en haut} ? » V{demander}-S{héros}
« V{regarder:impératif.tu} O{ce paysage}, S{on} V{se croire:conditionnel} L{en avion} ! » V{dire} S{sa tante}
« S{ma tante}, S{les nuages} V{arriver} ! » V{crier}-S{héros}

= orage
J{mais} S{de gros nuages (noirs|gris|sombres)} V{cacher} M{(bientôt|soudain|peu à peu)} O{le soleil} : S{il} V{falloir:événement} C{courir/ver vers le refuge}
T{(tout à coup|soudain|brusquement)}, S{le tonnerre} V{gronder} : S{sa tante} V{renoncer} I{au sommet} J{et} V{courir} L{vers le refuge} C{avec héros}
4 | S{le vent} V{se lever}, S{le ciel} V{noircir}, J{et} S{l'orage} V{éclater} J{si vite que} S{héros et sa tante} V{n'avoir:événement que} O{le temps} C{de gagner le refuge}
3 | J{pourtant}, S{un éclair} V{déchirer} O{le ciel}, J{et} S{sa tante} V{choisir} C{d'attendre au refuge} : L{là-haut}, S{l'orage} V{être:état} A{(trop dangereux|vraiment dangereux)}

? refuge
L{au refuge}, S{la gardienne} V{leur servir} O{(une soupe brûlante|un bouillon brûlant/adj|un chocolat brûlant/adj)} T{pendant que} S{la pluie} V{frapper:état} O{les (vitres|volets)}
T{(toute la nuit|jusqu'à minuit)}, S{le vent} V{secouer:état} O{(le toit|les volets|la porte) du refuge}, J{et} S{héros} V{dormir:état} M{à peine}
« V{ne pas être:impératif.tu} A{triste}, S{la montagne} V{nous attendre:futur} », V{dire} S{sa tante}

= fin
T{le lendemain}, S{le ciel} V{être:état} A{(pur|bleu|clair)} : T{à (huit|neuf|dix) heures}, S{héros} V{toucher +enfin} O{la croix du sommet}
T{à l'aube}, S{l'orage} V{être:état} A{loin/adv} : S{héros} V{repartir}, V{grimper} J{encore} T{(une heure|deux heures)} J{et} V{découvrir} O{le monde entier à ses pieds}
4 | T{le lendemain matin}, J{quand} S{le soleil} V{se lever}, S{héros et sa tante} V{être:état} L{au sommet}, J{et} S{toute la vallée} V{dormir:état} J{encore} L{sous les nuages}

? après
« S{tu} V{voir}, S{il} V{falloir} M{(parfois|quelquefois)} O{reculer/ver pour mieux avancer/ver} », V{dire} S{sa tante}
S{héros} V{ramasser} O{(un caillou gris|une pierre grise)} C{en souvenir/nom}
