@title Le chat aux sept maisons
@levels CP CE1 CE2
@keywords jours, semaine, mois, saisons, chat, temps
@tenses présent
# famille : lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, semaine, mois, jour, matin, midi, soir, nuit, année, hier, demain, printemps, été, automne, hiver, aujourd'hui

= chat
S{le chat de héros} V{rentrer} A{trop gros} T{(le soir|le matin|à midi|la nuit|cette année|cet hiver|aujourd'hui)}
T{chaque (jour|soir|nuit|matin|semaine|mois)}, S{le chat de héros} V{disparaître}
T{(aujourd'hui|cet été|cet automne|ce printemps|cette semaine)}, S{le chat de héros} V{disparaître} : J{pourquoi} ?

? recherche
T{alors}, S{héros} V{chercher} O{son chat} T{(le matin & à midi & le soir & la nuit)}
T{alors}, S{héros} V{suivre} O{son chat} T{(le lundi & le mardi & le mercredi & le jeudi & le vendredi & le samedi & le dimanche)}

? repas
L{chez les voisins}, S{le chat} V{dîner} T{(le lundi & le mardi & le mercredi & le jeudi & le vendredi & le samedi & le dimanche)}
M{en secret}, S{le chat} (V{dîner} T{lundi} & V{goûter} T{mardi} & V{souper} T{mercredi} & V{manger} T{jeudi} & V{grignoter} T{vendredi} & V{jouer} T{samedi} & V{dormir} T{dimanche} & V{dormir} T{le matin} & V{manger} T{à midi} & V{dîner} T{le soir} & V{sortir} T{la nuit})

? mois
J{ainsi}, S{le chat} V{grossir} T{(en janvier & en février & en mars & en avril & en mai & en juin & en juillet & en août & en septembre & en octobre & en novembre & en décembre)}
J{ainsi}, S{le chat} V{grossir} T{(au printemps & en été & en automne & en hiver)}

+ parole
« S{il} V{manger} L{chez moi} T{(le lundi & le mardi & le mercredi & le jeudi & le vendredi & le samedi & le dimanche & le matin & à midi & le soir & la nuit)} ! » V{dire}-S{(un voisin|une voisine|le boulanger)}
« T{(demain|cette nuit|ce soir)}, S{il} V{dormir} L{chez moi} ! » V{dire}-S{(un voisin|une voisine|la boulangère)}
« T{hier}, S{il} V{être:imparfait} L{chez moi} ! » V{dire}-S{(un voisin|une voisine|le boulanger)}

= fin
T{enfin}, S{héros} V{comprendre} : S{son chat} V{avoir} O{sept maisons} !
J{en fait}, S{le chat} V{changer} C{de maison} T{chaque (jour|soir|nuit|matin|mois|semaine)} !
T{(aujourd'hui|un soir|un matin|ce soir)}, S{sept voisins} V{caresser} O{le même chat} !
