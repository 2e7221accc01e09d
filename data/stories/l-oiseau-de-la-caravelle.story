@title L'oiseau de la caravelle
@levels CM1 CM2
@keywords grandes découvertes, Christophe Colomb, explorateur, caravelle, océan, histoire
@tenses présent, passé_composé, passé_simple
# famille : explorateur, navigateur, Colomb, roi, reine, Espagne, Portugal, Indes, Afrique, Europe, caravelle, navire, voile, mât, équipage, marin, matelot, mousse, capitaine, boussole, astrolabe, carte, globe, océan, mer, côte, île, continent, terre, tempête, faim, soif, biscuit, eau, tonneau, rat, épice, poivre, cannelle, or, soie, perroquet, habitant, village, échange, découverte, voyage, horizon, étoile, naviguer, explorer, découvrir, échanger, débarquer, inconnu, lointain, nouveau, courageux, affamé

= attente
T{depuis deux mois}, S{(la caravelle|un navire d'Espagne|une caravelle du Portugal|un explorateur|un navigateur courageux|un capitaine|un équipage affamé)} V{chercher:état} O{(une route & la côte & des épices & le poivre & la cannelle & de l'or & la soie & une île & un continent inconnu & les Indes & une terre lointaine & un nouvel océan)}
C{pour (le roi d'Espagne|le roi du Portugal|la reine|l'or|le poivre|la cannelle|une île inconnue)}, S{une caravelle} V{quitter} O{l'Europe} J{et} V{se perdre} L{en pleine (mer|tempête|nuit)}

+ peine
L{à bord}, S{il} V{ne rester:état que} O{(de l'eau sale & un biscuit & un tonneau & un rat & la faim & la soif & une carte déchirée & une boussole folle & une voile trouée & un peu de poivre)}
« S{nous} V{ne plus vouloir} O{(naviguer/ver & explorer/ver & découvrir/ver les Indes & mourir/ver de soif & manger/ver du rat & suivre/ver une carte & croire/ver au globe & obéir/ver au capitaine & regarder/ver l'horizon & servir/ver le roi & échanger/ver notre vie contre de l'or)} ! » V{crier} S{(l'équipage|un marin|un matelot|un vieux navigateur)}
L{devant (la carte|l'astrolabe|le globe|la boussole|une étoile|l'océan|le mât brisé|l'horizon|un tonneau vide)}, S{le capitaine} V{rêver:état} I{(à Colomb & à la reine & au roi & à l'Espagne & au Portugal & à l'Europe & à l'Afrique & aux Indes & aux épices & à l'or & à la découverte & à la soie & au poivre & à un bel échange & à un explorateur célèbre & au voyage du retour)}
L{sur le navire}, (S{un marin affamé} V{prier:état} & S{un matelot} V{pleurer:état} & S{un vieux navigateur} V{perdre:état} O{courage} & S{un explorateur inconnu} V{dessiner:état} O{une carte} & S{le mousse} V{regarder:état} O{la mer} & S{l'équipage} V{gronder:état} & S{un rat} V{ronger:état} O{une voile} & S{la tempête} V{approcher:état} & S{le biscuit} V{manquer:état} & S{un marin d'Espagne} V{dormir:état} & S{un marin du Portugal} V{chanter:état} & S{un marin d'Afrique} V{guetter:état} & S{un matelot} V{compter:état} O{chaque étoile})

= oiseau
L{(sur le mât|sur une voile|sur un tonneau|à l'horizon|au-dessus de la mer|sur le bord du navire)}, S{(le mousse|un matelot|un marin)} V{apercevoir +alors} O{un oiseau}, C{une brindille verte au bec}

+ cri
« S{un oiseau} V{annoncer} O{(une île & une côte & la terre & un village & un continent & la fin du voyage & un nouveau pays & de l'eau douce & la fin de la faim & une grande découverte & un port lointain)} ! » V{crier}-S{le mousse}
S{le navire} V{suivre} O{l'oiseau}, J{car} S{chacun} V{vouloir:état} O{(débarquer/ver & découvrir/ver une île & explorer/ver une côte & boire/ver de l'eau & oublier/ver la tempête & échanger/ver un biscuit contre un fruit & toucher/ver la terre & dormir/ver loin de l'océan & saluer/ver un habitant)}

= terre
T{à l'aube}, S{l'équipage} V{débarquer} L{sur (une île|une côte inconnue|une terre nouvelle|un continent inconnu|une plage lointaine)} : S{les habitants} V{lui offrir} O{(de l'eau & des fruits & un perroquet & un échange & du maïs & une fête & un peu d'or & une épice inconnue)}

= fin
T{le soir}, S{le capitaine} V{dessiner} L{sur sa carte} O{(une île & la côte & un village & un continent & une étoile & l'océan & la terre inconnue & la caravelle & le mousse courageux & son équipage & un perroquet & l'horizon)}, J{et} O{un petit oiseau}
