@title Le voyage d'une goutte d'eau
@levels CE1 CE2 CM1 CM2
@keywords eau, cycle de l'eau, pluie, nuage, rivière, mer, météo, documentaire, explication
@tenses présent, passé_composé, passé_simple

= mer
L{(au large de la Bretagne|au milieu de l'océan|loin de la côte)}, S{le soleil} V{chauffer:état} O{la mer} : S{une goutte d'eau} V{se changer} I{en vapeur} J{et} V{s'envoler}
T{un jour d'été/nom}, S{le soleil} V{chauffer:état} M{si fort/adv} O{la mer} J{que} S{une goutte d'eau} V{devenir} A{(légère|invisible)} J{et} V{monter} L{dans le ciel}
S{une goutte d'eau} V{se balancer:état} L{sur (la mer|les vagues)} ; C{à la chaleur du soleil}, S{elle} V{laisser} O{son sel} L{derrière elle} J{et} V{monter} L{dans l'air}

= nuage
L{là-haut}, S{l'air} V{être:état} A{(froid/adj|glacé)} : S{la goutte} V{rejoindre} O{(mille|des milliers d') autres gouttes}, J{et} S{un nuage} V{naître}
L{dans le ciel glacé}, S{elle} V{retrouver} O{ses sœurs} J{et} V{former} O{un nuage (blanc|rond|léger)} C{avec elles}
3 | J{plus} S{la goutte} V{monter:état}, J{plus} S{l'air} V{être:état} A{froid/adj} : S{elle} V{se serrer} L{contre les autres} J{et}, M{ensemble}, S{elles} V{former} O{un nuage}

? vent
S{le vent} V{pousser} O{le nuage} L{(vers la terre|au-dessus des terres|jusqu'aux Alpes|jusqu'aux Pyrénées)}
T{pendant (trois jours|une semaine)}, S{le nuage} V{voyager} L{au-dessus (des champs|des villages|des forêts)}
S{le nuage} V{passer} L{au-dessus de [le lieu.ville.ville|lieu.ville.village|lieu.nature.bois|lieu.nature.relief|lieu.nature.eau=ville,forêt,colline]}

= pluie
T{(peu à peu|bientôt)}, S{le nuage} V{devenir} A{(trop lourd|gris et lourd)} : S{la goutte} V{tomber} L{sur la montagne} C{avec (la pluie|l'averse)}
L{près (des sommets|d'un sommet)}, S{le nuage} V{noircir} J{et} V{crever} : S{la goutte} V{tomber} C{avec (la pluie|l'orage)}
3 | J{quand} S{le nuage} V{rencontrer} O{une montagne}, S{il} V{se vider} C{d'un coup} : S{il} V{pleuvoir}, J{et} S{la goutte} V{tomber} L{(sur un rocher|dans l'herbe)}

? question
« L{où} V{aller} S{toute cette eau} ? » V{demander} S{un enfant}, L{(le nez contre la vitre|sous son parapluie)}
« V{mettre:impératif.vous} O{vos bottes}, S{nous} V{aller} O{suivre/ver la pluie} ! » V{dire} S{une maîtresse} I{à sa classe/nom}
« J{si} S{il} V{ne pleuvoir:présent jamais}, S{nous} V{n'avoir:futur plus} O{d'eau} », V{expliquer} S{une grand-mère}
« S{tu} V{boire:futur} T{peut-être} O{cette goutte} T{un jour} », V{dire} S{un père} I{à son fils}
« J{est-ce que} S{c'} V{être} T{toujours} A{la même eau} ? » V{demander} S{une (fillette|écolière)}

+ descente
id=terre | T{d'abord}, S{la goutte} V{glisser} L{(sous la mousse|entre les racines|sous terre)} J{et} V{disparaître}
après=terre | T{ensuite}, S{une source} V{la rendre} I{à la lumière}
id=ruisseau | S{un ruisseau} V{emporter} O{la goutte} L{(de pierre en pierre|entre les cailloux|à travers un pré)}
S{la goutte} V{sauter} L{du haut d'une cascade}, V{passer} L{sous (un pont|le pont d'un village)} J{et} V{faire} O{tourner/ver un moulin}
id=rivière après=ruisseau | S{le ruisseau} V{se jeter} L{dans une rivière}, S{qui} V{courir:état} L{vers un (grand|large) fleuve}
L{(au bord de l'eau|près de l'eau)}, S{des (vaches|chevreuils|oiseaux)} V{boire:état}, S{des (pêcheurs|promeneurs)} V{rêver:état}
après=rivière | S{le fleuve}, A{(large|lent) et (calme|tranquille)}, V{traverser} O{(une ville|une grande ville|Nantes|Paris|Lyon)}

= retour
T{(un jour|un matin/nom|un beau jour)}, S{la goutte} V{sentir} J{de nouveau} O{le goût du sel} : S{elle} V{être:état} L{dans la mer}, J{et} S{le voyage} V{pouvoir:état recommencer}
J{enfin}, S{l'eau} V{rejoindre} O{la mer} J{et} V{rendre} O{la goutte} I{aux vagues}, L{là où} S{le soleil} V{la attendre:état}
T{(des semaines|des mois) plus tard}, S{la goutte} V{retrouver} O{la mer}, J{mais} S{le soleil} V{chauffer:état} T{déjà} O{les vagues}
