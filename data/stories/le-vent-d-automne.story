@title Le chapeau d'automne
@levels CP CE1 CE2
@keywords automne, forêt, bois, feuilles, champignons, vent, promenade, arbres, octobre
@tenses présent
# famille : automne, forêt, arbre, feuille, branche, vent, pluie, brouillard, chêne, sapin, hêtre, érable, châtaignier, châtaigne, marron, gland, noix, noisette, champignon, mousse, fougère, racine, tronc, écorce, bûche, souche, buisson, ronce, mûre, chemin, sentier, clairière, écureuil, hérisson, renard, cerf, biche, sanglier, hibou, chouette, corbeau, lapin, souris, escargot, loup, oiseau, panier, bottes, écharpe, manteau, bonnet, parapluie, septembre, octobre, novembre, rouge, jaune, orange, doré, marron, tomber, souffler, ramasser, marcher, courir, voler, cacher, cueillir, craquer, raisin, pomme, poire, citrouille, râteau, tas, terrier, nid, bois

= chapeau
T{(en automne|en octobre|en novembre|en septembre|en forêt)}, S{le vent} V{voler} O{le chapeau de héros} !
L{(dans la forêt|dans le bois|dans la clairière|sur le chemin|sur le sentier)}, S{le vent} V{voler} O{un chapeau} !

? roule
S{le chapeau} V{toucher} O{(un arbre & une branche & une souche & un chêne & un sapin & un hêtre & un érable & un châtaignier & la mousse & une fougère & une racine & un tronc & une bûche & un buisson & les ronces & un tas de feuilles & un nid & un champignon & une écorce & un noisetier)} !
S{le chapeau} V{traverser} O{(la forêt & le bois & la clairière & le chemin & un sentier & le brouillard & la pluie & un buisson & les ronces & les fougères & la mousse & un tas de feuilles)} !

? gestes
T{vite}, S{héros} (V{courir} & V{marcher} L{dans le brouillard} & V{lever} O{une branche} & V{monter} L{sur une souche} & V{sauter} L{un tronc} & V{ouvrir} O{son parapluie} & V{fermer} O{son manteau} & V{perdre} O{son écharpe} & V{salir} O{ses bottes} & V{poser} O{son panier} & V{suivre} O{le chemin} & V{suivre} O{le sentier} & V{prendre} O{un râteau} & V{écarter} O{les ronces} & V{fouiller} O{un buisson} & V{ramasser} O{une noix} & V{ramasser} O{un gland} & V{cueillir} O{une mûre} & V{cueillir} O{un champignon} & V{voir} O{tomber/ver une feuille} & V{entendre} O{craquer/ver une branche} & V{voir} O{voler/ver une feuille dorée} & V{manger} O{une pomme} & V{glisser} & V{cacher} O{son panier} & V{secouer} O{un érable} & V{toucher} O{un hêtre} & V{traverser} O{la forêt} & V{souffler} & V{traverser} O{la pluie})

? témoins
L{en chemin}, S{(un écureuil & un hérisson & un renard & un cerf & une biche & un sanglier & un hibou & une chouette & un corbeau & un lapin & une souris & un escargot & un loup & un oiseau)} V{rire} !
T{bientôt}, (S{l'écureuil} V{cacher} O{ses noisettes} & S{le hérisson} V{manger} O{une poire} & S{le renard} V{quitter} O{son terrier} & S{la biche} V{courir} & S{le hibou} V{voler} & S{le corbeau} V{chercher} O{son nid} & S{le lapin} V{marcher} & S{la souris} V{grignoter} O{un gland} & S{l'escargot} V{dormir} & S{le vent} V{souffler} & S{l'écorce} V{craquer} & S{la pluie} V{tomber} & S{un marron} V{tomber} & S{une châtaigne} V{rouler} & S{une feuille} V{voler} & S{le brouillard} V{cacher} O{un arbre} & S{le sanglier} V{croquer} O{une citrouille} & S{le cerf} V{ramasser} O{un gland})

? couleurs
S{les feuilles} V{être} A{(~rouge & ~jaune & orange/adj & ~doré & marron/adj & ~beau)}, C{comme (le chapeau|en octobre|en septembre|en novembre|toute la forêt)} !

= fin
T{enfin}, S{(un écureuil & un hérisson & un renard & un cerf & une biche & un sanglier & un hibou & une chouette & un corbeau & un lapin & une souris & un loup & un oiseau)} V{rendre} O{le chapeau} !
T{enfin}, S{le chapeau} V{tomber} : S{il} V{être} A{plein (de feuilles|de châtaignes|de marrons|de glands|de noix|de noisettes|de champignons|de mousse|de mûres|de pommes|de pluie|d'escargots|de raisin)} !
T{enfin}, S{héros} V{voir} O{le chapeau} : S{(un hérisson|un écureuil|un lapin|une souris|un oiseau|une chouette|un escargot)} V{dormir} L{dedans} !

? retour
L{à la place}, S{héros} V{rapporter} O{(des feuilles rouges & des feuilles jaunes & une châtaigne & des marrons & un gland & des noix & des noisettes & un champignon & de la mousse & une fougère & une mûre & une écorce & du raisin & une pomme & une poire & une petite citrouille & une bûche & une branche de sapin & un bonnet de feuilles)}
T{ce soir/nom}, S{héros} V{mettre} O{(une écharpe & un manteau & un bonnet & des bottes)}.
