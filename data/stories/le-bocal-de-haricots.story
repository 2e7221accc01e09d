@title Le bocal de haricots
@levels CE2 CM1
@keywords nombres, grands nombres, kermesse, compter, jeu, mille, cent, concours
@tenses présent, passé_composé, passé_simple

= ouverture
L{à la kermesse}, S{une question} V{intriguer:état} O{tout le monde} : J{combien} J{de haricots} V{contenir:état} S{le grand bocal} ?
L{à la kermesse}, S{héros} V{s'arrêter} L{devant un grand bocal de haricots} J{et} V{décider} I{de deviner/ver leur nombre}

= désir
S{héros} V{rêver:état} I{du premier prix}, O{(une tente|un télescope|un cerf-volant|un appareil photo)}, J{alors} S{il} V{réfléchir} M{(sérieusement|longuement)}
S{héros} V{ne pas vouloir:état répondre/ver} M{au hasard} : S{il} V{préférer:état compter/ver}

+ réponses
S{(un vieux monsieur|une vieille dame)} V{annoncer} O{(deux cents|trois cents|cinq cents)}, M{sans même regarder/ver}
S{le facteur} V{proposer} O{mille}, J{parce que} S{ce} V{être:état} A{un nombre rond/adj}
S{une petite fille} V{dire} O{un million}, J{et} S{sa sœur} V{répondre} O{un million et un}
S{le maire} V{choisir} O{(quatre mille|cinq mille|dix mille)}, C{pour ne décevoir/ver personne}
S{héros} V{compter} O{les haricots} L{du bord} : J{vingt-quatre, vingt-cinq, vingt-six}
S{héros} V{multiplier} O{les étages} C{par les rangées}, V{écrire} L{sur (sa main|son bras|un ticket)} J{et} V{effacer} T{(trois|quatre|six) fois}
S{le boulanger} V{soulever} O{le bocal} : C{pour lui}, S{un kilo} V{faire:état} O{(deux mille|trois mille) haricots}

? parole
« S{ce} V{être} A{facile}, S{il} V{suffire} I{d'avoir/ver de la chance} », V{dire} S{(une dame|un monsieur|un grand)}
« J{si} S{je} V{compter} O{un étage}, S{je} V{connaître:futur} O{les autres} », V{penser:événement}-S{héros}
« V{ne pas secouer:impératif.vous} O{le bocal}, S{je} V{perdre} O{le compte} ! » V{supplier}-S{héros}
« V{manger:passé_composé}-S{vous} O{quelques haricots} ? » V{demander}-S{héros} I{au cuisinier}
« S{nous} V{fermer:futur} O{les paris} T{dans dix minutes} ! » V{annoncer} S{le cuisinier}

= choix
T{enfin}, S{héros} V{écrire} O{(mille deux cent seize|deux mille trois cent quarante|mille huit cent douze)} L{sur son papier} J{et} V{plier} O{la feuille} C{en quatre}
S{héros} V{glisser} O{son nombre} L{dans l'urne}, M{(le cœur battant|à la dernière seconde)}

= verdict
T{à cinq heures}, S{le cuisinier} V{ouvrir} O{le bocal} J{et} V{compter} M{à voix haute}, J{jusqu'au dernier haricot}
T{(le soir|à cinq heures)}, S{le cuisinier} V{monter} L{sur une chaise} J{et} V{lire} O{le bon nombre}

= chute
S{héros} V{se tromper:antérieur} C{d'un seul haricot}, J{et} S{personne} V{ne faire:antérieur} M{mieux} !
C{à un haricot près}, S{héros} V{avoir:état} O{raison} : S{le dernier} V{se cacher:état} L{(sous|derrière) l'étiquette} !

? fin
S{le cuisinier} V{lui offrir} O{le bocal}, J{et} S{toute la famille} V{manger} O{des haricots} T{pendant (deux|trois|quatre) semaines}
S{héros} V{planter} O{un haricot} C{en souvenir/nom}, J{et} S{il} V{en récolter} O{cent} L{à la fin de l'été}

