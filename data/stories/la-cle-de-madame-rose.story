@title La clé de madame Rose
@levels CE1 CE2 CM1
@keywords clé, clé perdue, immeuble, voisine, aider, rue, magasins, pluie
@tenses présent, passé_composé, passé_simple

= ouverture
S{madame Rose}, S{la voisine du (premier|deuxième|troisième|quatrième) étage}, V{ne plus trouver:état} O{sa clé}, J{et} S{héros} V{vouloir:état} O{l'aider}
T{(en sortant/ver de l'école|à quatre heures et demie|un soir de novembre|un jeudi soir)}, S{héros} V{rencontrer} O{sa voisine, madame Rose}, S{qui} V{perdre:antérieur} O{la clé de sa maison}
S{madame Rose} V{attendre:état} L{devant sa porte fermée}, O{son parapluie sous le bras}, J{car} S{elle} V{perdre:antérieur} O{sa clé}

? urgence
L{derrière la porte}, S{sa soupe} V{cuire:état +encore}, J{et} S{son chat} V{miauler:état} M{(sans arrêt|tristement|de plus en plus fort|de faim)}
« S{je} V{ne aller jamais} L{loin} : S{elle} V{devoir être/ver} L{(tout près|quelque part|par ici)} », V{dire} S{madame Rose}

? sac
S{madame Rose} V{vider} O{son sac} L{sur (le trottoir|les marches|un banc)} : S{des lunettes, un mouchoir et (un peigne|un carnet|une pomme|un stylo|un savon|trois bonbons)} V{en sortir}, J{mais} S{la clé} V{ne pas y être:état}

= recherche
S{héros} V{prendre} O{la main de madame Rose} J{et} V{refaire} C{avec elle} O{le chemin (du marché|de la boulangerie|de la poste|du parc)}
« V{refaire:impératif.nous} O{votre promenade} M{à l'envers} ! » V{proposer}-S{héros} I{à madame Rose}

+ étapes
L{(chez le boulanger|à la boulangerie)}, S{héros} V{regarder} L{(sous le comptoir|entre les croissants|derrière les baguettes|dans le panier à pain)}
L{à la poste}, S{(une employée|le facteur|une dame)} V{pousser} O{(quelques lettres|plusieurs paquets|une pile de cartes)}, J{mais} S{ce} V{être:état} A{inutile}
L{au marché}, S{le marchand} V{retourner} O{(ses salades|ses choux|ses poireaux|ses citrons|ses caisses vides)} C{(sans se plaindre|pour les aider)}
L{dans le parc}, S{héros} V{chercher} L{(autour du banc|sous les feuilles mortes|près du bassin|au pied de la statue|entre les racines)}
L{devant (l'école|l'église|la mairie|la pharmacie|le cinéma)}, S{héros} V{ramasser} O{(un bouton|une bille|une pièce|un ticket|un ruban|une plume)}, J{mais} O{aucune clé}
3 | S{héros} V{interroger +même} O{le (gardien|policier|jardinier|balayeur|fleuriste)}, S{qui} V{ne rien voir:antérieur}

? parole
« V{se souvenir:présent}-S{vous} C{de la dernière fois} O{où} S{vous} V{la tenir:imparfait} ? » V{demander}-S{héros}
« S{je} V{la mettre +toujours} L{dans ma poche}, J{et pourtant} S{elle} V{ne plus y être} ! » V{répondre} S{madame Rose}
« T{maintenant}, V{rentrer:impératif.tu} L{chez toi} : S{tes parents} V{t'attendre} », V{dire} S{madame Rose}
« S{ce} V{ne pas être} A{grave}, S{on} V{la retrouver:futur} », V{promettre}-S{héros}
« J{peut-être que} S{la clé} V{être} L{(là|dessous|dedans|chez vous)} ? » V{demander}-S{héros}

= chute
T{(soudain|tout à coup)}, S{la pluie} V{se mettre à tomber/ver} : S{madame Rose} V{ouvrir} O{son parapluie}, J{et} S{la clé} V{tomber} L{à ses pieds} !
S{une goutte} V{tomber}, J{puis} S{dix autres gouttes} V{suivre}, J{alors} S{madame Rose} V{déplier} O{son parapluie} J{et} V{recevoir} O{la clé} L{sur le nez} !

? après
S{madame Rose} V{rire} M{si fort} O{que} S{(les pigeons|tous les passants|les moineaux)} V{se retourner}
T{le soir}, S{héros} V{manger} O{(une assiette de soupe|un grand bol de soupe|une part de tarte)} L{chez madame Rose}, L{près du chat}
T{depuis ce jour}, S{madame Rose} V{porter:état} O{sa clé} L{autour du cou}, C{au bout d'un ruban (rouge/adj|bleu|vert/adj|jaune)}
