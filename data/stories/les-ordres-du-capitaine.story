@title Les ordres du capitaine
@levels CE1 CE2 CM1 CM2
@keywords bateau, capitaine, pirates, mer, ordre, équipage, île
@tenses présent, passé_composé, passé_simple

= ouverture
L{sur le (vieux|grand|beau) bateau}, S{un (terrible|drôle de) capitaine} V{donner:état} O{des ordres} T{(du matin/nom au soir|toute la journée)}
S{l'équipage} V{vouloir:état dormir/ver}, J{mais} S{le (vieux/adj|nouveau) capitaine} V{donner:état} O{des ordres} T{(sans cesse|toute la journée)}

= premier
« V{monter:impératif.vous} L{à le mât}, V{tendre:impératif.vous} O{les voiles} J{et} V{tenir:impératif.vous} O{la barre} ! » V{crier}-S{le capitaine}
« V{nettoyer:impératif.vous} O{le pont}, V{jeter:impératif.vous} O{l'eau sale} J{et} V{essuyer:impératif.vous} O{vos bottes} ! » V{dire}-S{le capitaine}

+ ordres
S{les (matelots|marins)} V{obéir} M{(aussitôt|sans un mot|en soupirant/ver)}
« V{prendre:impératif.vous} O{[le objet.outil.bâton|objet.maison.balai|objet.maison.récipient|objet.outil.échelle=balai]} J{et} V{mettre:impératif.vous} O{tout} L{(en ordre|à sa place)} ! »
« V{aller:impératif.vous} L{à la cuisine} J{et} V{faire:impératif.vous} O{[du aliment.plat.repas=soupe,riz]}, J{mais} V{ne boire:impératif.vous pas} O{mon jus d'orange/nom} ! »
« S{vous} V{chanter:futur} M{(moins|plus) fort/adv}, S{vous} V{rire:futur} T{(plus tard|demain)} J{et} S{vous} V{danser:futur} T{dimanche/nom} ! »
« S{toi}, V{compter:impératif.tu} O{les (vagues|mouettes|nuages)} J{et} V{venir:impératif.tu} C{me dire/ver combien il y en a} ! »
« J{si} S{vous} V{voir} O{[un animal.mer.grand|personne.conte.pirate|lieu.nature.île=baleine,pirate]}, V{courir:impératif.vous} C{me réveiller/ver} ! »

? plainte
« S{nous} V{ne pouvoir plus} C{tenir/ver debout} », V{gémir}-S{un mousse/nom}
« J{pourquoi} V{devoir}-S{nous} C{toujours courir/ver} ? » V{demander}-S{le plus jeune matelot}

= obstacle
T{(soudain|tout à coup)}, S{une (énorme|haute|grosse) vague} V{jeter} O{le capitaine} L{par-dessus bord}
T{(soudain|tout à coup)}, S{le vent} V{tourner} J{et} S{le capitaine} V{tomber} L{à la mer}

? peur
S{le pauvre capitaine} V{ne savoir:état pas} C{nager/ver} : S{ses grands bras} V{battre:état} O{l'eau}
« J{au secours} ! S{je} V{ne pas savoir} C{nager/ver} ! » V{hurler}-S{le capitaine}

? attente
S{les matelots} V{se regarder} : S{personne} V{ne leur donner:antérieur} O{d'ordre}
« J{que} V{devoir}-S{nous} C{faire/ver} ? V{donner:impératif.vous} O{un ordre}, S{capitaine} ! » V{répondre}-S{les matelots}

= fin
« V{lancer:impératif.vous} O{une corde}, J{s'il vous plaît} ! » V{dire}-S{le capitaine} M{d'une (petite|toute petite) voix}, J{et} S{tous les marins} V{tirer}
« J{s'il vous plaît}, S{mes amis}, V{tendre:impératif.vous} O{la main} ! » V{supplier}-S{le capitaine}, J{et} S{dix bras} V{le sortir} L{de l'eau}

? après
T{depuis ce jour}, S{le capitaine} V{dire:état} T{(toujours|souvent)} O{merci}, J{et} S{l'équipage} V{obéir:état} M{(volontiers|en riant/ver)}
T{le soir}, S{le capitaine} V{essuyer} O{la vaisselle} C{avec les autres} J{et} S{l'équipage} V{s'endormir +enfin}
