@title La bourrasque du carrefour
@levels CM1 CM2
@keywords orage, tempête, ville, vent, mots en rr, double r, consonnes doubles
@tenses présent, passé_composé, passé_simple
# famille : atterrir, interrompre, correspondre, irrésistible, terrain, tonnerre, horreur, bourrasque, serrure, guerre, carrefour, débarrasser, carré, terrasse, barreau, barrière, arrêter, arriver, arroser, verre, pierre, terre, carrosse, perruque, perroquet, fourrure, courrier, terrible, barrer, serrer, verrou, marron, arrière, correct, erreur, terreur, sierra, garrot, parrain, marraine, nourrir, pourrir, horrible, corriger, carrière

= coup de vent
T{soudain}, S{une bourrasque (terrible|irrésistible|horrible|)} V{arriver} L{(au carrefour|sur la terrasse|par le terrain de jeux|avec un coup de tonnerre)}
S{le tonnerre} V{interrompre} O{(la fête du carrefour|le repas sur la terrasse|le match sur le terrain|le courrier du facteur)}

+ dégâts
S{le vent} V{arracher} O{(la perruque du maire & une barrière & le courrier & un verre de la terrasse & la fourrure d'une dame & le chapeau carré du parrain & un barreau de la fenêtre & les marrons du marchand & une serrure rouillée & le perroquet de la marraine)}
S{on} V{voir} O{(atterrir/ver une perruque & arriver/ver un parasol & voler/ver le courrier & courir/ver le facteur & rouler/ver des pierres & serrer/ver les verrous & danser/ver un carrosse de manège)} L{(sur le terrain|au milieu du carrefour|sur la terrasse)}
« J{quelle (horreur|terreur|bourrasque|guerre)} ! » V{crier} S{(la marraine|le parrain|le facteur|le perroquet)}
S{il} V{falloir} O{(débarrasser/ver la terrasse & barrer/ver le carrefour & arrêter/ver les voitures & serrer/ver les verrous & interrompre/ver le marché & corriger/ver une erreur de la météo & rentrer/ver les verres & nourrir/ver les peureux & prévenir/ver la marraine)}

= rencontre
L{derrière (une barrière|une grosse pierre|la porte sans serrure|un verrou)}, S{deux inconnus} V{se serrer} L{(l'un contre l'autre|sous la même fourrure|contre la terre)}
L{au carrefour}, S{deux voisins en guerre} V{se retrouver} L{sous le même (parapluie carré|toit de terre|carrosse)}

+ paix
S{ils} V{se débarrasser} I{(de leur colère|de leurs manteaux|de leur terreur)} J{et} V{se mettre} I{à (correspondre/ver par signes|rire/ver du tonnerre|corriger/ver leurs erreurs)}
S{l'un} V{avoir:état} O{(un verre|des marrons|une perruque)}, S{l'autre} V{avoir:état} O{(du pain|une clé sans serrure|un rire irrésistible)}

= fin
J{quand} S{la bourrasque} V{s'arrêter}, S{la perruque du maire} V{atterrir} L{sur (le perroquet|le parrain|un terrain de football)} : S{le rire} V{être:état} A{irrésistible} !
J{quand} S{le tonnerre} V{s'arrêter}, S{les deux voisins} V{partager:événement} O{un verre} L{(sur la terrasse|au carrefour)} : S{la guerre} V{être:état} A{finie} !
