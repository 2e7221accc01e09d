@title La purée de dragon
@levels CE1 CE2 CM1
@keywords cantine, école, repas, légumes, épinards, cuisinier, goûter, menu
@tenses présent, passé_composé, passé_simple

= ouverture
T{(lundi|mardi|jeudi|vendredi)}, L{à la cantine}, S{une purée verte/adj} V{fumer:état} L{dans les assiettes}, J{et} S{personne} V{ne vouloir:état y goûter/ver}
L{à la cantine}, S{héros} V{découvrir} L{dans son assiette} O{une purée (très|toute) verte/adj}, J{et} S{toute la table} V{faire} O{la grimace}

= désir
S{le cuisinier} V{regarder:état} M{tristement} O{ses plats pleins}, J{et} S{héros} V{vouloir:état le consoler/ver}
L{derrière son comptoir}, S{le cuisinier} V{baisser} O{la tête}, J{alors} S{héros} V{chercher} O{une idée} C{pour l'aider/ver}

? menu
S{le menu} V{promettre:antérieur} O{(du riz|des frites|des pâtes|du poulet|une omelette|une pizza)} J{et} O{(une tarte|une glace|un yaourt|une crêpe|de la compote)}, O{rien de vert/adj}
L{sur le plateau}, S{il} V{y avoir:état +aussi} O{(du pain|un verre d'eau|du fromage|une banane|une pomme)}

+ grimaces
S{(une élève|un élève|un grand|une grande)} V{se boucher} O{le nez} J{et} V{fermer} O{les yeux}
S{(un petit|une petite)} V{cacher} O{la purée} L{sous (le pain|une feuille de salade|sa serviette)}
S{ami} V{dessiner} O{(un arbre|une tête|un crocodile|une île)} L{dans son assiette} C{avec une fourchette}
S{une cuillère} V{rester} M{debout}, M{toute seule}, L{au milieu de la purée}
S{quelqu'un} V{parler} I{(de grenouilles|de mousse|d'algues|de boue)}, J{et} S{le silence} V{devenir} A{lourd/adj}
3 | S{héros} V{goûter} M{en cachette} O{une toute petite bouchée} : S{ce} V{être:état} A{doux/adj}, J{presque} A{sucré/adj}

= idée
T{(soudain|tout à coup)}, S{héros} V{monter} L{sur sa chaise} J{et} V{crier} : « S{ce} V{être} A{de la purée de dragon} ! »
T{(soudain|alors)}, S{héros} V{lever} O{sa cuillère} J{et} V{inventer} O{un nom} : O{la purée de dragon} !

? parole
« V{en manger:impératif.tu} O{trois cuillerées}, J{et} S{tu} V{voler:futur} T{demain} ! » V{promettre}-S{héros} I{à ami}
« S{je} V{sentir +déjà} O{des écailles} L{sur mon dos} ! » V{crier} S{(un élève|une élève|un petit)}
« J{est-ce que} S{les dragons} V{manger} O{des légumes} ? » V{demander} S{(un petit|une petite)}
« S{nous} V{vouloir devenir/ver} A{des dragons} », V{dire} S{les grands}
« V{passer:impératif.vous} L{par ici}, S{il} V{y en avoir} C{pour tout le monde} ! » V{crier} S{le cuisinier}

= tournant
S{une première fourchette} V{plonger}, J{puis} S{dix autres fourchettes} V{la suivre}, J{et} S{les assiettes} V{se vider}
T{aussitôt}, S{toutes les cuillères} V{se lever} : S{on} V{entendre} O{des rugissements} L{d'une table à l'autre}

= chute
T{à la fin}, S{héros} V{chercher} O{sa propre purée}, J{mais} S{un dragon} V{passer:antérieur} L{par là} !
S{le cuisinier} V{rire} M{si fort} O{que} S{sa toque} V{tomber} L{dans le dernier plat}

? fin
T{depuis}, S{le cuisinier} V{écrire:état} O{un nom étrange} L{sur le menu} : O{(la soupe de pirate|les carottes de lune|le riz de fantôme)}
T{le lendemain}, S{les petits} V{demander} O{un plat de (licorne|sorcière|géant)}, J{et} S{le cuisinier} V{préparer} O{(des choux|des poireaux|des courgettes|des betteraves)}
