@title Devinettes chez le dentiste
@levels CE1 CE2 CM1 CM2
@keywords devinette, jeu, dentiste, salle d'attente, peur, attendre
@tenses présent, passé_composé, passé_simple

= ouverture
L{dans la salle d'attente}, S{héros} V{attendre:état} O{le dentiste} J{et} S{son cœur} V{battre:état} M{(fort/adv|très fort/adv|trop vite)}
L{chez le dentiste}, S{héros} V{avoir:état} O{(un peu|vraiment|très) peur} J{et} V{regarder:état} T{(souvent|sans cesse)} O{la porte/nom}

= jeu
« V{jouer:impératif.nous} I{à les devinettes} : S{je} V{penser} I{à quelque chose} ! » V{dire}-S{une (vieille|gentille) dame}
« S{je} V{penser} I{à quelque chose}, S{tu} V{devoir} C{deviner/ver} », V{murmurer}-S{une (vieille|gentille) dame}

+ essais
« V{être}-S{ce} A{(grand|petit|gros|rond/adj|lourd/adj|long)} ? J{ou} A{(doux|froid/adj|chaud|dur/adj|léger)} ? » V{demander}-S{héros}
« J{est-ce que} S{ce} V{être} A{[un objet.maison|objet.maison.lampe|objet.maison.siège|objet.maison.meuble|objet.lecture|objet.cuisine|objet.école=lampe,fauteuil adj]} J{ou} A{[un objet.outil|objet.jouet|objet.jouet.petit|objet.musique.instrument|objet.conte|objet.véhicule.route=guitare,ballon adj]} ? » V{dire}-S{(un papa|une étudiante)}
« S{je} V{trouver:passé_composé}, S{ce} V{être} A{[un animal|animal.compagnie|animal.ferme.bétail|animal.sauvage.savane|animal.sauvage.forêt|animal.oiseau|animal.mer.grand|animal.insecte.volant=éléphant,papillon adj]} ! » V{crier}-S{un (petit|grand) garçon}
« J{est-ce que} S{on} V{le manger} ? J{est-ce que} S{ce} V{être} A{[un aliment.fruit|aliment.légume|aliment.dessert|aliment.plat.repas=gâteau,poire adj]} ? » V{demander}-S{(un monsieur|une fillette)}
« S{je} V{croire} C{que} S{ce} V{être} A{[un personne.métier|personne.métier.spectacle|personne.métier.secours|personne.conte|personne.conte.noble|personne.conte.magique=pompier,sorcière adj sg]} ! » V{dire}-S{la secrétaire}
« J{est-ce que} S{cela} V{se trouver} L{[à lieu.nature.bois|lieu.nature.eau|lieu.maison.pièce|lieu.ville.commerce|lieu.nature.relief|lieu.nature.plage=forêt,rivière]} ? » V{demander}-S{héros}
« S{je} V{savoir} : S{ce} V{être} A{[le abstrait.sentiment.courage|abstrait.sentiment|nature.ciel|nature.météo|temps.saison=patience,bonheur]} ! » V{dire}-S{(un étudiant|une maman)}

= indice
« S{cela} V{pousser}, S{cela} V{tomber}, J{puis} S{cela} V{repousser} », V{ajouter}-S{la dame} M{(mystérieusement|en souriant/ver)}
« S{tu} V{perdre} O{cette chose}, J{puis} S{une autre/adj} V{venir} », V{ajouter}-S{la dame} M{(mystérieusement|en souriant/ver)}

? oubli
T{peu à peu}, S{toute la salle} V{chercher} J{et} S{héros} V{ne plus penser} I{à sa peur}
T{bientôt}, S{tout le monde} V{rire} J{et} S{héros} V{oublier} O{(le temps|sa peur)}

= fin
« S{ce} V{être} A{une dent} ! » V{s'écrier}-S{héros} T{quand} S{le dentiste} V{ouvrir} O{la porte/nom}, J{et} S{tous} V{applaudir}
T{quand} S{le dentiste} V{appeler} O{héros}, S{la réponse} V{venir} M{toute seule/adj} : « S{ce} V{être} A{une dent} ! »

? après
« S{tu} V{ouvrir} M{très bien} O{la bouche}, V{continuer:impératif.tu} ! » V{dire}-S{le dentiste}
