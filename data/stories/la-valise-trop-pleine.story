@title La valise trop pleine
@levels CE1 CE2 CM1
@keywords valise, vacances, vêtements, départ, voyage, habits, train
@tenses présent, passé_composé, passé_simple

= ouverture
T{(la veille du départ|le matin du départ|un soir de juillet|avant les vacances)}, S{héros} V{vouloir:état préparer/ver} O{sa valise} M{(sans aide|sans l'aide de personne)}
S{héros} V{partir:état} C{en vacances} L{(à la mer|à la montagne|chez son oncle|en Bretagne|en Italie)}, J{et} S{il} V{tenir:état} I{à remplir/ver sa valise} M{sans aide}
« T{cette fois}, S{je} V{faire:futur} O{ma valise} M{sans personne} ! » V{annoncer}-S{héros} I{à (ses parents|sa mère|son père)}

? météo
J{comme} S{le temps} V{changer:état +souvent}, S{héros} V{décider} O{de penser à tout}
S{héros} V{préparer} O{des habits} C{pour le soleil, pour la pluie, pour le vent} J{et même} C{pour la neige}

= remplissage
M{(d'abord|avec soin|sans se presser)}, S{héros} V{plier} O{[un vêtement.habit=pantalon,chemise,pull liste]}
L{sur le lit}, S{héros} V{empiler} O{(des chaussettes|des chemises|des pulls|des shorts)}, O{[un vêtement.habit|vêtement.tête|vêtement.hiver|vêtement.pied=robe,veste,casquette liste]}

+ ajouts
L{dessus}, S{héros} V{poser} O{[un vêtement.tête|vêtement.hiver|vêtement.maillot=bonnet,écharpe,maillot liste]}
S{héros} V{glisser} O{(deux|trois|quatre|cinq|six|sept) paires de (chaussettes|chaussures|sandales|bottes|baskets)} L{sur les côtés}
L{entre deux (chemises|serviettes|pyjamas)}, S{héros} V{cacher} O{(un livre|un album|un carnet)}, C{pour les soirs de pluie}
S{héros} V{ajouter +encore} O{(un parapluie|un coussin|un masque|un ballon|un cerf-volant|une pelle|un seau|une peluche)}, J{car} S{on} V{ne jamais savoir:présent}
L{au-dessus de tout cela}, S{héros} V{mettre} O{(sa brosse à dents|son peigne|son savon|sa serviette), (ses lunettes|sa ceinture|son imperméable|sa cape) et (son pyjama|son peignoir|son anorak|son costume)}

= obstacle
J{mais} S{la valise} V{refuser} I{de se fermer}, J{et} S{un morceau de (manche|pantalon|laine|tissu)} V{dépasser:état} L{de chaque côté}
J{hélas}, S{le couvercle} V{ne pas vouloir:état descendre/ver} : S{la valise} V{ressembler:état} I{à un gros (hippopotame|crapaud|escargot|sandwich)}

+ efforts
S{héros} V{pousser} M{(de toutes ses forces|avec ses deux mains|avec le genou|avec le dos)}, J{mais} S{rien} V{ne bouger}
S{héros} V{s'asseoir} L{dessus}, J{puis} V{sauter} M{(à pieds joints|trois fois|comme un kangourou|de plus en plus haut)}
S{sa sœur} V{venir} I{l'aider} J{et} V{tirer} L{sur la fermeture}, M{(les joues rouges|sans respirer|en comptant jusqu'à trois)}
S{héros} V{retirer} O{(un mouchoir|un bonnet|un chapeau|un gant)}, J{puis} V{le remettre} T{(aussitôt|tout de suite)}
3 | L{entre le bas et le haut}, S{il} V{rester:état +encore} O{la place d'une main}

? parole
« V{enlever:impératif.tu} O{quelque chose}, J{sinon} S{elle} V{éclater:futur} ! » V{dire} S{(son père|sa mère|sa grand-mère|son cousin)}
« S{je} V{ne pas pouvoir choisir/ver} : S{tout} V{être} A{important} ! » V{répondre}-S{héros}
« J{pourquoi} V{prendre}-S{tu} O{(trois|quatre|cinq|sept) chapeaux} C{pour une seule tête} ? » V{demander} S{(son père|sa mère|sa sœur|son frère)}
« V{appuyer:impératif.tu} M{plus fort}, J{et} S{je} V{fermer:futur} O{le cadenas} », V{ordonner}-S{héros} I{à sa sœur}

= chute
T{(enfin|à la fin|finalement)}, S{la valise} V{se fermer}, J{mais} S{héros} V{regarder} O{ses pieds nus} : S{toutes ses chaussures} V{être:état} L{à l'intérieur} !
T{(au bout d'une heure|finalement)}, S{la valise} V{se fermer}, J{mais} S{les billets (de train|du voyage)} V{se trouver:état} L{tout au fond} !

? après
J{alors} S{toute la famille} V{rire}, J{et} S{la valise} V{se rouvrir} M{(avec un gros bruit|comme un coffre)}
S{héros} V{soupirer}, V{rouvrir} O{la valise} J{et} V{recommencer} T{depuis le début}
