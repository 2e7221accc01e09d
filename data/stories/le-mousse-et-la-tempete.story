@title Le mousse et la tempête
@levels CE2 CM1 CM2
@keywords mer, tempête, bateau, navire, marin, océan, équipage, voyage, pirates, port
@tenses présent, passé_composé, passé_simple

= ouverture
T{ce matin-là}, S{(le navire|le voilier|le bateau|la caravelle|le trois-mâts)} V{quitter} O{(le port|la côte|le quai|la baie|la rade)} C{avec (tout son équipage|vingt marins|une cargaison d'épices|un jeune mousse à bord)}
S{héros} V{être:état} A{le plus jeune marin de (l'équipage|ce navire|ce grand voilier)} : S{on} V{l'appeler:état} O{le mousse}
T{depuis trois semaines}, S{(le navire|l'équipage|le voilier)} V{naviguer:état} L{(loin des côtes|vers une île lointaine|sur l'océan|vers l'horizon)}

+ calme
S{la mer} V{être:état} A{(~calme/adj & ~lisse & ~profond & ~bleu & ~immense & ~tranquille)}, J{et} S{(les mouettes|des dauphins|une baleine|des poissons volants)} V{suivre:état} O{(le navire|le sillage)}
S{le capitaine} V{observer} O{(l'horizon|les étoiles|la carte|le ciel|la côte|les vagues|les nuages)} C{avec sa longue-vue} J{et} V{donner} O{(ses ordres|le cap)}
S{(les marins|les matelots|l'équipage)} (V{hisser} O{la grand-voile} & V{hisser} O{une voile} & V{hisser} O{les voiles} & V{plier} O{une voile} & V{réparer} O{un filet} & V{laver} O{le pont} & V{lever} O{l'ancre} & V{chanter} & V{jeter} O{les filets} & V{pêcher} & V{tirer} C{sur les cordages})
L{du haut du mât}, S{héros} V{apercevoir} O{(un rocher|une île|un phare|une voile|une barque|un port|une baleine|un nuage noir/adj|la côte|un récif)} L{à l'horizon}

+ tempête
T{(soudain|tout à coup|brusquement|vers midi|à la tombée de la nuit)}, S{(la tempête|l'orage|l'ouragan)} V{éclater} J{et} S{les vagues} V{devenir} A{(~énorme & ~gigantesque & ~haut & ~dangereux & ~furieux & ~violent & ~terrible)}
S{(une vague|une vague énorme|la houle|une lame)} V{balayer} O{le pont} J{et} V{emporter} O{(une barque|un tonneau|les filets|la voile|un canot|une rame)}
S{le vent} V{hurler:état} L{dans les (voiles|cordages)}, J{et} S{(l'écume|la pluie|le brouillard|la brume)} V{cacher:état} O{(la côte|les rochers|l'horizon|le phare|les récifs)}
S{(le mât|le gouvernail|la coque|la grand-voile)} V{craquer:état}, J{mais} S{(le capitaine|l'équipage|chaque marin)} V{lutter:état} M{(courageusement|bravement|sans relâche|en silence|de toutes ses forces)} C{contre (la tempête|les vagues|le vent|les flots|le courant)}
S{le navire} V{dériver} L{vers (les rochers|les récifs|la falaise)} : S{il} V{falloir:état} O{(virer/ver de bord|changer/ver de cap|jeter/ver l'ancre|baisser/ver les voiles|naviguer/ver sans voile)} M{au plus vite}

? parole
« S{nous} V{ne plus pouvoir} O{(naviguer/ver ainsi|voir/ver le port|voir/ver l'horizon|tenir/ver la barre)} ! » V{crier} S{un (vieux marin|marin)}
« V{tenir:impératif.vous} M{bon/adv} J{et} V{baisser:impératif.vous} O{(les voiles|la voile)} ! » V{crier} S{le capitaine}

= tournant
T{(alors|enfin|soudain)}, S{héros} V{voir} O{la lumière d'un phare} J{et} V{guider} O{(le navire|l'équipage|le capitaine)} L{entre (les rochers|les récifs|les vagues)}
S{héros} V{grimper} M{(vite|sans hésiter)} L{au mât} J{et} V{montrer} O{(la lumière du phare|l'entrée du port|un passage entre les rochers)}

= fin
T{(à l'aube|au lever du soleil|le lendemain)}, S{(le navire|l'équipage|le voilier)} V{entrer} L{(dans le port|au port)} : S{le mousse} V{sauver:antérieur} O{tout le monde/nom}
T{(à l'aube|le lendemain|au matin)}, S{la mer} V{être:état} A{calme/adj}, J{et} S{le capitaine} V{offrir} O{sa longue-vue} I{au mousse}
