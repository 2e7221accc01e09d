@title Le vent du dimanche
@levels CP CE1
@keywords son an, son en, vent, pantalon, éléphant, linge, cirque
@tenses présent
# famille : vent, pantalon, éléphant, maman, enfant, tante, dent, gant, jambe, chambre, lampe, orange, banane, manteau, dimanche, vendredi, ruban, tambour, branche, plante, croissant, enveloppe, champ, étang, banc, serpent, jument, fantôme, marchand, dentiste, agent, gens, ambulance, blanc, grand, content, méchant, gentil, lent, chanter, danser, planter, entendre, attendre, prendre, descendre, avancer, trembler, dans, quand, devant, souvent, pendant, sans, comment

= vol
T{(dimanche|vendredi)}, S{le vent} V{prendre} O{le pantalon de (maman|tante Jeanne)} !
T{(dimanche|vendredi)}, S{un (grand vent|vent méchant)} V{prendre} O{le pantalon de maman} !

? linge
S{le vent} V{prendre} T{aussi} O{(un gant & un manteau & un ruban & une enveloppe & une plante & un croissant & une lampe & une banane & des oranges)}

? héros
C{pour reprendre/ver le pantalon}, S{héros} (V{descendre} & V{avancer} C{sans manteau} & V{enjamber} O{un banc} & V{monter} L{sur un banc} & V{traverser} O{un champ} & V{éviter} O{l'étang} & V{sauter} L{dans les plantes} & V{prendre} O{une branche} & V{lancer} O{un ruban} & V{lancer} O{un gant} & V{lancer} O{une orange} & V{appeler} O{sa tante} & V{serrer} O{les dents})

? passage
J{mais} S{le pantalon} V{danser} L{(dans les branches & devant un banc & dans un champ & devant l'étang & devant une ambulance & devant une chambre)}

? qui
C{dans le vent}, S{le pantalon} V{devenir} A{(très ~grand & tout ~blanc)} !

? gens
L{devant ce pantalon}, (S{les gens} V{attendre} & S{un agent} V{trembler} & S{le dentiste} V{serrer} O{les dents} & S{un marchand} V{chanter} & S{l'ambulance} V{s'arrêter} & S{une jument} V{danser} & S{un enfant} V{crier} & S{un serpent} V{descendre} L{d'un banc} & S{tante Jeanne} V{lever} O{la jambe})

? parole
« V{attendre:impératif.tu}, S{vent méchant} ! » V{crier}-S{(un enfant|un marchand|l'agent|tante Jeanne)}
« V{entendre}-S{tu} O{ce vent méchant} ? » V{demander}-S{(le dentiste|un enfant|un marchand)}
« J{comment} V{prendre}-S{tu} O{le vent} ? » V{demander}-S{(le dentiste|un enfant|un marchand)}
« J{quand} V{descendre}-S{tu}, J{pantalon} ? » V{demander}-S{héros}
« S{ce} V{être} A{un (grand fantôme|fantôme blanc|gentil fantôme)} ! » V{crier}-S{les gens}
« S{le vent} V{être} T{souvent} A{(méchant|gentil)} ! » V{dire}-S{(l'agent|un marchand|le dentiste)}

= fin
T{enfin}, L{devant le cirque}, S{un (grand|gentil) éléphant} V{rendre} O{le pantalon} !
T{enfin}, S{l'éléphant du cirque} V{rendre} O{le pantalon} I{à (maman|héros)} !
J{mais}, L{au cirque}, S{un éléphant (content|blanc|lent)} V{porter} O{le pantalon} !
