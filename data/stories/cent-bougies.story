@title Cent bougies
@levels CE1 CE2 CM1
@keywords anniversaire, grand-mère, famille, nombres, bougies, gâteau, cent, fête
@tenses présent, passé_composé, passé_simple

= ouverture
S{l'arrière-grand-mère de héros} V{fêter:état} O{ses cent ans}, J{et} S{il} V{falloir:état} O{cent bougies} L{sur le gâteau}
T{(ce dimanche|samedi|un dimanche de mai)}, S{toute la famille} V{fêter:état} O{les cent ans de l'arrière-grand-mère de héros}

= désir
S{héros} V{promettre:antérieur} I{de trouver/ver cent bougies}, A{pas une de moins}
C{pour lui faire/ver plaisir}, S{héros} V{vouloir:état planter/ver} O{une bougie pour chaque année}

+ collecte
L{dans le tiroir de la cuisine}, S{héros} V{trouver} O{(huit|neuf|onze|douze) bougies (roses|bleues|un peu tordues)}
S{sa tante} V{en apporter} O{(vingt|vingt et une|vingt-quatre)}, L{au fond de son sac}
S{la boulangère} V{en vendre} O{trente-six} J{et} V{en offrir} O{quatre}
S{le voisin du (premier|deuxième|troisième) étage} V{en prêter} O{(treize|quatorze|quinze|seize)}, C{(couvertes de poussière|roulées dans un journal|à la vanille)}
L{derrière les (boules|guirlandes) de Noël}, S{son (père|oncle|grand-père)} V{en découvrir} O{sept}
S{ses (cousins|cousines)} V{fouiller} O{(les placards|les buffets|la cave|toute la maison)} J{et} V{revenir} C{avec (dix|dix-huit|dix-neuf) bougies}

? invités
S{(quarante|cinquante|soixante|soixante-dix|quatre-vingts) personnes} V{arriver} L{de partout} : S{des oncles, des tantes, des (neveux|nièces|cousins), et même un bébé de (deux|trois|cinq) mois}
S{les invités} V{déposer} O{(des fleurs|des paquets|des chocolats|un grand bouquet)} L{sur (la table|le buffet|les genoux de la vieille dame)}

? gâteau
S{le pâtissier} V{livrer} O{un gâteau (énorme|large comme une roue|de trois étages)}, C{avec (des fraises|des framboises|du chocolat|des amandes|de la crème)}

= obstacle
J{mais} L{sur le gâteau}, S{il} V{ne y avoir:état que} S{quatre-vingt-dix-neuf bougies} : S{il} V{en manquer:état} O{une} !
T{au moment d'allumer/ver}, S{héros} V{compter} O{quatre-vingt-dix-neuf bougies} : J{où} V{être:état} S{la centième} ?

? parole
« S{ce} V{ne pas être} A{grave}, S{je} V{se sentir} A{plus jeune} ! » V{rire} S{la vieille dame}
« V{chercher:impératif.nous +encore}, S{elle} V{ne pas pouvoir être/ver} L{loin} ! » V{ordonner}-S{héros}
« J{qui} V{cacher:passé_composé} O{la dernière} ? » V{demander} S{(son père|sa mère|sa tante|son oncle)}

= chute
T{(soudain|tout à coup|alors)}, S{la vieille dame} V{ouvrir} O{(son sac|sa boîte à bijoux|son armoire)} J{et} V{en sortir} O{une vieille bougie}, O{la toute première} !
S{la vieille dame} V{se lever} J{et} V{prendre} L{dans (le buffet|son tiroir)} O{une bougie jaunie} : S{elle} V{la garder:état} T{depuis son premier anniversaire}

= fin
T{enfin}, S{les cent flammes} V{éclairer} O{(la pièce|tous les visages)}, J{et} S{toute la famille} V{souffler} M{ensemble}
S{il} V{falloir:événement} O{souffler/ver cinq fois}, J{puis} S{chacun} V{recevoir} O{une part de gâteau} J{et} O{un peu de cire}
