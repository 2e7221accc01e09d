@title La cuisinière et le siège
@levels CE2 CM1 CM2
@keywords Moyen Âge, château fort, chevalier, seigneur, château, histoire, siège
@protagonist f
@tenses présent, passé_composé, passé_simple

= ouverture
T{cette année-là}, S{(l'ennemi|une armée ennemie|un seigneur voisin/adj)} V{attaquer} O{(le château|le château fort|la forteresse|le village)} ; S{héros} V{y faire:état} O{la cuisine}
L{(derrière les remparts|dans le château fort|au sommet du donjon)}, S{(le seigneur|le roi|la reine|le comte)} V{avoir:état} O{peur} : S{(l'ennemi|une armée)} V{entourer:état} O{(les murailles|le château|les tours|la forteresse)}

+ siège
T{pendant des semaines}, S{l'ennemi} (V{assiéger} O{la forteresse} & V{creuser} O{un tunnel} & V{vouloir:état franchir/ver} O{les douves} & V{lancer} O{des pierres} & V{brûler} O{les champs} & V{attaquer} O{les remparts} & V{franchir} O{le fossé})
S{(un drapeau|la bannière du roi|le blason du roi)} V{flotter:état +encore} L{(au-dessus des douves|dans le vent|au sommet du donjon)}
S{(les soldats|les archers|les chevaliers|les gardes)} (V{lever} O{le pont-levis} & V{baisser} O{la herse} & V{fermer} O{la lourde porte} & V{tirer} O{des flèches} & V{surveiller:état} O{les remparts} & V{courir} L{vers les tours} & V{prendre} O{leur arc} & V{prendre} O{leur bouclier} & V{défendre} O{la muraille} & V{verser} O{de l'eau bouillante} & V{combattre} & V{monter} L{au donjon})
S{(un chevalier|le chevalier|le seigneur|un jeune écuyer)} V{mettre} O{(son armure & son heaume & sa cotte de mailles & son casque & ses éperons & son épée & sa cape)} J{et} (V{saisir} O{son épée} & V{saisir} O{sa lance} & V{monter} L{à cheval} & V{brandir} O{son bouclier} & V{saluer} O{la reine} & V{jurer} I{de protéger/ver le village})
L{dans la cour}, S{il} V{y avoir:état} O{(des paysans & des moines & des chevaux & un forgeron & des marchands & un troubadour & des femmes & des enfants & le forgeron & des troupeaux & un puits & une charrette & des villageois & des serfs & un bouffon & des écuyers)}
S{(le donjon|la tour|la muraille|le rempart|le château|la forteresse)} V{être:état} A{(~solide/adj & ~haut & ~imprenable & ~immense & ~épais & ~froid/adj & ~sombre & ~puissant/adj)}, J{mais} S{(le pain|la nourriture|l'eau|le blé|la viande)} V{manquer:état}
S{(la bataille|le combat|le siège|la guerre)} V{durer:événement} O{(trente jours|un long mois|toute une saison|deux hivers)} C{(malgré le courage des soldats|sans vainqueur|dans le bruit des épées|sous les flèches)}
S{(la reine|la princesse|la dame|le roi|le seigneur)} V{promettre} O{(un trésor & un domaine & sa couronne & une fête & un tournoi & un banquet & un titre de noble & une récompense)} C{pour la victoire}

? idée
L{dans les cuisines}, S{il} V{ne plus rester:état que} O{très peu de vivres}, J{alors} S{héros} V{avoir:événement} O{une idée}

= tournant
L{du haut du (rempart|donjon|mur)}, S{héros} V{lancer} O{(la dernière oie|le dernier jambon|la dernière tarte)} I{aux (ennemis|soldats ennemis|assiégeants)} !
S{héros} V{jeter} O{(le dernier jambon|la dernière oie|le dernier pain)} L{par-dessus (le rempart|la muraille|le mur)}

= fin
« S{ils} V{avoir +encore} O{trop à manger/ver} ! » V{dire} S{(l'ennemi|le chef ennemi)}, J{et} S{son armée} V{partir}
S{l'ennemi} V{croire:événement} J{que} S{le château} V{déborder:état} I{de nourriture} : S{il} V{repartir}
