@title L'homme invisible du grenier
@levels CM1 CM2
@keywords grenier, mystère, enquête, préfixes, mots de sens contraire, préfixe in, préfixe im, préfixe ir, préfixe il
@tenses présent, passé_composé, passé_simple
# famille : irréel, illisible, impossible, immobile, incapable, irresponsable, inconnu, imparfait, invisible, illégal, inutile, impatient, injuste, imprudent, incroyable, irrégulier, illimité, illogique, imprévu, insupportable, inquiet, inattendu, impoli, inexact, irrésistible, immangeable, irréparable, incomplet, impardonnable, immortel, inoubliable, impuissant, inhabité

= bruit
L{dans (une maison inhabitée|un grenier inconnu|le grenier|l'obscurité irréelle du grenier)}, S{quelqu'un} V{marcher:état} M{à pas irréguliers}, J{mais} S{la pièce} V{sembler:état} A{vide/adj}
T{à une heure (imprévue|impossible|inattendue)}, S{un bruit (irréel|irrégulier|inconnu|incroyable|insupportable)} V{réveiller} O{héros}

+ enquête
L{sur le plancher}, S{héros} V{trouver} O{(un message illisible & un plan incomplet & une trace invisible la veille & un calcul inexact & un objet inutile & un jouet irréparable & un gâteau immangeable & un dessin imparfait & une lettre d'un inconnu)}
« S{ce} V{être} A{(~impossible & ~illogique & ~incroyable & ~illégal & ~irresponsable & ~injuste & ~impardonnable & ~insupportable & ~imprudent & ~impoli)} ! » V{dire}-S{(son père|sa tante|la voisine)}
S{héros} V{rester} A{(immobile|~impatient|~inquiet|incapable de parler/ver|presque invisible)} : S{l'attente} V{être:état} A{(~insupportable|~illimité|~inutile)}
« S{je} V{ne pas être} A{(~irresponsable & ~impatient & ~imprudent & ~impoli & immortel/adj & ~incapable de monter/ver)}, J{mais} S{je} V{y aller} ! » V{dire}-S{sa sœur}

= piège
J{alors}, S{héros} V{poser} O{un piège (imparfait|invisible|irrésistible|imprévu)} L{devant la porte}
C{pour voir/ver (l'invisible|l'inconnu|l'impossible)}, S{on} V{répandre} O{de la farine} L{sur le plancher}

= découverte
T{au matin/nom}, S{de minuscules pas} V{être:état} L{là} : S{l'inconnu} V{être:état} A{un hérisson (impatient|imprudent|immobile|inattendu|incroyable)} !
S{l'invisible visiteur} V{éternuer} : S{ce} V{être:état} A{une chouette toute blanche, (immobile|inquiète|presque irréelle)} !

? fin
T{depuis}, S{le grenier} V{rester:présent} A{(ouvert la nuit/nom|une maison illégale pour hérissons|un lieu inoubliable)}
« J{quelle nuit (inoubliable|incroyable|irréelle|imprévue)} ! » V{écrire}-S{héros} L{dans son cahier} 
