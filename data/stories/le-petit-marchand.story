@title Le petit marchand
@levels CE1 CE2 CM1
@keywords marché, vente, rue, cadeau, argent, lettres muettes, lettre muette, lettre finale muette
@tenses présent
# famille : chat, rat, lit, nuit, bruit, fruit, petit, vent, dent, enfant, forêt, secret, objet, poulet, bonnet, filet, jouet, toit, froid, chaud, grand, rond, regard, renard, lézard, canard, nid, pied, bord, placard, bavard, bras, repas, tapis, souris, bois, gros, dos, repos, mauvais, jus, radis, colis, avis, loup, coup, beaucoup, trop, drap, sirop, champ, galop, prix, croix, noix, voix, doux, roux, heureux, outil, gentil, persil, banc, blanc, riz, nez, long, rang, chocolat, tricot, pot, mot, haricot, escargot, gant, argent, serpent, instrument, croissant, restaurant, marchand, départ

= vente
L{au bord (du champ|de la forêt|du trottoir|de l'étang)}, S{héros} V{vendre} O{(des fruits & des radis & du persil & du riz & des noix & du sirop & un jus de fruit & du chocolat & des croissants & un pot de miel & des haricots & des escargots en papier & un tapis & un drap & un petit lit & un bonnet & un gant long & un tricot & un filet & un outil & un jouet & un nid vide & une croix de bois & un banc & un instrument & un serpent de tissu & un canard de bain & un rat en peluche & un objet rond/adj & un loup de carton & un colis surprise & un placard de poupée)}
C{pour avoir/ver de l'argent}, S{héros} V{vendre} O{(un tapis roux & un drap blanc & un bonnet doux & un gros jouet & un petit banc & un long tricot & des fruits & du sirop & du riz & du chocolat & des noix & un colis & un filet & un outil & un pot & un gant & un tas de bois & un renard en peluche & un chat de bois & un canard & un serpent & une souris à remonter/ver & un lézard vert & un instrument & un lit de poupée & un repas chaud/adj & un radis géant & un fruit rond/adj & un mot doux)}

+ clients
T{bientôt}, S{on} V{voir} L{devant son banc} O{(un enfant & un grand monsieur & une dame au gros nez & un marchand bavard & un chat & un renard & un chien au galop & un petit homme sans dents & un canard & un chef de restaurant/nom & un homme heureux & un joueur d'instrument & un voisin gentil & une souris & un rang d'enfants & un mauvais payeur)}
« S{le prix} V{être} A{(trop grand|trop gros|mauvais|gentil|petit|doux|bien/adv rond/adj)} », V{dire} S{(un enfant bavard|un marchand|un grand monsieur|une voix douce)}
S{le premier client} V{vouloir} O{(un avis & un bon prix & un croissant & un repas chaud/adj & un secret & un regard gentil & beaucoup de fruits & un objet long & un chocolat chaud/adj & un mot doux & un pot de sirop & un poulet & du persil & un haricot rond/adj & un coup de main & un long repos)}

= vent
T{soudain}, S{le vent} V{emporter} O{(un bonnet & un drap & un tapis & un gant & un filet & un nid & le riz & le persil & une noix & un mot doux & le toit de toile & un colis & un tricot & un jouet & un canard de bain & un tas de bois & un croissant & les prix & un long haricot & un petit banc & un pot)}
T{soudain}, S{tout} V{trembler} C{à cause (du vent & d'un gros bruit & du froid & d'un rat & d'un chat au galop & d'un renard roux & d'une souris & d'un lézard & d'un serpent & d'un coup de pied & d'un poulet & d'un loup de carnaval & d'un bras maladroit & d'un mauvais pas)}

+ effort
T{vite}, S{héros} V{cacher} O{(son dos & un rang de pots & un escargot & un objet blanc & le toit du banc & son nez & un radis & le placard & un loup de carton & ses pieds)} L{sous un tapis}
C{pour tout/pro ramasser/ver}, S{héros} V{prendre} O{(un grand filet & le bras d'un enfant & un pot & un outil long & un drap & tout son temps & un gros tas de bois & un peu de repos & son tricot)}

= cadeau
I{à sa mère}, S{héros} V{offrir +enfin} O{(un bonnet blanc & un chocolat & un croissant chaud/adj & un grand repas & un bouquet blanc & un mot doux & un secret & un repas au restaurant/nom & un petit chat & un fruit rond/adj & un objet long & un tricot & un pot de sirop & un instrument & un tapis doux & un regard heureux & un départ en forêt & un long repos & un gant & un jus de fruit & une nuit à l'hôtel & un banc de bois & un bijou en croix & un lit chaud/adj & un escargot en sucre & un mot d'une voix douce/adj)}
