@title Le fantôme de la chambre
@levels CP CE1 CE2
@keywords son an, son en, fantôme, chambre, nuit, peur, ami
@tenses présent
# famille : fantôme, chambre, enfant, maman, tante, grand-maman, dent, gant, jambe, lampe, pantalon, manteau, ruban, tambour, orange, banane, croissant, amande, framboise, viande, plante, branche, banc, champ, étang, serpent, éléphant, jument, marchand, dimanche, vendredi, printemps, vent, tempête, temps, cent, trente, blanc, grand, content, méchant, gentil, lent, chanter, danser, manger, entendre, attendre, prendre, descendre, ranger, trembler, penser, rentrer, dans, avant, souvent, longtemps, comment

= peur
T{(souvent|vendredi|dimanche)}, S{un (fantôme blanc|grand fantôme|fantôme lent)} V{entrer} L{dans la chambre de héros}
L{dans sa chambre}, S{héros} V{trouver} O{un (grand fantôme|fantôme blanc)} !
S{un (grand|gentil) fantôme} V{attendre} O{héros} L{dans sa chambre}

? bruits
L{sous le drap}, S{héros} V{entendre} O{(le vent & la tempête & les branches & un tambour & un serpent & un éléphant & une jument & cent dents & trente fantômes)}

? fantôme
C{pour s'amuser/ver}, S{le fantôme} (V{danser} C{avec une lampe} & V{chanter} T{longtemps} & V{montrer} O{les dents} & V{lever} O{la jambe} & V{mettre} O{un pantalon} & V{mettre} O{un manteau} & V{prendre} O{un gant} & V{lancer} O{un ruban} & V{descendre} L{du banc} & V{ranger} O{la chambre} & V{taper} L{sur un tambour} & V{se cacher} L{dans une plante} & V{rentrer} L{dans un gant})

? état
J{mais} S{le fantôme} V{être} A{(trop ~lent & très ~gentil & très ~content)}

? courage
C{pour avoir/ver moins peur}, S{héros} (V{prendre} O{sa lampe} & V{serrer} O{les dents} & V{monter} L{sur un banc} & V{appeler} O{maman} & V{appeler} O{sa tante} & V{appeler} O{grand-maman} & V{mettre} O{son manteau} & V{prendre} O{une branche} & V{compter} L{jusqu'à trente} & V{compter} L{jusqu'à cent} & V{chanter} T{longtemps} & V{penser} C{au printemps} & V{jouer} C{du tambour})

? cadeaux
T{alors}, S{héros} V{offrir} O{(une banane & une orange & des amandes & un croissant & des framboises & de la viande & un ruban)} I{au fantôme}

? parole
« J{comment} V{entrer}-S{tu} L{dans ma chambre} ? » V{demander}-S{héros}
« S{je} V{avoir} O{(cent|trente) ans}, J{mon enfant} ! » V{dire}-S{le fantôme}
« S{je} V{attendre} T{souvent} O{(le printemps|un enfant|un croissant|ta tante|le marchand)} ! » V{dire}-S{le fantôme}
« S{je} V{avoir} O{peur} C{(du vent|de la tempête)} ! » V{dire}-S{le fantôme}
« S{je} V{trembler} C{(dans le vent|avant la tempête)} ! » V{dire}-S{le fantôme}
« S{je} V{ne manger pas} O{les (enfants|grands enfants)} ! » V{dire}-S{le fantôme}
« S{je} V{ne être pas} A{méchant} ! » V{dire}-S{le fantôme}

= fin
T{enfin}, S{héros} V{partager} O{son lit} C{avec (un fantôme content|le gentil fantôme)} !
T{enfin}, S{le fantôme} V{dormir} C{avec (sa lampe & un éléphant en tissu & un gant & un ruban & un croissant)} !
T{enfin}, S{héros} V{danser} C{avec le fantôme content} !
