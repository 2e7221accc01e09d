@title La montgolfière accrochée
@levels CE2 CM1 CM2
@keywords montgolfière, village, ballon, vent, secours, doubles consonnes, consonnes doubles
@tenses présent, passé_composé, passé_simple
# famille : apporter, appeler, apparaître, approcher, apprendre, appuyer, applaudir, accident, accrocher, accourir, accompagner, accepter, accord, attendre, attraper, attacher, atterrir, attention, attirer, affiche, affaire, affamé, affreux, affirmer, affronter, allumer, allumette, allonger, arriver, arrêter, arroser, arracher, arranger, illustrer, illisible, illuminer, illusion, irrégulier, irriter, immense, immobile, immédiatement, offrir, officier, effort, effacer, effrayer, efficace, effrayant, difficile, différent, difficulté, ballon, colline, village, nappe, grappe, enveloppe, serrure, sifflet, coffre, souffler, chiffon, griffe, assiette, carotte, botte, grotte, tonnerre, terre, verre, flamme, appétit, courrier

= arrivée
T{ce matin}, S{un ballon (immense|effrayant/adj|immobile|différent|irrégulier)} V{s'accrocher:événement} L{(à la flèche de l'église|à une affiche|au toit du village|à une grappe de tuiles|à la serrure du clocher|à la girouette irrégulière|aux griffes d'un dragon de pierre|à un vieil arbre de la colline|à l'enveloppe d'un câble|à un toit de terre cuite)}
L{au-dessus du village}, S{un ballon} V{apparaître} J{et} V{s'accrocher} L{au toit}, C{malgré (le sifflet du pilote & un effort immense & les appels d'un officier & ses flammes bien réglées & l'attention de tous & l'accord du vent & un ciel sans tonnerre & une affiche d'alerte & la difficulté du vol & un sifflet efficace)}

+ pilote
« V{ne pas bouger:impératif.vous}, S{ce} V{ne être pas} A{(une illusion|une affaire facile|un affreux accident|un jeu de ballon|sans difficulté)} ! » V{affirmer} S{(un officier|une passante|un homme affamé|un vieux marin)}
« S{je} V{vouloir} O{(atterrir/ver immédiatement & arriver/ver à terre & appeler/ver mon chien & arrêter/ver la flamme & accepter/ver votre aide & effacer/ver cette matinée affreuse & attraper/ver une corde & offrir/ver mes excuses & apprendre/ver à atterrir/ver)} ! » V{crier} S{la pilote}

= secours
C{pour aider/ver la pilote}, S{héros} V{apporter} O{(un chiffon & une nappe immense & un coffre & un sifflet & une botte & une carotte & une assiette & un verre d'eau & une allumette & une affiche illisible & une enveloppe & une grappe de raisin & une serrure neuve/adj & un crochet à griffes & le courrier & une corde efficace & un livre illustré)}
C{pour aider/ver la pilote}, S{héros} V{devoir} O{(appeler/ver un officier & approcher/ver sans l'effrayer/ver & attraper/ver une corde & attacher/ver un nœud & accrocher/ver un crochet & arracher/ver une affiche & allumer/ver un feu & arroser/ver la flamme & attirer/ver l'attention & affronter/ver le tonnerre & appuyer/ver une échelle & allonger/ver le bras & arrêter/ver le vent & arranger/ver une nappe & accourir/ver avec ses bottes & illuminer/ver le clocher & souffler/ver dans un sifflet & attendre/ver un accord & apprendre/ver vite & accompagner/ver l'officier & effacer/ver ses peurs)}

+ foule
T{immédiatement}, S{tout le village} V{vouloir:état} O{(accourir/ver & applaudir/ver & souffler/ver sur le ballon & allumer/ver des lampes & offrir/ver une assiette chaude & accrocher/ver une nappe & attendre/ver sur la colline & apporter/ver des carottes & affirmer/ver son courage & arroser/ver le clocher & affronter/ver le tonnerre & chasser/ver cette illusion)}
S{la foule} V{devenir} A{(immobile & immense & trop irritée/adj & presque effrayante & silencieuse comme/con une grotte & difficile à arrêter/ver & affamée vers midi & plus bruyante que le tonnerre & lente à s'irriter/ver)}
L{dans la nacelle}, S{on} V{voir:état} O{(un chat affamé & un affreux chapeau & un coffre & une assiette & un verre & une botte de foin & des allumettes & une enveloppe bleue & une carte illisible & un appareil difficile à arrêter/ver & une nappe & du courrier)}
S{(un officier|le boulanger|une fermière|un pompier)} V{essayer} I{(d'allonger/ver l'échelle & d'arracher/ver une tuile & d'approcher/ver un coffre & d'attacher/ver ses bottes & d'arranger/ver l'affaire & d'appuyer/ver sur la serrure & d'accepter/ver une idée différente & d'attirer/ver le chat affamé & d'illustrer/ver son plan & d'effrayer/ver les corbeaux & d'arrêter/ver les griffes du vent)}

= fin
T{enfin}, S{le ballon} V{toucher} O{terre}, J{et} S{la pilote} V{offrir} O{(un verre & une assiette de carottes & un sifflet & une affiche illustrée & un immense merci & une enveloppe & un repas aux affamés & un ballon & une grappe de raisin & un vol sans accident & une leçon efficace & un vol différent & un coffre de bonbons & une promenade sur la colline)}
T{enfin}, S{le ballon} V{atterrir}, J{et} S{héros} V{pouvoir} O{(souffler/ver un peu & applaudir/ver & accompagner/ver la pilote & accepter/ver un vol & raconter/ver son effort & apprendre/ver à voler/ver & accrocher/ver une affiche & arriver/ver en héros & apaiser/ver son appétit & ranger/ver son chiffon & illustrer/ver l'accident évité & oublier/ver la difficulté & appeler/ver sa famille & attacher/ver le ballon & illuminer/ver le village & attendre/ver un autre vol)}
