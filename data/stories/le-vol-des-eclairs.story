@title Le voleur d'éclairs
@levels CE2 CM1 CM2
@keywords enquête, policier, détective, mystère, vol, indice, pâtisserie
@tenses présent, passé_composé, passé_simple
# famille : enquête, détective, policier, inspecteur, commissaire, voleur, coupable, suspect, témoin, victime, indice, preuve, trace, empreinte, alibi, mystère, crime, loupe, carnet, photo, clé, serrure, porte, fenêtre, gant, chapeau, manteau, lampe, nuit, rue, voisin, bruit, ombre, bijou, message, code, secret, mensonge, vérité, chercher, observer, interroger, suivre, découvrir, résoudre, accuser, avouer, soupçonner, mystérieux, étrange, innocent, louche, discret, habile

= vol
S{un voleur (habile|discret|mystérieux)} V{vider:état} O{la vitrine de la pâtissière} : S{la victime} V{appeler} O{(un détective|un inspecteur|la commissaire|un policier)}
S{des éclairs au chocolat} V{disparaître:état} T{chaque nuit} L{(par la fenêtre|sous la porte|malgré la serrure|sans bruit|sans trace)} : S{(un inspecteur|un détective|la commissaire|un policier)} V{ouvrir} O{une enquête}

+ indices
C{pour (l'enquête|résoudre/ver le mystère)}, S{on} V{prendre} O{(une loupe & un carnet & une photo & une clé & une lampe & des gants & un chapeau discret & un manteau & un code secret)}
L{près de la vitrine}, S{on} V{découvrir} O{(une trace & une empreinte & un indice étrange & un gant & un message secret & une clé & un bouton de manteau & une preuve louche & un bijou & un chapeau & une photo & un carnet)}
S{il} V{falloir} M{ensuite} O{(chercher/ver un témoin & observer/ver la rue & interroger/ver un voisin & suivre/ver un suspect & découvrir/ver la vérité & résoudre/ver ce crime gourmand & n'accuser/ver personne & soupçonner/ver chacun & vérifier/ver un alibi & changer/ver la serrure & surveiller/ver la fenêtre & éteindre/ver la lampe & comprendre/ver le code)}
J{mais} (S{un voisin louche/adj} V{avoir:état} O{un alibi} & S{un témoin} V{accuser:état} O{une ombre} & S{le facteur} V{parler:état} I{d'un bruit} & S{la fleuriste} V{soupçonner:état} O{un pigeon} & S{un innocent} V{vouloir:état avouer} & S{une dame} V{cacher:état} O{un bijou} & S{un suspect} V{inventer:état} O{un mensonge} & S{la concierge} V{perdre:antérieur} O{une clé} & S{le mystère} V{grandir:état})
« S{le coupable} V{être} A{(~habile & ~discret & ~mystérieux & ~étrange & louche/adj & ~gourmand & peut-être innocent)} ! » V{dire} S{(un témoin|un voisin|la victime|l'inspecteur|le commissaire)}

= guet
T{une nuit}, S{on} V{se cacher} L{(derrière la porte|derrière la fenêtre|sous un manteau|près de la lampe|dans la rue)} : S{(une ombre|un bruit étrange|un suspect)} V{approcher}

= coupable
S{(le coupable|le voleur)} V{être:état} A{la pâtissière}, S{qui} V{manger:état} M{en dormant/ver} !

? fin
T{au matin/nom}, S{elle} V{devoir:événement} O{(avouer/ver & découvrir/ver la vérité & accuser/ver ses rêves & résoudre/ver son propre mystère & observer/ver ses moustaches de crème & chercher/ver une excuse & interroger/ver son ventre & remercier/ver la police & payer/ver un éclair au témoin)}
T{depuis}, S{elle} V{confier:présent} T{le soir} O{(sa clé & sa lampe & ses gants & son manteau & son secret)} I{(au voisin|au détective|à un témoin|à l'inspecteur)}
