@title La vache veut voir les vagues
@levels CP CE1 CE2
@keywords son v, vache, voyage, mer, ferme, vacances
@tenses présent
# famille : vache, vélo, voiture, avion, valise, ville, village, vent, vague, voile, vase, veste, violon, verre, vert, visage, voisin, voix, voleur, vendredi, navire, cheval, savon, rivière, olive, cave, rêve, élève, venir, voir, vouloir, vendre, voler, arriver, avancer, lever, trouver, sauver, laver, avec, vers, avant, vite, souvent, devant, vingt, neuf, vieux, chèvre

= envie
T{(vendredi|souvent)}, S{la vache du (voisin|village)} V{vouloir voir} O{les vagues}
S{la (vieille vache|vache du voisin)} V{vouloir voir} O{(les vagues|de vraies vagues)}
T{(vendredi|avant l'hiver)}, S{une vache} V{vouloir voir} O{les vagues}

? bagages
T{vite}, S{la vache} V{prendre} O{(sa valise verte & une veste verte & un verre & du savon & un vase & un violon & vingt olives & neuf savons & une voile & un livre de rêve & un vieux vélo)}

? départ
T{alors}, S{la vache} V{partir} L{(à vélo & en voiture & en avion & en navire & avec un cheval & avec un élève & avec le voisin & avec un voleur & avec une chèvre & vers la ville & vers la rivière & avant le vent)}

? route
S{la vache} (V{avancer} M{vite} & V{aller} L{vers la ville} & V{traverser} O{la rivière} & V{voir} O{un village} & V{lever} O{la voile} & V{laver} O{son visage} & V{vider} O{un verre} & V{vendre} O{son violon} & V{vendre} O{un vase} & V{trouver} O{une olive} & V{trouver} O{un navire} & V{sauver} O{un élève} & V{suivre} O{l'avion} & V{voler} C{au vent} & V{éviter} O{un voleur} & V{lever} O{la voix} & V{arriver} L{en ville} & V{voir} O{une cave} & V{suivre} O{un cheval} & V{vouloir} O{un vélo} & V{laver} O{sa veste} & V{faire} O{un rêve} & V{prendre} O{une voiture} & V{saluer} O{vingt vaches} & V{saluer} O{neuf vaches} & V{perdre} O{sa valise} & V{ramasser} O{un savon})

? gens
L{devant la vache}, (S{un élève} V{lever} O{les bras} & S{un voleur} V{se sauver} & S{un cheval} V{avancer} T{vite} & S{le vent} V{se lever} & S{une voiture} V{arriver} & S{un avion} V{voler} & S{la ville} V{rêver} & S{un village} V{venir voir} & S{une chèvre} V{vouloir venir} & S{un navire} V{arriver} & S{le voisin} V{vendre} O{sa valise} & S{vingt élèves} V{laver} O{une voiture} & S{un violon} V{jouer})

? parole
« V{venir:impératif.tu} T{vite} C{avec nous} ! » V{dire}-S{(un cheval|un élève|le voisin|la chèvre)}
« S{je} V{vouloir} O{(ta valise verte|ton vélo|ton savon|ta veste)} ! » V{dire}-S{(un voleur|un cheval|le voisin|un vieux voleur)}
« S{tu} V{arriver} T{(trop vite|avant le vent|souvent tard)} ! » V{dire}-S{(un élève|le voisin|une chèvre)}
« S{je} V{venir} C{pour (les vagues|un rêve|le vent|la rivière)} ! » V{dire}-S{la vache}

= fin
J{mais} S{une vague} V{arriver} : S{la vache} V{se sauver} !
T{enfin}, S{la vache} V{voir} O{(les vagues & un navire & une voile verte & vingt vagues & neuf vagues & le vent sur l'eau & un visage ami & des élèves & un village & un vieux navire & un cheval de mer)} !
J{mais} S{les vagues} V{être} A{trop (vertes|froides/adj|vives)} C{pour la vache} !
