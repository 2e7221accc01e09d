@title Le tambour dans la chambre
@levels CE1 CE2
@keywords musique, tambour, frère, famille, bruit, maison, m devant m b p
@tenses présent
# famille : jambe, tambour, chambre, framboise, timbre, jambon, champignon, champ, lampe, tempête, pompier, pompe, compote, trompette, tomber, ombre, nombre, décembre, novembre, septembre, concombre, bambou, ambulance, campagne, camping, emporter, embrasser, trembler, ensemble, compter, grimper, remplir, impossible, impatient, simple, sombre, longtemps, temps, printemps, bonbon, pamplemousse, membre, compagnon, emmener, champion

= cadeau
C{avec un tambour neuf/adj}, S{héros} V{faire trembler/ver} O{(la chambre & une lampe & la compote & les framboises & le jambon & un pamplemousse & un concombre & des champignons & les bambous du jardin & un champ entier & la campagne & le camping & les jambes du chat & les bonbons & les timbres & une trompette & une pompe & son compagnon & tous ses membres & une ombre au mur)}
T{(en septembre|en novembre|en décembre|au printemps)}, S{héros} V{emporter} O{un tambour} L{(dans sa chambre & au camping & à la campagne & dans un champ & sous la lampe & dans le jardin de bambous & chez un pompier & chez un compagnon & au concours des champions)}

+ bruit
S{héros} V{jouer} T{(longtemps & un grand nombre de fois & toute/dét la nuit & tout le temps & après la compote & pendant la tempête)}
S{son tambour} V{faire} O{autant de bruit} C{(qu'une tempête & qu'un camion de pompiers & qu'une ambulance & qu'une pompe & qu'une trompette & qu'un orage de novembre)}
T{aussitôt}, S{tout} V{tomber} : (S{une lampe} V{rouler} & S{la compote} V{couler} & S{un jambon} V{glisser} & S{un concombre} V{rebondir} & S{un bonbon} V{sauter} & S{une trompette} V{sonner} & S{un bambou} V{craquer} & S{un timbre} V{voler} & S{une pompe} V{fuir})
« S{ce} V{être} A{(impossible/adj à supporter/ver & trop long & pire/adj qu'une tempête & bruyant/adj comme/con une trompette)} ! » V{crier} S{(un pompier|un voisin impatient|son compagnon|un champion)}

= problème
T{alors}, S{on} V{devoir} O{(compter/ver jusqu'à cent & embrasser/ver le bébé réveillé & s'enfermer/ver dans une chambre & camper/ver dans un champ & grimper/ver au grenier & emmener/ver le chien & remplir/ver ses oreilles de coton & emporter/ver les lampes & partir/ver au camping & attendre/ver le printemps & attendre/ver décembre)}
C{pour avoir/ver la paix}, S{un voisin impatient} V{offrir} O{(un bonbon & une compote & une framboise & un grand nombre de gâteaux & un pamplemousse & un champignon & une trompette en chocolat)}

? idée
C{pour jouer/ver en paix}, S{héros} V{choisir} O{(un champ & la campagne & le camping & une chambre sombre & l'ombre d'un bois & un lieu simple & le temps du repas & une île de bambous)}

= ensemble
T{le soir}, S{héros} V{jouer} C{avec (une trompette & un pompier & un champion & un compagnon & les membres du club & un champ de grenouilles)}
T{le soir}, S{tous} V{aimer} O{le tambour} J{et} V{danser} M{ensemble/adv} L{(dans la chambre & dans un champ & à la campagne & au camping & sous une lampe & avec un pompier & comme/con au printemps & comme/con des champignons)}
