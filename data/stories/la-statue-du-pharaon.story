@title La voix du pharaon
@levels CE2 CM1 CM2
@keywords musée, Égypte, pharaon, visite, mystère, son f, ph, mots en ph
@tenses présent, passé_composé, passé_simple
# famille : éléphant, dauphin, phoque, photo, photographe, photographie, phare, pharmacie, pharmacien, phrase, alphabet, téléphone, téléphoner, microphone, mégaphone, saxophone, xylophone, magnétophone, orphelin, nénuphar, géographie, orthographe, paragraphe, autographe, graphique, catastrophe, triomphe, triompher, pharaon, sphère, atmosphère, trophée, amphithéâtre, physique, physicien, philosophe, sphinx, typhon, phénomène, strophe, apostrophe, métamorphose, phosphorescent, aphone, symphonie, géographe, biographie, euphorie, graphie, photographier, catastrophique, sophistiqué

= voix
L{au musée}, S{héros} V{entendre} O{une voix} L{près (d'un pharaon & d'un sphinx & d'un éléphant empaillé & d'un dauphin de bronze & d'une vieille photographie & d'une photo jaunie & d'un nénuphar en pierre & d'une sphère de verre & d'un trophée de chasse & d'un phare en maquette & d'un phoque sculpté & d'une vieille pharmacie & d'un saxophone & d'un xylophone & d'un ancien téléphone & d'un alphabet gravé & d'un graphique géant & d'un vieux magnétophone & de l'amphithéâtre & d'un appareil sophistiqué)}
L{au musée}, S{une voix} V{réciter} O{(une phrase & une strophe & un paragraphe & un alphabet inconnu/adj & la biographie d'un pharaon & une leçon de géographie & une règle d'orthographe & une formule de physique & un discours de philosophe & un chant de dauphin & une fable d'éléphants & un bulletin de typhon & l'histoire d'un orphelin & une symphonie de cris & une recette de pharmacie)}, J{mais} S{personne} V{ne parler:état}

+ mystère
L{dans la salle}, S{l'atmosphère} V{être:état} A{(catastrophique & phosphorescente & moins calme/adj qu'un sphinx & lourde comme/con un éléphant & étrange comme/con un phénomène & loin de l'euphorie & digne d'un typhon & plus sombre qu'un pharaon)}
« S{je} V{soupçonner} O{(un phénomène physique & une catastrophe & un vrai philosophe & un sphinx aphone & un magnétophone caché & un microphone & une métamorphose & une drôle de graphie & une phrase sans apostrophe & un pharaon vivant/adj & un téléphone oublié)} ! » V{s'exclamer} S{(une géographe|un physicien|une photographe|un pharmacien en visite|un philosophe)}

= enquête
C{pour comprendre/ver}, S{héros} V{prendre} O{(une photo & un mégaphone & un microphone & un magnétophone & un téléphone & un alphabet égyptien & une carte de géographie & un livre d'orthographe & un nénuphar séché & une sphère de verre & un trophée & un xylophone & un saxophone & une photographie ancienne/adj & un graphique du son & une lampe phosphorescente & un outil sophistiqué & un manuel de physique & l'avis d'un philosophe & une biographie royale & le carnet d'un géographe)}
C{pour comprendre/ver}, S{héros} V{devoir} O{(téléphoner/ver au gardien & photographier/ver le sphinx & relire/ver un paragraphe & imiter/ver le phoque & triompher/ver de sa peur & suivre/ver un graphique & copier/ver une phrase & déchiffrer/ver une graphie & traverser/ver l'amphithéâtre & interroger/ver un photographe & appeler/ver un physicien & réviser/ver sa physique & répéter/ver une strophe au microphone & parler/ver au pharaon & éviter/ver une catastrophe & regarder/ver sous l'éléphant & ouvrir/ver une sphère & retourner/ver un trophée & chercher/ver une apostrophe)}

+ aides
S{(un orphelin|une photographe|un physicien|un philosophe|une géographe|un pharmacien)} V{remarquer} O{(une trace de phosphore & un fil de microphone & un vieux téléphone & une photo retournée & une apostrophe effacée & un dauphin sans nageoire & un trophée creux/adj & un paragraphe caché & un phare allumé & un nénuphar mouillé & une faute d'orthographe & une métamorphose du sphinx & un air de symphonie & une phrase sur le pharaon)}
J{plus loin/adv}, S{un gardien aphone} V{montrer} O{(un alphabet & un graphique & un autographe & une phrase & une photo de phoque & un sphinx & un phare & un plan de l'amphithéâtre & un livre de géographie & une sphère phosphorescente & un éléphant & un symbole de triomphe)}
S{chacun} V{vouloir:état} O{(photographier/ver le pharaon & téléphoner/ver à sa famille & triompher/ver du mystère & garder/ver une photo & fuir/ver la catastrophe & parler/ver au mégaphone & écrire/ver une strophe & vivre/ver ce phénomène)}

= solution
T{enfin}, L{derrière le pharaon}, S{on} V{trouver} O{(un magnétophone & un microphone & un téléphone allumé & un mégaphone & un orphelin endormi & un photographe coincé & un philosophe perdu & un physicien farceur & un pharmacien bavard & un saxophone & un xylophone & une photographe aphone & un géographe & un éléphant mécanique & un phoque en caoutchouc & un jouet dauphin & un guide sophistiqué)} : S{le mystère} V{finir} M{dans (l'euphorie|un rire|le triomphe|une symphonie de rires)}
