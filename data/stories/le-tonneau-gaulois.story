@title Le tonneau de la Gauloise
@levels CE2 CM1 CM2
@keywords Gaulois, Romains, Antiquité, histoire, invention, voyage
@tenses présent, passé_composé, passé_simple

# Un marchand romain se moque du tonneau d'une artisane gauloise ; sur la route, ses amphores se brisent, le tonneau roule et arrive entier.
= ouverture
T{(au temps des Gaulois|il y a deux mille ans)}, S{une (jeune|habile) artisane} V{fabriquer:état} O{des tonneaux de bois}, J{mais} S{un marchand romain} V{ne pas en vouloir:état}
L{en Gaule}, S{une artisane} V{proposer} O{ses tonneaux} I{à un (riche|gros) marchand romain}, S{qui} V{ne croire:état que} I{à ses amphores}
L{au marché du village gaulois}, S{une artisane} V{montrer} O{son plus beau tonneau} I{à un marchand romain}, S{qui} V{transporter:état} O{son vin} C{dans des amphores}

? moquerie
« S{votre bois} V{laisser:futur fuir/ver} O{mon vin} T{avant la nuit} ! » V{(ricaner|s'écrier)}-S{le Romain}
« S{rien} V{ne valoir} O{une belle amphore} », V{(déclarer|affirmer)}-S{le Romain} M{(avec mépris|orgueilleusement)}
« J{à quoi} V{pouvoir servir} S{une (grosse|énorme) boîte ronde} ? » V{demander}-S{le Romain} M{en riant/ver}
« S{vous} V{changer:futur} I{d'avis} T{(bientôt|avant ce soir)} », V{(répondre|répliquer)}-S{la Gauloise} M{(calmement|patiemment)}
« V{me laisser:impératif.vous venir/ver} C{avec vous}, S{vous} V{voir:futur +bien} ! » V{(répondre|proposer)}-S{la Gauloise}

= départ
T{(le lendemain|à l'aube|tôt le matin/nom)}, S{la Gauloise} V{accompagner} O{le marchand} C{avec un tonneau rempli de vin}
M{(sans se fâcher/ver|sans hésiter/ver)}, S{la Gauloise} V{remplir} O{un tonneau} C{de vin} J{et} V{suivre} O{le chariot du marchand}
S{le marchand} V{charger} O{ses amphores} L{sur un chariot}, T{tandis que} S{la Gauloise} V{rouler:état} O{son tonneau plein} L{derrière lui}

? chargement
L{sur le chariot}, S{il} V{y avoir:état +aussi} O{[un objet.cuisine.récipient=marmite liste]}
S{le marchand} V{entourer:événement} M{(soigneusement|délicatement|prudemment)} O{chaque amphore} C{de (paille|foin)}
S{les amphores} V{être:état} A{(belles mais fragiles|lourdes et fragiles)} : S{le Romain} V{les surveiller:état} M{(constamment|attentivement)}

+ route
T{(d'abord|pendant une heure)}, S{ils} V{suivre} O{la voie romaine}, S{dont} S{les pavés} V{être:état} A{(parfaitement plats|larges et plats)}
T{(ensuite|plus loin)}, L{dans la forêt}, S{ils} V{prendre} O{un chemin (étroit|boueux|plein de trous)}
L{au bord d'une rivière}, S{la Gauloise} V{lancer} O{son tonneau} L{dans l'eau} : S{il} V{flotter} M{tranquillement} L{jusqu'à l'autre rive}
L{dans un village}, S{des (enfants|curieux)} V{arriver} C{pour pousser/ver le tonneau} M{en chantant/ver}

= accident
T{(tout à coup|soudain|brusquement)}, S{une roue du chariot} V{heurter} O{(une grosse pierre|une racine|un rocher)}, J{et} S{toutes les amphores} V{se briser} !
L{au milieu de la descente}, S{le chariot} V{se renverser} J{et} S{les amphores} V{éclater} L{sur les cailloux}
T{malheureusement}, S{le chariot} V{verser} L{dans un fossé} : S{il} V{ne pas rester:événement} O{une seule amphore entière}

? colère
« J{hélas} ! S{je} V{être} A{ruiné} ! » V{(gémir|crier|s'écrier)}-S{le marchand} L{au milieu des débris}
S{le vin} V{couler:état} L{entre les pierres}, J{et} S{les mulets} V{le lécher:état} M{avec plaisir}
S{le marchand} V{s'asseoir} L{par terre} J{et} V{cacher} O{son visage} L{dans ses mains}

= chute
S{le tonneau}, J{lui}, V{dévaler} O{la pente}, V{rebondir} L{contre un arbre} J{et} V{s'arrêter} M{intact} L{devant l'auberge}
S{le tonneau}, J{lui}, V{arriver} M{(intact|sans une fuite|entier)} L{en bas de la pente}, J{et} S{le marchand} V{l'acheter} M{aussitôt}
S{la Gauloise} V{tapoter} O{son tonneau}, S{qui} V{ne pas perdre:antérieur} O{une goutte}, J{et} V{offrir} I{au marchand} O{un gobelet de vin}

? après
« J{combien} V{en avoir}-S{vous} ? » V{(demander|murmurer)}-S{le marchand}, S{qui} V{ne plus rire:état}
T{désormais/adv}, S{les marchands romains} V{voyager:état} C{avec des tonneaux gaulois}
S{la Gauloise} V{ne pas se moquer} I{de lui} : S{elle} V{doubler +seulement} O{le prix}
