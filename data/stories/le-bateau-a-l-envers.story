@title Le bateau à l'envers
@levels CE2 CM1 CM2
@keywords musée, peinture, tableau, art, peintre, exposition, sortie scolaire
@tenses présent, passé_composé, passé_simple
# famille : musée, tableau, peintre, peinture, artiste, portrait, paysage, sculpture, statue, cadre, toile, pinceau, palette, couleur, crayon, dessin, encre, gouache, chevalet, atelier, modèle, exposition, galerie, salle, guide, gardien, visiteur, touriste, affiche, œuvre, chef-d'œuvre, collection, lumière, ombre, trait, tache, ligne, cercle, carré, mur, vitrine, masque, vase, bronze, marbre, peindre, dessiner, admirer, observer, exposer, sculpter, célèbre, ancien, moderne, magnifique

= visite
L{(au musée|dans la galerie|dans une salle|à l'exposition)}, S{héros} V{remarquer} O{un bateau} L{sur (un tableau|une toile|une peinture)} : S{ce bateau} V{être:état} A{à l'envers} !
C{après (une vitrine & un masque & un vase & une statue & un bronze & un marbre & un portrait & un paysage & une sculpture & la collection)}, S{héros} V{voir} O{un bateau peint} A{à l'envers} !

+ avis
S{personne} V{ne le croire} : (S{le guide} V{sourire:état} & S{un touriste} V{admirer:état} O{le cadre} & S{un visiteur} V{observer:état} O{une tache} & S{le gardien} V{bâiller:état} & S{un artiste} V{admirer:état} O{la lumière} & S{un peintre} V{admirer:état} O{la couleur} & S{une dame} V{dessiner:état} O{le modèle} & S{la salle} V{rire:état})
« V{admirer:impératif.tu} M{plutôt} O{(la ligne & le trait & l'ombre & la lumière & la couleur & le cercle & le carré & la tache & le cadre)} C{de cette (œuvre célèbre|œuvre ancienne|œuvre moderne|magnifique œuvre)} ! » V{dire} S{le guide}
S{héros} V{observer +longtemps} O{(une ligne & un trait & une ombre & une tache & un cercle & un carré & la lumière & les couleurs & le cadre & la toile & le nom du peintre & l'affiche de l'exposition)}
T{alors}, S{héros} V{sortir} O{(un crayon & une feuille & de la gouache & un pinceau & de l'encre & une petite palette)} C{pour (dessiner|peindre)/ver la scène}, J{mais} M{à l'endroit}
S{héros} V{chercher} O{une preuve} L{(dans la galerie & dans chaque salle & derrière une vitrine & près d'un masque & sous une sculpture & sur un mur & à côté d'un vase & devant un bronze & derrière un marbre & devant un autre portrait & devant un paysage & près d'un chevalet & dans l'atelier du musée & devant une statue & derrière une affiche)}
« S{un artiste} V{pouvoir} O{(peindre/ver ainsi & dessiner/ver ainsi & sculpter/ver ainsi & exposer/ver ainsi & admirer/ver le désordre & observer/ver le monde autrement & choisir/ver son modèle & oublier/ver un trait & mélanger/ver les couleurs)} ! » V{dire} S{le gardien}

= preuve
L{(sur une affiche ancienne|sur l'affiche de la galerie|sur un magnifique dessin|dans le livre de la collection|sur un vieux dessin|dans l'atelier du peintre|sur une photo de l'œuvre)}, S{le bateau} V{être:état} A{à l'endroit} !

= fin
S{(le guide|le gardien)} V{retourner} O{(le tableau|la toile|le cadre|le chef-d'œuvre|la peinture|l'œuvre)} J{et} V{saluer} O{(l'enfant|l'enfant artiste)} M{(bien bas|en rougissant/ver)}

? suite
T{depuis}, S{on} V{offrir:présent} I{à héros} O{(un pinceau & une palette & de la gouache & de l'encre & un crayon & un chevalet & un modèle & un billet pour chaque exposition & une affiche & un petit vase & un masque)} T{chaque année}
