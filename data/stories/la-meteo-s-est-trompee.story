@title La météo s'est trompée
@levels CE1 CE2 CM1 CM2
@keywords météo, temps, le temps qu'il fait, orage, pluie, nuages, promenade, saison, climat
@tenses présent, passé_composé, passé_simple

= ouverture
C{d'après (la météo|la radio|le journal)}, S{il} V{devoir:état faire/ver} A{(beau/adj|beau/adj temps)} : S{héros} V{partir} M{sans (parapluie|manteau|bottes|imperméable)}
S{la météo} V{annoncer:état} O{(du soleil|un ciel bleu|un temps sec/adj|de la chaleur|du beau temps)}, J{alors} S{héros} V{sortir} M{(sans parapluie|sans manteau|sans bottes|en sandales|en chemise)}
T{(ce matin-là|ce jour-là|dimanche)}, S{le soleil} V{briller:état} J{et} S{héros} V{sortir} M{sans (parapluie|manteau|bottes|imperméable)}

+ signes
S{le thermomètre} V{indiquer:état} O{(trente degrés|vingt-huit degrés|une température très élevée/adj)} L{à l'ombre}, J{et} S{l'air} V{être:état} A{(~lourd/adj & ~étouffant/adj & ~brûlant/adj & ~immobile & ~chaud/adj)}
J{mais} T{bientôt}, S{(un nuage|un gros nuage|un nuage menaçant/adj|un nuage noir/adj|le brouillard|la brume)} V{couvrir} O{(le soleil|le ciel|la colline|l'horizon|la campagne)}
S{le ciel} V{devenir} A{(~gris/adj & ~noir/adj & ~sombre & ~menaçant/adj & ~nuageux & ~orageux & ~violet/adj & ~couvert/adj)} J{et} S{(le vent|une rafale|un courant d'air|la tempête)} V{se lever}
S{(le vent|une rafale|une brise)} V{souffler} L{dans (les arbres|les branches|les feuilles|les rideaux)} J{et} V{emporter} O{(un chapeau|le journal|les feuilles|sa casquette|le linge)}
S{la température} V{baisser} C{de (cinq|dix) degrés}

+ orage
S{un vent (glacial|violent|froid/adj|glacé)} V{souffler} L{(dans la rue|sur la plaine|entre les maisons)} J{et} V{apporter} O{(la grêle|le brouillard|la pluie|le froid/nom)}
S{(le brouillard|la brume|la nuit|une pluie fine)} V{cacher} O{(la route|le chemin|le soleil|les arbres|la colline)}, J{et} S{héros} V{frissonner}
T{(soudain|tout à coup|alors)}, S{(un éclair|un éclair éblouissant/adj|la foudre)} V{traverser} O{(le ciel|les nuages)}, J{et} S{(le tonnerre|l'orage)} V{gronder} L{(au loin|tout près|au-dessus des toits|dans la vallée)}
S{(l'orage|la tempête)} V{éclater} J{et} S{(la pluie|la grêle|une averse|une grosse averse|le déluge)} V{tomber} M{(avec force|pendant une heure|sans s'arrêter|à grosses gouttes)}
S{héros} V{courir} L{(sous un arbre|vers un abri|sous un porche|jusqu'à la maison|vers une grange|entre les flaques)}, A{(trempé/adj|mouillé/adj|glacé/adj)} M{(jusqu'aux os|de la tête aux pieds)}
L{dans (la rue|le jardin|la cour|le chemin)}, S{il} V{y avoir:état} O{(des flaques & de la boue & des grêlons & des ruisseaux)}

? parole
« S{la radio} V{ne rien connaître} I{(au temps|aux nuages|au brouillard|aux orages|au vent|à la pluie|au climat)} ! » V{dire}-S{héros}
« J{quel temps} ! » V{soupirer}-S{héros}

= fin
T{(enfin|à la fin|le soir)}, S{(un arc-en-ciel|le soleil|un rayon de soleil|le ciel bleu)} V{apparaître} : L{à la radio}, S{une voix} V{annoncer} O{(la pluie|un orage|une averse|une tempête)} !
T{le lendemain}, S{(la météo|la radio)} V{annoncer} O{(la pluie|l'orage|des averses|le brouillard)} : S{héros} V{sortir} M{en bottes}, J{mais} S{le soleil} V{briller:état} !
