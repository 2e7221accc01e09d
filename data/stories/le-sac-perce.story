@title Le sac de pommes
@levels CP CE1
@keywords pommes, sac, âne, chemin, campagne, papa, fruits, automne
@tenses présent

= sac
S{papa} V{porter} O{un (sac|gros sac) de pommes} L{sur son dos}
S{papa} V{rentrer} C{avec un (sac|gros sac) plein de pommes}
T{(mardi|samedi|ce midi)}, S{papa} V{ramener} O{un sac de pommes} C{pour (une tarte|la tarte)}

? lourd
S{le sac} V{être} A{(lourd|très lourd|plein)}, J{et} S{papa} V{aller} M{(lentement|à petits pas)}
L{dans le sac}, S{il} V{y avoir} T{aussi} O{[un aliment.fruit=poire,prune liste]}
S{papa} V{siffler} L{sur la (route|petite route)} : S{il} V{être} A{(content|ravi)}

= trou
J{mais} S{le sac} V{avoir} O{un (trou|petit trou)} : S{une pomme} V{tomber}
J{mais} S{une pomme} V{tomber} L{(du sac|par le trou du sac)}, J{puis} S{une autre pomme} V{tomber}
J{mais} L{derrière papa}, S{les pommes} V{tomber} L{du sac}

? parole
« S{ce sac} V{être} A{(moins lourd|bien léger)} », V{dire}-S{papa}
« V{regarder:impératif.tu} O{ton sac}, J{l'ami} ! » V{crier}-S{(un voisin|le facteur|une dame)}
« J{papa}, S{tes pommes} V{tomber} ! » V{crier}-S{sa fille}
« S{nous} V{avoir:futur} O{une (tarte|bonne tarte)} T{ce soir/nom} ! » V{dire}-S{papa}

+ file
S{une pomme} V{rouler} L{(sur la route|dans l'herbe)}
1 id=ane | S{un âne} V{sentir} O{la pomme} J{et} V{suivre} O{papa}
1 id=poule après=ane | S{une (poule|oie)} V{picorer} O{un bout de pomme}, J{puis} V{suivre} O{l'âne}
1 après=ane | S{un lapin} V{sortir} L{(du bois|de la haie)} J{et} V{suivre} O{le sac}
S{un mouton} V{manger} O{(deux|trois) pommes} L{près du (mur|pré|puits)}
1 après=poule | S{une petite file} V{avancer} L{derrière papa} M{sans un bruit}
S{papa} V{s'arrêter} : S{le sac} V{être} A{(léger|très léger|presque vide)}

= arrivée
L{à la porte}, S{papa} V{se retourner} J{et} V{voir} O{un âne} !
L{à la maison}, S{le sac} V{être} A{vide}, J{mais} S{un âne} V{être} L{à la porte} !
T{enfin}, S{papa} V{se retourner} : S{un âne} V{manger} O{(la dernière pomme|une pomme)} !

? fin
S{papa} V{rire} J{et} V{donner} O{(de l'eau|une carotte|un bisou)} I{à l'âne}
T{ce soir/nom}, S{il} V{ne pas y avoir} O{de tarte}, J{mais} S{l'âne} V{être} A{content}
S{maman} V{réparer} O{le sac} C{avec (du fil|un bout de tissu)}
