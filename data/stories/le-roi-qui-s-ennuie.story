@title Le roi qui s'ennuyait
@levels CE2 CM1 CM2
@keywords roi, château, conte, royaume, ennui, lettre y, mots avec y
@tenses présent, passé_composé, passé_simple
# famille : crayon, rayon, rayure, noyau, tuyau, joyau, yeux, yaourt, voyage, voyageur, royaume, royal, paysan, pays, paysage, essayer, balayer, nettoyer, essuyer, appuyer, ennuyer, aboyer, envoyer, effrayer, effrayant, bruyant, joyeux, foyer, employé, loyal, kayak, voyager, pyjama, cygne, stylo, xylophone, bicyclette, pyramide, mystère, rythme, lynx, python, yoga, mayonnaise, ennuyeux, moyen, soyeux, mystérieux

= ennui
L{dans son royaume}, S{le roi} V{s'ennuyer:état} C{malgré (ses joyaux & sa bicyclette dorée & son kayak d'or & ses cygnes blancs & son pyjama soyeux & ses yaourts au miel & ses crayons de couleur & son lynx apprivoisé & un voyage par an & ses beaux paysages & ses employés & les yaourts royaux & le calme du royaume & son manteau royal)}
L{dans un pays lointain}, S{le roi} V{s'ennuyer:état} C{malgré (ses pyramides de joyaux & son xylophone & son royaume & son stylo royal & ses cygnes & son python & ses yaourts & ses kayaks & ses paysans loyaux & les rayons du soleil & son pyjama à rayures & le yoga du matin)}

? peur
T{depuis longtemps}, S{le palais} V{être:état} A{(ennuyeux & sans un rayon de soleil & plus mystérieux qu'une pyramide & peu bruyant/adj & presque effrayant/adj & silencieux)}
S{ses yeux} V{rester:état} A{~triste}, J{et} S{personne} V{ne trouver:état} O{le moyen} I{de l'égayer/ver}

= offre
T{un matin}, S{héros} V{arriver} L{au palais}, C{avec (un vieux xylophone & une bicyclette bruyante/adj & un tuyau & un python en peluche & un crayon & un stylo & un chien loyal & un simple noyau de pêche & un pot de mayonnaise & un yaourt & un pyjama à rayures & un sac à mystères & un carnet de voyage & un cadeau joyeux & un lynx en bois & un foulard soyeux & un moyen secret & un air mystérieux)}
« S{je} V{pouvoir} O{(effrayer/ver l'ennui & rendre/ver un roi joyeux & essayer/ver un remède mystérieux & envoyer/ver un rayon de joie & nettoyer/ver les cœurs gris & égayer/ver le foyer royal & trouver/ver un moyen & chasser/ver ce mystère)} », V{dire:événement}-S{héros}

+ essais
C{devant le roi}, S{héros} V{devoir:événement} O{(balayer/ver en rythme & aboyer/ver comme/con un chien loyal & faire/ver du yoga & s'appuyer/ver sur un balai & essuyer/ver les vitres & imiter/ver un cygne & rouler/ver à bicyclette & voyager/ver sur un tapis)}
C{pour l'amuser/ver}, S{héros} V{dessiner} O{(un joli voyage & un paysan joyeux & un voyageur en pyjama & un lynx en kayak & un python à rayures & un joyau caché & une pyramide de yaourts & un cygne effrayant/adj & deux yeux mystérieux & un employé au yoga)}
« S{ce numéro} V{être} A{(ennuyeux & trop bruyant/adj & presque effrayant/adj & long comme/con un voyage en kayak)} », V{soupirer} S{le roi}

? visite
C{pour voir/ver le spectacle}, S{le roi} V{inviter} O{(les paysans du pays & les voyageurs & ses employés & un écuyer loyal & sa famille royale & le foyer voisin)}

= rire
T{soudain}, S{héros} V{glisser} L{sur (un noyau & un yaourt & un crayon & un tuyau & le pyjama royal & la mayonnaise & un rayon de miel & un joyau & un stylo & un kayak)}, J{et} S{le roi} V{rire:événement +enfin}
T{soudain}, S{héros} V{se cogner} I{contre (un paysan & un voyageur & un employé & un cygne & une bicyclette & un xylophone & une pyramide de crayons & le lynx royal & un tuyau)}, J{et} S{le roi} V{rire:événement +enfin}

= fin
« T{maintenant}, S{je} V{vouloir} O{(faire/ver un long voyage & voyager/ver avec toi & essayer/ver ton pyjama & aboyer/ver aussi & découvrir/ver mon pays & rire/ver en rythme & monter/ver à bicyclette & ramer/ver en kayak & vivre/ver comme/con un paysan & admirer/ver le paysage)} ! » V{crier} S{le roi}
