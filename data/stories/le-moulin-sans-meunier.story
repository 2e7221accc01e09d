@title Le moulin sans meunier
@levels CM1 CM2
@keywords Première Guerre mondiale, 1914, guerre, village, soldat, tranchée, lettre, histoire
@tenses présent, passé_composé, passé_simple
# famille : guerre, paix, soldat, poilu, tranchée, front, armée, ennemi, bataille, victoire, armistice, fusil, canon, obus, casque, uniforme, boue, froid, peur, courage, lettre, facteur, nouvelle, colis, village, moulin, champ, moisson, ferme, usine, école, église, cloche, monument, père, mère, femme, frère, blessé, infirmière, train, gare, départ, retour, drapeau, journal, pain, partir, écrire, attendre, combattre, travailler, pleurer, espérer, courageux, inquiet, seul

= départ
T{en août 1914}, S{le meunier} V{partir} C{(pour la guerre|pour le front|à l'armée|comme soldat|en uniforme)} : S{sa femme} V{rester:événement} A{seule} L{au (moulin|village)}
L{à la gare}, S{(le train|l'armée|la guerre)} V{emporter} O{le meunier} : S{sa femme} V{devoir:état} O{(attendre/ver & travailler/ver au moulin & combattre/ver la peur & faire/ver le pain & rentrer/ver la moisson & garder/ver la ferme & espérer/ver une lettre & rester/ver courageuse)}

+ village
L{au village}, (S{une mère} V{labourer:état} O{le champ} & S{les enfants} V{porter:état} O{le pain} & S{une femme} V{conduire:état} O{la moisson} & S{l'école} V{écrire:état} I{aux soldats} & S{un père} V{lire:état} O{le journal} & S{l'usine} V{fabriquer:état} O{des obus} & S{l'infirmière} V{soigner:état} O{un blessé} & S{un vieux facteur} V{pédaler:état} & S{la cloche} V{se taire:état} & S{une ferme} V{accueillir:état} O{un blessé})
S{le meunier} V{raconter} L{dans une lettre} O{(la tranchée & le front & la boue & le froid & la peur & la peur des obus & le bruit du canon & une bataille & son fusil & son casque & un frère retrouvé & le courage d'un poilu & le départ d'un ami & un Noël avec l'ennemi & une victoire sans joie & son espoir de retour)}
L{dans un colis pour le front}, S{la jeune femme} V{mettre} O{(du pain & une lettre & le journal & un tricot contre le froid & une photo de l'école & une photo de l'église & de la farine du moulin & un casque de laine & un dessin du village & des nouvelles de la ferme & une fleur du champ & du courage)}
S{la jeune femme} V{refuser} C{(de pleurer/ver & d'attendre/ver seule & de montrer/ver sa peur & d'écrire/ver son chagrin & de partir/ver & de vendre/ver le moulin & de rester/ver inquiète)}, J{car} S{le village} V{avoir:état} O{faim}
C{avec (une infirmière & un blessé & le facteur & son frère & une mère inquiète & un vieux père & un soldat en congé & les enfants de l'école & une ouvrière de l'usine)}, S{la jeune femme} V{faire} O{tourner/ver le moulin}

= silence
T{un hiver}, S{(le facteur|aucune lettre|le courrier du front|aucune nouvelle)} V{ne plus venir}, J{mais} S{le moulin} V{tourner:état} M{toujours}, M{avec (courage|espoir|patience)}

= armistice
T{enfin}, S{la cloche} V{annoncer} O{(la paix|l'armistice|la victoire|la fin de la guerre)}, J{et} S{le meunier} V{revenir} L{(par la gare|de la tranchée|du front)} T{un soir}

? retour
S{il} V{rapporter} O{(son casque & son uniforme & un bouton d'ennemi & les lettres & un drapeau & un morceau d'obus & la boue du front & une cuillère de tranchée & un fusil rouillé)}, J{mais} S{sa femme} V{rester:événement} A{meunière}
S{le monument de l'église} V{porter:présent} O{(le nom d'un frère & le nom d'un père & le nom d'un soldat & le nom d'un poilu & un drapeau & les noms du village & la date de l'armistice)}, J{et} S{personne} V{n'oublier:présent}
