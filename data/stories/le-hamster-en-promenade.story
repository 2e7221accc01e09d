@title Le hamster en promenade
@levels CP CE1 CE2
@keywords maison, la maison, les pièces de la maison, meubles, hamster, chambre, cuisine
@tenses présent

= ouverture
S{le hamster de héros} V{sortir} L{de sa cage} : J{où} V{être}-S{il} ?
S{héros} V{chercher} O{son hamster} L{(dans la maison|dans sa chambre|dans toute la maison)}
L{dans sa chambre}, S{héros} V{ouvrir} O{la cage} : S{le hamster} V{ne plus être} L{là} !

+ pièces
L{dans (la chambre|sa chambre)}, S{héros} V{regarder} L{(sous le lit & sur le bureau & dans l'armoire & derrière le rideau & sous le tapis & sous l'oreiller & sur l'étagère & sous la couverture & près de la lampe & derrière la porte & dans le tiroir & sous la chaise)}
L{dans (la cuisine|la salle à manger)}, S{héros} V{regarder} L{(sous la table & derrière le frigo & dans le placard & sous l'évier & derrière la chaise & dans le four & près de la fenêtre & dans la poubelle & sur le buffet & derrière la porte)}
L{dans (le salon|la salle)}, S{(papa|maman|sa sœur|son frère)} V{soulever} O{(le tapis & le coussin & le fauteuil & le canapé & la lampe & un livre & les rideaux & le journal)}
L{dans la salle de bains}, S{(papa|maman|sa sœur|son frère|héros)} V{regarder} L{(derrière le miroir|dans la baignoire|sous le lavabo|sous la serviette|dans la douche)}
S{héros} V{monter} L{(au grenier|à l'étage|l'escalier|dans sa chambre)} J{et} V{ouvrir} O{(la porte|une malle|la fenêtre|l'armoire|les volets|un coffre|un carton)}
S{héros} V{descendre} L{(à la cave|au garage|l'escalier|dans l'entrée|dans le couloir)} C{avec (une lampe|la clé|son frère|papa)}
L{dans (le grenier|la cave|le garage)}, S{(papa|maman|sa sœur|le chat)} V{chercher} L{(sous l'échelle|derrière le vélo|contre le mur|derrière les cartons|sous une vieille chaise)}
L{dans (le couloir|l'entrée)}, S{(papa|maman|sa sœur|le chat)} V{chercher} L{(contre la porte|sur les marches|derrière la porte|le long du mur)}
L{dans (le jardin|la cour)}, S{(papa|maman|sa sœur|le chat)} V{chercher} L{(près de la barrière|contre le mur|sous l'arbre|derrière le vélo|sous les fleurs)}
2 | S{la maison} V{être} A{(~grand/adj & ~petit/adj & ~sombre/adj & ~silencieux & ~propre & ~vieux & ~chaud/adj & ~calme/adj)}, J{et} S{personne} V{ne voir} O{le hamster}

? parole
« J{qui} V{ouvrir:passé_composé} O{la (cage|porte|fenêtre)} ? » V{demander}-S{(papa|maman)}

= fin
T{(enfin|soudain)}, S{le hamster} V{sortir} L{de (la poche|la chaussure|l'écharpe) de papa} !
T{le soir}, S{le hamster} V{dormir} L{dans (le pantalon|le chapeau|la chaussure|le lit) de papa} !
