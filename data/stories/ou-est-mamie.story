@title Où est mamie ?
@levels CP CE1
@keywords mots outils, petits mots, cache-cache, famille, jeu
@tenses présent
# famille : avec, dans, sur, sous, chez, sans, un, une, des, et, elle, il, très, trop, aussi, plus, ici, là, qui, où, mon, ma, mes, son, sa, ses, nous, vous, je, tu, on, les, au, par, derrière, après, avant, bien, oui, non, entre, encore, puis, toujours, beaucoup, est

= jeu
S{mamie} V{se cacher}, J{et} S{elle} V{ne plus bouger}
S{mamie} V{se cacher} M{(très bien|trop bien|encore|toujours)} L{chez elle}
T{(avant midi|après l'école)}, S{mamie} V{se cacher} : J{où} ?

? cherche
T{alors}, S{héros} V{chercher} L{(dans un sac & sous des draps & derrière une porte & devant le mur & entre les lits & chez papa & au jardin & sur une chaise & par ici & là aussi)}
T{alors}, S{héros} V{regarder} L{(sous sa chaise & dans ses bottes & derrière tout le linge & entre deux murs & sur un lit & par la fenêtre & au grenier & chez le voisin & devant la maison & aussi dans la rue)}
S{héros} V{chercher} C{(avec son frère|avec sa sœur|avec ses cousins|avec un chien|sans bruit|sans les voisins)}, J{mais} S{mamie} V{ne être pas} L{(ici|là)}

+ parole
« J{où} V{être}-S{tu}, J{(ma mamie|mamie)} ? » V{demander}-S{(son frère|sa sœur|papa)}
« J{non}, S{vous} V{chercher} M{(trop|très|bien) mal} ! » V{dire}-S{une voix}
« S{elle} V{ne être pas} L{(chez nous|chez mes voisins|sous ma table|chez mon ami)} ! » V{dire}-S{(son frère|papa|sa sœur)}
« J{qui} V{être} L{(sous le lit|derrière la porte|devant toi)} ? » V{demander}-S{(papa|sa sœur|son frère)}
« S{il} V{y avoir} O{(un pied|une main|des pieds|mon chat|ma robe|mes bottes)} L{(ici|là)} ! » V{dire}-S{(papa|son frère)}
« J{oui}, S{on} V{chercher} M{(beaucoup|encore|toujours)} ! » V{dire}-S{(sa sœur|papa)}

? frère
T{après}, (S{son frère} V{chercher} M{aussi} & S{sa sœur} V{chercher} T{encore} & S{papa} V{rire} M{beaucoup} & S{les voisins} V{venir} & S{ses cousins} V{courir} L{au jardin} & S{un chien} V{aboyer} T{toujours} & S{on} V{regarder} L{par ici})

= fin
T{enfin}, S{héros} V{trouver} O{mamie} L{(dans son lit|sous la table|derrière une porte|chez papa|au grenier|entre deux lits|devant la télé)} !
T{enfin}, S{mamie} V{sortir} : S{elle} V{être} A{(très|trop|bien) contente} !
T{puis}, S{mamie} V{sortir} : « S{je} V{être} L{(là|ici)} ! »
J{mais} S{mamie} V{dormir} : S{elle} V{être} L{(dans son lit|chez elle|derrière un rideau|sous une couette)} !
