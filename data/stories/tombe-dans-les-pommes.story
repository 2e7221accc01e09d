@title Tombé dans les pommes
@levels CE2 CM1
@keywords expression, verger, pommes, automne, oncle, récolte
@tenses présent, passé_composé, passé_simple

= ouverture
T{pendant la récolte}, S{héros} V{aider:état} O{sa famille} L{au verger}, L{(parmi|entre|sous) les pommiers}
T{durant (les vacances|tout l'automne)}, S{héros} V{ramasser:état} O{des pommes} L{chez son oncle}, L{(autour|au-dessous) des pommiers}

= nouvelle
T{(soudain|tout à coup)}, S{sa cousine} V{accourir} : « S{ton oncle} V{tomber:passé_composé} L{dans les pommes} ! »
« V{venir:impératif.tu} M{vite} ! S{mon père} V{tomber:passé_composé} L{dans les pommes} ! » V{crier} T{(soudain|tout à coup)} S{sa cousine}

? image
S{héros} V{imaginer} T{aussitôt} O{son oncle}, C{la tête en bas}, L{au fond d'une caisse}
S{héros} V{ne pas s'inquiéter}, J{puisque} S{les pommes} V{être:état} A{(plutôt|assez) molles}

? parole
« L{dans quelles pommes} V{être}-S{il} ? L{dans les vertes} J{ou} L{dans les rouges} ? » V{demander}-S{héros}
« S{ce} V{ne pas être} A{grave} : S{on} V{pouvoir l'en sortir/ver} ! » V{répondre}-S{héros}
« J{quel} A{dommage} ! S{ces pommes} V{être:imparfait} A{si belles} ! » V{dire}-S{héros}
« L{où} V{être}-S{il} ? V{me montrer:impératif.tu} M{vite} O{la bonne caisse} ! » V{dire}-S{héros}
« J{si} S{ses bottes} V{dépasser}, S{on} V{tirer:futur} M{ensemble} L{dessus} ! » V{proposer}-S{héros}

? recherche
S{héros} V{courir} L{vers le hangar} J{et} V{chercher} L{dans (plusieurs|toutes les) caisses}, T{puis} L{ailleurs}
T{sans attendre/ver}, S{héros} V{vider} O{(deux|trois|quelques) caisses} L{par terre}, C{afin de retrouver/ver son oncle} L{parmi les pommes}

= découverte
M{heureusement}, L{(auprès/pré|au pied) d'une échelle}, S{son oncle} V{ouvrir:état} T{déjà} O{un œil}
J{cependant}, L{(là-bas|au bout de l'allée)}, S{son oncle} V{s'asseoir} M{lentement} L{contre une échelle}, C{encore un peu pâle}

? explication
« S{tomber/ver dans les pommes}, S{ce} V{être} A{s'évanouir/ver}, J{et} S{ça} V{ne pas durer} T{longtemps} ! » V{expliquer} S{sa cousine}
« S{je} V{s'évanouir:passé_composé} C{à cause du soleil}, J{car} S{je} V{ne rien manger:passé_composé} T{ce matin/nom} », V{expliquer} S{son oncle}

? soins
T{pendant que} S{sa tante} V{chercher:état} O{de l'eau}, S{héros} V{glisser} O{une veste} L{derrière le dos de son oncle}
S{sa tante} V{apporter} T{tout de suite} O{de l'eau fraîche} J{et} O{(un chapeau|du sucre|une tartine)}
S{héros} V{tenir:événement} O{la main de son oncle} T{(pendant|durant) un long moment}, C{sans rien dire/ver}

= fin
S{son oncle} V{accepter} T{(alors|enfin|volontiers)} O{une pomme}, V{la:f croquer} J{et} V{retrouver} O{des couleurs}
S{héros} V{donner} T{(alors|enfin)} I{à son oncle} O{la plus belle pomme}, J{puis} O{une deuxième}
