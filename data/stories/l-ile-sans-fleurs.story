@title L'île sans fleurs
@levels CE2 CM1 CM2
@keywords île, mer, plante, jardin, aventure, familles de mots, mots de la même famille, terre, mer, vent, bois, fleur, jour, pied, main
@tenses présent, passé_composé, passé_simple
# famille : terre, terrain, terrasse, terrier, terrestre, enterrer, déterrer, territoire, mer, marin, marée, maritime, vent, venteux, paravent, coupe-vent, bois, reboiser, boiserie, hautbois, sous-bois, fleur, fleuriste, fleurir, refleurir, fleuri, floraison, floral, effleurer, jour, journée, bonjour, séjour, toujours, aujourd'hui, pied, piéton, pédalo, piétiner, marchepied, main, manuel, manier, manche, manette, maintenir, manipuler

= départ
T{un jour}, S{héros} V{gagner} O{une île sans fleurs} C{avec (un marin & une fleuriste & un pédalo & un manuel de jardin & un coupe-vent & un sac de terre & une fleur en pot & un marchepied & un guide maritime)}
L{en pédalo}, S{héros} V{apporter} L{sur une île} O{(une fleur & un sac de terre & un manuel & un manche de bêche & un outil à manette & un coupe-vent & des provisions d'un jour & un paravent fleuri & un marchepied & une graine de fleur & un bouquet de fleuriste)}

+ île
L{là-bas}, S{l'île} V{être:état} A{(venteuse & maritime & moins fleurie qu'un rocher & plus grande qu'une terrasse & déserte jour et/con nuit & sans un sous-bois & battue/adj par le vent & pleine/adj de terriers & couverte à chaque marée & à une journée de la terre)}
« T{aujourd'hui}, S{je} V{vouloir} O{(fleurir/ver ce terrain & reboiser/ver l'île & enterrer/ver une graine & déterrer/ver les cailloux & ne rien piétiner/ver & manier/ver la bêche & travailler/ver de mes mains)} », V{annoncer}-S{héros}

= plantation
C{pour planter/ver une fleur}, S{héros} V{devoir:événement} O{(déterrer/ver un tronc & enterrer/ver une graine & manier/ver la bêche & maintenir/ver un paravent & manipuler/ver la terre & lire/ver le manuel & chercher/ver un bon terrain & remuer/ver la terre à pleines mains & retrousser/ver ses manches & travailler/ver toute/dét la journée)}
S{héros} V{planter} O{une fleur} L{(au pied d'un rocher|dans la terre|sur un terrain sec|près d'un terrier|à l'abri du vent|face à la mer|loin de la marée|dans un sous-bois|entre deux bois|au bord d'une terrasse|sur le territoire des crabes|derrière un paravent|contre une boiserie d'épave)}

+ soins
T{chaque matin}, S{héros} (V{arroser} M{à la main} O{la terre} & V{dire} O{bonjour} I{à sa fleur} & V{lire} O{son manuel} & V{surveiller} O{la marée} & V{mesurer} O{le vent} & V{nettoyer} O{le terrain} & V{jouer} I{du hautbois} & V{effleurer} O{chaque feuille})

+ danger
J{mais} S{la plante} V{craindre} O{(le vent & la marée & le sel de mer & les pieds des piétons & un terrier de lapin & le long jour d'été & la main d'un curieux & une journée sans eau)}
C{pour la protéger/ver}, S{on} V{dresser} O{(un paravent & un mur de terre & une boiserie & une haie fleurie & un coupe-vent & un panneau pour piétons & un toit de bois & un garde toujours debout)}

= floraison
T{enfin}, S{l'île} V{connaître:événement} O{(une floraison & un jour de fête & une terrasse fleurie & un beau sous-bois & un territoire fleuri & le retour des marins & un nouveau terrain fleuri & un parfum floral & une marée de fleurs & un paradis terrestre)}
T{enfin}, S{tout} V{fleurir} : S{chacun} V{vouloir:état} O{(dire/ver bonjour & effleurer/ver la fleur & prolonger/ver son séjour & reboiser/ver sa région & faire/ver refleurir/ver son jardin & venir/ver à pied & rester/ver toujours & ne rien piétiner/ver)}
