@title La lettre du robot
@levels CE2 CM1 CM2
@keywords espace, planètes, système solaire, fusée, astronaute, univers, étoiles, astronomie
@tenses présent, passé_composé, passé_simple

= ouverture
T{un matin/nom}, S{une fusée} V{quitter} O{la Terre} C{avec (un robot|un petit robot|un robot curieux) à bord}
T{(depuis dix ans|depuis des années)}, S{un petit robot} V{voyager:état} L{(dans l'espace|entre les planètes|loin de la Terre|dans le système solaire|autour du Soleil)}

+ voyage
L{(par le hublot|dans l'obscurité|au loin|dans le ciel noir/adj)}, S{le robot} V{apercevoir} O{(une comète & la Lune & une étoile & un satellite & une planète & le Soleil & un astéroïde & la Voie lactée & les anneaux de Saturne & une galaxie & une météorite & Jupiter & des étoiles filantes & un cratère & la Terre & une lune glacée)}
S{(la fusée|le vaisseau|la navette)} V{tourner} L{autour (de la Terre|de la Lune|de la planète|du Soleil|de Mars|de Saturne)} J{et} V{suivre} O{(son orbite|une trajectoire parfaite|une comète|la lumière d'une étoile)}
S{(la planète|cette planète|la Lune|cette étoile)} V{être:état} A{(~rouge & ~lointain & ~immense & ~glacé/adj & ~rocheux & ~inconnu/adj & ~brûlant/adj & ~minuscule & ~brillant/adj & ~désert/adj & ~froid/adj)}, J{mais} S{le robot} V{vouloir:état la visiter/ver}
S{le robot} (V{observer} O{les étoiles} C{avec un télescope} & V{mesurer} O{la gravité} & V{explorer} O{un cratère} & V{se poser} L{sur la planète} & V{ramasser} O{des cailloux} & V{envoyer} O{un signal} & V{photographier} O{une éclipse} & V{étudier} O{l'atmosphère} & V{flotter} L{en apesanteur} & V{décoller} & V{atterrir} & V{éviter} O{une météorite} & V{découvrir} O{de la glace} & V{écouter} O{le silence de l'univers} & V{dessiner} O{une carte du ciel} & V{calculer} O{la distance} & V{chercher} O{de l'eau})
S{(la lumière|la chaleur|un rayon) du Soleil} V{éclairer} O{(un cratère|la surface de la planète|le vaisseau|la Lune|l'antenne du robot|un anneau)}
T{depuis la Terre}, S{(un astronaute|les astronautes|les astronomes|les savants|des enfants)} V{suivre:état} O{(la mission|la fusée|le robot)} C{avec (un télescope|une lunette|un ordinateur)}

? parole
« S{je} V{voir} O{la Terre} : S{elle} V{être} A{bleue/adj} C{comme une bille} », V{écrire} S{le robot}

= fin
T{un soir}, S{une classe} V{recevoir} O{son message} : « S{il} V{faire} A{froid/adj}, V{envoyer:impératif.vous} O{une écharpe} ! »
T{(un soir|enfin)}, L{sur la Terre}, S{une petite fille} V{recevoir} O{son message} : « S{je} V{rentrer:futur} T{pour Noël}. »
