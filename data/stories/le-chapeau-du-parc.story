@title Le vent et le chapeau
@levels CP CE1
@keywords parc, vent, chapeau, ville, monsieur, automne, son v, canard
@tenses présent

= chapeau
S{un vieux monsieur} V{venir} L{au parc} C{avec son chapeau (vert|violet|neuf)}
T{(vendredi|ce matin/nom|dimanche)}, L{au parc}, S{un monsieur} V{saluer} : S{il} V{lever} O{son chapeau}
L{(dans|devant) le parc}, S{un monsieur} V{avoir} O{un (beau chapeau|chapeau neuf|chapeau vert)}

? parc
S{les feuilles} V{voler} M{(un peu|très vite)} L{dans l'air}
L{(sur un banc|dans l'allée|près du lac)}, S{(une vieille dame|un élève|un jeune homme|une voisine)} V{sourire} I{au monsieur}

= vent
J{mais} S{le vent} V{voler} O{le chapeau} J{et} V{partir} M{(vite|très vite)}
J{vite}, S{le vent} V{arriver} : S{le chapeau} V{s'envoler} !
T{(soudain|tout à coup)}, S{le chapeau} V{s'envoler} C{dans le vent}

? parole
« V{revenir:impératif.tu}, J{mon chapeau} ! » V{crier}-S{le monsieur}
« S{je} V{le voir} L{là-bas}, L{au-dessus des (arbres|toits)} ! » V{dire}-S{(un élève|une dame|un cycliste)}
« V{avoir}-S{vous} O{mon chapeau} ? » V{demander}-S{le monsieur}
« S{nous} V{venir} C{avec vous} ! » V{dire}-S{(deux enfants|une voisine et son fils)}
« J{où} V{aller}-S{vous} M{si vite} ? » V{demander}-S{(un voyageur|le facteur|une élève)}

+ vol
S{le chapeau} V{passer} L{(devant une vitrine|sur un vélo|au-dessus de l'avenue)}
S{le chapeau} V{voler} L{(par-dessus la cabane|vers la rivière|au-dessus des arbres)}
S{le monsieur} V{courir}, J{et} S{sa veste} V{voler} T{aussi}
S{un élève} V{tendre} O{la main}, J{mais} S{le vent} V{être} A{(plus vif|très vif|plus rapide)}
S{le chapeau} V{tomber} L{sur une (voiture rouge|vieille voiture)}, J{puis} V{repartir}
S{une dame} V{attraper} O{le bord}, J{mais} S{le vent} V{tirer} M{(fort|trop fort)}
S{tout le parc} V{courir} C{après le chapeau}
T{enfin}, S{le vent} V{s'arrêter}

= nid
S{le chapeau} V{tomber} L{dans l'eau}, J{et} S{(un canard|une cane)} V{monter} L{dedans} !
S{le chapeau} V{être} L{dans un arbre} : S{un oiseau} V{être} M{déjà} L{dedans} !
S{le chapeau} V{arriver} L{sur l'eau}, J{et} S{un canard} V{voyager} L{dedans} !

? fin
« V{le garder:impératif.tu}, S{tu} V{être} A{bien} L{dedans} », V{dire}-S{le monsieur}
S{le monsieur} V{rire}, C{les cheveux au vent}
S{le monsieur} V{rentrer} A{sans chapeau}, J{mais} S{il} V{être} A{(ravi|content)}
