@title Qui est le lion ?
@levels CE1 CE2 CM1
@keywords carnaval, déguisement, masque, costume, confettis, fête, mars, février
@tenses présent, passé_composé, passé_simple

= ouverture
T{pour le carnaval}, S{héros} V{se cacher} L{sous un grand costume de lion}, C{de la tête aux pieds}
T{(en février|en mars)}, C{pour le carnaval}, S{héros} V{fabriquer} M{en secret} O{un costume de lion}

= désir
S{personne} V{ne devoir:état deviner/ver} J{qui} V{se trouver:état} L{sous la crinière}
S{héros} V{parier:antérieur} C{avec (son frère|son cousin)} I{de traverser/ver la ville sans être/ver <reconnu|reconnue>}

? costume
C{avec (de la laine|du papier|du carton|un vieux tapis), de la colle et (des boutons|des ciseaux|un ruban|du fil)}, S{héros} V{faire:antérieur} O{une crinière (énorme|orange|ébouriffée)}
L{sous le masque}, S{il} V{faire:état} A{(chaud|sombre)}, J{et} S{on} V{ne voir:état que} O{ses pieds}

+ défilé
S{les (tambours|trompettes)} V{ouvrir} O{la marche/nom}, J{et} S{les confettis} V{tomber} M{comme une neige (rose/adj|folle|de toutes les couleurs)}
S{trois (princesses|chevaliers|clowns|robots|pirates)} V{saluer} O{le lion}
L{devant la mairie}, S{le maire} V{lui serrer} O{la patte} M{sans hésiter/ver}
S{(la boulangère|le facteur|le pharmacien|la bibliothécaire)} V{lui tendre} O{(un beignet|une crêpe|une gaufre|un bonbon)}, J{mais} S{un lion} V{ne pas parler:présent}
S{(un petit chien|un chat)} V{sentir} O{sa queue}, V{éternuer} J{et} V{s'enfuir}
S{la maîtresse}, M{déguisée en (abeille|citrouille|reine|grenouille)}, V{chercher} O{ses élèves} J{et} V{en compter} O{un de moins}
L{sur la place}, S{tout le monde} V{danser} O{la ronde} L{autour (du géant de paille|de la fontaine|du feu)}
3 | S{le lion} V{rugir}, V{bondir} J{et} V{perdre} O{(une griffe|trois moustaches|un bouton)} L{au milieu de la foule}

? parole
« J{qui} V{être}-S{tu}, S{lion} ? » V{demander} S{(une coccinelle|un cow-boy|un fantôme|une fée)}
« S{ce} V{être +sûrement} A{le directeur} ! » V{souffler} S{(un pirate|un robot|une sorcière)}
« V{enlever:impératif.tu} O{ton masque}, S{nous} V{vouloir} O{savoir/ver} ! » V{crier} S{les enfants}
« S{je} V{connaître} O{ce lion}, J{mais} S{je} V{le dire:futur} T{demain} », V{mentir} S{(un pirate|une sorcière)}

= chute
T{(soudain|tout à coup)}, S{sa grand-mère} V{traverser} O{la foule} J{et} V{ordonner} I{au lion} : « V{mettre:impératif.tu} O{ton écharpe} ! »
T{(soudain|tout à coup)}, S{sa petite sœur} V{montrer} O{les (pieds|lacets) du lion} J{et} V{crier} O{son prénom} L{devant tout le monde}

= fin
S{le masque} V{tomber}, J{et} S{héros} V{rire} M{aux éclats}, J{puis} V{secouer} O{ses confettis}
S{la foule} V{applaudir} O{le lion}, S{qui} V{rougir} L{sous sa crinière}
