@title Du gland au chêne
@levels CE2 CM1 CM2
@keywords arbre, chêne, gland, forêt, racines, feuilles, écureuil, plante, documentaire, explication
@tenses présent, passé_composé, passé_simple

= gland
T{en automne}, S{un (écureuil|geai)} V{cacher} O{un gland} L{(sous la mousse|sous les feuilles mortes|au pied d'un mur)} J{et} V{l'oublier}
T{un matin/nom d'octobre}, S{un gland} V{tomber} L{d'un vieux chêne} J{et} V{rouler} L{(jusqu'au fossé|dans l'herbe|au bord d'un chemin)}
3 | T{pendant une tempête d'automne}, S{un gland} V{se détacher} L{de sa branche} : S{le vent} V{le pousser} L{dans une clairière}

? danger
S{un sanglier} V{passer} M{tout près/adv}, J{mais} S{il} V{ne rien sentir}
T{tout l'hiver}, S{le gland} V{dormir:état} L{sous (la neige|les feuilles)} C{comme un œuf dans un nid}
S{les autres glands} V{disparaître} T{l'un après l'autre} : S{les (mulots|sangliers|chevreuils)} V{les manger}

= germe
T{au printemps}, S{une racine} V{percer} O{la coquille} J{et} V{s'enfoncer} L{dans la terre (humide|molle)} ; T{bientôt}, S{une tige} V{se dresser}
J{quand} S{la terre} V{se réchauffer}, S{le gland} V{s'ouvrir} : S{une racine} V{descendre}, S{une tige} V{monter}
T{en (avril|mars)}, S{une petite tige} V{sortir} L{de terre} J{et} V{déplier} O{deux feuilles (vertes|tendres) et minuscules}

? racines
S{les racines} V{boire:état} O{l'eau de la terre}, S{les feuilles} V{boire:état} O{la lumière du soleil}
L{sous terre}, S{les racines} V{avancer} L{entre les (pierres|cailloux)} C{pour chercher/ver l'eau}
S{un (chevreuil|lapin|lièvre)} V{brouter} O{quelques feuilles}, J{mais} S{d'autres} V{repousser} T{bientôt}

? question
« J{est-ce que} S{cette brindille} V{devenir:futur} M{vraiment} A{un arbre} ? » V{demander} S{(un promeneur|une fillette|un enfant)}
« V{ne pas marcher:impératif.tu} L{dessus}, S{c'} V{être} A{un chêne} ! » V{dire} S{(le garde|une grand-mère)} I{à un enfant}
« J{quand} S{tu} V{être:futur} A{vieux}, S{cet arbre} V{être:futur} J{encore} A{jeune} », V{expliquer} S{(un bûcheron|le garde)} I{à son fils}
« J{combien de} S{temps} V{falloir}-S{il} C{pour atteindre/ver le ciel} ? » V{demander} S{un (garçon|écolier)}
« S{je} V{le protéger:futur} C{avec des branches} », V{promettre} S{(un garçon|une fillette)}

+ croissance
T{chaque printemps}, S{des bourgeons} V{s'ouvrir:état} ; T{chaque automne}, S{les feuilles} V{tomber:état}
T{chaque année}, S{le tronc} V{ajouter:état} O{un nouveau cercle} L{sous l'écorce}
T{à dix ans}, S{le jeune chêne} V{dépasser:état} O{(un homme|un cheval)}
T{à cinquante ans}, S{le chêne} V{donner +enfin} O{ses premiers glands}
T{(peu à peu|année après année)}, S{l'écorce} V{devenir} A{(grise|épaisse)} J{et} A{(dure|ridée)}
L{dans ses branches}, S{une chouette} V{s'installer}, J{puis} S{un pivert}, S{qui} V{creuser} O{un trou} L{dans le bois}
T{un soir d'orage}, S{la foudre} V{casser} O{une grosse branche}, J{mais} S{l'arbre} V{résister}

= arbre
T{cent ans plus tard}, S{un chêne (immense|énorme|majestueux)} V{se dresser:état} L{là} : S{[un animal.oiseau.petit|animal.insecte.volant=mésange,merle,papillon liste]} V{vivre:état} L{dans le feuillage}
T{un siècle plus tard}, S{deux enfants} V{se donner} O{la main} C{pour faire/ver le tour du chêne}
T{après un siècle}, S{le gland} V{devenir:antérieur} A{un chêne} A{(immense|magnifique)}, L{sous lequel/pro} S{des promeneurs} V{se reposer:état}

= fin
T{un soir d'octobre}, S{un gland} V{tomber} L{de sa plus haute branche} J{et} V{disparaître} L{sous les feuilles} : S{tout} V{recommencer:état}
T{à l'automne}, S{des milliers de glands} V{tomber} L{de ses branches}, J{et} S{l'histoire} V{recommencer} L{un peu plus loin}
T{un jour de vent}, S{un gland} V{se détacher} L{de ses branches} J{et} V{rouler} L{(sous la mousse|dans l'herbe|au bord du chemin)}
