@title Le moustique de papa
@levels CP CE1 CE2
@keywords corps, corps humain, visage, moustique, nuit, papa, parties du corps
@tenses présent
# famille : tête, cheveux, front, œil, nez, bouche, joue, oreille, menton, cou, épaule, bras, coude, main, doigt, pouce, ongle, ventre, dos, jambe, genou, cuisse, pied, cheville, talon, orteil, dent, langue, lèvre, peau, poignet, poitrine, nombril, cœur, visage, corps, sourcil, barbe, moustache, bouger, toucher, lever, plier, gratter, taper, sentir, voir, entendre, respirer, tourner, gros, rouge, mollet, paupière, crâne, poing, hanche, cil

= piqûre
J{zut}, S{un moustique} V{piquer} O{papa} L{(au nez & au bras & à la joue & au cou & au front & au menton & à l'épaule & au coude & à la main & au doigt & au pouce & au ventre & au dos & à la jambe & au genou & à la cuisse & au pied & à la cheville & au talon & à l'orteil & au poignet & au mollet & à l'oreille & à la hanche & à la paupière & à la lèvre)}
S{un moustique} V{piquer} O{papa} L{(au nez & au bras & à la joue & au cou & au front & au menton & à l'épaule & au coude & à la main & au doigt & au pouce & au ventre & au dos & à la jambe & au genou & à la cuisse & au pied & à la cheville & au talon & à l'orteil & au poignet & au mollet & à l'oreille & à la hanche & à la paupière & à la lèvre)}
2 | T{cette nuit}, S{un moustique} V{piquer} O{papa} L{(au nez & au bras & à la joue & au cou & au front & au menton & à l'épaule & au coude & à la main & au doigt & au pouce & au ventre & au dos & à la jambe & au genou & à la cuisse & au pied & à la cheville & au talon & à l'orteil & au poignet & au mollet & à l'oreille)}

? réveil
C{pour l'attraper/ver}, S{papa} (V{bouger} O{les bras} & V{taper} C{des mains} & V{lever} O{la main} & V{lever} O{la tête} & V{tourner} O{la tête} & V{tendre} O{l'oreille} & V{fermer} O{le poing} & V{ouvrir} O{un œil} & V{tourner} & V{taper} C{du pied} & V{ouvrir} O{la bouche} & V{tendre} O{le doigt})
T{aussitôt}, S{papa} (V{se toucher} O{le nez} & V{se gratter} O{le dos} & V{se frotter} O{les yeux} & V{cacher} O{ses pieds} & V{plier} O{le genou} & V{plier} O{la jambe} & V{rentrer} O{le ventre} & V{montrer} O{les dents} & V{toucher} O{son crâne} & V{lever} O{les sourcils} & V{respirer +fort})
J{mais} S{papa} V{ne rien voir} J{et} V{ne rien entendre}

? vol
T{puis}, S{le moustique} V{visiter} O{(ses cheveux & sa barbe & sa moustache & son nombril & sa poitrine & ses orteils & son oreille & son sourcil & son visage & son front & ses lèvres & son ongle & ses cils & son cou & son menton & sa peau & ses doigts & son talon & sa cuisse & sa hanche & sa paupière & tout son corps & son crâne)}
S{le moustique} V{chanter} L{(près de l'oreille & devant les yeux & sur le crâne & autour du corps & sous le menton & devant la bouche & contre la peau & près du cœur & sur la barbe & sous la moustache & entre les orteils & sur un ongle)}

? boutons
T{maintenant}, S{papa} V{avoir} O{(un gros nez & la joue rouge & un gros pouce & le front rouge & une grosse lèvre & le dos rouge & le visage tout rond & un gros orteil & la peau rouge & le cou rouge & un gros genou & le menton rouge & une grosse cheville & la cuisse rouge & une grosse paupière & le corps tout rouge & la hanche rouge & un gros doigt & l'oreille rouge)} !

? héros
T{vite}, S{héros} (V{bouger} O{les bras} & V{taper} C{des mains} & V{prendre} O{la main de papa} & V{souffler} L{sur le genou de papa} & V{gratter} O{le dos de papa} & V{souffler} L{sur le coude de papa})

= sortie
T{enfin}, S{le moustique} V{sortir} : S{la voisine} V{crier} !
T{enfin}, S{le moustique} V{partir} : T{aussitôt}, S{la voisine} V{se gratter} !
2 | T{enfin}, S{le moustique} V{s'en aller} : S{maman} V{se gratter} O{(le nez|le pied|le bras|la main|la tête)} !
