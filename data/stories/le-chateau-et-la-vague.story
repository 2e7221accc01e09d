@title Le château et la vague
@levels CP CE1 CE2
@keywords plage, mer, été, vacances, sable, bord de mer, soleil
@tenses présent

= ouverture
L{(à la plage|sur la plage|au bord de la mer|sur le sable)}, S{héros} V{faire} O{un château} C{(de sable|avec sa pelle|avec son seau)}
T{(en été|pendant les vacances|en juillet|en août)}, S{héros} V{aller} L{(à la plage|à la mer|au bord de la mer)} C{avec (papa|maman|sa sœur|son frère|sa famille|ses amis)}
S{le soleil} V{briller} L{sur (la plage|la mer|le sable)} J{et} S{héros} V{prendre} O{(son seau|sa pelle|son maillot|son chapeau|ses lunettes|sa bouée|son parasol)}

+ plage
S{(papa|maman|sa sœur|son frère|héros)} (V{nager} & V{plonger} & V{courir} & V{dormir} & V{lire} & V{manger} O{une glace} & V{pêcher} & V{creuser} O{un trou} & V{ramasser} O{un coquillage} & V{ramasser} O{des coquillages} & V{jouer} O{au ballon} & V{sauter} L{dans les vagues} & V{mettre} O{de la crème} & V{bronzer} & V{marcher} L{dans l'eau} & V{chercher} O{un crabe} & V{flotter} L{sur une bouée})
L{(dans l'eau|sous l'eau|sous un rocher|dans une flaque|près d'un rocher|entre les rochers|dans les algues)}, S{héros} V{voir} O{(un crabe & un poisson & une étoile de mer & une crevette & un coquillage & une méduse & des algues & une moule)}
L{(au loin|sur la mer|au large|sur l'eau|à l'horizon)}, S{on} V{voir} O{(un bateau & une voile & un phare & une île & un voilier & une barque & des mouettes & une planche à voile & un pêcheur & des vagues & le port & un navire & un rocher & un dauphin & une baleine & un requin)}
S{(une mouette|un goéland)} V{prendre} O{(une glace|un gâteau|un biscuit)}
S{un chien} V{prendre} O{(le ballon|la pelle|le seau)}
S{le vent} V{prendre} O{(le chapeau de papa|une serviette)}
S{un crabe} V{passer} L{sous (une serviette|le seau)}
S{(l'eau|la mer)} V{être} A{(~bleu/adj & ~chaud/adj & ~froid/adj & ~salé/adj & ~calme/adj & ~vert/adj & ~frais)}
S{le sable} V{être} A{(~chaud/adj & ~doux & ~fin/adj & ~jaune/adj & ~blanc/adj & ~mouillé/adj)}

S{les enfants} (V{jouer} & V{sauter} & V{courir} & V{rire} & V{crier} & V{danser}) L{(sur le sable|sur la plage|au soleil|dans les vagues)}
S{les enfants} (V{nager} & V{plonger} & V{jouer} & V{rire} & V{crier}) L{dans (l'eau|les vagues|la mer)}
S{(papa|maman|mamie)} (V{lire} & V{dormir} & V{bronzer} & V{manger} & V{tricoter}) L{sous le parasol}

+ château
S{héros} V{remplir} O{(son seau|un seau|le seau)} C{de (sable|sable mouillé|coquillages|cailloux)}
C{pour (son château|la tour|le château)}, S{héros} V{ramasser} O{(du sable mouillé & des coquillages & des algues & un bâton & une plume & des cailloux & un galet & du bois & une étoile de mer & des galets)}
L{(autour du château|devant la porte|sur la tour)}, S{héros} V{mettre} O{(un mur & un drapeau & des coquillages & une plume & des cailloux & un pont & de l'eau & un petit crabe & un coquillage)}
S{le château} V{être} A{(~grand & ~haut & ~beau & ~solide/adj & ~magnifique)}, C{avec (quatre tours|une porte|un pont|une tour|un drapeau)}

= fin
J{mais} S{(la marée|la mer)} V{monter} : S{une vague} V{manger} O{le château} !
T{(soudain|le soir)}, S{une (grosse|grande|petite) vague} V{emporter} O{(tout le château|le château|le seau et la pelle)} !

? après
« T{demain}, S{on} V{recommencer:futur} ! » V{dire}-S{(papa|maman|sa sœur)}
T{demain}, S{héros} V{recommencer:futur} L{plus haut}
