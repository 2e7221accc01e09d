@title Demain, nous camperons
@levels CE1 CE2 CM1
@keywords camping, tente, projet, famille, vacances, pluie, salon
@tenses présent, passé_composé, passé_simple

= ouverture
T{le soir}, L{dans leur chambre}, S{héros et son frère} V{faire} O{leurs sacs} C{pour (le camping|les vacances)}
S{héros et son frère} V{ne pouvoir:état pas dormir/ver}, J{car} S{le départ} V{approcher:état}

= projet
« T{demain}, S{nous} V{partir:futur} M{(tôt|très tôt)} J{et} S{nous} V{camper:futur} L{(au bord d'un lac|dans la forêt|à la montagne)} ! » V{dire}-S{héros}
« T{demain}, S{nous} V{dormir:futur} L{sous la tente/nom} J{et} S{nous} V{voir:futur} O{(les étoiles|la lune)} ! » V{dire}-S{héros}

+ promesses
« S{je} V{mettre:futur} L{dans mon sac} O{[un objet.maison.lampe|objet.outil.boussole|objet.lecture.livre|objet.jouet.petit|objet.outil=lampe,boussole adj liste]}. »
« S{papa} V{faire:futur} O{un feu} J{et} S{maman} V{jouer:futur} I{de la guitare}. »
« S{tu} V{prendre:futur} O{[un vêtement.habit|vêtement.hiver|vêtement.tête|vêtement.pied=pull,bonnet adj liste]} J{et} S{tu} V{porter:futur} O{l'eau}. »
« S{nous} V{nager:futur}, S{nous} V{courir:futur} J{et} S{nous} V{manger:futur} M{avec les doigts}. »
« S{les oiseaux} V{chanter:futur} J{et} S{tu} V{ouvrir:futur} O{les yeux} T{avant moi}. »
« S{on} V{apercevoir:futur} O{[un animal.sauvage.forêt|animal.oiseau.proie=renard,hibou adj]} J{et} S{personne} V{ne crier:futur}. »
« S{nous} V{suivre:futur} O{le sentier}, S{nous} V{lire:futur} O{la carte/nom} J{et} S{nous} V{ne se perdre:futur pas}. »
« S{les parents} V{choisir:futur} O{la meilleure/adj place/nom} J{et} S{je} V{tenir:futur} O{les piquets}. »

? frère
« J{et} J{si} S{il} V{pleuvoir} ? » V{demander}-S{son frère}
« V{dormir:impératif.vous}, S{vous} V{devoir} C{vous lever/ver tôt} ! » V{crier}-S{papa}

= obstacle
J{mais} T{(le lendemain|au matin/nom)}, S{la pluie} V{battre:état} O{les (vitres|volets)} : S{personne} V{ne pouvoir:état partir/ver}
J{mais} T{à l'aube}, S{le ciel} V{être:état} A{tout noir/adj} J{et} S{l'eau} V{courir:état} L{dans la rue}

? tristesse
« S{nous} V{ne partir:futur jamais} ! » V{gémir}-S{héros}
« S{je} V{vouloir:conditionnel} C{partir/ver}, S{je} V{vouloir:conditionnel} O{du soleil} ! » V{soupirer}-S{son frère}

= fin
T{alors}, S{maman} V{monter} O{la tente/nom} L{au milieu du salon}, J{et} S{toute la famille} V{y dormir:événement} L{(sous la lampe|à côté du canapé)}
S{papa} V{réfléchir}, V{pousser} O{le canapé} J{et} V{planter} O{la tente/nom} L{dans le salon} : S{le voyage} V{commencer +enfin} !

? après
T{dans la nuit}, S{le chat} V{faire} O{le renard}, J{et} S{tout le monde} V{rire} M{aux éclats}
