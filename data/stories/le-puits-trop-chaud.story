@title Le puits trop chaud
@levels CE2 CM1 CM2
@keywords volcan, éruption, tremblement de terre, montagne, sciences, danger
@tenses présent, passé_composé, passé_simple

# Un village au pied d'un volcan endormi ; une bergère remarque que l'eau du puits est chaude et que les chèvres refusent de monter ; on ne la croit pas ; la géologue confirme ; évacuation ; sauvés.
= ouverture
L{au pied d'un (vieux volcan|volcan endormi)}, S{une bergère} V{s'inquiéter:état} : T{depuis deux jours}, S{l'eau du puits} V{être:état} A{chaude}
S{une bergère}, S{qui} V{vivre:état} L{au pied d'un volcan}, V{tirer} O{un seau d'eau} J{et} V{sursauter} : S{l'eau} V{être:état} A{(chaude|brûlante)} !
T{un matin/nom}, L{au pied d'un volcan}, S{une bergère} V{se brûler} O{la main} C{dans l'eau du puits}

? signes
S{ses chèvres} V{refuser:état} M{(obstinément|constamment)} C{de monter/ver au pâturage}
S{une légère odeur d'œuf pourri/adj} V{flotter:état} L{(au-dessus des toits|entre les maisons)}
T{(la nuit|parfois)}, S{les (vitres|assiettes)} V{trembler:état} M{légèrement}

= alerte
S{elle} V{courir} M{(aussitôt|immédiatement)} L{chez le maire}, S{qui} V{ne pas la croire:événement} : S{ce volcan} V{dormir:état} T{depuis mille ans} !
S{elle} V{prévenir} M{(aussitôt|en vain)} O{les villageois} : S{on} V{lui répondre} M{en riant/ver}
T{(aussitôt|sans tarder/ver)}, S{elle} V{avertir} O{le maire}, J{mais} S{il} V{hausser} O{les épaules}

? parole
« S{ce volcan} V{ne plus faire} O{de mal} I{à personne} ! » V{(affirmer|répondre|s'exclamer)}-S{le maire}
« V{me croire:impératif.vous} : S{la montagne} V{se réveiller} ! » V{(supplier|s'écrier)}-S{la bergère}
« S{tu} V{avoir} O{trop d'imagination} », V{(soupirer|déclarer)}-S{le maire}
« S{je} V{vous le prouver:futur} T{bientôt} », V{(promettre|déclarer)}-S{la bergère} M{(patiemment|fermement)}

= preuve
T{le lendemain}, S{une géologue} V{plonger} O{son thermomètre} L{dans le puits} J{et} V{pâlir} : S{il} V{falloir:état partir/ver}
T{(heureusement|le soir même)}, S{une géologue} V{examiner} M{(attentivement|soigneusement)} O{l'eau du puits} J{et} V{donner} O{raison} I{à la bergère}
S{une géologue}, S{qui} V{étudier:état} O{le volcan}, V{mesurer} O{la température du puits} J{et} V{sonner} O{l'alarme}

+ départ
T{(alors|aussitôt)}, S{les cloches} V{sonner} J{et} S{chaque famille} V{charger} O{sa (charrette|voiture)}
S{les habitants} V{emporter} O{[un objet.cuisine.récipient|vêtement.habit|objet.lecture.livre=marmite,manteau,album liste]}
S{un vieillard} V{vouloir:état rester/ver}, J{mais} S{la bergère} V{lui prendre} O{le bras} M{(doucement|fermement)}
T{(ensuite|puis)}, S{une longue file} V{descendre} L{vers la mer}, M{(silencieusement|calmement|prudemment)}
L{au sommet}, S{le cratère} V{se mettre à gronder}

= éruption
T{à minuit}, S{le volcan} V{exploser}, J{mais} S{la lave} V{ne rencontrer que} O{des maisons vides}
T{(soudain|tout à coup)}, S{une énorme colonne de (cendre|fumée)} V{jaillir} L{du cratère}, J{mais} S{le village} V{être:état} A{désert/adj} !
T{avant l'aube}, S{les cendres} V{recouvrir} O{les toits}, J{mais} S{tous les habitants} V{être:état} L{à l'abri}

? après
« S{nous} V{te devoir} O{la vie} », V{(murmurer|reconnaître)}-S{le maire}, S{qui} V{ne plus sourire:état}
T{depuis ce jour}, S{le maire} V{écouter:état} M{(toujours|attentivement)} O{la bergère}
S{la bergère} V{rassembler} O{ses chèvres}, S{qui} V{brouter:état +déjà} M{paisiblement} L{près de la plage}
