@title Le vent et le linge
@levels CP CE1 CE2
@keywords vêtements, habits, s'habiller, linge, vent, mode, lessive
@tenses présent
# famille : manteau, bonnet, écharpe, gant, moufle, pull, pantalon, jupe, robe, chemise, chaussette, chaussure, botte, basket, sandale, pyjama, culotte, tee-shirt, short, collant, veste, blouson, anorak, imperméable, chapeau, casquette, ceinture, cravate, gilet, maillot, tablier, lunettes, parapluie, bouton, poche, manche, col, laine, coton, chaud, froid, long, court, doux, neuf, mettre, enlever, porter, s'habiller, boutonner, plier, sécher, courir, foulard, cape, salopette

= vol
S{le vent} V{voler} O{(la chemise & le pull & le pantalon & la jupe & la robe & le short & le maillot & le collant & la salopette & le tee-shirt & les chaussettes & la culotte & le gilet & la veste & le blouson & l'anorak & l'imperméable & le bonnet & l'écharpe & les gants & les moufles & le manteau & le foulard & le pyjama & le tablier & la cape & la cravate & la casquette)} !
L{au jardin}, S{le vent} V{emporter} O{(la chemise & le pull & le pantalon & la jupe & la robe & le short & le maillot & le collant & la salopette & le tee-shirt & les chaussettes & la culotte & le gilet & la veste & le blouson & l'anorak & l'imperméable & le bonnet & l'écharpe & les gants & les moufles & le manteau & le foulard & le pyjama & le tablier & la cape & la cravate & la casquette)} !

? cause
J{hélas}, S{le fil} V{être} A{cassé} !
S{ce linge} V{être} A{(~neuf & ~doux & tout ~blanc & très ~chaud)} : J{quel dommage} !

? gestes
C{pour tout rattraper/ver}, S{héros} (V{courir} & V{s'habiller} & V{lacer} O{ses chaussures} & V{mettre} O{ses lunettes} & V{enlever} O{son manteau} & V{boutonner} O{son gilet} & V{boutonner} O{sa veste} & V{serrer} O{sa ceinture} & V{lever} O{son col} & V{sauter})
M{en courant/ver}, S{héros} (V{salir} O{ses baskets} & V{salir} O{son pantalon} & V{attraper} O{une manche} & V{attraper} O{un gant} & V{trouer} O{une poche}) !
M{en courant/ver}, S{héros} V{perdre} O{(une botte & une sandale & un bouton & son chapeau & sa casquette & son parapluie & ses lunettes)} !

? trouvés
L{dans le pré}, S{un épouvantail} V{porter} O{(un chapeau & un bonnet & une écharpe & une jupe & une robe & un collant & un short & une culotte & une veste & une cape & une cravate & un tablier & un pull de laine & un col de coton & un gilet sans bouton & une chaussette & un foulard & un imperméable & un blouson & une ceinture & des lunettes)} !
L{plus loin}, (S{un chien} V{mordre} O{une chaussette} & S{un chat} V{dormir} L{dans le pull} & S{une vache} V{porter} O{la jupe} & S{la chèvre} V{manger} O{une manche} & S{une poule} V{essayer} O{la cape} & S{le coq} V{essayer} O{la casquette} & S{un oiseau} V{tirer} O{la laine} & S{la souris} V{visiter} O{une poche} & S{un mouton} V{porter} O{le bonnet} & S{l'oie} V{tirer} O{la ceinture} & S{le voisin} V{plier} O{la chemise} & S{une pie} V{voler} O{un bouton} & S{une dame} V{porter} O{le parapluie} & S{un bébé} V{mettre} O{la moufle})

? état
J{hélas}, S{tout} V{être} A{(sale & froid/adj & mouillé & trop court/adj & plein de boue)} !

= fin
T{enfin}, S{tout} V{être} A{(sec|plié|propre|rangé)}, J{mais} S{le vent} V{revenir} !
T{enfin}, S{un âne} V{rapporter} O{tout}, C{sauf (le chapeau|la sandale|la cape|le manteau|le parapluie|une botte|un gant|le pull|la jupe|la robe|le bonnet|le short|une chaussette)} !

? après
T{ce soir/nom}, S{maman} (V{recoudre} O{un bouton} & V{recoudre} O{une poche} & V{recoudre} O{une manche} & V{laver} O{le col} & V{plier} O{le pyjama} & V{enlever} O{la boue} & V{ranger} O{les lunettes} & V{nettoyer} O{l'anorak} & V{sécher} O{la veste})
S{héros} V{avoir} O{froid/nom}, J{alors} S{il} V{mettre} O{(un pull chaud & un manteau long & un gros gilet & une écharpe & des moufles & un bonnet & des chaussettes & un anorak & un pyjama doux)}.
