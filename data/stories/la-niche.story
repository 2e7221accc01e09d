@title La niche du chien
@levels CP CE1
@keywords pluie, chien, chat, niche, cour, maison, animaux, son ch
@tenses présent

= pluie
S{il} V{pleuvoir} : S{le chien} V{courir} L{vers sa niche (chaude|bien chaude)}
T{(lundi|mardi|ce matin/nom|dimanche)}, S{il} V{pleuvoir}, J{et} S{le chien} V{chercher} O{sa niche}
S{la pluie} V{tomber} : S{un (chien|gros chien)} V{vouloir} O{sa niche (chaude|bien chaude)}

? mouillé
S{l'eau} V{couler} L{(dans la cour|sur le chemin)}
S{le chien} V{être} A{tout mouillé}, L{du museau à la queue}
L{(dans la cour|sur le chemin)}, S{il} V{ne plus y avoir} O{(un oiseau|une mouche|une poule)}

= chat
J{mais} S{un chat (roux|blanc|gris)} V{dormir} M{déjà} L{dans la niche}
J{mais} L{dans la niche}, S{il} V{y avoir} O{un (chat|petit chat|gros chat)}
J{mais} S{un (chat|petit chat)} V{se cacher} L{au fond de la niche}

? place
L{à côté du chat}, S{il} V{y avoir} T{aussi} O{[un vêtement.pied|vêtement.tête|objet.jouet.petit=chaussette,chapeau liste]}
S{la niche} V{être} A{(petite|très petite|un peu petite)} C{pour un (chien|gros chien) et un chat}

? parole
« J{chut}, S{je} V{dormir} ! » V{dire}-S{le chat}
« S{ce} V{être} A{ma niche}, V{sortir:impératif.tu} ! » V{dire}-S{le chien}
« V{chercher:impératif.tu} O{une autre maison} ! » V{dire}-S{le chat}
« L{dehors}, S{je} V{avoir} O{trop froid/nom} », V{dire}-S{le chat}
« S{tu} V{être} L{chez moi}, J{petit chat} », V{dire}-S{le chien}
« J{pourquoi} V{être}-S{tu} L{dans ma niche} ? » V{demander}-S{le chien}

+ attente
S{le chien} V{chercher} O{un coin sec} L{sous (une chaise|un banc|la charrette)}
S{le chien} V{se coucher} L{(contre la porte|sur une vieille chemise|devant la niche)}
S{le chat} V{lécher} O{(sa patte blanche|sa moustache)}
S{la pluie} V{tomber} L{sur (la tête|le dos|la queue|le museau) du chien}
S{le chien} V{lever} O{la patte} J{et} V{toucher} M{doucement} O{la niche}
S{le chat} V{ouvrir} O{un œil} J{et} V{voir} O{le chien}
S{le chat} V{avoir} O{(bien|très) chaud/nom}, J{mais} S{le chien} V{avoir} O{froid/nom}

= ensemble
J{alors} S{le chat} V{se pousser}, J{et} S{le chien} V{entrer}
T{enfin}, S{le chat} V{faire} O{une place} I{au chien}
« V{entrer:impératif.tu}, S{nous} V{avoir:futur} O{chaud/nom} ! » V{dire}-S{le chat}

? chaud
S{le chien et le chat} V{dormir} M{(nez contre oreille|bien au chaud|dos contre dos)}
T{maintenant}, S{la pluie} V{pouvoir tomber}
S{le chien} V{lécher} O{(la tête|le dos|l'oreille) du chat} J{et} V{se coucher}
