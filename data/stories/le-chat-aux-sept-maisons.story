@title Le chat aux sept maisons
@levels CP CE1 CE2
@keywords jours, semaine, mois, saisons, chat, temps
@tenses présent
# famille : lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, semaine, mois, jour, matin, midi, soir, nuit, année, hier, demain, printemps, été, automne, hiver, aujourd'hui

= chat
S{le chat de héros} V{rentrer} A{trop gros} T{(le soir|le matin|à midi|la nuit|cette année|ce mois|cet hiver|aujourd'hui)}
T{chaque (jour|soir|nuit|matin|semaine|mois)}, S{le chat de héros} V{disparaître}
T{(aujourd'hui|cet été|cet automne|ce printemps|cette semaine)}, S{le chat de héros} V{disparaître}

? recherche
T{alors}, S{héros} V{chercher} O{son chat} T{(lundi & mardi & mercredi & jeudi & vendredi & samedi & dimanche)}
T{alors}, S{héros} V{chercher} T{(le matin & à midi & le soir & la nuit & le lundi & le mardi & le mercredi & le jeudi & le vendredi & le samedi & le dimanche)}

? repas
L{chez les voisins}, S{le chat} V{dîner} T{(le lundi & le mardi & le mercredi & le jeudi & le vendredi & le samedi & le dimanche & en janvier & en mars & en mai & en juillet & en septembre & en novembre & au printemps & en hiver)}
S{le chat} (V{dîner} T{lundi} & V{goûter} T{mardi} & V{souper} T{mercredi} & V{dîner} T{jeudi} & V{dormir} T{vendredi} & V{jouer} T{samedi} & V{danser} T{dimanche} & V{manger} T{à midi} & V{dormir} T{le matin} & V{sortir} T{la nuit} & V{revenir} T{le soir})

? mois
J{ainsi}, S{le chat} V{grossir} T{(en janvier & en février & en mars & en avril & en mai & en juin & en juillet & en août & en septembre & en octobre & en novembre & en décembre & au printemps & en été & en automne & en hiver)}

+ parole
« S{il} V{manger} L{chez moi} T{(lundi & mardi & mercredi & jeudi & vendredi & samedi & dimanche & le matin & à midi & le soir & la nuit & en février & en avril & en juin & en août & en octobre & en décembre & en été & en automne)} ! » V{dire}-S{(un voisin|une voisine|le boulanger)}
« T{(demain|aujourd'hui|cette nuit|cette année|ce soir|ce matin)}, S{il} V{dormir} L{chez moi} ! » V{dire}-S{(un voisin|une voisine|la boulangère)}
« T{hier}, S{il} V{être:imparfait} L{chez moi} ! » V{dire}-S{(un voisin|une voisine|le boulanger)}

= fin
T{enfin}, S{héros} V{comprendre} : S{son chat} V{avoir} O{sept maisons} !
J{en fait}, S{le chat} V{changer} C{de maison} T{chaque (jour|soir|nuit|matin|mois|semaine)} !
T{(aujourd'hui|un soir|un matin|ce soir)}, S{sept voisins} V{caresser} O{le même chat} !
