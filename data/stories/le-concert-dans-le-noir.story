@title Le concert dans le noir
@levels CE2 CM1 CM2
@keywords musique, orchestre, concert, instruments, chef d'orchestre, spectacle
@tenses présent, passé_composé, passé_simple
# famille : musique, orchestre, chef, musicien, violon, violoncelle, contrebasse, flûte, clarinette, hautbois, trompette, trombone, cor, tambour, cymbale, triangle, piano, harpe, guitare, accordéon, baguette, partition, note, rythme, mélodie, silence, concert, scène, rideau, public, salle, archet, chorale, soliste, chanteuse, pupitre, corde, opéra, jouer, chanter, accorder, souffler, frapper, écouter, applaudir, grave, aigu, doux, fort, lent, juste, célèbre

= panne
L{sur la scène}, S{(la lumière|la lampe)} V{s'éteindre} T{en plein (concert|opéra|solo de violon|solo de piano|air de flûte)}
T{en plein concert}, S{la lumière} V{s'éteindre} L{sur (la scène & la salle & l'orchestre & le public & le rideau & le chef & la chorale & chaque pupitre)}

+ noir
L{dans le noir/nom}, S{on} V{ne plus voir:état} J{ni} O{le chef}, J{ni} O{(sa baguette|la partition|les notes|le pupitre|la scène|le public|son archet|le rideau)}
« J{comment} O{(jouer/ver juste & chanter/ver & lire/ver une note & suivre/ver la partition & suivre/ver le rythme & accorder/ver un violon & souffler/ver dans un cor & frapper/ver la cymbale & trouver/ver les cordes & tourner/ver la page)} ? » V{murmurer} S{(une chanteuse|un musicien|un soliste|un célèbre soliste)}
M{aussitôt}, (S{la trompette} V{se taire} & S{le piano} V{s'arrêter} & S{la harpe} V{hésiter} & S{un violoncelle} V{grincer} & S{le hautbois} V{se perdre} & S{la clarinette} V{se taire} & S{un trombone} V{heurter} O{la contrebasse} & S{un archet} V{tomber} & S{une guitare} V{se taire} & S{l'accordéon} V{soupirer} & S{le tambour} V{se tromper} & S{le silence} V{tomber} & S{une corde} V{casser})

= battement
L{au fond de la salle}, S{un enfant} V{frapper} O{dans ses mains}, M{sur un rythme (doux|lent|juste|grave|fort)}
T{alors}, S{un enfant} V{taper} L{(sur un pupitre|sur un tambour|sur une cymbale|sur un triangle|sur la scène)} O{le rythme de la mélodie}

+ reprise
L{après lui}, (S{une flûte} V{reprendre} O{la mélodie} & S{un violon} V{chanter} & S{un violoncelle grave} V{répondre} & S{la contrebasse} V{gronder} & S{une clarinette} V{entrer} & S{le hautbois} V{suivre} & S{une trompette} V{éclater} & S{un cor} V{souffler} & S{un triangle} V{tinter} & S{la harpe} V{s'éveiller} & S{le piano} V{jouer} & S{la chorale} V{chanter} & S{une voix aiguë} V{monter} & S{un accordéon} V{se joindre} I{à eux} & S{une guitare} V{oser})
S{les musiciens} V{devoir:état} M{seulement} O{(écouter/ver & jouer/ver juste & souffler/ver doucement & chanter/ver ensemble & frapper/ver le triangle & rester/ver dans la mélodie & aimer/ver la musique & tirer/ver l'archet & oublier/ver le chef & accorder/ver leurs cœurs & compter/ver les silences & pincer/ver une corde)}
L{dans le noir/nom}, S{le son} V{sembler:état} A{(~grave & ~aigu & ~doux & plus fort & ~lent & ~juste & ~nouveau)}

= fin
S{la lumière} V{revenir} C{avec la dernière note} : S{(le chef|le public|la salle|la chanteuse|le soliste|l'orchestre|la chorale)} V{avoir:état} O{les yeux fermés}

? après
T{depuis}, S{(le chef|cet orchestre|ce célèbre orchestre)} V{donner:présent} T{chaque hiver} O{(un concert & un opéra & un air de violon & un air d'accordéon & un solo de trombone & un solo de guitare & de la musique douce & une mélodie lente)} L{dans le noir/nom}
S{on} V{applaudir} O{(les musiciens & la chanteuse & le soliste & la chorale & les trompettes & l'enfant & le chef sans baguette)}
