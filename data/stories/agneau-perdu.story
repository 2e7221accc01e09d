@title L'agneau dans la montagne
@levels CE1 CE2 CM1
@keywords montagne, berger, troupeau, campagne, animaux de la ferme, automne, son gn
@tenses présent, passé_composé, passé_simple

# Le soir, la bergère compte ses agneaux : il en manque un. Elle part dans la montagne, suit la laine accrochée aux ronces, longe la vigne, le torrent. Le chien grogne devant une grotte.
# L'agneau dort, le ventre plein de châtaignes, contre un vieil âne solitaire. Elle ramène les deux ; l'agneau gagne une clochette et un compagnon.

= ouverture
S{la bergère} V{chercher:état} O{un agneau} L{dans la montagne}
L{dans la montagne}, S{un agneau} V{manquer:état} I{à la bergère}
3 | T{ce soir/nom}, L{dans la montagne}, S{la bergère} V{compter} O{ses agneaux} : S{le plus mignon} V{manquer:état}
3 | S{un (petit|jeune) agneau} V{disparaître:antérieur} L{dans la montagne} : S{la bergère} V{recompter} O{son troupeau}, J{puis} V{soupirer}
3 | T{à la nuit}, S{la bergère} V{ramener} O{son troupeau de la montagne}, J{mais} S{un agneau} V{ne pas répondre} I{à son signal}

? inquiétude
L{sur les (montagnes|vignes|châtaigniers)}, S{la nuit} V{tomber:état} T{(déjà|)} J{et} S{la bergère} V{frissonner:état}
« S{les loups} V{ne pas être} A{loin} », V{songer} S{la bergère} M{en serrant les poings}

= départ
S{elle} V{prendre} O{(sa lanterne|son bâton)} J{et} V{appeler} O{son chien Grognon}
S{elle} V{empoigner} O{(son bâton|sa lanterne)} J{et} V{partir} M{(aussitôt|sans attendre|tout de suite)} C{avec Grognon, son chien}
3 | M{accompagnée de Grognon, son (brave|fidèle) chien}, S{elle} V{s'éloigner +(aussitôt|vite)} L{sur le chemin des (vignes|châtaigniers)}

+ recherche
T{d'abord}, S{elle} V{longer} O{une ligne de (châtaigniers|peupliers|rochers)} L{(derrière|entre) les vignes}
S{un peu de laine} V{pendre:état} L{à une ronce} : S{ce} V{être:état} A{un bon signe} !
3 | S{le chien} V{renifler} O{des champignons}, J{puis} O{une épluchure de châtaigne}, J{et} V{reprendre} O{la trace}
3 | L{au bord du torrent}, S{la bergère} V{se cogner} O{le genou} J{et} V{baigner} O{son égratignure} L{dans l'eau (froide|glacée)}
3 | L{plus haut}, S{une araignée} V{travailler:état} L{sur sa toile}, J{mais} L{(tout près|à côté)}, S{l'herbe} V{être:état} A{pleine de petites traces}
L{entre les (broussailles|buissons|cailloux)}, S{elle} V{se pencher} T{souvent}, J{mais} S{elle} V{ne rien voir}
S{elle} V{appeler} T{plusieurs fois}, V{attendre}, V{appeler} T{encore}, J{mais} S{seul un rossignol} V{lui répondre}

? rencontre
3 | S{un vigneron} V{la renseigner} M{en montrant la montagne} : « S{une petite boule blanche} V{passer:passé_composé} L{là-haut} ! »
3 | L{sur un étang}, S{deux cygnes} V{s'éloigner} M{(sans bruit|en silence)}, J{mais} S{aucun agneau} V{ne répondre}

? parole
3 | « S{tu} V{gagner:futur} O{une belle clochette} J{si} S{tu} V{me répondre} ! » V{crier} S{la bergère} I{à l'agneau}
3 | « V{chercher:impératif.tu}, J{mon bon compagnon}, S{nous} V{le trouver:futur} T{avant (minuit|l'aube)} », V{dire}-S{elle} I{à son chien}
« L{où} V{se cacher}-S{tu}, J{petit gnome} ? » V{crier} S{la bergère} L{vers les sommets}
« S{je} V{ne pas rentrer:futur} C{sans toi}, J{mon agneau} », V{promettre}-S{elle} L{dans la nuit}
« S{il} V{être} A{si petit}, S{il} V{avoir} T{peut-être} O{peur} », V{dire} S{la bergère} I{à son chien}
« T{hier}, S{tu} V{rester:passé_composé} L{près de moi}, J{pourquoi} L{pas ce soir} ? » V{soupirer} S{la bergère}

= découverte
T{(enfin|soudain)}, S{le chien} V{grogner} L{devant une grotte}
T{(soudain|tout à coup|enfin)}, S{le chien} V{grogner} L{devant une (petite|) grotte} J{et} V{remuer} O{la queue}
3 | L{tout en haut de la montagne}, S{le chien} V{s'arrêter} T{(soudain|brusquement)} J{et} V{grogner} L{devant une cabane}

= chute
L{là}, S{l'agneau} V{dormir:état} L{contre un (vieil âne|gros chien|vieux mouton)}
S{l'agneau} V{dormir:état} L{là}, J{le ventre plein de châtaignes}, L{contre un (vieil âne|vieux mouton|gros chien de montagne)}
3 | S{ce} V{être:état} A{là} J{que} S{son agneau} V{dormir:état}, M{bien au chaud}, L{contre un (vieil âne|gros chien de montagne)}

+ retour
S{la bergère} V{ramener} O{les deux compagnons} L{à la bergerie}, M{en chantant}
3 | « S{tu} V{gagner:passé_composé} O{un compagnon} », V{murmurer} S{la bergère} M{en prenant l'agneau dans ses bras}
3 | T{depuis cette nuit}, S{le (mignon|petit) agneau} V{porter:état} O{une clochette} J{et} V{ne plus s'éloigner:état}
