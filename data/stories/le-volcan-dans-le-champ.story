@title Le volcan dans le champ
@levels CE2 CM1 CM2
@keywords volcan, lave, éruption, cendre, Mexique, champ, paysan, documentaire, explication
@tenses présent, passé_composé, passé_simple

= champ
L{au Mexique}, S{un paysan} V{labourer:état} O{son champ (de maïs|)} J{quand} S{la terre} V{se fendre} L{(devant lui|à ses pieds)}
T{un (jour|après-midi) de février}, L{au Mexique}, S{un paysan} V{semer:état} O{du maïs} : S{un trou} V{s'ouvrir} M{(soudain|brusquement)} L{dans son champ}
T{le 20 février 1943}, L{dans un champ du Mexique}, S{un paysan et sa famille} V{préparer:état} O{la terre} J{lorsque} S{une fente} V{s'ouvrir} L{sous leurs yeux}

? signes
T{depuis (deux|trois) semaines}, S{le sol} V{trembler:état} T{(souvent|parfois|chaque jour)} J{et} S{un (bruit|grondement) sourd} V{monter:état} L{de la terre}
S{la terre} V{être:état} A{chaude} L{sous les pieds}, J{et} S{les (bœufs|chevaux)} V{refuser:état} C{d'avancer/ver}
L{(tout au fond|très loin sous le champ)}, S{le magma}, S{cette roche fondue}, V{chercher:état} O{une sortie}

= éruption
M{aussitôt}, S{(une fumée grise|de la fumée)}, S{des cendres} J{et} S{des pierres (brûlantes|rouges)} V{jaillir} L{du trou} M{(dans un bruit terrible|en sifflant/ver)}
S{une odeur d'œuf pourri} V{se répandre}, J{puis} S{des pierres (rouges|brûlantes)} V{sauter} L{(du trou|de la terre)}
S{un (nuage|panache) noir} V{s'élever} L{au-dessus du champ}, J{tandis que} S{des pierres (brûlantes|rouges)} V{retomber:état} L{autour du trou}

? parole
« V{partir:impératif.nous} M{(vite|tout de suite)}, S{une montagne} V{naître} ! » V{crier} S{(le paysan|un voisin)}
« J{d'où} V{venir} S{cette fumée} ? » V{demander} S{un enfant}, A{(effrayé|étonné|immobile)}
« S{je} V{ne pas pouvoir} O{labourer/ver} L{là}, S{le sol} V{brûler} ! » V{dire} S{le paysan} I{à sa femme}
« V{prendre:impératif.vous} O{vos affaires} J{et} V{ne pas se retourner:impératif.vous} », V{ordonner} S{le maire} I{aux habitants}
« J{comment} S{une montagne} V{pouvoir}-S{elle} O{pousser/ver comme du maïs} ? » V{demander} S{une (petite fille|fillette)}

? fuite
S{les gens du village} V{emporter} O{[un animal.ferme.volaille|objet.maison.couverture|objet.maison.récipient|objet.cuisine.récipient|objet.musique.instrument=poule,couverture,guitare liste]} J{et} V{s'enfuir}
S{le paysan} V{détacher} O{ses bœufs} J{et} V{courir} L{jusqu'au village} C{pour (avertir|prévenir) ses voisins}

= croissance
T{le lendemain}, S{les pierres entassées} V{former:état} T{déjà} O{une colline de (dix mètres/nom|la taille d'une maison)}
S{les pierres et les cendres} V{s'entasser} : T{après une semaine}, S{une montagne} V{se dresser:état} L{à la place du champ}
C{à force de s'entasser/ver}, S{les cendres} V{former} O{un cône} ; T{en une semaine}, S{il} V{dépasser} O{les plus grands arbres}

+ suite
T{la nuit}, S{des (gerbes|étincelles) rouges} V{éclairer:état} O{(le ciel|toute la vallée)}
J{puis} S{une coulée de lave} V{descendre} M{lentement} L{vers (le village|les maisons)}
S{la cendre} V{recouvrir} O{les (champs|toits|chemins)} L{à la ronde}
T{heureusement}, S{la lave} V{avancer:état} M{moins vite/adv qu'un homme}, J{et} S{tous les habitants} V{partir} T{à temps}
L{du village}, S{il} V{ne rester que} O{le clocher de l'église}, A{debout/adv} L{au milieu de la lave noire}
S{des savants} V{venir} L{(du monde entier|de très loin)} C{pour (observer|étudier|mesurer) ce volcan}

= fin
T{au bout de neuf ans}, S{le volcan} V{s'endormir} : S{il} V{mesurer:état} O{plus de quatre cents mètres/nom}
T{neuf ans plus tard}, S{le silence} V{revenir} : L{à la place du champ}, S{un grand volcan (gris|noir)} V{dormir:état}

? après
T{aujourd'hui}, S{l'herbe} V{pousser:présent} L{sur la cendre}, J{et} S{des (touristes|visiteurs|marcheurs)} V{grimper:présent} L{(au|jusqu'au) sommet}
S{le paysan} V{perdre:antérieur} O{son champ}, J{mais} S{il} V{être:état} A{l'un des rares hommes à voir naître/ver un volcan}
