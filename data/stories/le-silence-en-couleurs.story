@title Le silence en couleurs
@levels CE2 CM1 CM2
@keywords concours, dessin, peinture, idées, silence, neige, atelier
@tenses présent, passé_composé, passé_simple

= ouverture
L{à la bibliothèque}, S{un (grand|drôle de) concours} V{commencer} : S{chacun} V{devoir:état dessiner} O{une chose que} S{on} V{ne pouvoir:état pas toucher/ver}
T{ce (samedi|mercredi)/nom}, S{héros} V{participer} I{à un concours} : S{chacun} V{devoir:état dessiner/ver} O{une chose invisible}

= idées
S{héros} V{vouloir:état gagner/ver}, J{mais} S{sa feuille} V{rester:état} A{(blanche|vide/adj)}
« J{comment} C{dessiner/ver} O{une chose que} S{personne} V{ne voir} ? » V{murmurer}-S{héros}

+ autres
S{une (grande|petite) fille (rousse|timide|bavarde)} V{choisir} O{[le abstrait.sentiment|abstrait.sentiment.courage|abstrait.sentiment.amitié|abstrait.sentiment.amour|abstrait.sentiment.force|abstrait.sentiment.confiance=courage,joie]} : S{elle} V{peindre} O{[un animal|animal.sauvage.savane|animal.oiseau|animal.compagnie|animal.conte=lion,oiseau adj]}
S{un garçon (blond|rêveur|silencieux)} V{dessiner} O{[un objet.maison|objet.outil|objet.conte|objet.jouet.petit|objet.maison.lampe|vêtement.habit|objet.véhicule.eau=clé,voilier adj]} C{pour montrer/ver [le abstrait.sentiment|abstrait.sentiment.paix=liberté,espoir]}
S{une (vieille/adj|jeune) dame} V{représenter:événement} O{le temps} C{par [un nature.plante.fleur|nature.plante.arbre|objet.maison.montre|temps.saison|corps.trait.barbe=fleur,montre adj]}
S{son voisin/nom} V{peindre} O{la paix}, C{avec [un lieu.nature.bois|lieu.nature.eau|lieu.nature.relief|lieu.nature.plage|lieu.maison.jardin=lac,forêt adj]} J{et} C{[un personne.famille.proche|personne.famille.enfant|personne.métier.ferme|personne.métier.pêcheur=berger,enfant sg]}
T{aussitôt}, S{un petit garçon (gourmand|affamé)} V{peindre} O{la faim} : S{[un aliment.dessert|aliment.fruit|aliment.plat.repas=gâteau,pizza adj]} V{remplir} O{toute sa feuille}

? parole
« S{tu} V{devoir} C{fermer/ver les yeux} J{et} C{écouter/ver} », V{conseiller}-S{(le gardien|une vieille/adj dame)}
« S{je} V{finir:passé_composé} ! J{et} S{toi} ? » V{demander}-S{(son voisin|sa voisine)}
« S{vous} V{avoir} T{encore} O{dix minutes}, V{choisir:impératif.vous} O{vos couleurs} ! » V{annoncer}-S{le bibliothécaire}

= tournant
J{alors}, S{héros} V{regarder} L{dehors} : S{la neige} V{tomber:état}, J{et} S{on} V{ne entendre:état plus rien}
T{enfin}, S{héros} V{fermer} O{les yeux} J{et} V{revoir} O{(un matin de neige|un champ sous la neige)}

? travail
S{héros} V{tremper} O{un (fin|petit) pinceau} L{dans (l'eau|le bleu)} J{et} V{poser} O{(trois|deux|quelques) traits}
S{héros} V{effacer}, V{recommencer}, V{essayer} O{un (gris|bleu) très (pâle|doux)}

= fin
L{sur sa feuille/nom}, S{il} V{ne y avoir:état que} O{des pas dans la neige} : S{le jury} V{se taire}, J{et} S{ce} V{être:état} A{bien le silence}
L{devant son dessin}, S{les juges} V{ne dire plus} O{un mot} : S{héros} V{peindre:antérieur} O{le silence}

? après
T{ensuite}, S{quelqu'un} V{applaudir}, M{(tout bas|doucement)}, C{pour ne pas déranger/ver le tableau}
