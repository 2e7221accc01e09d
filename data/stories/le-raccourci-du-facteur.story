@title Le raccourci du facteur
@levels CE2 CM1 CM2
@keywords vélo, facteur, village, course, mots commençant par ac, mots commençant par acc, mots commençant par occ, consonnes doubles
@tenses présent, passé_composé, passé_simple
# famille : accident, accrocher, accuser, occuper, accompagner, accord, occasion, succès, raccourci, accepter, accélérer, accueillir, accourir, accent, accès, accordéon, accomplir, occupation, acclamer, accueil, accroc, raccommoder, raccrocher, accumuler, succéder, occasionner, accusé

= projet
C{à l'occasion (de la fête|de la course des facteurs|du marché)}, S{héros} V{accompagner} O{(le facteur|la factrice) du village}
S{(le facteur|la factrice)}, S{qui} V{avoir:état} O{(un accent chantant|un vieil accordéon|trop d'occupations)}, V{accepter:événement} C{d'accompagner/ver héros à la course}
S{héros} V{occuper:état} O{la place de devant}, J{et} S{le facteur} V{promettre} O{un raccourci} 

+ route
S{le facteur} V{accélérer} J{et} V{prendre} O{un raccourci} L{(à travers champs|derrière l'église|par le bois)}
L{sur le raccourci}, (S{une branche} V{accrocher} O{le sac} & S{une ronce} V{faire} O{un accroc au pantalon} & S{une vache} V{occuper} O{le chemin} & S{une barrière} V{fermer} O{l'accès du pont} & S{un fermier} V{accourir} & S{les obstacles} V{s'accumuler} & S{un chien} V{accuser} O{le facteur d'avoir volé son os})
« S{ce raccourci} V{être} A{(une belle occasion de tomber/ver|un accident garanti|sans accès)} ! » V{crier}-S{héros}

= accident
T{soudain}, S{la roue} V{heurter} O{une pierre} : S{un accident} V{occasionner} O{(une pluie de lettres|un grand bruit|la chute du sac)}
J{mais}, T{au premier virage}, S{le vélo} V{accrocher} O{(un rosier|une clôture|la corde à linge)} : J{quel accident} !

+ aide
C{pour repartir/ver}, S{il} V{falloir} O{(accrocher/ver le sac & raccommoder/ver le pantalon & accepter/ver de l'aide & occuper/ver deux bœufs à tirer/ver & accumuler/ver les planches & n'accuser/ver personne & retrouver/ver l'accès à la route & accomplir/ver un miracle & raccrocher/ver la roue)}
« S{je} V{préférer} O{(accélérer/ver & accuser/ver le rosier & occuper/ver la place de derrière & accompagner/ver la vache & accourir/ver à pied & accepter/ver la défaite & accrocher/ver mon vélo au mur & être/ver l'accusé)} ! » V{dire} S{le facteur}
S{(une dame|le fermier|tout le hameau)} V{accourir}, V{raccrocher} O{(la roue|le sac|le linge)} J{et} V{raccommoder} O{(le pantalon|le sac|l'accroc)}
C{d'un commun accord}, S{on} V{n'accuser} O{personne} J{et} S{on} V{ramasser} O{les lettres}
S{une fermière} V{les accueillir} M{avec (du sirop|un bon accueil|une tarte)} J{et} S{le facteur} V{jouer} O{de l'accordéon}
S{le facteur} V{accuser} O{(le rosier|la pierre|le raccourci)}, J{mais} S{héros} V{accuser} O{le facteur}

= arrivée
S{ils} V{arriver} A{derniers}, J{mais} S{la foule} V{acclamer} O{(le facteur|leur courage|leur pantalon)} : J{quel succès} !
C{malgré l'accident}, S{le facteur} V{accomplir} O{sa tournée} J{et} V{obtenir} O{le plus grand succès de la fête}

? fin
T{depuis}, S{le facteur} V{accepter:présent} O{les détours}, J{mais} S{héros} V{refuser:présent} O{(les raccourcis|de l'accompagner/ver|toute nouvelle occasion)}
