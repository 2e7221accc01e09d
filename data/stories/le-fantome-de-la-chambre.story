@title Le fantôme de la chambre
@levels CP CE1 CE2
@keywords son an, son en, fantôme, chambre, nuit, peur, ami
@tenses présent
# famille : fantôme, chambre, enfant, maman, tante, grand-maman, dent, gant, jambe, lampe, pantalon, manteau, ruban, tambour, orange, banane, croissant, amande, framboise, viande, plante, branche, banc, champ, étang, serpent, éléphant, jument, marchand, dimanche, vendredi, printemps, vent, tempête, temps, cent, trente, blanc, grand, content, méchant, gentil, lent, chanter, danser, manger, entendre, attendre, prendre, descendre, ranger, trembler, penser, rentrer, dans, avant, souvent, longtemps, comment

= peur
T{(souvent|vendredi|dimanche)}, S{un (fantôme blanc|fantôme lent|fantôme méchant|gentil fantôme)} V{entrer} L{dans la chambre}
L{dans la chambre}, S{un (grand|gentil) fantôme} V{avoir} O{peur} C{du vent}
S{un (grand|gentil) fantôme} V{attendre} O{héros} L{dans sa chambre}

? bruits
T{alors}, S{héros} V{entendre} O{(le vent & la tempête & un tambour & un serpent & un éléphant & une jument & cent dents & un enfant & un marchand & trente rubans & sa tante & grand-maman & les branches)}

? fantôme
S{le fantôme} (V{danser} C{avec une lampe} & V{chanter} T{longtemps} & V{trembler} C{dans le vent} & V{manger} O{une banane} & V{manger} O{des amandes} & V{manger} O{un croissant} & V{goûter} O{la viande} & V{goûter} O{une framboise} & V{prendre} O{un pantalon} & V{prendre} O{un gant} & V{prendre} O{un manteau} & V{prendre} O{une orange} & V{ranger} O{la chambre} & V{descendre} L{du banc} & V{attendre} O{maman} & V{entendre} O{la tempête} & V{montrer} O{ses dents} & V{montrer} O{ses jambes} & V{perdre} O{un ruban} & V{penser} C{au printemps} & V{casser} O{une plante} & V{rentrer} T{souvent} & V{taper} C{du tambour})

? état
S{le fantôme} V{être} A{(~grand & ~blanc & ~content & très ~gentil & trop ~lent)}

? secours
T{alors}, (S{maman} V{descendre} & S{sa tante} V{entrer} & S{grand-maman} V{chanter} & S{un enfant} V{trembler} & S{un marchand} V{entendre} O{tout} & S{le vent} V{rentrer} & S{la tempête} V{commencer} & S{le temps} V{changer} & S{une branche} V{danser})

? héros
S{héros} (V{prendre} O{sa lampe} & V{attendre} T{longtemps} & V{trembler} M{autant} & V{mettre} O{un gant} & V{mettre} O{un pantalon} & V{mettre} O{son manteau} & V{appeler} O{maman} & V{appeler} O{sa tante} & V{monter} L{sur un banc} & V{serrer} O{les dents} & V{lever} O{la jambe} & V{descendre} & V{tendre} O{une banane} & V{tendre} O{une orange} & V{tendre} O{un croissant} & V{tendre} O{une amande} & V{ranger} O{sa chambre} & V{chanter} T{avant le dîner} & V{compter} L{jusqu'à cent} & V{compter} L{jusqu'à trente} & V{penser} L{à l'étang} & V{penser} L{aux champs} & V{jouer} C{du tambour} & V{couper} O{un ruban})

? parole
« J{comment} V{entrer}-S{tu} L{dans (ma chambre|le pantalon|mon manteau)} ? » V{demander}-S{(maman|héros)}
« S{je} V{avoir} O{(cent|trente) ans}, J{enfant} ! » V{dire}-S{le fantôme}
« S{je} V{attendre} O{(le printemps|dimanche|un enfant|un croissant|ta tante)} ! » V{dire}-S{le fantôme}

= fin
T{enfin}, S{héros} V{partager} O{son lit} C{avec (un fantôme content|le gentil fantôme)} !
T{enfin}, S{héros} V{offrir} O{(une banane & une orange & des amandes & un croissant & des framboises & une lampe & un ruban & un gant & un pantalon & un manteau & une plante & un tambour)} I{au fantôme}
T{enfin}, S{le fantôme} V{dormir} C{avec (une lampe & un éléphant & un gant & un ruban & un manteau & une plante & un serpent)} !
