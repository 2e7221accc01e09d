@title Le docteur est malade
@levels CP CE1 CE2
@keywords médecin, hôpital, docteur, santé, malade, maladie, soins, dentiste, pharmacie, corps
@tenses présent
# famille : docteur, médecin, infirmier, infirmière, dentiste, pharmacien, malade, hôpital, pharmacie, cabinet, ambulance, lit, chambre, salle, fièvre, rhume, toux, grippe, bouton, bosse, mal, douleur, blessure, plâtre, pansement, bande, sirop, cachet, pommade, piqûre, vaccin, seringue, thermomètre, tisane, miel, mouchoir, couverture, oreiller, tête, ventre, gorge, nez, dos, dent, jambe, bras, genou, œil, oreille, cœur, langue, bouche, tousser, éternuer, soigner, guérir, dormir, boire, avaler, écouter, examiner, respirer, attendre, pâle, rouge, chaud, faible, fatigué, courageux, loupe, lampe, blouse, lunettes, soupe

= malade
L{(à l'hôpital|à la pharmacie|dans son cabinet|dans la salle|dans une chambre|près du lit)}, S{le docteur} V{être} A{malade} !
S{le docteur} V{avoir} O{(de la fièvre & un rhume & une toux & la grippe & des boutons & une bosse & mal/nom à la tête & mal/nom au ventre & mal/nom à la gorge & mal/nom au nez & mal/nom au dos & mal/nom à une dent & mal/nom à l'œil & mal/nom à l'oreille & un genou rouge & la bouche sèche & la langue blanche)} !

? état
S{il} V{tousser}
