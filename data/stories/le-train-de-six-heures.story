@title Le train de six heures
@levels CE2 CM1 CM2
@keywords voyage, train, gare, avion, vacances, bagages
@tenses présent, passé_composé, passé_simple
# famille : voyage, train, gare, quai, wagon, voiture, billet, valise, bagage, sac, contrôleur, voyageur, passager, conducteur, locomotive, rail, tunnel, pont, fenêtre, siège, couloir, horloge, horaire, retard, départ, arrivée, correspondance, guichet, carte, plan, appareil photo, chapeau, manteau, sandwich, journal, paysage, ville, campagne, montagne, mer, pays, partir, arriver, attendre, courir, monter, descendre, traverser, dormir, visiter, oublier, long, rapide, lourd, pressé, étranger, fatigué

= quai
L{(à la gare|sur le quai|devant le guichet|sous l'horloge)}, S{héros et son grand-père} V{attendre:état} O{le train} C{avec (une valise & un sac & un lourd bagage & leur billet & une carte & un plan & un sandwich & un journal & un appareil photo & un chapeau & un manteau)}
C{pour (son premier voyage|visiter/ver un pays étranger|voir/ver la mer|voir/ver la montagne|traverser/ver la campagne)}, S{héros} V{prendre:événement} O{le train} C{avec son grand-père}

+ départ
« S{tu} V{ne rien oublier:passé_composé} ? O{(ta valise & ton sac & le billet & ton chapeau & ton manteau & le journal & la carte & le plan & l'horaire & les sandwichs & l'appareil photo & ton bagage)} ? » V{demander} S{le grand-père}
L{dans le wagon}, S{héros} V{regarder} O{(un contrôleur & un voyageur fatigué & une passagère pressée & un étranger & le couloir & une valise lourde & un vieux journal & un plan & une carte du pays & le chapeau d'un passager)}
L{par la fenêtre}, S{on} V{voir +bientôt} O{(la campagne & un pont & un tunnel & la montagne & la mer & une ville & un long quai & une gare étrangère & un paysage étranger & une locomotive rapide & un autre train)}
« T{demain}, S{nous} V{pouvoir:futur} O{(visiter/ver la ville & voir/ver la mer & descendre/ver sur la plage & monter/ver au phare & courir/ver dans la campagne & dormir/ver longtemps & traverser/ver un pont & attendre/ver le soleil & oublier/ver l'horloge & partir/ver en montagne & acheter/ver un chapeau & arriver/ver sans être/ver pressés)} ! » V{dire} S{le grand-père}
C{à cause (du long voyage & de la chaleur du wagon & du bruit des rails & du siège trop doux & d'un sandwich trop lourd & d'un long retard)}, S{on} V{se sentir} A{fatigué}

= sommeil
T{(avant l'arrivée|après un tunnel|après le pont|après le sandwich|au passage du contrôleur)}, S{héros et son grand-père} V{s'endormir}

= terminus
J{quand} S{(le contrôleur|le conducteur|un voyageur|un passager|une passagère)} V{les réveiller}, S{le train} V{revenir:antérieur} L{à la gare du (départ|matin)} !

? rire
« S{nous} V{voir:passé_composé} M{deux fois} O{(le pont & le tunnel & la montagne & la campagne & la mer & le paysage & le contrôleur & chaque gare & la ville & le quai & la locomotive & les rails)} ! » V{rire} S{le grand-père}
« T{demain}, S{on} V{pouvoir:présent} O{(repartir/ver & partir/ver plus tôt & monter/ver en voiture & attendre/ver moins & dormir/ver avant & courir/ver au guichet & prendre/ver un train rapide & changer/ver de siège & surveiller/ver chaque correspondance & lire/ver le journal & mettre/ver l'horloge dans le sac & descendre/ver au bon arrêt)} ! » V{rire} S{le grand-père}
