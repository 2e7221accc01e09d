@title Le porte-bonheur perdu
@levels CE2 CM1 CM2
@keywords recherche, perte, famille, ville, noms composés, mots composés, trait d'union
@tenses présent, passé_composé, passé_simple
# famille : arc-en-ciel, chou-fleur, porte-monnaie, grand-mère, grand-père, porte-clés, porte-bonheur, parapluie, tire-bouchon, ouvre-boîte, après-midi, rouge-gorge, chauve-souris, sous-marin, rendez-vous, taille-crayon, abat-jour, gratte-ciel, passe-temps, timbre-poste, wagon-lit, coffre-fort, basse-cour, perce-neige, tournevis, portefeuille, pomme de terre, cerf-volant, lave-vaisselle, lave-linge, pare-brise, porte-parole, garde-manger, cache-cache, bonhomme, gendarme, passeport, portemanteau, essuie-glace, brise-glace, station-service, pique-nique, oiseau-mouche, petit-déjeuner, arrière-grand-mère, grands-parents, petits-enfants, cul-de-sac, avant-hier, demi-heure, presse-papiers, aide-mémoire, porte-plume, tête-à-tête, va-et-vient, rez-de-chaussée, belle-sœur, beau-frère, pot-au-feu, garde-robe, croque-monsieur

= perte
T{avant (un rendez-vous|un pique-nique|une visite à ses grands-parents|le petit-déjeuner/nom)}, S{héros} V{perdre} O{son porte-bonheur}, C{avec (un porte-monnaie & un porte-clés & un portefeuille & un passeport & un parapluie & un taille-crayon & un timbre-poste & un aide-mémoire & un cerf-volant)}
T{cet après-midi}, S{héros} V{perdre} O{un porte-bonheur} C{en forme (d'arc-en-ciel|de chou-fleur|de chauve-souris|de rouge-gorge|de sous-marin|de perce-neige|de gratte-ciel|de cerf-volant|de tournevis|de bonhomme|d'oiseau-mouche|de taille-crayon|de tire-bouchon|de parapluie|de timbre-poste|de pomme de terre|de brise-glace|de coffre-fort|de lave-linge|de croque-monsieur|de portemanteau|de wagon-lit|de pot-au-feu|de lave-vaisselle)}

= recherche
L{à la maison}, S{héros} V{fouiller} O{(le garde-manger & la garde-robe & le coffre-fort & le portemanteau & le lave-vaisselle & le lave-linge & le rez-de-chaussée & la poche du portefeuille & le porte-monnaie & un sac de pommes de terre & le panier à pique-nique & la boîte du tire-bouchon & la chambre des grands-parents & le tiroir à tournevis & l'étui du passeport)}
L{dehors}, S{héros} V{chercher:événement} L{(à la station-service & sur un pare-brise & sous un essuie-glace & dans un cul-de-sac & parmi les perce-neige & dans la basse-cour & au pied du bonhomme de neige & chez sa grand-mère & chez son grand-père)}

+ aides
L{au fond (d'un cul-de-sac|d'une basse-cour|d'un jardin)}, S{(son beau-frère|sa belle-sœur|son arrière-grand-mère|un porte-parole|le gendarme)} V{regarder} L{sous (un essuie-glace & un pare-brise & un bonhomme de paille & une pomme de terre)}
S{(un gendarme|sa belle-sœur|son beau-frère|le porte-parole de la rue|son arrière-grand-mère|sa grand-mère|son grand-père)} V{proposer} O{(une demi-heure d'aide & un aide-mémoire & un pique-nique & un petit-déjeuner/nom & un pot-au-feu & un croque-monsieur & un passe-temps & un sous-marin d'exploration & un porte-clés de rechange & un après-midi de recherche)}
« T{avant-hier/adv}, S{je} V{le voir:passé_composé} L{(sur le portemanteau & dans le coffre-fort & derrière le presse-papiers & près de la station-service & au rez-de-chaussée & entre deux pommes de terre & sur le pare-brise & dans le lave-linge)} », V{affirmer:événement} S{(un gendarme|un voisin|une passante)}
L{au passage}, S{on} V{déranger} O{(une chauve-souris & un rouge-gorge & un oiseau-mouche & toute/dét la basse-cour & des petits-enfants à cache-cache & un bonhomme endormi & le tête-à-tête de deux chats)}
S{ce va-et-vient} V{durer:événement} T{(une demi-heure & tout l'après-midi & jusqu'au petit-déjeuner/nom & le temps d'un pique-nique & un long après-midi)}

= trouvaille
T{enfin}, S{héros} V{retrouver} O{son porte-bonheur} L{(sous un chou-fleur|au fond du garde-manger|sur l'abat-jour|sous une pomme de terre|contre l'ouvre-boîte|dans la garde-robe|près du tire-bouchon|au bout d'un porte-plume|dans son porte-monnaie|au rez-de-chaussée|sous le presse-papiers|au bout du porte-clés)}
T{enfin}, S{un rouge-gorge} V{rapporter} O{le porte-bonheur} C{avec (un perce-neige & un brin de chou-fleur)}
