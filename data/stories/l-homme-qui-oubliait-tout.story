@title L'homme qui oubliait tout
@levels CE2 CM1 CM2
@keywords distraction, oubli, mémoire, journée, humour, voyage
@tenses présent, passé_composé, passé_simple

= ouverture
S{un savant (distrait|étourdi)} V{devoir:état} C{aller/ver à la gare}, J{mais} S{il} V{oublier:état} O{tout}, M{au fur et à mesure}
C{avant d'aller/ver à la gare}, S{un (vieux/adj|brave) savant} V{essayer} C{de ne rien oublier/ver}, J{car} S{sa mémoire} V{lui jouer:état} O{des tours}

+ oublis
S{le savant} V{vouloir:état fermer/ver} O{la fenêtre}, J{mais} S{il} V{la fermer:antérieur +déjà} T{(deux|trois) fois}
S{ce brave homme} V{chercher:état} O{ses lunettes} L{partout} : S{elles} V{être:état} L{sur son nez}
L{à la boulangerie}, S{le savant} V{commander} O{du pain}, V{payer}, V{remercier} J{et} V{oublier} C{de l'emporter/ver}
S{le savant} V{emballer} O{[un objet.maison.lampe|objet.lecture.livre|objet.outil|objet.maison.récipient|vêtement.habit|objet.cuisine=panier,lampe adj]} J{et} V{laisser} O{le paquet} L{(chez le coiffeur|à la poste|sur un banc)}
S{notre voyageur} V{acheter} O{[un aliment.fruit|aliment.dessert=poire,tarte adj]}, J{mais} S{il} V{en avoir:état +déjà} O{(deux|plusieurs)} L{dans son sac}
L{devant une vitrine}, S{le savant} V{saluer} O{un monsieur} : S{ce} V{être:état} A{son propre reflet}
S{la pluie} V{commencer à tomber/ver}, J{et} S{le savant} V{trouver} O{une canne} L{à la place de son parapluie}

? parole
« S{je} V{devoir} C{noter/ver} O{tout ce que} S{je} V{oublier} ! » V{murmurer}-S{le savant}
« V{ne pas oublier:impératif.vous} O{votre tête} ! » V{dire}-S{sa voisine} M{en riant/ver}

= obstacle
L{à la gare}, S{le savant} V{ne savoir:état plus} C{où aller/ver ni quel billet acheter/ver}
L{sur le quai}, S{le savant} V{regarder:état} C{passer/ver les trains} : S{il} V{ne savoir:état plus} C{où aller/ver}

? contrôleur
« J{où} V{souhaiter}-S{vous} C{aller/ver} ? » V{demander}-S{le contrôleur}, C{sans se moquer/ver}
S{les trains} V{arriver:état}, V{siffler:état}, V{s'éloigner:état}, J{et} S{le savant} V{rester:état} L{là}

= fin
T{alors}, S{une (vieille/adj|petite/adj) dame} V{descendre} L{d'un wagon} J{et} V{l'embrasser} : « S{mon frère}, S{tu} V{penser:passé_composé} C{à venir/ver me chercher/ver} ! »
T{(soudain|tout à coup)}, S{sa sœur} V{descendre} L{du train} : S{il} V{ne devoir:état pas} C{voyager/ver}, J{mais} M{seulement} C{la retrouver/ver} !
