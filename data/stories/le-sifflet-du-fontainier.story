@title Le sifflet du fontainier
@levels CM1 CM2
@keywords Versailles, Louis XIV, Roi-Soleil, château, fontaines, histoire
@tenses présent, passé_composé, passé_simple
# famille : roi, reine, Versailles, château, palais, cour, courtisan, noble, ministre, duc, comtesse, valet, jardinier, cuisinier, musicien, peintre, architecte, jardin, parc, allée, bosquet, oranger, statue, fontaine, bassin, canal, galerie, miroir, chambre, escalier, or, lustre, bougie, perruque, ruban, dentelle, robe, soie, carrosse, cheval, bal, fête, théâtre, ballet, musique, violon, caprice, danser, saluer, admirer, obéir, majestueux, splendide, royal, élégant, puissant

= secret
L{à Versailles}, S{l'eau} V{manquer:état} : S{(une fontaine|un bassin|le grand bassin)} V{ne jaillir:état que} L{devant le (roi|puissant roi)}
L{dans (le parc|le jardin|les jardins|l'allée|le bosquet) du (château|palais)}, S{l'eau} V{ne jaillir:état que} T{au passage du roi}

= guet
L{derrière (une statue|un oranger/nom|une fontaine|un arbre du parc)}, S{un apprenti} V{devoir:état siffler} C{à l'arrivée (du roi & de la plus haute perruque & du premier carrosse & de la cour & du premier cheval & de la robe royale & des musiciens du roi)}

+ promenade
T{un jour}, S{le roi} V{sortir} C{avec (la reine & un ministre & un duc & une comtesse & un courtisan élégant & un valet & un noble & son jardinier & un musicien & un peintre & l'architecte & un cuisinier & toute la cour)}
S{le roi} V{vouloir:état} O{(admirer/ver le canal & danser/ver dans le bosquet & saluer/ver le jardinier & donner/ver une fête & préparer/ver un bal & montrer/ver la galerie & voir/ver un ballet & écouter/ver un violon & suivre/ver son caprice & changer/ver une allée)}, J{et} S{chacun} V{obéir:état}
T{avant la promenade}, S{le roi} V{montrer} O{(la galerie & un miroir & sa chambre & un escalier splendide & un lustre & le théâtre & une bougie géante & une statue en or & un majestueux carrosse & la chambre de soie & le jardin)} I{à ses invités}
L{près du bassin}, (S{un violon} V{jouer:état} & S{une comtesse} V{saluer:état} & S{un duc} V{danser:état} & S{un valet} V{allumer:état} O{une bougie} & S{le peintre} V{attendre:état} & S{un noble} V{perdre:état} O{sa dentelle} & S{un cheval} V{boire:état} & S{la musique} V{commencer:état} & S{un ministre} V{admirer:état} O{la statue}), J{car} S{c'} V{être:état} A{la fête}

= brioche
J{mais} S{(une comtesse|la reine|un courtisan|un cuisinier|un jardinier|un musicien)} V{donner} I{à l'apprenti} O{une brioche} : C{la bouche pleine}, S{on} V{ne pas siffler:présent} !

= signal
S{l'apprenti} V{agiter +alors} O{(un ruban & la perruque d'un valet & une dentelle & une bougie & un miroir & une robe de soie & la cape d'un duc & une branche d'oranger/nom & le chapeau du jardinier)}

= jet
S{l'eau} V{jaillir}, A{(~majestueux & ~splendide & ~royal & ~élégant & ~puissant)} : « V{finir:impératif.tu} O{ta brioche} », V{murmurer} S{le roi}, S{qui} V{savoir:état} O{tout}

? soir
T{le soir}, S{l'apprenti} V{voir} O{(un bal & un ballet & la fête & une pièce de théâtre & la galerie & les lustres & les bougies & un escalier & la chambre du roi & les violons & le château en or & un palais de miroirs)} L{par une fenêtre}
