@title L'hôtel des petites bêtes
@levels CP CE1 CE2
@keywords insectes, petites bêtes, jardin, abri, hôtel à insectes, animaux du jardin, nature
@tenses présent
# famille : fourmi, abeille, guêpe, mouche, moustique, papillon, chenille, coccinelle, araignée, escargot, limace, ver, sauterelle, grillon, criquet, libellule, scarabée, puce, hanneton, bourdon, mille-pattes, cigale, frelon, punaise, gendarme, cloporte, luciole, toile, ruche, miel, fourmilière, cocon, nid, feuille, herbe, fleur, terre, brindille, bois, branche, paille, mousse, pierre, loupe, jardin, antenne, aile, patte, coquille, ramper, voler, piquer, sauter, butiner, tisser, grimper, dormir, construire, observer, petit, minuscule, rouge, noir, insecte, mante, bourdonner

= hôtel
L{au jardin}, S{héros} V{bâtir} O{un hôtel} C{pour (la fourmi & l'abeille & la guêpe & la mouche & le moustique & le papillon & la chenille & la coccinelle & l'araignée & l'escargot & la limace & le ver & la sauterelle & le grillon & le criquet & la libellule & le scarabée & la puce & le hanneton & le bourdon & le mille-pattes & la cigale & la punaise & le gendarme & le cloporte & la luciole & la mante & les insectes)}
S{héros} V{construire} O{un hôtel} C{pour (la fourmi & l'abeille & la guêpe & la mouche & le moustique & le papillon & la chenille & la coccinelle & l'araignée & l'escargot & la limace & le ver & la sauterelle & le grillon & le criquet & la libellule & le scarabée & la puce & le hanneton & le bourdon & le mille-pattes & la cigale & la punaise & le gendarme & le cloporte & la luciole & la mante & les insectes)}
L{au jardin}, S{héros} V{construire} O{un hôtel} C{pour les (insectes|bêtes|abeilles|papillons|fourmis|coccinelles|araignées|bourdons)}

? matériaux
C{pour les murs}, S{héros} V{prendre} O{(du bois & de la paille & de la mousse & de la terre & de l'herbe & une branche & des brindilles & une pierre & une feuille & une fleur & un vieux nid & une coquille vide)}
C{pour les chambres}, S{héros} (V{tisser} O{un rideau} & V{trouver} O{une coquille} & V{peindre} O{un lit minuscule} & V{ramasser} O{du bois} & V{couper} O{la paille} & V{poser} O{une pierre} & V{chercher} O{de la mousse} & V{creuser} O{la terre} & V{plier} O{une branche} & V{arracher} O{l'herbe} & V{copier} O{une fourmilière} & V{copier} O{une ruche} & V{poser} O{une fleur} & V{trier} O{les brindilles} & V{ranger} O{les feuilles} & V{peindre} O{une coquille})

? arrivée
T{bientôt}, (S{une abeille} V{butiner} & S{une araignée} V{tisser} O{sa toile} & S{une chenille} V{ramper} & S{une fourmi} V{grimper} & S{un papillon} V{ouvrir} O{ses ailes} & S{une sauterelle} V{sauter} & S{un escargot} V{sortir} O{ses antennes} & S{un ver} V{creuser} O{la terre} & S{un bourdon} V{bourdonner} & S{une libellule} V{voler} & S{une guêpe} V{visiter} O{le nid} & S{une mouche} V{laver} O{ses pattes} & S{un moustique} V{piquer} O{héros} & S{un grillon} V{chanter} & S{une limace} V{manger} O{une feuille} & S{un mille-pattes} V{compter} O{ses pattes} & S{une luciole} V{briller} & S{un scarabée} V{pousser} O{la paille} & S{une puce} V{goûter} O{le miel} & S{un cloporte} V{choisir} O{la mousse})
T{ensuite}, S{(une fourmi rouge & une abeille & une guêpe & une mouche noire & un moustique & un papillon & une petite chenille & une coccinelle & une araignée noire & un escargot & une limace rouge & un ver minuscule & une sauterelle & un grillon noir & un criquet & une libellule & un scarabée noir & une puce minuscule & un hanneton & un bourdon & un mille-pattes & une cigale & un frelon & une punaise rouge & un gendarme & un cloporte & une luciole & une mante)} V{arriver} !

? chambres
S{les chambres} V{être} A{(~petit & ~minuscule & ~rouge & ~doux & ~propre)} : J{parfait} !

= complet
T{le soir}, J{même} S{(la fourmi & l'abeille & la guêpe & la mouche & le moustique & le papillon & la chenille & la coccinelle & l'araignée & l'escargot & la limace & le ver & la sauterelle & le grillon & le criquet & la libellule & le scarabée & la puce & le hanneton & le bourdon & le frelon & la cigale & la punaise & le gendarme & la luciole)} V{dormir} : J{complet} !
T{le soir}, S{l'hôtel} V{être} A{complet} : S{(les insectes|tout le jardin|le mille-pattes)} V{dormir} !

? nuit
T{dans la nuit}, (S{la luciole} V{éclairer} O{l'hôtel} & S{la cigale} V{chanter} & S{le cocon} V{bouger} & S{l'araignée} V{réparer} O{sa toile} & S{l'escargot} V{rentrer} L{dans sa coquille} & S{la fourmi} V{rêver} I{de la fourmilière} & S{l'abeille} V{rêver} I{de sa ruche} & S{la mouche} V{rêver} I{de miel} & S{la chenille} V{rêver} I{de feuilles} & S{le grillon} V{veiller})
