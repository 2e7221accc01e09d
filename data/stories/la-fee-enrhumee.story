@title La fée enrhumée
@levels CP CE1
@keywords son é, fée, magie, rhume, conte, nez
@tenses présent
# famille : fée, nez, bébé, café, clé, dé, fusée, poupée, épée, pied, cheminée, purée, araignée, thé, vélo, éléphant, écureuil, école, étoile, été, canapé, musée, panier, escalier, rocher, boulanger, berger, pompier, cahier, papier, collier, sorcier, chanter, danser, marcher, sauter, écouter, répéter, préparer, éternuer, cacher, tomber, léger, fatigué, fâché, étonné, mouillé, chez, assez, dîner, goûter

= rhume
T{cet été}, S{la fée} V{éternuer} : « J{atchoum} ! »
S{la fée} V{avoir} O{le nez (mouillé|rouge)} : « J{atchoum} ! »
L{(à l'école|au musée|au dîner)}, S{la fée} V{éternuer} : « J{atchoum} ! »
L{chez héros}, S{une fée (fatiguée|fâchée)} V{éternuer} : « J{atchoum} ! »

+ magie
T{aussitôt}, S{la fée} V{faire tomber} O{(un vélo & une clé & un dé & une fusée & une poupée & une épée & de la purée & une araignée & un éléphant & un écureuil & une étoile & un canapé & un panier & un rocher & un cahier & un collier & des papiers)}
T{aussitôt}, S{(le canapé|le panier|l'escalier|la cheminée|le rocher|le café)} V{devenir} A{(une fusée|un éléphant|un écureuil|une araignée|une étoile|un vélo|une épée|une poupée)} !

? gens
T{alors}, (S{un bébé} V{chanter} & S{le boulanger} V{danser} & S{un berger} V{sauter} & S{un pompier} V{tomber} & S{un sorcier} V{marcher} & S{un éléphant} V{écouter} & S{une araignée} V{préparer} O{le thé} & S{une poupée} V{répéter} O{atchoum} & S{un écureuil} V{se cacher} & S{l'école} V{éternuer} & S{le musée} V{trembler} & S{l'escalier} V{danser} & S{le canapé} V{marcher})

? fée
S{la fée} V{être} A{(~fatigué & ~fâché & ~étonné & ~mouillé & trop ~léger)}

? aide
T{vite}, S{héros} (V{préparer} O{du thé} & V{chercher} O{une clé} & V{cacher} O{la poupée} & V{apporter} O{du café} & V{sauter} L{sur le canapé} & V{écouter} O{la fée} & V{allumer} O{la cheminée} & V{monter} O{l'escalier} & V{donner} O{un papier} & V{ouvrir} O{un cahier} & V{préparer} O{le dîner} & V{goûter} O{la purée} & V{courir} L{chez le boulanger} & V{marcher} L{vers l'école} & V{tomber} L{dans un panier} & V{boucher} O{son nez} & V{frotter} O{ses pieds} & V{danser} L{devant le bébé} & V{chanter} C{pour le bébé} & V{répéter} J{assez} & V{trouver} O{un collier})

? parole
« J{assez} ! V{cacher:impératif.tu} O{ton nez} ! » V{répéter}-S{(le berger|le pompier|le sorcier|le boulanger)}
« S{je} V{être} A{(fatigué|étonné|mouillé)} ! » V{dire}-S{(un boulanger|un pompier|un éléphant|un berger)}
« V{venir:impératif.tu} L{chez moi} C{pour (le goûter|le dîner)} ! » V{dire}-S{(un sorcier|un écureuil|un berger)}

= fin
T{enfin}, S{la fée} V{goûter} O{(un thé & un café & de la purée & le dîner de héros)} : J{ouf} !
T{enfin}, S{héros} V{offrir} O{(un thé & un café & un papier & un panier & une purée & une étoile & un collier & un vélo léger)} I{à la fée}
T{enfin}, S{la fée} V{se coucher} L{chez (un berger|un écureuil|un boulanger|un éléphant|le sorcier)} !
