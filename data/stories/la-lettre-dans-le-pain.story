@title La lettre dans le pain
@levels CM1 CM2
@keywords Seconde Guerre mondiale, guerre, résistance, occupation, histoire, libération, 1944
@tenses présent, passé_composé, passé_simple
# famille : résistant, résistante, guerre, soldat, liberté, occupation, train, lettre, courage, libération, ennemi, message, cacher, radio, réseau, saboter, secret, pont, cave, ferme, occupant, alliés, débarquement, arrêter, prison, code, drapeau, bombardement, rationnement, ticket, village, pain, vélo, patrouille, nuit, grange, faux papiers, avion, parachute, maquis, forêt, peur, espoir, armée, uniforme, victoire, paix

= ouverture
T{pendant (la guerre|l'Occupation)}, S{héros} V{livrer:état} O{le pain} L{(à vélo|dans tout le village|jusqu'à la gare)}
T{en 1944}, S{l'armée ennemie} V{occuper:état} O{le village} : S{(le pain|tout|la liberté)} V{manquer:état}

+ village
L{au village}, (S{une patrouille} V{surveiller:état} O{le pont} & S{les soldats} V{arrêter:état} O{les trains} & S{on} V{écouter:état} O{la radio en secret/nom} & S{la peur} V{régner:état} & S{le drapeau} V{être:état} A{caché} & S{chacun} V{compter:état} O{ses tickets} & S{les avions} V{passer:état} T{la nuit} & S{l'ennemi} V{chercher:état} O{un résistant})
S{(le boulanger|la fermière|l'institutrice)}, S{qui} V{appartenir:état} I{à un réseau}, V{cacher:état} O{(un résistant|une résistante|un aviateur|une radio|un enfant)} L{(dans la cave|dans la grange|au maquis|sous la farine)}
S{on} V{risquer:état} O{la prison} C{pour (un message & une lettre & un code & un drapeau & un ticket de pain & de faux papiers & un poste de radio)}

+ vie
S{il} V{falloir:état} O{(cacher/ver la farine & compter/ver les tickets & respecter/ver le rationnement & éviter/ver les patrouilles & dormir/ver dans la cave & éteindre/ver la radio & garder/ver espoir & parler/ver en code & fuir/ver les bombardements & enterrer/ver un parachute & apprendre/ver le courage)}
« S{la liberté} V{valoir} O{(un peu de peur|tout le pain du monde|mille soldats)} ! » V{murmurer:état} S{(le boulanger|l'institutrice|la fermière)}

= mission
T{un matin}, S{le boulanger} V{glisser} O{(une lettre|un message secret|un code|de faux papiers)} L{dans un pain} : « V{le porter:impératif.tu} L{à la (ferme|gare|forêt)} ! »
T{une nuit}, S{une résistante} V{confier} O{(une lettre|un message|un secret)} I{à héros} : S{il} V{falloir:état} O{(saboter/ver le train|prévenir/ver le maquis|cacher/ver un soldat allié/adj|arrêter/ver un train d'armes)}

= barrage
L{(sur le pont|à la sortie du village|devant la gare)}, S{un soldat} V{arrêter} O{le vélo} J{et} V{prendre} O{le pain}
J{mais}, L{sur le pont}, S{une patrouille} V{fouiller} O{(le panier|le vélo|chaque pain)}

+ peur
S{héros} V{rassembler} O{(son courage|tout son courage)} J{et} V{regarder} O{(la rivière|l'uniforme du soldat|le ciel)} M{sans trembler/ver}
« S{ce pain} V{être} C{pour (ma grand-mère|une ferme sans farine|les poules)} », V{mentir}-S{héros} M{avec courage}
S{le soldat} V{hésiter}, V{sentir} O{le pain} J{et} V{réclamer} O{(un ticket|des papiers|le nom du boulanger)}
T{à cet instant}, S{(un avion|la sirène|un bombardement lointain)} V{faire lever} O{toutes les têtes}

= passage
J{enfin}, S{le soldat} V{rendre} O{le pain} : S{le message} V{arriver} L{(à la ferme|au maquis|chez les alliés)} T{avant la nuit}
J{alors}, S{le soldat} V{rompre} O{le pain} C{par le bon côté} J{et} V{laisser passer} O{héros}

? libération
T{(un mois|une semaine) plus tard}, S{on} V{fêter} O{(la libération du village|la victoire|la liberté|la paix|l'arrivée des alliés)} C{avec (un drapeau|du pain blanc|des larmes)}
T{depuis la Libération}, S{héros} V{garder} L{dans un tiroir} O{(la lettre|un morceau de ce pain|le message)}, C{en souvenir/nom (des résistants|de ce courage|de la guerre)}
