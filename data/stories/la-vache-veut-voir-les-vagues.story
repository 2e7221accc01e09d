@title La vache veut voir les vagues
@levels CP CE1 CE2
@keywords son v, vache, voyage, mer, ferme, vacances
@tenses présent
# famille : vache, vélo, voiture, avion, valise, ville, village, vent, vague, voile, vase, veste, violon, verre, vert, visage, voisin, voix, voleur, vendredi, navire, cheval, savon, rivière, olive, cave, rêve, élève, venir, voir, vouloir, vendre, voler, arriver, avancer, lever, trouver, sauver, laver, avec, vers, avant, vite, souvent, devant, vingt, neuf, vieux, chèvre

= envie
S{la (vieille vache|vache du voisin|vache du village)} V{vouloir voir} O{(les vagues|de vraies vagues)}
T{(vendredi|avant l'hiver)}, S{une vache} V{vouloir voir} O{les vagues}
T{souvent}, S{une vache} V{rêver} C{de voir/ver les vagues}

? bagages
C{pour son voyage}, S{la vache} V{prendre} O{(une valise verte & une veste verte & un verre & un vase & un violon & vingt olives & neuf savons & une voile & un livre & un vieux vélo)}

? départ
T{alors}, S{la vache} V{partir} L{(à vélo & en voiture & en avion & en navire & avec un cheval & avec un élève & avec le voisin & avec une chèvre & vers la ville & vers la rivière)}

? route
C{pour avancer/ver}, S{la vache} (V{lever} O{la voile} & V{suivre} O{le vent} & V{suivre} O{un avion} & V{suivre} O{un cheval} & V{prendre} O{une voiture} & V{vendre} O{son violon} & V{vendre} O{un vase} & V{vider} O{un verre} & V{trouver} O{un vélo} & V{trouver} O{un navire} & V{traverser} O{une rivière} & V{traverser} O{un village})
J{mais}, L{sur la route}, S{un voleur} V{prendre} O{(sa valise|sa veste|son violon|son vélo|sa voile|ses olives)} !

? gens
L{devant la vache}, (S{un élève} V{lever} O{les bras} & S{un voleur} V{se sauver} & S{un cheval} V{avancer} & S{une chèvre} V{vouloir venir} & S{le voisin} V{rêver} & S{une voiture} V{s'arrêter} & S{vingt élèves} V{lever} O{la main} & S{neuf vaches} V{lever} O{la voix})

? parole
« V{venir:impératif.tu} T{vite} C{avec nous} ! » V{dire}-S{(un cheval|un élève|le voisin|une chèvre)}
« S{je} V{vouloir} O{(ta valise verte|ton vélo|ton savon|ta veste)} ! » V{dire}-S{(un voleur|un cheval|un vieux voleur)}
« S{tu} V{arriver} T{(trop vite|avant le vent)} ! » V{dire}-S{(un élève|un cheval|une chèvre)}
« S{je} V{venir} C{pour (les vagues|un rêve)} ! » V{dire}-S{la vache}

= fin
J{mais} S{une vague} V{arriver} : S{la vache} V{se sauver} !
T{enfin}, S{la vache} V{voir} O{(les vagues & un navire & une voile verte & vingt vagues & neuf vagues & un vieux navire)} !
J{mais} S{les vagues} V{être} A{trop (vertes|froides/adj|vives)} C{pour la vache} !
