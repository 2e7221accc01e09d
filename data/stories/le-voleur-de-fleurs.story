@title Le voleur de fleurs
@levels CP CE1 CE2
@keywords son eu, son œu, fleur, jardin, bœuf, voleur, ferme
@tenses présent
# famille : feu, jeu, bleu, deux, cheveux, yeux, peu, vieux, heureux, œuf, bœuf, sœur, cœur, neuf, beurre, fleur, heure, peur, pleurer, jeune, seul, fauteuil, voleur, docteur, facteur, tracteur, coiffeur, moteur, odeur, monsieur, jeudi, milieu, nœud, pneu, mieux, peureux, courageux, feuille, écureuil, chanteur, danseur, creux, queue, déjeuner

= vol
T{jeudi}, S{un voleur} V{prendre} O{(deux|neuf) (fleurs|fleurs bleues)}
T{à (deux|neuf) heures}, S{un voleur} V{prendre} O{(une fleur bleue|deux fleurs)}
S{un voleur} V{manger} O{les (fleurs|fleurs bleues) de monsieur Mathieu}

+ suspects
T{vite}, S{on} V{accuser} O{(un vieux facteur & le jeune coiffeur & un docteur & un écureuil & deux danseurs & un chanteur & sa sœur & un monsieur peureux)}
T{aussitôt}, (S{le facteur} V{pleurer} & S{le coiffeur} V{se cacher} L{derrière un fauteuil} & S{le docteur} V{avoir} O{peur} & S{un écureuil} V{cacher} O{sa queue} & S{un monsieur} V{pleurer} M{un peu} & S{le chanteur} V{fermer} O{les yeux})

? traces
L{(au jardin|au milieu du jardin)}, S{on} V{trouver} O{(un cheveu & deux cheveux bleus & des feuilles & un creux & un nœud & un vieux pneu & deux plumes)}

? guet
C{pour surprendre/ver le voleur}, S{héros} (V{ouvrir} O{les yeux} & V{écouter} M{mieux} & V{rester} A{seul} & V{surveiller} O{le tracteur} & V{appeler} O{sa sœur} & V{pousser} O{un fauteuil} & V{monter} L{sur un pneu} & V{allumer} O{un feu} & V{faire} O{un nœud} & V{attendre} O{une heure} & V{se coucher} L{dans un creux} & V{inventer} O{un jeu} & V{préparer} O{un œuf au beurre})

? nuit
T{soudain}, S{héros} V{entendre} O{(son cœur & un moteur & des feuilles)}
T{soudain}, L{dans le noir/nom}, S{héros} V{voir} O{(deux yeux & une queue)}

? parole
« S{ce voleur} V{être} A{(dangereux|courageux|vieux|jeune|seul)} ! » V{dire}-S{(le facteur|le docteur|le coiffeur|sa sœur|un danseur)}
« S{je} V{avoir} O{(un peu peur|peur pour mes œufs)} ! » V{dire}-S{(le facteur|un monsieur|un chanteur|le coiffeur)}
« S{ce} V{être} A{(mon déjeuner|le meilleur déjeuner)} ! » V{répondre}-S{une voix}

= fin
J{mais} S{le voleur} V{être} A{un (vieux bœuf|jeune bœuf|bœuf)} !
T{enfin}, S{un (vieux bœuf|jeune bœuf)} V{sortir} C{avec (une fleur & deux feuilles & une fleur bleue)} !
2 | S{le voleur} V{être} A{un bœuf} : S{héros} V{lui offrir} O{(deux fleurs & une feuille & un cœur en fleurs)} !
