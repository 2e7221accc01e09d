@title Qui a éteint la lune ?
@levels CP CE1 CE2
@keywords nuit, étoiles, lune, ciel, dormir, nuit étoilée, coucher, espace
@tenses présent
# famille : nuit, lune, étoile, ciel, nuage, soleil, comète, planète, fusée, télescope, jumelles, lampe, bougie, lanterne, lumière, ombre, noir, lit, oreiller, couverture, drap, doudou, pyjama, chambre, fenêtre, volet, rideau, veilleuse, réveil, rêve, sommeil, peur, bruit, silence, hibou, chouette, chat, loup, souris, luciole, chauve-souris, renard, hérisson, papillon, jardin, toit, forêt, rue, colline, montagne, papa, maman, frère, sœur, voisin, dormir, rêver, briller, éteindre, allumer, bâiller, chuchoter, regarder, compter, se coucher, se lever, sombre, rond, brillant, doux, calme, minuit, heure, matin, histoire, berceuse, échelle

= disparue
T{(cette nuit|à minuit|ce soir/nom|après l'histoire|après la berceuse)}, S{la lune} V{ne plus briller} !
L{(à la fenêtre|derrière le rideau|dans le ciel|au jardin|sur la colline|sur la montagne|sur le toit|dans la rue|en forêt)}, S{la lune} V{ne plus briller} !

= gestes
C{pour la retrouver/ver}, S{héros} (V{se lever} & V{regarder} O{le ciel} & V{ouvrir} O{la fenêtre} & V{ouvrir} O{un volet} & V{tirer} O{le rideau} & V{allumer} O{une lampe} & V{allumer} O{une bougie} & V{prendre} O{la lanterne} & V{quitter} O{son lit} & V{quitter} O{la chambre} & V{prendre} O{des jumelles} & V{sortir} O{le télescope} & V{chercher} O{une échelle} & V{monter} L{sur le toit} & V{courir} L{au jardin} & V{courir} L{dans la rue} & V{appeler} O{papa} & V{appeler} O{maman} & V{réveiller} O{son frère} & V{appeler} O{sa sœur} & V{prévenir} O{le voisin})

? bêtes
L{dehors}, S{(un hibou & une chouette & un chat & un loup & une souris & une luciole & une chauve-souris & un renard & un hérisson & un papillon de nuit & un voisin)} V{attendre} !
L{dehors}, (S{le hibou} V{chuchoter} & S{la chouette} V{bâiller} & S{le chat} V{rêver} & S{la luciole} V{briller} & S{un renard} V{regarder} O{l'ombre} & S{un hérisson} V{se lever} & S{le silence} V{tomber} & S{un bruit} V{monter} & S{une comète} V{passer} & S{un nuage} V{passer} & S{le voisin} V{se lever})

? nuit
S{tout} V{être} A{(noir/adj & sombre & calme/adj & doux/adj)} !
L{dans le noir/nom}, S{il} V{y avoir} O{(un bruit & une ombre & un hibou & une luciole & un chat & un loup & une étoile & une petite lumière & un grand silence)} !

? envies
S{tous} V{vouloir} O{(dormir/ver & rêver/ver & allumer/ver le soleil & allumer/ver une étoile & attendre/ver le matin & compter/ver les heures & oublier/ver leur peur & retrouver/ver le sommeil & écouter/ver une histoire & chanter/ver une berceuse & se coucher/ver)} !

= retour
T{enfin}, S{la lune} V{sortir} L{(d'un nuage|d'un gros nuage|derrière la forêt|derrière la montagne|derrière la colline|derrière le toit|de l'ombre)} : S{elle} V{bâiller} !
T{enfin}, S{la lune} V{revenir} : S{elle} V{être} A{(ronde/adj|brillante/adj|douce|calme/adj|belle)} !

? dodo
T{alors}, S{héros} (V{dormir} & V{bâiller} & V{se coucher} & V{éteindre} O{la lampe} & V{fermer} O{le volet} & V{fermer} O{le rideau} & V{retrouver} O{son oreiller} & V{tirer} O{le drap} & V{tirer} O{la couverture} & V{embrasser} O{papa} & V{embrasser} O{maman} & V{ranger} O{le télescope} & V{ranger} O{l'échelle} & V{ranger} O{les jumelles} & V{souffler} O{la bougie} & V{oublier} O{sa peur} & V{dormir} T{jusqu'au matin} & V{rêver} I{d'une planète} & V{retrouver} O{le sommeil} & V{caresser} O{son doudou} & V{allumer} O{la veilleuse} & V{rentrer} L{dans sa chambre})
