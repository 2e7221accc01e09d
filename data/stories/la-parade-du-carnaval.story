@title La parade du carnaval
@levels CP CE1 CE2 CM1
@keywords carnaval, déguisement, parade, fête, masque, rue
@tenses présent, passé_composé, passé_simple

= ouverture
T{(ce matin/nom|ce samedi/nom)}, S{ce} V{être:état} A{le carnaval}, J{mais} S{héros} V{ne avoir:état pas} O{de costume}
L{dans la rue}, S{le carnaval} V{avancer:état}, J{mais} S{héros} V{ne avoir:état rien} C{pour se déguiser/ver}

+ défilé
L{en tête}, S{il} V{y avoir:état} O{[un personne.conte|personne.conte.noble|personne.conte.noble.jeune|personne.conte.magique|personne.conte.pirate|personne.conte.fantôme|personne.conte.géant|personne.conte.ogre=pirate,fée,roi adj liste]}
L{au milieu de la rue}, S{on} V{voir:état} O{[un animal|animal.sauvage.savane|animal.sauvage.forêt|animal.ferme.bétail|animal.compagnie|animal.oiseau|animal.insecte.volant|animal.mer.grand|animal.conte=lion,papillon,girafe adj liste]} C{en papier}
L{(sur le trottoir|près de la fontaine)}, S{un (grand|petit) garçon} V{être:état} A{déguisé} C{en [- objet.maison.lampe|objet.maison.meuble|objet.maison.siège|objet.maison|objet.outil|objet.école.fourniture|objet.cuisine.récipient|objet.jouet.petit=crayon,lampe sg]}
L{sur un char}, S{[un personne.métier|personne.métier.spectacle|personne.métier.secours|personne.métier.commerce|personne.métier.ferme=clown,cuisinier adj liste]} V{lancer:état} O{des confettis}
L{plus loin}, S{deux (jeunes|joyeuses) filles} V{être:état} A{déguisé} C{en [- aliment.fruit|aliment.légume|aliment.légume.racine|aliment.dessert|nature.plante.fleur=fraise,carotte pl]}
S{une fanfare} V{passer:état}, C{avec [un objet.musique.instrument=tambour,trompette liste]}
S{un (petit|vieux/adj) monsieur} V{porter:état} O{[un vêtement.tête|vêtement.habit|vêtement.pied|vêtement.hiver=chapeau,botte adj liste]} C{à l'envers}
L{tout au bout}, S{un char} V{montrer:état} O{[un lieu.ville.château|lieu.nature.bois|lieu.nature.île|lieu.maison.cabane|objet.véhicule|objet.véhicule.eau|objet.véhicule.air|objet.véhicule.rail|nature.ciel=château,fusée adj]} C{en carton}

? envie
« J{oh} ! S{je} V{vouloir} C{défiler/ver} M{aussi} ! » V{dire}-S{héros}
« J{comment} C{défiler/ver} ? S{je} V{ne rien avoir} C{à mettre/ver} ! » V{dire}-S{héros}

= idée
T{soudain}, S{le vent} V{emporter} O{un (grand|long) drap (blanc|bleu)}, S{qui} V{tomber} L{sur héros}
T{alors}, S{une (vieille|gentille) dame} V{tendre} O{un (vieux/adj|grand|long) rideau (blanc|vert|doré)} I{à héros}

? essai
S{héros} V{faire} O{deux trous} C{pour les yeux} J{et} V{se regarder} L{dans une vitre}
S{héros} V{tourner}, V{sauter} J{et} V{rire} L{dessous}

= fin
« J{bouh} ! » V{crier}-S{héros}, J{et} S{un (joyeux|drôle de|beau) fantôme} V{rejoindre} O{le carnaval}
S{tout le monde} V{applaudir} : S{héros} V{marcher} A{<le premier|la première>}, C{comme <un roi|une reine>} !
