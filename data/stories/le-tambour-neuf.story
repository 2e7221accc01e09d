@title Le tambour dans la chambre
@levels CE1 CE2
@keywords musique, tambour, frère, famille, bruit, maison, m devant m b p
@tenses présent
# famille : jambe, tambour, chambre, framboise, timbre, jambon, champignon, champ, lampe, tempête, pompier, pompe, compote, trompette, tomber, ombre, nombre, décembre, novembre, septembre, concombre, bambou, ambulance, campagne, camping, emporter, embrasser, trembler, sembler, ressembler, ensemble, compter, comprendre, grimper, remplir, impossible, impatient, simple, sombre, longtemps, temps, printemps, bonbon, pamplemousse, membre, compagnon, emmener, champion

= cadeau
C{avec un tambour neuf/adj}, S{héros} V{faire trembler/ver} O{(la chambre & une lampe & la compote & les framboises & le jambon & un pamplemousse & un concombre & des champignons & les bambous du jardin & un champ entier & la campagne & le camping & les jambes du chat & les bonbons & les timbres & une trompette & une pompe & son compagnon & tous ses membres & une ombre au mur)}
T{(en septembre|en novembre|en décembre|au printemps)}, S{héros} V{emporter} O{un tambour} L{(dans sa chambre & au camping & à la campagne & dans un champ & sous la lampe & dans le jardin de bambous & chez un pompier & chez un compagnon & au concours des champions)}

+ bruit
S{héros} V{jouer} T{(longtemps & tout le temps & un nombre de fois incroyable & avant le jambon & après la compote & toute/dét la nuit de novembre & pendant la tempête & jusqu'à l'ombre du soir)}
S{son tambour} V{ressembler} I{(à une tempête & à un camion de pompiers & à une ambulance & à un champignon & à une grosse framboise & à un pamplemousse & à une pompe & à une trompette & à un orage de novembre)}
T{aussitôt}, S{tout} V{tomber} : (S{une lampe} V{rouler} & S{la compote} V{couler} & S{un jambon} V{glisser} & S{un concombre} V{rebondir} & S{un bonbon} V{sauter} & S{une trompette} V{sonner} & S{un bambou} V{craquer} & S{un timbre} V{voler} & S{une pompe} V{fuir})
« S{ce} V{être} A{(impossible/adj à supporter/ver & trop long & pire/adj qu'une tempête & trop simple & assez sombre & bruyant/adj comme/con une trompette)} ! » V{crier} S{(un pompier|un voisin impatient|son compagnon|un champion)}

= problème
T{alors}, S{on} V{devoir} O{(compter/ver jusqu'à cent & embrasser/ver le bébé & grimper/ver au grenier & emmener/ver le chien & remplir/ver ses oreilles de coton & trembler/ver longtemps & emporter/ver les lampes & comprendre/ver le tambour & appeler/ver un pompier & tomber/ver du lit & partir/ver au camping & rester/ver ensemble/adv & rester/ver à l'ombre & fermer/ver la chambre & sembler/ver sourd/adj & vivre/ver dans un champ & dormir/ver sur une jambe & attendre/ver le printemps & attendre/ver décembre)}
S{un voisin impatient} V{offrir} C{pour le calme}, O{(un bonbon & une compote & une framboise & un jambon & un timbre & une lampe & un grand nombre de gâteaux & un pamplemousse & un concombre & un champignon & un temps de repos & une canne de bambou & une trompette en chocolat)}

? idée
C{pour jouer/ver en paix}, S{héros} V{choisir} O{(un champ & la campagne & le camping & une chambre sombre & l'ombre d'un bois & un lieu simple & le temps du repas & une île de bambous)}

= ensemble
T{le soir}, S{héros} V{jouer} C{avec (une trompette & un pompier & un champion & un compagnon & les membres du club & une ambulance & deux bambous & une boîte de bonbons & un concombre creux/adj & un champ de grenouilles)}
T{le soir}, S{tous} V{danser} M{ensemble/adv} L{(dans la chambre & dans un champ & à la campagne & au camping & sur une jambe & à l'ombre & sous une lampe & autour d'un jambon & devant une compote & près d'une ambulance & avec un pompier & comme/con au printemps & comme/con des champignons)}
