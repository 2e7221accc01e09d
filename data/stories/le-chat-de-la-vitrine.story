@title Le chat du libraire
@levels CE1 CE2
@keywords chat, librairie, livres, rue, recherche, affiche, quartier
@tenses présent, passé_composé, passé_simple

= ouverture
L{à la librairie}, S{héros} V{trouver} O{le libraire} L{(derrière|sous) le comptoir}, J{car} S{le vieil homme} V{chercher:état} T{encore} O{son chat}
L{devant la librairie}, S{héros} V{rencontrer} O{le libraire}, S{qui} V{chercher:état} O{son chat} L{(partout|sous chaque voiture|d'un bout à l'autre de la rue)}

? aide
S{héros} V{connaître:état} M{bien} O{ce chat}, J{alors} S{il} V{se mettre} T{(aussitôt|tout de suite)} C{à le chercher/ver} T{aussi}
« S{on} V{le retrouver:futur} T{avant ce soir} ! » V{promettre}-S{héros} T{aussitôt}

+ recherche
S{héros} V{regarder} T{d'abord} L{(sous les|derrière les|entre les) poubelles}, J{mais} S{le chat} V{ne pas y être:état}
S{héros} V{entrer} T{ensuite} L{chez (le boucher|la fleuriste|le coiffeur)} : S{personne} V{ne le voir:antérieur}
T{puis}, S{héros} V{coller} O{(plusieurs|trois|quelques) affiches} L{(sur les murs|autour de la place|contre les arbres)}
L{au-dessus d'un mur}, S{deux oreilles} V{bouger} : J{hélas}, S{ce} V{être:état} A{(un autre chat|le chat du boucher)} !
L{(près du port|au bout de la rue)}, S{héros} V{appeler} T{encore}, T{parfois} M{tout bas}, T{parfois} M{très fort}

? parole
« S{il} V{avoir} O{peur}, J{ou} S{il} V{être} A{malade} ! » V{dire} S{le libraire}
« S{son panier} V{être} T{toujours} L{là}, J{mais} S{mon chat} V{s'en aller:passé_composé} ! » V{dire} S{le libraire}
« J{quand} V{partir:passé_composé}-S{il} ? T{hier} J{ou} T{aujourd'hui} ? » V{demander}-S{héros}
« V{ne pas pleurer:impératif.vous} : S{les chats} V{rentrer} T{toujours} ! » V{dire} S{la fleuriste}
« J{si} S{vous} V{le voir}, V{m'appeler:impératif.vous} T{tout de suite} ! » V{demander}-S{héros} I{aux passants}

= chute
L{devant la vitrine}, T{(soudain|tout à coup|enfin)}, S{héros} V{voir} O{le chat}, S{qui} V{dormir:état} L{(parmi|entre) les livres}, L{au soleil} !
T{(soudain|tout à coup|enfin)}, S{un petit garçon} V{rire} L{devant la vitrine} : S{le chat} V{y dormir:état}, L{(au milieu des|entre les) livres} !

? depuis
S{les passants} V{le voir:antérieur} T{depuis le matin/nom}, J{mais} S{chacun} V{le prendre:antérieur} C{pour une peluche}

= fin
« S{on} V{chercher:passé_composé} L{loin}, J{et} S{il} V{être} L{si près} ! » V{dire} S{le libraire} M{en riant/ver}
T{depuis ce jour}, S{une affiche} V{dire:état} L{sur la vitrine} : « S{ce chat} V{ne pas être} A{perdu}, S{il} V{dormir} ! »
