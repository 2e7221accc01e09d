@title Le silence de la forêt
@levels CE1 CE2 CM1 CM2
@keywords forêt, bois, arbres, animaux de la forêt, randonnée, nature, cerf, promenade
@tenses présent, passé_composé, passé_simple

= ouverture
T{(à l'aube|tôt le matin|au lever du soleil)}, S{héros} V{marcher:état} L{(dans la forêt|sur un sentier|dans une forêt profonde|entre les chênes)} : S{il} V{vouloir:état voir/ver} O{un cerf}
C{pour voir/ver (un cerf|le grand cerf)}, S{héros} V{devoir:état marcher/ver} M{en silence} L{(dans la forêt|sur le sentier|sous les arbres|dans le bois|parmi les fougères)}

+ marche
S{le sentier} V{passer:état} L{(entre les racines & près d'un chêne & au bord d'un ruisseau & sous les sapins & derrière un tronc couché & dans une clairière & entre les fougères & près d'une mare & le long d'un fossé & au pied d'un rocher)}
S{héros} V{éviter:état} O{(les branches & les feuilles sèches & les ronces & les racines & les cailloux & les flaques & les orties & les brindilles & les glands & une souche)} C{pour ne faire/ver aucun bruit}
S{(la mousse|l'herbe|la rosée|le brouillard|la brume|l'ombre)} V{couvrir:état} O{(les pierres|le sol|les racines|les troncs|le sentier|la clairière|les rochers|une souche)}
S{un (vieux|grand|immense|énorme) (chêne|hêtre|sapin|arbre|pin|châtaignier)} V{dresser:état} O{(son tronc|ses branches|son feuillage)} L{(au-dessus du sentier|vers le ciel|au milieu de la clairière)}

+ rencontres
L{dans un tronc creux}, S{(un hibou|une chouette|un écureuil)} V{dormir:état}
L{(sur une branche|au sommet d'un chêne)}, S{(un écureuil|un pivert|un oiseau|un coucou|un corbeau|un merle)} V{guetter:état} O{les promeneurs}
S{(un renard|un lièvre|un sanglier|un hérisson|une biche|un faon|un blaireau|un loup|un chevreuil|un lapin|un écureuil|un oiseau)} V{traverser} O{(le sentier|la clairière|le chemin|un buisson)}
S{héros} V{découvrir} O{(une plume|une trace de patte|un champignon|un terrier|un nid|un gland|une empreinte|une pomme de pin|une châtaigne)} L{(sur le sol|au pied d'un arbre|dans la mousse|sous les feuilles|près d'un buisson)}

? obstacle
J{mais} T{(soudain|tout à coup)}, S{(une branche|une brindille|une noisette)} V{craquer} L{sous son pied} : S{(un oiseau|une biche|un lièvre|tout)} V{s'enfuir} !
« J{chut}, V{écouter:impératif.tu} O{(le silence|le vent|la forêt|les feuilles|le ruisseau|le hibou)} ! » V{murmurer} S{un (garde forestier|vieux promeneur)}
S{le silence} V{être:état} A{(profond|complet|parfait)} : S{(le vent|un oiseau|le ruisseau)} V{se taire:antérieur +même}

= fin
T{(enfin|alors)}, L{(dans la clairière|entre les troncs|au bout du sentier|derrière un chêne|près du ruisseau)}, S{un cerf} V{lever} O{(la tête|ses grands bois)} J{et} V{regarder} O{héros} M{(longtemps|sans bouger|en silence)}
T{(enfin|alors)}, S{le grand cerf} V{apparaître} L{(dans la clairière|entre les arbres|dans la brume|au bord de l'étang)}, J{et} S{héros} V{oublier} M{(tout|même de respirer/ver)}
