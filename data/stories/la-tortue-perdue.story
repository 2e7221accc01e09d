@title La tortue perdue
@levels CP CE1 CE2
@keywords tortue, animal perdu, jardin, affiche, chercher, adjectifs
@tenses présent, passé_composé, passé_simple

= ouverture
S{la tortue de héros} V{ne être:état plus} L{dans (le jardin|sa caisse|son enclos)}
T{ce matin/nom}, S{héros} V{ne trouver:état plus} O{sa (petite|vieille|gentille) tortue}

? peine
S{héros} V{être:état} A{(triste/adj|inquiet|malheureux)} : S{le jardin} V{être:état} A{trop (vide/adj|grand|calme/adj)}

= affiche
L{sur une (grande|belle) affiche}, S{héros} V{écrire} : « S{ma tortue} V{être} A{(petite|verte|ronde/adj|brune)} J{et} A{(gentille|douce|vieille/adj|lente)}. »
S{héros} V{coller} O{une affiche (blanche|jaune|neuve)} : « S{ma tortue} V{avoir} O{une tête (fine|ronde/adj|pointue)} J{et} O{une (petite|courte/adj) queue}. »

+ réponses
S{une (jeune|gentille|vieille/adj) dame} V{apporter} O{une (grosse|longue) chenille (verte|poilue)} : S{ce} V{ne être:état pas} A{une tortue}
S{un (grand|petit) garçon} V{montrer} O{un (beau|gros) caillou (rond|vert|gris)} : S{ce} V{ne être:état pas} A{la tortue}
S{deux (grandes|petites) sœurs (blondes|brunes)} V{voir:antérieur} O{une (belle|grosse) grenouille}, J{mais} O{pas de tortue}
S{un (vieux/adj|bon/adj) facteur} V{chercher} L{derrière les (hautes|longues) herbes (sèches|fraîches)}
S{la (nouvelle|jeune) voisine} V{trouver} O{[un animal.compagnie|animal.ferme.volaille|animal.sauvage.mare|animal.ferme.lapin=lapin,canard adj]} L{sous (un arbre|une haie)}
S{de (gentils|nouveaux) voisins} V{regarder} L{sous [le objet.maison.siège|objet.outil.jardin|objet.véhicule.route|nature.plante.arbre=banc,brouette adj]}
S{le (vieux|gros|gentil) chien} V{sentir} O{la terre (humide|mouillée)}, J{mais} S{il} V{perdre} O{la piste}

? parole
« V{revenir:impératif.tu}, S{ma (belle|douce|petite) tortue} ! » V{crier}-S{héros}
« J{est-ce que} S{elle} V{être} L{(loin|dehors|sous la pluie)} ? » V{demander}-S{héros}
« V{chercher:impératif.tu} M{lentement}, J{comme} S{elle} ! » V{dire}-S{(papa|mamie)}

= fin
T{le soir}, S{la tortue} V{être:état} L{là}, L{derrière la (première|grande/adj) fleur (blanche|rouge/adj|bleue)} : S{elle} V{ne faire:antérieur que} O{dix pas} !
T{enfin}, S{héros} V{regarder} L{tout près} : S{la (lente|petite) tortue} V{dormir:état}, A{(heureuse|tranquille)}, L{sous une salade (verte|fraîche)} !
