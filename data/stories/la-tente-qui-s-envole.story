@title La tente qui s'envole
@levels CE2 CM1 CM2
@keywords camping, tempête, tente, nature, vacances, campagne, m devant m b p
@tenses présent, passé_composé, passé_simple
# famille : jambe, tambour, chambre, framboise, jambon, champignon, champ, lampe, tempête, pompier, pompe, compote, trompette, tomber, ombre, nombre, décembre, novembre, septembre, concombre, bambou, ambulance, campagne, camper, emporter, emballer, trembler, sembler, ressembler, ensemble, compter, combien, comprendre, grimper, remplir, ramper, compagnon, important, impossible, impatient, imprudent, simple, sombre, longtemps, temps, rampe, compas, printemps, empreinte, membre, ambiance, pamplemousse, plombier, bonbon, champion, immense, humble

= bagages
C{pour camper/ver}, S{héros} V{emporter} O{(une lampe & un tambour & une trompette & du jambon & une compote & des framboises & un concombre & un pamplemousse & des champignons & des bonbons & une pompe & une tige de bambou & un compas & un pull de septembre & un oreiller de sa chambre & un anorak de décembre & des bottes de novembre & un simple matelas)}
T{au printemps}, S{héros} V{camper} L{dans un champ} C{avec (un pompier & un plombier & un champion d'escalade & un compagnon impatient & son humble chien & les membres du club & une lampe & un tambour & une trompette & une pompe & du jambon & de la compote & des bonbons & des framboises & des bambous & un compas)}

+ soirée
T{le premier soir}, S{l'ambiance} V{être:état} A{(joyeuse & simple & un peu sombre & comme/con au printemps)}
« J{combien de temps} C{pour (grimper/ver là-haut & remplir/ver les gourdes & gonfler/ver la chambre à air & cuire/ver un champignon & comprendre/ver ce plan & compter/ver les étoiles & atteindre/ver la campagne & griller/ver le jambon & ramper/ver sous la tente)} ? » V{demander} S{un compagnon}

= tempête
T{soudain}, S{une tempête} V{emporter} O{la tente} C{avec (la lampe & le tambour & la trompette & le compas & les bambous & la pompe & un champignon géant & le panneau du champ & un carton bombé & un nombre immense de feuilles & la jambe d'un pantalon)}
T{vers minuit}, S{une tempête} V{emporter} O{la tente} : S{tout} V{sembler:état} A{(sombre & impossible & immense & plus froid/adj qu'en décembre & gris comme/con novembre & loin du printemps & prêt à trembler/ver)}

? peur
S{chacun} V{trembler:état} M{(comme/con un bambou|comme/con en novembre|dans l'ombre|comme/con une feuille de septembre|de tous ses membres|longtemps)}, C{malgré (sa lampe|le printemps|un bonbon|son compagnon)}

+ poursuite
C{pour rattraper/ver la tente}, S{héros} V{devoir:événement} O{(sauter/ver sans tomber/ver & grimper/ver sur une rampe & ramper/ver dans un champ & compter/ver ses pas & suivre/ver une empreinte & comprendre/ver le vent & courir/ver longtemps & allonger/ver la jambe & traverser/ver la campagne sombre)}
L{au loin}, S{la tente} V{ressembler:état} I{(à un champignon immense & à un tambour géant & à un tambour & à une ambulance & à l'ombre d'un ours)}
S{(un pompier|un plombier|un champion de course|un membre du club|un compagnon imprudent)} V{tenter} I{(de grimper/ver au poteau & d'emballer/ver la toile)} 
« S{ce} V{être} A{(important de rester/ver ensemble|impossible sans ambulance|imprudent de ramper/ver là|simple pour un champion|sombre comme/con en décembre)} », V{dire:événement} S{(un pompier|un plombier|un compagnon)}

= fin
T{à l'aube}, S{la tente} V{retomber} L{(dans un champ de framboises|sur un champignon immense|dans un champ de concombres|sur une ambulance|dans la campagne)}, J{et} S{héros} V{sauter} L{dessus/adv}
T{à l'aube}, S{héros} V{retrouver} O{la tente} J{et} V{partager} O{(la compote & le jambon & les framboises & un concombre & un pamplemousse & les bonbons & des champignons grillés & sa joie avec un pompier & les crêpes du plombier)}
T{à l'aube}, S{héros} V{retrouver} O{la tente} L{dans un champ} J{et} V{pouvoir:événement} O{(emballer/ver ses bagages & tomber/ver de sommeil & dormir/ver longtemps à l'ombre & remercier/ver les pompiers & jouer/ver du tambour)}
