@title Jamais à l'heure
@levels CE1 CE2
@keywords école, retard, matin, réveil, mots invariables, adverbes, mots outils
@tenses présent
# famille : hier, demain, toujours, jamais, souvent, maintenant, après, avant, aussi, beaucoup, encore, déjà, parfois, bientôt, puis, enfin, trop, très, peu, alors, aujourd'hui, longtemps, tard, tôt, vite, presque, mais, pourtant, ensuite, dehors, seul

= habitude
S{héros} V{arriver} T{(toujours|souvent|parfois|presque toujours|très souvent)} M{en retard} L{à l'école}
S{héros} V{ne jamais se lever} T{(tôt|avant sept heures|avant le soleil)}
T{hier}, S{héros} V{arriver:passé_composé} T{(après tout le monde|trop tard|longtemps après les autres)} L{à l'école}
T{hier}, S{héros} V{dormir:passé_composé} T{(trop longtemps|jusqu'à midi)} : S{ce} V{arriver} T{(souvent|parfois)} !

+ matin
T{le matin}, S{héros} (V{rêver} M{beaucoup} & V{lire} T{longtemps} & V{chanter} T{aussi} & V{jouer} T{encore} & V{manger} M{peu} & V{bâiller} T{souvent} & V{traîner} T{toujours} & V{ne se presser jamais} & V{ne courir jamais} & V{se coiffer} T{après} & V{se recoucher} T{parfois})
S{il} V{être} T{(déjà|bientôt|presque) huit heures}, J{et} S{héros} V{dormir} T{encore}

+ conseil
« T{demain}, V{se lever:impératif.tu} T{(plus tôt|avant moi|très tôt)} ! » V{dire}-S{(son frère|sa sœur|le maître|la maîtresse)}
« V{partir:impératif.tu} T{(maintenant|bientôt|avant les autres|vite)} ! » V{dire}-S{(maman|papa|mamie)}
« S{tu} V{dormir} M{(trop|beaucoup trop|encore)}, J{et} S{tu} V{rêver} M{(aussi|beaucoup|trop)} ! » V{dire}-S{(son frère|sa sœur|le maître)}
« S{tu} V{oublier} T{(souvent|toujours|encore)} O{ton sac} ! » V{dire}-S{(maman|papa)}

= effort
T{alors}, T{aujourd'hui}, S{héros} V{se lever} T{(tôt|très tôt|avant le soleil)}, V{manger} M{(vite|peu|très vite)}, T{puis} V{courir} L{dehors}
T{aujourd'hui}, S{héros} V{courir} M{(vite|très vite|beaucoup)} J{et} V{arriver} A{<le premier|la première>}
T{alors}, T{aujourd'hui}, S{héros} V{partir} T{(avant les autres|très tôt|avant le jour)}
T{ce matin/nom}, S{héros} V{être} T{(enfin|déjà)} L{dehors} T{(avant sept heures|avant les autres|très tôt)}

? seul
L{dans la rue}, S{il} V{être} A{presque <seul|seule>} : S{on} V{entendre} O{(déjà|encore) les oiseaux}
S{il} V{traverser} T{d'abord} O{le parc}, T{ensuite} O{le pont}, T{enfin} O{la place}

= porte
J{mais} S{l'école} V{être} A{fermée/adj} : S{ce} V{être} A{dimanche/nom} !
J{pourtant}, S{l'école} V{être} A{fermée/adj} : T{aujourd'hui}, S{ce} V{être} A{dimanche/nom} !

? suite
« T{maintenant}, S{je} V{pouvoir dormir} T{(longtemps|encore|beaucoup)} », V{dire}-S{héros}
« T{demain}, S{je} V{être:futur} T{(encore|toujours)} A{en retard} », V{dire}-S{héros}
