@title Le beignet qui roule
@levels CP CE1 CE2
@keywords son gn, montagne, beignet, goûter, course, campagne
@tenses présent
# famille : montagne, campagne, champignon, peigne, araignée, agneau, oignon, ligne, signe, cygne, vigne, baignoire, poignet, poignée, mignon, compagnon, beignet, châtaigne, cigogne, rossignol, magnifique, grogner, gagner, soigner, cogner, saigner, accompagner, s'éloigner, se baigner, châtaignier, seigneur, trognon

= roule
S{le beignet de héros} V{rouler} L{dans la (montagne|campagne)}
L{à la (montagne|campagne)}, S{héros} V{perdre} O{un beignet (rond|magnifique|mignon)}
S{un beignet (magnifique|mignon)} V{s'éloigner} L{dans la (montagne|campagne)}

+ route
T{vite}, S{le beignet} V{passer} L{(sur un champignon & près des oignons & dans une vigne & sur la ligne & dans une baignoire & sous un châtaignier & sur un peigne & entre deux châtaignes & derrière une cigogne & dans la montagne & dans la campagne)}
T{soudain}, S{le beignet} V{cogner} O{(un champignon & un oignon & une châtaigne & un châtaignier & un cygne & une baignoire & un trognon & un peigne & une poignée de porte & un agneau)}

? témoins
T{aussitôt}, (S{un agneau mignon} V{faire} O{signe} & S{un cygne} V{se baigner} & S{une araignée} V{grogner} & S{une cigogne} V{s'éloigner} & S{un rossignol} V{accompagner} O{la course} & S{un champignon} V{cogner} L{par terre} & S{un seigneur} V{saigner} C{du nez} & S{une châtaigne} V{tomber} & S{son compagnon} V{gagner} O{du terrain})
S{(un agneau|un cygne|un rossignol|une cigogne|le seigneur|une araignée)} V{vouloir gagner} O{(un beignet|le beignet|ce beignet magnifique)}

? héros
T{alors}, S{héros} (V{grogner} & V{se cogner} L{contre un oignon} & V{saigner} C{du genou} & V{soigner} O{son poignet} & V{faire} O{signe} & V{perdre} O{son peigne} & V{gagner} O{du temps} & V{suivre} O{la vigne} & V{appeler} O{un compagnon} & V{se baigner} C{dans la boue} & V{accompagner} O{le beignet} & V{s'éloigner} & V{saisir} O{une poignée} & V{lancer} O{une châtaigne} & V{suivre} O{la cigogne} & V{porter} O{l'agneau} & V{glisser} L{sur un champignon} & V{descendre} O{la montagne} & V{éviter} O{l'araignée})

? parole
« S{ce beignet} V{être} A{(magnifique|mignon)} : S{il} V{gagner} ! » V{dire}-S{(un rossignol|une araignée|un cygne)}
« S{tu} V{saigner} : S{je} V{te soigner} ! » V{dire}-S{(un compagnon|le seigneur|une cigogne)}
« V{m'accompagner:impératif.tu}, J{(mignon agneau|cher compagnon|beau cygne)} ! » V{dire}-S{héros}

= fin
T{enfin}, S{(une cigogne|un cygne|le seigneur|un compagnon)} V{rendre} O{le beignet magnifique} !
T{enfin}, S{héros} V{partager} O{le beignet} C{avec (un agneau mignon & un cygne & une araignée & une cigogne & un rossignol & son compagnon & un seigneur)}
