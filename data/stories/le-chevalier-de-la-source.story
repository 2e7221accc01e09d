@title Le chevalier de la source
@levels CE2 CM1 CM2
@keywords passé simple, verbes, verbes du troisième groupe, conte, chevalier, château, quête, légende, Moyen Âge, royaume
@tenses présent, passé_composé, passé_simple

= ouverture
T{cet hiver-là}, S{la reine} V{tomber} A{malade} J{et} S{tout le royaume} (V{craindre:événement} O{le pire} & V{se taire} & V{pleurer} & V{attendre:événement} & V{souffrir:événement} & V{perdre} O{espoir} & V{éteindre} O{ses lumières})
T{cet hiver-là}, S{la reine} (V{interrompre} O{la fête} & V{perdre} O{la voix} & V{cesser} I{de manger/ver} & V{devenir} A{toute pâle} & V{ne plus pouvoir se lever/ver} & V{croire:événement mourir/ver} & V{ne plus dire} O{un mot}), J{et} S{personne} V{ne savoir:état} O{la guérir/ver}

T{cette année-là}, S{le vieux roi} V{mourir} J{et} S{la reine} (V{perdre} O{la voix} & V{cesser} I{de manger/ver} & V{se taire} & V{tomber} A{malade} & V{ne plus sourire} & V{éteindre} O{toutes les lampes})
T{cette année-là}, S{un prince} V{naître} L{au château}, J{mais} S{la reine} (V{tomber} A{malade} & V{perdre} O{la voix} & V{ne plus pouvoir se lever/ver} & V{croire:événement mourir/ver} & V{cesser} I{de manger/ver})

+ départ
S{la princesse} (V{vouloir:événement} O{un remède} & V{recevoir} O{un vieux magicien} & V{promettre} O{une récompense} & V{faire venir/ver} O{ses chevaliers} & V{écrire} I{à tous ses amis} & V{apprendre} O{l'existence d'une source} & V{lire} O{de vieux livres} & V{choisir} O{le plus jeune chevalier} & V{offrir} O{la moitié du trésor})
S{un jeune chevalier} (V{prendre} O{son épée} & V{mettre} O{son armure} & V{dire} O{au revoir} I{à son frère} & V{partir} L{vers la montagne} & V{vouloir:événement tenter/ver} O{sa chance} & V{peindre} O{une étoile} L{sur son bouclier} & V{promettre} I{de revenir/ver} & V{choisir} O{un cheval} & V{quitter} O{le château} & V{faire} O{ses adieux} & V{sortir} L{du château} & V{venir} L{devant la princesse} & V{devoir:événement partir/ver})

+ route
S{le chevalier} (V{courir} T{jour et nuit} & V{aller} L{de colline en colline} & V{vivre:événement} C{de racines et de baies} & V{dormir} L{sous les étoiles} & V{boire} O{la pluie} & V{suivre:événement} O{un vieux chemin} & V{traverser} O{un marais} & V{apercevoir} O{une tour} & V{atteindre} O{la montagne} & V{tenir:événement} M{bon/adv} & V{sentir:événement} O{le froid/nom} & V{franchir} O{un torrent} & V{gravir} O{un rocher} & V{parcourir} O{le pays} & V{rompre} O{ses lacets} & V{devoir:événement abandonner/ver} O{son cheval} & V{conduire} O{son cheval} L{dans la neige} & V{descendre} L{dans un ravin} & V{finir} O{son pain})
L{au fond d'une grotte}, S{un dragon} (V{surgir} & V{ouvrir} O{les yeux} & V{vouloir:événement le mordre/ver} & V{se battre} & V{cracher} O{du feu} & V{défendre} O{sa source} & V{apparaître} & V{rire} & V{se lever} & V{poser} O{une énigme} & V{voir} O{le chevalier} & V{entendre} O{ses pas} & V{bondir})
S{le jeune homme} (V{craindre:événement} O{de mourir/ver} & V{avoir:événement} O{une idée} & V{être:événement} A{plus rusé} & V{pouvoir:événement passer/ver} & V{ne pas fuir} & V{se défendre} & V{combattre} & V{répondre} M{sans trembler/ver} & V{rire} I{de sa peur} & V{tendre} O{la main} & V{résoudre} O{son énigme} & V{éteindre} O{les flammes} & V{vaincre} O{le monstre} & V{faire} O{la paix} & V{plaindre} O{la bête} & V{coudre} O{sa cape déchirée})

? source
T{enfin}, S{le chevalier} (V{voir} O{la source} & V{découvrir} O{la source} & V{boire} O{un peu d'eau pure} & V{cueillir} O{une fleur de la source}) J{et} V{rapporter} O{de son eau} I{à la reine}
T{enfin}, S{le chevalier} (V{emplir} O{sa gourde} & V{remplir} O{une bouteille}) L{à la source} J{et} (V{reprendre} O{la route} & V{revenir} L{au château} & V{courir} L{jusqu'au château})

= fin
S{la reine} V{boire} O{une gorgée de l'eau merveilleuse} J{et} (V{sourire} & V{guérir} & V{revivre} & V{ouvrir} O{les yeux} & V{rire} & V{se lever} & V{naître} T{une seconde fois} & V{se mettre} I{à chanter/ver} & V{retrouver} O{la voix})

? après
T{ce soir-là}, S{tout le royaume} (V{rire} & V{danser} & V{faire} O{la fête} & V{vivre:événement} O{sa plus belle nuit} & V{applaudir} O{le chevalier} & V{finir} O{les réserves} & V{allumer} O{des feux} & V{boire} I{à sa santé} & V{savoir:événement} O{la bonne nouvelle} & V{courir} L{dans les rues})
