@title Le lapin posé
@levels CM1 CM2
@keywords expression, lapin, rendez-vous, parc, sœur, attente
@tenses présent, passé_composé, passé_simple

= ouverture
L{au parc}, S{héros} V{accompagner} O{sa grande sœur}, J{car} S{Karim} V{devoir:état l'y retrouver/ver} T{vers trois heures}
T{cet après-midi}, S{héros} V{attendre:état} L{sur un banc du parc} C{auprès/pré de sa grande sœur}, J{car} S{Karim} V{devoir:état les y rejoindre/ver} T{vers trois heures}

= mot
S{trois heures} V{sonner}, J{mais} S{Karim} V{ne pas venir} : « S{il} V{me poser:passé_composé} O{un lapin} ! » V{soupirer} S{sa sœur}
T{(au bout d'une demi-heure|longtemps après)}, S{sa sœur} V{se lever} : « J{(hélas|décidément)}, S{Karim} V{me poser:passé_composé} O{un lapin} ! »

? étonnement
« O{un lapin} ? J{mais} L{où} V{le poser:passé_composé}-S{il} ? » V{demander}-S{héros}
« J{quand} V{passer:passé_composé}-S{il} ? S{je} V{ne rien voir:passé_composé} ! » V{s'étonner}-S{héros}
« J{puisque} S{ce lapin} V{être} A{à toi}, S{on} V{ne pas pouvoir le laisser/ver} L{là}, C{sans eau ni carotte} ! » V{dire}-S{héros}
« V{ne pas t'en aller:impératif.tu} ! S{il} V{être} J{peut-être} L{tout près d'ici} », V{dire}-S{héros}

= recherche
T{aussitôt}, S{héros} V{se mettre} C{à chercher/ver} L{(sous le banc|derrière les buissons|parmi les fleurs)}, C{afin de retrouver/ver le lapin} T{avant la nuit}
C{sans perdre/ver de temps}, S{héros} V{partir} C{à la recherche du lapin} L{(autour de la mare|à travers la pelouse|entre les massifs)}

+ pistes
S{héros} V{regarder} L{au-dessous du toboggan}, L{au-dessus de la haie} J{et} L{jusque dans une poubelle}, C{en vain}
I{à un jardinier}, S{héros} V{demander} M{poliment} O{des nouvelles du lapin} ; S{celui-ci} V{n'en avoir} A{aucune}
S{une touffe grise} V{remuer} L{parmi les herbes}, J{mais} S{ce} V{n'être que} A{un vieux gant de laine}
S{le gardien du parc} V{trouver} O{cela} A{bizarre} ; S{il} V{promettre} T{néanmoins} C{d'ouvrir/ver l'œil}
S{deux enfants} V{venir} T{volontiers} C{l'aider/ver} : T{bientôt}, S{tout le monde} V{chercher} L{(partout|çà et là)}

? explication
« S{poser/ver un lapin}, S{ce} V{être} A{ne pas venir/ver à un rendez-vous} », V{expliquer} S{sa sœur} M{en riant/ver}
S{sa sœur} V{rire} T{(alors|enfin)} M{de bon cœur} : S{on} V{poser:présent} O{un lapin} T{lorsque} S{on} V{ne pas venir:présent} L{au rendez-vous}

= chute
T{(soudain|tout à coup|enfin)}, S{Karim} V{arriver} A{essoufflé}, J{et} L{dans ses bras} V{dormir:état} S{un vrai lapin} !
L{au bout de l'allée}, S{Karim} V{apparaître} T{(soudain|enfin)}, C{avec un gros lapin blanc contre sa veste} !

? fin
« S{ce lapin} V{courir:imparfait} L{sur la route} : S{je} V{ne pas pouvoir:imparfait le laisser/ver} L{là-bas} ! » V{expliquer} S{Karim}
« S{je} V{être} A{en retard} C{à cause de lui} : S{il} V{s'échapper:passé_composé} L{de chez le fleuriste} ! » V{expliquer} S{Karim}

? après
T{désormais}, J{quand} S{quelqu'un} V{être:état} A{en retard}, S{héros} V{demander:état} T{toujours} O{la couleur du lapin}
T{(depuis|depuis lors)}, S{personne} V{ne plus rire:état} J{quand} S{héros} V{chercher:état} O{un lapin} L{sous un banc}
