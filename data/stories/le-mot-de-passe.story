@title Le mot de passe
@levels CE2 CM1 CM2
@keywords ordinateur, internet, informatique, écran, numérique, grand-père
@tenses présent, passé_composé, passé_simple
# famille : ordinateur, écran, clavier, souris, touche, imprimante, câble, prise, fichier, dossier, image, photo, vidéo, jeu, logiciel, programme, robot, virus, internet, site, page, réseau, message, adresse, compte, code, téléphone, tablette, clic, recherche, mémoire, panne, cliquer, taper, copier, coller, imprimer, télécharger, envoyer, chercher, enregistrer, effacer, brancher, allumer, éteindre, rapide, lent, connecté, secret, prudent

= blocage
C{pour (envoyer/ver un message & imprimer/ver une photo & télécharger/ver un jeu & regarder/ver une vidéo & chercher/ver une adresse & copier/ver un fichier & ouvrir/ver un dossier & effacer/ver une image & visiter/ver un site & lire/ver une page)}, S{le grand-père de héros} V{chercher:état} O{son code}
L{sur (son ordinateur|sa tablette|son téléphone|son écran)}, S{le grand-père de héros} V{ne plus retrouver:état} O{son mot de passe}

+ essais
S{il} V{falloir} O{(allumer/ver & éteindre/ver & brancher/ver une prise & vérifier/ver le câble & cliquer/ver encore/adv & taper/ver lentement & changer/ver la souris & nettoyer/ver le clavier & appuyer/ver sur une touche & chercher/ver sur internet & rester/ver prudent & effacer/ver son compte & enregistrer/ver un nouveau code & copier/ver une adresse & coller/ver un mot secret)}
S{le grand-père} V{accuser} O{(l'ordinateur & l'écran & le clavier & la souris & une touche & l'imprimante & le câble & la prise & un logiciel & un programme & un robot & un virus & internet & le réseau trop lent & sa mémoire & une panne & un clic trop rapide & le téléphone mal connecté & la tablette & un site)}
« S{mon ordinateur} V{être} A{(trop ~prudent & trop ~lent & mal ~connecté & en panne)} ! » V{gronder} S{le grand-père}
« L{derrière ce code}, S{il} V{y avoir} O{(mes photos & une vidéo & tous mes messages & un fichier important & mon dossier secret & mes jeux & ma recherche & des images & mon compte & l'adresse d'un ami & la page d'un ami)} ! » V{gémir} S{le grand-père}
S{héros} V{proposer} O{(une date & un code simple & un mot secret & une adresse & le nom d'un site & le titre d'un jeu & le nom du robot & une recherche & un message au réseau)}, J{mais} S{(la page|l'écran|le programme|l'ordinateur)} V{rester:état} A{fermé}

= idée
« S{je} V{choisir:passé_composé} O{un mot impossible à oublier/ver} », V{se rappeler} S{le grand-père}

= prénom
S{héros} V{taper} O{son propre prénom} : S{(l'écran|l'ordinateur|la page|le fichier|le dossier|la photo)} V{s'ouvrir} !

? après
T{depuis}, S{le grand-père} V{vouloir:présent} O{(télécharger/ver un jeu & envoyer/ver une vidéo & imprimer/ver une image & enregistrer/ver sa voix & brancher/ver un robot & chercher/ver une recette & cliquer/ver partout & taper/ver un roman & copier/ver des photos & coller/ver des images)}
