@title La tente qui s'envole
@levels CE2 CM1 CM2
@keywords camping, tempête, tente, nature, vacances, campagne, m devant m b p
@tenses présent, passé_composé, passé_simple
# famille : jambe, tambour, chambre, framboise, timbre, jambon, champignon, champ, lampe, tempête, pompier, pompe, compote, trompette, tomber, ombre, nombre, décembre, novembre, septembre, concombre, bambou, ambulance, campagne, camping, camper, emporter, emmener, emballer, embrasser, trembler, sembler, ressembler, ensemble, compter, combien, comprendre, grimper, tromper, remplir, ramper, compagnon, important, impossible, impatient, imprudent, simple, sombre, longtemps, température, temps, crampe, rampe, compas, printemps, empreinte, membre, ambiance, pamplemousse, plombier, bonbon, embarquer, champion, immense, simplement, humble

= bagages
C{pour camper/ver}, S{héros} V{emporter} O{(une lampe & un tambour & une trompette & du jambon & une compote & des framboises & un concombre & un pamplemousse & des champignons & des bonbons & une pompe & un timbre & une tige de bambou & un compas & une carte importante & un nombre de chaussettes immense & un pull de septembre & un oreiller de sa chambre & un anorak de décembre & des bottes de novembre & un simple matelas)}
T{au printemps}, S{héros} V{camper} L{dans un champ} C{avec (un pompier & un plombier & un champion d'escalade & un compagnon impatient & son humble chien & les membres du club & une lampe & un tambour & une trompette & une pompe & du jambon & de la compote & des bonbons & des framboises & des bambous & un compas)}

+ soirée
T{le premier soir}, S{l'ambiance} V{être:état} A{(simple & sombre & digne d'un camping immense & presque trop tranquille & comme/con au printemps & importante pour tous & joyeuse malgré une crampe)}
« J{combien de temps} C{pour (grimper/ver là-haut & remplir/ver les gourdes & gonfler/ver la chambre à air & cuire/ver un champignon & comprendre/ver ce plan & compter/ver les étoiles & atteindre/ver la campagne & griller/ver le jambon & ramper/ver sous la tente)} ? » V{demander} S{un compagnon}

= tempête
T{soudain}, S{une tempête} V{emporter} O{la tente} C{avec (la lampe & le tambour & la trompette & le compas & les bambous & la pompe & un timbre & un champignon géant & le panneau du champ & un carton bombé & le plan de campagne & un nombre immense de feuilles & le bonbon d'un compagnon & la jambe d'un pantalon & l'ambiance du camping)}
T{vers minuit}, S{une tempête} V{emporter} O{la tente} : S{tout} V{sembler:état} A{(sombre & impossible & immense & plus froid/adj qu'en décembre & gris comme/con novembre & impatient de tomber/ver & loin du printemps & prêt à trembler/ver)}

? peur
S{chacun} V{trembler:état} M{(comme/con un bambou|comme/con en novembre|dans l'ombre|comme/con une feuille de septembre|de tous ses membres|longtemps)}, C{malgré (sa lampe & le printemps & la douce température & un bonbon & son compagnon & l'ambiance)}

+ poursuite
C{pour rattraper/ver la tente}, S{héros} V{devoir} O{(grimper/ver sur une rampe & ramper/ver dans un champ & compter/ver ses pas & suivre/ver une empreinte & comprendre/ver le vent & embarquer/ver sur un canot & remplir/ver ses poumons & oublier/ver une crampe & emmener/ver un pompier & se tromper/ver de chemin & sauter/ver à pieds joints sans tomber/ver & courir/ver longtemps & allonger/ver la jambe & rester/ver ensemble & traverser/ver la campagne sombre)}
L{au loin}, S{la tente} V{ressembler:état} I{(à une compote & à un champignon & à un tambour & à une ambulance & à un concombre & à une framboise & à un immense jambon & à un pamplemousse & à une chambre à air & à l'ombre d'un ours & à un nombre géant & à un timbre au vent)}
S{(un pompier|un plombier|un champion de course|une ambulance|un membre du club|un compagnon imprudent)} V{tenter} I{(de grimper/ver au poteau & d'emballer/ver la toile & d'embarquer/ver une échelle & de comprendre/ver la situation & de tromper/ver le vent & de tomber/ver dessus & d'emmener/ver tout le monde)} 
« S{ce} V{être} A{(important de rester/ver ensemble|impossible sans ambulance|imprudent de ramper/ver là|simple pour un champion|sombre comme/con en décembre)} », V{dire:événement} S{(un pompier|un plombier|un compagnon)}

= fin
T{à l'aube}, S{la tente} V{tomber} L{(dans un champ de framboises|sur un champignon immense|dans un champ de concombres|sur une ambulance|dans la campagne)}, J{et} S{héros} V{l'embrasser}
T{à l'aube}, S{héros} V{retrouver} O{la tente} J{et} V{partager} O{(la compote & le jambon & les framboises & un concombre & un pamplemousse & les bonbons & des champignons grillés & un simple chocolat & sa joie avec un pompier & une soupe de la campagne & un repas important & les crêpes du plombier & l'ambiance du camping)}
T{à l'aube}, S{héros} V{retrouver} O{la tente} L{dans un champ} J{et} V{pouvoir} O{(l'embrasser/ver & la remplir/ver d'air & emballer/ver ses bagages & compter/ver ses compagnons & tomber/ver de sommeil & dormir/ver longtemps à l'ombre & emmener/ver tout le monde & grimper/ver dans l'ambulance & reposer/ver ses jambes & remercier/ver les pompiers & jouer/ver du tambour & respirer/ver simplement & sécher/ver sa chambre & rester/ver ensemble/adv)}
