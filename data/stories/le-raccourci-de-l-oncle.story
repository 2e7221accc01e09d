@title Le raccourci de l'oncle
@levels CE2 CM1 CM2
@keywords forêt, randonnée, le bois, arbres, animaux de la forêt, promenade, automne
@tenses présent, passé_composé, passé_simple
# famille : forêt, le bois, arbre, chêne, hêtre, sapin, bouleau, tronc, branche, feuille, racine, écorce, mousse, fougère, champignon, gland, châtaigne, noisette, mûre, sentier, chemin, clairière, rocher, ruisseau, pont, colline, lisière, carte, boussole, sac, gourde, bâton, jumelles, pique-nique, cerf, biche, sanglier, renard, écureuil, hibou, pic, blaireau, lièvre, oiseau, trace, silence, ombre, marcher, grimper, observer, traverser, suivre, ramasser, écouter, perdu, épais, humide, sauvage

= départ
L{(dans la forêt|à la lisière|dans le bois|dans une forêt épaisse|dans un bois humide)}, S{héros} V{suivre} O{son oncle}, S{qui} V{refuser:état} O{(la carte|la boussole|le sentier|le chemin)}
S{l'oncle de héros} V{prendre} O{un raccourci} J{et} V{quitter} O{(le sentier & la lisière & le chemin & la clairière)}

+ marche
T{bientôt}, S{il} V{falloir:événement} O{(grimper/ver sur un rocher & traverser/ver un ruisseau & suivre/ver un lièvre & marcher/ver dans la mousse & passer/ver sous une branche & contourner/ver un sapin & sauter/ver une racine & monter/ver une colline & écarter/ver les fougères & porter/ver le sac & couper/ver un bâton & écouter/ver le silence)}
C{pour marquer/ver le chemin}, S{héros} V{laisser} M{derrière <lui|elle>} O{(un gland & une châtaigne & une noisette & une feuille & un champignon & une mûre & un bâton & une branche & de l'écorce & une fougère & de la mousse)}
S{héros} V{observer} O{(un cerf & une biche & un renard & un écureuil & un sanglier & un pic & un hibou & un blaireau & un lièvre & un oiseau sauvage & une trace)}, J{mais} S{(aucun chemin|aucun sentier|aucune clairière)} V{ne paraître}
« L{derrière (ce chêne & ce hêtre & ce bouleau & ce sapin & ce tronc & ce rocher & cette colline & ces fougères & cet arbre & le ruisseau & la clairière & le pont)}, S{nous} V{sortir:futur} » , V{promettre} S{l'oncle}
S{l'oncle} V{vider} O{son sac} : S{il} V{trouver} O{(une gourde & des jumelles & le pique-nique & un champignon & une vieille châtaigne & un bâton & une feuille & une noisette & un gland)}, J{mais} O{aucune carte}

= perdus
L{(sous un chêne|sous un hêtre|devant un bouleau|sur un tronc|près d'un ruisseau|dans une clairière|sous un sapin|contre un arbre|sur un rocher)}, S{l'oncle} V{avouer} : S{ils} V{être:état} A{perdus}

= retour
C{grâce (à son bâton & à ses jumelles & à une boussole & à la mousse & à l'ombre & à une trace & à un ruisseau & à un oiseau & à l'écorce & à une colline)}, S{héros} V{retrouver} O{le (sentier|chemin)}

? fin
« S{ton raccourci} V{être} A{(long|humide|sauvage)}, J{mais} S{nous} V{voir:passé_composé} O{(un cerf & une biche & un écureuil & un hibou & un pic & un blaireau & un renard & un lièvre & une clairière & un sanglier & mille champignons)} », V{dire}-S{héros}
« T{demain}, S{nous} V{pouvoir:futur} O{(marcher/ver sur la route & suivre/ver le sentier & grimper/ver moins & écouter/ver la boussole & observer/ver la carte & ramasser/ver des mûres & manger/ver le pique-nique & traverser/ver par le pont)} », V{rire}-S{héros}
