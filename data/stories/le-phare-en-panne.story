@title Le phare en panne
@levels CM1 CM2
@keywords mer, phare, tempête, bateau, sauvetage, son f, ph, mots en ph
@tenses présent, passé_composé, passé_simple
# famille : éléphant, dauphin, phoque, photo, photographe, photographie, phare, pharmacien, phrase, alphabet, téléphone, téléphoner, microphone, mégaphone, saxophone, xylophone, magnétophone, orphelin, nénuphar, géographie, autographe, catastrophe, triomphe, triompher, pharaon, sphère, atmosphère, trophée, physique, physicien, philosophe, sphinx, typhon, phénomène, métamorphose, phosphorescent, aphone, symphonie, géographe, siphon, périphérique, photographier, catastrophique

= panne
T{un soir}, S{un phare} V{s'éteindre}, C{à cause (d'un typhon & d'un siphon bouché & d'un phénomène physique & d'une catastrophe électrique & d'un câble périphérique & d'un dauphin en métal mal accroché)}
T{un soir de typhon}, S{un gardien aphone} V{voir s'éteindre} O{(la sphère du phare & le phare & son microphone & son magnétophone & son téléphone & tout l'alphabet lumineux du port)}

+ inquiétude
L{au large}, S{un bateau} V{transporter:état} O{(un éléphant & un pharaon de pierre & un sphinx & un pharmacien & un photographe célèbre & un philosophe & une géographe & des orphelins en vacances & un trophée & une équipe de physiciens & des photographies rares)}
L{autour du phare}, S{l'atmosphère} V{être:état} A{(catastrophique & plus sombre qu'un sphinx)}

= alerte
C{pour prévenir/ver le bateau}, S{héros} V{prendre} O{(un mégaphone & un microphone & un saxophone & un xylophone & un vieux téléphone & un magnétophone & un alphabet de marine & un appareil photographique)}
C{pour prévenir/ver le bateau}, S{héros} V{devoir:événement} O{(téléphoner/ver au port & crier/ver une phrase au mégaphone & triompher/ver de sa peur & envoyer/ver l'alphabet en morse & éviter/ver la catastrophe & crier/ver sans devenir/ver aphone)}

+ aide
T{aussitôt}, (S{un dauphin} V{guider} O{le bateau} & S{un phoque} V{montrer} O{le passage} & S{un photographe} V{prêter} O{son flash} & S{un orphelin} V{sonner} O{la cloche} & S{un philosophe} V{allumer} O{un feu} & S{un géographe} V{déplier} O{sa carte})

? tournant
T{alors}, S{le phare} V{subir} O{une métamorphose} : S{son faisceau} V{devenir} A{(phosphorescent & rond/adj comme/con une sphère & immense & plus fort que le typhon & beau comme/con une symphonie)}

? port
L{sur le pont}, S{chacun} V{vouloir:état} O{(photographier/ver le phare & téléphoner/ver au port & triompher/ver avec le gardien & chanter/ver une symphonie & saluer/ver des dauphins & remercier/ver le gardien)}

= fin
T{le lendemain}, S{les marins} V{offrir} I{à héros} O{(un trophée & un autographe & une photo du phare & un saxophone & un nénuphar & un phoque en peluche & un sphinx de plâtre & une sphère de cristal & un xylophone & un mégaphone & un atlas de géographie)}
T{le lendemain}, S{le journal} V{raconter} O{(un vrai triomphe & la métamorphose du phare & la fin d'une catastrophe & le sang-froid d'un photographe & le sauvetage des orphelins & le concert de mégaphones)}
