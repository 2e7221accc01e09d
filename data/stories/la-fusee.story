@title La fusée de la classe
@levels CP CE1
@keywords école, classe, fusée, carton, ciel, élèves, maîtresse, son é
@tenses présent

= idée
T{(lundi|mardi|jeudi|vendredi)}, L{à l'école}, S{héros} V{vouloir faire une fusée}
S{héros} V{avoir} O{une idée} : S{la classe} V{aller faire} O{une fusée}
C{avec (des cartons|du papier|un grand carton)}, S{la classe de héros} V{faire} O{une fusée}

? matériel
L{sur (la table|le tapis|le banc)}, S{les élèves} V{poser} O{[des objet.école.fourniture=ciseaux,feutre,crayon pl liste]}
S{la maîtresse} V{donner} O{(du papier doré|de la colle|une boîte|des ciseaux|six cartons)}
S{un élève} V{apporter} O{(un vieux tapis|un panier de papier)}

+ travail
S{héros} V{couper} O{(le carton|un carré|un rond)} C{pour (la fenêtre|la porte|le nez)}
S{un élève} V{coller} O{(deux|trois|cinq) étoiles} L{sur (le côté|la porte|le nez de la fusée)}
S{une élève} V{dessiner} O{(une clé|un bouton|une lune)} L{près de la porte}
S{les élèves} V{colorier} O{(la porte|le toit|les côtés)} C{en (rouge|bleu|vert|jaune|doré)}
S{héros} V{écrire} O{(son prénom|un numéro|le nom de l'école)} L{sur le (côté|carton|nez de la fusée)}
T{(à la récréation|avant le goûter|après la cantine)}, S{la fusée} V{être} A{prête}
S{toute la classe} V{crier} : « J{bravo} ! »

= petite
J{mais} S{la porte} V{être} A{trop petite} : S{les élèves} V{ne pas entrer}
J{mais} S{la fusée} V{être} A{trop petite} C{pour (un élève|la classe|un écolier)}
J{mais} L{par la porte}, S{un seul (pied|bras)} V{passer}

? parole
« S{je} V{ne pas pouvoir entrer} ! » V{dire}-S{héros}
« J{qui} V{aller monter} L{dans la fusée} ? » V{demander}-S{la maîtresse}
« V{pousser:impératif.vous}, S{je} V{vouloir monter} ! » V{crier}-S{héros}
« S{nous} V{être} A{trop grands} », V{dire}-S{un (élève|écolier)}
« V{ne pas pleurer:impératif.vous}, S{nous} V{aller chercher} O{une idée} », V{dire}-S{la maîtresse}

? essai
S{héros} V{plier} O{(les genoux|les bras)}, J{mais} S{rien} V{ne bouger}
S{héros} V{tirer}, S{un élève} V{pousser}, J{mais} S{rien} V{ne bouger}
S{les élèves} V{regarder} O{(la fusée|la porte)} M{sans parler/ver}

= pilote
J{alors} S{la poupée de la classe} V{monter} L{dans la fusée}
J{alors} S{héros} V{poser} O{(la poupée|le nounours|l'éléphant en tissu|le bébé en tissu)} L{dans la fusée}
« S{ma poupée} V{être} A{assez petite} : S{elle} V{aller monter} ! » V{dire}-S{héros}

? départ
« J{trois, deux, un} ! » V{compter}-S{les élèves}
S{toute la classe} V{lever} O{la fusée} L{au-dessus du tapis}
T{(plus tard|un jour)}, S{héros} V{aller:futur} L{(sur la lune|dans une vraie fusée)}
