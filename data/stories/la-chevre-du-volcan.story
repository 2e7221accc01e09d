@title La chèvre du volcan
@levels CE2 CM1 CM2
@keywords volcan, séisme, éruption, catastrophe naturelle, montagne, secours
@tenses présent, passé_composé, passé_simple
# famille : volcan, cratère, lave, cendre, fumée, gaz, magma, roche, éruption, séisme, tremblement, secousse, danger, alerte, secours, pompier, habitant, village, maison, mur, route, pont, école, église, sirène, radio, camion, hélicoptère, montagne, pente, cheminée, nuage, pierre, explosion, bruit, chaleur, feu, scientifique, carnet, appareil, évacuer, trembler, exploser, fuir, couler, gronder, détruire, dangereux, brûlant, liquide, noir, violent

= signe
L{(au pied du volcan|sur la pente|près du cratère|sur la montagne)}, S{une scientifique} V{noter} L{(sur un carnet|sur son appareil)} O{(une secousse & un séisme & de la fumée & un bruit violent & un gaz dangereux & de la chaleur & un tremblement & un nuage noir & des roches brûlantes & un peu de cendre)}
L{(au village|à l'école|dans chaque maison|sur le pont|près de l'église)}, S{(les murs|les meubles|les pierres)} V{trembler} : S{une scientifique} V{craindre:état} O{(une éruption|le volcan)}

+ alerte
« S{il} V{falloir} O{(évacuer/ver le village & fuir/ver & quitter/ver l'école & appeler/ver les pompiers & lancer/ver l'alerte & fermer/ver la route & passer/ver le pont & écouter/ver la radio & prévenir/ver chaque habitant & éteindre/ver le feu & faire/ver sonner la sirène & craindre/ver une éruption & descendre/ver de la montagne & prendre/ver un camion)} ! » V{dire}-S{la scientifique}
M{aussitôt}, (S{la sirène} V{hurler} & S{la radio} V{donner} O{l'alerte} & S{un camion} V{arriver} & S{un pompier} V{aider} O{les habitants} & S{un hélicoptère} V{se poser} & S{l'école} V{se vider} & S{les secours} V{monter} & S{la route} V{se remplir} & S{les cloches de l'église} V{sonner})
L{là-haut}, (S{le volcan} V{gronder:état} & S{le cratère} V{fumer:état} & S{le magma} V{monter:état} & S{la roche} V{trembler:état} & S{une explosion} V{noircir:état} O{le ciel} & S{la cendre} V{tomber:état} & S{un gaz brûlant/adj} V{sortir:état} & S{la cheminée} V{cracher:état} O{du feu} & S{la lave} V{commencer:état à couler} & S{la pente} V{rougir:état} & S{des pierres} V{rouler:état})
S{le volcan} V{pouvoir:état} O{(exploser/ver & gronder/ver longtemps & détruire/ver un pont & couvrir/ver l'école de cendre & brûler/ver une maison & jeter/ver des pierres & couper/ver la route & faire/ver couler la lave & lâcher/ver un gaz & abattre/ver un mur)}, J{mais} S{chacun} V{rester:état} A{calme/adj}

= refus
L{dans la dernière (maison|rue du village)}, S{un vieux berger} V{refuser} O{de partir/ver} : S{sa chèvre} V{manquer:état}
J{pourtant} S{un vieux berger} V{retourner} L{(vers le village|sur le pont|sur la route|dans sa maison|à l'église)} C{chercher/ver sa chèvre}

= chèvre
C{pour la bête}, S{la scientifique} V{traverser} O{(la fumée & un nuage de cendre & un pont & la route noire & une pente & la montagne noire & un mur écroulé & un champ de pierres & le village vide & la chaleur)}, A{malgré (le danger|le bruit|une secousse|les explosions)}

= sauvetage
T{le soir}, S{la lave (liquide|brûlante|noire)} V{couvrir} O{(la route|le pont|l'école|le village|l'église)}, J{mais} S{tous} V{être:état} A{là}, J{même la chèvre}

? fin
L{dans (le camion|l'hélicoptère)}, S{la chèvre} V{manger} O{(le carnet & un appareil & la carte du volcan & une radio & la ceinture d'un pompier & les notes de la scientifique)}
