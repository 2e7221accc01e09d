@title De la fleur au miel
@levels CE2 CM1 CM2
@keywords abeille, ruche, miel, fleur, apiculteur, insectes, jardin, documentaire, explication
@tenses présent, passé_composé, passé_simple

= fleur
T{au lever/nom du soleil}, S{une abeille} V{s'envoler} L{de la ruche} : S{elle} V{partir} C{chercher/ver le nectar}, C{ce jus sucré des fleurs}
T{un matin/nom de (mai|juin)}, S{une abeille} V{quitter} O{la ruche} J{et} V{plonger} O{la tête} L{au cœur d'une (fleur|rose|marguerite)} C{pour boire/ver son nectar}
T{par une belle matinée de (mai|printemps)}, S{une abeille} V{se poser} L{sur une fleur de (cerisier|pommier)} J{et} V{boire} O{son nectar}

? voyage
S{l'abeille} V{visiter} O{[un nature.plante.fleur|nature.plante.tilleul|nature.plante.lavande|nature.plante.ronce=tulipe,marguerite,coquelicot liste]} T{avant de rentrer/ver}
S{ses pattes} V{se couvrir} C{de (pollen jaune|poussière jaune|poudre dorée)}, J{et} L{partout}, S{l'abeille} V{en laisser} O{un peu}
S{l'abeille} V{porter} O{(le|du) pollen} L{d'une fleur à l'autre} : C{sans elle}, S{le verger} V{donner:conditionnel} O{(peu|moins) de fruits}
3 | C{pour remplir/ver son estomac}, S{l'abeille} V{visiter} O{(des centaines de fleurs|plus de cent fleurs)} L{dans (les prés|les jardins)}

= ruche
T{(ensuite|bientôt)}, S{l'abeille} V{regagner} O{la ruche} J{et} V{donner} O{le nectar} I{à d'autres ouvrières}
L{dans la ruche}, S{d'autres ouvrières} V{recevoir} O{le nectar} J{et} V{le ranger} L{dans de petites cases de cire}
3 | J{quand} S{l'abeille} V{rentrer}, S{ses sœurs} V{l'attendre:état} L{à l'entrée de la ruche} C{pour prendre/ver son précieux nectar}

+ ouvrières
S{les plus jeunes abeilles} V{nettoyer:état} O{la ruche}, S{d'autres} V{construire:état} O{des cases de cire}
S{la reine} V{pondre:état} O{(des œufs|jusqu'à mille œufs)} T{(chaque jour|du matin/nom au soir)}
S{les nourrices} V{apporter:état} O{à manger/ver} I{aux (petites|jeunes) larves}
L{devant la porte}, S{les gardiennes} V{repousser:état} O{(les guêpes|les frelons|les fourmis)}
3 | L{sur le mur de cire}, S{une abeille} V{danser} C{pour montrer/ver le chemin des (plus belles|meilleures) fleurs}
S{des ouvrières} V{battre:état} C{des ailes} C{pour (rafraîchir|sécher) la ruche}

? question
« S{combien d'abeilles} V{vivre} L{dans cette ruche} ? » V{demander} S{un (enfant|visiteur)} I{à l'apiculteur}
« V{ne pas avoir:impératif.vous} O{peur}, S{elles} V{ne piquer que} C{pour se défendre/ver} », V{dire} S{l'apiculteur} I{aux enfants}
« J{si} S{les abeilles} V{disparaître:présent}, S{nous} V{manger:futur} O{moins de fruits} », V{expliquer} S{l'apicultrice}
« J{pourquoi} V{porter}-S{vous} O{ce drôle de chapeau} ? » V{demander} S{un (écolier|garçon)} I{à l'apiculteur}

= miel
T{(jour après jour|peu à peu)}, S{le nectar} V{perdre} O{son eau} : S{il} V{devenir} A{(doré|épais)}, S{ce} V{être:état} A{du miel}
T{après quelques jours}, S{le nectar} V{sécher}, V{épaissir} J{et} V{se changer} I{en miel}

= récolte
T{à la fin de l'été/nom}, S{l'apiculteur} V{ouvrir} O{la ruche} J{et} V{prendre} O{une partie du miel}, J{mais} S{il} V{laisser} O{(le reste|leur part)} I{aux abeilles} C{pour l'hiver}
T{en (août|septembre)}, S{l'apicultrice} V{récolter} O{le miel} ; S{elle} V{en laisser} M{assez} I{aux abeilles} C{pour (l'hiver|la saison froide)}
3 | J{quand} S{l'été/nom} V{s'achever}, S{l'apiculteur} V{enfumer} O{la ruche} J{et} V{prendre} O{un peu de miel} M{sans (hâte|gestes brusques)}

? tartine
T{un (matin/nom|dimanche) d'hiver}, L{sur une tartine}, S{le miel} V{avoir:état} J{encore} O{(le goût|l'odeur|le parfum) des fleurs}
S{un enfant} V{étaler} O{le miel} L{sur (sa tartine|une crêpe|son pain)} J{et} V{lécher} O{la cuillère}
