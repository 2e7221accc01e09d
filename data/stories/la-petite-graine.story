@title La graine pressée
@levels CP CE1
@keywords graine, jardin, pousser, attendre, printemps, verbes
@tenses présent, passé_composé, passé_simple

= ouverture
S{une (petite|toute petite) graine} V{rêver:état} L{(sous la terre|dans la terre noire/adj)} : S{elle} V{vouloir:état grandir/ver}
L{sous la terre}, S{une (petite|jolie) graine} V{attendre:état} : S{elle} V{vouloir:état voir/ver le ciel}

? parole
« S{je} V{avoir} O{froid/nom}, S{je} V{vouloir} C{sortir/ver} ! » V{dire}-S{la graine}
« S{je} V{aller} C{pousser/ver}, S{je} V{aller} C{courir/ver}, S{je} V{aller} C{chanter/ver} ! » V{dire}-S{la graine}
« S{tu} V{devoir} C{boire/ver} J{et} C{dormir/ver} », V{dire}-S{le ver de terre}
« V{attendre:impératif.tu} T{encore} : S{la terre} V{être} A{trop froid} ! » V{dire}-S{la fourmi}
« V{venir:impératif.tu} M{vite}, J{petite graine}, S{je} V{t'attendre} ! » V{crier}-S{le merle}

+ hiver
S{la pluie} V{tomber} : S{la graine} V{boire} M{(beaucoup|vite)}
S{le vent} V{courir}, S{la neige} V{venir}, S{la graine} V{dormir:événement} T{(encore|longtemps)}
T{un jour}, S{le soleil} V{revenir} : S{la graine} V{se réchauffer} M{(un peu|vite)}
S{la graine} V{pousser} O{la terre} J{et} V{ouvrir} O{sa peau}
S{la taupe} V{passer} J{et} V{dire} : « V{pousser:impératif.tu}, J{petite graine} ! »

= obstacle
J{mais} S{un (gros|grand|vieux/adj) caillou} V{être:état} L{juste au-dessus} : S{la graine} V{ne pouvoir:état pas sortir/ver}
J{mais} S{un (gros|grand) caillou} V{fermer:état} O{le chemin}

? effort
S{la graine} V{tourner}, V{pousser}, V{tirer} J{et} V{tenir:événement} M{bon/adv}
S{la graine} V{aller} L{à droite}, V{aller} L{à gauche} J{et} V{ne perdre pas} O{courage}

= fin
T{un matin/nom}, S{la graine} V{passer} L{à côté} J{et} V{voir} O{le ciel} : S{elle} V{devenir:antérieur} A{une fleur} !
T{enfin}, S{la graine} V{faire} O{le tour du caillou} J{et} V{sortir} : S{elle} V{devenir} A{une (belle|petite|jolie) fleur (rouge/adj|bleue|blanche)} !

? après
S{une abeille} V{arriver} : « V{venir:impératif.tu} L{chez moi} ! » V{dire}-S{la fleur}
