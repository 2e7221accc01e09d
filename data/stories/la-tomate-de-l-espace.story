@title La tomate de l'espace
@levels CE2 CM1 CM2
@keywords espace, astronaute, station spatiale, sciences, mission, mystère
@tenses présent, passé_composé, passé_simple

# Station spatiale : l'unique tomate cultivée à bord disparaît ; un astronaute est soupçonné ; on la retrouve toute ratatinée derrière un filtre.
= ouverture
L{dans une station spatiale}, S{un astronaute} V{cultiver:état} O{une tomate} T{depuis trois mois}, J{mais} S{elle} V{s'échapper} T{un (jour|matin/nom)} C{de ses mains}
L{très loin au-dessus des nuages}, S{un astronaute} V{cueillir} O{l'unique tomate de la station}, S{qui} V{disparaître} T{(aussitôt|presque aussitôt)}
S{un astronaute} V{cueillir} O{la première tomate de l'espace}, J{mais} S{elle} V{s'envoler} T{avant le repas} J{et} V{disparaître}

? explication
L{là-haut}, S{rien} V{ne tomber:présent} : S{une tomate} V{pouvoir:présent flotter/ver} T{longtemps} L{(derrière un placard|dans un coin)}

= soupçon
S{toute l'équipe} V{l'accuser} C{de gourmandise}
S{ses (collègues|camarades)} V{le traiter} C{de gourmand}
S{l'équipage}, S{qui} V{attendre:état} O{ce repas} T{depuis longtemps}, V{le regarder} M{(sévèrement|avec méfiance|d'un air soupçonneux)}

? parole
« S{tu} V{la:f avaler:passé_composé} M{sans nous attendre/ver} ! » V{(s'exclamer|affirmer)}-S{la commandante}
« S{je} V{être} A{innocent}, J{et} S{je} V{le prouver:futur} ! » V{(répondre|protester)}-S{il} M{(vivement|dignement)}
« L{ici}, S{personne} V{ne pouvoir sortir}, J{donc/con} S{elle} V{ne pas être} A{loin} », V{(remarquer|réfléchir)}-S{la commandante}
« V{me croire:impératif.vous} : S{je} V{détester} J{même} O{les tomates} ! » V{(mentir|s'écrier)}-S{il}
« S{nous} V{chercher:futur} L{partout} », V{(décider|ordonner)}-S{la commandante}

= recherche
M{(patiemment|minutieusement)}, S{il} V{explorer} O{(toute la station|chaque module|chaque recoin)}, M{la tête en bas}
S{il} V{flotter} L{de module en module} J{et} V{fouiller} M{(patiemment|soigneusement|énergiquement)} O{chaque placard}
T{pendant (deux jours|une semaine)}, S{il} V{inspecter} O{les (tuyaux|panneaux|filtres)} L{de la station}

+ objets
L{derrière un panneau}, S{il} V{attraper} O{[un objet.école.fourniture|vêtement.pied=stylo,chaussette liste]} S{qui} V{flotter:état}
L{près du (laboratoire|télescope)}, S{il} V{apercevoir} O{une boule rouge} : S{ce} V{n'être:état que} O{(un bouchon|une balle)}
L{sous son sac de couchage}, S{il} V{retrouver} O{(un chronomètre|un thermomètre|une fourchette|une photographie)}, J{mais} O{aucune tomate}
S{il} V{interroger} O{l'ordinateur}, S{qui} V{ne rien comprendre} I{à sa question}

? temps
S{(les semaines|les mois)} V{passer}, J{et} T{à chaque repas} S{on} V{lui parler:état} I{de la tomate}
T{après (quelques semaines|plusieurs mois)}, S{il} V{commencer à douter} I{de sa propre mémoire}

= trouvaille
T{enfin}, L{derrière (un filtre|une grille|un ventilateur)}, S{la commandante} V{découvrir} O{une petite chose brune et sèche} : S{la tomate} !
T{un jour}, S{la commandante} V{ouvrir} O{une grille} J{et} V{éclater de rire} : S{la tomate} V{y être:état}, A{toute fripée} !
T{le jour du grand nettoyage}, S{la commandante} V{trouver} L{dans un coin} O{la tomate}, S{qui} V{ressembler:état} I{à un vieux pruneau}

? excuses
« S{nous} V{te devoir} O{des excuses} », V{(avouer|dire)}-S{la commandante} M{(sincèrement|humblement)}
S{tous} V{lui présenter} O{des excuses}, J{et} S{il} V{les accepter} M{volontiers}
« S{cette tomate} V{ne plus être} A{très fraîche} », V{(remarquer|soupirer)}-S{il}
« V{annoncer:impératif.vous} O{la nouvelle} I{à la Terre entière} ! » V{(s'écrier|supplier)}-S{il}
