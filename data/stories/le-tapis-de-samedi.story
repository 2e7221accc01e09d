@title Le tapis volant
@levels CP CE1
@keywords petits mots, tapis volant, voyage, ciel, amis, mots usuels, vie quotidienne
@tenses présent
# famille : papa, maman, bébé, ami, amie, chat, chien, lapin, rat, poule, mouton, vache, âne, tortue, loup, école, maison, lit, lune, soleil, vélo, moto, auto, sac, pomme, tomate, banane, gâteau, robe, jupe, bonnet, table, porte, tapis, livre, ballon, balle, domino, café, salade, jardin, rue, mer, montagne, lac, forêt, pirate, roi, petit, grand, joli, rouge, bleu, noir, rond, avec, sur, jouer, manger, dormir, courir, lire, chanter, rire, dessiner, main, nez, lundi, samedi, matin, soir

= vol
T{(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|un matin|un soir)}, S{le (tapis|petit tapis|grand tapis|joli tapis|tapis rouge|tapis bleu|tapis noir|tapis rond) de héros} V{voler} !

? passagers
S{héros} V{monter} C{avec (papa & maman & bébé & un ami & une amie & le chat & le chien & le lapin & le rat & la poule & le mouton & la vache & l'âne & la tortue & le loup & un pirate & un roi & papy & mamie)} !

? bagages
T{vite}, S{héros} V{prendre} O{(un sac & une pomme & une tomate & une banane & un gâteau & une robe & une jupe & un bonnet & un livre & un ballon & une balle & un domino & une salade & un vélo)} !

? survol
T{puis}, S{le tapis} V{passer} L{sur (la maison & l'école & la rue & le jardin & la mer & la montagne & le lac & la forêt & un vélo & une moto & une auto & un pirate & un roi & un loup & un mouton & une vache & un âne)} !
L{en bas}, S{on} V{voir} O{(un chat & un chien & un lapin & un rat & une poule & un mouton & une vache & un âne & une tortue & un loup & une école & une maison & un jardin & une rue & la mer & une montagne & un lac & une forêt & un vélo & une moto & une auto & un roi & une robe rouge & un ballon)} !

? ciel
L{là-haut}, S{tout} V{être} A{(petit & joli & bleu/adj & rond/adj)} !
L{là-haut}, S{(la lune & le soleil & un nuage & une étoile)} V{rire} !

? gestes
T{alors}, S{héros} (V{jouer} & V{manger} & V{lire} O{un livre} & V{chanter} & V{rire} & V{dessiner} & V{dormir} & V{toucher} O{la lune} & V{saluer} O{le soleil} & V{lever} O{la main} & V{croquer} O{une pomme} & V{peler} O{une banane} & V{couper} O{un gâteau} & V{lancer} O{une balle} & V{mettre} O{un bonnet} & V{se frotter} O{le nez})

= fatigue
J{mais} S{le tapis} V{être} A{fatigué} !
J{mais} S{le tapis} V{avoir} O{(sommeil|très sommeil)} !

= fin
T{enfin}, S{le tapis} V{dormir} L{(sous le lit|sur le lit|sur la montagne|sous la table|à l'école|dans la maison|devant la porte|dans le jardin|dans la rue|dans l'auto|près du lac|au soleil|avec le chat|dans le sac)} !
T{enfin}, S{le tapis} V{tomber} L{sur (le lit & la table & le vélo & le chien & l'âne & la poule & la salade & la tomate & le gâteau & le nez de papa & la main de maman & la jupe de maman & le café de papa & le lapin & le domino)} !
