@title Le manteau qui voyage
@levels CE1 CE2 CM1
@keywords vêtements, manteau, habits, poches, cousins, famille, hiver, novembre
@tenses présent, passé_composé, passé_simple

= ouverture
T{(en novembre|au début de l'hiver|un matin de gel)}, S{héros} V{recevoir} O{un vieux manteau (rouge/adj|bleu|vert/adj)}, O{celui de ses cousins}
S{la mère de héros} V{sortir} L{(de l'armoire|d'un carton|du placard)} O{un manteau (rouge/adj|bleu|vert/adj)} : S{tous les cousins} V{le porter:antérieur}

= déception
J{mais} S{héros} V{rêver:état} I{d'un manteau neuf/adj}, C{avec (une capuche|des boutons dorés|une ceinture|une fermeture rapide)}
S{héros} V{en vouloir:état} O{un neuf/adj}, J{car} S{celui-ci} V{être:état} A{(trop large|usé aux coudes|un peu passé)}

? essayage
S{les manches} V{cacher:état} O{ses mains}, J{et} S{le bas} V{toucher:état} O{ses (genoux|bottes|chaussures)}
C{avec le manteau}, S{sa mère} V{lui donner} O{[un vêtement.hiver|vêtement.tête=écharpe,bonnet,foulard liste]}
L{devant le miroir}, S{héros} V{voir} O{un (épouvantail|ours|bonhomme de neige)}, J{et} V{soupirer}

= première poche
L{dans la poche gauche}, S{héros} V{trouver} O{(une bille|une châtaigne|un caillou blanc|un coquillage)}, L{au milieu des miettes}
J{pourtant}, S{sa main} V{rencontrer} L{dans une poche} O{(une bille|une châtaigne|un caillou blanc|un coquillage)} : O{un trésor oublié} !
T{en glissant/ver ses mains dans les poches}, S{héros} V{découvrir} O{(une bille|une châtaigne|un caillou blanc|un coquillage)}

+ trésors
L{dans la poche droite}, S{il} V{y avoir:état} O{(un ticket de manège|un bouton doré|une plume|une clé minuscule)}
L{sous le col}, S{une étiquette} V{porter:état} O{(trois|quatre|cinq) prénoms} M{en petites lettres}
L{au fond d'une poche secrète}, S{héros} V{sentir} O{(un sifflet|une toupie|une petite boussole|un harmonica)}
L{dans la doublure}, S{quelque chose} V{craquer} : S{ce} V{être:état} A{(une lettre|une photo|un dessin|une carte)}
3 | S{chaque trésor} V{raconter:état} O{un hiver}, O{une glissade} J{ou} O{un secret}

? parole
« J{à qui} V{être} S{ce trésor} ? » V{demander}-S{héros}
« S{je} V{chercher:imparfait} O{ce trésor} T{depuis deux ans} ! » V{dire} S{son cousin} L{au téléphone}
« V{garder:impératif.tu} O{mes trésors} J{et} V{prendre:impératif.tu} O{soin de ce manteau} », V{dire} S{(sa cousine|son cousin)}
« S{ce manteau} V{passer:présent} L{de l'un à l'autre} J{et} V{ne jamais avoir} O{froid/nom} », V{dire} S{sa mère}

= tournant
T{(peu à peu|alors|bientôt)}, S{le vieux manteau} V{devenir} A{(plus doux|plus léger|plus beau)}
T{(soudain|alors)}, S{héros} V{comprendre} O{que} S{le manteau} V{voyager:état} T{depuis (dix|douze|quinze|vingt) ans}

= chute
S{héros} V{écrire} O{son prénom} L{sur l'étiquette}, L{sous ceux de ses cousins}, J{et} V{ne plus réclamer} O{de manteau neuf/adj}
S{héros} V{boutonner} O{le manteau} L{jusqu'au menton} J{et} V{sortir} M{fièrement} L{dans le froid/nom}

? fin
T{(au printemps|en mars)}, L{dans la poche}, S{héros} V{cacher} O{(un marron|un ruban|une perle|un mot)} C{pour le prochain enfant}
T{au printemps}, S{le manteau} V{repartir} L{chez une petite cousine}, C{avec un trésor de plus}
