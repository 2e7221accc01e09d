@title Le voleur de fleurs
@levels CP CE1 CE2
@keywords son eu, son œu, fleur, jardin, bœuf, voleur, ferme
@tenses présent
# famille : feu, jeu, bleu, deux, cheveux, yeux, peu, vieux, heureux, œuf, bœuf, sœur, cœur, neuf, beurre, fleur, heure, peur, pleurer, jeune, seul, fauteuil, voleur, docteur, facteur, tracteur, coiffeur, moteur, odeur, monsieur, jeudi, milieu, nœud, pneu, mieux, peureux, courageux, feuille, écureuil, chanteur, danseur, creux, queue, déjeuner

= vol
T{jeudi}, S{un voleur} V{prendre} O{(deux|neuf) (fleurs|fleurs bleues|vieilles fleurs|jeunes fleurs)}
T{à (deux|neuf) heures}, S{un voleur} V{prendre} O{(une fleur|une jeune fleur|deux fleurs)}
S{un voleur} V{manger} O{les (fleurs|fleurs bleues|feuilles) de monsieur Mathieu}

+ suspects
T{vite}, S{on} V{accuser} O{(un vieux facteur & le jeune coiffeur & un docteur & un écureuil & deux danseurs & un chanteur & sa sœur & un monsieur peureux)}
T{aussitôt}, (S{le facteur} V{pleurer} & S{le coiffeur} V{être} A{heureux} & S{le docteur} V{avoir} O{peur} & S{un écureuil} V{agiter} O{sa queue} & S{un monsieur} V{pleurer} M{un peu} & S{sa sœur} V{attendre} A{seule} & S{le chanteur} V{être} A{courageux} & S{un danseur} V{être} A{peureux})

? traces
L{(au jardin|au milieu du jardin)}, S{on} V{trouver} O{(un œuf & un nœud & deux cheveux & une feuille & du beurre & un pneu & un creux & un jeu neuf & deux plumes & une feuille)}

? guet
T{alors}, S{héros} (V{allumer} O{un feu} & V{ouvrir} O{les yeux} & V{entendre} O{un moteur} & V{entendre} O{son cœur} & V{avoir} O{peur} & V{rester} A{seul} & V{surveiller} O{le tracteur} & V{appeler} O{sa sœur} & V{pousser} O{un fauteuil} & V{monter} L{sur un pneu} & V{sentir} O{une odeur} & V{voir} O{deux yeux} & V{voir} O{une queue} & V{faire} O{un nœud} & V{attendre} O{une heure} & V{déjeuner} M{un peu} & V{être} A{courageux} & V{pleurer} M{un peu} & V{écouter} M{mieux} & V{ramasser} O{une feuille} & V{inventer} O{un jeu} & V{tirer} O{ses cheveux} & V{se coucher} L{dans un creux})

? parole
« S{ce voleur} V{être} A{(dangereux|courageux|heureux|vieux|jeune|seul)} ! » V{dire}-S{(le facteur|le docteur|le coiffeur|sa sœur|un danseur)}
« S{je} V{avoir} O{(un peu peur|peur du feu|peur pour mes œufs)} ! » V{dire}-S{(le facteur|un monsieur|un chanteur|un écureuil|le coiffeur)}
« S{ce} V{être} A{(mon déjeuner|un jeu|le meilleur déjeuner)} ! » V{répondre}-S{une voix}

= fin
T{enfin}, S{un bœuf} V{sortir} C{avec (une fleur & deux feuilles & une fleur bleue & un nœud & un pneu & un œuf)} !
J{mais}, S{le voleur} V{être} A{un (bœuf heureux|bœuf peureux|bœuf courageux|vieux bœuf|jeune bœuf|bœuf seul)} !
2 | S{le voleur} V{être} A{un bœuf} : S{héros} V{lui offrir} O{(deux fleurs & une feuille & un nœud & un cœur)} !
