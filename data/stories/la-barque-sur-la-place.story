@title La barque sur la place
@levels CE2 CM1 CM2
@keywords inondation, pluie, rivière, climat, village, secours, pompiers, météo
@tenses présent, passé_composé, passé_simple
# famille : inondation, rivière, pluie, barrage, digue, pompier, barque, secours, toit, boue, courant, village, eau, crue, pont, orage, alerte, sirène, cave, grenier, fleuve, débordement, déborder, sauver, ramer, monter, évacuer, habitant, maire, sac de sable, dégât, sol, route, nuit, ciel, niveau, hélicoptère, échelle, bougie, sec, mouillé, trempé, gonfler, emporter, protéger

= pluie
S{l'orage} V{gonfler:état} O{(la rivière|le fleuve)}, J{et} S{(la crue|le courant|l'eau)} V{emporter:événement} O{(le vieux pont|la digue|la route|une barrière)}
T{depuis (une semaine|trois jours)}, S{la pluie} V{tomber:état} L{sur (le village|les toits|le barrage|la rivière)} J{et} S{(l'eau|le niveau|le courant)} V{monter:état}
T{cette nuit-là}, S{(la rivière|le fleuve)} V{déborder} : S{l'inondation} V{gagner} O{(les caves|la place|le sol de l'école|la grande route|le village)}
T{après l'orage}, S{(la digue|le barrage|le vieux pont)} V{céder} : S{l'eau} V{emporter} O{(la boue & les bancs & un pont & la route & les sacs de sable & une barrière)}

+ alerte
S{le maire} V{sonner +aussitôt} O{l'alerte} : S{il} V{falloir:événement} O{(évacuer/ver le village & monter/ver au grenier & protéger/ver la digue & remplir/ver des sacs de sable & sauver/ver les bêtes & appeler/ver les pompiers & vider/ver les caves & allumer/ver les bougies & attendre/ver les secours)}
L{sur les toits}, (S{un habitant} V{agiter:état} O{une lampe} & S{une dame} V{serrer:état} O{son chat mouillé/adj} & S{un coq} V{chanter:état} & S{le maire} V{compter:état} O{les habitants} & S{un bébé} V{dormir:état} & S{le niveau} V{monter:état} & S{la nuit} V{tomber:état} & S{le ciel} V{gronder:état} & S{la rivière} V{déborder:état} & S{un pompier} V{dresser:état} O{une échelle} & S{le facteur} V{sauver:état} O{le courrier})
« J{où} V{être} S{(les secours|l'hélicoptère|les pompiers|la barque)} ? » V{demander} S{(une vieille dame|un habitant|le boulanger)}
S{la sirène} V{couvrir:état} O{(le bruit du courant|la pluie|les cris)}, J{et} S{la boue} V{monter:état} L{(jusqu'aux fenêtres|dans la cave|sur le sol)}

= barque
L{dans une grange}, S{héros} V{trouver} O{une (vieille|petite) barque} J{et} V{ramer} L{(vers la place|contre le courant|au milieu de l'inondation|de toit en toit)}
J{alors} S{héros} V{se souvenir} I{de la barque de son grand-père} J{et} V{ramer} L{(contre le courant|vers l'école|sur la place)}

+ sauvetage
T{d'abord}, S{héros} V{sauver} O{(un chien trempé & une vieille dame & le chat du boulanger & deux poules & la bougie de l'église & un pompier tombé à l'eau & le registre du maire)}

? dégâts
L{partout}, S{on} V{voir:état} O{(de la boue & des dégâts & un pont sans route & des sacs de sable & un sol trempé)}

= secours
T{à l'aube}, S{(les pompiers|les secours|un hélicoptère)} V{arriver} : S{tout le village} V{être:état} L{(au sec/nom|sur la colline|à l'école)}, J{et} S{la barque} V{être:état} L{sur la place}

? après
T{depuis}, S{le village} V{protéger:présent} O{(la digue|le barrage|la rivière|le vieux pont)}, J{et} S{la barque} V{dormir:présent} L{devant la mairie}
