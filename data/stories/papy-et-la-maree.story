@title Papy et la marée
@levels CP CE1 CE2
@keywords mer, plage, vacances, été, bord de mer, marée, poissons, océan
@tenses présent
# famille : mer, plage, sable, vague, marée, coquillage, crabe, crevette, moule, étoile de mer, algue, méduse, poisson, mouette, dauphin, baleine, requin, pieuvre, phoque, hippocampe, tortue, sardine, bateau, voilier, barque, port, phare, rocher, falaise, île, vent, soleil, parasol, serviette, seau, pelle, râteau, ballon, maillot, lunettes, chapeau, crème, bouée, palmes, masque, tuba, filet, épuisette, pêcheur, marin, nager, plonger, pêcher, bronzer, creuser, flotter, couler, salé, bleu, profond, château, dune, galet, glace, matelas, vacances, drapeau, oursin, huître

= marée
L{sur son matelas}, S{papy} V{dormir} L{(à la plage|au soleil|sous le parasol|près du rocher)}, J{mais} S{la mer} V{monter} !
S{la marée} V{monter}, J{mais} S{papy} V{dormir} L{sur son matelas, (sur la plage|sur le sable|au soleil|près du rocher|sous le parasol|contre la dune|sur les galets)} !

? emporte
T{bientôt}, S{une vague} V{emporter} O{(la serviette & le seau & la pelle & le râteau & le ballon & le maillot & les lunettes & le chapeau & la crème & la bouée & les palmes & le masque & le tuba & le filet & l'épuisette & le parasol & la glace & le château de sable & le drapeau & la barque)} !
L{plus loin}, S{l'eau} V{couvrir} O{(le sable & la plage & le rocher & les galets & la dune & le château & la serviette & la pelle & le seau & les algues & les coquillages & le matelas du voisin & la barque & les moules)} !

= gestes
C{pour sauver/ver papy}, S{héros} (V{nager} & V{plonger} & V{mettre} O{un masque} & V{mettre} O{ses palmes} & V{prendre} O{son tuba} & V{chercher} O{un filet} & V{appeler} O{un marin} & V{appeler} O{un pêcheur} & V{monter} L{sur un rocher} & V{lâcher} O{sa glace} & V{tirer} O{une barque} & V{sauter} L{dans la vague} & V{prendre} O{la bouée} & V{courir} L{vers la falaise} & V{agiter} O{un drapeau} & V{monter} L{au phare} & V{crier} C{dans le vent})
T{vite}, S{héros} V{rattraper} O{(le ballon & le parasol & la serviette & la crème & le seau & la pelle & le râteau & le chapeau & ses palmes & son masque & le filet)}

? bêtes
L{dans l'eau}, S{héros} V{voir} O{(un crabe & une crevette & une moule & un oursin & une huître & une étoile de mer & une algue & une méduse & un petit poisson & une sardine & un hippocampe & une tortue & un bébé phoque & une pieuvre & un coquillage & un galet bleu)} !
L{au large}, S{on} V{voir} O{(un dauphin & une baleine & un requin & un phoque & une tortue & une pieuvre & une mouette & un voilier & un bateau & une barque & un phare & une île & un pêcheur & un marin & un drapeau & le port & la falaise & une bouée)}

? papy
S{papy} V{rêver} I{(d'un bateau & d'un voilier & d'une île & d'un phare & d'une baleine & d'un dauphin & d'une pieuvre & d'un requin & d'un port & d'une falaise & du vent & du soleil & de vacances & d'une glace)}
L{sur l'eau (profonde|bleue|salée)}, S{papy} V{glisser} M{sans (bouger|nager|couler)/ver} !
S{papy} V{vouloir +seulement} O{(bronzer/ver & dormir/ver & flotter/ver & rêver/ver)}
S{l'eau} V{être} A{(profonde & froide/adj)}, J{mais} S{papy} V{ronfler} !

= réveil
T{enfin}, S{papy} V{se réveiller} : S{il} V{flotter} C{comme (un bateau|une bouée|une baleine|un voilier|une méduse|une algue|un phoque|une mouette)} !
T{enfin}, S{papy} V{se réveiller} : S{il} V{avoir} O{(un crabe & une crevette & une moule & un oursin & une huître & une étoile de mer & une algue & une méduse & un poisson & une sardine & un hippocampe & un coquillage & une mouette & un galet & une tortue)} L{sur son matelas} !
2 | T{enfin}, S{papy} V{ouvrir} O{un œil} : S{il} V{flotter} L{(près du port|près du phare|loin de la plage|près d'une île|sous la falaise|sur une vague|en pleine mer)} !

? après
S{(un pêcheur|un marin|le courant|un voilier|un dauphin|une baleine|une tortue)} V{ramener} O{papy} L{(à la plage|sur le sable|au port|près du phare|sur les galets)}
