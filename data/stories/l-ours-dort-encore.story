@title L'ours dort encore
@levels CP CE1 CE2
@keywords forêt, animaux de la forêt, bois, printemps, réveil, hibernation, animaux sauvages
@tenses présent
# famille : ours, loup, renard, cerf, biche, faon, sanglier, écureuil, hérisson, lapin, lièvre, souris, taupe, blaireau, belette, hibou, chouette, pivert, corbeau, coucou, geai, pie, oiseau, abeille, fourmi, papillon, escargot, grenouille, crapaud, serpent, arbre, chêne, sapin, bouleau, tronc, branche, feuille, racine, mousse, fougère, champignon, gland, noisette, mûre, fraise, fleur, muguet, nid, terrier, tanière, grotte, clairière, sentier, rivière, mare, souche, buisson, forêt, printemps, miel, œuf, crier, chanter, taper, sauter, courir, grimper, creuser, voler, dormir, ronfler, gros, gentil, timide, rusé, museau, patte, queue, bourgeon, herbe, pluie, soleil

= dort
L{(en forêt|dans la grotte|dans sa tanière|à la rivière|près de la mare|sous un chêne|sous un sapin|sous un bouleau|contre un tronc|sur la mousse|dans la clairière|sur le sentier|dans les fougères|près du terrier|sous un buisson|sous un arbre)}, S{l'ours} V{dormir} T{encore} !
S{ce} V{être} A{le printemps}, J{mais} S{l'ours} V{dormir} !
T{au printemps}, S{un (gros|gentil|vieil) ours} V{dormir} T{encore} !

? appel
T{alors}, S{(un loup & un renard & un cerf & une biche & un faon & un sanglier & un écureuil & un hérisson & un lapin & un lièvre & une souris & une taupe & un blaireau & une belette & un hibou & une chouette & un pivert & un corbeau & un coucou & un geai & une pie & un oiseau & une grenouille & un crapaud & un serpent & une fourmi & un papillon & une abeille & un escargot & un faon timide & un renard rusé)} V{appeler} O{l'ours} !

? essais
C{pour le réveiller/ver}, (S{le pivert} V{taper} L{sur un tronc} & S{le coucou} V{chanter} & S{le lapin} V{sauter} & S{le lièvre} V{courir} & S{l'écureuil} V{grimper} & S{la taupe} V{creuser} & S{la pie} V{crier} & S{le corbeau} V{crier} & S{une souris} V{tirer} O{la queue} & S{le hérisson} V{piquer} O{le museau} & S{le blaireau} V{mordre} O{la patte} & S{le geai} V{lâcher} O{un gland} & S{une fourmi} V{visiter} O{le museau} & S{la chouette} V{chanter} & S{le sanglier} V{casser} O{une branche} & S{le loup} V{hurler} & S{un oiseau} V{chanter} & S{la grenouille} V{sauter} L{dans la mare})

? cadeaux
L{devant lui}, S{on} V{poser} O{(du miel & des mûres & des fraises & des noisettes & un gland & un champignon & un œuf & une fleur & du muguet & de la mousse & de l'herbe & une feuille de chêne & une fougère & un poisson de la rivière)} !

? ours
J{mais} S{l'ours} V{vouloir} O{(dormir/ver & ronfler/ver & garder/ver sa tanière & rester/ver sur la mousse & attendre/ver le soleil & cacher/ver son museau & rêver/ver de miel)} !

= fin
T{enfin}, S{l'ours} V{se lever} C{pour manger/ver (du miel & des mûres & des fraises & des noisettes & un gland & un champignon & un œuf & des fleurs)} !
id=fuite | T{enfin}, S{l'ours} V{ouvrir} O{un œil}, J{et} S{tous} V{se sauver} !
T{enfin}, S{l'ours} V{se lever} : S{il} V{avoir} O{très faim} !

? course
après=fuite | L{dans la forêt}, (S{le lièvre} V{courir} & S{le faon} V{sauter} & S{l'écureuil} V{grimper} L{au chêne} & S{la taupe} V{creuser} & S{la chouette} V{voler} & S{le lapin} V{rentrer} L{au terrier} & S{le crapaud} V{traverser} O{la mare} & S{la belette} V{sauter} O{une souche} & S{le cerf} V{traverser} O{la rivière} & S{le renard} V{prendre} O{le sentier} & S{la souris} V{monter} L{au bouleau} & S{un oiseau} V{quitter} O{l'arbre} & S{la biche} V{traverser} O{la clairière} & S{le sanglier} V{entrer} L{dans un buisson} & S{le geai} V{voler} & S{le papillon} V{voler} & S{une fourmi} V{passer} L{sous une fougère})
