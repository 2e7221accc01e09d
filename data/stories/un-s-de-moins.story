@title Un s de moins
@levels CE2 CM1
@keywords école, kermesse, poisson, classe, affiche, s et ss, poison
@tenses présent, passé_composé, passé_simple

# Kermesse : la classe montre son poisson rouge ; héros écrit l'affiche « poison rouge ». Les visiteurs fuient.
# La directrice découvre qu'il manque un s. On l'ajoute, et tout le monde vient.

= ouverture
C{pour la kermesse}, S{la classe} V{présenter:état} O{son poisson rouge} J{et} S{héros} V{écrire} O{l'affiche}
T{ce samedi}, C{pour la kermesse}, S{héros} V{dessiner} O{l'affiche du poisson rouge de sa classe}
S{héros} V{dessiner} O{une (grande|belle) affiche} : S{sa classe} V{présenter:état} O{son poisson rouge} L{à la kermesse}

? installation
S{héros} V{poser} O{le bocal} L{sur (un coussin rose|une caisse de cerises|une chaise basse)} J{et} V{disposer} O{des (roses|coquillages)} L{dessous}
L{dans la classe}, S{héros} V{pousser} O{les chaises} J{et} V{glisser} O{(un coussin|une caisse)} L{sous le bocal}
L{juste à côté}, S{d'autres élèves} V{exposer:état} O{[un objet.jouet.petit|objet.lecture.livre|objet.musique.instrument=cerf-volant,masque,album liste]}

? attente
« T{bientôt}, S{ils} V{être:futur} A{cent} C{à venir te voir/ver} », V{glisser}-S{héros} I{au poisson}
T{ensuite}, S{héros} V{s'asseoir} L{derrière le bocal}, M{(sans bruit|bien sagement)}, J{et} V{attendre} O{les (passants|curieux)}

= fuite
J{mais} S{(les passants|les visiteurs|les parents)} V{lire} O{l'affiche}, V{pousser} O{un cri} J{et} V{se sauver} !
J{pourtant}, L{devant l'affiche}, S{(chaque passant|chaque visiteur)} V{reculer} J{et} V{se sauver} L{hors de la classe}
J{or}, S{les visiteurs} V{ne pas dépasser} O{l'affiche} : S{ils} V{la lire}, V{frissonner} J{et} V{filer}

+ suites
S{une dame} V{saisir} O{son fils} C{par la main}, J{puis} V{traverser} O{la cour} M{à toute vitesse}
S{un monsieur} V{casser} O{sa tasse} J{et} V{renverser} O{son dessert} L{sur (ses chaussures|sa chemise)}
S{le boucher} V{passer} O{la tête}, V{rosir} J{et} V{disparaître} L{dans l'escalier}
S{la cuisinière} V{ne plus vouloir:état servir/ver} O{la soupe de poisson} : S{son assistante} V{la croire:état} A{dangereuse}
S{une grand-mère} V{proposer +même} O{de (téléphoner à la police|faire analyser l'eau)}
T{pendant ce temps}, S{le poisson} V{s'amuser:état} I{à (chasser ses bulles|passer sous son rocher)}

? parole
« S{je} V{ne pas comprendre}, S{il} V{être} A{si (doux|gentil)} ! » V{soupirer}-S{héros}
« V{ne pas y goûter:impératif.vous}, J{malheureux} ! » V{crier} S{une cousine de la directrice}
« S{nous} V{devoir prévenir/ver} O{les pompiers}, V{sortir:impératif.vous} T{tous} ! » V{ordonner} S{un voisin}
« J{pourquoi} V{se sauver}-S{vous} ? S{ce} V{ne être que} A{un poisson} », V{dire}-S{héros}
« L{dehors} ! V{ne pas rester:impératif.vous} L{ici}, S{il} V{y avoir} O{du poison} L{dedans} ! » V{lancer} S{un voisin}
« T{hier}, S{tout le monde} V{vouloir:imparfait} O{le voir} », V{dire}-S{héros}

= découverte
T{enfin}, S{la maîtresse} V{lire} O{l'affiche} J{et} V{rire} : S{ce poisson} V{être:état} A{un poison}, C{à cause d'un s oublié} !
T{(soudain|tout à coup)}, S{la maîtresse} V{comprendre} : C{avec un seul s}, S{son poisson} V{devenir:antérieur} O{un poison} !

= chute
S{héros} V{ajouter +(aussitôt|vite)} O{un s} J{et} S{toute la kermesse} V{se presser} L{devant le bocal}
M{en rougissant}, S{héros} V{dessiner} O{un s} J{et}, T{(aussitôt|bientôt)}, S{les visiteurs} V{repasser} L{par la classe}

+ après
S{même la directrice} V{embrasser} O{le bocal} C{pour rassurer les (parents|visiteurs)}
T{depuis}, S{héros} V{compter:état} T{toujours} O{ses s} C{avant de poser son stylo}
