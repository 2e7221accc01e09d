@title L'oie témoin
@levels CE1 CE2 CM1
@keywords ferme, enquête, oie, poire, mystère, animaux de la ferme, oi oin
@tenses présent, passé_composé, passé_simple

# Trois poires ont disparu. Le fermier appelle une détective : le seul témoin est une oie. Elle suit les traces…
# L'oie la mène au coin du bois : ses trois oisons mangent les poires. Le témoin était la voleuse.

= ouverture
S{une détective} V{chercher:état} O{le voleur des poires du fermier}
L{à la ferme}, S{une détective} V{chercher:état} O{trois poires}
S{trois poires} V{disparaître:antérieur} L{de l'armoire} : S{le fermier} V{appeler} O{une (célèbre|) détective}
3 | L{à la ferme du bois}, S{quelqu'un} V{voler:antérieur} O{trois poires} : S{le fermier} V{appeler} O{une détective}
3 | T{ce soir/nom}, S{le fermier} V{recevoir} O{une détective}, C{car} S{quelqu'un} V{voler:antérieur} O{ses trois poires}

? maison
L{dans la cuisine}, S{il} V{faire:état} A{froid/adj} J{et} S{la porte du couloir} V{être:état} A{ouverte}
3 | S{le fermier} V{boire} O{un verre d'eau}, V{montrer} O{(l'armoire|le tiroir)} J{et} V{joindre} O{les mains}
L{dans l'armoire}, S{il} V{rester:état} T{encore} O{[un objet.cuisine.récipient|objet.cuisine.table|aliment.fruit=bol,tasse,noix liste]}

= témoin
S{le seul témoin} V{être:état} A{une oie}
S{une oie} V{être:état} A{le seul témoin du vol}
3 | S{il} V{n'y avoir que} O{un témoin} : S{une oie} V{boire:état} L{dans un coin de la cour}
3 | S{le seul témoin} V{être:état} A{une (vieille|grosse|) oie}, J{toute droite} L{dans un coin de la cour}

? question
3 | « S{vous} V{voir:passé_composé} O{le voleur}, S{je} V{le croire} : V{parler:impératif.vous} ! » V{dire} S{la détective} I{à l'oie}
3 | « S{je} V{avoir} O{besoin de toi} : V{montrer:impératif.tu} O{le chemin des poires} ! » V{demander} S{la détective} I{à l'oiseau}
3 | « S{tu} V{devoir} O{dire ce que} S{tu} V{savoir} », V{dire} S{la détective} I{à l'oie}, M{le doigt pointé}
« S{nous} V{connaître:futur} T{bientôt} O{le voleur de poires} », V{promettre} S{la détective}
« L{où} V{être:imparfait}-S{vous} T{hier}, T{pendant que} S{quelqu'un} V{ouvrir:imparfait} O{l'armoire} ? » V{demander} S{la détective}
« J{combien de fois} V{tourner:futur}-S{tu} L{autour de moi} ? » V{demander} S{la détective} I{à l'oie}

+ indices
S{la détective} V{pointer} O{sa loupe} L{sur le sol froid/adj} J{et} V{apercevoir} O{des traces pointues}
L{dans le foin}, S{la détective} V{voir} O{un pépin de poire}, J{puis} O{(deux|trois)}
3 | S{une étoile de boue} V{briller:état} L{sur le bois de la porte} : S{quelqu'un} V{la pousser:antérieur} C{avec le bec}
3 | S{le voisin}, S{qui} V{soigner:état} O{ses pois}, V{croire:état} O{avoir vu une voiture noire}, J{mais} S{il} V{n'en être:état pas} A{sûr}
S{un chien noir} V{aboyer}, J{mais} S{il} V{avoir:état} O{(bien|) trop froid} C{pour (mordre|sortir du foin)}

= poursuite
T{(alors|ce soir-là)}, S{la détective} V{suivre} O{l'oie} M{(de loin|sans bruit)}
T{enfin}, S{l'oie} V{partir} J{et} S{la détective} V{la suivre}
T{alors}, S{l'oie} V{filer} L{vers le bois}, J{et} S{la détective} V{la suivre} M{(à la trace|de loin|sans bruit)}
3 | T{quand} S{la nuit noire} V{tomber}, S{l'oie} V{quitter} O{son coin} J{et} S{la détective} V{la suivre} M{de loin}

= chute
S{trois oisons} V{manger:état} O{les poires} : S{l'oie} V{être:état} A{la voleuse} !
3 | L{au coin du bois}, S{trois oisons} V{manger:état} O{les poires} : S{le témoin} V{être:état} A{la voleuse} !
3 | L{sous un toit de (foin|bois|roseaux)}, S{trois oisons} V{croquer:état} O{les poires} : S{le témoin} V{être:état} A{la voleuse} !

+ fin
S{le fermier} V{voir} O{les oisons}, V{rire} J{et} V{choisir} O{de leur laisser les poires}
3 | « T{une autre fois}, S{je} V{te croire:futur} T{moins vite} », V{dire} S{la détective} I{à l'oie}
3 | T{depuis}, S{le fermier} V{laisser:état} T{chaque soir/nom} O{trois (noix|poires)} L{au coin du bois}
