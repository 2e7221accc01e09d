@title Le nid tombé du toit
@levels CE2 CM1
@keywords nid, oiseau, vent, nature, lettres muettes, lettre muette, lettre finale muette
@tenses présent
# famille : chat, rat, lit, nuit, bruit, fruit, petit, vent, dent, enfant, forêt, secret, objet, poulet, bonnet, filet, jouet, toit, droit, froid, chaud, grand, rond, regard, renard, lézard, canard, nid, pied, bord, placard, brouillard, bavard, bras, repas, tapis, souris, bois, gros, dos, repos, mauvais, jus, radis, colis, avis, loup, coup, beaucoup, trop, drap, sirop, champ, galop, prix, croix, noix, voix, doux, roux, heureux, paix, outil, sourcil, gentil, persil, banc, blanc, riz, nez, long, étang, rang, camp, buvard, ruisseau, chocolat

= chute
T{un matin}, S{héros} V{voir} O{un nid tombé} L{près (d'un banc & d'un tapis & d'un jouet & d'un filet & d'un outil & d'un lit de feuilles & d'un gros radis & d'un chat & d'un rat & d'un ruisseau & d'un étang & d'un champ & d'un placard vide & d'un poulet & d'un canard & d'un tas de bois & d'un drap sec & du persil & d'une noix & d'une souris & d'une croix de bois & du bord du toit & d'un colis & d'un objet rond/adj & d'un fruit & du camp des enfants)}
L{sous le toit}, S{un nid} V{tomber} C{à cause (du vent & d'un gros bruit & d'un chat & d'un rat & d'un renard roux & d'un coup de pied & d'un bout de bois & d'un loup & du brouillard & d'un jouet lancé & d'une souris & d'un mauvais temps & d'un bras distrait & d'un canard bavard & du froid de la nuit)}

? oiseau
L{dedans}, S{un oiseau} V{être} A{(petit & blanc & rond/adj & roux & gros comme/con une noix & trop maigre & heureux d'être/ver là & plus léger qu'un grain de riz & à demi mort/adj de froid & doux au toucher & sans voix & gentil)}
S{l'oiseau} V{avoir} O{(le dos blanc & le nez rond & un pied tordu & un sourcil gris & un regard doux & une petite voix & froid/nom & trop chaud/nom & les plumes rousses)}

= soins
C{pour l'oiseau}, S{héros} V{préparer} O{(un lit & un drap & un tapis doux & du riz & un jus de fruit & un bonnet chaud & un repas chaud & du persil & des noix & une croix de bois & un nid blanc & un petit filet & un sirop & un colis de graines & un toit de bois & un radis & un objet long & un petit banc & du chocolat & un buvard & un gentil jouet & un rang de noix)}
C{pour l'oiseau}, S{héros} V{prendre} O{(un drap blanc & un bonnet & un filet & un outil & un fruit & un sirop doux & un tapis & du bois & un jouet & un colis & un morceau de poulet & un tiroir de placard & un banc & l'avis d'un enfant & du repos & du riz chaud & un long fil & un petit lit & beaucoup de temps & une voix douce/adj & un objet rond & du persil & une noix & son sac de sport)}

+ visites
T{soudain}, S{héros} V{voir} O{(un chat & un rat & un renard roux & un lézard & une souris & un loup gris & un gros canard & un enfant bavard & deux dents blanches & un nez rond & un regard mauvais & un coup de bec & un chat au galop)}
L{tout près}, S{un danger} V{venir} L{(de la forêt & du champ & de l'étang & du bois & du camp & du bord de l'eau & du toit & du brouillard & du ruisseau)}
« V{laisser:impératif.tu} O{(ce nid & cet oiseau & mon petit & ce lit blanc)} M{en paix} ! » V{crier} S{(un enfant|une voix|un petit bavard)}
« V{choisir:impératif.tu} O{(le repos & la paix & un endroit chaud & le toit & le bord du bois & mon avis & un secret gentil)} », V{dire} S{un enfant bavard}
T{la nuit}, S{héros} V{garder} O{le nid} M{(sans bruit & sans trop bouger/ver & avec beaucoup de soin & malgré le vent & malgré le froid & assis sur un banc & le dos droit & bien au chaud & contre son nez & malgré un coup de vent & dans le brouillard & avec un buvard sec)}

= envol
T{enfin}, S{l'oiseau} V{voler} L{(sur le bras & sur le nez & sur le dos du chat & sur le toit & sur le banc & au bord du nid & sur un pied & sur un bout de bois & sur le bonnet & sur la dent du râteau)} J{puis} V{partir}
C{pour dire/ver merci}, S{l'oiseau} V{offrir} O{(un coup de bec doux & sa petite voix & un fruit & une noix & un radis rond & un regard gentil & un secret & un grand bruit d'ailes & un objet blanc & un petit prix & un air heureux & un repas de moucherons & un long salut & un fil roux & la paix du soir & un brin de persil)}
