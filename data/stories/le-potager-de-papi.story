@title Le potager de papi
@levels CP CE1 CE2
@keywords jardin, potager, légumes, fleurs, printemps, jardinage, plantes, escargot
@tenses présent

= ouverture
L{(dans le jardin|au jardin|au potager|dans son jardin)}, S{(papi|mamie)} V{planter} O{(une salade|des salades|des radis|des carottes|des fleurs)}
T{(au printemps|ce matin|en avril|en mai)}, S{héros} V{aller} L{(au jardin|au potager|dans le jardin)} C{avec (papi|mamie)}

+ travail
S{(papi|mamie|héros)} V{semer} O{(des graines & des radis & des carottes & du persil & des haricots & des fleurs & des petits pois & une graine & du blé)} L{dans la terre}
S{(papi|mamie|héros)} V{planter} O{(un arbre & une fleur & une rose & des tulipes & un pommier & des tomates & des salades & des choux & un bulbe & des poireaux & des fraises & une plante & un rosier & des pommes de terre & une haie)} C{avec (une pelle|sa bêche|soin)}
S{(papi|mamie|héros)} V{arroser} O{(les fleurs & les légumes & la terre & les plantes & les salades & les tomates & les roses & l'arbre & les radis & les carottes & l'herbe)} C{avec (un arrosoir|le tuyau|l'eau du puits|un seau)}
S{(papi|mamie|héros)} (V{couper} O{l'herbe} & V{creuser} O{un trou} & V{arracher} O{les mauvaises herbes} & V{cueillir} O{une fleur} & V{cueillir} O{des fraises} & V{ramasser} O{les feuilles} & V{ramasser} O{les haricots} & V{pousser} O{la brouette} & V{tailler} O{la haie} & V{tailler} O{les rosiers} & V{ratisser} O{l'allée} & V{remplir} O{un panier} & V{remplir} O{le seau} & V{tondre} O{la pelouse} & V{bêcher} & V{jardiner} & V{gratter} O{la terre})
2 | S{le soleil} V{chauffer} O{la terre}, S{la pluie} V{tomber} J{et} S{(les graines|les légumes|les plantes|les fleurs|les feuilles|les tiges|les racines|les salades|les radis)} V{pousser}
L{(sur une feuille|sur une fleur|sur la haie|sur une rose|dans l'herbe)}, S{(une coccinelle & une fourmi & une abeille & un papillon & une chenille & une araignée & une sauterelle)} V{travailler +aussi}
L{(dans la terre|sous une pierre|dans l'herbe|sous la haie)}, S{(un ver & une taupe & un hérisson & une limace & une fourmi & un merle)} V{chercher} O{son repas}
S{(les tomates|les fraises|les cerises|les radis)} V{être} A{(~rouge & ~beau & ~mûr & ~petit & ~frais)}
S{(les fleurs|les roses|les tulipes)} V{être} A{(~rouge & ~jaune & ~beau & ~blanc & ~joli & ~rose/adj)} 
S{(les feuilles|les salades|les haricots|les petits pois)} V{être} A{(~vert & ~grand & ~petit & ~frais & ~tendre/adj)}

? obstacle
J{mais} T{un matin/nom}, S{(une salade|une feuille|la plus belle salade)} V{avoir} O{des trous} !
J{mais} S{quelqu'un} V{manger} O{(les salades|les feuilles|les fleurs|les radis|les fraises)} !

= fin
L{sous (la salade|une feuille|le chou|l'arrosoir|une fleur)}, S{un (gros|petit) escargot} V{dormir} !
T{le soir}, S{un (gros|petit) escargot} V{manger} O{une salade} !

? après
S{papi} V{rire} : « S{il} V{aimer} O{notre jardin} ! »
