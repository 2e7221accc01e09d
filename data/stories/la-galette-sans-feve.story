@title La galette sans fève
@levels CE1 CE2 CM1
@keywords galette, épiphanie, roi, reine, fève, janvier, famille, couronne
@tenses présent, passé_composé, passé_simple

= ouverture
T{le premier dimanche de janvier}, S{toute la famille de héros} V{partager} O{une galette}
T{un dimanche de janvier}, S{le père de héros} V{sortir} O{une galette (dorée|ronde|chaude|énorme)} L{du four}
T{au début de janvier}, S{une galette (dorée|énorme|brûlante)} V{attendre:état} O{la famille de héros} L{dans la cuisine}

= désir
T{cette année}, S{héros} V{vouloir:état} O{la (fève|couronne)} : S{il} V{ne jamais être:antérieur} A{<roi|reine>}
S{héros} V{rêver:état} I{d'être/ver <roi|reine>}, J{car} S{sa (cousine|sœur)} V{trouver:état} O{la fève} T{(chaque année|tous les ans)}

? sous la table
S{(un jeune cousin|sa petite cousine|son petit frère)} V{se glisser} L{sous la table} J{et} V{donner} O{un nom} I{à chaque part}
« C{pour qui} V{être} S{cette part} ? » V{demander} S{(son père|sa mère|son grand-père|sa grand-mère)}, T{avant de servir/ver}
S{héros} V{recevoir} O{la (première|deuxième|troisième|plus petite|plus grosse) part} J{et} V{la regarder} M{de tous les côtés}

= manque
S{héros} V{croquer} M{doucement}, J{puis} V{chercher} L{sous chaque miette}, J{mais} S{sa part} V{ne rien cacher:état}
S{héros} V{manger} M{(très|trop) vite} O{sa part}, J{pourtant} S{il} V{ne pas sentir} O{de fève} L{sous ses dents}

+ bouchées
S{son (oncle|cousin|grand-père|parrain)} V{finir} O{son assiette}, J{et} S{il} V{ne rien trouver} A{non plus}
S{sa (tante|cousine|grand-mère|marraine)} V{couper} O{sa part} C{en (quatre|six|huit|douze) morceaux}, J{mais} S{ce} V{être:état} A{inutile}
S{son frère} V{mâcher} M{(lentement|avec prudence)}, O{la main sur la joue}, C{pour protéger/ver ses dents}
S{(le chien|le chat)} V{recevoir} O{une croûte}, V{la:f renifler} J{et} V{la:f avaler} M{d'un seul coup}
S{il} V{rester} O{une seule part} L{au milieu du plat}, J{alors} S{toutes les fourchettes} V{la fouiller}
3 | S{on} V{secouer} O{la nappe}, S{on} V{regarder} L{dans les (verres|serviettes|poches)} J{et même} L{sous le plat}

? parole
« J{qui} V{avaler:passé_composé} O{la fève} ? » V{demander} S{(son père|sa mère|son oncle|sa tante)}
« S{ce} V{ne pas être} A{moi}, S{je} V{le jurer} ! » V{crier}-S{héros}
« V{ouvrir:impératif.vous} J{tous/pro} O{la bouche} ! » V{ordonner} S{(son frère|sa sœur|sa cousine)}
« S{une galette sans roi}, S{ce} V{ne pas être} A{juste} ! » V{soupirer}-S{héros}
« J{peut-être que} S{le pâtissier} V{la manger:passé_composé} », V{plaisanter} S{(son oncle|sa tante|son cousin)}

= chute
T{(soudain|tout à coup)}, S{son père} V{rougir} J{et} V{plonger} O{la main} L{dans son tablier} : S{il} V{oublier:antérieur} O{la fève} L{au fond de sa poche} !
L{sur la table de la cuisine}, L{à côté (du beurre|de la farine|du sucre|du rouleau)}, S{héros} V{découvrir +enfin} O{la fève} : S{son père} V{oublier:antérieur} I{de la mettre/ver} !

= fin
J{alors} S{héros} V{découper} O{(sept|huit|neuf|dix|onze) couronnes} C{dans du papier doré}, J{et} C{pour une fois}, S{tout le monde} V{être:état} A{roi}
J{puisque} S{personne} V{ne être:état} A{roi}, S{héros} V{fabriquer} O{une couronne} C{pour chacun}, J{même} C{pour le (chat|chien)}
