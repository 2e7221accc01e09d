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

= magie
T{aussitôt}, S{son nez} V{faire voler} O{(un vélo & une clé & un dé & une fusée & une poupée & une épée & de la purée & une araignée & un éléphant & un écureuil & un canapé & un panier & un rocher & un cahier & un collier & des papiers)} !
T{alors}, S{(le canapé|le panier|l'escalier|la cheminée|le rocher|le café)} V{devenir} A{(une fusée|un éléphant|un écureuil|une araignée|une étoile|un vélo|une épée|une poupée)} !

? gens
C{par magie}, (S{un bébé} V{marcher} & S{le boulanger} V{danser} & S{un berger} V{sauter} & S{un pompier} V{chanter} & S{un sorcier} V{tomber} & S{un éléphant} V{s'envoler} & S{une araignée} V{préparer} O{le thé} & S{une poupée} V{répéter} J{atchoum} & S{l'école} V{danser} & S{le musée} V{trembler} & S{l'escalier} V{danser} & S{le canapé} V{marcher})

? fée
J{mais} S{la fée} V{être} A{(très ~fatigué & très ~fâché & très ~étonné & toute ~mouillé & trop ~léger)}

? aide
C{pour soigner/ver la fée}, S{héros} (V{préparer} O{du thé} & V{apporter} O{du café} & V{allumer} O{la cheminée} & V{courir} L{chez le boulanger} & V{monter} O{l'escalier} & V{donner} O{un papier} & V{frotter} O{ses pieds} & V{chercher} O{un panier} & V{goûter} O{la purée} & V{écouter} O{un sorcier})

? parole
« J{assez} ! V{cacher:impératif.tu} O{ton nez} ! » V{répéter}-S{(le berger|le pompier|le sorcier|le boulanger)}
« S{je} V{être} A{(fatigué|étonné|mouillé)} ! » V{dire}-S{(un boulanger|un pompier|un éléphant|un berger)}
« V{venir:impératif.tu} L{chez moi} ! » V{dire}-S{(un sorcier|un écureuil|un berger)}

= fin
T{enfin}, S{la fée} V{goûter} O{(un thé & un café & de la purée & le dîner)} : J{ouf} !
T{enfin}, S{héros} V{offrir} O{(un thé & un café & un papier & une purée)} I{à la fée} : J{ouf} !
T{enfin}, S{la fée} V{se coucher} L{chez (un berger|un écureuil|un boulanger|un éléphant|le sorcier)} : J{ouf} !
