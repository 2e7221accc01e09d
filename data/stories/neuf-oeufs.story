@title Neuf œufs neufs
@levels CE1 CE2 CM1
@keywords campagne, ferme, œuf, bœuf, voyage, famille, eu œu, poussin
@tenses présent, passé_composé, passé_simple

# Jeudi, le neveu du meunier doit porter neuf œufs à sa sœur, de l'autre côté du fleuve, sur la charrette du vieux bœuf. Creux, couleuvre, pluie…
# À l'arrivée : huit œufs. Le garçon est malheureux… puis un poussin sort de ses cheveux / de son pull : neuf.

= ouverture
S{le neveu du meunier} V{porter:état} O{neuf œufs} I{à sa sœur}
S{le neveu du meunier} V{partir} C{avec son bœuf et neuf œufs}
3 | T{jeudi}, S{le neveu du meunier} V{devoir:état} O{porter neuf œufs} I{à sa sœur}, L{de l'autre côté du fleuve}
3 | S{le (vieux|) meunier} V{confier} O{neuf œufs} I{à son neveu} C{pour le déjeuner de sa sœur}, L{au bord du fleuve}
3 | C{pour le déjeuner de sa sœur}, S{le neveu du meunier} V{emporter} O{neuf œufs} L{dans la charrette du bœuf}

? adieu
3 | « S{tu} V{être} A{jeune}, J{mais} S{je} V{te confier} O{mes œufs} : V{ne pas te presser:impératif.tu} ! » V{dire} S{le meunier}
« S{les œufs} V{ne pas aimer} O{les jeux} : V{rester:impératif.tu} A{sérieux} ! » V{dire} S{le (vieux monsieur|meunier)}
S{le bœuf} V{agiter} O{la queue} J{et} V{accepter} O{(un peu d'herbe|une fleur bleue|une feuille)}

= départ
S{le bœuf} V{avancer} M{(lentement|sans se presser)} L{sur le chemin}
S{le vieux bœuf} V{tirer} O{la charrette} M{sans se presser}
3 | S{le garçon} V{poser} O{le panier} L{sur ses genoux} J{et} S{le bœuf} V{avancer} M{d'un pas (paresseux|sérieux|heureux)}
3 | S{le garçon} V{serrer} O{les œufs} L{contre son cœur} J{et} S{le bœuf} V{avancer} M{(à petits pas|sans se presser)}

+ route
3 | L{au milieu du chemin}, S{un creux} V{secouer} O{la charrette} : S{le garçon} V{faire} O{(un vœu|deux vœux)}
3 | T{à neuf heures}, S{le ciel bleu} V{devenir} A{noir} J{et} S{le garçon} V{couvrir} O{les œufs} C{avec (des feuilles|son pull bleu)}
T{plus loin}, S{une couleuvre} V{traverser} J{et} S{le bœuf}, A{peureux}, V{reculer} L{de deux pas}
3 | L{au bord du fleuve}, S{deux pêcheurs} V{faire:état} O{du feu} J{et} S{le bœuf} V{hésiter} M{un peu}
S{une branche} V{accrocher} O{(ses cheveux|le nœud du panier)} J{et} S{le panier} V{pencher}
3 | L{sur le pont du fleuve}, S{le pneu de la charrette} V{éclater} : S{le garçon et le bœuf} V{finir} O{la route} M{à pied}

? compte
3 | T{à deux heures}, S{le neveu} V{arriver +enfin} L{devant la maison bleue de sa sœur}

= malheur
« S{il} V{manquer} O{un œuf} ! » V{dire} S{sa sœur}
L{chez sa sœur}, S{le garçon} V{ne compter que} O{huit œufs} : S{le neuvième} V{disparaître:antérieur}
S{sa sœur} V{ouvrir} O{le panier} : S{il} V{manquer:état} O{un œuf}

? parole
3 | « S{je} V{être} A{malheureux}, S{il} V{ne pas y avoir} O{neuf œufs} ! » V{soupirer} S{le jeune garçon}
« V{ne pas pleurer:impératif.tu}, S{je} V{pouvoir} O{manger/ver huit œufs} », V{dire} S{la sœur}
« S{nous} V{en manger:futur} O{quatre chacun}, S{ce} V{être} M{mieux} », V{dire} S{la sœur}
« S{je} V{faire:passé_composé} M{de mon mieux}, J{pourtant} S{un œuf} V{tomber:passé_composé} », V{avouer} S{le neveu}
« S{ce} V{être} A{mieux que rien}, J{puisque} S{les autres œufs} V{être} A{entiers} », V{dire} S{la sœur}

= chute
J{mais} S{un poussin tout neuf} V{sortir} L{du panier} !
L{dans le panier}, S{le neuvième œuf} V{être:état} A{un poussin} !
3 | T{(soudain|tout à coup|alors)}, S{quelque chose} V{piauler} L{dans la paille du panier} : S{ce} V{être:état} A{un poussin}, J{le neuvième} !
3 | T{(soudain|tout à coup|alors)}, L{au fond du panier}, S{deux yeux} V{s'ouvrir} : S{le neuvième œuf} V{devenir:antérieur} A{un poussin} !

+ fin
S{le garçon} V{rougir}, S{sa sœur} V{rire} J{et} S{le bœuf} V{meugler}
« V{aller:impératif.tu} T{encore} M{moins vite}, J{et} S{tu} V{m'apporter:futur} O{une poule} ! » V{plaisanter} S{la sœur}
