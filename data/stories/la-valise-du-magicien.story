@title La mauvaise valise
@levels CE2 CM1
@keywords voyage, gare, train, valise, vacances, magicien, échange
@tenses présent, passé_composé, passé_simple

= ouverture
T{(à peine|sitôt|aussitôt)} A{<arrivé|arrivée>} L{chez sa marraine}, S{héros} V{poser} O{sa valise} L{sur le lit} J{et} V{la:f ouvrir}
L{dans la chambre d'amis}, S{héros} V{ouvrir +enfin} O{sa valise}, J{car} S{le voyage en train} V{être:antérieur} A{long}

= surprise
J{mais} L{dedans}, S{rien} V{ne être:état} A{à <lui|elle>} : S{ce} V{être:état} A{la valise d'un autre} !
S{ses affaires} V{ne être:état pas} L{dedans} : S{quelqu'un} V{prendre:antérieur} O{sa valise} L{dans le train}, C{sans le vouloir/ver}

? inventaire
L{au-dessous d'une cape noire}, S{héros} V{trouver} O{[un objet.jouet.petit|vêtement.hiver|vêtement.tête|objet.maison.récipient=foulard,chapeau,balle liste]}
L{entre deux chemises}, S{héros} V{découvrir} O{(une baguette|un foulard sans fin|un lapin en peluche)} J{et} O{(plusieurs jeux de cartes|des colombes en papier|trois gobelets)}
L{(dessus|tout en haut)}, S{il} V{y avoir:état} O{une cape noire} ; L{dessous}, O{(des foulards de toutes les couleurs|une baguette et un haut chapeau)}

? inquiétude
« J{où} V{être} S{mes affaires} ? S{on} V{me les:f prendre:passé_composé} ! » V{dire}-S{héros}
« S{je} V{ne pas pouvoir dormir/ver} M{sans mon pyjama}, J{ni} M{sans mon ours} ! » V{se plaindre}-S{héros}
« S{cette valise} V{ressembler} I{tellement à la mienne} ! » V{soupirer}-S{héros}
« J{et} J{si} S{je} V{ne jamais la revoir} ? » V{demander}-S{héros} I{à sa marraine}
« S{ces affaires} V{ne pas être} A{à moi} : A{à qui} V{être}-S{elles}, J{alors} ? » V{demander}-S{héros}

= étiquette
L{(sur la poignée|à l'extérieur|à l'intérieur)}, S{une étiquette} V{porter:état} O{un numéro} : S{sa marraine} V{appeler} T{(aussitôt|tout de suite)} J{et} S{un magicien} V{décrocher}
J{(heureusement|par chance)}, S{sa marraine} V{lire} O{un numéro} L{(sur la poignée|tout au fond)}, V{téléphoner} M{sans attendre/ver} J{et} V{tomber} L{sur un magicien inquiet}

? téléphone
« S{je} V{chercher} O{ma valise} L{partout} ! » V{s'écrier} S{le magicien}
« V{venir:impératif.vous} M{vite} L{à la gare}, J{car} S{mon spectacle} V{commencer} T{bientôt} ! » V{supplier} S{le magicien}
« S{je} V{ne pas avoir} O{ma valise} J{et} L{dans la vôtre}, S{je} V{ne trouver que} O{des chaussettes} ! » V{s'écrier} S{le magicien}
« S{vous} V{pouvoir venir/ver} ? S{je} V{être} A{prêt} J{et} S{je} V{être} A{tout près de la gare} ! » V{demander} S{le magicien}

? course
S{héros et sa marraine} V{reprendre} O{la voiture} J{et} V{rouler} M{(prudemment|sans s'arrêter)} L{à travers la ville} L{jusqu'à la gare}
L{en chemin}, S{héros} V{serrer:état} O{la valise} L{contre <lui|elle>}, C{de peur de la perdre/ver}

= échange
L{(sur le quai|devant la gare|sous l'horloge)}, S{le magicien} V{rendre} I{à héros} O{sa valise} J{et} V{reprendre} O{la sienne}
T{(enfin|bientôt)}, S{le magicien} V{arriver} L{sous l'horloge de la gare} J{et} S{chacun} V{retrouver} O{sa valise}

? merci
« J{voici} O{votre valise}, J{et} J{voilà} O{la mienne} ! » V{dire} S{le magicien} M{en saluant/ver}
S{le magicien} V{les inviter} L{au spectacle} : S{ils} V{pouvoir s'asseoir/ver} L{au premier rang} !
S{héros} V{vérifier} T{(d'abord|tout de suite)} : S{son ours} V{être:état} T{toujours} L{là}, L{entre les chaussettes}
« T{désormais}, S{je} V{coller:futur} O{un ruban rouge} L{dessus} ! » V{dire}-S{héros}
