@title Le dernier pain du château
@levels CE2 CM1 CM2
@keywords Moyen Âge, château fort, château, chevalier, seigneur, paysan, siège, histoire
@tenses présent, passé_composé, passé_simple
# famille : château, chevalier, seigneur, donjon, tour, rempart, muraille, pont-levis, fossé, créneau, meurtrière, archer, épée, bouclier, armure, casque, une lance, arc, flèche, cheval, écuyer, page, dame, princesse, roi, paysan, serf, moine, chapelle, village, champ, moulin, marché, artisan, forgeron, tournoi, festin, banquet, troubadour, jongleur, bannière, trompette, soldat, ennemi, une attaque, siège, guerre, le combat, paix, courage, attaquer, défendre, protéger, combattre, construire, courageux, puissant, fidèle, riche, pauvre, noble

= ouverture
T{pendant (le banquet|le tournoi|le marché|un festin)}, S{l'ennemi} V{arriver} C{avec (un roi & un puissant chevalier & un noble seigneur & cent écuyers & cent pages & cent bannières & des archers & mille soldats & mille lances & mille armures & mille casques & mille épées & mille flèches)} !
S{un roi jaloux} V{arriver} : S{il} V{vouloir:état} O{(attaquer/ver le château & prendre/ver la couronne & brûler/ver la récolte & doubler/ver l'impôt & faire/ver la guerre & piller/ver le moulin & franchir/ver le fossé & passer/ver la muraille & combattre/ver & prendre/ver le donjon & abattre/ver la tour & troubler/ver le banquet & piller/ver le marché & gâcher/ver le tournoi)}

+ ordre
« V{apporter:impératif.vous} O{(les épées & mon armure & une lance & un bouclier & un arc & les flèches & la trompette & mon casque & ma bannière)} ! » V{ordonner} S{le seigneur}
« V{falloir}-S{il} O{(attaquer/ver le roi & défendre/ver nos champs & protéger/ver le village & construire/ver un rempart & creuser/ver un fossé & fermer/ver le pont-levis & monter/ver la garde & préparer/ver le siège & combattre/ver & rester/ver courageux & garder/ver courage & fuir/ver le combat & abriter/ver les pauvres & sauver/ver la paix)} ? » V{demander} S{la dame}

= refuge
S{le château} V{accueillir +aussitôt} O{(un paysan & un pauvre serf & le moine & un artisan & le forgeron & un riche marchand & une noble dame & le meunier & le troubadour & un jongleur & un page courageux & la princesse & tout le village)}, J{et} S{le siège} V{commencer}
S{le village} V{se réfugier} L{(dans la cour & dans le château & derrière le rempart & dans la tour & dans la chapelle & près du donjon)}, J{et} S{le siège} V{commencer}

+ défense
L{(sur le rempart & dans la tour & derrière un créneau & au sommet du donjon & près du pont-levis & dans la chapelle & au bord du fossé & derrière une meurtrière & sur la muraille)}, S{des gardes} V{veiller:état}
T{chaque matin/nom}, (S{un archer} V{tirer:état} O{ses flèches} & S{l'ennemi} V{lancer:état} O{une attaque} & S{un garde} V{tendre:état} O{son arc} & S{un chevalier} V{lever:état} O{son épée} & S{l'écuyer} V{porter:état} O{le bouclier} & S{la cloche} V{sonner:état} & S{un page} V{souffler:état} L{dans sa trompette} & S{la muraille} V{résister:état} & S{le combat} V{recommencer:état})
S{le forgeron} V{réparer:état} O{(une épée & une lance & un bouclier & l'armure du seigneur & un casque & la porte de la tour & le pont-levis)}
S{chacun} V{rester:état} A{(~courageux & ~fidèle & ~fier & ~prudent)} C{malgré (la faim|la guerre|le siège)}
S{on} V{partager:état} O{le pain} C{avec (un soldat & un garde & une noble dame & la princesse & un pauvre serf & un riche marchand & le moine & un page & un paysan & un artisan & le troubadour & le fidèle écuyer & un archer & un cheval)}
S{tous} V{regretter:état} O{(le marché & la récolte & les vendanges & même les impôts & leurs champs & le moulin & la paix & leur village & les tournois & le dernier festin & les banquets & le troubadour & le jongleur)}

= ruse
T{au bout de cent jours de faim}, L{du haut (du rempart|de la tour|du donjon|de la muraille|de la chapelle)}, S{la dame} V{lancer} O{le dernier pain} I{à l'ennemi}
T{au bout de cent jours de faim}, L{(par une meurtrière|par un créneau|par-dessus le fossé|par-dessus la muraille)}, S{la dame} V{jeter} O{le dernier pain} I{à l'ennemi}

= fin
« S{ils} V{avoir} O{trop de pain} ! » V{crier} S{le roi}, J{et} S{il} V{repartir} C{avec (ses archers & ses soldats & ses chevaliers & ses seigneurs & son cheval & son écuyer & sa bannière)}

? fête
S{on} V{fêter} O{(la paix & la fin de la guerre & le courage des archers & la ruse de la dame & les soldats & le boulanger)} C{avec les miettes}
T{le soir}, (S{le troubadour} V{chanter} & S{les cloches} V{sonner} & S{le roi} V{perdre} O{sa couronne} & S{un jongleur} V{danser} & S{la princesse} V{rire} & S{un chevalier} V{ôter} O{son casque} & S{le seigneur} V{promettre} O{un tournoi et un festin} & S{un page} V{rêver:état} I{d'un banquet} & S{les trompettes} V{sonner} & S{on} V{saluer} O{la bannière} & S{le marché} V{rouvrir} & S{les paysans} V{retrouver} O{leurs champs} & S{la paix} V{revenir})
