@title Le soir de la grande panne
@levels CM1 CM2
@keywords électricité, énergie, panne, ville, lampe, invention
@tenses présent, passé_composé, passé_simple
# famille : électricité, courant, énergie, lampe, ampoule, lumière, prise, fil, câble, pile, batterie, interrupteur, machine, moteur, radio, télévision, four, ascenseur, radiateur, téléphone, feu, bougie, allumette, barrage, éolienne, centrale, usine, soleil, vent, ville, immeuble, rue, escalier, balcon, nuit, étoile, ciel, électricien, voisin, pompier, danger, allumer, éteindre, brancher, éclairer, chauffer, produire, réparer, économiser, électrique, sombre, dangereux, brillant

= panne
T{un soir d'hiver}, L{dans (la ville|l'immeuble|chaque rue|chaque escalier)}, S{(la lumière|chaque lampe|chaque ampoule)} V{s'éteindre} T{d'un coup}
C{à cause (du vent|d'un fil cassé|d'un câble usé|d'une machine en panne)}, S{(la ville|l'immeuble|la rue)} V{rester:événement} C{sans (électricité|courant/nom|lumière)}

+ noir
S{plus rien} V{ne marcher:état} : J{ni} O{(la radio|la télévision|le four|l'ascenseur|le radiateur|le téléphone|la machine à laver)}, J{ni} O{(l'interrupteur|la prise|l'ampoule|le moteur du portail|la lampe|la lumière)}
C{dans le noir/nom}, S{chacun} V{chercher} O{(une bougie & une allumette & une pile & une lampe & une batterie & une petite radio & le numéro d'un électricien & l'interrupteur & son voisin & l'escalier)}
« S{il} V{falloir} O{(allumer/ver une bougie & faire/ver un feu de bois & éteindre/ver le four & débrancher/ver la prise & réparer/ver le câble & retrouver/ver le courant/nom & appeler/ver un électricien & appeler/ver les pompiers & économiser/ver la pile & descendre/ver sans ascenseur & éclairer/ver l'escalier & chauffer/ver le lait au gaz & éviter/ver tout danger & attendre/ver le soleil & rester/ver loin d'un fil & brancher/ver une batterie)} ! » V{dire} S{un voisin}
« S{(un fil|un câble|une prise|une machine électrique|une batterie|un moteur)} V{être} A{(dangereux|un danger)} : V{ne rien toucher:impératif.vous} ! » V{crier} S{(un pompier|l'électricien|une voisine)}
J{pourtant}, L{au loin}, (S{un barrage} V{produire:état} O{du courant/nom} & S{une éolienne} V{tourner:état} & S{la centrale} V{fonctionner:état} & S{une usine} V{produire:état} O{de l'énergie} & S{le vent} V{souffler:état}), J{mais} S{rien} V{ne plus passer:état} L{dans le (câble|fil)}

= balcon
S{les voisins} V{sortir +alors} L{(sur le balcon & dans la rue & devant l'immeuble)} C{avec (une bougie & une soupe & un vieux jeu & une guitare & une lampe à huile & une couverture)}

= étoiles
L{au-dessus de (la ville|l'immeuble|la rue|l'usine|chaque balcon)}, S{le ciel sombre} V{montrer} O{mille étoiles (brillantes|sans nom|oubliées)} : S{tous} V{se taire}

? retour
J{quand} S{(l'électricien|le pompier|la centrale)} V{réparer} O{(le câble|le fil|la panne|la machine)}, S{personne} V{ne vouloir:état} O{(rallumer/ver la lampe|éclairer/ver la rue|brancher/ver la télévision|retrouver/ver la lumière électrique|quitter/ver la nuit)}
T{depuis}, S{la ville} V{éteindre:présent} T{une nuit par an} O{(chaque ampoule & chaque lampe & chaque écran & la télévision & la radio & les lumières & les machines & l'ascenseur & les radiateurs & le four du boulanger & les moteurs)}, C{pour économiser/ver (l'énergie|l'électricité|le courant/nom) et voir/ver le ciel/nom}
