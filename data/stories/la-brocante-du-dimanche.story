@title La brocante du dimanche
@levels CE1 CE2 CM1
@keywords brocante, marché aux puces, cadeau, vieux objets, acheter, anniversaire
@tenses présent, passé_composé, passé_simple

= ouverture
T{(dimanche|ce matin/nom)}, S{héros} V{aller} L{à la brocante} C{avec trois pièces} : S{il} V{devoir:état trouver/ver} O{un cadeau} C{pour (sa tante|sa mamie|son oncle)}
L{sur la place/nom}, S{héros} V{chercher:état} O{un (beau|vrai|joli) cadeau} C{pour (sa mère|son père|son cousin)}, J{mais} S{il} V{ne avoir:état que} O{trois pièces}

+ étalages
L{sur la première table}, S{il} V{y avoir:état} O{[un objet.cuisine|objet.cuisine.table|objet.cuisine.récipient|objet.cuisine.bouteille|objet.maison.lampe|objet.maison.vase|objet.maison.récipient|objet.maison=carafe,lampe,vase adj liste]}
L{un peu plus loin}, S{une (vieille/adj|jeune) marchande} V{vendre:état} O{[un vêtement|vêtement.habit|vêtement.tête|vêtement.pied|vêtement.hiver|vêtement.ceinture=chapeau,veste,ceinture adj liste]}
L{sous un (arbre|parasol)}, S{un (gros|grand) carton} V{contenir:état} O{[un objet.jouet|objet.jouet.petit|objet.lecture.livre|objet.école.fourniture|objet.musique.instrument=toupie,album,ballon adj liste]}
L{entre deux (bancs|camions)}, S{héros} V{découvrir} O{[un objet.outil|objet.outil.jardin|objet.outil.boussole|objet.conte|objet.conte.bijou|objet.conte.arme|objet.maison.montre|objet.maison.clé=boussole,couronne adj liste]}
L{dans une cage/nom} L{à côté}, S{[un animal.oiseau|animal.oiseau.petit|animal.compagnie|animal.ferme.volaille=perroquet,canari sg]} V{regarder:état} O{les passants}
L{derrière un (vieux/adj|drôle de) piano}, S{[un personne.métier.spectacle|personne.famille.adulte|personne.métier.commerce=musicien,clown sg adj]} V{vendre:état} O{[son objet.véhicule.route|objet.maison.siège|objet.maison.meuble|objet.maison.tapis=vélo,fauteuil adj]}
L{tout au bout}, S{des cadres (dorés|anciens)} V{montrer:état} O{[un lieu.nature.relief|lieu.nature.eau|lieu.nature.bois|lieu.ville.château|lieu.ville.moulin|nature.plante.fleur=montagne,rivière adj liste]}

= obstacle
J{mais} S{tout} V{être:état} A{(trop|beaucoup trop) cher}, J{et} S{les pièces de héros} V{ne suffire:état pas}
« J{combien} V{coûter} S{ceci/pro} ? » V{demander}-S{héros} L{(partout|à chaque table)}, J{mais} S{ce} V{être:état} A{(toujours|vraiment) trop cher}

? découragement
T{à midi}, S{les marchands} V{commencer à ranger}, J{et} S{héros} V{s'asseoir} L{sur un banc}, C{la tête (basse|lourde/adj)}

? parole
« J{pourquoi} V{avoir}-S{tu} O{l'air si triste} ? » V{demander}-S{un vieux/adj brocanteur}
« S{je} V{vouloir} O{quelque chose de beau, mais pas de cher} », V{expliquer}-S{héros} I{à un brocanteur}
« V{prendre:impératif.tu} O{ton temps}, V{regarder:impératif.tu} M{mieux}, J{et} S{tu} V{trouver:futur} », V{dire}-S{un brocanteur}

= tournant
T{enfin}, S{un (vieux/adj|gentil) brocanteur} V{lui tendre} O{une boîte (noire|rouillée|minuscule)} : « S{elle} V{ne coûter que} O{trois pièces}, J{car} S{elle} V{être} A{fermée} ! »
T{alors}, L{dans une caisse/nom}, S{héros} V{trouver} O{une boîte (poussiéreuse|toute simple|ronde/adj)} C{à trois pièces} : S{personne} V{ne pouvoir:état l'ouvrir/ver}

? retour
L{à la maison}, S{héros} V{frotter} O{la boîte}, V{la tourner}, V{la secouer} M{(doucement|longtemps)}
S{héros} V{rentrer} M{en courant/ver}, C{la boîte contre son cœur}

= fin
T{soudain}, S{le couvercle} V{s'ouvrir} J{et} S{une (petite|vieille) musique} V{sortir} : S{ce} V{être:état} A{(un cadeau parfait|le plus beau des cadeaux)} !
T{(tout à coup|sans prévenir/ver)}, S{le couvercle} V{s'ouvrir} : S{une (fine|minuscule) danseuse} V{y tourner:état}, C{pour trois pièces seulement} !
