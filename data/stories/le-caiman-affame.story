@title Le caïman et le canoë
@levels CE2 CM1 CM2
@keywords rivière, canoë, expédition, caïman, aventure, lettre x, lettre k, lettre w, tréma, mots avec x, mots avec k, mots avec w, mots avec tréma
@tenses présent, passé_composé, passé_simple
# famille : taxi, boxe, exercice, examen, expliquer, extraordinaire, explorateur, exploratrice, texte, saxophone, xylophone, luxe, deux, dix, six, soixante, roux, doux, heureux, curieux, voix, noix, paix, oxygène, silex, klaxon, galaxie, expérience, kangourou, koala, kayak, kimono, kiwi, kilo, képi, ski, anorak, karaté, moka, basket, ticket, hockey, wagon, week-end, sandwich, clown, tramway, maïs, Noël, naïf, égoïste, héroïque, mosaïque, canoë, aïeul, caïman, faïence, glaïeul, inouï, coïncidence, expédition

= départ
T{ce week-end}, S{héros} V{partir} L{en canoë} C{avec (une exploratrice & un vieil explorateur & une carte d'expédition & un clown & un kimono & deux kilos de maïs & six sandwichs & dix noix & un képi & un anorak & un saxophone & un xylophone & un livre sur la galaxie & une assiette de faïence & un bouquet de glaïeuls & un kangourou en peluche & un koala de tissu & un gâteau moka & un ballon de basket & une crosse de hockey & une bouteille d'oxygène & soixante kiwis)}
T{ce week-end}, S{héros} V{échanger} I{contre un canoë} O{(un ticket de tramway & deux skis & un kayak percé & un kimono de karaté & un gant de boxe & un anorak & dix képis & six kilos de moka & un cadeau de Noël & une place de hockey & un xylophone & un saxophone & une mosaïque & un vase de faïence & un cours de basket & un koala en peluche & un kangourou de bois & un portrait d'aïeul)}

+ rivière
L{sur la rivière}, S{tout} V{être:état} A{(extraordinaire & inouï & d'un luxe rare/adj & plein/adj d'oxygène & loin des taxis & silencieux sans klaxon & beau comme/con Noël & calme/adj comme/con la galaxie)}
« S{je} V{ne pas vouloir} O{(haïr/ver ce caïman & être/ver égoïste & tomber/ver du canoë & avoir/ver l'air naïf & finir/ver en mosaïque)} ! » V{crier:événement}-S{héros} M{d'une voix aiguë}
« S{ce voyage} V{exiger} O{(un exercice de calme & une voix forte/adj & de l'expérience & un examen du ciel)} », V{expliquer:événement}-S{héros}

= rencontre
T{soudain}, S{un caïman} V{réclamer} O{(un sandwich & du maïs & dix kiwis & deux kilos de noix & un gâteau moka & six bananes & soixante cacahuètes & un anorak & un air de saxophone & un air de xylophone & une leçon de karaté & une partie de hockey & un glaïeul & un cadeau de Noël & un ballon de basket)}
T{soudain}, S{un caïman (roux|curieux|extraordinaire|égoïste|naïf)} V{heurter} O{le canoë} : S{ce} V{être} A{(un choc inouï|une simple coïncidence|un vrai match de boxe)}

+ portrait
S{cet animal} V{être:état} A{(naïf & roux & curieux & heureux & doux malgré ses dents & égoïste & héroïque & extraordinaire & gros comme/con un wagon & plus bavard qu'un clown & l'aïeul du fleuve & d'une voix inouïe & long comme/con un kayak & rusé comme/con dix & vieux comme/con un silex)}
T{alors}, S{le caïman} V{ouvrir} O{une gueule (extraordinaire|grande comme/con un wagon|de soixante dents|rouge/adj comme/con un tramway)}
T{vite}, S{héros} V{proposer} O{(la paix & un texte à deux voix & un tour de kayak & un sandwich & un concert de saxophone & un match de boxe pour rire/ver & un examen des dents & le maïs et/con les noix & une devinette à six réponses)}

= paix
T{enfin}, S{le caïman} V{accepter} I{(de devenir/ver doux & de chanter/ver à deux voix & de pousser/ver le canoë & de manger/ver du maïs & de partager/ver dix noix & de jouer/ver au basket & de faire/ver du kayak)}
C{en guise de paix}, S{le caïman} V{offrir} O{(un glaïeul & un épi de maïs & un tour de clown & un kiwi & six poissons & dix sourires & une course de kayak & soixante bulles d'oxygène & un ticket de retour & un tour de taxi sur son dos & un spectacle extraordinaire)}
