@title La cachette parfaite
@levels CE1 CE2 CM1
@keywords maison, pièces de la maison, meubles, cache-cache, jeu, cousins, pluie
@tenses présent, passé_composé, passé_simple

= ouverture
T{(un mercredi de pluie|un dimanche d'hiver|un jour d'orage)}, S{héros} V{jouer:état} I{à cache-cache} L{chez sa grand-mère} C{avec ses cousins}
J{comme} S{le jardin} V{être:état} A{trempé}, S{héros et ses cousins} V{jouer:état} I{à cache-cache} L{dans la (grande|vieille) maison de leur grand-mère}

= désir
S{héros} V{vouloir:état trouver/ver} O{la cachette parfaite} J{pendant que} S{un cousin} V{compter:état} L{jusqu'à (vingt|trente|quarante|cinquante|cent)}
T{cette fois}, S{héros} V{vouloir:état gagner/ver}, J{alors} S{il} V{chercher} O{la meilleure cachette du monde}

+ pièces
L{dans (l'entrée|le couloir)}, S{le placard} V{être:état +déjà} A{plein de (manteaux|chaussures|bottes|parapluies|chapeaux)}
L{au salon}, S{les pieds de héros} V{dépasser:état} L{(du canapé|du rideau|du fauteuil|de la table basse)}
L{dans la cuisine}, S{héros} V{ouvrir} O{le buffet}, J{mais} S{les (assiettes|casseroles|verres|bols|tasses)} V{y dormir:état} L{jusqu'au plafond}
L{dans la salle de bains}, S{la baignoire} V{être:état} A{(froide/adj|glacée|mouillée|trop blanche)}, J{et} S{le rideau} V{faire} O{du bruit}
L{dans la première chambre}, L{sous le lit}, S{il} V{y avoir:état +déjà} O{(une valise|un tapis roulé|des cartons|une guitare|un oreiller)} J{et} O{(le chat|des moutons de poussière|une pantoufle|trois chaussettes)}
L{derrière (l'horloge|l'armoire|la porte|la commode)}, S{héros} V{se cogner} O{(le nez|la tête|le genou)} J{et} V{repartir} T{aussitôt}
L{(au grenier|à la cave|dans le garage)}, S{héros} V{ne voir que} O{(des caisses|une échelle|des outils|de vieux journaux|une malle)} L{sous une ampoule (faible|poussiéreuse)}
3 | S{un escalier} V{craquer:état}, S{une porte} V{grincer:état}, J{et} S{la maison entière} V{sembler:état parler/ver}

? parole
« J{quatre, cinq, six, sept, huit}… » V{crier} S{son cousin} M{(de plus en plus fort|de plus en plus vite)}
« S{on} V{ne pas tenir:futur} A{à deux} : V{aller:impératif.tu} L{ailleurs} ! » V{chuchoter} S{(sa cousine|le plus petit)} L{sous la table}
« L{ici}, S{il} V{me voir:futur} ; L{là}, S{il} V{m'entendre:futur} », V{penser:événement}-S{héros}
« V{se cacher:impératif.vous} M{bien}, S{je} V{arriver} ! » V{hurler} S{son cousin}

= trouvaille
T{(enfin|soudain|juste à temps)}, S{héros} V{apercevoir} O{le grand panier à linge}, V{sauter} L{dedans} J{et} V{tirer} O{un drap} L{au-dessus de sa tête}
T{(enfin|juste à temps)}, S{héros} V{se glisser} L{entre les draps du panier à linge} J{et} V{ne plus bouger}

? attente
L{dans le panier}, S{il} V{faire:état} A{(doux|chaud|sombre)}, J{et} S{tout} V{sentir:état} O{(la lavande|le savon|le soleil)}
S{des pas} V{passer}, V{s'éloigner} J{et} V{revenir}, J{mais} S{personne} V{ne soulever} O{le drap}
L{au loin}, S{les autres} V{rire:état} : S{on} V{trouver:antérieur +déjà} O{(deux|trois|quatre|cinq) cousins}

= chute
J{mais} S{quelqu'un} V{soulever} O{le panier} : S{sa grand-mère} V{porter} O{le linge} L{dans le jardin}, J{car} S{le soleil} V{revenir:antérieur} !
T{(longtemps après|une heure plus tard)}, S{sa grand-mère} V{venir étendre/ver} O{le linge} J{et} V{trouver} L{entre deux (draps|serviettes|chemises)} O{un enfant profondément endormi/adj}

? fin
S{tous ses cousins} V{applaudir} : S{héros} V{gagner:antérieur} O{la partie} !
T{depuis}, S{ses cousins} V{commencer:état +toujours} I{par le panier à linge}
