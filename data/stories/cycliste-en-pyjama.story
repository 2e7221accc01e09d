@title Le cycliste en pyjama
@levels CE2 CM1
@keywords village, vélo, boulanger, matin, métiers, mode, y, pyjama
@tenses présent, passé_composé, passé_simple

# Yves le boulanger se réveille trop tard et fait sa tournée à bicyclette en pyjama à rayures. Au village, on croit à une nouvelle mode. Le maire, la gym... Le lendemain, tout le village est en pyjama
# … sauf Yves, qui a mis son costume.

= ouverture
T{un matin/nom}, S{Yves, le boulanger,} V{se réveiller} M{trop tard} J{et} V{partir} M{à bicyclette}, A{en pyjama}
S{Yves} V{dormir:antérieur} M{trop longtemps} : S{il} V{enfourcher} O{sa bicyclette} L{en pyjama} J{et} V{livrer} O{(le pain|ses croissants)}
T{lundi}, S{le boulanger Yves}, A{en retard}, V{s'élancer} L{sur sa bicyclette} M{en pyjama à rayures}

? pressé
S{il} V{essuyer} O{ses yeux}, V{appuyer} L{sur les pédales} J{et} V{essayer} O{de ne croiser personne}
L{dans ses sacoches}, S{il} V{y avoir:état} O{[un aliment.dessert|aliment.fruit=croissant,brioche,galette liste]}

= regard
L{(devant le lycée|sur la place)}, S{on} V{s'étonner}, J{puis} S{on} V{trouver} O{ce style très joyeux}
J{mais} C{au lieu de rire}, S{les gens du pays} V{admirer} O{son (joyeux|curieux|) style}

+ réactions
L{derrière son tuyau d'arrosage}, S{le jardinier} V{crayonner} O{(le pyjama|les rayures)} L{sur un vieux journal}
S{la professeure de gymnastique} V{essayer} O{une bicyclette} L{en robe de chambre}
S{une coiffeuse}, S{qui} V{balayer:état} O{son trottoir}, V{lâcher} O{son balai}
C{de surprise}, S{un (vieux|) paysan} V{avaler} O{le noyau de sa (prune|cerise)}
S{les lycéens} V{envoyer} O{la photo du boulanger} I{à tout le pays}
S{la bijoutière} V{essayer} O{un foulard} L{sur une chemise de nuit}, L{dans sa vitrine}

? parole
« V{ne pas me regarder:impératif.vous} M{ainsi}, J{mes amis} ! » V{bégayer} S{le cycliste}
« S{vous} V{vendre} T{aussi} O{des pyjamas} ? S{nous} V{les payer:futur} M{le double} ! » V{dire} S{deux lycéennes}
« S{je} V{essayer:futur} O{le mien} T{demain}, S{ce} V{être} A{royal} ! » V{annoncer} S{le (pharmacien|maire)}
« S{tu} V{voyager} L{en pyjama}, T{maintenant} ? » V{demander} S{la maîtresse}
« T{hier encore}, S{il} V{porter:imparfait} O{un tablier} ! » V{murmurer} S{un paysan}
« S{ce} V{être} A{beaucoup mieux qu'une cravate}, J{n'est-ce pas} ? » V{dire} S{la bijoutière}

= lendemain
T{le lendemain}, S{le maire}, S{les lycéens} J{et} S{les paysans} V{sortir} T{tous} L{en pyjama}
T{le lendemain}, L{du gymnase au lycée}, S{tout le village} V{porter:état} O{un pyjama à (rayures|étoiles|pois)}
T{dès le lendemain}, S{le village entier} V{enfiler} O{un pyjama} C{pour aller au (travail|marché|lycée)}

= chute
J{seulement}, T{ce matin-là}, S{Yves} V{mettre:antérieur} O{son réveil} J{et} O{(sa plus belle cravate|son plus beau costume)} !
J{hélas}, S{Yves}, S{qui} V{craindre:état} O{les moqueries}, V{arriver} L{en (costume|cravate)}, A{tout gêné} !

