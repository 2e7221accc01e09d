@title La marchande de cerfs-volants
@levels CE1 CE2 CM1
@keywords vent, cerf-volant, marché, champ, dimanche, an en am em, fête, métiers
@tenses présent, passé_composé, passé_simple

# Une marchande vend des cerfs-volants, mais il n'y a pas de vent. Un enfant achète pourtant un cerf-volant, monte en haut de la pente, s'élance. Le vent se lève ; tout le monde achète ; le vent emporte la tente !
# « Dimanche prochain, je vends des parapluies. »

= ouverture
L{dans un champ}, S{une marchande de cerfs-volants} V{attendre:état} O{le vent}
S{le vent} V{manquer:état} I{à la marchande de cerfs-volants}
3 | T{dimanche}, L{dans un grand champ}, S{une marchande} V{vendre:état} O{des cerfs-volants}, J{mais} S{le vent} V{manquer:état}
3 | S{une marchande} V{tendre} O{sa tente (blanche|orange)} L{dans un champ} C{pour vendre des cerfs-volants}, J{mais} S{le vent} V{manquer:état}
3 | T{en (septembre|novembre|décembre)}, S{une marchande} V{vouloir:état vendre/ver} O{des cerfs-volants} L{dans un champ}, J{mais} S{le vent} V{être:état} A{absent}

? étal
3 | L{devant sa tente}, S{elle} V{suspendre} O{un serpent orange}, O{un éléphant blanc} J{et} O{(trente|quarante|cent|cinquante) papillons}
L{sur un banc}, S{elle} V{ranger} T{aussi} O{[un objet.jouet.petit|aliment.dessert|vêtement.tête=ballon,croissant,chapeau liste]}

? clients
3 | S{les clients} V{tendre} O{(la main|le menton)} L{vers le ciel}, V{attendre} T{un moment}, J{puis} V{rentrer} L{chez eux}
3 | « S{ces gens} V{demander} O{du vent}, J{mais} S{je} V{ne pas en vendre} ! » V{soupirer} S{la pauvre marchande}
C{pour passer le temps}, S{elle} V{manger} O{une (orange|amande)} J{et} V{chanter} M{doucement} O{une chanson}

= enfant
J{pourtant}, S{un enfant} V{acheter} O{un (éléphant|serpent) de toile}
J{pourtant}, S{un enfant} V{tendre} O{(trente centimes|sa dernière pièce)} J{et} V{prendre} O{un (serpent|éléphant) de toile}
3 | T{(alors|enfin)}, S{un enfant} V{s'avancer}, V{prendre} O{un grand (serpent|éléphant) de toile} J{et} V{payer} C{avec tout son argent}
3 | T{(alors|enfin)}, S{un enfant} V{entrer} L{dans la tente} J{et} V{vider} O{sa poche} C{pour un grand (serpent|éléphant) de toile}

? parole
« M{comment} V{aller lancer/ver}-S{tu} O{ce jouet} M{sans vent} ? » V{demander} S{la marchande}
« S{je} V{attendre:futur} T{(longtemps|jusqu'à la nuit|cent ans)}, S{le vent} V{venir:futur} », V{dire} S{l'enfant}
3 | « V{prendre:impératif.tu} T{donc} O{ton élan} L{en haut de la pente}, J{mon grand} ! » V{conseiller} S{la marchande}
« S{nous} V{avoir:futur} O{du vent} T{(avant la nuit|dans un instant)}, S{je} V{le sentir} », V{dire} S{l'enfant}
« S{tu} V{être} A{le premier client} T{depuis longtemps}, V{prendre:impératif.tu} O{le plus grand} ! » V{dire} S{la marchande}
« T{hier}, S{il} V{y avoir:imparfait} O{trop de vent}, T{maintenant} S{il} V{ne plus y en avoir} ! » V{dire} S{la marchande}

= vent
S{l'enfant} V{courir} J{et} T{(enfin|soudain)} S{le vent} V{se lever}
S{l'enfant} V{descendre} O{la pente} J{et} S{le vent} V{se lever}
3 | S{l'enfant} V{monter} L{en haut de la pente}, V{s'élancer} J{et} T{(soudain|enfin)} S{le vent} V{se lever}
3 | S{l'enfant} V{prendre} O{son élan}, V{descendre} O{la pente} M{en courant/ver} J{et} T{(soudain|enfin)} S{le vent} V{se lever}

+ fête
S{les branches} V{trembler}, S{les rubans} V{s'envoler}, S{la marchande} V{danser} C{de joie}
T{bientôt}, S{vingt clients} V{revenir} J{et} V{prendre} O{chacun un serpent}
S{un gendarme}, S{une danseuse} J{et} S{des parents} V{courir} M{ensemble} L{dans le champ}
S{le grand cerf-volant} V{planer} L{au-dessus (du champ|des branches|des gens)}, M{(lentement|en silence|avec élégance)}
L{devant la tente}, S{les gens} V{attendre} O{leur tour} J{et} V{vider} O{(leurs poches|leur porte-monnaie)}

= chute
J{mais} S{la tente} V{s'envoler} T{à son tour} !
J{mais} S{le vent} V{emporter} O{la tente de la marchande} !
3 | T{en (cinq|quelques) minutes}, S{le vent} V{devenir} A{si violent} O{que} S{la tente} V{s'envoler} T{à son tour}
3 | J{mais} S{le vent} V{grandir} T{encore} J{et} S{la tente} V{s'envoler} L{au-dessus du champ} !

+ fin
« J{voilà} A{mon plus grand cerf-volant} ! » V{s'écrier} S{la marchande} M{en riant}
« T{dimanche prochain/adj}, S{je} V{vendre:futur} O{des parapluies} », V{dire} S{la marchande}, A{contente}
