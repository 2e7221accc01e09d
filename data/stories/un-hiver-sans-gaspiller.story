@title Un hiver sans gaspiller
@levels CM1 CM2
@keywords énergie, électricité, climat, planète, environnement, écologie, développement durable, école
@tenses présent, passé_composé, passé_simple
# famille : électricité, barrage, éolienne, panneau solaire, charbon, pétrole, consommer, gaspiller, durable, climat, centrale, énergie, vent, soleil, eau, gaz, chauffage, ampoule, lampe, radiateur, interrupteur, facture, renouvelable, polluer, économiser, isoler, planète, réchauffement, recycler, nucléaire, usine, moteur, batterie, turbine, panne, écran, ressource, fumée, pollution

= facture
L{à l'école}, S{la facture (d'électricité|d'énergie|de chauffage|de gaz)} V{être:état} A{si lourde} J{que} S{(la directrice|le maire)} V{menacer} C{de fermer/ver la cantine}
T{en plein hiver}, S{(la directrice|le maire)} V{découvrir} J{que} S{l'école} V{consommer:état} O{autant (d'électricité|d'énergie|de gaz|de pétrole)} M{qu'une usine}

+ enquête
S{héros et sa classe} V{découvrir} O{(une ampoule allumée & dix écrans en veille/nom & un radiateur ouvert/adj & une lampe dans un placard & une fenêtre sans rideau & un interrupteur bloqué & une vieille chaudière à charbon & un moteur inutile & un chauffage fou)}
« V{falloir}-S{il} O{(consommer/ver moins & économiser/ver l'énergie & isoler/ver le grenier & poser/ver un panneau solaire & dresser/ver une éolienne & brûler/ver du charbon & couper/ver le gaz & éteindre/ver les écrans & recycler/ver le papier & cesser/ver de gaspiller/ver & construire/ver un barrage)} ? » V{demander} S{la maîtresse}
S{un ingénieur de la centrale} V{leur parler} I{(du barrage & d'une éolienne & des turbines & du pétrole & du charbon & du climat & de la planète & d'une énergie renouvelable & du réchauffement & de la pollution & du gaz)}

= plan
T{alors}, S{la classe} V{fabriquer} O{(une petite éolienne|un panneau solaire|une affiche sur le climat|une affiche contre le charbon|une batterie à pédales)} J{et} V{nommer} O{(un chasseur de lampes|un gardien des interrupteurs|un policier des radiateurs)}

+ efforts
T{chaque soir}, (S{un élève} V{éteindre:état} O{les lampes} & S{une élève} V{fermer:état} O{les radiateurs} & S{le gardien} V{compter:état} O{les ampoules} & S{la cantinière} V{économiser:état} O{le gaz} & S{l'éolienne} V{tourner:état} L{au vent} & S{le soleil} V{charger:état} O{la batterie} & S{personne} V{ne gaspiller:état} O{l'eau})
S{on} V{mettre} O{(un pull de plus & une écharpe en classe & un couvercle sur chaque marmite & un bouchon à la fenêtre)} : S{le chauffage} V{baisser}
S{(une panne|un orage|une panne de la centrale)} V{couper} O{l'électricité du quartier}, J{mais} S{(l'éolienne|le panneau solaire|la batterie)} V{éclairer:état} O{la classe}

= résultat
T{au printemps}, S{la facture} V{baisser} C{de moitié}, J{et} S{le maire} V{promettre} O{(une énergie durable|un panneau solaire par toit|des ampoules neuves|un chauffage renouvelable)} I{à toutes les écoles}

? classe
L{dans la cour}, S{on} V{installer} O{(une batterie & une petite turbine & un bac à recycler/ver & un four à soleil & un moteur à vent & un panneau sans écran)}

? fin
« S{notre planète} V{ne pas avoir} O{d'interrupteur}, J{mais} S{nous}, S{nous} V{pouvoir} (I{consommer/ver moins}|I{éteindre/ver la lampe}|I{économiser/ver ses ressources}) », V{écrire}-S{héros}
