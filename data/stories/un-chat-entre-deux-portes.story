@title Un chat dans la maison
@levels CP CE1 CE2
@keywords chat, maison, mots invariables, prépositions, mots outils, où
@tenses présent
# famille : dans, sur, sous, avec, sans, pour, chez, entre, devant, derrière, contre, vers, après, avant, pendant, jusqu'à, par, près, loin, dessus, dessous, dehors, dedans, ici, là, partout, autour, à, de, il, petit, une, et, aussi, mais

= entrée
T{(avant le dîner|pendant la pluie|après l'école)}, S{un (petit|) chat} V{entrer} L{(chez héros|par la porte|par la fenêtre|sans bruit chez mamie)}
S{un (petit|) chat} V{être} L{(devant la porte|sous la pluie|derrière la fenêtre|contre la porte)} : S{il} V{entrer} C{(avec papa|sans bruit)} !

+ jeux
S{il} V{courir} L{(vers la table & jusqu'au lit & autour du fauteuil & dans la cuisine & sur le tapis & sous le lit & entre les chaises & derrière le rideau & devant la télé & contre le mur & partout)}
S{il} V{dormir} L{(sur un livre & sous une chaise & dans un sac & entre deux coussins & contre le chien & derrière la porte & près du four & loin du bain & chez bébé)}
S{il} V{manger} C{(avec le chien & sans bruit & avant papa & pendant le repas & après tout le monde & pour deux)}
« S{tu} V{être} L{(ici|là|dessous|dessus|dedans)} ! » V{dire} S{(maman|papa|mamie)} M{sans crier/ver}

= voisin
T{(après le dîner|avant la nuit|enfin)}, S{la voisine} V{sonner} : S{c'} V{être} A{son chat} !
J{mais} S{la voisine} V{chercher} O{un chat} L{(partout|chez tout le monde|dans la rue|dehors)} !

= fin
S{il} V{partir} C{(avec elle|sans un bruit)}, J{mais} S{il} V{revenir} T{(avant midi|après la pluie|pour le dîner)} !
T{depuis}, S{il} V{dormir} L{(entre les deux maisons|chez elle et chez nous|sur le mur, entre les portes)} !
