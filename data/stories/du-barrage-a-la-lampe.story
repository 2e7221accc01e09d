@title Le voyage de l'électricité
@levels CE2 CM1 CM2
@keywords électricité, lampe, barrage, eau, fil, lumière, énergie, montagne, ville, documentaire, explication
@tenses présent

= barrage
L{(dans les Alpes|dans les Pyrénées|entre deux montagnes)}, S{un barrage} V{retenir} O{l'eau d'un lac} : S{le voyage de l'électricité} V{commencer} L{là}
L{en haut (de la vallée|de la montagne)}, S{un immense mur de béton} V{retenir} O{la rivière} : S{cette eau tranquille} V{devenir:futur} A{de la lumière}
S{la fonte des neiges} V{remplir} O{le lac d'un barrage}, J{et} L{derrière le mur}, S{l'eau} V{attendre} O{son départ}

= chute
J{quand} S{on} V{ouvrir} O{les portes du barrage}, S{l'eau} V{tomber} L{dans un (énorme|gros) tuyau} J{et} V{faire} O{tourner/ver une turbine}
L{du lac}, S{l'eau} V{dévaler} O{la pente} J{et} V{frapper} O{les ailes d'une turbine}, S{qui} V{tourner} M{plus vite/adv qu'une toupie}
L{au pied du barrage}, S{l'eau} V{pousser} O{une grande roue}, C{comme celle/pro d'un moulin}, J{mais} M{cent fois plus vite/adv}

= courant
S{ce mouvement} V{entraîner} O{un aimant géant} L{dans une bobine de (fil|cuivre)} : S{l'électricité} V{naître}
C{avec elle}, S{un (aimant|énorme aimant)} V{tourner} L{au milieu de fils de cuivre}, J{et} S{un courant électrique} V{y passer} M{aussitôt}

? rivière
S{l'eau} V{rejoindre} M{ensuite} O{la rivière}, A{aussi (propre|claire) qu'avant}

+ voyage
S{de gros câbles} V{emporter} O{le courant} L{(de pylône en pylône|au-dessus des champs)} L{jusqu'à la ville}
L{sur les fils}, S{des (oiseaux|hirondelles|corbeaux)} V{se reposer} M{sans danger}
L{(près des maisons|au bord de la ville)}, S{un transformateur} V{rendre} O{le courant} A{moins dangereux}
L{sous les rues}, S{des fils (invisibles|cachés)} V{conduire} O{le courant} L{(à chaque immeuble|jusqu'aux maisons)}

? question
« V{ne jamais toucher:impératif.tu} O{une prise} C{avec les doigts}, S{le courant} V{pouvoir} O{tuer/ver} ! » V{avertir} S{(un père|une mère|un électricien)}
« J{est-ce que} S{la lumière} V{dormir} L{dans le mur} ? » V{demander} S{un (petit garçon|enfant)}
« J{si} S{l'eau} V{s'arrêter:présent}, S{nous} V{être:futur} L{dans le noir/nom} ? » V{demander} S{une écolière}
« V{éteindre:impératif.vous} M{(toujours|bien)} O{la lampe} T{avant de sortir/ver} ! » V{répéter} S{une grand-mère}

? appareils
C{grâce à l'électricité}, L{dans la maison}, S{on} V{utiliser} O{[un objet.maison.lampe|objet.cuisine.four|objet.maison.radio|objet.maison.radiateur|objet.outil.machine=radio,four,radiateur liste]}
L{ailleurs}, S{d'autres turbines} V{tourner} C{grâce (au vent|à la vapeur|au vent ou à la vapeur)}

? autrefois
T{autrefois}, S{on} V{s'éclairer:imparfait} C{avec (des bougies|des chandelles|des lampes à huile)}
T{(au temps de nos aïeux|jadis)}, S{il} V{falloir:imparfait} O{allumer/ver une (bougie|chandelle)} T{dès la tombée de la nuit}

= lampe
T{ce soir}, S{un enfant} V{appuyer} I{sur un bouton} : L{à cent kilomètres/nom du lac}, S{la lampe de sa chambre} V{s'allumer}
L{au bout du fil}, S{quelqu'un} V{appuyer} I{sur un bouton}, J{et} S{l'eau de la montagne} V{éclairer} O{(une page de livre|toute une chambre|la table du dîner)}
J{enfin}, T{le soir}, S{une ampoule} V{briller} L{(au-dessus d'un lit|dans une cuisine|au coin de la rue)}, C{grâce à l'eau d'un lac lointain}
