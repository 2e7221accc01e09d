@title Une bûche par élève
@levels CE2 CM1 CM2
@keywords école, école d'autrefois, 1900, hiver, histoire, solidarité
@tenses présent, passé_composé, passé_simple

# 1900 : chaque élève apporte une bûche pour le poêle. Un écolier pauvre n'a que des châtaignes. L'inspecteur, gelé, arrive : l'odeur des châtaignes le conquiert.
= ouverture
T{en (hiver|janvier|décembre) 1900}, S{chaque écolier du village} V{devoir:état} O{apporter/ver une bûche} C{pour (chauffer|réchauffer)/ver la classe}, J{mais} S{un garçon} V{ne pas en avoir:état}
S{nous} V{être} L{en 1900} : S{chaque élève} V{apporter:état} O{une bûche} C{pour le poêle de l'école}, J{mais} S{un garçon pauvre} V{ne rien avoir:état à brûler/ver}
T{en 1900}, S{les élèves} V{chauffer:état} L{leur école} C{avec leurs propres bûches} ; T{un (lundi|jeudi|mardi) de janvier}, S{un petit garçon} V{arriver} M{les mains vides}

? froid
L{dehors}, S{la neige} V{recouvrir:état} O{(la cour|le préau|les toits)}, J{et} S{l'encre} V{geler:état +presque} L{dans les encriers}
S{il} V{faire:état} A{si froid} L{dans la classe}, C{malgré le poêle}, J{que} S{l'encre} V{geler:état +presque} L{dans les encriers}
L{au-dessus du (village|préau)}, S{le ciel} V{être:état} A{(gris|blanc|sombre)}, J{et} S{les vitres} V{se couvrir:état} C{de givre}

= honte
S{le (maître|vieux maître)}, S{qui} V{ramasser:état} O{les bûches} L{(sur le seuil|à la porte|dans l'entrée)}, V{s'arrêter} T{(enfin|soudain|alors)} L{devant ce garçon}
T{quand/con} S{le maître} V{tendre} O{la main} C{pour (prendre|recevoir)/ver sa bûche}, S{le garçon} V{rougir} J{et} V{baisser} O{les yeux}
M{(honteusement|timidement)}, S{le garçon} V{cacher} O{ses mains} L{(derrière son dos|sous son tablier)} J{et} V{attendre} L{devant le maître}

? parole
« S{nous} V{ne plus avoir} O{de bois} L{à la maison} », V{(murmurer|chuchoter|avouer)}-S{le garçon}
« J{pourquoi} V{trembler}-S{tu} ? » V{demander}-S{le maître} M{(doucement|gentiment|d'une voix douce)}
« S{je} V{venir} M{sans bûche}, J{mais} S{je} V{ne pas venir} M{les poches vides} ! » V{(répondre|affirmer)}-S{le garçon} M{(fièrement|courageusement)}
« V{entrer:impératif.tu +vite}, S{tu} V{apporter:futur} O{du bois} T{une autre fois} ! » V{dire}-S{le maître}
« S{tu} V{être} A{bien courageux} C{de marcher/ver si loin} L{dans la neige} », V{dire}-S{le maître}

= trésor
T{alors}, M{(timidement|lentement|sans un mot)}, S{le garçon} V{vider} O{ses poches} L{sur le bureau} : S{elles} V{être:état} A{pleines de châtaignes} !
L{de ses (poches|larges poches)}, S{le garçon} V{sortir} O{(deux|plusieurs|quelques) poignées de châtaignes} J{et} V{les:f poser} L{sur le poêle}
S{le garçon} V{n'avoir:état que} O{des châtaignes}, J{mais} S{il} V{en avoir:état} O{tant} J{que} S:ms{le poêle} V{en être:état} A{tout couvert}

+ leçon
T{(ensuite|puis|d'abord)}, S{chacun} V{prendre} O{(son ardoise|sa plume|son porte-plume)}, J{et} S{la (dictée|leçon de morale|leçon)} V{commencer}
L{sur les pupitres}, S{on} V{apercevoir:état} O{[un objet.école.fourniture=ardoise,cahier,crayon liste]}, J{mais} S{tous} V{regarder:état} O{le poêle}
S{une odeur (délicieuse|agréable|sucrée)} V{se répandre} M{(peu à peu|petit à petit|lentement)} L{entre les pupitres}
S{les élèves} V{réciter} O{la table de neuf}, J{mais} S{leurs yeux} V{se tourner:état} M{(constamment|malgré eux|sans cesse)} L{vers le poêle}
T{(parfois|de temps en temps)}, S{une châtaigne} V{éclater:état} J{et} S{toute la classe} V{sursauter:état}

? surprise
id=insp | T{(tout à coup|soudain|au même instant)}, S{l'inspecteur} V{ouvrir} O{la porte}, A{(gelé|couvert de neige|affamé)} C{après une longue route}
id=insp | T{(brusquement|tout à coup)}, S{quelqu'un} V{frapper} : S{ce} V{être:état} A{l'inspecteur}, A{(rouge de froid|blanc de neige)}
id=insp | L{sur le seuil}, S{un monsieur en chapeau noir/adj} V{apparaître} : S{ce} V{être:état} A{l'inspecteur}, S{que} S{le maître} V{n'attendre:état guère}

= partage
S{le maître} V{partager} O{les châtaignes} C{entre tous les élèves} J{et} V{offrir} O{la plus (grosse|dorée)} I{au garçon}
T{(à midi|enfin|à la récréation)}, S{chacun} V{recevoir} O{trois châtaignes brûlantes}, J{et} S{personne} V{ne plus trembler:état}
T{après la leçon}, S{toute la classe} V{manger} O{les châtaignes} L{autour du poêle}, T{pendant que} S{le garçon} V{sourire:état}

? rapport
après=insp | L{dans son (rapport|cahier)}, S{l'inspecteur} V{noter} J{que/con} S{cette classe} V{être:état} A{(vraiment|très) chaleureuse}
après=insp | « S{je} V{revenir:futur} T{(bientôt|l'hiver prochain)} », V{promettre}-S{l'inspecteur}, S{qui} V{manger:antérieur} O{plus de châtaignes que tout le monde}
T{le (soir|lendemain)}, S{un voisin} V{déposer} O{(une charrette|un panier) de bois} L{devant la maison du garçon}, M{sans rien dire/ver}
T{le lendemain}, S{chaque élève} V{apporter} O{une bûche de plus} C{pour ce camarade}
