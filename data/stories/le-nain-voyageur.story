@title Le nain voyageur
@levels CE2 CM1 CM2
@keywords France, géographie, villes, fleuves, montagnes, Europe, voyage, relief
@tenses présent, passé_composé, passé_simple
# famille : France, Paris, Lyon, Marseille, Bordeaux, Lille, Strasbourg, Nantes, Toulouse, Seine, Loire, Rhône, Garonne, Alpes, Pyrénées, Jura, Vosges, Bretagne, Normandie, Alsace, Provence, Corse, Europe, Espagne, Italie, Allemagne, Belgique, Suisse, océan, mer, fleuve, rivière, montagne, colline, plaine, vallée, plateau, côte, plage, île, ville, village, capitale, région, pays, frontière, carte, pont, port, monument

= vol
T{un matin/nom}, S{le nain du jardin de madame Rose} V{disparaître} : T{bientôt}, S{des cartes} V{arriver} L{(de Paris & de Lyon & de Marseille & de Bordeaux & de Lille & de Strasbourg & de Nantes & de Toulouse & d'une autre région & d'un lointain pays & de la capitale)}
S{le nain de madame Rose} V{quitter:antérieur} O{(son village|la plaine|sa colline|sa vallée|sa rivière|son plateau)} : S{il} V{vouloir:état} O{voir/ver (la mer & Paris & Lyon & la montagne & l'océan & la France & l'Europe & un fleuve & une île & la Loire & la Seine & un monument)}

+ cartes
« S{je} V{voir:passé_composé} O{(la Seine & la Loire & le Rhône & la Garonne & les Alpes & les Pyrénées & le Jura & les Vosges & l'océan & la mer & un fleuve & une rivière & un vieux pont & un port & un monument célèbre & une plage & une île & la côte & la capitale & la France)} », V{écrire}-S{le nain}
L{sur ses photos}, S{le nain} V{sourire:état} L{(à Paris & à Lyon & à Marseille & à Bordeaux & à Lille & à Strasbourg & à Nantes & à Toulouse & en Bretagne & en Normandie & en Alsace & en Provence & en Corse & dans les Alpes & dans les Pyrénées & dans le Jura & dans les Vosges & au bord du Rhône & au bord de la Garonne)}
S{le nain} V{passer} O{une frontière} J{et} V{saluer} O{(l'Espagne & l'Italie & l'Allemagne & la Belgique & la Suisse & toute l'Europe & un nouveau pays & une grande ville & une autre capitale & un village de montagne & une plaine & une vallée profonde & une région de collines)}
L{sur sa carte}, S{madame Rose} V{chercher:état} O{(un fleuve & une rivière & la côte & une montagne & la vallée & un plateau & une frontière & le pont & le port & une plage & une île & la Loire & la Garonne & le Rhône & la Bretagne & la Normandie & la Provence & la Corse & l'Alsace)}
C{avec les voisins}, S{madame Rose} V{rêver +alors} I{(de la mer & de l'océan & de la montagne & d'une plage & d'un port & de la Bretagne & de la Corse & de l'Italie & de l'Espagne & de la Suisse & de la Belgique & de l'Allemagne & de l'Alsace & des Alpes & des Vosges & du Jura & des Pyrénées & de Nantes & de Lille & de Strasbourg & de Toulouse)}

= retour
T{au printemps}, S{le nain} V{revenir}, M{un galet (de Normandie|de Bretagne|de la Seine|de la Loire|de Marseille|de Corse|de la plage|de l'océan|de la mer) sous le bras}

= aveu
S{la voisine} V{rougir} : S{elle} V{conduire:présent} O{un camion} L{(en France|en Europe|de ville en ville|de région en région|de Lille à Marseille|de Nantes à Strasbourg|de Bordeaux à Lyon|de pays en pays|d'un port à l'autre)} !

? suite
« T{cet été}, S{je} V{vous emmener} L{(à Paris & à Bordeaux & à Toulouse & à Nantes & à Lille & en Provence & en Corse & en Italie & en Espagne & dans les Alpes & dans les Pyrénées & au bord du Rhône & au bord de la mer & sur la côte & sur une île & dans un autre pays & à la montagne & dans la capitale)} ! » V{dire}-S{la voisine}
