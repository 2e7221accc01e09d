@title Le vélo à deux roues
@levels CP CE1
@keywords vélo, parc, apprendre, été, roue, papa, sport, courage, tomber
@tenses présent

= vélo
T{(dimanche|samedi|mercredi|aujourd'hui)}, S{héros} V{vouloir faire du vélo} C{sans les petites roues}
L{(dans le parc|sur la place|dans la rue)}, S{papa} V{ôter} O{les petites roues du vélo}
S{héros} V{monter} L{sur son vélo} C{sans les petites roues}

? vélo-neuf
S{le vélo de héros} V{être} A{(rouge|bleu)} C{avec (un panier|une sonnette|un phare)}
C{pour le vélo}, S{héros} V{mettre} O{(un casque|des gants|des baskets)}
T{hier}, S{le vélo} V{avoir:imparfait} T{encore} O{quatre roues}
L{dans le panier du vélo}, S{héros} V{poser} O{[un objet.jouet.petit|vêtement.hiver=doudou,écharpe liste]}

= tombe
J{mais} S{le vélo} V{pencher}, J{et} S{héros} V{tomber} L{(dans l'herbe|sur le côté|par terre)}
J{mais} S{le vélo} V{trembler} M{(trop|beaucoup)}, J{et} S{héros} V{tomber}
J{mais} S{la roue} V{tourner} : J{hop}, S{héros} V{être} L{dans l'herbe}

? parole
« V{pédaler:impératif.tu} M{vite}, J{et} V{regarder:impératif.tu} L{devant toi} ! » V{dire}-S{papa}
« S{je} V{ne jamais y arriver} ! » V{dire}-S{héros}
« V{ne pas me lâcher:impératif.tu} ! » V{crier}-S{héros}
« S{on} V{tomber} T{souvent}, J{puis} S{on} V{rouler} », V{dire}-S{(papa|un voisin|une dame)}
« J{quand} S{tu} V{vouloir}, S{nous} V{repartir} », V{dire}-S{papa}
« S{tu} V{être} L{là}, J{papa} ? » V{demander}-S{héros}

+ essais
S{héros} V{se relever} J{et} V{remonter} L{(sur la selle|sur son vélo)}
S{papa} V{tenir} O{la selle} J{et} V{courir} L{(derrière|à côté|près du vélo)}
S{le vélo} V{aller} L{(à droite|à gauche)}, J{puis} L{(dans une flaque|contre un arbre|dans les fleurs)}
S{un pigeon} V{se sauver} J{quand} S{le vélo} V{arriver}
S{une dame} V{crier} L{de son banc} : « J{courage} ! »
S{héros} V{pédaler} M{(un peu|bien)}, J{puis} V{poser} O{un pied}

= roule
T{enfin}, S{héros} V{rouler} : S{papa} V{ne plus tenir} O{le vélo} !
T{(soudain|tout à coup)}, S{héros} V{rouler} A{seul} L{(jusqu'au banc|jusqu'au bout de l'allée|autour de l'arbre)} !
T{cette fois}, S{héros} V{pédaler}, J{et} S{le vélo} V{rester} M{debout} !

? fin
« S{je} V{rouler}, V{regarder:impératif.tu} ! » V{crier}-S{héros}
S{papa} V{être} A{rouge}, J{mais} S{il} V{être} A{très fier}
S{les petites roues} V{être} T{maintenant} L{(dans le garage|sur une étagère)}
