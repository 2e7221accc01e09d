@title Le nid tombé du toit
@levels CE2 CM1
@keywords nid, oiseau, vent, nature, lettres muettes, lettre muette, lettre finale muette
@tenses présent
# famille : chat, rat, lit, nuit, bruit, fruit, petit, vent, enfant, bonnet, filet, jouet, toit, froid, chaud, grand, rond, regard, renard, lézard, canard, nid, pied, bord, placard, brouillard, bavard, bras, repas, tapis, souris, bois, gros, dos, mauvais, jus, colis, avis, loup, coup, beaucoup, trop, drap, champ, galop, croix, noix, voix, doux, roux, paix, outil, sourcil, gentil, persil, banc, blanc, riz, nez, long, étang, camp, ruisseau

= chute
T{un matin}, S{héros} V{voir} O{un nid tombé} L{près (d'un banc & d'un tapis & d'un jouet & d'un outil & d'un lit de feuilles & d'un chat & d'un ruisseau & d'un étang & d'un champ & d'un canard & d'un tas de bois & d'une souris & d'une croix de bois & du bord du toit & du camp des enfants)}
L{sous le toit}, S{un nid} V{tomber} C{à cause (du vent & d'un gros bruit & d'un chat & d'un rat & d'un renard roux & d'un coup de pied & du brouillard & d'une souris & d'un mauvais temps & du froid de la nuit)}

? oiseau
L{dedans}, S{un oiseau} V{être} A{(petit & blanc & rond/adj & roux & gros comme/con une noix & trop maigre & plus léger qu'un grain de riz & à demi mort/adj de froid & sans voix)}
S{l'oiseau} V{avoir} O{(le dos blanc & le nez rond & un pied tordu & un sourcil gris & un regard doux & une petite voix & froid/nom & trop chaud/nom & les plumes rousses)}

= soins
C{pour l'oiseau}, S{héros} V{préparer} O{(un lit & un drap & un tapis doux & du riz & un jus de fruit & un bonnet chaud & un repas chaud & du persil & des noix & un nid blanc & un colis de graines & un toit de bois & un gentil jouet)}
C{pour l'oiseau}, S{héros} V{prendre} O{(un drap blanc & un bonnet & un filet & un fruit & un tapis & du bois & un tiroir de placard & l'avis d'un enfant & un long fil & un petit lit & beaucoup de temps & du persil & une noix)}

+ visites
T{soudain}, S{héros} V{voir} O{(un chat & un rat & un renard roux & un lézard & une souris & un loup gris & un chat au galop)}
« V{laisser:impératif.tu} O{(ce nid & cet oiseau)} M{en paix} ! » V{crier}-S{héros} I{à (un chat|un rat|un renard roux|un enfant bavard)}
T{la nuit}, S{héros} V{garder} O{le nid} M{(sans bruit & sans trop bouger/ver & avec beaucoup de soin & malgré le vent & malgré le froid & assis sur un banc & bien au chaud & malgré un coup de vent)}

= envol
T{enfin}, S{l'oiseau} V{voler} L{(sur le bras|sur le nez|sur le toit|sur le banc|sur un bout de bois|sur le bonnet)} J{puis} V{partir}
T{enfin}, S{l'oiseau} V{s'envoler} J{et} V{offrir} O{(un coup de bec doux & sa petite voix & une noix & un regard gentil & un grand bruit d'ailes & un long salut)}
