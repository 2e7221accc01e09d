@title Le petit roi dit non
@levels CE2 CM1 CM2
@keywords roi, reine, caprice, château, dessert, négation, phrase négative
@tenses présent
# famille : pas, plus, jamais, rien, personne, aucun, aucune, ni, guère, non, pas encore

= ouverture
T{ce matin/nom}, S{le petit roi} V{se lever} M{de mauvaise humeur}
S{le petit roi} V{se réveiller} J{et} V{taper} C{du pied}

? reine
S{la reine} V{lever} O{les yeux} L{vers le plafond}
S{les valets} V{courir} J{et} S{le chien} V{se cacher}

+ refus
T{à le bain/nom}, S{il} V{crier} : « (S{je} V{ne manger pas} & S{je} V{ne dormir plus} & S{je} V{ne danser jamais} & S{je} V{ne vouloir rien} & S{personne} V{ne me coiffer} & S{aucun bain/nom} V{ne me tenter} & S{aucune robe} V{ne me plaire} & S{je} V{ne vouloir} O{ni lait ni jus/nom} & S{rien} V{ne me plaire} & S{je} V{ne sourire guère} & S{je} V{ne dormir pas encore} & S{je} V{dire} O{non}) ! »
T{à le déjeuner/nom}, S{il} V{crier} : « (S{je} V{ne manger pas} & S{je} V{ne dormir plus} & S{je} V{ne danser jamais} & S{je} V{ne vouloir rien} & S{personne} V{ne me coiffer} & S{aucun bain/nom} V{ne me tenter} & S{aucune robe} V{ne me plaire} & S{je} V{ne vouloir} O{ni lait ni jus/nom} & S{rien} V{ne me plaire} & S{je} V{ne sourire guère} & S{je} V{ne dormir pas encore} & S{je} V{dire} O{non}) ! »
T{à le goûter/nom}, S{il} V{crier} : « (S{je} V{ne manger pas} & S{je} V{ne dormir plus} & S{je} V{ne danser jamais} & S{je} V{ne vouloir rien} & S{personne} V{ne me coiffer} & S{aucun bain/nom} V{ne me tenter} & S{aucune robe} V{ne me plaire} & S{je} V{ne vouloir} O{ni lait ni jus/nom} & S{rien} V{ne me plaire} & S{je} V{ne sourire guère} & S{je} V{ne dormir pas encore} & S{je} V{dire} O{non}) ! »
T{à le dîner/nom}, S{il} V{crier} : « (S{je} V{ne manger pas} & S{je} V{ne dormir plus} & S{je} V{ne danser jamais} & S{je} V{ne vouloir rien} & S{personne} V{ne me coiffer} & S{aucun bain/nom} V{ne me tenter} & S{aucune robe} V{ne me plaire} & S{je} V{ne vouloir} O{ni lait ni jus/nom} & S{rien} V{ne me plaire} & S{je} V{ne sourire guère} & S{je} V{ne dormir pas encore} & S{je} V{dire} O{non}) ! »
T{à le conseil/nom}, S{il} V{crier} : « (S{je} V{ne manger pas} & S{je} V{ne dormir plus} & S{je} V{ne danser jamais} & S{je} V{ne vouloir rien} & S{personne} V{ne me coiffer} & S{aucun bain/nom} V{ne me tenter} & S{aucune robe} V{ne me plaire} & S{je} V{ne vouloir} O{ni lait ni jus/nom} & S{rien} V{ne me plaire} & S{je} V{ne sourire guère} & S{je} V{ne dormir pas encore} & S{je} V{dire} O{non}) ! »

? cuisinier
S{le cuisinier} V{soupirer} J{et} V{ranger} O{sa louche}

= fin
J{alors} S{la reine} V{manger} M{seule/adj} O{le gâteau} : S{le roi} V{dire} T{vite} O{oui} !
J{mais} S{la reine} V{couper} O{le gâteau}, J{et} S{le roi} V{oublier} O{son refus} !
