@title L'exposition d'inventions
@levels CE2 CM1 CM2
@keywords invention, science, exposition, concours, école, noms en tion, noms en sion, noms en ssion, son sion
@tenses présent, passé_composé, passé_simple
# famille : attention, addition, multiplication, soustraction, solution, question, potion, station, natation, nation, récréation, création, invention, invitation, information, émotion, punition, portion, direction, construction, collection, réaction, fraction, production, protection, décoration, préparation, explication, hésitation, observation, imagination, respiration, circulation, population, aviation, exposition, répétition, compétition, disparition, apparition, expédition, réception, illustration, description, autorisation, télévision, division, passion, permission, émission, discussion, expression, impression, pression, tension, explosion, conclusion, invasion, précision, décision, confusion, évasion

= projet
C{pour une exposition}, S{héros} V{préparer} O{(une invention & une construction géante & un robot de natation & une machine à divisions & une machine à additions & une machine à multiplications & une potion & un appareil d'aviation & un robot de récréation & une boîte à soustractions & une horloge à fractions & une boîte de protection & une pile sous tension & une solution au bruit & une potion à disparition & une machine à opérations & un fauteuil à six positions & une chambre sans pression & un bouton d'évasion)}
L{à l'exposition d'inventions}, S{héros} V{arriver} C{avec (une machine à punitions & une machine à soustractions & une boussole sans direction & un robot à répétition & une station météo & une planche de natation & une fusée d'aviation & un appareil à respiration & une construction bizarre/adj)}

+ qualités
S{cette invention} V{demander:état} O{(de l'attention & de l'imagination & de la précision & de l'observation & de la passion & une longue préparation & une autorisation & la permission du maire & un peu de pression & une opération délicate & une bonne position)}
S{le jury} V{réclamer} O{(une explication & une description & une information & une illustration & une réponse sans hésitation & une conclusion & une précision & une question par/pré visiteur & une discussion)}

= incident
T{soudain}, S{un bouton} V{déclencher} O{(une explosion de rires & une invasion de bulles & une apparition & une réaction en chaîne & une grande confusion & une émission de radio & une multiplication de ballons & une pluie de questions & la circulation des chaises & une évasion de souris & une décoration lumineuse & une compétition de toupies & une production de mousse & une expédition de fourmis & une addition de bruits & une respiration de dragon)}
T{soudain}, S{la machine} V{perdre} O{(sa direction & sa protection & sa décoration & sa pression & une fraction de ses vis & une portion de son toit & une collection de boulons)}

+ public
L{dans le public}, S{on} V{sentir:événement} O{(une émotion & une hésitation & une forte tension & une impression de fête & une réaction joyeuse & une vraie passion & une grande attention & une confusion générale)}
« V{garder:impératif.vous} O{(votre calme & votre attention & une expression joyeuse & vos questions & votre décision pour demain/adv)} ! » V{crier} S{(une dame de la télévision|un homme de l'aviation|la présidente|un maître-nageur)}
T{après (discussion|hésitation|observation|une courte discussion|une longue hésitation|cette démonstration)}, S{la population} V{applaudir} O{(l'invention & la création & cette solution & l'imagination de tous & une compétition si drôle & la réaction du jury)}

= prix
T{enfin}, S{héros} V{recevoir} O{(une invitation à la télévision & une portion de gâteau & une récréation de plus/adv & une collection de timbres & un cours de natation & une décoration & une place pour une expédition & un stage d'aviation & une discussion avec un savant)}, C{au lieu d'une punition}
T{enfin}, S{le jury} V{annoncer} O{sa décision} : S{héros} V{gagner} O{(l'admiration de la nation & une récréation & une réception & une expédition & une production en série & une exposition par/pré an)}
