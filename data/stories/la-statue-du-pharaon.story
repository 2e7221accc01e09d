@title La voix du pharaon
@levels CE2 CM1 CM2
@keywords musée, Égypte, pharaon, visite, mystère, son f, ph, mots en ph
@tenses présent, passé_composé, passé_simple
# famille : éléphant, dauphin, phoque, photo, photographe, photographie, pharmacie, pharmacien, phrase, alphabet, téléphone, téléphoner, microphone, mégaphone, magnétophone, orphelin, nénuphar, géographie, orthographe, paragraphe, autographe, graphique, triomphe, triompher, pharaon, sphère, atmosphère, trophée, amphithéâtre, physique, physicien, philosophe, sphinx, typhon, phénomène, strophe, métamorphose, phosphorescent, aphone, symphonie, géographe, biographie, euphorie, graphie, photographier, sophistiqué

= voix
L{au musée}, S{héros} V{entendre} O{une voix} L{près (d'un pharaon & d'un sphinx & d'un éléphant empaillé & d'un dauphin de bronze & d'une photo jaunie & d'un nénuphar en pierre & d'une sphère de verre & d'un trophée de chasse & d'un phoque sculpté & d'un ancien téléphone & d'un vieux magnétophone)}
L{au musée}, S{une voix} V{réciter} O{(une phrase & une strophe & un paragraphe & un alphabet inconnu/adj & la biographie d'un pharaon & une leçon de géographie & une règle d'orthographe & une formule de physique & un discours de philosophe & un chant de dauphin & une fable d'éléphants & un bulletin de typhon & l'histoire d'un orphelin & une symphonie de cris & une recette de pharmacie)}, J{mais} S{personne} V{ne parler:état}

+ mystère
L{dans la salle}, S{l'atmosphère} V{être:état} A{(mystérieuse & étrange comme/con un phénomène & digne d'un typhon)}
« S{je} V{soupçonner} O{(un phénomène physique & un vrai philosophe & un sphinx aphone & un magnétophone caché & un microphone & un pharaon vivant/adj & un téléphone oublié)} ! » V{s'exclamer} S{(une géographe|un physicien|une photographe|un pharmacien en visite|un philosophe)}

= enquête
C{pour comprendre/ver}, S{héros} V{prendre} O{(une photo & un microphone & un magnétophone & un alphabet égyptien & une photographie ancienne/adj & un graphique du son & une lampe phosphorescente & un outil sophistiqué & l'avis d'un philosophe & le carnet d'un géographe)}
C{pour comprendre/ver}, S{héros} V{devoir:événement} O{(téléphoner/ver au gardien & photographier/ver le sphinx & relire/ver un paragraphe & triompher/ver de sa peur & déchiffrer/ver une graphie & traverser/ver l'amphithéâtre & interroger/ver un photographe & appeler/ver un physicien & parler/ver au pharaon & regarder/ver sous l'éléphant)}

+ aides
S{(un orphelin|une photographe|un physicien|un philosophe|une géographe|un pharmacien)} V{remarquer} O{(une trace de phosphore & un fil de microphone & un vieux téléphone & une trace devant le pharaon & un trophée déplacé & une métamorphose du sphinx)}
M{sans un mot}, S{un gardien aphone} V{montrer} O{(le fil d'un microphone|un plan de l'amphithéâtre|une photo du pharaon|l'ombre du sphinx|un autographe du sculpteur|une porte phosphorescente)}
S{chacun} V{vouloir:état} O{(photographier/ver le pharaon & téléphoner/ver la nouvelle à sa famille)}

= solution
T{enfin}, L{derrière le pharaon}, S{on} V{trouver} O{(un magnétophone|un microphone|un téléphone allumé|un mégaphone|un orphelin endormi|un photographe coincé|un philosophe perdu|un physicien farceur|un pharmacien bavard|une photographe aphone|un géographe)} : S{le mystère} V{finir} M{dans (l'euphorie|un rire|le triomphe|une symphonie de rires)}
