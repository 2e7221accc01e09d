@title Le pique-nique remis
@levels CP CE1 CE2
@keywords météo, temps qu'il fait, jours de la semaine, saisons, mois, pluie, vent, calendrier, heure
@tenses présent
# famille : lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, jour, semaine, mois, matin, midi, soir, nuit, demain, heure, minute, printemps, été, automne, hiver, janvier, mars, avril, mai, juin, pluie, neige, vent, orage, éclair, tonnerre, nuage, soleil, brouillard, grêle, tempête, arc-en-ciel, averse, goutte, flaque, ciel, parapluie, bottes, imperméable, chapeau, écharpe, thermomètre, météo, calendrier, montre, horloge, souffler, tomber, briller, gronder, attendre, gris, bleu, noir, sombre, beau, panier, nappe, gâteau, saison, temps, année, vacances

= projet
T{(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce matin/nom|à midi|en mars|en avril|en mai|en juin|au printemps|en été)}, S{héros} V{préparer} O{un pique-nique} !
C{pour (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir/nom|midi)}, S{héros} V{préparer} O{un pique-nique} !

? panier
L{dans le panier}, S{il} V{y avoir} O{(un gâteau & une nappe & des pommes & du pain & un chapeau & une écharpe & un parapluie & une montre & un imperméable)} !

= ciel
J{mais} (S{le vent} V{souffler} & S{la pluie} V{tomber} & S{la neige} V{tomber} & S{un orage} V{gronder} & S{le tonnerre} V{gronder} & S{un éclair} V{briller} & S{la grêle} V{tomber} & S{une tempête} V{arriver} & S{une averse} V{arriver} & S{une goutte} V{tomber} & S{un nuage} V{passer} & S{le brouillard} V{monter} & S{un gros nuage} V{cacher} O{le soleil} & S{le vent de mars} V{souffler} & S{le ciel} V{être} A{gris/adj} & S{le ciel} V{être} A{noir/adj} & S{le ciel} V{être} A{sombre} & S{le ciel} V{gronder})

? peur
T{soudain}, (S{un éclair} V{briller} & S{le tonnerre} V{gronder} & S{la tempête} V{secouer} O{les arbres} & S{la grêle} V{frapper} O{le toit} & S{un coup de vent} V{voler} O{la nappe} & S{la pluie} V{remplir} O{le panier})

? attend
T{alors}, S{héros} V{attendre} O{(demain & lundi & mardi & mercredi & jeudi & vendredi & samedi & dimanche & le matin & midi & une heure & un jour & une semaine & le soleil & un arc-en-ciel & un ciel bleu & le beau temps)} !

? gestes
S{héros} V{regarder} O{(l'heure & l'horloge & la météo & le ciel & le calendrier & un nuage & le brouillard & sa montre & le thermomètre & une goutte)} !
T{vite}, S{héros} V{prendre} O{(un parapluie & des bottes & un imperméable & un chapeau & une écharpe & sa montre)} !

= salon
T{enfin}, S{on} V{pique-niquer} L{au salon} C{avec (un chapeau & une écharpe & un imperméable & des bottes & un parapluie & une nappe)} !
T{enfin}, S{on} V{pique-niquer} L{(sous la table|dans le salon|dans la cuisine|sur le tapis|sous le parapluie|sur le lit|dans le garage)} !
T{(enfin|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|le soir)}, S{on} V{manger} O{(le gâteau|le pique-nique)} L{(sous la table|dans la cuisine|sur le tapis)} !

? ironie
T{aussitôt}, (S{le soleil} V{briller} & S{le ciel} V{être} A{bleu} & S{un arc-en-ciel} V{briller} & S{le beau temps} V{revenir} & S{l'orage} V{finir} & S{la pluie} V{finir} & S{le vent} V{tomber} & S{le tonnerre} V{se taire} & S{le ciel} V{être} A{beau} & S{la neige} V{fondre} & S{l'averse} V{finir} & S{le ciel noir} V{partir})
