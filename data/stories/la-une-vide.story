@title La première page
@levels CM1 CM2
@keywords journal, presse, journaliste, information, reportage, média
@tenses présent, passé_composé, passé_simple
# famille : journal, presse, journaliste, reporter, rédacteur, photographe, dessinateur, lecteur, article, titre, page, colonne, photo, dessin, reportage, interview, enquête, rubrique, météo, sport, publicité, annonce, horoscope, information, nouvelle, événement, source, témoin, micro, caméra, carnet, stylo, encre, papier, kiosque, facteur, radio, télévision, écrire, lire, imprimer, publier, vérifier, interroger, annoncer, local, exact, faux, important

= vide
L{au journal}, S{(le rédacteur|le dessinateur|la directrice)} V{soupirer} : S{la première (page|colonne)} V{être:état} A{vide}, C{faute (d'article|de nouvelle|d'événement important|d'information exacte|d'actualité|de photo)}
S{le petit journal local} V{avoir:état +déjà} O{(la météo & le sport & l'horoscope & la publicité & une annonce & le dessin du jour & la rubrique des livres & le titre du journal)}, J{mais} O{rien} L{en première page}

+ recherche
S{(la journaliste|un reporter|le photographe|une reporter)} V{prendre +vite} O{(un carnet & un stylo & son micro & sa caméra & une feuille de papier & un appareil photo & une bouteille d'encre & le journal de la veille & une vieille photo & la liste des témoins)} J{et} V{sortir}
S{on} V{devoir:événement} O{(interroger/ver le facteur & trouver/ver un témoin & vérifier/ver une source & chercher/ver un événement & écouter/ver la radio & regarder/ver la télévision & lire/ver la presse & appeler/ver un lecteur & écrire/ver une interview & ouvrir/ver une enquête & visiter/ver le kiosque & suivre/ver l'actualité & informer/ver ses lecteurs & enquêter/ver au village & préparer/ver un reportage)}
L{dans le village}, (S{le facteur} V{siffler:état} & S{un lecteur} V{bâiller:état} & S{la radio} V{annoncer:état} O{du soleil} & S{un témoin} V{n'avoir:état} O{rien à dire/ver} & S{le kiosque} V{dormir:état} & S{la presse} V{ronfler:état} & S{l'encre} V{sécher:état} & S{un événement local} V{se faire:état attendre}) : S{tout} V{être:état} A{calme/adj}
S{le rédacteur} V{refuser} O{(une fausse nouvelle & un titre faux & un événement sans témoin & une information sans source & une publicité & un horoscope & une vieille photo & une enquête trop courte & un dessin sans article & une interview de chat & le reportage d'un chien perdu & un article trop important pour être/ver vrai)}
« S{nous} V{ne pas aller imprimer} O{(un titre faux & une page blanche & l'horoscope d'hier & la météo d'hier & une annonce & un dessin du facteur & du papier sans encre & une rumeur de la radio & une photo floue & une source inconnue & une publicité géante & un vieil article)} ! » V{gronder} S{(le rédacteur|le dessinateur|le photographe)}

= idée
T{à minuit}, S{(le dessinateur|la journaliste|une stagiaire|un reporter|le photographe)} V{écrire} L{en première page} : « T{aujourd'hui}, S{(tout|chacun|notre village)} V{aller} M{bien} ! »

= succès
T{le lendemain}, S{(chaque lecteur|le facteur|la presse|la télévision|la radio|le kiosque)} V{répéter} O{(la nouvelle|l'information|ce titre|cet article|cette annonce)} M{avec joie}

? après
T{depuis}, S{le journal} V{publier:présent} T{chaque lundi} O{(une bonne nouvelle & un article exact & une photo heureuse & un dessin local & une interview du facteur & une rubrique du bonheur & un petit événement & une information importante & une annonce gentille & un reportage local & le titre d'un lecteur)}
