@title Le tracteur dans le trou
@levels CP CE1
@keywords ferme, tracteur, animaux, vache, cheval, pluie, boue, son tr, campagne
@tenses présent

= trou
T{(après la pluie|mercredi|vendredi|ce matin/nom)}, S{le tracteur} V{être} L{dans un trou}
L{(dans le pré|sur le chemin|dans la prairie)}, S{le tracteur} V{entrer} L{dans un (grand|gros) trou}
S{le gros tracteur} V{tomber} L{dans un trou plein de boue}

? fermier
S{le fermier} V{crier} : « V{venir:impératif.vous m'aider} ! »
S{la fermière} V{apporter} O{(une corde|une grosse corde|des branches)}
S{les roues} V{tourner} L{dans (la boue grise|le trou|l'herbe)}, J{mais} S{le tracteur} V{rester} L{là}

= tire
S{la vache} V{tirer}, S{l'âne} V{tirer} : S{le tracteur} V{ne pas bouger}
S{(la vache|l'âne|le taureau)} V{tirer} M{très fort}, J{mais} S{le tracteur} V{rester} L{dans le trou}
S{(trois vaches|quatre vaches|trois ânes)} V{tirer}, J{mais} S{le tracteur} V{être} A{trop gros}

? animaux
S{[un animal.ferme.bétail|animal.ferme.volaille=mouton,poney liste]} V{venir tirer} T{aussi}
L{derrière le tracteur}, S{[un animal.ferme.bétail=chèvre]} V{pousser} C{(avec ses pattes|de toutes ses forces)}

? parole
« V{tirer:impératif.vous} T{encore}, J{mes amis} ! » V{crier}-S{le fermier}
« J{un, deux, trois}, S{nous} V{tirer} ! » V{crier}-S{(la fermière|le fermier)}
« S{ce} V{être} A{trop dur} C{pour moi} », V{dire}-S{le dindon}
« S{vous} V{être} A{très forts}, J{mes amis} », V{dire}-S{le fermier}
« S{je} V{pouvoir aider} T{aussi} », V{dire}-S{(une grenouille|une souris grise)}

+ file
1 id=a | S{le cheval} V{tirer} O{la corde}, J{mais} S{le tracteur} V{ne pas bouger}
1 id=b après=a | S{la chèvre} V{tirer} O{le cheval}, J{mais} S{le tracteur} V{ne pas bouger}
1 id=c après=b | S{la brebis} V{tirer} O{la chèvre}, J{mais} S{le tracteur} V{ne pas bouger}
1 id=d après=c | S{le dindon} V{tirer} O{la brebis}, J{mais} S{le tracteur} V{ne pas bouger}
1 id=e après=d | S{l'agneau} V{tirer} O{le dindon}, J{mais} S{le tracteur} V{ne pas bouger}
S{(un merle|le coq)} V{crier} : « J{encore}, S{il} V{trembler} ! »
S{tous les animaux} V{avoir} O{(très chaud/nom|les pattes dans la boue)}

= sort
J{alors} S{une (petite grenouille|grenouille|petite souris)} V{tirer} T{aussi} : S{le tracteur} V{sortir} !
J{puis} S{une (souris|souris grise|grenouille verte)} V{pousser} M{un peu} : J{hop}, S{le tracteur} V{sortir} !
T{enfin}, S{un petit (escargot|crapaud|rat gris)} V{aider} : J{et hop}, S{le tracteur} V{sortir} !

? fin
S{le fermier} V{offrir} O{(du grain|des fruits|des prunes|des fraises|du pain frais)} I{à tout le monde}
« S{les petits} V{être} A{forts}, T{aussi} ! » V{dire}-S{le fermier}
S{les animaux} V{rentrer} L{(derrière|sur) le tracteur}
