@title Le nez du bonhomme
@levels CP CE1
@keywords neige, hiver, bonhomme de neige, nez, carotte, jardin, jeu, froid, enfants
@tenses présent

= bonhomme
S{héros} V{faire} O{un (bonhomme|gros bonhomme|beau bonhomme) de neige} L{(dans le jardin|devant la maison|dans la cour)}
T{(ce matin/nom|dimanche|en janvier)}, S{héros} V{rouler} O{une boule de neige} C{pour un bonhomme}
L{dans la neige blanche}, S{héros} V{faire} O{un bonhomme de neige}

? habits
S{le bonhomme} V{avoir} T{déjà} O{[un vêtement.tête|vêtement.hiver|objet.maison.balai=écharpe,chapeau liste]}
S{deux (cailloux|boutons|noix)} V{être} A{ses yeux}, S{une branche} V{être} A{sa bouche}

= nez
J{mais} S{le bonhomme} V{ne pas avoir} O{de nez}
J{mais} S{il} V{manquer} O{(un nez|le nez)} : S{il} V{ne plus y avoir} O{de carottes}
J{mais} L{(au milieu de la tête|sous les yeux)}, S{il} V{ne pas y avoir} O{de nez}

? parole
« S{je} V{chercher} O{un beau nez} ! » V{dire}-S{héros}
« V{prendre:impératif.tu} O{(mon bouton|une branche|une pomme)} ! » V{dire}-S{(sa sœur|son voisin)}
« S{tu} V{avoir} O{une carotte} ? » V{demander}-S{héros} I{à (papa|maman|sa voisine)}
« S{nous} V{manger:antérieur} O{la dernière carotte} T{hier} », V{dire}-S{papa}

+ essais
S{héros} V{mettre} O{une banane} : S{le nez} V{être} A{trop mou}
S{héros} V{mettre} O{une poire} : S{le nez} V{être} A{trop gros}
S{héros} V{mettre} O{un radis} : S{le nez} V{être} A{trop petit}
S{héros} V{mettre} O{un poireau} : S{le nez} V{être} A{trop long}
S{héros} V{mettre} O{un bout de bois}, J{mais} S{le chien} V{le prendre}
S{héros} V{mettre} O{une boule de neige}, J{mais} S{la boule} V{tomber}
S{héros} V{ouvrir} O{(le frigo|le placard|un sac)} : J{pas de carotte} !
S{les enfants de la rue} V{venir regarder} O{le bonhomme} J{et} V{chercher} O{une idée}

= trouve
1 id=carotte | T{enfin}, S{(la voisine|le voisin|une dame)} V{donner} O{une (carotte|belle carotte|grosse carotte)} : S{ce} V{être} A{un nez} !
T{enfin}, S{un écureuil} V{poser} O{une pomme de pin} : S{ce} V{être} A{un beau nez} !
T{enfin}, S{papa} V{apporter} O{un nez (rouge|de clown)} : S{ce} V{être} A{parfait} !

? fin
S{le bonhomme} V{avoir} O{un (beau|joli|bon) nez} : S{il} V{pouvoir sentir} O{(la neige|le sapin|la soupe)}
1 après=carotte | T{le lendemain}, S{le nez} V{ne plus être} L{là} : S{un lapin} V{avoir:passé_composé} O{faim}
S{toute la rue} V{venir} C{pour voir/ver le bonhomme}
