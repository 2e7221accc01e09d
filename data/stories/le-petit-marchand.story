@title Le petit marchand
@levels CE1 CE2 CM1
@keywords marché, vente, rue, cadeau, argent, lettres muettes, lettre muette, lettre finale muette
@tenses présent
# famille : chat, rat, lit, bruit, fruit, petit, vent, dent, enfant, forêt, objet, poulet, bonnet, filet, jouet, toit, froid, chaud, grand, rond, renard, lézard, canard, nid, pied, bord, bavard, repas, tapis, souris, bois, gros, repos, mauvais, jus, radis, colis, avis, coup, beaucoup, trop, drap, sirop, champ, galop, prix, croix, noix, voix, doux, roux, heureux, outil, gentil, persil, banc, blanc, riz, nez, long, rang, chocolat, tricot, pot, mot, haricot, escargot, gant, argent, serpent, instrument, croissant, restaurant, marchand

= vente
L{au bord (du champ|de la forêt|du trottoir|de l'étang)}, C{pour faire/ver un cadeau}, S{héros} V{vendre} O{(des fruits & des radis & du persil & du riz & des noix & du sirop & un jus de fruit & du chocolat & des croissants & un pot de miel & des haricots & des escargots en papier & un tapis & un drap & un petit lit & un bonnet & un gant long & un tricot & un filet & un outil & un jouet & un banc & un instrument & un serpent de tissu & un canard de bain & un rat en peluche & un colis surprise)}
C{pour offrir/ver un cadeau}, S{héros} V{vendre} O{(un tapis roux & un drap blanc & un bonnet doux & un gros jouet & un petit banc & un long tricot & des fruits & du sirop & du riz & du chocolat & des noix & un colis & un filet & un outil & un pot & un gant & un renard en peluche & un chat de bois & un canard & un serpent & une souris à remonter/ver & un lézard vert & un instrument & un lit de poupée & un mot doux)}

+ clients
T{bientôt}, S{on} V{voir} L{devant son banc} O{(un enfant & un grand monsieur & une dame au gros nez & un marchand bavard & un chat & un renard & un chien au galop & un petit homme sans dents & un canard & un chef de restaurant/nom & un homme heureux & un joueur d'instrument & un voisin gentil & une souris & un rang d'enfants & un mauvais payeur)}
« S{le prix} V{être} A{(trop gros|mauvais|gentil|petit|doux|bien/adv rond/adj)} », V{dire} S{(un enfant bavard|un marchand|un grand monsieur|une voix douce)}
S{le premier client} V{vouloir} O{(un avis gentil & un bon prix & un croissant & un repas chaud/adj & beaucoup de fruits & un chocolat chaud/adj & un pot de sirop & un poulet & du persil & un haricot rond/adj)}

= vent
T{soudain}, S{le vent} V{emporter} O{(un bonnet & un drap & un tapis & un gant & un filet & un nid & le riz & le persil & le toit de toile & un colis & un tricot & un jouet & un croissant & un long haricot & un pot)}
T{soudain}, S{tout} V{trembler} C{à cause (du vent & d'un gros bruit & d'un rat & d'un chat au galop & d'un renard roux & d'une souris & d'un coup de pied)}

+ effort
T{vite}, S{héros} V{cacher} O{(un rang de pots|son argent|le prix des objets|un radis rond/adj)} L{sous un tapis}
C{pour tout/pro ramasser/ver}, S{héros} V{prendre} O{(un grand filet & un pot & un drap & tout son temps)}

= cadeau
T{le soir}, S{héros} V{offrir} I{à sa mère} O{(un bonnet blanc|un chocolat|un croissant chaud/adj|un grand repas|un bouquet blanc|un mot doux|un repas au restaurant/nom|un petit chat|un tricot|un pot de sirop|un tapis doux|un long repos|un gant|un bijou en croix|un jus de fruit)}
