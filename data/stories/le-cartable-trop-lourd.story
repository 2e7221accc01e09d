@title Un cartable trop lourd
@levels CE1 CE2 CM1
@keywords école, cartable, trousse, fournitures, rentrée, petit frère, chemin de l'école
@tenses présent, passé_composé, passé_simple

= ouverture
T{(ce matin|lundi matin|mardi matin|jeudi matin)}, S{le cartable de héros} V{peser:état} O{(deux|trois|quatre|cinq|dix) fois plus lourd/adv que d'habitude}
T{(au moment de partir/ver|avant de partir/ver|à huit heures)}, S{héros} V{soulever} O{son cartable}, S{qui} V{sembler:état cacher/ver} O{(des pierres|des cailloux|un rocher|un éléphant)}

= élan
J{mais} S{la cloche} V{aller:état sonner/ver} : S{héros} V{ne pas avoir:état} O{le temps} I{de l'ouvrir/ver}
S{héros} V{vouloir:état arriver/ver} T{à l'heure}, J{alors} S{il} V{partir} M{sans l'ouvrir/ver}

? rue
L{(dans la rue|sur le trottoir|dans la côte)}, S{héros} V{marcher} M{(lentement|comme une tortue|comme un escargot|plié en deux|à petits pas)}, J{car} S{les bretelles} V{lui scier:état} O{les épaules}
S{héros} V{poser} O{son cartable} L{(contre un mur|sur un banc|au pied d'un arbre|devant la boulangerie)} J{et} V{souffler} T{(une minute|quelques instants|un moment)}

? ami
S{ami} V{proposer} I{de l'aider/ver} : M{à deux}, S{eux} V{porter:événement} O{le cartable} C{jusqu'au portail}
« J{que} V{mettre:passé_composé}-S{tu} L{là-dedans} ? S{tu} V{transporter} O{la maîtresse} ? » V{demander}-S{ami}

= classe
L{(en classe|à l'école|dans la classe|à sa place)}, S{héros} V{ouvrir +enfin} O{son cartable} C{pour comprendre/ver}
T{(à huit heures et demie|enfin|après la sonnerie)}, L{en classe}, S{héros} V{poser} O{son cartable} L{sur la table} J{et} V{l'ouvrir}

+ affaires
L{au-dessus}, S{il} V{y avoir:état} O{[un objet.école.fourniture=trousse,cahier,classeur liste]}, M{comme tous les jours}
C{dans la grande poche}, S{héros} V{compter} O{(deux|trois|quatre|six|plusieurs) (cahiers|livres|classeurs), (un agenda|un dictionnaire|un carnet|une ardoise) et (une boîte de peinture|de la colle|des ciseaux|une calculatrice)}
S{la trousse} V{contenir:état} O{(un stylo|un feutre|un surligneur), (une gomme|une règle|une équerre) et (un crayon|un compas|un taille-crayon|un pinceau)}, O{rien de lourd/adj}
L{dans la petite poche}, S{héros} V{trouver} O{(son goûter|une pomme|une banane|un biscuit|deux mandarines)} J{et} O{(un mouchoir|une bille|un ticket|trois timbres|une clé)}
J{pourtant}, L{dessous}, S{quelque chose} V{faire:état} O{une grosse bosse}

? parole
« J{est-ce que} S{tu} V{partir} L{en voyage} ? » V{demander} S{(le maître|la maîtresse)} M{en souriant/ver}
« S{je} V{ne rien y comprendre} : T{hier}, S{ce cartable} V{être:imparfait} A{si léger} ! » V{s'écrier}-S{héros}
« V{regarder:impératif.vous} ! S{on} V{ne jamais voir:antérieur} O{un cartable pareil} », V{rire} S{(un élève|son voisin|sa voisine)}
« S{il} V{falloir} O{un camion} C{pour venir/ver à l'école avec ça}, S{tu} V{savoir} », V{dire} S{(son voisin|sa voisine|le maître|la maîtresse)}

= chute
L{tout au fond}, S{son petit frère} V{cacher:antérieur} O{[un objet.jouet.petit=ballon,peluche,toupie liste]} C{pour lui tenir/ver compagnie}
T{alors}, L{sous les cahiers}, S{(cinq petites voitures|douze dominos|une armée de figurines|un train en bois)} V{apparaître} : S{son petit frère} V{lui prêter:antérieur} O{tous ses jouets} !

? mot
S{il} V{y avoir:état même} O{un (dessin|papier|billet)} : « C{pour la récréation}, C{parce que} S{tu} V{me manquer} »
= fin
T{le soir}, S{héros} V{embrasser} O{son petit frère}, J{puis} V{lui montrer} O{la place des jouets} : L{dans sa chambre} !
T{à la récréation}, S{héros} V{jouer} C{avec ces trésors}, J{et} T{le soir}, S{il} V{remercier} O{son petit frère}
