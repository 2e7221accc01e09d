@title Une semaine pour apprendre
@levels CP CE1 CE2
@keywords jours de la semaine, semaine, jours, temps, vélo, apprendre
@tenses présent

= ouverture
T{lundi}, S{héros} V{recevoir} O{un (vélo|beau vélo|vélo rouge/adj|grand vélo)} : S{il} V{ne pas savoir} C{rouler/ver}
T{lundi matin}, S{héros} V{monter} L{sur son (vélo|premier vélo|vélo neuf)} J{et} V{tomber}
S{ce} V{être} A{lundi} : S{héros} V{vouloir} C{apprendre/ver le vélo}

+ jours
T{mardi}, S{héros} V{rouler} L{(dans la cour|sur le chemin|dans l'herbe|dans le jardin|dans la rue)}, C{avec (papa|maman|sa sœur|mamie|son frère)}
T{mardi (matin|soir)}, S{(papa|maman|papi)} V{tenir} O{(la selle|le vélo)}
T{mercredi}, S{il} V{pleuvoir} : S{héros} V{rester} L{(à la maison|dans le garage|sous le toit)}
T{mardi et mercredi}, S{il} V{pleuvoir} : S{le vélo} V{dormir}
T{jeudi}, S{héros} V{tomber} L{(dans la boue|dans l'herbe|dans une flaque|sur le genou|dans les feuilles)}, J{mais} S{il} V{rire}
T{jeudi (matin|soir)}, T{avant l'école}, S{héros} V{essayer +encore}
T{vendredi}, S{héros} V{faire} O{(dix mètres/nom|un tour de jardin|le tour de la cour|trois tours)} M{sans tomber/ver}
T{vendredi soir}, S{héros} V{être} A{(fatigué/adj|content/adj)}
T{samedi}, S{(son ami|sa cousine|son voisin|mamie)} V{venir} O{le voir/ver} C{avec (son vélo|un casque|un gâteau)}

= fin
T{dimanche}, S{héros} V{rouler} M{(sans les mains|sans aide|comme une flèche|comme le vent)}
T{dimanche}, S{toute la famille} V{regarder} O{<le champion|la championne>} J{et} V{crier} : « J{bravo} ! »
