@title Un œuf tout blanc
@levels CE1 CE2 CM1
@keywords Pâques, œufs, chocolat, jardin, poule, cloches, printemps, avril
@tenses présent, passé_composé, passé_simple

= ouverture
T{le matin de Pâques}, S{héros} V{chercher} O{des œufs en chocolat} L{dans le jardin de (sa grand-mère|ses cousins)}
T{le dimanche de Pâques}, S{les cloches} V{sonner}, J{et} S{héros} V{courir} L{dans le jardin} C{avec un panier (vide|en osier|trop grand)}

= désir
T{cette année}, S{héros} V{vouloir:état trouver/ver} O{le plus gros œuf}, J{mais} S{ses cousins} V{courir:état} M{plus vite}
S{héros} V{espérer:état remplir/ver} O{son panier} T{avant les grands}

? jardin
S{le printemps} V{éclater:état} L{partout} : S{les (tulipes|jonquilles|violettes|marguerites)} V{s'ouvrir:état}, J{et} S{(une abeille|un bourdon|un papillon)} V{passer:état} L{de fleur en fleur}
S{la rosée} V{mouiller:état} O{(l'herbe|les bottes)}, J{et} S{le soleil} V{se lever:état} L{derrière (le mur|la haie|les cerisiers)}

+ recherche
L{sous le (rosier|banc|cerisier)}, S{héros} V{ne trouver que} O{(un escargot|une chenille|un ver de terre|une coccinelle)}
L{derrière (l'arrosoir|la brouette|le tonneau|le puits)}, S{son cousin} V{lever} O{un œuf bleu} L{au-dessus de sa tête}
L{dans (la niche|le potager|l'herbe haute)}, S{héros} V{découvrir} O{un (lapin|poisson) en chocolat (à moitié fondu|gros comme le pouce)}
L{entre (deux pierres|les salades|les racines)}, S{un papier doré} V{briller:état}… J{mais} S{il} V{être:état} A{vide}
S{sa cousine} V{monter} L{sur (le mur|une échelle|la balançoire)} J{et} V{attraper} O{(deux|trois|quatre) œufs} M{d'une seule main}
3 | S{une petite cloche en sucre}, L{au sommet de la haie}, V{rester:état} A{trop haute} C{pour tout le monde}

= tournant
T{(soudain|enfin|tout à coup)}, L{dans la paille du poulailler}, S{héros} V{apercevoir} O{un œuf (tout blanc|bien rond)}
T{(soudain|enfin|tout à coup)}, L{sous une poule rousse}, S{héros} V{apercevoir} O{un gros œuf blanc}

? parole
« V{ne pas le croquer:impératif.tu}, S{il} V{être} A{chaud/adj} ! » V{dire} S{(sa grand-mère|son oncle|sa cousine)}
« S{je} V{en avoir} O{un}, J{mais} S{il} V{ne pas être} C{en chocolat} ! » V{crier}-S{héros}
« J{qui} V{cacher:passé_composé} O{cet œuf} L{ici} ? » V{demander}-S{héros}
« V{écouter:impératif.vous}, S{il} V{faire} O{du bruit} ! » V{souffler}-S{héros} I{aux autres}

= chute
S{la coquille} V{craquer}, J{et} S{un poussin (jaune|mouillé|minuscule)} V{en sortir} M{en criant/ver} !
T{au même moment}, S{la coquille} V{se fendre} : S{un poussin (jaune|tout mouillé)} V{montrer} O{son bec} !

= fin
S{tous les enfants} V{oublier} O{le chocolat}, J{et} S{héros} V{offrir} O{son panier} I{aux plus petits}
S{personne} V{ne plus compter} O{les œufs} : S{chacun} V{vouloir:état tenir/ver} O{le poussin} L{contre sa joue}
