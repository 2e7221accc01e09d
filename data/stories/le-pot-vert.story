@title Il n'y a plus de vert
@levels CP CE1
@keywords couleurs, peinture, école, classe, arbre, dessin, art, bleu, jaune, vert
@tenses présent

= vert
T{(lundi|mardi|jeudi|vendredi)}, L{en classe}, S{héros} V{peindre} O{un (arbre|grand arbre|sapin)}
L{à l'école}, S{héros} V{vouloir peindre un (arbre|grand arbre|sapin)}
S{héros} V{peindre} O{un arbre} C{pour (la fête de l'école|maman|sa maîtresse|papa)}

? couleurs
S{héros} V{avoir} O{du rouge, du bleu, du jaune et du blanc}
L{sur la feuille}, S{une maison} V{avoir} O{un toit (rouge|gris|brun) et une porte (bleue|marron|jaune)}
S{le ciel} V{être} A{bleu}, S{les nuages} V{être} A{(blancs|gris|noirs)}, S{le soleil} V{être} A{jaune}
L{sur la feuille}, S{héros} V{faire} O{[un animal.oiseau.petit|animal.insecte.volant|nature.plante.fleur=oiseau,papillon,rose liste]}

= plus
J{mais} S{le pot vert} V{être} A{vide}
J{mais} S{il} V{ne plus y avoir} O{de vert/nom} L{(dans le pot|dans la boîte|sur la table)}
J{mais} S{héros} V{ne pas trouver} O{(le vert/nom|le pot vert|la peinture verte)}

? parole
« S{un arbre bleu}, S{ce} V{ne pas être} A{joli} », V{dire}-S{héros}
« V{avoir}-S{tu} O{du vert/nom} ? » V{demander}-S{héros} I{à (son amie|sa voisine|son voisin)}
« S{je} V{avoir} O{du rose/nom et du noir/nom} », V{dire}-S{(la voisine|un élève|sa voisine)}
« V{regarder:impératif.tu} L{dans ton pot} », V{dire}-S{la maîtresse}
« S{nous} V{pouvoir faire} O{un arbre (jaune|gris|bleu)} », V{dire}-S{un élève}
« V{mélanger:impératif.tu} O{deux couleurs} ! » V{dire}-S{la maîtresse}

+ essais
S{héros} V{chercher} L{(dans le placard|sous l'évier|derrière les pots|sur l'étagère)}
S{un élève} V{donner} O{(du marron/nom|du noir/nom|un crayon gris|du blanc/nom)}
S{héros} V{mettre} O{(du rouge/nom|un peu de rouge/nom)} L{dans le jaune/nom} : S{ce} V{être} A{orange/adj}
S{héros} V{mettre} O{du blanc/nom} L{dans le rouge/nom} : S{ce} V{être} A{rose/adj}
S{héros} V{mettre} O{du bleu/nom} L{dans le rouge/nom} : S{ce} V{être} A{violet/adj}
S{il} V{rester} O{deux pots} : J{un bleu et un jaune}
T{(soudain|tout à coup)}, S{un élève} V{pousser} O{le bras de héros}

= mélange
S{une goutte bleue} V{tomber} L{dans le jaune/nom} : S{ce} V{être} A{vert} !
J{alors} S{héros} V{mettre} O{du bleu/nom} L{dans le jaune/nom} : J{voilà} O{du vert/nom} !
T{enfin}, S{héros} V{mélanger} O{le bleu/nom et le jaune/nom} : S{ce} V{être} A{vert} !

? fin
S{l'arbre de héros} V{être} A{(vert|tout vert|vert clair|vert foncé)}
T{maintenant}, S{toute la classe} V{vouloir} O{du vert/nom}
S{la maîtresse} V{accrocher} O{le dessin} L{(au mur|près du tableau|dans la classe)}
