@title La lettre du mousse
@levels CE2 CM1 CM2
@keywords lettre, bateau, explorateurs, océan, voyage, île
@tenses présent, passé_composé

# Un mousse écrit à sa grand-mère : il s'ennuie d'elle, la mer est dure, plus de vent, le perroquet du capitaine, enfin la terre ; il rapportera une graine.
= ouverture
J{chère grand-mère}, S{je} V{t'écrire:présent} L{du bout du monde}, L{où} S{notre navire} V{chercher:imparfait} O{une île inconnue}
J{chère grand-mère}, T{depuis cent jours}, S{nous} V{chercher:imparfait} O{une île} S{que/pro} S{personne} V{ne connaître:imparfait}
J{chère grand-mère}, S{je} V{t'écrire:présent} L{de très loin} : S{nous} V{chercher:imparfait} O{l'île} S{dont} S{le capitaine} V{rêver:imparfait}

? vie
S{je} V{dormir:présent} L{dans un hamac}, C{entre (deux tonneaux|le cuisinier et les cordages)}, J{et} S{je} V{se lever:présent} T{(avant l'aube|très tôt)}
T{chaque matin/nom}, S{je} V{laver:présent} O{le pont} J{et} S{je} V{éplucher:présent} O{(des oignons|des navets)}
S{le perroquet du capitaine} V{m'insulter:présent} T{quand/con} S{je} V{passer:présent}, J{mais} S{je} V{l'aimer:présent} M{bien}
S{je} V{apprendre:présent} M{(patiemment|peu à peu)} O{le nom des (étoiles|voiles|nœuds)}

= épreuve
T{la semaine dernière}, S{le vent} V{tomber:passé_composé} : S{nous} V{rester:passé_composé} A{immobiles} T{pendant six jours} L{sur une mer plate}
id=orage | T{(hier|avant-hier)}, S{une terrible tempête} V{briser:passé_composé} O{le gouvernail}, J{et} S{nous} V{croire:passé_composé mourir}
T{dimanche}, S{un brouillard épais} V{nous cacher:passé_composé} O{le soleil}, J{et} S{le capitaine} V{perdre:passé_composé} O{sa route}

+ suite
S{le cuisinier} V{partager:passé_composé} M{(équitablement|soigneusement)} O{les derniers biscuits} C{entre tous les matelots}
« V{ne pas perdre:impératif.vous courage}, S{la terre} V{être} A{proche} ! » V{répéter:imparfait}-S{le capitaine} M{(constamment|sans cesse)}
T{(la nuit|le soir)}, S{je} V{penser:imparfait} C{à (ta soupe|ton jardin|nos poules)} J{et} S{je} V{regarder:imparfait} O{les étoiles}
S{des dauphins} V{nager:passé_composé} L{près du navire} T{pendant (des heures|toute une journée)}, M{en sautant/ver}
après=orage | S{les matelots} V{réparer:passé_composé} O{(les voiles|la coque)} M{(courageusement|énergiquement)} C{malgré la fatigue}

? signe
T{à l'aube}, S{une branche fleurie} V{flotter:imparfait} L{le long de la coque}
T{tout à l'heure}, S{un petit oiseau} V{se poser:passé_composé} L{sur mon épaule}

= terre
T{(tout à coup|soudain|enfin)}, L{du haut du mât}, S{je} V{apercevoir:passé_composé} O{une montagne bleue} : S{ce} V{être:imparfait} A{notre île} !
J{mais} T{aujourd'hui}, L{au-dessus des vagues}, S{une montagne} V{apparaître:passé_composé} : S{la vigie} V{pleurer:imparfait} C{de joie}
id=plage | J{enfin}, S{nous} V{être:présent} L{ici}, L{sur la plage de l'île}, J{et} S{le capitaine} V{danser:présent} C{avec le cuisinier}

? île
après=plage | L{ici}, S{les fleurs} V{être:présent} A{(énormes|magnifiques)}, J{et} S{les tortues} V{nous regarder:présent} M{tranquillement}

= fin
S{je} V{te rapporter:futur} O{une graine}, J{et} S{nous} V{la planter:futur} L{devant ta porte}
V{ne pas s'inquiéter:impératif.tu} : S{je} V{rentrer:futur} T{(au printemps|avant les moissons)} C{avec une graine} C{pour ton jardin}
V{m'attendre:impératif.tu} L{près du feu} : S{je} V{te raconter:futur +tout} T{(bientôt|au printemps)}
