@title Le dossard à l'envers
@levels CE1 CE2 CM1
@keywords course, sport, nombres, numéros, dossard, courir, cross
@tenses présent, passé_composé, passé_simple

= ouverture
T{(dimanche|samedi) matin}, S{héros} V{porter:état} O{le numéro soixante-huit} C{pour sa première course}, J{mais} S{il} V{l'accrocher:antérieur} M{à l'envers}
T{avant la course}, S{héros} V{accrocher} M{trop vite} O{son numéro soixante-huit} : S{tout le monde} V{lire:état} O{quatre-vingt-neuf} !

= désir
S{héros} V{ne jamais gagner:antérieur} O{de médaille}, J{et} T{cette fois}, S{il} V{en vouloir:état} O{une}
S{héros} V{rêver:état} I{d'entendre/ver son numéro} L{dans le haut-parleur}

? foule
S{(deux cents|trois cents|quatre cents|cinq cents) coureurs} V{sautiller:état} L{derrière la ligne}, J{et} S{le vent} V{agiter:état} O{les (drapeaux|rubans|dossards)}
L{tout près de la ligne}, S{un vieux monsieur} V{boire:état} O{du thé} J{et} V{bâiller:état}

+ course
T{à dix heures}, S{le sifflet} V{retentir}, J{et} S{les coureurs} V{s'élancer} M{comme un troupeau de (chevaux|gazelles|zèbres)}
T{après (cent|deux cents|cinq cents) mètres/nom}, S{héros} V{être:état} A{(quarantième/adj|trentième/adj|cinquantième/adj)}
L{dans la (côte|forêt|descente)}, S{héros} V{dépasser} O{(six|huit|onze|treize) coureurs} J{et} V{en aider} O{un autre} I{à se relever/ver}
L{au milieu du pont}, S{héros} V{avoir} O{(très soif|mal aux jambes|un caillou dans la chaussure)}, J{mais} S{il} V{continuer}
L{devant (la mairie|l'école|la boulangerie)}, S{(une fanfare|une classe entière)} V{l'encourager} C{avec (des casseroles|des tambours|des sifflets)}
S{sa chaussure} V{s'ouvrir}, S{son bonnet} V{s'envoler}, J{pourtant} S{héros} V{ne pas ralentir}
3 | T{à cent mètres/nom de l'arrivée}, S{héros} V{serrer} O{les poings}, V{oublier} O{la fatigue} J{et} V{accélérer +encore}

? parole
« V{souffler:impératif.tu}, V{lever:impératif.tu} O{les genoux}, S{ce} V{être +presque} A{fini} ! » V{crier} S{(son père|sa mère|sa sœur|son entraîneur)}
« S{je} V{ne plus sentir} O{mes pieds}, J{mais} S{je} V{arriver:futur} », V{se répéter}-S{héros}
« V{courir:impératif.nous} M{ensemble} L{jusqu'au bout} ! » V{proposer} S{ami}
« J{combien} J{de kilomètres/nom} V{rester}-S{il} ? » V{demander}-S{héros} I{à un voisin}

= arrivée
T{enfin}, S{héros} V{passer} O{la ligne}, J{mais} S{le haut-parleur} V{féliciter} O{le numéro quatre-vingt-neuf}
T{à l'arrivée}, S{l'arbitre} V{lire} O{le dossard de héros} J{et} V{appeler} O{le numéro quatre-vingt-neuf}

= surprise
L{au départ}, S{un vieux monsieur} V{avaler} O{son thé} M{de travers} : S{ce} V{être:état} A{lui}, J{le vrai quatre-vingt-neuf} !
S{le vrai numéro quatre-vingt-neuf} V{être:état +encore} L{au départ} : S{il} V{nouer:état} O{ses lacets} !

= fin
S{tout le monde} V{rire}, J{puis} S{l'arbitre} V{retourner} O{le dossard} J{et} V{passer} O{la médaille} L{au cou de héros}
S{l'arbitre} V{pencher} O{la tête}, V{retourner} O{le dossard} J{et} V{donner +enfin} O{la médaille} I{à héros}

? après
T{depuis}, S{héros} V{vérifier:état +toujours} M{deux fois} O{son numéro}
S{le vrai quatre-vingt-neuf} V{terminer} O{la course} T{à midi}, O{le sourire aux lèvres}
