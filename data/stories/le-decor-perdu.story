@title Le camion du théâtre
@levels CM1 CM2
@keywords théâtre, cinéma, spectacle, comédien, décor, scène
@tenses présent, passé_composé, passé_simple
# famille : théâtre, cinéma, scène, rideau, décor, costume, rôle, acteur, actrice, comédien, auteur, spectateur, public, fauteuil, balcon, loge, maquillage, perruque, masque, projecteur, lumière, texte, réplique, acte, pièce, comédie, tragédie, film, écran, caméra, scénario, affiche, billet, entracte, silence, trac, rire, larme, jouer, répéter, réciter, applaudir, saluer, drôle, triste, émouvant, célèbre, timide

= perte
L{(au théâtre|dans un vieux cinéma|devant le rideau|dans sa loge|sur la scène vide|derrière le rideau|en coulisse|dans la coulisse)}, S{(un acteur célèbre|une actrice|un comédien|un comédien timide|un auteur|le metteur en scène)} V{pâlir} : S{le camion de la troupe} V{se perdre:antérieur}
S{le camion de la troupe} V{disparaître:antérieur}, C{avec (le décor & les costumes & les perruques & un masque & le maquillage & les projecteurs & le rideau & le texte & les affiches & un grand fauteuil & l'écran & la caméra)} !

+ trac
« S{nous} V{ne pas pouvoir} O{(jouer/ver & répéter/ver & réciter/ver la pièce & saluer/ver le public & jouer/ver une tragédie & jouer/ver une comédie & montrer/ver un film & commencer/ver l'acte un & entrer/ver en scène & suivre/ver le scénario & faire/ver rire/ver sans costume)} ! » V{gémir} S{(un acteur|une actrice|un comédien|l'auteur)}
L{dans la salle}, (S{un spectateur} V{tousser:état} & S{le public} V{attendre:état} & S{un enfant timide} V{perdre:état} O{son billet} & S{le balcon} V{murmurer:état} & S{un fauteuil} V{grincer:état} & S{une dame} V{lire:état} O{l'affiche} & S{une fillette} V{essuyer:état} O{une larme} & S{le silence} V{tomber:état} & S{la lumière} V{baisser:état} & S{le trac} V{grandir:état} & S{le metteur en scène} V{trembler:état} & S{le spectacle} V{commencer:état} M{mal} & S{un auteur} V{se ronger:état} O{les ongles})

= prêt
M{alors}, S{(le public|un spectateur du balcon|un spectateur|une spectatrice)} V{se lever} J{et} V{prêter} O{(son chapeau & un manteau pour costume & un foulard pour rideau & une perruque & un masque de carnaval & une lampe pour projecteur & son fauteuil & du maquillage & un drap pour décor & un drap pour écran & un parapluie pour épée)}

+ jeu
S{un enfant} V{tenir:événement} O{(le rôle du roi & le rôle du chien & le rideau & la lumière & le projecteur & l'affiche & le masque & un petit rôle émouvant & le décor & la caméra)} M{toute la soirée}
L{sur la scène}, S{chacun} V{devoir:événement} O{(jouer/ver sans décor & réciter/ver de mémoire & inventer/ver une réplique & répéter/ver plus fort & saluer/ver un balai & oublier/ver le trac & jouer/ver l'acte deux & changer/ver la tragédie en comédie & imaginer/ver le costume & applaudir/ver un enfant & oublier/ver le texte)}
S{la pièce} V{devenir} A{(plus ~drôle & plus ~émouvant & moins ~triste)} : T{(avant l'entracte|au deuxième acte)}, S{(le rire|un long rire)} V{courir:état} L{dans la salle}

= retour
J{quand} S{le camion} V{arriver +enfin}, S{(le public|chaque spectateur|la salle|le balcon|l'auteur|le théâtre)} V{applaudir:état +déjà} O{(les comédiens|un acteur drôle|une actrice émouvante|la pièce|la comédie|le spectacle|l'enfant timide|le dernier acte)}

? suite
T{depuis}, S{la troupe} V{perdre:présent} M{exprès} O{(le décor & les costumes & le texte & un masque & une perruque & les projecteurs & le maquillage & le scénario & le rideau)} T{une fois par an}
T{à la fin du spectacle}, S{les applaudissements} V{réveiller} O{(le chat du théâtre|un bébé du balcon|le gardien|toute la rue)}
T{le lendemain}, S{on} V{annoncer} O{(une comédie & une pièce drôle & un spectacle de marionnettes & une pièce émouvante & un film sans caméra & une tragédie gaie & du cinéma & du théâtre & dix rôles pour un chapeau)}, C{sans (costumes|rideau|décor)}
