@title Le caïman et le canoë
@levels CE2 CM1 CM2
@keywords rivière, canoë, expédition, caïman, aventure, lettre x, lettre k, lettre w, tréma, mots avec x, mots avec k, mots avec w, mots avec tréma
@tenses présent, passé_composé, passé_simple
# famille : taxi, boxe, exercice, examen, exemple, exact, excuse, expliquer, extraordinaire, exploit, explorateur, exploratrice, texte, saxophone, xylophone, luxe, deux, dix, six, soixante, roux, doux, heureux, curieux, voix, croix, noix, paix, prix, choix, faux, oxygène, silex, klaxon, galaxie, expérience, kangourou, koala, kayak, kimono, kiwi, kilo, kiosque, képi, ski, anorak, karaté, moka, basket, ticket, hockey, wagon, week-end, sandwich, clown, tramway, maïs, Noël, naïf, naïve, égoïste, héroïque, mosaïque, canoë, aïeul, caïman, faïence, glaïeul, inouï, ouïe, coïncidence, expédition, exister

= départ
T{ce week-end}, S{héros} V{partir} L{en canoë} C{avec (une exploratrice & un vieil explorateur & un clown & un kimono & deux kilos de maïs & six sandwichs & dix noix & un képi & un anorak & une carte en mosaïque & un saxophone & un xylophone & un livre sur la galaxie & un ticket d'expédition & une assiette de faïence & un bouquet de glaïeuls & un klaxon & un silex & une croix de pirate & un kangourou en peluche & un koala de tissu & un gâteau moka & un ballon de basket & une crosse de hockey & une bouteille d'oxygène & soixante kiwis & un texte à lire/ver & un exercice à finir/ver)}
T{ce week-end}, S{héros} V{échanger} I{contre un canoë} O{(un ticket de tramway & un tour de taxi & un wagon miniature/adj & deux skis & un kayak percé & un kimono de karaté & un gant de boxe & un anorak & dix képis & six kilos de moka & un vieux kiosque & un cadeau de Noël & une place de hockey & un xylophone & un saxophone & une mosaïque & un vase de faïence & un cours de basket & un koala en peluche & un kangourou de bois & un examen à passer/ver & un prix de luxe & un portrait d'aïeul)}

+ rivière
L{sur la rivière}, S{tout} V{être:état} A{(doux & exact au plan & extraordinaire & en paix & inouï & d'un luxe rare/adj & plein/adj d'oxygène & loin des taxis & silencieux sans klaxon & beau comme/con Noël & calme/adj comme/con la galaxie)}
« S{ce voyage} V{exiger} O{(un exploit par/pré jour & du choix & une voix forte/adj & de l'ouïe & un exemple de courage & un exercice par/pré jour & de l'expérience & un examen du ciel & un texte de bord & une excuse aux poissons)} », V{expliquer:événement}-S{héros}

= rencontre
T{soudain}, S{un caïman} V{réclamer} O{(un sandwich & du maïs & dix kiwis & deux kilos de noix & un gâteau moka & six bananes & soixante cacahuètes & un képi & un anorak & un kimono & un ticket de tramway & un texte drôle & un air de saxophone & un air de xylophone & une leçon de karaté & une partie de hockey & des skis & un vase de faïence & un glaïeul & un cours de boxe & un cadeau de Noël & une excuse & un prix & un clown & une bouffée d'oxygène & un exemple de politesse & un ballon de basket & une mosaïque)}
T{soudain}, S{un caïman (roux|curieux|héroïque|extraordinaire|égoïste|doux|naïf)} V{heurter} O{le canoë} : S{ce} V{être} A{(un choc inouï|une coïncidence|un vrai match de boxe|un exercice de karaté|une fausse/adj note|un exploit|un klaxon de taxi|un accident de tramway|un wagon fou/adj)}

+ portrait
S{cet animal} V{être:état} A{(naïf & roux & curieux & heureux & doux malgré ses dents & égoïste & héroïque & extraordinaire & gros comme/con un wagon & vêtu/adj d'un képi & plus bavard qu'un clown & l'aïeul du fleuve & un faux/adj méchant & champion de basket & d'une voix inouïe & long comme/con un kayak & rusé comme/con dix & vieux comme/con un silex)}
T{alors}, S{héros} V{proposer} O{(la paix & un choix & un exercice de karaté & un exemple de partage & une excuse & un texte à deux voix & un tour de kayak & un sandwich & une expérience & un concert de saxophone & un xylophone & un match de boxe pour rire/ver & un prix & un examen des dents & deux minutes exactes & le maïs et/con les noix & une devinette à six réponses)}
L{sur la rive}, S{on} V{voir:événement passer/ver} O{(un koala & un kangourou & un clown & un explorateur & une exploratrice naïve & un joueur de hockey & un vieux taxi & un tramway vide & un petit wagon & un aïeul en anorak & une équipe de basket & un champion de boxe & un vendeur de kiosque)}

= paix
T{enfin}, S{le caïman} V{accepter} I{(de devenir/ver doux & d'exister/ver sans mordre/ver & d'expliquer/ver sa faim & de chanter/ver à deux voix & de pousser/ver le canoë & de manger/ver du maïs & de partager/ver dix noix & de jouer/ver au basket & de faire/ver du kayak)}
C{en guise de paix}, S{le caïman} V{offrir} O{(un silex & une mosaïque de noix & un glaïeul & une croix de bois & un épi de maïs & un exploit de nage & un tour de clown & un kiwi & six poissons & dix sourires & deux perles de luxe & une course de kayak & un texte de son aïeul & un prix de courage & une faïence ancienne/adj & une voix de saxophone & soixante bulles d'oxygène & un ticket de retour & un tour de taxi sur son dos & un choix de fruits & un air de Noël & un spectacle extraordinaire & un voyage curieux & un souvenir inouï)}
