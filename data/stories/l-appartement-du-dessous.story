@title L'appartement du dessous
@levels CE2 CM1 CM2
@keywords voisins, appartement, musique, immeuble, verbes en ap, mots commençant par ap, consonnes doubles
@tenses présent, passé_composé, passé_simple
# famille : appeler, apporter, apprendre, approcher, apparaître, appétit, applaudir, appartement, appuyer, apercevoir, apaiser, appareil, appel, apprenti, apprivoiser, apparence, apparition, appliqué, après, application, apprécier, apprentissage, approuver, approche, apéritif

= bruit
L{dans l'appartement du dessous}, S{quelqu'un} V{apprendre:état} I{à jouer/ver (du tuba|du cor|de la batterie|de la cornemuse)}
T{après (le dîner|l'école|minuit)}, S{un bruit terrible} V{monter:état} L{de l'appartement du dessous} : S{un apprenti} V{apprendre:état} O{le (tuba|cor|trombone)}

+ plaintes
C{pour être/ver en paix}, S{on} V{devoir:événement} O{(apercevoir/ver le coupable & apprivoiser/ver ce bruit & approuver/ver un règlement & apprécier/ver la musique & appuyer/ver une armoire contre le mur & apparaître/ver en pyjama & appeler/ver les pompiers)}
S{les voisins} V{devoir:événement} O{(appeler/ver le gardien & appuyer/ver sur toutes les sonnettes & apprendre/ver la patience & apporter/ver des bouchons & apaiser/ver les bébés & approcher/ver leur lit du mur & perdre/ver l'appétit)}
S{une dame} V{perdre} O{(l'appétit|son appareil|patience)}, J{et} S{le gardien} V{promettre} O{(d'appeler/ver la police|d'apaiser/ver l'immeuble|une apparition dans l'heure)}
« V{ne pas appuyer:impératif.vous} M{si fort} L{sur (cet appareil|cet instrument)} ! » V{crier} S{(une voisine|le gardien|un monsieur)}
« S{je} V{apercevoir} O{(une apparition|un appareil doré|l'apprenti)} L{par la fenêtre} », V{dire} S{(une voisine|le gardien|un enfant)}
C{malgré (les appels|l'apparence calme de l'immeuble|ses efforts appliqués)}, S{le musicien} V{recommencer}

= visite
S{héros} V{descendre}, V{s'approcher} L{de la porte} J{et} V{appuyer} L{sur la sonnette}
S{héros} V{décider} C{(d'approcher/ver|d'appeler/ver|d'appuyer/ver sur la sonnette)} : S{un vieux monsieur} V{ouvrir}
T{un soir}, S{héros} V{s'approcher} L{de l'appartement} : S{un (très|) vieux monsieur} V{apparaître}

+ rencontre
S{le vieux monsieur} V{apporter} O{(deux verres d'orangeade & un gâteau & son appareil à musique & une photo de son apprentissage & du thé)} J{et} V{avouer} O{(sa peur d'être seul|son secret|sa passion)}
« S{je} V{apprendre} T{enfin} O{cet instrument}, C{(pour mes cent ans|pour ma petite-fille|malgré mon âge)} », V{expliquer}-S{il}
S{héros} V{apprécier} O{(sa franchise|son application|son gâteau)} J{et} V{apprendre} O{(une chanson|les notes|à écouter/ver)} C{avec lui}
T{après cette visite}, S{les voisins} V{apprivoiser} O{(le bruit|le vieux monsieur|leur colère)} J{et} V{approuver} O{l'idée de héros}

= concert
T{(un mois|trois mois) après}, S{tout l'immeuble} V{se serrer} L{dans l'appartement} C{pour applaudir/ver (le vieil apprenti|le musicien|son premier concert)}
T{à Noël/nom}, S{le vieux monsieur} V{apparaître} L{dans la cour} C{avec son instrument}, J{et} S{tous} V{applaudir}

? fin
T{depuis}, S{on} V{ne plus appeler:présent} O{le gardien}, J{mais} S{on} V{apporter:présent} O{(sa chaise|un gâteau|des fleurs)} T{avant le concert}
S{même le chat} V{perdre} O{l'appétit}, J{puis} V{apprécier} O{(la musique|le silence d'après)}
