@title La fée à vélo
@levels CP CE1
@keywords fée, vélo, ville, son f, son v, f, v
@tenses présent
# famille : fille, fée, café, farine, vélo, vache, ville, lave, vent, neuf, facile, fête, four, fumée, feu, fou, vide, vite, avion, olive, cave, rêve, veste, forêt, fleur, fort, frère, fil, cheval, livre, vase, voiture, vert, farce, filet, fusée, flaque, face, fruit

= vélo
S{une fée} V{traverser} O{la (ville|forêt|fête)} L{sur un vélo (neuf|vert|fou|)}
T{(pour la fête|ce soir/nom)}, S{une fille} V{voir} O{une fée} L{(à vélo|dans la ville|au café|dans un avion|à la cave)}

+ farces
S{la fée} V{changer} O{(le feu & une vache & un four & une veste & un avion & la fumée & une voiture & un livre & un vase vide & un cheval & le vent & un fil & une fusée & un filet)} C{en (fleur|farine|fruit|rêve|olive|café|fille|fête)}
« S{c'} V{être} A{(facile|vite fait|fou|fort)} ! » V{dire} S{(la fée|une fille|mon frère|une vache)}
T{vite}, S{(la vache|une fille|le frère de héros|le cheval)} (V{laver} O{la fée} & V{suivre} O{le vélo} & V{fuir} L{dans la forêt} & V{vider} O{le four} & V{lancer} O{de la farine} & V{avaler} O{une olive} & V{fermer} O{la cave} & V{souffler} L{sur le feu} & V{boire} O{un café})
S{le vent} V{être} A{fort} : S{la fée} V{tomber} L{(dans la farine|sur une vache|dans une flaque|dans un vase)} !

= fin
T{enfin}, S{la fée} V{laisser} O{(une fleur|un vélo vide|un rêve|un fil vert|un fruit|un livre)} I{à la (fille|vache|ville)} !
T{enfin}, S{la fée} V{filer} M{vite} L{(dans la forêt|dans le vent|vers la ville|dans un avion)}  !
T{enfin}, S{la fée} V{donner} O{son vélo neuf} I{à (une fille|la vache|mon frère)} : J{quelle fête} !
