@title La langue au chat
@levels CE1 CE2
@keywords expression, devinette, chat, grand-père, maison, jeu
@tenses présent, passé_composé, passé_simple

= ouverture
L{(près du feu|autour de la table|au coin du feu)}, S{grand-père} V{poser} O{une devinette} I{à héros} : « J{qui} V{avoir} O{des dents}, J{mais} V{ne jamais mordre} ? »
T{(après le repas|avant le dîner|un soir)}, S{grand-père} V{dire} I{à héros} : « V{chercher:impératif.tu} M{bien} ! J{qui} V{avoir} O{des dents}, J{mais} V{ne jamais mordre} ? »

? essais
S{héros} V{réfléchir} T{longtemps}, C{la tête entre les mains}
« S{ce} V{être} A{peut-être (un vieux loup|un crocodile en peluche|un bébé)} ! » V{dire}-S{héros} ; J{mais} S{grand-père} V{secouer} O{la tête}
« S{ce} V{être} A{le loup} ! S{il} V{avoir} O{de grandes dents} ! » V{crier}-S{héros} ; J{mais} S{un loup} V{mordre:présent} T{(souvent|parfois|quelquefois)}

= mot
« S{tu} V{ne pas trouver} ? V{donner:impératif.tu} T{alors} O{ta langue} I{au chat} ! » V{dire} S{grand-père}
« J{si} S{tu} V{ne rien trouver}, V{donner:impératif.tu} O{ta langue} I{au chat} ! » V{dire} S{grand-père}

= peur
T{(aussitôt|tout de suite|vite)}, S{héros} V{mettre} O{ses deux mains} L{(sur|devant) sa bouche}, J{car} S{le chat} V{dormir:état} L{(juste à côté|tout près|sur le tapis)}
S{héros} V{fermer} O{la bouche} T{(très vite|aussitôt)} J{et} V{regarder} O{le chat}, S{qui} V{dormir:état} L{(sous la table|tout près|à côté)}

? parole
« S{il} V{ne pas l'avoir:futur} ! S{ma langue} V{être} A{à moi} ! » V{penser:événement}-S{héros}
« J{et} S{mes mots} ? S{on} V{ne pas pouvoir parler/ver} M{sans langue} ! » V{penser:événement}-S{héros}
« O{ma langue} ? S{ce chat} V{ne pas avoir} O{faim} ! » V{répondre}-S{héros} C{entre ses doigts}
« S{le chat} V{avoir} T{déjà} O{la sienne} J{et} S{elle} V{être} A{très bien} ! » V{dire}-S{héros}

? chat
S{le chat} V{ouvrir} O{un œil}, V{se lécher} O{la patte}, T{puis} V{se rendormir}
T{soudain}, S{le chat} V{bâiller} : L{dedans}, S{sa langue} V{être:état} A{toute rose}

? recherche
T{(alors|ensuite)}, S{héros} V{faire} O{le tour de (la maison|l'appartement)} J{et} V{regarder} L{partout}, L{dessus}, L{dessous}, L{devant} J{et} L{derrière}
L{autour de <lui|elle>}, S{héros} V{voir} O{[un objet.maison.siège|objet.maison.lampe=chaise,lampe,fauteuil liste]}, J{mais} S{rien} V{n'avoir:état} O{de dents}

= chute
L{devant le (miroir|lavabo)}, S{héros} V{trouver} T{enfin} : « S{ce} V{être} A{le peigne} ! »
T{enfin}, S{héros} V{voir} O{un peigne} L{(sur la commode|dans l'entrée|près du miroir)} : J{voilà} O{la réponse} !

? fin
« S{tu} V{trouver:passé_composé} ! S{le chat} V{avoir:futur} M{seulement} O{une caresse} ! » V{dire} S{grand-père}
« S{tu} V{avoir} O{raison} ! T{maintenant}, S{le chat} V{n'avoir:futur rien} », V{dire} S{grand-père}
S{grand-père} V{applaudir} : S{héros} V{pouvoir:état garder/ver} O{sa langue}, J{et} S{le chat} V{dormir:état} T{(encore|toujours)}
