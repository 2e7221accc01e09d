@title Le puits des éléphants
@levels CE2 CM1 CM2
@keywords savane, éléphant, Afrique, sécheresse, eau, animaux sauvages, soif, troupeau
@tenses présent, passé_composé, passé_simple

= ouverture
L{dans la savane (d'Afrique|africaine)}, S{il} V{ne pas pleuvoir:antérieur} T{depuis (plusieurs|six) mois} : S{une vieille éléphante} V{chercher:état} O{de l'eau} C{pour son troupeau}
S{le soleil} V{brûler:état} O{la savane}, J{et} S{les éléphants} V{avoir:état} O{soif} : S{la plus vieille} V{décider} C{de les mener à la rivière}
3 | S{la saison sèche} V{durer:état} T{depuis si longtemps} J{que} S{le troupeau} V{quitter} O{la plaine} : S{une vieille éléphante} V{savoir:état} L{où} S{la rivière} V{passer:état}

? troupeau
S{un éléphanteau} V{marcher:état} L{(entre les pattes de sa mère|derrière sa mère|à l'ombre de sa mère)}
S{le plus jeune} V{être:état} A{si (faible|fatigué)} J{que} S{sa mère} V{le pousser:état} M{doucement} C{avec sa trompe}
S{leurs grandes oreilles} V{remuer:état} M{sans cesse} C{pour chasser la chaleur}

+ route
S{les éléphants} V{marcher} T{toute la nuit}, M{à la file}, L{sous (la lune|les étoiles)}
T{au lever/nom du jour}, S{les éléphants} V{traverser} O{une (plaine|étendue) (sèche|jaune|poussiéreuse)} L{où} S{rien} V{ne bouger:état}
L{au loin}, S{un lion} V{rugir}, J{mais} S{aucun éléphant} V{ne se retourner}
T{à midi}, S{le troupeau} V{se reposer} L{sous un (baobab|arbre immense)}
T{de temps en temps}, S{la vieille éléphante} V{lever:état} O{sa trompe} J{et} V{sentir:état} O{(l'air|le vent)}
J{enfin}, S{les premiers roseaux} V{apparaître} L{(devant eux|à l'horizon)}

= obstacle
J{mais}, L{à la rivière}, S{il} V{ne plus y avoir:état} O{d'eau} : S{le sable} V{être:état} A{(sec|dur|brûlant/adj)} L{(d'une rive à l'autre|partout)}
J{hélas}, L{à la place de la rivière}, S{le troupeau} V{ne trouver que} O{du sable et (des cailloux|de la boue sèche)}
J{quand} S{les éléphants} V{arriver +enfin}, S{la rivière} V{être:état} A{vide} : S{un crocodile} V{dormir:état} L{dans la (boue|dernière boue)}

? doute
S{un jeune mâle} V{barrir} C{de colère} J{et} V{frapper} O{le sol}
S{les petits} V{se coucher}, A{(épuisés|à bout de forces)}, L{dans le sable}

= puits
J{alors} S{la vieille éléphante} V{creuser} O{le sable} C{avec ses pattes et sa trompe} : L{au fond du trou}, S{l'eau} V{monter} M{(goutte à goutte|lentement|peu à peu)}
M{sans se presser/ver}, S{la vieille éléphante} V{gratter} O{le sable} T{(longtemps|pendant une heure)} ; S{la terre} V{devenir} A{(sombre|humide)}, J{puis} S{une petite mare} V{se former}
3 | J{pourtant}, S{la vieille éléphante} V{se souvenir} I{d'une ancienne sécheresse} : S{elle} V{creuser} L{au pied de la rive}, J{et} S{de l'eau (fraîche|claire)} V{apparaître} L{sous le sable}

? question
« J{comment} V{savoir}-S{elle} L{où} S{il} V{falloir} O{creuser/ver} ? » V{demander} S{une photographe}, A{(cachée|perchée)} L{(dans un arbre|derrière un buisson)}
« V{se taire:impératif.vous}, S{nous} V{être} L{chez eux} », V{murmurer} S{le guide} I{aux visiteurs}
« C{grâce à elle}, S{ils} V{ne pas mourir:futur} C{de soif} », V{dire} S{le vieux guide}

= fin
S{l'éléphanteau} V{boire} T{le premier}, J{puis} S{les autres} ; T{à la nuit}, S{les (zèbres|gazelles|antilopes|girafes)} V{venir} J{à leur tour} L{au puits des éléphants}
S{chacun} V{boire} M{à son tour}, J{et} J{quand} S{le troupeau} V{repartir}, S{les (zèbres|gazelles|antilopes|girafes)} V{s'approcher} I{du trou} : S{l'eau} V{être:état} A{à tout le monde}
S{les petits} V{boire} M{(les premiers|longtemps)}, S{la vieille éléphante} V{boire} A{la dernière}

? après
T{quelques (jours|semaines) plus tard}, S{un (énorme|gros) nuage} V{monter} L{à l'horizon} : S{la pluie} V{revenir:état}
S{l'éléphanteau} V{garder:événement} T{(longtemps|toujours)} O{le souvenir de cet endroit} C{pour y guider/ver un jour les autres}
