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
C{pour le rattraper/ver}, S{héros} (V{courir} & V{marcher} L{dans le brouillard} & V{lever} O{une branche} & V{monter} L{sur une souche} & V{sauter} L{par-dessus un tronc} & V{suivre} O{le chemin} & V{suivre} O{le sentier} & V{prendre} O{un râteau} & V{écarter} O{les ronces} & V{fouiller} O{un buisson} & V{fouiller} O{un tas de feuilles} & V{poser} O{son panier} & V{secouer} O{un érable} & V{secouer} O{un hêtre} & V{traverser} O{la forêt})
M{en courant/ver}, S{héros} (V{salir} O{ses bottes} & V{salir} O{son manteau} & V{voir} O{tomber/ver une feuille} & V{entendre} O{craquer/ver une branche} & V{glisser} L{sur la mousse} & V{casser} O{son parapluie} & V{ramasser} O{un gland})
M{en courant/ver}, S{héros} V{perdre} O{(son écharpe & son bonnet & son panier & une botte)} !

? témoins
L{en chemin}, S{(un écureuil & un hérisson & un renard & un cerf & une biche & un sanglier & un hibou & une chouette & un corbeau & un lapin & une souris & un escargot & un loup & un oiseau)} V{rire} !
S{personne} V{ne aider} O{héros} : (S{l'écureuil} V{cacher} O{ses noisettes} & S{le hérisson} V{manger} O{une poire} & S{le renard} V{rentrer} L{au terrier} & S{le corbeau} V{chercher} O{son nid} & S{la souris} V{grignoter} O{un gland} & S{l'escargot} V{dormir} & S{le hibou} V{dormir} & S{la biche} V{cueillir} O{une mûre} & S{le lapin} V{grignoter} O{une pomme} & S{le sanglier} V{croquer} O{une citrouille} & S{le cerf} V{ramasser} O{un gland})

? couleurs
S{les feuilles} V{être} A{(~rouge & ~jaune & orange/adj & ~doré & marron/adj)}, C{comme le chapeau} !

= fin
id=rendu | T{enfin}, S{(un écureuil & un hérisson & un renard & un cerf & une biche & un sanglier & un hibou & une chouette & un corbeau & un lapin & une souris & un loup & un oiseau)} V{rendre} O{le chapeau} !
T{enfin}, S{le chapeau} V{tomber} : S{il} V{être} A{plein (de feuilles|de châtaignes|de marrons|de glands|de noix|de noisettes|de champignons|de mousse|de mûres|d'escargots)} !
id=nid | T{enfin}, S{héros} V{voir} O{le chapeau} : S{(un hérisson|un écureuil|un lapin|une souris|un oiseau|une chouette|un escargot)} V{dormir} L{dedans} !

? retour
après=rendu | C{pour dire merci}, S{héros} V{offrir} O{(une châtaigne & des marrons & un gland & des noix & des noisettes & un champignon & une mûre & du raisin & une pomme & une poire & une petite citrouille)}
après=nid | L{à la place}, S{héros} V{mettre} O{(une écharpe & un bonnet & un bonnet de feuilles & une capuche & un chapeau de mousse)}
