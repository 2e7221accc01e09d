@title Le cartable trop lourd
@levels CP CE1
@keywords cartable, école, matin, frère, classe, rentrée, fournitures, maison
@tenses présent

= lourd
T{(lundi matin/nom|ce matin/nom|jeudi matin/nom)}, S{le cartable de héros} V{être} A{(très lourd|trop lourd)}
C{pour aller/ver à l'école}, S{héros} V{prendre} O{son cartable} : S{ce cartable} V{être} A{lourd} !
S{héros} V{partir} C{pour l'école}, J{mais} S{son cartable} V{être} A{(très lourd|bien lourd)}

? hier
T{hier}, S{ce cartable} V{être:imparfait} A{(léger|presque vide|bien moins lourd)}
S{le petit frère de héros} V{être} A{debout} L{devant (la porte|la fenêtre)} J{et} V{rire}

= chemin
S{héros} V{marcher} M{(lentement|à petits pas)} J{car} S{il} V{avoir} O{mal/nom} L{au dos}
L{(dans la rue|sur la route)}, S{héros} V{s'arrêter} T{(souvent|très souvent)} C{pour poser/ver son cartable}
S{héros} V{tirer} O{son cartable} L{(jusqu'à l'école|dans toute la rue|sur le trottoir)}

? parole
« S{mon cartable} V{être} A{plein de cailloux} ? » V{demander}-S{héros}
« V{poser:impératif.tu} O{ce cartable} L{là} J{et} V{souffler:impératif.tu} ! » V{dire}-S{maman}
« S{je} V{ne plus pouvoir porter} O{ça} ! » V{dire}-S{héros}
« S{tu} V{porter} O{(des cailloux|une vache|un éléphant)} ? » V{demander}-S{(un ami|le facteur|une amie)}
« J{oui}, S{ce} V{être} A{lourd}, J{mais} S{nous} V{arriver} T{bientôt} », V{dire}-S{(papa|maman|mamie)}
« J{quand} V{arriver}-S{nous} ? » V{demander}-S{héros}

+ classe
S{(un ami|une amie)} V{aider} O{héros} L{(dans l'escalier|devant l'école|dans la cour)}
S{la maîtresse} V{dire} : « V{sortir:impératif.vous} O{(vos trousses|vos ardoises|vos cahiers)} ! »
S{héros} V{poser} O{son cartable} L{sur la table} : J{boum} !
S{héros} V{chercher} O{(sa trousse|son stylo|sa gomme|son cahier)} J{et} V{mettre} O{la main} L{tout au fond}
S{toute la classe} V{regarder} O{(le cartable|le gros cartable)}
S{quelque chose} V{rouler} L{(par terre|sous la table)} C{avec beaucoup de bruit}

? fournitures
S{héros} V{sortir} O{[un objet.école.fourniture=cahier,ardoise,règle liste]} : S{le cartable} V{rester} A{lourd}

= jouets
L{sous les cahiers}, S{héros} V{voir} O{[un objet.jouet.petit=balle,toupie,peluche liste]} !
L{dans le cartable}, S{héros} V{trouver} O{[un objet.jouet.petit=cube,nounours,bille liste]} !
L{au fond du cartable}, S{son petit frère} V{mettre:antérieur} O{tous ses jouets} !

? frère
« S{je} V{vouloir venir} C{avec toi} ! » V{dire}-S{son frère} T{le soir/nom}
T{demain}, S{héros} V{ouvrir:futur} O{son cartable} T{avant l'école}
