@title Le docteur des peluches
@levels CP CE1 CE2
@keywords malade, médecin, docteur, santé, corps, hôpital, maladie, chez le médecin
@tenses présent

= ouverture
S{héros} V{être} A{malade} : S{il} V{avoir} O{(mal à la gorge|de la fièvre|mal au ventre|mal à la tête|un gros rhume|la grippe|mal aux dents|mal aux oreilles|la toux)}
T{(ce matin/nom|lundi|aujourd'hui)}, S{héros} V{rester} L{(au lit|dans son lit|à la maison)} : S{il} V{avoir} O{de la fièvre}
S{héros} V{tousser} J{et} V{avoir} O{(mal à la tête|mal à la gorge|mal au ventre|froid/nom|chaud/nom|de la fièvre)}

+ maladie
S{(maman|papa|mamie)} (V{toucher} O{son front} & V{prendre} O{sa température} & V{appeler} O{le docteur} & V{appeler} O{le médecin} & V{téléphoner} I{au médecin} & V{apporter} O{un verre d'eau} & V{apporter} O{un mouchoir} & V{apporter} O{une tisane} & V{fermer} O{les rideaux} & V{poser} O{une couverture} L{sur le lit})
L{sur (la table|le lit|la chaise)}, S{il} V{y avoir} O{(un thermomètre & des mouchoirs & un sirop & des médicaments & un pansement & un verre d'eau & une boîte & un comprimé & de la pommade & une tisane & une cuillère & un bandage)}

+ docteur
S{(le médecin|le docteur|l'infirmière|l'infirmier)} (V{regarder} O{sa gorge} & V{écouter} O{son cœur} & V{toucher} O{son ventre} & V{regarder} O{ses oreilles} & V{ouvrir} O{sa sacoche} & V{faire} O{une piqûre} & V{compter} O{ses dents} & V{regarder} O{sa langue} & V{donner} O{un sirop} & V{donner} O{un médicament} & V{mettre} O{un pansement} & V{examiner} O{son bras} & V{écouter} O{ses poumons} & V{prendre} O{sa main} & V{écrire} O{une ordonnance})
C{pour soigner/ver héros}, S{(le médecin|le docteur)} V{ouvrir} O{sa (sacoche|valise)}
« V{ouvrir:impératif.tu} O{la bouche} J{et} V{tirer:impératif.tu} O{la langue} ! » V{dire} S{(le docteur|le médecin)}
« V{respirer:impératif.tu}, V{tousser:impératif.tu} ! » V{dire} S{(le docteur|le médecin|l'infirmière)}
C{contre (la toux|la fièvre|le rhume|la grippe|le mal de gorge)}, S{(le médecin|le docteur)} V{donner} O{(un sirop|un médicament|un comprimé|du miel)}
« S{tu} V{devoir} C{(boire/ver|dormir/ver|rester/ver au lit|prendre/ver ce sirop|te reposer/ver|bien manger/ver|te soigner/ver|garder/ver le lit)} », V{dire} S{(le docteur|le médecin)}
S{héros} V{avaler} O{(son sirop & sa soupe & un comprimé & ses médicaments & une tisane & le médicament & une cuillère de sirop & de la soupe)}

? jeu
L{dans son lit}, S{héros} V{soigner} O{(son ours & sa poupée & son lapin & son chien & son doudou & sa peluche & son robot & son canard)} C{avec (un pansement|un mouchoir|une cuillère|un vieux bandage)}
« V{tousser:impératif.vous}, J{monsieur l'ours} ! » V{dire}-S{héros}

= fin
T{(le lendemain|bientôt|jeudi|deux jours après)}, S{héros} V{être} A{guéri}, J{mais} S{(maman|papa|le docteur)} V{tousser} !
T{(le lendemain|bientôt|jeudi)}, S{héros} V{aller} M{mieux}, J{mais} S{(papa|maman|le docteur)} V{avoir} O{(de la fièvre|mal à la gorge|le rhume)} !
