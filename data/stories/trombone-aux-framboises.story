@title Le trombone aux framboises
@levels CE1 CE2 CM1
@keywords musique, pompiers, fanfare, fête, concert, bébé, m devant m b p, framboise
@tenses présent, passé_composé, passé_simple

# Concert de la fanfare des pompiers : le trombone d'un pompier reste muet. Il souffle, tremble... On compte sur lui.
# Il souffle de toutes ses forces : une pluie de framboises tombe sur le public. Un bambin avait rempli le trombone.

= ouverture
T{pendant le concert}, S{le trombone d'un pompier} V{rester:état} A{muet}
S{un pompier} V{souffler}, J{mais} S{son trombone} V{rester:événement} A{muet}
3 | T{ce dimanche}, S{la fanfare des pompiers} V{jouer:état} L{au champ de foire}, J{mais} S{le trombone} V{rester:état} A{muet}
3 | T{un dimanche de septembre}, L{sur la place}, S{un pompier} V{prendre} O{son trombone}, V{souffler}, J{mais} S{rien} V{ne sortir}
3 | L{au milieu du concert}, S{un pompier} V{souffler} L{dans son trombone}, J{mais} S{l'instrument} V{rester:événement} A{muet}

? public
S{la place} V{être:état} A{remplie} : S{les gens} V{tambouriner:état} M{(ensemble|sans cesse|d'impatience)}
L{entre les jambes des musiciens}, S{un bambin} V{ramper:état} J{et} V{se lécher:état} O{les doigts}
S{le chef} V{compter} T{jusqu'à trois}, V{lever} O{la jambe} J{et} V{lancer} O{(les tambours|les trompettes|les cymbales)}

= efforts
S{le pompier} V{trembler}, V{gonfler} O{ses joues} J{et} V{essayer} T{encore}
S{le pauvre pompier} V{recommencer} M{(avec patience|sans comprendre)}, A{rouge comme une (tomate|framboise)}
3 | S{les jambes du pompier} V{trembler} : S{tout le monde} V{compter:état} I{sur lui} C{pour la fin}

+ essais
S{un plombier} V{proposer} O{de démonter l'instrument}, S{une infirmière} V{proposer} O{une ambulance}
S{la trompette} V{jouer} M{plus fort/adv} C{pour (remplacer son compagnon|le couvrir)}
S{un tambour} V{lui prêter} O{une tige de bambou} C{pour (ramoner|nettoyer) le tuyau}
S{un camarade} V{regarder} L{dedans} C{avec une lampe} : S{il} V{y faire:état} A{trop sombre}

? parole
« S{tu} V{pouvoir} O{prendre mon tambour}, J{si} S{tu} V{vouloir} », V{murmurer} S{son (compagnon|voisin)}
« V{ne pas abandonner:impératif.tu}, V{emplir:impératif.tu} O{tes poumons} ! » V{crier} S{le chef de la fanfare}
« S{nous} V{compter} I{sur vous}, J{champion}, V{souffler:impératif.vous} ! » V{lancer} S{(le public|une dame)}
« S{ce} V{être} A{impossible}, S{je} V{ne plus savoir} O{jouer} ! » V{soupirer} S{le pompier}
« T{hier}, S{il} V{marcher:imparfait} T{encore} ! J{pourquoi} T{pas maintenant} ? » V{gémir} S{le pompier}
« S{tu} V{souffler} J{trop peu}, V{souffler:impératif.tu} M{davantage} ! » V{dire} S{le tambour}

= souffle
T{enfin}, S{le pompier} V{remplir} O{ses poumons} J{et} V{souffler} C{comme (une tempête|un éléphant)}
T{au dernier moment}, S{le pompier} V{souffler} M{plus fort/adv que jamais}

= chute
S{des framboises} V{jaillir} : S{un bambin} V{remplir:antérieur} O{le trombone} !
3 | S{une bombe de framboises} V{jaillir} J{et} V{tomber} L{sur (le chef|les cymbales|le tambour)} : S{un bambin} V{remplir:antérieur} O{le trombone} !
T{soudain}, S{(vingt|cent) framboises} V{jaillir} L{dans les airs} : S{un bambin} V{remplir:antérieur} O{le trombone} !

+ fin
S{le public} V{ouvrir} O{la bouche} C{pour en attraper} J{et} V{applaudir} O{la fanfare}
« S{ce} V{être} A{le meilleur morceau} ! » V{dire} S{le chef} M{en goûtant/ver une framboise}
T{depuis}, S{la fanfare} V{terminer:état} T{toujours} O{ses concerts} C{par une tombola aux framboises}
