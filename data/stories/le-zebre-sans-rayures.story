@title Le zèbre et la pluie
@levels CP CE1
@keywords zoo, animaux, zèbre, couleurs, rayures, boue, bain, son z, savane
@tenses présent

= zèbre
L{au zoo}, S{un (petit zèbre|zèbre)} V{jouer} L{dans la boue} : S{il} V{être} A{tout brun}
L{au zoo}, S{le petit zèbre} V{être} A{tout (brun|marron|gris)} : S{il} V{jouer} L{dans la boue}
T{(mardi|ce matin/nom|samedi)}, L{au zoo}, S{un zèbre} V{se rouler} L{dans la boue}

? zoo
S{les (singes|gazelles|lézards)} V{dormir} L{(au soleil|près du bassin|sur les rochers)}
L{plus loin}, S{il} V{y avoir} O{[un animal.sauvage.savane=girafe,lion liste]}
S{le bassin} V{être} A{frais}, J{et} S{les oiseaux} V{chanter} L{sur (les roseaux|les cabanes)}

= inconnu
J{mais} S{sa mère} V{chercher} O{un zèbre} : S{elle} V{voir} O{un âne}
J{mais} S{les autres zèbres} V{demander} : « J{qui} V{être} S{cet âne} ? »
J{mais} S{personne} V{ne reconnaître} O{le petit zèbre}

? parole
« S{je} V{être} A{un zèbre}, S{ce} V{être} A{moi} ! » V{dire}-S{le petit zèbre}
« S{tu} V{ne pas avoir} O{de rayures} », V{dire}-S{(le lion|la girafe|le singe)}
« V{regarder:impératif.vous} O{mes oreilles} ! » V{dire}-S{le petit zèbre}
« J{où} V{être} S{tes rayures} ? » V{demander}-S{(la gazelle|l'éléphant|la lionne)}
« V{venir:impératif.tu te laver}, J{petit âne} ! » V{dire}-S{(le singe|l'oiseau)}
« S{nous} V{chercher} O{un petit zèbre} », V{dire}-S{(le gardien|la gardienne)}

+ visites
S{le zèbre} V{aller voir} O{(la girafe|le singe|le lion)} : « J{bonjour}, J{petit âne} ! »
S{l'éléphant} V{regarder} O{le zèbre} J{et} V{lever} O{sa trompe}
S{le zèbre} V{frotter} O{son (dos|nez|cou)} L{contre (un arbre|un rocher|une cabane)}
S{le zèbre} V{se coucher} L{sur le gazon} : S{il} V{être} A{(triste|seul)}
S{les visiteurs} V{passer} : « J{oh}, J{un âne au zoo} ! »
S{un (oiseau|lézard)} V{se poser} L{sur son dos} J{et} V{gratter} O{la boue}
S{un nuage gris} V{passer} L{au-dessus du zoo}

= pluie
T{(soudain|tout à coup)}, S{il} V{pleuvoir} : S{le zèbre} V{retrouver} O{ses rayures} !
T{enfin}, S{l'éléphant} V{arroser} O{le zèbre} : J{voilà} O{ses rayures} !
T{enfin}, S{le gardien} V{laver} O{le zèbre} : J{voilà} O{deux, trois, dix rayures} !

? fin
S{sa mère} V{lécher} O{son (nez|cou|dos) rayé}, A{heureuse}
« T{demain}, S{je} V{jouer:futur} L{dans l'herbe} ! » V{dire}-S{le zèbre}
S{le petit zèbre} V{compter} O{ses rayures} J{et} V{sourire}
