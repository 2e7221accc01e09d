@title Du têtard à la grenouille
@levels CE1 CE2 CM1
@keywords grenouille, têtard, mare, printemps, œufs, métamorphose, animaux, documentaire, explication
@tenses présent, passé_composé, passé_simple

= ponte
T{au (printemps|mois de mars)}, S{une grenouille rousse} V{pondre} O{(des centaines d'œufs|ses œufs)} L{dans l'eau (calme|tranquille) d'une mare}
T{par une (douce|belle) (nuit|soirée) de (mars|printemps)}, S{une grenouille} V{déposer} O{ses œufs} L{(au bord|au milieu|dans un coin) d'une mare}
L{(au fond d'un jardin|derrière une ferme|à la lisière d'un bois)}, S{une mare} V{se réveiller} T{après l'hiver} : S{une grenouille} V{y pondre} O{ses œufs}

? œufs
S{chaque œuf} V{ressembler:état} I{à une (petite bille|perle) (transparente|molle)}, C{avec un point noir au milieu}
S{les œufs} V{flotter:état} M{(ensemble|tranquillement)} L{sous la surface}, C{comme (un nuage|une grappe de perles)}
S{le soleil (|de mars)} V{chauffer:état} O{l'eau}, J{et} S{les petits points noirs} V{grossir:état} T{(chaque jour|de jour en jour)}
S{personne} V{ne surveiller:état} O{les œufs} : S{la grenouille} V{repartir:antérieur}

= naissance
T{une dizaine de jours plus tard}, S{de minuscules têtards} V{sortir} L{des œufs}
T{(bientôt|peu après|quelques jours plus tard)}, S{les œufs} V{s'ouvrir}, J{et} S{des têtards} V{agiter} O{leur queue} L{dans l'eau}
3 | T{(bientôt|enfin)}, S{un têtard} V{percer} O{son œuf}, J{puis} S{dix autres} V{l'imiter} : S{toute la mare} V{remuer}

? têtard
S{les têtards} V{ne pas avoir:état} J{encore} O{de pattes} : S{ils} V{nager:état} M{(grâce à leur longue queue|en remuant/ver la queue)}
S{chaque têtard} V{respirer:état} L{sous l'eau} C{comme un poisson} J{et} V{grignoter:état} O{(de petites algues|des plantes vertes|des algues molles)}
3 | S{beaucoup de têtards} V{disparaître}, J{car} S{(un héron|une couleuvre|un canard)} V{les guetter:état} L{(au bord de|près de) l'eau}

? question
« J{où} V{être} S{les pattes des têtards} ? » V{demander} S{un enfant}
« S{cet animal noir} V{être}-S{il} A{un poisson} ? » V{demander} S{une (petite fille|fillette)} M{(tout bas|penchée sur l'eau)}
« J{quand} V{devenir:futur}-S{vous} A{des grenouilles} ? » V{demander} S{un petit garçon} I{aux têtards}
« V{ne pas les attraper:impératif.vous}, S{nous} V{revenir:futur} T{bientôt} C{les voir/ver} ! » V{dire} S{une maîtresse} I{à ses élèves}

+ métamorphose
id=pattes | T{(vers la fin du mois d'avril|au bout de cinq semaines|après quelques semaines)}, S{deux pattes} V{pousser} L{(près de|à côté de|contre) la queue}
après=pattes | T{un peu plus tard}, S{les pattes de devant} V{apparaître} M{à leur tour}
T{petit à petit}, S{la queue} V{devenir} A{(plus courte|courte)}, J{comme si} S{elle} V{fondre:imparfait} L{dans l'eau}
S{les poumons} V{grandir} L{dans la poitrine}, J{et} S{le têtard} V{monter:état} M{(souvent|parfois)} L{à la surface} C{pour respirer}
2 | S{la bouche} V{s'élargir} J{et} S{la langue} V{s'allonger} : S{le têtard} V{ne plus manger:état} O{de plantes}, J{mais} O{(de petits insectes|des insectes)}

= grenouille
T{au début de l'été/nom}, S{une petite grenouille} V{sauter} L{(sur la rive|dans l'herbe|sur un nénuphar)} : S{elle} V{ne plus avoir:état} O{de queue}
T{(un matin|un jour) de juin}, S{le têtard} V{quitter} O{l'eau} C{sur ses quatre pattes} : S{ce} V{être:état} A{une grenouille}
T{en juin}, S{la mare} V{sembler:état} A{vide}, J{mais} L{autour/adv}, S{l'herbe} V{être:état} A{pleine de petites grenouilles}

? après
T{(deux|trois) ans plus tard}, S{l'ancien têtard} V{chanter} L{dans la même mare} C{avec les autres grenouilles}
S{la jeune grenouille} V{attraper} O{(une mouche|un moustique|une sauterelle)} C{d'un coup de langue} : S{son enfance de poisson} V{être:état} J{bien} A{(finie|terminée)}
