@title Le gardien du phare
@levels CE2 CM1 CM2
@keywords phare, mer, tempête, bateau, gardien, nuit, Bretagne, pêcheurs, lumière
@tenses présent, passé_composé, passé_simple

= ouverture
L{loin de tout village}, S{un vieux gardien} V{vivre:état} A{seul} L{dans un phare (de Bretagne|de l'Atlantique)}, C{sans autre compagnie que la mer}
L{(à la pointe de la Bretagne|au bout du monde|loin de la côte)}, S{un gardien} V{habiter:état} A{seul} L{dans un phare} J{et} V{allumer:état} O{sa lampe} T{(chaque soir|tous les soirs)}
S{le vieux gardien} V{veiller:état} L{sur son phare} T{depuis (vingt|trente) ans}, J{et} S{sa lampe} V{ne jamais s'éteindre:antérieur} T{avant l'aube}

? jour
T{le matin}, S{il} V{nettoyer:état} O{les (vitres|lampes|escaliers)}, J{puis} S{il} V{pêcher:état} O{son déjeuner} L{(entre les rochers|au pied de la tour)}
S{les mouettes} V{être:état} A{ses seules voisines} J{et} V{se poser:état} L{(souvent|parfois) sur le balcon}
L{dans sa chambre ronde}, S{il} V{avoir:état} O{[un objet.maison.lampe|objet.maison.meuble|objet.maison.siège|objet.lecture.livre|objet.musique.instrument=lit,table,atlas liste]}
S{on} V{monter:état} L{à la lampe} C{par un (étroit|interminable) escalier de deux cents marches}

= danger
T{un soir d'(hiver|automne)}, S{la tempête} V{se lever}, J{alors que} S{un petit bateau} V{ne pas rentrer:antérieur +encore} L{au port}
T{une nuit de (novembre|décembre|janvier)}, S{la mer} V{être:état} A{(énorme|terrible|déchaînée)}, J{et} S{trois pêcheurs} V{chercher:état} M{(encore|toujours)} O{l'entrée du port}
T{une nuit}, T{tandis que} S{des vagues (énormes|gigantesques|noires)} V{frapper:état} O{la tour}, S{le gardien} V{apercevoir} O{un bateau} L{(en face des|non loin des|près des) rochers}

? tempête
S{la pluie} V{tomber:état} M{(à torrents|sans arrêt)}, S{le vent} V{hurler:état} J{et} S{toute la tour} V{trembler:état}
S{une vague (énorme|gigantesque)} V{casser} O{(la porte|une fenêtre|l'échelle)} J{et} V{inonder} O{(l'entrée|la cave)}
S{l'eau (noire|sombre)} V{cacher:état} O{(de nombreux|plusieurs|d'affreux) rochers}

= panne
T{(soudain|tout à coup|brusquement)}, S{la lampe} V{s'éteindre} : S{la mer entière} V{disparaître} L{dans (l'obscurité|la nuit)}
T{(au pire moment|à minuit)}, S{la grande lampe} V{cesser} C{de tourner/ver} : C{sans elle}, S{les marins} V{être:état} A{perdus}
T{pendant quelques (minutes|instants)}, S{la lampe} V{éclairer} O{la mer} M{plus faiblement/adv}, J{puis} S{sa flamme} V{mourir} M{(d'un seul coup|tout doucement)}

+ efforts
M{aussitôt}, S{le gardien} V{descendre} L{à l'atelier} J{et} V{fouiller} L{parmi les (outils|caisses|boîtes)}
S{le gardien} V{prendre} O{(un tournevis|de l'huile|une mèche neuve|des allumettes)} J{et} V{remonter} M{(quatre à quatre|en courant/ver)}
S{l'escalier} V{sembler:état} A{plus long que d'habitude}, J{et} S{le cœur du gardien} V{battre:état} M{(à grands coups|très fort)}
M{malgré (le froid|la fatigue)}, S{les doigts du gardien} V{ne pas trembler}
T{d'abord}, S{une étincelle} V{jaillir}, J{mais} S{le vent} V{la éteindre}
T{entre deux essais}, S{le gardien} V{sonner} O{la grosse cloche} C{pour guider/ver les marins}

? parole
« V{tenir:impératif.vous} M{bon/adv}, S{la lumière} V{aller revenir/ver} ! » V{crier}-S{le gardien} I{aux marins}, J{bien que} S{personne} V{ne pouvoir:subjonctif l'entendre}
« V{ne pas m'abandonner:impératif.tu}, S{ces marins} V{avoir} O{besoin/nom de nous} », V{murmurer}-S{le gardien} I{à sa lampe}
« J{si} S{je} V{renoncer:présent}, S{qui} V{les sauver:futur} ? » V{se demander}-S{le gardien}
« J{où} V{être} S{la lumière} ? » V{crier} S{un pêcheur} L{sur le bateau}

= lumière
J{enfin}, S{la lampe} V{se rallumer}, J{et} S{le bateau} V{suivre} O{son rayon} L{jusqu'au port}
T{après (dix|vingt) longues minutes}, S{un rayon (blanc|doré)} V{balayer} O{les vagues} : S{le bateau} V{tourner} T{juste à temps} J{et} V{gagner} O{le port}
J{lorsque} S{la lumière} V{revenir +enfin}, S{le bateau} V{être:état} A{(tout/adv) près des rochers} ; S{il} V{virer} M{(aussitôt|brusquement)} J{et} V{rentrer} L{au port}

? après
T{le lendemain}, S{trois pêcheurs} V{frapper} L{à la porte du phare} C{avec un panier de (crabes|homards|sardines)}
T{le lendemain}, S{le gardien} V{partager} O{sa soupe} C{avec les trois pêcheurs} : T{ce jour-là}, S{il} V{ne pas être:état} A{seul}
T{depuis}, S{les marins} V{le saluer:état} T{(toujours|à grands cris)} J{quand} S{ils} V{passer:état} L{devant (le phare|sa tour)}
