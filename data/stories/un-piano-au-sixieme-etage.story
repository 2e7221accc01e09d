@title Un piano au sixième étage
@levels CE2 CM1 CM2
@keywords déménagement, piano, voisins, immeuble, musique, adverbes, adverbes en ment, adverbes de manière
@tenses présent, passé_composé, passé_simple
# famille : lentement, rapidement, doucement, calmement, facilement, difficilement, heureusement, malheureusement, prudemment, patiemment, bruyamment, silencieusement, joyeusement, gentiment, poliment, vraiment, seulement, simplement, finalement, brusquement, soudainement, immédiatement, certainement, évidemment, fréquemment, courageusement, tristement, gaiement, fortement, légèrement, complètement, énormément, correctement, exactement, directement, habituellement, généralement, constamment, violemment, méchamment, fièrement, tranquillement, lourdement, parfaitement, absolument, adroitement, maladroitement, énergiquement, autrement, clairement, longuement

= panne
M{(malheureusement|évidemment|soudainement|brusquement)}, S{l'ascenseur} V{tomber} I{en panne} : S{un piano} V{attendre:état} M{(patiemment & tristement & silencieusement & tranquillement & longuement & calmement & fièrement & simplement)} L{en bas}
M{(habituellement|généralement)}, S{l'ascenseur} V{porter:état} O{tout}, J{mais} T{ce matin}, S{un piano} V{rester:événement} M{(complètement|absolument|vraiment|malheureusement)} A{bloqué} L{en bas}

+ équipe
T{alors}, S{les voisins} (V{arriver} M{immédiatement} & V{retrousser} M{énergiquement} O{leurs manches} & V{saluer} M{poliment} O{la vieille dame} & V{discuter} M{bruyamment} & V{mesurer} M{exactement} O{le piano} & V{rire} M{gaiement} & V{réfléchir} M{longuement} & V{se placer} M{correctement} & V{s'organiser} M{simplement} & V{proposer} M{gentiment} O{leur aide} & V{hésiter} M{légèrement} & V{soupirer} M{fortement} & V{préparer} M{adroitement} O{des cordes} & V{nouer} M{facilement} O{une sangle})
« J{pour y arriver/ver}, S{il} V{falloir} O{(monter/ver lentement & pousser/ver doucement & compter/ver exactement les marches & tourner/ver prudemment & souffler/ver calmement & porter/ver autrement & tirer/ver seulement au signal & soulever/ver directement les pieds & parler/ver clairement & se reposer/ver fréquemment & éviter/ver absolument les murs & rester/ver constamment groupés)} ! » V{dire:événement}-S{héros}

= montée
L{dans l'escalier}, S{héros} (V{avancer} M{lentement} & V{pousser} M{courageusement} & V{tirer} M{énergiquement} & V{guider} M{adroitement} O{les porteurs} & V{souffler} M{bruyamment} & V{compter} M{patiemment} O{les marches} & V{parler} M{doucement} I{au piano} & V{trébucher} M{légèrement} & V{se relever} M{immédiatement} & V{transpirer} M{énormément} & V{encourager} M{gentiment} O{tout le monde} & V{respirer} M{calmement} & V{tourner} M{prudemment} I{à gauche} & V{glisser} M{maladroitement} O{une cale})
L{dans l'escalier}, S{le piano} (V{monter} M{difficilement} & V{grincer} M{constamment} & V{pencher} M{fortement} & V{cogner} M{violemment} O{le mur} & V{résister} M{méchamment} & V{sonner} M{tristement} & V{glisser} M{brusquement} & V{redescendre} M{rapidement} & V{s'arrêter} M{soudainement} & V{pivoter} M{légèrement} & V{écraser} M{complètement} O{un paillasson} & V{retomber} M{lourdement} & V{occuper} M{exactement} O{tout le palier} & V{passer} M{parfaitement} O{le virage} & V{avancer} M{seulement} C{d'une marche} & V{gémir} M{vraiment})

+ étapes
T{au troisième étage}, S{une fillette} (V{applaudir} M{joyeusement} & V{ouvrir} M{poliment} O{sa porte} & V{offrir} M{gentiment} O{de l'eau} & V{regarder} M{silencieusement} O{le piano} & V{rire} M{gaiement} & V{suivre} M{fièrement} O{les porteurs} & V{tenir:événement} M{courageusement} O{une corde} & V{poser} M{facilement} O{une cale} & V{appuyer} M{directement} L{sur une touche})
« S{ce piano} V{peser} M{(certainement|évidemment|vraiment)} M{plus qu'un éléphant} ! » V{plaisanter} M{(gaiement|lourdement|tranquillement|simplement)} S{un voisin}
T{au cinquième étage}, S{un porteur} V{s'asseoir} M{(lourdement & tranquillement & silencieusement & maladroitement & brusquement & complètement épuisé)}, J{mais} S{héros} V{chanter} M{(joyeusement|fortement|courageusement|énergiquement)}

« M{(généralement|habituellement|malheureusement)}, S{les pianos} V{ne pas grimper} M{(facilement|rapidement)} ! » V{dire:événement} M{(gaiement|doucement|tristement)} S{la vieille dame}

= concert
M{(finalement|heureusement)}, S{le piano} V{entrer} M{(parfaitement & facilement & directement & difficilement & fièrement & correctement & lentement)} L{dans le salon}
M{(finalement|heureusement)}, S{la vieille dame} (V{s'installer} M{tranquillement} & V{remercier} M{poliment} O{ses voisins} & V{sourire} M{fièrement} & V{jouer} M{merveilleusement} & V{appuyer} M{doucement} L{sur une touche} & V{chanter} M{joyeusement} & V{inviter} M{directement} O{tout l'immeuble} & V{remercier} M{énormément} O{l'équipe} & V{trinquer} M{bruyamment} & V{servir} M{immédiatement} O{du thé} & V{fermer} M{simplement} O{les yeux} & V{pleurer} M{silencieusement} I{de joie} & V{jouer} M{longuement} & V{accorder} M{patiemment} O{le piano} & V{saluer} M{gaiement})
