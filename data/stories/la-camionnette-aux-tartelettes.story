@title La camionnette aux tartelettes
@levels CE2 CM1 CM2
@keywords marché, cuisine, camionnette, bricolage, village, suffixes, noms en ette, noms en et, noms en ier, noms en ière, noms en age, noms en ure, noms en esse, noms en ance, noms en ence, adjectifs en able, adjectifs en ible
@tenses présent, passé_composé, passé_simple
# famille : fillette, clochette, fourchette, casquette, trottinette, camionnette, bicyclette, tartelette, galette, noisette, assiette, serviette, omelette, courgette, garçonnet, coffret, tabouret, robinet, carnet, bracelet, pommier, cerisier, panier, cahier, sablier, escalier, courrier, collier, pompier, cavalier, jardinier, théière, cafetière, soupière, rivière, lumière, barrière, clairière, poussière, village, fromage, ménage, garage, orage, bricolage, nettoyage, virage, peinture, couverture, ceinture, confiture, ouverture, fermeture, serrure, aventure, nourriture, verdure, voiture, tristesse, gentillesse, politesse, vitesse, sagesse, tendresse, maladresse, adresse, distance, confiance, élégance, patience, prudence, silence, urgence, aimable, capable, agréable, mangeable, véritable, adorable, visible, possible, terrible, horrible, sensible, paisible

= achat
L{dans une camionnette}, S{héros} V{préparer} O{(des tartelettes & des galettes & de la confiture & une omelette & du fromage & des noisettes & une soupière de soupe & une cafetière & une théière & un panier de pommes & des assiettes & des serviettes & une clochette pour l'ouverture & un tabouret & un coffret de fourchettes & un carnet de recettes & un cahier de comptes & un sablier de cuisine & une lumière d'ambiance & une casquette)}
C{pour ouvrir/ver une camionnette à tartelettes}, S{héros et sa tante} V{terminer} O{(la pose d'un robinet & la pose d'une serrure & un escalier de bois & un long bricolage & un grand ménage & un nettoyage complet & une belle peinture & un achat de nourriture & un cahier de recettes & un travail de patience & une affiche à la bonne adresse & un courrier au maire & la fermeture des fenêtres)}

+ installation
L{au bord de la rivière}, S{l'endroit} V{être:état} A{(agréable & paisible & visible du village & adorable & en pleine/adj verdure & plein/adj de lumière & près d'une clairière & à courte distance & dans un silence parfait/adj & sous un pommier & sous un cerisier & sensible au vent)}
C{pour attirer/ver le village}, S{héros} V{agiter} O{(une clochette & une casquette & une serviette & une couverture & un collier de noisettes & un bracelet de clochettes & un coffret de galettes & une ceinture rouge/adj)}
« V{goûter:impératif.vous} O{(nos tartelettes & une galette & la confiture & ce fromage & une omelette & la courgette & nos noisettes & le café de la cafetière)} ! » V{crier} S{sa tante} M{avec (élégance|gentillesse|tendresse|politesse|confiance|patience)}

= ennui
T{soudain}, S{un orage (terrible|horrible|visible de loin|véritable)} V{renverser} O{(le panier & la soupière & la théière & la cafetière & une assiette & un tabouret & la barrière & le sablier & les fourchettes & la confiture & le carnet de comptes & la couverture & une bicyclette & une trottinette & le coffret & le fromage)}
T{soudain}, S{la camionnette} V{glisser} L{vers la rivière}, C{à cause (d'un virage trop serré/adj & d'une maladresse au garage & d'un orage & d'un manque de prudence & de la vitesse du vent & d'un horrible coup de vent & d'un terrible choc)}

+ secours
T{en urgence}, S{(un pompier|un cavalier|un jardinier|une fillette|un garçonnet)} V{arriver} C{avec (une ceinture & une corde & courage et/con adresse & une grande sagesse & beaucoup de patience & la voiture du garage & une bicyclette & une couverture & l'aide du village & un outil de bricolage)}
S{sa tante} V{rester:événement} A{(aimable & capable de rire/ver & agréable avec tous & presque paisible & fidèle à son aventure & sans tristesse & d'une grande sagesse & adorable)}
« S{rien} V{ne être} A{(perdu/adj|terrible|horrible|irréparable)} ! » V{dire} S{(un pompier aimable|un cavalier aimable|une fillette sensible|un garçonnet capable|un jardinier paisible)}

? tri
S{tout} V{être} A{encore (mangeable|possible|agréable à l'œil|lavable)}, J{sauf (la confiture & une omelette & une courgette & le fromage & les galettes & une tartelette)}

= succès
T{enfin}, S{le village} V{oublier} O{(l'orage & la poussière & la terrible pluie & l'horrible matinée)} J{et} V{acheter} O{tout}
T{enfin}, S{sa tante} V{servir} O{(une fillette & un garçonnet & un cavalier & un jardinier & un pompier & le village & des galettes & du fromage & une tartelette par/pré personne & un goûter dans la verdure)} M{avec (gentillesse|élégance|confiance|tendresse|patience|politesse|sagesse)}
