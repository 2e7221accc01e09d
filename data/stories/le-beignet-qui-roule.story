@title Le beignet qui roule
@levels CP CE1 CE2
@keywords son gn, montagne, beignet, goûter, course, campagne
@tenses présent
# famille : montagne, campagne, champignon, peigne, araignée, agneau, oignon, ligne, signe, cygne, vigne, baignoire, poignet, poignée, mignon, compagnon, beignet, châtaigne, cigogne, rossignol, magnifique, grogner, gagner, soigner, cogner, saigner, accompagner, s'éloigner, se baigner, châtaignier, seigneur, trognon

= roule
S{le beignet de héros} V{rouler} L{dans la (montagne|campagne)} !
L{à la (montagne|campagne)}, S{héros} V{perdre} O{un beignet (rond|magnifique|mignon)}
S{le beignet de héros} V{s'éloigner} L{dans la (montagne|campagne)} !

+ route
T{vite}, S{le beignet} V{passer} L{(sur un champignon & près des oignons & dans une vigne & sur la ligne du train & dans une baignoire & sous un châtaignier & sur un peigne & entre deux châtaignes & derrière une cigogne)}
T{soudain}, S{le beignet} V{cogner} O{(un champignon & un oignon & une châtaigne & un châtaignier & un cygne & une baignoire & un trognon & une poignée de porte & un agneau)}

? témoins
T{aussitôt}, (S{un agneau mignon} V{faire} O{signe} & S{un cygne} V{se baigner} & S{une araignée} V{grogner} & S{une cigogne} V{s'éloigner} & S{un rossignol} V{accompagner} O{la course} & S{une châtaigne} V{tomber} & S{un seigneur} V{se cogner} & S{un compagnon} V{gagner} O{du terrain})
J{mais} S{(un agneau|un cygne|un rossignol|une cigogne|le seigneur|une araignée)} V{vouloir gagner} O{(le beignet|ce beignet magnifique)}

? héros
C{pour rattraper/ver le beignet}, S{héros} (V{suivre} O{la vigne} & V{suivre} O{la cigogne} & V{descendre} O{la montagne} & V{appeler} O{un compagnon} & V{éviter} O{l'araignée} & V{lancer} O{une châtaigne} & V{saisir} O{une poignée} & V{accompagner} O{un agneau} & V{gagner} O{du temps} & V{faire} O{signe} & V{s'éloigner} C{du chemin})
J{hélas}, S{héros} (V{glisser} L{sur un champignon} & V{se cogner} L{contre un châtaignier} & V{se tordre} O{le poignet} & V{se baigner} C{dans la boue} & V{grogner})
id=saigne | J{hélas}, S{héros} V{tomber} : S{son genou} V{saigner} !

? parole
« S{ce beignet} V{être} A{(magnifique|mignon)} : S{je} V{gagner} ! » V{dire}-S{(un rossignol|une araignée|un cygne)}
après=saigne | « S{je} V{soigner} O{ton genou} ! » V{dire}-S{(un compagnon|le seigneur|une cigogne)}
« V{m'accompagner:impératif.tu}, J{(mignon agneau|cher compagnon|beau cygne)} ! » V{dire}-S{héros}

= fin
T{enfin}, S{(une cigogne|un cygne|le seigneur|un compagnon)} V{rendre} O{le (beignet magnifique|beignet)} !
T{enfin}, S{héros} V{partager} O{le beignet} C{avec (un agneau mignon & un cygne & une araignée & une cigogne & un rossignol & un compagnon & un seigneur)} !
