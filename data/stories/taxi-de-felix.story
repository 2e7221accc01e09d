@title Le taxi de Félix
@levels CE2 CM1
@keywords taxi, ville, musique, saxophone, métiers, route, x
@tenses présent, passé_composé, passé_simple

# À six heures, Félix dépose un vieux saxophoniste. Dans le coffre/sur la banquette, le saxophone est resté ! Concert à six heures dix. Félix doit le retrouver : klaxon, exploration.
# Personne ; il a une idée : il souffle dedans, une note affreuse ; le musicien reconnaît son saxophone et accourt. « excellent » : Il l'invite sur scène au klaxon.

= ouverture
T{à six heures}, S{Félix} V{nettoyer} O{son taxi} J{et} V{trouver} O{un saxophone} : S{un musicien} V{l'oublier:antérieur}
L{dans le taxi de Félix}, S{un vieux musicien} V{oublier} O{son saxophone}, T{dix minutes avant un concert}
S{Félix}, S{qui} V{conduire:état} O{un taxi}, V{découvrir} O{un saxophone oublié} L{entre deux sièges}

? réflexion
« S{ce saxophone} V{être} A{exceptionnel}, S{je} V{devoir} O{le rendre} ! » V{se dire} S{Félix}
L{dans l'étui}, S{il} V{y avoir:état} T{aussi} O{[un objet.lecture.photo|objet.lecture.image|vêtement.cravate|objet.école.fourniture|aliment.dessert=photo,cravate,biscuit liste]}

= recherche
T{aussitôt}, S{Félix} V{rejoindre} O{la place aux (choux|chevaux|bijoux|oiseaux)} J{et} V{chercher} O{le musicien} L{dans la foule}
S{le chauffeur} V{décider} O{de rendre l'instrument} J{et} V{explorer} O{(dix|six|deux) rues}, M{la main sur le klaxon}
S{le chauffeur} V{explorer} T{aussitôt} O{la place aux (choux|chevaux|bijoux|oiseaux)} C{pour retrouver le musicien}

+ essais
T{d'abord}, S{il} V{klaxonner} O{six fois}, J{mais} S{deux agents curieux} V{exiger} O{(la paix|des excuses|une explication exacte)}
T{ensuite}, S{il} V{interroger} O{un boxeur}, O{deux époux en voyage} J{et} O{une dame aux (cheveux roux|faux bijoux)}
L{au coin}, S{un homme roux} V{jurer} O{que} S{le saxophone} V{être:état} A{à lui}, J{mais} S{il} V{ne pas savoir:état} O{en jouer}
S{une fleuriste} V{indiquer} O{un homme à l'air (anxieux|malheureux)}, L{près des jeux d'enfants} : S{ce} V{être:état} A{un livreur}

? parole
« S{vous} V{ne pas voir:passé_composé} O{un saxophoniste aux cheveux gris} ? » V{répéter} S{Félix}
« S{je} V{ne pas exagérer}, S{le concert} V{commencer} T{dans six minutes} ! » V{expliquer} S{Félix} I{à deux curieux}
« V{faire:impératif.tu} O{un exercice} : V{souffler:impératif.tu} L{dedans}, S{il} V{t'entendre:futur} ! » V{conseiller} S{un (boxeur|vieux monsieur)}
« S{nous} V{retrouver:futur} O{ton maître}, J{vieux saxophone} », V{dire} S{Félix}
« T{tout à l'heure}, S{il} V{être:imparfait} L{dans mon taxi}, T{maintenant} S{il} V{être} L{ailleurs} », V{expliquer} S{Félix}
« J{peut-être} V{être}-S{il} L{dedans} ? » V{dire} S{un passant} L{devant le théâtre}

= idée
T{enfin}, S{Félix} V{souffler} L{dans le saxophone} : S{une note (affreuse|extraordinaire)} V{exploser} L{dans la rue} !
C{à bout d'idées}, S{Félix} V{monter} L{sur son taxi} J{et} V{souffler} M{de toutes ses forces} L{dans le saxophone}

= chute
L{au loin}, S{le vieux musicien} V{reconnaître} O{son saxophone} J{et} V{accourir}, A{(joyeux|heureux)} !
T{alors}, S{le vieux musicien} V{accourir}, A{(joyeux|heureux)} : S{il} V{reconnaître:antérieur} O{son saxophone} !

+ après
« S{je} V{ne jamais entendre:passé_composé} O{un bruit aussi affreux} : J{merci} », V{avouer} S{le musicien}
C{pour prix de la course}, S{Félix} V{recevoir} O{deux places au premier rang}
L{sur la scène}, S{l'orchestre} V{jouer} O{un morceau exceptionnel} C{pour saxophone et klaxon}
