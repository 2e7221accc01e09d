@title L'oie et la lune
@levels CP CE1
@keywords lune, nuit, oie, eau, mare, ciel, étoiles, son oi, animaux
@tenses présent

= lune
T{(ce soir/nom|un soir/nom|le soir/nom)}, S{une oie} V{voir} O{la lune} L{dans (l'eau|l'eau noire|la mare)}
S{une oie} V{boire} L{dans la mare} J{et} V{voir} O{la lune} L{dans l'eau}
L{dans l'eau froide}, S{une oie} V{apercevoir} O{la lune (ronde|blanche|toute ronde)}

? croit
S{l'oie} V{croire voir/ver} O{(un œuf|une poire|un gros fromage|une pièce du roi)}
S{l'oie} V{croire} O{que} S{ce} V{être} A{(une noix|une poire|un bol de lait|une assiette)}
S{la lune} V{briller} C{comme (une étoile|un miroir|la couronne d'un roi)}

= veut
J{alors} S{l'oie} V{vouloir} O{la lune} C{pour elle}
S{l'oie} V{vouloir (prendre|attraper|avoir) la lune} C{dans son bec}
« S{je} V{la vouloir} C{pour moi} ! » V{dire}-S{l'oie}

? parole
« V{venir:impératif.tu} L{avec moi}, J{jolie lune} ! » V{crier}-S{l'oie}
« J{pourquoi} V{bouger}-S{tu} ? » V{demander}-S{l'oie} I{à la lune}
« S{tu} V{voir}, S{elle} V{être} A{à moi} », V{dire}-S{l'oie} I{à (l'oiseau|son petit|la grenouille|l'âne)}
« S{la lune} V{ne pas être} A{à toi} », V{dire}-S{(un poisson|un oiseau noir|une grenouille)}
« J{trois, deux, un}, S{je} V{sauter} ! » V{crier}-S{l'oie}

+ essais
S{l'oie} V{tendre} O{(le cou|le bec|la patte droite)}, J{mais} S{la lune} V{bouger}
S{l'oie} V{plonger} L{dans l'eau (noire|froide)} : J{plouf} !
id=casse | S{l'eau} V{bouger}, J{et} S{la lune} V{se casser} L{en trois morceaux}
après=casse | J{puis} S{l'eau} V{dormir}, J{et} S{la lune} V{revenir}
S{trois (oiseaux|oisons|canards)} V{regarder} O{l'oie} J{et} V{rire}
S{l'oie} V{avoir} O{froid/nom}, J{mais} S{elle} V{attendre} O{la lune}
S{l'oie} V{rester} L{(au bord de la mare|dans le noir/nom|sous un arbre)}

? nuit
S{il} V{faire} M{(nuit|nuit noire)} L{(dans le bois|sous les arbres|autour de la mare)}
L{dans la nuit noire}, S{une étoile} V{briller} L{au-dessus du bois}
L{près de la mare}, S{[un animal.oiseau.eau|animal.ferme.volaille|animal.sauvage.mare=canard,grenouille liste]} V{dormir} T{déjà}

= ciel
T{enfin}, S{l'oie} V{lever} O{la tête} : S{la lune} V{être} L{dans le ciel} !
J{mais} S{la vraie lune} V{être} L{(là-haut|au-dessus du toit|au-dessus du bois)} : S{l'oie} V{la voir} T{enfin}
J{mais} S{l'oie} V{ne boire que} O{de l'eau} : S{la lune} V{rester} L{dans le ciel}

? fin
« S{tu} V{être} A{à tout le monde} », V{dire}-S{l'oie} I{à la lune}
S{l'oie} V{dormir} L{sous (la lune|le toit|les étoiles)} C{avec ses trois petits}
T{chaque soir/nom}, S{l'oie} V{venir voir/ver la lune} L{(dans l'eau|au bord de la mare)}
