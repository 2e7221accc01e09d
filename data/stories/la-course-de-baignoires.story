@title La course de baignoires
@levels CE2 CM1 CM2
@keywords course, rivière, fête, invention, noms en eur, noms en oir, noms en oire, son eur, son oir
@tenses présent, passé_composé, passé_simple
# famille : chaleur, peur, douleur, bonheur, malheur, heure, beurre, fleur, cœur, sœur, vapeur, hauteur, lenteur, fraîcheur, ardeur, erreur, rumeur, sueur, valeur, vigueur, humeur, honneur, ordinateur, aspirateur, tracteur, moteur, miroir, mouchoir, tiroir, trottoir, arrosoir, peignoir, comptoir, soir, espoir, séchoir, réservoir, entonnoir, bougeoir, lavoir, manoir, patinoire, baignoire, nageoire, balançoire, histoire, mémoire, victoire, mâchoire, passoire, poire, foire, bouilloire, noir, trajectoire, laboratoire, voir, pouvoir, vouloir

= défi
C{pour une course de baignoires}, S{héros} V{accrocher} L{à la sienne} O{(un moteur & un mouchoir noir comme/con drapeau & un séchoir contre l'eau & une roue de tracteur & un arrosoir & un entonnoir & une passoire & un réservoir & une bouilloire à vapeur & un aspirateur & deux nageoires de bois & une balançoire & un bougeoir & un fanion de la foire & des fleurs & un ordinateur & une mâchoire de requin en carton)}
T{à la foire}, S{héros} V{construire} O{une baignoire de course} C{avec (sa sœur & un facteur & un chercheur de laboratoire & un moteur de tracteur & un arrosoir & un entonnoir & une passoire & un vieux réservoir & une bouilloire & un séchoir & un tiroir & des planches de balançoire & un tuyau d'aspirateur)}

+ avant la course
L{sur le trottoir}, S{une rumeur} V{parler:état} I{(d'un malheur au lavoir & d'une histoire de moteur & d'un bolide à vapeur & d'un champion sans peur & d'une baignoire de valeur & de la hauteur des vagues & d'un requin à grandes nageoires & d'une trajectoire difficile)}
T{avant le départ}, S{héros} V{sentir:événement} O{(la chaleur du moteur & la fraîcheur du soir & un peu de peur & une sueur froide/adj & son cœur & une grande ardeur & l'espoir de sa sœur & la vapeur sur sa joue)}
« V{ne pas avoir:impératif.tu} O{peur}, S{il} V{falloir} O{(pouvoir/ver attendre/ver & voir/ver loin & vouloir/ver la victoire & garder/ver espoir & rester/ver de bonne humeur & éviter/ver les erreurs & oublier/ver la douleur & mettre/ver ton cœur à l'ouvrage & surveiller/ver le moteur)} ! » V{dire} S{(sa sœur|le facteur|le directeur de la foire|la dame du manoir)}

= course
T{au signal}, S{la baignoire} V{partir} M{(avec lenteur & avec vigueur & à pleine/adj vapeur & sans moteur & à la vitesse d'un tracteur & sous une pluie de fleurs & avec ardeur & sans erreur & comme/con sur une patinoire & vers le lavoir noir/adj)}
T{au signal}, S{la baignoire} V{frôler} O{(un trottoir & un comptoir & le mur du lavoir & une balançoire & un tracteur & un marchand de poires & un étal de beurre & un champ de fleurs & un homme en peignoir & la grille du manoir & une patinoire vide)}

+ panne
T{soudain}, S{la baignoire} V{perdre} O{(toute/dét sa vigueur & son moteur & de la vapeur & son entonnoir & sa trajectoire & de la vitesse & sa bouilloire & une nageoire)}
S{héros} V{agiter} O{(un mouchoir & un peignoir & un bouquet de fleurs)} J{et} V{repartir} M{avec (vigueur|ardeur|bonheur|honneur)}

= arrivée
T{le soir}, S{héros} V{fêter} O{sa victoire} C{avec (sa sœur & des fleurs & un concert de bouilloires & une danse au lavoir & un bain d'une heure & la dame du manoir & un repas au comptoir & du pain au beurre & le bonheur au cœur & une photo pour mémoire & son fidèle moteur)}
T{le soir}, S{héros} V{gagner} O{(une poire en or & un arrosoir & un séchoir & un miroir & une bouilloire & un peignoir & un bouquet de fleurs & une place à la patinoire & un tour de tracteur & le prix de la bonne humeur & le prix de la lenteur & un mouchoir de soie & une visite au manoir & le cœur du public)}
