@title Le bus des métiers
@levels CE2 CM1
@keywords métiers, bus, ville, panne, route, voyage, -eur -euse
@tenses présent, passé_composé, passé_simple

# Le bus du matin tombe en panne en pleine campagne ; une chanteuse doit chanter à midi. Chaque voyageur essaie avec son métier : coiffeur, dompteuse, plongeur…
# Rien n'y fait. Le conducteur : « Et si nous poussions tous ? » Ils poussent, la chanteuse bat la mesure ; le bus entre en ville, elle a chanté en chemin : son concert est fait avant midi.

= ouverture
T{un matin/nom}, S{le bus d'une chanteuse pressée} V{tomber} L{en panne} L{au milieu des champs}
S{une chanteuse} V{prendre} O{le bus} C{pour son concert de midi}, J{mais} S{le moteur} V{s'arrêter} L{en pleine campagne}
C{avec (six|dix|quinze) voyageurs et une grande chanteuse} L{à bord}, S{le bus} V{tomber} L{en panne} L{loin de la ville}

? inquiétude
« S{mes admirateurs} V{m'attendre} T{à midi} ! » V{gémir} S{la (malheureuse|) chanteuse}
S{le conducteur} V{ouvrir} O{le capot} : S{une vapeur (curieuse|affreuse)} V{sortir} L{du moteur}
L{dans le coffre}, S{le conducteur} V{trouver} O{[un objet.outil.marteau|objet.jouet.corde|objet.maison.récipient=marteau,corde,panier liste]}

= idée
J{alors}, S{chaque voyageur} V{essayer} O{son métier} L{sur le moteur}
J{heureusement}, S{chaque voyageur} V{avoir:état} O{un métier} : S{tous} V{s'approcher} L{du moteur}
S{le conducteur} V{demander} O{de l'aide} J{et} S{tous les voyageurs} V{se pencher} L{sur le moteur}

+ métiers
S{un coiffeur} V{souffler} L{dessus} C{avec son séchoir}, S{une vendeuse} V{lui offrir} O{(du parfum|une fleur)}
S{une dompteuse} V{faire} O{claquer son fouet}, J{mais} S{le moteur} V{ne pas rugir}
S{un plongeur} V{disparaître} L{sous le bus} J{et} V{ressortir}, A{noir} L{de la tête aux pieds}
S{une danseuse} V{donner} O{un (petit|léger) coup de pied} I{au moteur}, S{un boxeur} V{lui en donner} O{un plus gros}
S{un facteur} V{lire} O{le mode d'emploi}, S{un acteur} V{le réciter} M{d'une voix (joyeuse|sérieuse)}
S{une coureuse} V{proposer} O{de porter la chanteuse sur son dos}, J{mais} S{la ville} V{être:état} A{trop loin}

? parole
« S{je} V{être} A{(pêcheur|chasseur de papillons)}, J{pas dépanneur} », V{soupirer} S{le dernier voyageur}
« V{cesser:impératif.vous} O{de frapper ce moteur}, S{vous} V{lui faire} O{peur} ! » V{crier} S{la (danseuse|coiffeuse)}
« S{nous} V{être} A{tous des travailleurs}, S{nous} V{pousser:futur} M{ensemble} ! » V{décider} S{(un laboureur|une nageuse|un déménageur)}
« S{tu} V{avoir} O{une voix puissante}, V{chanter:impératif.tu} C{pour nous donner du courage} », V{dire} S{une voyageuse}
« S{je} V{réparer:passé_composé +souvent} O{des montres}, T{jamais} O{un moteur} », V{dire} S{un horloger}
« J{combien de temps} V{attendre:futur}-S{nous} L{ici} ? » V{demander} S{une voyageuse}

= effort
T{finalement}, S{les voyageurs} V{pousser} O{le bus} J{et} S{la chanteuse} V{battre} O{la mesure} M{en chantant}
C{au lieu d'attendre}, S{tous} V{pousser} O{le bus} T{pendant que} S{la chanteuse} V{chanter:état} L{sur le toit}


+ route
T{bientôt}, S{les promeneurs} J{et} S{les pêcheurs} V{reprendre} M{en chœur} O{(la chanson|le refrain)}

= chute
T{à midi}, L{en ville}, S{la chanteuse} V{faire} O{monter tous ses (nouveaux choristes|compagnons)} L{sur la scène} : S{le concert} V{pouvoir:état} O{commencer}
T{à midi}, L{devant les spectateurs}, S{la chanteuse} V{ne plus avoir:état} O{de voix}, J{mais} S{les voyageurs} V{chanter} L{à sa place} !

