@title La dent qui bouge
@levels CE1 CE2
@keywords jours de la semaine, dent, semaine, petite souris, corps
@tenses présent, passé_composé, passé_simple

= ouverture
T{lundi}, L{(à la cantine|au petit déjeuner|en classe|dans le bus)}, S{la première dent de héros} V{se mettre à bouger/ver}
T{lundi}, S{héros} V{croquer} O{(une pomme|une carotte|une noix|un radis|un biscuit)} J{et} V{sentir} O{bouger/ver sa première dent}

= envie
J{comme} S{la petite souris} V{passer:état} T{la nuit}, S{héros} V{vouloir:état perdre/ver} O{sa dent} M{(très vite|le plus tôt possible)}
S{presque tous ses camarades} V{perdre:antérieur +déjà} O{une dent}, J{alors} S{héros} V{être:état} A{très impatient}

? langue
S{héros} V{pousser} O{sa dent} M{(doucement|sans arrêt|avec prudence)} C{avec (la langue|le pouce|un doigt|le bout de la langue)}

+ jours
T{mardi}, S{héros} V{mordre} L{dans (une croûte de pain|une pomme verte/adj|un caramel|une tranche de jambon)}, J{mais} S{la dent} V{tenir:événement} M{bon/adv}
T{mercredi}, S{son (frère|cousin|oncle)} V{attacher} O{(un fil|un ruban|une ficelle)} L{à la dent}, J{mais} S{le nœud} V{glisser}
T{jeudi}, S{héros} V{sauter} T{cent fois} L{(à la corde|sur son lit|sur un pied)} : S{la dent} V{ne pas remuer} M{davantage}
T{vendredi}, S{(le maître|la maîtresse)} V{prendre} O{la photo de la classe}, J{et} S{héros} V{garder:événement} O{la bouche (bien fermée|fermée)}
T{samedi}, S{héros} V{ne plus oser manger/ver} J{ni} O{(noix|pain|viande)} J{ni} O{(bonbons|carottes|pommes)}
T{dimanche matin/nom}, S{la dent} V{ne plus tenir} J{que} C{par un (petit|tout petit|mince) fil}

? parole
« V{ouvrir:impératif.tu} O{la bouche}, S{je} V{vouloir} O{voir/ver} ! » V{dire} S{(sa sœur|son frère|son père|sa mère)}
« J{si} S{tu} V{tirer} M{trop fort}, S{elle} V{saigner:futur} », V{prévenir} S{(sa grand-mère|sa mère|son père|sa tante)}
« S{je} V{ne pas avoir} O{peur} : S{elle} V{tomber:futur} T{demain} », V{répéter}-S{héros}
« S{une dent}, S{ce} V{être} C{comme une cerise} : S{elle} V{tomber} J{quand} S{elle} V{être} A{mûre/adj} », V{dire} S{(son grand-père|son oncle|sa grand-mère)}

= chute
T{dimanche soir}, S{son petit frère} V{raconter} O{une (blague|histoire drôle)}, S{héros} V{éclater de rire/ver}, J{et} S{la dent} V{s'envoler} !
T{dimanche soir}, S{héros} V{éternuer} M{(très fort|brusquement|trois fois)}, J{et} S{sa dent} V{atterrir} L{dans (la soupe|la purée|le verre de son père|un bol)} !
T{dimanche soir}, M{sans y penser/ver}, S{héros} V{mordre} L{dans (une crêpe|de la brioche|une banane|un gâteau mou)}… J{et} S{la dent} V{se planter} L{dedans} !

= fin
S{la petite souris} V{venir} T{dans la nuit}, J{et} T{le lundi}, S{une deuxième dent} V{se mettre à bouger/ver}
T{lundi matin/nom}, L{sous son oreiller}, S{héros} V{trouver} O{(une pièce|un petit livre|un billet|un mot doux)} L{à la place de la dent}
