@title Sous la neige
@levels CE2 CM1 CM2
@keywords neige, montagne, ski, avalanche, chien, sauveteur, hiver, Alpes, Pyrénées
@tenses présent, passé_composé, passé_simple

= ouverture
L{dans une station des (Alpes|Pyrénées)}, S{un jeune chien} V{attendre:état} O{son premier sauvetage} L{à côté de sa maîtresse}
T{depuis (six mois|un an)}, S{un jeune chien} V{apprendre:état} C{à retrouver/ver les skieurs perdus}, J{mais} S{personne} V{ne l'appeler:antérieur +encore}
S{il} V{neiger:état} T{depuis (deux|trois) jours}, J{et} S{un jeune chien d'avalanche} V{regarder:état} O{tomber/ver les flocons} L{par la fenêtre de la cabane}

? entraînement
T{chaque matin/nom}, S{sa maîtresse} V{enterrer:état} O{[un vêtement.hiver|vêtement.tête|vêtement.habit=gant,bonnet,manteau liste]} L{dans la neige} C{pour entraîner/ver son chien}
S{les touristes} V{le caresser:état}, S{les enfants} V{l'embrasser:état} : S{tout le monde} V{le trouver:état} A{trop jeune}
L{sur son dos}, S{le chien} V{porter:état} O{un gilet rouge}, T{(encore|toujours)} M{trop grand} C{pour lui}
L{à son collier}, S{le chien} V{porter:état} O{(un grelot|une petite clochette)}, M{comme un vrai sauveteur}

= alerte
T{un matin/nom de (janvier|février)}, S{la montagne} V{gronder} : S{une avalanche} V{descendre}, J{et} S{un skieur} V{manquer:état} I{à l'appel}
T{à midi}, S{la radio} V{appeler} : S{une avalanche} V{emporter:antérieur} O{un skieur} L{(hors de|loin de) la piste}
T{(soudain|tout à coup)}, S{une sirène} V{retentir} : L{là-haut}, S{un skieur} V{être:état} L{sous la neige}, J{et} S{chaque minute} V{compter:état}

+ montée
T{aussitôt}, S{la pisteuse} V{mettre} O{ses skis}, V{prendre} O{une pelle} J{et} V{siffler} O{son chien}
S{un hélicoptère} V{déposer} O{les secours} L{(sur la crête|près d'un rocher|en haut de la pente)}
S{le froid/nom} V{piquer:état} O{(le museau|les joues|les yeux)}, S{le vent} V{soulever:état} O{la neige}
L{là-haut}, S{la neige} V{former:état} O{d'énormes blocs durs comme de la pierre}
L{au bas de la pente}, S{un bâton de ski} V{sortir:état} L{de la neige}
S{le chien} V{s'enfoncer} L{jusqu'au ventre}, J{mais} S{il} V{ne pas s'arrêter}

? parole
« V{chercher:impératif.tu}, S{mon chien}, V{chercher:impératif.tu} ! » V{ordonner} S{la pisteuse}
« V{se taire:impératif.vous}, S{le chien} V{entendre} O{quelque chose} ! » V{crier} S{un sauveteur}
« S{tu} V{être} M{encore} A{jeune}, J{mais} S{je} V{croire} I{en toi} », V{murmurer} S{la pisteuse} L{à son oreille}
« J{si} S{nous} V{attendre:présent}, S{il} V{être:futur} M{trop tard} », V{dire} S{un sauveteur}
« S{est-ce que} S{quelqu'un} V{m'entendre} ? » V{appeler} S{un sauveteur}

= recherche
S{le chien} V{courir}, V{renifler}, V{revenir} L{sur ses pas}, J{puis}, M{brusquement}, S{il} V{s'arrêter} J{et} V{gratter} O{la neige}
M{le museau au ras de la neige}, S{le chien} V{aller} L{de droite à gauche} ; T{enfin}, S{il} V{aboyer} J{et} V{se mettre} C{à creuser/ver}
S{les sauveteurs} V{hésiter} L{devant toute cette neige}, J{mais} S{le chien} V{filer} M{tout droit/adv} J{et} V{creuser} M{(de toutes ses forces|avec ardeur)}

? pelles
M{à leur tour}, S{les sauveteurs} V{accourir} J{et} V{creuser} M{à grands coups de pelle}
T{d'abord}, S{un gant} V{apparaître}, J{ensuite} S{une manche}

= fin
L{à un mètre sous la neige}, S{le skieur} V{ouvrir} O{les yeux} : S{un museau chaud} V{lui lécher:état} O{la joue}
S{on} V{dégager} O{le skieur}, A{(pâle|tremblant/adj) mais vivant/adj} : S{sa première parole} V{être:événement} C{pour le chien}
T{peu après}, S{une main} V{sortir} L{de la neige} J{et} V{serrer} O{la patte du chien} : S{le skieur} V{être:état} A{vivant/adj}

? après
T{le soir}, S{le chien} V{dormir:état} L{(devant le feu|aux pieds de sa maîtresse|près du poêle)} : T{désormais}, S{tout le monde} V{lui faire:état} O{confiance}
S{la pisteuse} V{serrer} O{son chien} L{contre elle} J{et} V{lui donner} O{toute sa tartine}
