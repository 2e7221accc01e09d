@title Le vent du dimanche
@levels CP CE1
@keywords son an, son en, vent, pantalon, éléphant, linge, cirque
@tenses présent
# famille : vent, pantalon, éléphant, maman, enfant, tante, dent, gant, jambe, chambre, lampe, orange, banane, manteau, dimanche, vendredi, ruban, tambour, branche, plante, croissant, enveloppe, champ, étang, banc, serpent, jument, fantôme, marchand, dentiste, agent, gens, ambulance, blanc, grand, content, méchant, gentil, lent, chanter, danser, planter, entendre, attendre, prendre, descendre, avancer, trembler, dans, quand, devant, souvent, pendant, sans, comment

= vol
T{dimanche}, S{le vent} V{prendre} O{le pantalon} C{avec (un gant & une lampe & des oranges & une banane & un manteau & un ruban & un tambour & une plante & un croissant & une enveloppe)}
T{vendredi}, S{un vent méchant} V{prendre} O{le pantalon de maman}
T{(souvent|dimanche)}, S{le vent} V{prendre} O{le pantalon de tante Jeanne}

? héros
T{alors}, S{héros} (V{entendre} O{le vent} & V{descendre} & V{avancer} L{sans manteau} & V{tendre} O{la jambe} & V{prendre} O{une branche} & V{trembler} & V{enjamber} O{un banc} & V{appeler} O{sa tante} & V{serrer} O{les dents} & V{traverser} O{un champ} & V{attendre} & V{éviter} O{l'étang} & V{chanter} C{pour maman} & V{marcher} L{sans lampe} & V{lancer} O{un ruban})
L{dans le vent}, S{héros} (V{attendre} & V{avancer} & V{danser} & V{trembler} & V{perdre} O{un gant} & V{entendre} O{un tambour} & V{prendre} O{une branche} & V{casser} O{une plante} & V{rattraper} O{une orange} & V{marcher} L{sans gants} & V{lever} O{la jambe} & V{descendre} O{d'un banc} & V{serrer} O{les dents})

? passage
T{souvent}, S{le pantalon} V{passer} L{(dans les branches & devant un banc & dans un champ & devant l'étang & devant une ambulance & dans la chambre)}

? gens
L{devant le cirque}, (S{les gens} V{chanter} & S{un agent} V{trembler} & S{le dentiste} V{attendre} & S{un marchand} V{crier} & S{l'ambulance} V{avancer} & S{une jument} V{trembler} & S{un enfant} V{planter} O{un mât} & S{on} V{chanter} C{pendant ce temps} & S{tante Jeanne} V{descendre} & S{un serpent} V{danser})

? qui
C{dans le vent}, S{le pantalon} V{être} A{(~grand & ~blanc & ~content & trop ~lent)}
J{comme un fantôme}, S{le pantalon} V{être} A{(~grand & ~blanc & ~méchant & ~gentil)}

? parole
« V{attendre:impératif.tu}, S{vent méchant} ! » V{crier}-S{(un enfant|un marchand|l'agent|tante Jeanne)}
« J{comment} V{prendre}-S{tu} O{le vent} ? » V{demander}-S{(le dentiste|un enfant|un marchand)}
« J{quand} V{descendre}-S{tu}, J{pantalon} ? » V{demander}-S{héros}
« S{ce} V{être} A{un (grand fantôme|fantôme blanc|gentil fantôme)} ! » V{crier}-S{les gens}

= fin
T{enfin}, S{un (grand|gentil) éléphant} V{rendre} O{le pantalon} !
T{enfin}, S{un éléphant (content|lent|blanc)} V{porter} O{le pantalon} !
J{mais}, L{dans un champ}, S{un éléphant} V{porter} O{(le pantalon & un ruban & un gant & un manteau & le tambour)}
