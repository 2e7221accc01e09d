@title Le docteur est malade
@levels CP CE1 CE2
@keywords médecin, hôpital, docteur, santé, malade, maladie, soins, dentiste, pharmacie, corps
@tenses présent
# famille : docteur, médecin, infirmier, infirmière, dentiste, pharmacien, malade, hôpital, pharmacie, cabinet, ambulance, lit, chambre, salle, fièvre, rhume, toux, grippe, bouton, bosse, plâtre, pansement, bande, sirop, cachet, pommade, piqûre, vaccin, seringue, thermomètre, tisane, miel, mouchoir, couverture, oreiller, tête, ventre, gorge, nez, dos, dent, jambe, bras, genou, œil, oreille, cœur, langue, bouche, tousser, éternuer, soigner, guérir, dormir, boire, avaler, écouter, examiner, respirer, attendre, pâle, rouge, chaud, faible, fatigué, courageux, loupe, lampe, blouse, lunettes, soupe

= malade
L{(à l'hôpital|dans son cabinet|dans une chambre)}, S{le docteur} V{être} A{malade} !
S{le docteur} V{avoir} O{(un rhume & la grippe & une toux & de la fièvre & des boutons & une bosse & un œil rouge & un gros nez & mal/nom au dos & mal/nom au ventre & mal/nom au genou & mal/nom au bras & mal/nom à la gorge & mal/nom à la tête & mal/nom aux dents & mal/nom à l'oreille & mal/nom à la jambe & la langue blanche & la bouche sèche)} !
T{aujourd'hui}, S{le docteur} V{être} A{(pâle/adj & malade & faible/adj & tout rouge/adj & trop chaud/adj & fatigué/adj)} !

? état
S{ce malade} V{être} A{(pâle/adj & rouge/adj & chaud/adj & faible/adj & fatigué/adj & courageux)} !
S{ce malade} V{ne plus pouvoir} O{(soigner/ver les gens|examiner/ver une gorge|écouter/ver un cœur|dormir/ver|boire/ver|avaler/ver sa soupe)} !

? aide
T{vite}, S{héros} V{apporter} O{(du sirop & un cachet & une pommade & une bande & un pansement & un plâtre & une seringue & un thermomètre & une tisane & du miel & un mouchoir & une couverture & un oreiller & une lampe & une loupe & une blouse & des lunettes & de la soupe & un vaccin)} !
T{bientôt}, (S{l'infirmière} V{arriver} & S{un infirmier} V{courir} & S{le dentiste} V{regarder} O{les dents} & S{le pharmacien} V{apporter} O{un cachet} & S{une ambulance} V{attendre})

? soins
C{pour le soigner/ver}, S{héros} (V{mettre} O{une blouse} & V{mettre} O{des lunettes} & V{regarder} O{la langue} & V{prendre} O{une lampe} & V{examiner} O{une oreille} & V{examiner} O{la gorge} & V{écouter} O{le cœur} & V{compter} O{les boutons} & V{frotter} O{une bosse} & V{prendre} O{une seringue} & V{tendre} O{une couverture} & V{toucher} O{le ventre} & V{frotter} O{un dos} & V{plier} O{une jambe} & V{moucher} O{un nez} & V{secouer} O{le thermomètre} & V{faire} O{une piqûre} & V{faire} O{un vaccin} & V{servir} O{la tisane} & V{verser} O{le sirop} & V{dérouler} O{une bande} & V{coller} O{un pansement} & V{préparer} O{de la pommade} & V{chercher} O{un infirmier} & V{appeler} O{une ambulance} & V{courir} L{à la pharmacie} & V{téléphoner} I{à l'hôpital} & V{prendre} O{une loupe} & V{changer} O{l'oreiller} & V{ranger} O{la chambre})

? ordres
« S{vous} V{devoir} O{(dormir/ver & boire/ver & respirer/ver & tousser/ver & attendre/ver & guérir/ver & ouvrir/ver la bouche & tirer/ver la langue & avaler/ver ce cachet & boire/ver du miel & rester/ver au lit & garder/ver la chambre & fermer/ver l'œil & lever/ver la tête)} ! » V{dire}-S{héros}

= guéri
T{enfin}, S{le docteur} V{guérir}, J{mais} S{(l'infirmière|l'infirmier|le dentiste|le pharmacien)} V{avoir} O{(de la fièvre & un rhume & la grippe & des boutons & une toux & mal/nom à la gorge & mal/nom à la tête & mal/nom au ventre & mal/nom au bras & mal/nom au genou & le nez rouge & l'œil rouge & mal/nom au cœur)} !
T{enfin}, S{le docteur} V{guérir}, J{mais} S{(l'infirmière|l'infirmier|le dentiste|le médecin|le pharmacien)} V{éternuer} !

? fin
T{alors}, S{le docteur} (V{apporter} O{une tisane} & V{sortir} O{son miel} & V{préparer} O{une soupe} & V{donner} O{un cachet} & V{prêter} O{son mouchoir} & V{écouter} O{un cœur} & V{examiner} O{une bouche} & V{trouver} O{une couverture} & V{prendre} O{une seringue} & V{soigner} O{tout l'hôpital} & V{choisir} O{un sirop} & V{sourire})
