@title Un seul billet
@levels CM1 CM2
@keywords cirque, clown, acrobate, spectacle, chapiteau, neige
@tenses présent, passé_composé, passé_simple
# famille : cirque, chapiteau, piste, clown, acrobate, jongleur, trapéziste, funambule, dompteur, magicien, équilibriste, musicien, fanfare, lion, tigre, éléphant, cheval, poney, singe, balle, cerceau, trapèze, fil, corde, échelle, filet, tambour, trompette, nez, perruque, maquillage, costume, chapeau, baguette, colombe, roulotte, affiche, billet, gradin, public, spectacle, numéro, rire, jongler, sauter, applaudir, grimper, drôle, agile, souple, maladroit, courageux, magique

= neige
C{à cause de la neige}, S{le cirque} V{ne vendre que} O{(un billet|un seul billet)} : L{sur (la piste|un gradin|les gradins|le premier gradin)}, S{une vieille dame} V{attendre:état}
L{sous le chapiteau}, S{(le jongleur|le clown|un acrobate|une trapéziste|le dompteur|le magicien|un funambule|un musicien|la fanfare)} V{ne voir:état que} O{une vieille dame} : S{la neige} V{arrêter:antérieur} O{le public}

+ doute
« J{pour/pré une personne}, J{pourquoi} O{(sauter/ver & jongler/ver & grimper/ver & mettre/ver un costume & sortir/ver le poney & allumer/ver la piste & risquer/ver un numéro & faire/ver rire/ver & être/ver drôle & ouvrir/ver la roulotte & tendre/ver le filet)} ? » V{grogner} S{(le clown|un équilibriste|le magicien|le dompteur|un jongleur)}
L{dehors}, S{le vent} V{emporter:état} O{(une affiche & un chapeau & une perruque & le drapeau du toit & un costume & des billets)} J{et} V{secouer:état} O{(une roulotte|le chapiteau|un filet|une échelle|une corde)}

= départ
« T{ce soir}, S{cette dame} V{être} A{(notre public|tout le public)} ! » V{dire} S{la directrice}, J{et} S{(le spectacle|le premier numéro|la fanfare|le tambour)} V{commencer}

+ numéros
S{la troupe} V{sortir} O{(les balles & un cerceau & le trapèze & un fil & la corde & une échelle & le filet & un tambour & une trompette & un nez rouge & une perruque & le maquillage & un costume magique & la baguette & un chapeau & une colombe & le poney & un cheval agile & un vieux lion & un tigre en peluche & l'éléphant & un singe drôle)}
L{pour la dame}, (S{le clown maladroit} V{perdre} O{son nez} & S{un acrobate souple} V{sauter} & S{le jongleur} V{lancer} O{dix balles} & S{une trapéziste} V{voler} & S{un funambule courageux} V{traverser} O{le fil} & S{le dompteur} V{embrasser} O{son lion} & S{le magicien} V{cacher} O{une colombe} & S{un équilibriste} V{grimper} L{sur l'échelle} & S{le poney} V{saluer} & S{un singe} V{applaudir} & S{l'éléphant} V{danser} & S{un musicien} V{jouer} & S{la fanfare} V{jouer} & S{le tigre} V{bâiller} & S{un cheval} V{compter} L{jusqu'à dix})
S{la dame} V{vouloir} M{même} O{(jongler/ver & sauter/ver & grimper/ver à la corde & porter/ver la perruque & tenir/ver le cerceau & essayer/ver le trapèze & frapper/ver le tambour & souffler/ver dans la trompette & caresser/ver le tigre & monter/ver sur l'éléphant & agiter/ver la baguette & faire/ver rire/ver le clown & marcher/ver sur le fil)}

= lendemain
T{le lendemain}, S{le public} V{remplir} O{(le chapiteau|le cirque|chaque gradin|tous les gradins)}, J{car} S{la vieille dame} V{être:état} A{factrice} !

? récit
« S{le (clown|acrobate|funambule|jongleur|équilibriste|singe)} V{être:imparfait} A{(drôle & agile & souple & courageux & magique)} ! » V{répéter:état}-S{la factrice}
L{à chaque porte}, S{elle} V{mimer:antérieur} O{(le lion & le tigre & le clown & la trapéziste & un numéro & le funambule & la fanfare & le spectacle & l'éléphant & le poney & les rires & le jongleur & le magicien)}
