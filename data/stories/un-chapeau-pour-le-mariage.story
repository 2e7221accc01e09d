@title Un chapeau pour le mariage
@levels CE1 CE2 CM1
@keywords magasin, chapeau, vêtements, acheter, mariage, couleurs
@tenses présent, passé_composé, passé_simple

= ouverture
S{un (petit|gentil|vieux/adj) monsieur (timide|souriant/adj)} V{entrer} L{dans une (belle|grande|nouvelle/adj) boutique} C{pour acheter/ver un chapeau (neuf|élégant)}
C{pour le mariage de sa sœur}, S{un monsieur (timide|très poli)} V{chercher:état} O{un (beau|nouveau|joli) chapeau} L{dans un magasin}

? vendeuse
S{la (jeune|gentille|nouvelle/adj) vendeuse} V{ouvrir} O{une (longue|haute|grosse) boîte (ronde|blanche|bleue)}
« V{choisir:impératif.vous}, S{nous} V{avoir} O{(toutes les couleurs|de tout)} ! » V{dire}-S{la (jeune|gentille|nouvelle/adj) vendeuse}

= premier
S{le premier chapeau} V{être:état} A{trop (grand|large|haut)} : S{le monsieur} V{ne voir:état plus rien}
S{le premier chapeau} V{être:état} A{trop (petit|étroit)} : S{il} V{tomber:état} T{à chaque pas}

+ essais
S{une casquette (verte|rouge/adj|rayée)} V{être:état} A{(jolie|neuve|légère)}, J{mais} A{trop (étroite|petite)}
S{le (gros|grand) béret (blanc|gris|bleu)} V{être:état} A{(doux|épais|mou)}, J{mais} A{trop (chaud|lourd/adj)}
S{un bonnet (long|pointu|violet)} V{être:état} A{(drôle|original)}, J{mais} S{le monsieur} V{avoir:état} O{l'air d'un lutin}
S{deux (vieilles|longues) plumes (blanches|douces|rousses)} V{être:état} A{(belles|légères)}, J{mais} S{elles} V{chatouiller:état} O{ses oreilles}
S{plusieurs chapeaux (ronds|plats|légers)} V{être:état} A{(beaux|neufs)}, J{mais} A{trop (chers|fragiles|sérieux)}
S{[un vêtement.tête=bandeau adj]} V{être:état} A{trop voyant/adj} C{pour un mariage}
S{une couronne (dorée|fleurie)} V{être:état} A{(magnifique|ravissante)}, J{mais} A{trop belle/adj} C{pour un monsieur}

= obstacle
T{bientôt}, S{la boutique} V{être:état} A{(pleine|couverte)} C{de boîtes vides/adj}, J{et} S{le (pauvre|brave) monsieur} V{ne savoir:état plus} C{que choisir/ver}
« S{ils} V{être} A{(tous|vraiment) affreux} ! » V{soupirer}-S{le monsieur}, C{la tête basse}

? parole
« S{votre tête} V{ne être ni} A{(grosse|large) ni (petite|étroite)}, S{monsieur}, S{elle} V{être} A{(unique|parfaite)} ! » V{dire}-S{la vendeuse}
« V{garder:impératif.vous} O{(espoir|courage)}, S{nous} V{trouver:futur} O{le bon/adj} ! » V{dire}-S{la vendeuse}
« S{vos yeux} V{être} A{(verts|gris|bleus)}, S{vos cheveux} V{être} A{(blonds|bruns|blancs)} : S{il} V{falloir} O{une couleur (douce|vive|claire)} », V{dire}-S{la vendeuse}

= fin
T{soudain}, S{le monsieur} V{apercevoir} O{un chapeau gris, (simple|léger) et doux}, L{près de la porte/nom} : S{ce} V{être:état} A{le sien} !
T{alors}, S{la vendeuse} V{lui tendre} O{un chapeau noir, (simple|souple) et doux} : S{ce} V{être:état} A{le sien} !

? après
L{à le mariage}, S{sa sœur} V{être:état} A{(belle|joyeuse|heureuse)}, S{les invités} V{être:état} A{(gais|nombreux)} J{et} S{le chapeau} V{être:état} A{le plus beau}
