@title Le singe et la clé
@levels CP CE1 CE2
@keywords zoo, animaux, savane, animaux sauvages, singe, gardien, Afrique, jungle
@tenses présent

= ouverture
L{au zoo}, S{le (petit singe|singe)} V{voler} O{la clé du gardien}
S{le gardien du zoo} V{dormir} J{et} S{le singe} V{voler} O{sa clé}
T{(ce soir/nom|la nuit)}, S{le singe} V{prendre} O{la clé du zoo}

+ sortent
S{[le animal.sauvage.savane|animal.sauvage.forêt|animal.sauvage|animal.oiseau|animal.oiseau.proie|animal.oiseau.eau=lion,tigre,girafe liste]} V{sortir} L{de (sa cage|la cage|l'enclos)}
L{(dans l'herbe|sur le chemin|dans l'allée|devant la mare|sous les arbres|dans la nuit|sur le pont|dans la boue)}, S{(la girafe & l'éléphant & le lion & le tigre & le zèbre & le serpent & le crocodile & l'ours & le loup & le hibou & le perroquet & la tortue & l'autruche & la panthère & le kangourou & le chameau & le pingouin & l'hippopotame & le rhinocéros & la gazelle & le renard & le paon & le phoque & la lionne & le lionceau & le gorille & le flamant rose)} (V{danser} & V{jouer} & V{s'amuser} & V{se promener})
S{(la girafe|le zèbre|le lion|le tigre|la gazelle|l'autruche|le kangourou|l'ours|le loup)} (V{courir} & V{sauter} & V{galoper} & V{bondir} & V{marcher}) L{(dans l'herbe|dans l'allée|sous les arbres|sur le pont|sur le chemin)}
S{(la girafe|l'éléphant|le zèbre|la gazelle|le kangourou|l'ours|le chameau)} V{manger} O{(les feuilles de l'arbre|les fleurs|l'herbe|les glaces du gardien|du pain|les bananes|les pommes)}
S{(l'éléphant|l'hippopotame|l'ours|le crocodile|la tortue|le phoque|le canard)} V{se laver} L{dans (la mare|la fontaine|la rivière|le lac|le bassin)}
S{(le lion|le tigre|la panthère|le lionceau)} (V{rugir} & V{bâiller} & V{montrer} O{ses dents} & V{lever} O{la patte}), J{mais} S{personne} V{ne avoir} O{peur}
S{l'éléphant} (V{lever} O{sa trompe} & V{arroser} O{la girafe} & V{boire} & V{danser} & V{jouer} O{du tambour})
S{(le perroquet|le hibou|l'aigle|un oiseau|le paon)} (V{chanter} & V{voler} & V{crier} & V{ouvrir} O{ses ailes}) L{(sur une branche|sur le toit|au-dessus du lac|dans le ciel)}
2 | S{[le animal.sauvage.savane|animal.sauvage.forêt=lion,zèbre,girafe liste]} V{se promener} L{(près de la rivière|derrière le restaurant|dans les allées|sur la pelouse)}
2 | S{les animaux} V{être} A{(~libre/adj & ~heureux & ~content/adj & ~calme/adj & ~sauvage/adj & ~joyeux & ~curieux)} : S{quelle fête} !

? parole
« J{chut} ! V{ne pas réveiller:impératif.vous} O{le gardien} ! » V{dire} S{le singe}
« S{je} V{être} A{le roi (du zoo|des animaux|de la savane|de la jungle)} ! » V{crier} S{le singe}

= fin
T{(le matin|au matin)}, S{le gardien} V{trouver} O{le singe} L{dans son lit} !
T{(le matin|au matin)}, S{le gardien} V{se réveiller} L{dans une cage} !
