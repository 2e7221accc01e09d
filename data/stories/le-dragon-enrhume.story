@title Le dragon enrhumé
@levels CM1 CM2
@keywords conte, conte merveilleux, dragon, roi, princesse, fée, château, chevalier
@tenses présent, passé_composé, passé_simple
# famille : roi, reine, prince, princesse, chevalier, dragon, fée, sorcière, ogre, géant, nain, lutin, magicien, bergère, bûcheron, château, royaume, forêt, tour, grotte, pont, baguette, potion, sortilège, formule, miroir, couronne, trône, anneau, trésor, clé, épée, cape, bottes, carrosse, cheval, loup, corbeau, crapaud, rose, pomme, vœu, secret, promesse, magique, enchanté, cruel, courageux, malheureux, puissant, transformer, vaincre, délivrer, promettre, régner

= pont
T{jadis}, S{un (puissant|malheureux|terrible|cruel) dragon} V{se coucher} L{(sur l'unique pont|au pied de la tour|devant le château|à l'entrée de la forêt|à l'entrée d'une grotte)} J{et} V{barrer:événement} O{la route du royaume}
T{jadis}, S{un dragon} V{barrer:événement} O{la route} I{(au roi & à la reine & au carrosse du prince & à la princesse & au cheval du messager & au bûcheron & aux marchands & au nain & à un ogre pressé)}

+ combat
C{pour délivrer/ver (la route|ses sujets)}, S{le roi} V{promettre} O{(sa couronne & son trône & un trésor & un anneau & un carrosse & la clé du château & son cheval & une tour & un miroir magique & la moitié du royaume & un vœu & une cape enchantée)}
L{devant le dragon}, (S{un chevalier courageux} V{perdre} O{son épée} & S{un prince} V{oublier} O{sa promesse} & S{une princesse} V{briser} O{sa lance} & S{une fée} V{casser} O{sa baguette} & S{une sorcière} V{renverser} O{sa potion} & S{un magicien} V{se tromper} I{de formule} & S{un ogre cruel} V{s'enfuir} & S{un géant} V{glisser} & S{un nain} V{se cacher} L{dans ses bottes} & S{un lutin} V{s'évanouir} & S{un bûcheron} V{courir} L{dans la forêt} & S{le loup} V{trembler} & S{la reine} V{soupirer})
C{contre lui}, S{on} V{essayer} M{en vain} O{(une épée & une potion & un sortilège & une formule magique & une baguette & une pomme empoisonnée & un miroir & un anneau enchanté & un crapaud & un corbeau & un loup & des bottes magiques & une rose & un géant & un vœu)}
« S{je} V{vouloir} O{(le vaincre/ver & le transformer/ver en crapaud & le transformer/ver en rose & délivrer/ver le royaume & régner/ver en paix & jeter/ver un sortilège & trouver/ver une formule & comprendre/ver ce secret & le changer/ver en pomme & garder/ver mon trône & revoir/ver mon château)} ! » V{gémir} S{(le roi|la reine|le prince|la princesse|le magicien|la sorcière|l'ogre)}

= rhume
J{mais} S{une bergère (courageuse|sans couronne|sans épée|sans cape)} V{entendre} O{le dragon éternuer/ver} : S{il} V{avoir:état} O{froid/nom} !
S{une bergère} V{s'approcher +alors} C{sans (épée|potion|baguette|bottes|cape|formule)} : S{le (malheureux|pauvre) dragon} V{avoir:état} O{un rhume} !

= soin
S{la bergère} V{lui apporter} O{(une cape & une soupe de pommes & une potion de miel & des bottes de laine & une rose & un tapis pour sa grotte & une couverture de géant & un chapeau de lutin & un bonnet de nain & un mouchoir de reine & le manteau d'un ogre & une écharpe magique)}

= fin
S{le dragon} V{guérir} ; T{depuis}, S{il} V{porter:état} L{sur son dos} O{(les princes & la princesse & le bûcheron & les marchands & une fée fatiguée & la reine & les lutins & un géant & un nain & la bergère & des chevaliers & le roi sans carrosse & les enfants du royaume & un vieux corbeau & une sorcière)}

? vœu
« S{je} V{ne vouloir} J{ni} O{(le trône|la couronne|régner/ver|un château|le trésor|un royaume)}, J{ni} O{(un prince|un anneau|un carrosse|une promesse|un miroir|un cheval)} : V{garder:impératif.vous} O{votre or} ! » V{dire} S{la bergère} I{au roi}
