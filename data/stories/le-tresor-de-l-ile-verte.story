@title Le trésor de l'île Verte
@levels CE1 CE2 CM1 CM2
@keywords pirates, île, trésor, carte, mer, navire, perroquet, capitaine, aventure
@tenses présent, passé_composé, passé_simple

= ouverture
S{la capitaine Marée} V{avoir:état} O{une vieille carte} : S{une croix rouge} V{y marquer:état} O{le trésor de l'île Verte}
T{depuis (deux mois|cent jours)}, S{la capitaine Marée} V{chercher:état} O{l'île Verte}, L{où} S{une croix rouge}, L{sur sa carte}, V{indiquer:état} O{un trésor}
S{les pirates} V{voguer:état} L{vers l'île Verte}, L{où}, J{selon une vieille carte}, S{un trésor} V{dormir:état} L{sous une croix rouge}

? navire
L{à bord}, S{un perroquet} V{répéter:état} O{tous les ordres de la capitaine}
L{dans la cale}, S{il} V{y avoir:état} O{[un objet.conte.arme|objet.maison.récipient|objet.jouet.corde|objet.outil.hache|objet.outil.planche|objet.cuisine.récipient=sac,corde,marmite liste]}
S{le cuisinier} V{ne servir:état plus que} O{(du riz|des haricots|des biscuits durs)}

= soif
J{mais} S{les tonneaux d'eau} V{être:état} M{(presque)} A{vides} : S{tout l'équipage} V{avoir:état} O{(très soif|soif)}
J{mais} T{un matin/nom}, S{le cuisinier} V{retourner} O{le dernier tonneau} : S{il} V{n'y avoir:état plus} O{une seule goutte d'eau}
J{hélas}, S{il} V{ne rester:état plus que} O{un tonneau d'eau} C{pour (trente|vingt) pirates}

+ île
T{à l'aube}, S{une île (verte|couverte de palmiers)} V{apparaître +enfin} L{à l'horizon}
S{les pirates} V{descendre} L{dans (une barque|un canot)} J{et} V{ramer} L{jusqu'à la plage}
L{loin de la plage}, S{l'équipage} V{traverser} O{une (forêt|jungle) épaisse et (sombre|bruyante)}
L{au pied d'une (falaise|colline)}, S{les pirates} V{compter} O{(trente|cent|douze) pas} L{(vers le nord|vers l'est|à gauche)}
L{entre deux rochers}, S{un passage étroit} V{mener:état} L{au centre de l'île}
S{la capitaine} V{tourner} O{la carte} L{dans tous les sens/nom}, J{puis} S{elle} V{lever} O{la main} : S{la croix} V{être:état} L{là}

? parole
« V{creuser:impératif.vous}, S{nous} V{être:futur} M{(bientôt)} A{riches} ! » V{crier} S{la capitaine}
« S{je} V{donner:conditionnel} O{tout l'or du monde} C{contre un verre d'eau} », V{gémir} S{un pirate}
« V{ne pas toucher:impératif.tu} I{à ma part/nom} ! » V{répéter} S{le perroquet}
« J{à quoi} V{servir} S{ce trésor}, J{si} S{on} V{mourir} C{de soif} ? » V{demander} S{(le cuisinier|un matelot)}
« L{où} V{être} S{le coffre} ? S{vous} V{avoir} A{les yeux fermés} ? » V{gronder} S{la capitaine}

= fouille
L{sur l'île Verte}, S{tout l'équipage} V{creuser} L{sous la croix}, J{mais} S{il} V{ne trouver} O{ni coffre ni pièces d'or}
L{sur l'île, sous la croix}, S{les pirates} V{creuser} T{(pendant des heures|tout le jour)}, J{mais} S{rien} V{ne briller:état} L{sous leurs pelles}
L{sur l'île Verte}, S{les pirates} V{creuser} L{sous la croix} M{(avec ardeur|sans relâche)}, J{pourtant} S{le trou}, A{profond comme un puits}, V{rester} A{vide}

? colère
S{un pirate} V{jeter} O{sa pelle}, S{un autre} V{déchirer} O{son chapeau} C{de colère}
S{la capitaine} V{s'asseoir} L{au bord du trou}, A{(découragée|déçue)}

= eau
T{(tout à coup|soudain)}, S{de l'eau (claire|fraîche)} V{jaillir} L{au fond du trou} : S{le trésor de l'île Verte} V{être:état} A{une source}
J{alors} S{le perroquet} V{descendre} L{dans le trou} J{et} V{boire} : S{l'eau} V{y monter:état} M{(doucement|peu à peu)}, A{plus précieuse que l'or}
T{au dernier coup de pelle}, S{une source} V{éclater} L{entre les pierres} : S{la vieille carte} V{dire:antérieur} O{la vérité}

? fin
S{les pirates} V{boire}, V{rire}, V{s'arroser} J{et} V{remplir} O{tous les tonneaux}
T{avant de repartir/ver}, S{la capitaine} V{dessiner} O{une goutte bleue} L{sur la carte}, L{à la place de la croix}
T{ce soir-là}, S{personne} V{ne réclamer} O{d'or} : S{tous} V{avoir:état} O{de l'eau}
