@title La sorcière et la potion
@levels CE1 CE2 CM1
@keywords sorcière, conte, contes, magie, Halloween, potion, princesse, château, forêt
@tenses présent, passé_composé, passé_simple

= ouverture
T{(un soir|une nuit|il y a longtemps)}, L{(dans la forêt|dans une cabane|au fond d'une grotte|dans un vieux château)}, S{une (vieille|jeune|petite) sorcière} V{préparer} O{(une potion|une potion magique|une soupe magique)}
S{la sorcière} V{vouloir:état transformer/ver} O{(le prince|la princesse|le roi|la reine|un chevalier|un ogre|un dragon|le loup|un géant)} C{en (crapaud|grenouille|citrouille|souris|rat)}

+ potion
L{dans (son chaudron|la marmite|son vieux chaudron)}, S{elle} V{mettre} O{(une araignée & un crapaud & une plume & des poils de chat & une queue de rat & un champignon & une citrouille & des vers & une dent de loup & de la bave d'escargot & trois cheveux & du poison & une chauve-souris & des orties & une patte de poulet & un œuf & une mouche & du sel & des os & une pomme & un serpent)}
S{la sorcière} V{prendre} O{(sa baguette & son balai & son chapeau & son livre & une cuillère & son grimoire & sa cape & une fiole & un couteau & sa lampe & un miroir & ses lunettes)} J{et} V{dire} O{(une formule|une formule magique|trois mots|un mot secret)}
S{la potion} V{devenir} A{(~vert/adj & ~noir/adj & ~épais & ~rouge/adj & ~chaud/adj & ~bleu/adj & ~affreux & ~brûlant/adj & ~violet/adj & ~mystérieux)} J{et} S{la fumée} V{sortir} L{par la (cheminée|fenêtre|porte)}
S{(son chat|le chat noir/adj|le hibou|un corbeau|la chouette|le rat)} (V{rire} & V{se cacher} & V{trembler} & V{ouvrir} O{un œil} & V{tourner} L{autour du chaudron} & V{fermer} O{les yeux})
S{la sorcière} V{être:état} A{(~vieux & ~méchant & ~gentil & ~seul & ~pressé/adj & ~fatigué/adj & ~célèbre)} J{et} V{lire:état} M{mal} O{ses recettes}
T{(à minuit|à la nuit|un soir d'orage)}, S{(le prince|la princesse|le roi|un chevalier|un ogre|le loup|un dragon|un géant|une fée|un lutin|une reine)} V{entrer} L{dans (la cabane|la maison|la grotte|la tour)} J{et} V{demander} O{(son chemin|un lit|une soupe|un peu d'aide|une chaise)}

? parole
« J{abracadabra} ! » V{crier} S{la sorcière} M{(d'une voix terrible|de toutes ses forces|très fort)}
« V{goûter:impératif.vous}, S{ce} V{être} A{(délicieux|très bon/adj)} ! » V{dire} S{la sorcière}

= fin
J{mais} S{la sorcière} V{se tromper} C{de (mot|formule|bouteille|page)} J{et} V{se changer} C{en (crapaud|grenouille|souris|citrouille)} !
J{hélas}, S{la sorcière} V{goûter} O{sa potion} : S{elle} V{se changer} C{en (grenouille|citrouille|souris|poule)} !
