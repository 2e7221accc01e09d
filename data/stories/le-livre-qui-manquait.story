@title Le livre en retard
@levels CE2 CM1 CM2
@keywords bibliothèque, livre, lecture, école, bibliothécaire
@tenses présent, passé_composé, passé_simple
# famille : bibliothèque, livre, album, roman, conte, poème, bande dessinée, dictionnaire, encyclopédie, documentaire, atlas, journal, revue, page, couverture, titre, auteur, illustration, image, chapitre, histoire, récit, aventure, héros, personnage, lecteur, bibliothécaire, étagère, rayon, fauteuil, coussin, carte, fiche, fichier, silence, table, marque-page, imagination, lire, écrire, emprunter, rendre, choisir, feuilleter, ranger, raconter, imaginer, passionnant, ancien, épais, illustré, calme, curieux, rêveur
