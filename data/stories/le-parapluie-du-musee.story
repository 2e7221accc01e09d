@title Le parapluie du musée
@levels CM1 CM2
@keywords musée, art, exposition, humour, peinture, sculpture
@tenses présent, passé_composé, passé_simple

# Un gardien oublie son parapluie dans une salle d'art moderne ; les visiteurs le prennent pour un chef-d'œuvre. Il pleut : il veut le reprendre !
= ouverture
T{(un matin/nom pluvieux|un dimanche pluvieux)}, S{un gardien de musée} V{poser} O{son parapluie} L{dans une salle vide} J{et} V{l'oublier} L{là}
S{un gardien de musée}, S{qui} V{être:état} A{en retard}, V{laisser} O{son parapluie trempé} L{contre un mur blanc} J{et} V{l'oublier}
L{au musée}, S{un gardien distrait} V{abandonner} O{son parapluie trempé} L{au milieu d'une salle} J{et} V{partir} L{à l'autre bout du bâtiment}

= admiration
T{(bientôt|une heure plus tard|peu après)}, S{une visiteuse élégante} V{s'arrêter} L{devant le parapluie} J{et} V{l'admirer} M{(longuement|gravement)}
T{(aussitôt|bientôt)}, S{des visiteurs} V{se rassembler} L{autour du parapluie}, S{que/pro} S{ils} V{prendre:état} C{pour une sculpture}
S{un (groupe de touristes|couple de touristes)} V{découvrir} O{le parapluie}, V{se taire} J{et} V{le photographier} M{(sous tous les angles|respectueusement)}

+ avis
« S{ce} V{être} A{(un chef-d'œuvre|une merveille)} ! » V{(murmurer|s'exclamer|déclarer)}-S{un monsieur à moustache}
« S{cette œuvre} V{exprimer} O{(toute la solitude du monde|la beauté de l'attente)} », V{(expliquer|affirmer)}-S{un professeur}
« S{je} V{ne rien comprendre}, J{donc/con} S{ce} V{devoir être} A{très beau} », V{(avouer|chuchoter)}-S{un (étudiant|lycéen)}
« V{reculer:impératif.vous}, S{vous} V{se tenir} L{trop près} ! » V{ordonner}-S{une dame} M{(sèchement|sévèrement)}
« S{maman}, S{ce} V{être} A{un parapluie} », V{(remarquer|dire)}-S{un enfant} S{que/pro} S{personne} V{n'écouter:état}
S{une journaliste} V{dessiner} M{(attentivement|soigneusement)} O{la petite flaque}, S{qui} V{briller:état} L{sur le parquet}

? foule
T{à midi}, S{on} V{se bousculer:état} L{(dans la salle|jusque dans l'escalier)}, J{et} S{personne} V{ne regarder:état} O{les tableaux}
S{le directeur} V{accourir}, V{hocher} O{la tête} J{et} V{installer} O{une barrière} L{autour du parapluie}
S{un riche collectionneur} V{proposer} T{(aussitôt|immédiatement)} O{(mille|dix mille) euros} C{pour le parapluie}

= retour
T{à la fermeture}, S{le gardien}, S{qui} V{devoir:état rentrer/ver} C{sous l'averse}, V{traverser} O{la salle} C{pour (prendre|chercher)/ver son parapluie}
T{(le soir|vers six heures)}, S{il} V{pleuvoir:état} T{encore} : S{le gardien} V{venir} M{(tranquillement|modestement)} C{chercher/ver son bien}
T{enfin}, S{le gardien} V{se souvenir} I{de son parapluie} J{et} V{se frayer} O{un passage} L{parmi les admirateurs}

? cris
« J{attention} ! V{ne pas toucher:impératif.vous} I{à cela} ! » V{(hurler|s'écrier)}-S{une admiratrice}
« J{au secours} ! S{il} V{voler} O{(la sculpture|un chef-d'œuvre)} ! » V{(crier|s'écrier)}-S{un visiteur}
« J{que} V{faire}-S{vous}, J{malheureux} ? » V{(demander|s'indigner)}-S{un visiteur}

= chute
S{le gardien} V{ouvrir} O{le parapluie} J{et} V{sortir} C{sous la pluie}, M{sans comprendre/ver les applaudissements}
« S{je} V{rentrer} L{chez moi} », V{(annoncer|dire)}-S{il} M{(simplement|poliment)}, J{et} S{il} V{ouvrir} O{son parapluie}
S{le gardien} V{hausser} O{les épaules}, V{prendre} O{son parapluie} J{et} V{disparaître} L{dans la rue}, C{sous les regards (émerveillés|stupéfaits)}

? après
T{le lendemain}, S{le directeur} V{lui demander} M{(poliment|timidement)} O{son vieil imperméable}
L{sur le parquet}, S{il} V{ne rester:état que} O{une flaque} : S{le directeur} V{l'entourer:événement} C{d'un cordon rouge}, C{par prudence}
