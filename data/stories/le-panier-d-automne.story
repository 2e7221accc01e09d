@title Le panier d'automne
@levels CP CE1 CE2
@keywords automne, forêt, feuilles, bois, promenade, champignons, châtaignes, octobre, novembre
@tenses présent

= ouverture
T{(en automne|en octobre|en novembre|dimanche|ce matin)}, S{héros} V{partir} L{(dans la forêt|dans les bois|en forêt)} C{avec son panier}
C{avec son (grand panier|panier)}, S{héros} V{marcher} L{(dans la forêt|dans le bois|sur le chemin|sur le sentier)}
S{héros} V{mettre} O{(ses bottes|son manteau|son écharpe|son bonnet)} J{et} V{prendre} O{un panier} : S{ce} V{être} A{l'automne}

+ temps
S{le vent} V{souffler} J{et} S{les feuilles} V{tomber} L{(de l'arbre|des arbres|des branches|du chêne|sur le chemin|par terre)}
T{soudain}, S{la pluie} V{tomber} L{(sur les arbres|sur la forêt|sur son nez)} : S{héros} V{prendre} O{(son parapluie|sa capuche|son bonnet)}
S{(le brouillard|le vent|la pluie|le froid/nom)} V{arriver} L{(dans la forêt|entre les arbres|sur le chemin)}, J{mais} S{héros} V{ne pas avoir} O{(froid/nom|peur)}
2 | S{le soleil} V{briller} L{entre les branches}, J{et} S{les feuilles} V{être} A{(~rouge & ~jaune & orange/adj & ~doré & marron/adj & ~sec & ~brun)}

+ récolte
S{héros} V{ramasser} O{(des feuilles & des châtaignes & des marrons & des glands & des noix & des noisettes & des pommes & un champignon & une branche & des mûres & de la mousse & une plume & une poire)} L{sous (un arbre|les arbres)}
S{héros} V{ramasser} O{(des glands & un gland & des feuilles & de la mousse & une branche)} L{sous (un chêne|le grand chêne|les chênes)}
S{héros} V{cueillir} O{(un champignon & des mûres & une pomme & une poire & des noisettes & une fleur)} L{au bord du (chemin|sentier|bois)}
L{dans son panier}, S{héros} V{mettre} O{(une feuille & une châtaigne & un marron & un gland & une noix & une noisette & un champignon & une pomme & de la mousse & une plume)}
S{héros} V{trouver} O{une (belle|grande|petite) feuille (rouge|jaune|orange/adj|marron/adj|dorée)} L{(sous un arbre|sur le sentier|dans l'herbe|sous la pluie|près d'une châtaigne|à côté d'un champignon)}

+ rencontre
L{(sur une branche|dans un arbre|derrière un tronc|au pied d'un arbre|près d'une souche)}, S{un écureuil} V{cacher} O{(une noisette|une noix|un gland|sa nourriture)}
L{(derrière un tronc|au pied d'un arbre|près d'une souche|sous une racine)}, S{(une souris|un mulot)} V{grignoter} O{(une noisette|un gland|une châtaigne)}
S{(un écureuil|un oiseau|une chouette|un hibou|un corbeau)} V{regarder} O{héros} L{(du haut d'un chêne|sur sa branche|derrière une feuille)}
S{(un lapin|un renard|une biche|un cerf|un sanglier|un escargot|une souris|un écureuil)} V{regarder} O{héros} L{derrière (un arbre|un chêne|un buisson|une fougère|un sapin)}

? lourd
T{le soir}, S{le panier} V{être} A{très lourd} : J{pourquoi} ?
L{à la maison}, S{le panier} V{être} A{plein}, J{et} S{il} V{bouger} !
T{tout à coup}, S{le panier} V{bouger} : S{il} V{y avoir} O{quelqu'un} L{dedans} !

= fin
L{à la maison}, S{un (petit|gros) hérisson} V{sortir} L{du panier} !
L{dans (le panier|son panier)}, L{sous (les feuilles|une feuille rouge|les châtaignes|les champignons)}, S{un petit hérisson} V{dormir} !

? après
S{héros} V{le rendre +vite} I{à la forêt} : T{bientôt}, S{ce} V{être} A{l'hiver}
