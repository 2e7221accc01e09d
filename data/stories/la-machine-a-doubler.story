@title La machine à doubler
@levels CE1 CE2 CM1
@keywords machine, inventeur, pluriel, double, bêtise, invention
@tenses présent, passé_composé, passé_simple

= ouverture
L{dans son garage}, S{la tante de héros} V{fabriquer} O{une (drôle de|grosse|belle) machine}, S{qui} V{pouvoir:état tout doubler/ver}
S{l'oncle de héros} V{inventer} O{une machine (bruyante|rouge/adj|étrange)} C{pour doubler/ver les (gâteaux|bijoux|cadeaux)}

= envie
T{(un soir|un mercredi)}, S{héros} V{vouloir:état} O{plus de (gâteaux|jeux|cadeaux)} J{et} V{appuyer} L{sur le bouton (vert|rouge/adj|bleu)}
M{<seul/adj|seule/adj>}, S{héros} V{entrer} L{dans le garage}, V{tirer} O{le levier} J{et} V{attendre} M{(sans bouger/ver|sagement)}

+ doubles
S{un gâteau} V{entrer} L{dans la machine}, S{deux (beaux|gros) gâteaux} V{en sortir}
T{ensuite}, S{un bijou} V{faire} O{deux bijoux}, S{un caillou} V{faire} O{deux cailloux} J{et} S{un genou de poupée} V{faire} O{deux genoux}
S{un chapeau} V{devenir} A{deux chapeaux}, S{un bateau} V{devenir} A{deux bateaux}
S{un journal} V{donner} O{deux journaux}, S{un bocal} V{donner} O{deux bocaux} J{et} S{un cheval de bois} V{donner} O{deux chevaux}
S{un jeu} V{tomber} L{dans la machine} : S{deux jeux (neufs|nouveaux|amusants/adj)} V{en sortir}
S{[un objet.jouet.petit|objet.cuisine.table|vêtement|objet.école.fourniture|objet.outil.clou=bille,tasse sg]} V{tomber} L{dans la machine} J{et} V{se multiplier} M{en un instant}
T{puis}, S{[un animal.compagnie|animal.ferme.volaille=souris,poule sg]} V{sauter} L{sur la machine} J{et} V{se retrouver} L{en face de son double/nom}

= obstacle
J{mais} S{le (gros|petit) bouton} V{rester:événement} A{bloqué} : S{la machine} V{doubler:état} O{tout}, M{(encore et encore|sans s'arrêter/ver)} !
T{soudain}, S{la machine} V{s'emballer} : S{les (tuyaux|pneus|anneaux)} V{tourner:état}, S{les (bocaux|cadeaux|jeux)} V{pleuvoir:état} !

? garage
T{bientôt}, S{les (gâteaux|joujoux|manteaux|seaux)} V{monter} M{en tas} L{jusqu'au plafond}
S{héros} V{avoir} O{des (cadeaux|journaux)} L{(jusqu'aux genoux|jusqu'au cou)}

? parole
« J{au secours} ! S{il} V{y avoir} O{trop de (gâteaux|joujoux|chapeaux)} ! » V{crier}-S{héros}
« S{je} V{ne vouloir plus} O{deux (gâteaux|jeux|cadeaux)} ! S{un seul} V{suffire} ! » V{crier}-S{héros}
« S{ces (bijoux|journaux|chapeaux)} V{être} A{à qui} ? » V{demander}-S{le voisin}, L{à la fenêtre}

= fin
T{enfin}, S{héros} V{pousser} O{le levier} L{à l'envers} : S{deux journaux} V{faire} O{un journal}, S{deux chapeaux} V{faire} O{un chapeau} J{et} S{le calme/nom} V{revenir}
T{enfin}, S{héros} V{tirer} O{le fil} : S{la machine} V{se taire}, J{mais} S{il} V{falloir:événement} O{deux (jours|samedis)} C{pour tout ranger/ver}

? morale
T{depuis ce jour}, S{un (seul gâteau|seul bijou|beau jouet)} V{lui suffire:état} M{(vraiment|largement)}
