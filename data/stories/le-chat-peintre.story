@title Le chat peintre
@levels CP CE1 CE2
@keywords couleurs, peinture, couleur, dessin, arts plastiques, peintre, chat
@tenses présent
# famille : rouge, bleu, vert, jaune, noir, blanc, rose, orange, violet, gris, marron, doré, clair, foncé, peinture, pinceau, couleur, feuille, papier, tableau, peintre, atelier, pot, palette, tube, crayon, feutre, éponge, tablier, eau, tache, trait, rond, carré, cadre, musée, portrait, paysage, soleil, ciel, arbre, fleur, maison, mer, nuage, papillon, peindre, dessiner, colorier, mélanger, tremper, gommer, tracer, frotter, laver, mur, table, toile, artiste, dessin, gomme, ciseaux, colle, arc-en-ciel

= peinture
S{le chat} V{marcher} L{dans la peinture (~rouge & ~bleu & ~vert & ~jaune & ~noir & ~blanc & rose/adj & orange/adj & ~violet & ~gris & marron/adj & ~doré & ~clair & ~foncé)} !
S{le chat} V{tremper} O{sa queue} L{dans (le pot|le rouge|le bleu|le vert|le jaune|le noir|le blanc|le rose/nom|l'orange|le violet|le gris|l'eau|la colle)} !
L{dans l'atelier}, S{le chat} V{vouloir} O{(peindre/ver & dessiner/ver & colorier/ver & mélanger/ver les couleurs & tracer/ver un trait & tracer/ver un rond & gommer/ver & frotter/ver une toile & tremper/ver sa queue & peindre/ver le mur & peindre/ver un carré & dessiner/ver une fleur & dessiner/ver une maison & faire/ver un portrait)} !

? renverse
T{puis}, S{il} V{renverser} O{(un pot & une palette & un tube & un pinceau & un crayon & un feutre & une éponge & un cadre & la colle & les ciseaux & la gomme & l'eau & un tableau & la peinture & une fleur & la table)} !

? traces
S{il} V{tacher} O{(le mur & la table & le papier & la toile & le tablier & le tableau & le cadre & un dessin & un portrait & l'atelier & la feuille)} !

? corps
T{maintenant}, S{sa queue} V{être} A{(~rouge & ~bleu & ~vert & ~jaune & ~noir & ~blanc & rose/adj & orange/adj & ~violet & ~gris & marron/adj & ~doré)} !
T{maintenant}, S{son dos} V{être} A{(rouge/adj & bleu/adj & vert/adj & jaune/adj & noir/adj & blanc/adj & rose/adj & orange/adj & violet/adj & gris/adj & marron/adj & doré)} !

? gestes
T{vite}, S{héros} (V{frotter} O{la table} & V{laver} O{le mur} & V{laver} O{la table} & V{prendre} O{une éponge} & V{prendre} O{de l'eau} & V{frotter} O{une tache} & V{mettre} O{un tablier} & V{fermer} O{un tube} & V{fermer} O{un pot} & V{cacher} O{sa feuille} & V{sauver} O{son papier} & V{sauver} O{un dessin} & V{appeler} O{le peintre} & V{gommer} O{une tache} & V{tremper} O{un chiffon} & V{ramasser} O{un pinceau} & V{essuyer} O{le cadre} & V{ranger} O{la colle} & V{ranger} O{la palette})
S{héros} V{devoir} O{(tout laver/ver & frotter/ver la table & gommer/ver les taches & ranger/ver l'atelier & laver/ver le mur & essuyer/ver la table & tremper/ver l'éponge & fermer/ver le pot & ramasser/ver les feuilles & cacher/ver le tube)} !

? dirait
J{surprise/nom} : L{sur la toile}, S{on} V{voir} O{(un soleil & un ciel & un arbre & une fleur & une maison & la mer & un nuage & un papillon & un arc-en-ciel & un paysage & une tache rose & un feu orange & un lac vert)} !

= vente
T{enfin}, S{(un musée|un peintre|une artiste|papa|maman|un voisin)} V{acheter} O{le (tableau|paysage|portrait|dessin|papier) du chat} !
T{enfin}, S{le (musée|peintre|maître)} V{choisir} O{le tableau du chat} !
