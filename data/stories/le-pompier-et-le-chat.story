@title Le pompier et le chat
@levels CP CE1 CE2
@keywords pompiers, pompier, feu, incendie, secours, ville, camion
@tenses présent

= ouverture
T{(ce matin/nom|la nuit|soudain)}, S{(de la fumée|un gros nuage de fumée)} V{sortir} L{(de la maison|du grenier|de la cuisine|du garage|de l'immeuble|de la ferme)}
S{le feu} V{brûler} L{dans (la maison|le grenier|la grange|la cuisine|le garage|l'immeuble|la forêt)}
L{dans la rue}, S{une voisine} V{crier} : « J{au feu} ! »

+ alerte
S{(maman|papa|un voisin|une voisine|la boulangère|le gardien)} (V{appeler} O{les pompiers} & V{téléphoner} I{aux pompiers} & V{sortir} L{dans la rue} & V{ouvrir} O{la porte} & V{crier})
S{la sirène} V{sonner} : S{(les pompiers|le camion rouge/adj|le camion de pompiers|trois pompiers)} V{arriver} M{(très vite|vite)}
S{(le pompier|la pompière|un pompier|chaque pompier)} V{mettre} O{(son casque & ses bottes & ses gants & sa veste & son masque & son uniforme & une combinaison)}

+ action
S{(les pompiers|le pompier|la pompière|le capitaine)} (V{monter} L{à l'échelle} & V{dérouler} O{le tuyau} & V{prendre} O{la lance} & V{arroser} O{le toit} & V{arroser} O{les flammes} & V{éteindre} O{le feu} & V{éteindre} O{les flammes} & V{entrer} L{dans la maison} & V{sauver} O{une vieille dame} & V{sauver} O{un enfant} & V{sauver} O{un chien} & V{casser} O{une fenêtre} & V{porter} O{un blessé} & V{ouvrir} O{la porte} & V{tirer} O{un gros tuyau} & V{courir} L{dans l'escalier} & V{chercher} O{de l'eau} & V{appeler} O{l'ambulance} & V{grimper} L{sur le toit} & V{aider} O{les habitants})
S{les flammes} V{être} A{(~haut/adj & ~dangereux & ~rouge/adj & ~énorme & ~terrible)}, J{mais} S{(le pompier|la pompière)} V{être} A{(~courageux & ~calme/adj & ~rapide & ~fort/adj & ~prudent)}
S{la fumée} V{être} A{(~noir/adj & ~épais & ~dangereux)}, J{mais} S{(le pompier|la pompière)} V{être} A{(~courageux & ~calme/adj & ~rapide & ~fort/adj & ~prudent)}
L{(dans la rue|sur le trottoir|derrière la barrière|devant la maison)}, S{(les voisins & les enfants & les habitants & une dame & un monsieur & les gens & une famille & les passants)} (V{regarder} & V{attendre} & V{crier} & V{pleurer})

? chat
id=chat | « S{mon chat} V{être} L{(sur le toit|au grenier|dans la chambre|là-haut)} ! » V{crier}-S{héros}
id=chat | J{mais} S{le chat de héros} V{être} L{(sur le toit|au grenier|là-haut)} !

= fin
S{(un pompier|une pompière)} V{sortir} C{avec le chat de héros} L{(dans son casque|dans ses bras|sur l'épaule)}
T{enfin}, S{(la maison|la forêt|la ferme|la famille)} V{être} A{sauvé/adj} J{et} S{les pompiers} V{repartir}
après=chat | T{enfin}, S{le feu} V{être} A{éteint} J{et} S{le chat} V{dormir} L{dans (un casque|le camion)} !
