@title La lueur du fond
@levels CE2 CM1 CM2
@keywords piscine, mer, plongée, courage, peur, noms en eur, son eur
@tenses présent, passé_composé, passé_simple
# famille : longueur, largeur, hauteur, odeur, couleur, chaleur, peur, bonheur, malheur, douceur, lueur, fraîcheur, fleur, sœur, cœur, grandeur, épaisseur, profondeur, lenteur, saveur, vapeur, fureur, erreur, terreur, valeur, honneur, humeur, rumeur, horreur, douleur, pâleur, blancheur, plongeur, nageur, moniteur, spectateur, ardeur, rigueur

= peur
S{héros} V{aimer:état} O{(la fraîcheur|l'odeur|la couleur|la douceur|la saveur) de l'eau}, J{mais} V{avoir:état} O{peur (de la profondeur|de la hauteur du plongeoir|du fond|de l'épaisseur des algues)}
C{malgré la chaleur}, S{héros} V{refuser:état} C{de nager/ver} : S{la profondeur du lac} V{lui faire:état} O{(horreur|peur)}

+ moqueries
S{sa sœur} V{nager:état} M{(avec ardeur|avec lenteur|sans peur)} O{(une longueur|toute la largeur du lac|deux longueurs)} J{et} V{être:état} A{de bonne humeur}
S{une rumeur} V{courir:état} L{sur la plage} : L{au fond}, S{on} V{voir:état} O{(une lueur|une fleur de couleur|une étrange blancheur)}
« S{il} V{falloir} O{(du cœur & nager/ver avec lenteur & oublier/ver sa peur & apprendre/ver de ses erreurs & respirer/ver sans terreur & choisir/ver la bonne profondeur)} ! » V{dire} S{(sa sœur|le moniteur|un vieux plongeur)}
S{le moniteur} V{mesurer:état} O{(la profondeur & la longueur & la largeur & la hauteur des vagues & la chaleur de l'eau)} C{avec (rigueur|ardeur|bonne humeur)}
S{héros} V{sentir:état} O{(son cœur battre/ver & la fureur des vagues & l'épaisseur de la boue & une douleur au ventre & la pâleur de ses joues & la fraîcheur du vent & une odeur d'algues)}

= plongeon
T{ce jour-là}, C{par erreur}, S{sa sœur} V{perdre} O{(une bague de valeur|sa bague couleur de miel|son bracelet porte-bonheur)} L{au fond du lac}
J{mais}, T{ce jour-là}, S{un petit chien} V{tomber} L{à l'eau} C{de toute la hauteur du ponton} : J{quel malheur} !

+ courage
C{à la stupeur (des spectateurs|des nageurs|des plongeurs|de sa sœur)}, S{héros} V{oublier} O{sa (peur|terreur|douleur)} J{et} V{plonger}
L{dans la profondeur}, S{héros} V{apercevoir} O{(une lueur|une couleur dorée|une blancheur|une fleur d'eau|un plongeur en plastique/nom|la blancheur du sable|la grandeur du lac)} J{et} V{tendre} O{la main}

= retour
S{héros} V{remonter} O{(son trésor|sa trouvaille)} : S{(sa sœur|le moniteur|la foule)} V{pleurer} C{de bonheur}
T{enfin}, S{héros} V{regagner} O{la rive}, A{plein de (bonheur|fraîcheur|vapeur)} : S{la peur} V{rester:antérieur} L{au fond}

? honneur
C{en l'honneur (du nageur|de héros|de cette valeur)}, S{le moniteur} V{offrir} O{une glace (à la saveur de cerise|de toutes les couleurs|couleur de soleil)}
« S{la vraie valeur}, S{ce} V{être} A{(d'avoir/ver peur et d'y aller/ver|le cœur)} ! » V{dire} S{(un vieux plongeur|le moniteur)}
