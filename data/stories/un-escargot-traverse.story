@title Un escargot traverse
@levels CP CE1 CE2
@keywords transports, moyens de transport, route, rue, ville, circulation, sécurité routière, voiture, véhicules
@tenses présent
# famille : voiture, camion, bus, car, vélo, moto, train, avion, tracteur, taxi, ambulance, trottinette, tramway, camionnette, scooter, caravane, hélicoptère, roue, volant, moteur, frein, klaxon, casque, ceinture, billet, chauffeur, conducteur, conductrice, pilote, passager, voyageur, piéton, cycliste, motard, agent, policier, route, rue, pont, tunnel, feu, panneau, trottoir, passage, gare, port, aéroport, carrefour, rouler, freiner, klaxonner, conduire, traverser, doubler, tourner, arriver, attendre, descendre, vite, lent, prudent, pressé, rapide, pompier, autobus, bouchon, garage

= traverse
S{un escargot} V{traverser} O{(la rue|la route|le pont|le passage|le carrefour|le rond-point)} !
L{(devant la gare|près du port|dans la rue|sur la route|sur le pont|à la sortie du tunnel|devant l'aéroport|près du garage|devant un feu|devant un panneau)}, S{un escargot} V{traverser} !

? arrêt
T{aussitôt}, S{(une voiture & un camion & un bus & un car/nom & un vélo & une moto & un tracteur & un taxi & une ambulance & une trottinette & un tramway & une camionnette & un scooter & une caravane & un autobus & un cycliste & un motard)} V{freiner} !
S{(une voiture & un camion & un bus & un car/nom & un vélo & une moto & un tracteur & un taxi & une ambulance & une trottinette & un tramway & une camionnette & un scooter & une caravane & un autobus & un piéton & un cycliste & un motard)} V{attendre} !
T{soudain}, S{on} V{entendre} O{(un frein & un klaxon & un moteur & un cri & un scooter & un car/nom & une moto & un camion & une ambulance)} !

? escargot
S{cet escargot} V{être} A{(~lent & ~prudent & ~petit & peu ~pressé)} : J{patience} !

? gens
T{alors}, (S{un chauffeur} V{klaxonner} & S{une conductrice} V{lâcher} O{son volant} & S{un motard} V{enlever} O{son casque} & S{un cycliste} V{descendre} & S{un passager} V{détacher} O{sa ceinture} & S{un policier} V{arriver} & S{un agent} V{lever} O{un panneau} & S{un piéton} V{quitter} O{le trottoir} & S{un pompier} V{attendre} & S{un conducteur} V{couper} O{son moteur} & S{un voyageur} V{manquer} O{son avion} & S{un taxi} V{vouloir doubler} & S{un bus} V{manquer} O{le train} & S{un tracteur} V{rouler} L{au pas})
T{bientôt}, S{(un chauffeur & un conducteur & une conductrice & un pilote & des passagers & un voyageur & un piéton & un cycliste & un motard & un agent & un policier & un pompier)} V{venir voir} !

? gestes
C{pour l'aider}, S{héros} (V{descendre} L{du bus} & V{courir +vite} & V{lever} O{un panneau} & V{arrêter} O{un taxi} & V{arrêter} O{un bus rapide} & V{appeler} O{un agent} & V{arrêter} O{un camion} & V{poser} O{sa trottinette} & V{parler} I{au chauffeur} & V{garder} O{le passage})

? impatience
J{pourtant}, S{tous} V{vouloir} O{(rouler/ver & doubler/ver & passer/ver vite & arriver/ver & tourner/ver & aller/ver plus vite & klaxonner/ver & conduire/ver & prendre/ver le train & prendre/ver l'avion & aller/ver à la gare & aller/ver au port & aller/ver à l'aéroport & rentrer/ver au garage & traverser/ver le tunnel & quitter/ver le bouchon & passer/ver le pont)} !

= demi-tour
T{enfin}, S{l'escargot} V{arriver}, J{mais} S{il} V{faire} O{demi-tour} !
T{enfin}, S{l'escargot} V{monter} L{sur (le trottoir|une roue|un vélo|le camion|la moto|un casque|le volant|le panneau|un pneu|la main de l'agent|le policier)} !
T{enfin}, S{l'escargot} V{passer} : S{(la voiture & le camion & le bus & le car/nom & le vélo & la moto & le tracteur & le taxi & l'ambulance & la trottinette & le tramway & la camionnette & le scooter & la caravane & l'autobus & le cycliste & le motard & les pompiers)} V{rouler} !
