@title Le nid sur la grue
@levels CE2 CM1 CM2
@keywords ville, chantier, construction, maison, grue, métiers
@tenses présent, passé_composé, passé_simple
# famille : ville, rue, avenue, place, immeuble, maison, école, mairie, gare, pont, trottoir, quartier, magasin, parc, chantier, grue, camion, pelleteuse, échafaudage, échelle, casque, gilet, pelle, brouette, marteau, scie, brique, ciment, béton, sable, gravier, planche, poutre, tuyau, câble, mur, toit, plan, architecte, ouvrier, maçon, ingénieur, bruit, poussière, danger, barrière, panneau, construire, creuser, démolir, bâtir, percer, haut, bruyant, solide, moderne

= chantier
L{(en ville|au bout de l'avenue|près de la gare|devant la mairie|derrière le magasin|sur la place|près du pont|au bord du parc|dans un quartier moderne)}, S{un chantier} V{commencer} : S{il} V{falloir} O{(construire/ver une école & bâtir/ver un immeuble & bâtir/ver une maison & démolir/ver un mur & creuser/ver une rue & percer/ver une avenue & bâtir/ver un magasin & construire/ver un pont)}
L{sur un chantier (de la mairie|de la gare|du parc|de l'avenue|moderne)}, S{(un camion|une pelleteuse|un ouvrier|un maçon)} V{apporter:état +déjà} O{(les briques & le ciment & le béton & le sable & le gravier & des planches & une poutre & des tuyaux & un câble & une échelle & le panneau du chantier & une barrière & les outils & un haut échafaudage)}

+ travaux
T{chaque matin/nom}, (S{l'ouvrier} V{mettre:état} O{son casque} & S{le maçon} V{monter:état} O{le mur} & S{la pelleteuse} V{creuser:état} & S{un camion bruyant} V{reculer:état} & S{une scie} V{couper:état} O{la planche} & S{un marteau} V{taper:état} & S{l'ingénieur} V{lire:état} O{un plan} & S{l'architecte} V{mesurer:état} O{le toit} & S{la poussière} V{couvrir:état} O{le trottoir} & S{le bruit} V{remplir:état} O{la rue} & S{la brouette} V{grincer:état})
« V{apporter:impératif.vous} O{(un casque & un gilet & une pelle & une brouette & un marteau & une scie & une brique & le ciment & du sable & du gravier & une planche solide & un tuyau & un câble & le plan & une échelle & la poutre & un panneau)} ! » V{crier} S{(le maçon|l'ingénieur|l'architecte|un ouvrier)}

= nid
L{tout en haut de la grue}, S{(l'ingénieur|un ouvrier|une grutière|un maçon|l'architecte)} V{découvrir} M{soudain} O{un nid} : S{une pie} V{couver:état}

+ arrêt
« V{arrêter:impératif.vous} O{(la grue & le camion & la pelleteuse & la scie & le marteau & le bruit & tout le chantier & le béton & les travaux)} ! » V{ordonner} S{(l'architecte|l'ingénieur|la grutière)}
T{pendant trois semaines}, S{on} V{ne plus pouvoir:état} J{ni} O{(construire|creuser|démolir|bâtir|percer)/ver}, J{ni} O{(lever/ver une poutre|monter/ver un mur|poser/ver une brique|porter/ver une planche|couler/ver du béton|finir/ver le toit|tirer/ver un câble|placer/ver un tuyau)}
S{(la ville|l'école|le quartier|toute la rue)} V{venir} O{saluer/ver (le nid & la pie)}, C{sans bruit}
S{on} V{protéger} O{le nid} C{avec (une planche & un casque & un gilet & un filet & une barrière & un panneau & un toit de carton & un échafaudage solide & une petite poutre)}, C{loin du danger}

= envol
J{quand} S{(les trois petits|les jeunes pies)} V{s'envoler}, S{(le chantier|le bruit|le travail)} V{reprendre}

= nom
T{depuis}, S{(la place|la rue|l'avenue|le parc|le quartier)} V{porter:présent} O{le nom de la pie}
