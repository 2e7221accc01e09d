@title Le phare en panne
@levels CM1 CM2
@keywords mer, phare, tempête, bateau, sauvetage, son f, ph, mots en ph
@tenses présent, passé_composé, passé_simple
# famille : éléphant, dauphin, phoque, photo, photographe, photographie, phare, pharmacie, pharmacien, phrase, alphabet, téléphone, téléphoner, microphone, mégaphone, saxophone, xylophone, magnétophone, orphelin, nénuphar, géographie, orthographe, paragraphe, autographe, graphique, catastrophe, triomphe, triompher, pharaon, sphère, atmosphère, trophée, amphithéâtre, physique, physicien, philosophe, sphinx, typhon, phénomène, strophe, apostrophe, métamorphose, phosphorescent, aphone, symphonie, géographe, biographie, siphon, périphérique, euphorie, phase, graphie, photographier, catastrophique

= panne
T{un soir}, S{un phare} V{s'éteindre}, C{à cause (d'un typhon & d'un siphon bouché & d'une photographe distraite & d'un phénomène physique & d'un graphique mal tracé & d'une catastrophe électrique & d'un éléphant de mer & d'un physicien trop curieux & d'un câble périphérique & d'une phase de travaux & d'un téléphone oublié & d'une faute d'orthographe & d'un dauphin en métal mal accroché)}
T{un soir de typhon}, S{un gardien aphone} V{voir s'éteindre} O{(la sphère du phare & le phare & son microphone & son magnétophone & son téléphone & ses graphiques & la pharmacie du port & l'amphithéâtre de la côte & sa lampe de géographe & le panneau périphérique & tout l'alphabet lumineux du port & ses espoirs de philosophe)}

+ inquiétude
L{au large}, S{un bateau} V{transporter:état} O{(un éléphant & un pharaon de pierre & un sphinx & des nénuphars & un pharmacien & un photographe célèbre & un philosophe & une géographe & des orphelins en vacances & un trophée & une équipe de physiciens & un saxophone & des microphones & un vieux magnétophone & des photographies rares & un xylophone & la pharmacie de l'île)}
L{autour du phare}, S{l'atmosphère} V{être:état} A{(catastrophique & phosphorescente & pleine/adj de phénomènes étranges & plus sombre qu'un sphinx & loin de l'euphorie)}

= alerte
C{pour prévenir/ver le bateau}, S{héros} V{prendre} O{(un mégaphone & un microphone & un saxophone & un xylophone & un vieux téléphone & un magnétophone & un nénuphar phosphorescent & une photo brillante/adj & une carte de géographie & un alphabet de marine & une sphère de verre & un trophée doré & un masque de pharaon & un appareil photographique & un graphique des vagues & une photographie du phare)}
C{pour prévenir/ver le bateau}, S{héros} V{devoir} O{(téléphoner/ver au pharmacien & photographier/ver les vagues & crier/ver une phrase au mégaphone & jouer/ver une symphonie & écrire/ver un paragraphe lumineux & imiter/ver le phoque & réciter/ver une strophe & triompher/ver de sa peur & garder/ver la bonne graphie & tracer/ver un graphique & avancer/ver phase par phase & réviser/ver sa physique & envoyer/ver l'alphabet en morse & éviter/ver la catastrophe & crier/ver sans devenir/ver aphone & soigner/ver son orthographe)}

+ aide
T{aussitôt}, (S{un dauphin} V{guider} O{le bateau} & S{un phoque} V{montrer} O{le passage} & S{un photographe} V{prêter} O{son flash} & S{un physicien} V{réparer} O{le siphon} & S{le pharmacien} V{apporter} O{un sirop} & S{un orphelin} V{sonner} O{la cloche} & S{un philosophe} V{allumer} O{un feu} & S{un géographe} V{déplier} O{sa carte} & S{un éléphant} V{barrir} L{sur le pont})
« J{sans apostrophe}, S{ce message} V{être} A{(illisible|catastrophique|plus obscur qu'un sphinx)} », V{corriger:événement} S{(un philosophe|un géographe|une photographe)}
S{le message} V{contenir:état} O{(une phrase & une strophe & un paragraphe de géographie & une apostrophe géante & une fable de dauphins & un graphique & tout l'alphabet & la graphie d'un pharaon & une drôle d'orthographe)}

? tournant
T{alors}, S{le faisceau} V{subir} O{une métamorphose} : S{il} V{devenir} A{(phosphorescent & rond/adj comme/con une sphère & immense & plus fort que le typhon & beau comme/con une symphonie)}

? port
L{sur le pont}, S{chacun} V{vouloir:état} O{(photographier/ver le phare & téléphoner/ver au port & triompher/ver avec le gardien & répéter/ver la phrase au mégaphone & parler/ver au microphone & chanter/ver une symphonie & saluer/ver les dauphins & composer/ver une strophe & remercier/ver le phoque & oublier/ver cette nuit catastrophique)}

= fin
T{le lendemain}, S{les marins} V{offrir} I{à héros} O{(un trophée & un autographe & une photo du phare & une biographie d'explorateur & un téléphone & un saxophone & un nénuphar & une symphonie & un phoque en peluche & un sphinx de plâtre & une sphère de cristal & un triomphe & une strophe & un xylophone & un livre d'orthographe & une boîte de pharmacie & un mégaphone & un atlas de géographie)}
T{le lendemain}, S{le journal} V{raconter} O{(un vrai triomphe & l'euphorie du port & la métamorphose du phare & la fin d'une catastrophe & un phénomène physique & l'aide des dauphins & l'aventure d'un phoque & le sang-froid d'un photographe & la biographie du gardien aphone & l'arrivée d'un éléphant & le calme du philosophe & le sauvetage des orphelins & les leçons d'un typhon & le concert de mégaphones)}
