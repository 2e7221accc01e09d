@title Le canapé des pirates
@levels CP CE1
@keywords pluie, jeu, pirate, bateau, maison, salon, mer, dimanche, frère et sœur
@tenses présent

= bateau
T{(dimanche|samedi|mercredi)}, S{il} V{pleuvoir} : S{le canapé de héros} V{être} A{un bateau}
S{héros} V{être} A{un pirate} : S{le canapé} V{être} A{son (navire|bateau)}
C{pour jouer/ver aux pirates}, S{héros} V{monter} L{sur le canapé}

? mer
S{le tapis} V{être} A{(la mer|une mer bleue)}
S{un drap} V{faire} O{la voile}, S{un balai} V{faire} O{le mât}
S{sa (sœur|petite sœur)} V{être} A{(le capitaine|un matelot|l'ami du pirate)}

? trésor
L{sur le bateau}, S{il} V{y avoir} O{[un objet.jouet.petit|vêtement.tête|objet.cuisine.table|aliment.fruit=banane,verre,bonnet liste]}
S{le pirate} V{cacher} O{(une pièce|un petit sac|deux bananes|une boîte)} L{sous (un coussin|le drap)}

= monstre
J{mais} S{une bête} V{arriver} L{sur la mer} : S{ce} V{être} A{l'aspirateur de papa} !
T{(soudain|tout à coup)}, S{papa} V{passer} O{l'aspirateur} L{(sur la mer|dans la mer|autour du bateau)} !
J{mais} S{papa} V{venir} C{avec l'aspirateur} : J{attention}, S{ce} V{être} A{(un requin|une baleine)} !

? parole
« V{ramer:impératif.vous} M{vite}, J{pirates} ! » V{crier}-S{héros}
« S{je} V{avoir} O{peur de la bête} ! » V{dire}-S{sa sœur}
« V{rester:impératif.nous} L{sur le bateau} ! » V{dire}-S{héros}
« V{lever:impératif.tu} O{les pieds}, J{joli pirate} ! » V{dire}-S{papa}
« S{nous} V{ne jamais quitter} O{le navire} ! » V{dire}-S{héros}
« J{qui} V{aller} L{là} ? » V{demander}-S{sa sœur}

+ bataille
S{le pirate} V{ramer} C{avec (un balai|une poêle|une règle|un parapluie)}
S{le monstre} V{avaler} O{(une miette|un bout de papier|un fil)} L{dans la mer}
S{le pirate} V{lancer} O{(un coussin|une balle molle|une pantoufle)} L{sur la bête}
S{une vague} V{soulever} O{le navire}, J{et} S{le pirate} V{tomber} L{sur un coussin}
S{la bête} V{faire} O{beaucoup de bruit} L{(sous le bateau|près du bateau)}
S{sa sœur} V{tirer} O{la voile}, J{et} S{le navire} V{tourner} L{(à droite|à gauche)}
S{le fil} V{être} A{trop court} : S{la bête} V{s'arrêter} T{pendant un moment}

= ami
J{alors} S{papa} V{monter} L{sur le bateau} : S{il} V{être} A{pirate} T{aussi} !
T{enfin}, S{la bête} V{dormir}, J{et} S{papa} V{monter} L{sur le navire} !
J{alors} S{héros} V{prendre} O{un bout de corde} J{et} V{attacher} O{la bête} !

? fin
S{papa} V{crier} : « L{à l'île du goûter}, J{matelots} ! »
S{les pirates} V{manger} O{(une banane|des abricots|du chocolat|une salade de fruits)} L{sur le canapé}
L{dehors}, S{il} V{ne plus pleuvoir}, J{mais} S{les pirates} V{rester} L{en mer}
