@title La montgolfière accrochée
@levels CE2 CM1 CM2
@keywords montgolfière, village, ballon, vent, secours, doubles consonnes, consonnes doubles
@tenses présent, passé_composé, passé_simple
# famille : apporter, appeler, apparaître, apprendre, appuyer, applaudir, accident, accrocher, accourir, accompagner, accepter, attendre, attraper, attacher, atterrir, attention, attirer, affiche, affaire, affamé, affreux, affirmer, allumer, allonger, arriver, arrêter, arranger, illisible, illusion, irrégulier, immense, immobile, immédiatement, offrir, officier, effort, efficace, effrayant, difficile, différent, difficulté, ballon, colline, village, nappe, grappe, enveloppe, serrure, sifflet, coffre, souffler, chiffon, griffe, assiette, botte, grotte, tonnerre, terre, flamme, courrier

= arrivée
T{ce matin}, S{un ballon (immense|effrayant/adj|immobile|différent|irrégulier)} V{s'accrocher:événement} L{(à la flèche de l'église|à une affiche|au toit du village|à une grappe de tuiles|à la serrure du clocher|à la girouette irrégulière|aux griffes d'un dragon de pierre|à un vieil arbre de la colline|à l'enveloppe d'un câble|à un toit de terre cuite)}
L{au-dessus du village}, S{un ballon} V{apparaître} J{et} V{s'accrocher} L{au toit}, C{malgré (les appels d'un officier & l'effort immense du pilote & le sifflet du pilote & ses flammes bien réglées & un ciel sans tonnerre & un sifflet efficace)}

+ pilote
« V{ne pas bouger:impératif.vous}, S{ce} V{ne être pas} A{(une illusion|une affaire facile|un affreux accident|un jeu de ballon|sans difficulté)} ! » V{affirmer} S{(un officier|une passante|un homme affamé|un vieux marin)}
« S{je} V{vouloir} O{(atterrir/ver immédiatement & accepter/ver votre aide & arriver/ver à terre & appeler/ver mon chien & arrêter/ver la flamme & attraper/ver une corde)} ! » V{crier} S{la pilote}

= secours
C{pour aider/ver la pilote}, S{héros} V{apporter} O{(une échelle & des bottes & un chiffon & une nappe immense & un sifflet & un crochet à griffes & une corde efficace)}
C{pour aider/ver la pilote}, S{héros} V{devoir:événement} O{(appeler/ver un officier & attraper/ver une corde & attacher/ver un nœud & accrocher/ver un crochet & attirer/ver l'attention & appuyer/ver une échelle & allonger/ver le bras & accourir/ver avec ses bottes & souffler/ver dans un sifflet & apprendre/ver vite & accompagner/ver l'officier)}

+ foule
T{immédiatement}, S{tout le village} V{vouloir:état} O{(accourir/ver & applaudir/ver & allumer/ver des lampes & offrir/ver une assiette chaude & attendre/ver sur la colline)}
S{la foule} V{devenir} A{(immense & presque effrayante & silencieuse comme/con une grotte & plus bruyante que le tonnerre)}
L{dans la nacelle}, S{on} V{voir:état} O{(un chat affamé & un affreux chapeau & un coffre & une enveloppe bleue & une carte illisible & un appareil difficile à arrêter/ver & du courrier)}
S{(un officier|le boulanger|une fermière|un pompier)} V{essayer} I{(d'accrocher/ver une corde & d'allonger/ver l'échelle & d'arranger/ver l'affaire & d'attirer/ver le chat affamé)}

= fin
T{enfin}, S{le ballon} V{toucher} O{terre}, J{et} S{la pilote} V{offrir} O{(un immense merci & un repas aux affamés & une grappe de raisin & un vol sans accident & un vol différent & un coffre de bonbons & une promenade sur la colline)}
T{enfin}, S{le ballon} V{atterrir}, J{et} S{héros} V{pouvoir:événement} O{(souffler/ver un peu & applaudir/ver & accompagner/ver la pilote & accepter/ver un vol & apprendre/ver à voler/ver & appeler/ver sa famille & attendre/ver un autre vol)}
