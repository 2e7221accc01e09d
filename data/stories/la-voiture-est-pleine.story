@title La voiture est pleine
@levels CP CE1 CE2
@keywords vacances, été, camping, voyage, départ, voiture, valise, bagages
@tenses présent
# famille : vacances, été, juillet, août, départ, voyage, valise, sac, tente, duvet, matelas, lampe, réchaud, carte, gourde, glacière, chaise, table, parasol, serviette, maillot, chapeau, lunettes, crème, sandale, short, bouée, palmes, masque, seau, pelle, ballon, raquette, vélo, canne à pêche, jeu, livre, appareil photo, chien, chat, papa, maman, frère, sœur, mamie, papy, cousin, mer, montagne, campagne, lac, rivière, plage, forêt, camping, hôtel, île, nager, bronzer, marcher, pêcher, jouer, dormir, lire, visiter, grimper, partir, rouler, voiture, coffre, toit, train, avion, bateau, soleil, chaud, long, loin, cahier, pain, pastèque, melon, glace

= charge
C{pour (les vacances|la mer|la montagne|la campagne|le lac|la rivière|la plage|la forêt|le camping|l'été|juillet|août|le départ|le voyage|l'île)}, S{papa} V{prendre} O{(la tente & un duvet & un matelas & une lampe & le réchaud & une carte & une gourde & la glacière & une chaise & une table & le parasol & une serviette & un maillot & un chapeau & des lunettes & de la crème & des sandales & une bouée & des palmes & un masque & un seau & une pelle & un ballon & une raquette & un vélo & une canne à pêche & un jeu & un livre & une valise & un sac & un bateau gonflable & un cahier & du pain & un melon)} !

? rêve
L{là-bas}, S{on} V{vouloir} O{(nager/ver & bronzer/ver & marcher/ver & pêcher/ver & jouer/ver & dormir/ver sous la tente & lire/ver & visiter/ver une île & grimper/ver & manger/ver une glace)} !

? ajoute
S{héros} V{ajouter} O{(un ballon & un seau & une pelle & un masque & des palmes & une bouée & un jeu & un livre & une raquette & un vélo & une valise & un sac & un short & un maillot & des sandales & un chapeau & une serviette & des lunettes & de la crème & un appareil photo & un cahier & une pastèque & un melon & du pain & une glace & le chat & le chien & un petit matelas & une gourde & une lampe)} !

? famille
J{et} S{(maman & mamie & papy & son frère & sa sœur & un cousin & le chien & le chat)} V{vouloir partir} !
T{bientôt}, (S{mamie} V{fermer} O{sa valise} & S{papy} V{porter} O{une table} & S{maman} V{apporter} O{une lampe} & S{son frère} V{apporter} O{un vélo} & S{sa sœur} V{pousser} O{un sac} & S{le chien} V{sauter} L{dans le coffre} & S{un cousin} V{porter} O{une chaise} & S{la glacière} V{tomber} & S{le parasol} V{tomber})

? route
S{la route} V{être} A{(longue/adj|très longue)} : S{on} V{ne rien oublier} !

= plein
T{enfin}, S{la voiture} V{être} A{pleine}, J{mais} S{papa} V{être} L{dehors} !
T{enfin}, S{le coffre} V{être} A{plein}, J{mais} S{rien} V{ne rouler} !

? train
T{alors}, S{tous} V{partir} L{(en train|en bateau|en avion|à vélo)} C{avec (un sac|une valise|un livre|un jeu|une gourde|un ballon|un chapeau)} !
T{alors}, S{papa} (V{monter} L{sur le toit} & V{retirer} O{la tente} & V{retirer} O{le parasol} & V{retirer} O{la table} & V{porter} O{un vélo} & V{vider} O{la glacière} & V{oublier} O{le duvet})
