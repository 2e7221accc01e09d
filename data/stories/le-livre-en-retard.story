@title Cinquante ans de retard
@levels CM1 CM2
@keywords bibliothèque, livre, lecture, bibliothécaire, histoire
@tenses présent, passé_composé, passé_simple
# famille : bibliothèque, livre, album, roman, conte, poème, bande dessinée, dictionnaire, encyclopédie, documentaire, atlas, journal, revue, page, couverture, titre, auteur, illustration, image, chapitre, récit, aventure, héros, personnage, lecteur, bibliothécaire, étagère, rayon, fauteuil, coussin, fiche, silence, table, marque-page, lire, écrire, emprunter, rendre, choisir, feuilleter, ranger, raconter, imaginer, passionnant, ancien, épais, illustré, curieux, rêveur

= retard
L{à la bibliothèque}, S{un vieil homme} V{rapporter} O{un (roman|conte|récit d'aventure|album|livre illustré|livre ancien|livre épais)} T{cinquante ans trop tard}
S{un vieil homme} V{vouloir:état rendre} M{en secret} O{un livre} L{à la bibliothèque} : S{il} V{l'emprunter:antérieur} T{(à dix ans|enfant)}

+ ruse
C{pour être/ver discret}, S{il} V{faire} M{semblant} (C{de lire/ver une revue} & C{de choisir/ver un album} & C{de feuilleter/ver le journal} & C{d'écrire/ver une fiche} & C{de chercher/ver un atlas} & C{de ranger/ver une étagère} & C{d'emprunter/ver un roman} & C{d'imaginer/ver un poème} & C{d'admirer/ver une illustration} & C{de raconter/ver un conte} & C{de dormir/ver dans un fauteuil})
S{il} V{glisser} O{le livre} L{(entre deux dictionnaires & derrière une encyclopédie & sous un coussin & sur une étagère & dans le rayon des contes & sous une bande dessinée & sur la table & parmi les documentaires & près d'un fauteuil & sous un journal & derrière un épais roman & entre deux revues & sous un atlas ancien)}, J{mais} S{on} V{le lui rendre} !
L{autour de lui}, (S{un lecteur curieux} V{lever:état} O{les yeux} & S{une lectrice} V{tourner:état} O{une page} & S{un enfant rêveur} V{regarder:état} O{une image} & S{une fillette} V{lire:état} O{un album} & S{un étudiant} V{copier:état} O{un poème} & S{une dame} V{choisir:état} O{un roman passionnant} & S{le silence} V{peser:état} & S{un auteur} V{dédicacer:état} O{un livre illustré})
S{il} V{relire} T{une dernière fois} O{(le titre & le nom de l'auteur & un chapitre & la couverture & une page & sa fiche & un poème & une illustration & le récit d'un héros & une aventure & l'histoire d'un personnage & une image & le marque-page)}
S{le livre} V{être:état} A{(~passionnant & ~ancien & ~épais & ~précieux)}, J{et} S{le vieil homme} V{l'aimer:état} M{encore/adv}

= surprise
« S{notre (autre livre|vieux livre)} V{ne pas avoir} O{(la dernière page|le dernier chapitre|la dernière image|la fin de l'histoire|la dernière illustration)} : V{rester:impératif.vous} ! » V{dire} S{la bibliothécaire}

= lecture
L{(dans un fauteuil|sur un coussin|à une table|près d'une étagère|dans le silence)}, S{le vieil homme} V{lui lire +alors} O{la fin}

? après
T{depuis}, S{il} V{venir:présent} T{chaque samedi} O{(raconter/ver un conte & lire/ver un poème & ranger/ver les albums & choisir/ver une revue & feuilleter/ver un atlas & emprunter/ver un roman & imaginer/ver un personnage & écrire/ver une aventure & rendre/ver un livre à l'heure & chercher/ver un auteur & ouvrir/ver un dictionnaire)}
