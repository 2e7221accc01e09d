@title Le violon oublié
@levels CE1 CE2 CM1 CM2
@keywords ville, métro, autobus, rue, transports, concert, violon, carrefour, grand-père
@tenses présent, passé_composé, passé_simple

= ouverture
T{à cinq heures}, S{héros} V{trouver} O{le violon de sa grande sœur} L{dans (l'entrée|la cuisine|le salon)}, J{alors que} S{le concert} V{commencer:état} T{une heure plus tard}, L{à l'autre bout de la ville} !
S{la grande sœur de héros} V{être:état} M{déjà} L{au théâtre} C{pour son premier concert}, J{mais} S{son violon} V{être:état} M{encore} L{sur (le canapé|la commode|la table)}
3 | S{le téléphone} V{sonner} : S{la sœur de héros}, S{qui} V{devoir:état donner} O{un concert} T{à six heures}, V{oublier:antérieur} O{son violon} L{à la maison}

= départ
M{aussitôt}, S{héros} V{prendre} O{l'étui} J{et} V{sortir} C{avec son grand-père}
S{grand-père} V{enfiler} O{(son manteau|sa veste|son imperméable)}, S{héros} V{serrer} O{l'étui} L{contre son cœur}, J{et} S{les voilà/pré} L{dans la rue}
S{il} V{ne rester:état que} O{cinquante minutes} : S{héros} V{dévaler} O{l'escalier} C{avec le violon}, L{devant son grand-père}

? rue
S{les (rues|trottoirs)} V{être:état} A{pleins} C{de (monde|passants|gens pressés)}
L{au carrefour}, S{le feu des piétons} V{être:état} A{rouge} J{et} S{[un objet.véhicule.route=camion,ambulance,taxi liste]} V{passer:état} M{(lentement|à grand bruit)}
L{(devant|derrière) la (gare|mairie|poste)}, S{il} V{falloir} O{attendre/ver} M{(longtemps|patiemment)} C{au passage piéton}

+ trajet
T{d'abord}, S{ils} V{monter} L{dans (l'autobus|le bus) numéro (douze|vingt)}, J{mais} S{un embouteillage} V{le bloquer} L{(près de la place|sur le pont|devant la gare)}
S{ils} V{continuer} M{à pied} L{(le long du fleuve|à travers le parc|par une rue étroite)}
2 id=metro | L{au coin de l'avenue}, S{un panneau bleu} V{indiquer:état} O{(la station de métro|le métro)}
2 après=metro | S{l'escalier roulant} V{être:état} A{en panne} : S{grand-père} V{descendre} M{(marche/nom après marche/nom|une marche/nom à la fois)}
2 après=metro | L{sur le quai}, S{la foule} V{se presser:état}, J{et} S{héros} V{tenir} O{l'étui} M{(bien haut/adv|plus haut/adv que sa tête)}
2 après=metro | S{le métro} V{traverser} O{(cinq|sept|huit) stations} L{sous (la ville|les immeubles)}
2 après=metro | T{enfin}, S{ils} V{sortir} L{(de terre|du métro)}, L{en face du théâtre}

? parole
« V{se dépêcher:impératif.tu}, S{papy}, S{on} V{aller} O{être/ver en retard} ! » V{crier}-S{héros}
« V{nous laisser:impératif.vous} O{passer/ver}, J{s'il vous plaît} ! » V{répéter}-S{héros} L{dans la foule}
« L{où} V{courir}-S{vous} M{donc} M{si vite} ? » V{demander} S{(un agent|une passante|le conducteur)}
« J{si} S{tu} V{lâcher:présent} O{ma main}, S{je} V{te perdre:présent} ! » V{dire} S{grand-père}

? inquiétude
S{l'horloge de (la place|l'église|la mairie)} V{marquer:état} O{six heures moins (dix|cinq)}
S{grand-père} V{être:état} A{(essoufflé|tout rouge)}, J{mais} S{il} V{ne pas vouloir:état s'arrêter}

= arrivée
T{à six heures juste/adv}, S{héros} V{tendre} O{l'étui} I{à sa sœur}, S{qui} V{attendre:état} L{(derrière le rideau|dans les coulisses|au bord de la scène)}
S{le rideau} V{se lever:état} M{déjà}, J{quand} S{héros} V{arriver} L{dans les coulisses} J{et} V{donner} O{le violon} I{à sa sœur}
3 | T{juste avant le lever/nom du rideau}, S{une main} V{prendre} O{le violon} L{dans les bras de héros} : S{sa sœur} V{sourire}

= concert
S{le (premier|dernier) morceau} V{être:état} A{(doux|joyeux|magnifique)}, J{et} L{au premier rang}, S{grand-père} V{fermer:état} O{les yeux} C{pour mieux écouter/ver}
T{après le concert}, S{sa sœur} V{saluer} O{le public}, J{puis} V{montrer} O{héros} : S{tout le monde} V{applaudir}
