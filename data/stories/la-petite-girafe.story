@title La petite girafe
@levels CE1 CE2 CM1
@keywords zoo, girafe, animaux sauvages, savane, soigneuse, dimanche, visite
@tenses présent, passé_composé, passé_simple

= ouverture
T{un dimanche}, S{héros} V{entrer} L{au zoo} C{avec (son père|sa tante|sa marraine)} : S{une petite girafe} V{y vivre:état} T{depuis un mois}
S{héros} V{attendre:état} O{ce dimanche} T{depuis (huit jours|une semaine)} : L{au zoo}, S{une petite girafe} V{naître:antérieur}
S{héros} V{courir} L{vers l'enclos des girafes} : S{une petite girafe} V{y vivre:état} T{depuis (un mois|deux mois)}

= obstacle
J{mais} S{la petite girafe} V{rester} A{cachée} L{derrière (les pattes de sa mère|un arbre|sa mère)}
J{mais} L{dans l'enclos}, S{on} V{ne voir:état que} O{une girafe adulte} : S{la petite} V{se cacher:état} L{derrière elle}
S{la petite girafe}, A{(timide|craintive)}, V{ne montrer que} O{(le bout du museau|une oreille|deux oreilles)} J{et} V{disparaître} M{aussitôt} L{derrière sa mère}

? promenade
C{pour patienter/ver}, S{héros} V{visiter} O{le reste du zoo} J{et} V{voir} O{[un animal.sauvage.savane=lion,zèbre,singe liste]}
S{les singes} V{voler} O{(le chapeau|la casquette|les lunettes) d'un visiteur} : S{tout le monde} V{rire}
L{près du bassin}, S{une otarie} V{jouer:état} C{avec (un ballon|un seau)}
S{le vieux lion} V{dormir:état} M{profondément}, L{à l'ombre d'un rocher}

+ attente
S{héros} V{revenir} L{(devant la barrière|devant l'enclos)} J{et} V{s'asseoir} L{sur un banc}
T{pendant une heure}, S{rien} V{ne bouger}
S{un groupe d'enfants} V{passer} M{en criant/ver} : S{la petite girafe} V{reculer} M{encore}
S{des (nuages|gouttes de pluie)} V{chasser} O{les visiteurs}, J{mais} S{héros} V{ne pas partir}
T{peu à peu}, S{les allées} V{devenir} A{(vides|silencieuses|désertes)}

? parole
« V{s'approcher:impératif.tu} M{doucement}, S{elle} V{ne pas mordre} », V{dire} S{la soigneuse}
« S{petite girafe}, V{ne pas avoir:impératif.tu} O{peur}, S{je} V{ne pas faire:futur} O{de bruit} », V{murmurer}-S{héros}
« S{nous} V{fermer} T{bientôt} », V{annoncer} S{un gardien} I{aux visiteurs}
« S{est-ce que} S{je} V{pouvoir} O{rester/ver} M{encore} T{un peu} ? » V{demander}-S{héros}
« J{si} S{tu} V{crier:présent}, S{elle} V{partir:futur} L{là-bas} », V{expliquer} S{la soigneuse}

= soigneuse
J{alors} S{la soigneuse} V{tendre} O{(une branche|quelques feuilles)} I{à héros} C{par-dessus la barrière}
J{alors}, C{avec l'accord du gardien}, S{héros} V{prendre} O{une branche (fraîche|bien verte)}, V{lever} O{le bras} J{et} V{attendre} M{(sans bruit|en silence|sans bouger/ver)}
S{la soigneuse} V{donner} O{une branche} I{à héros} J{et} V{s'éloigner} M{sur la pointe des pieds}

= fin
S{la petite girafe} V{avancer} M{d'un pas, puis de deux}, J{et} S{sa longue langue (bleue|noire)} V{attraper} O{les feuilles}
T{(enfin|soudain)}, S{une tête (fine|étroite)} V{descendre} L{du ciel} : S{la petite girafe} V{manger} O{les feuilles} L{dans la main de héros}
M{pas à pas}, S{la petite girafe} V{s'approcher}, V{renifler} O{la branche} J{et} V{la croquer} M{tout doucement}

? après
S{la petite girafe} V{être:état} A{(plus haute|déjà plus grande) qu'un homme}, J{mais} S{ses yeux} V{être:état} A{(doux|timides)}
S{héros} V{rentrer} C{avec (une manche|la main) (mouillée|toute mouillée)} J{et} V{raconter} I{à tout le monde} O{sa rencontre}
