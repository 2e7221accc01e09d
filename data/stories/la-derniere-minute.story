@title La dernière minute
@levels CE1 CE2 CM1 CM2
@keywords sport, match, équipe, football, rugby, basket, handball, tournoi, championnat, stade
@tenses présent, passé_composé, passé_simple

= ouverture
T{(dimanche|samedi|ce jour-là|mercredi)}, S{l'équipe de héros} V{jouer} O{(un match important|la finale du tournoi|le dernier match|la finale)} L{(au stade|dans le grand stade|sur le terrain du village|au gymnase)}
C{après (des semaines d'entraînement|un long entraînement|de gros efforts)}, S{l'équipe de héros} V{arriver} L{(au stade|en finale|sur le terrain|au gymnase)}
T{(dimanche|samedi|ce jour-là)}, S{héros} V{mettre} O{(son maillot|ses baskets|son short|ses crampons)} C{pour (la finale|le match|le tournoi|la compétition|le championnat)}

+ avant
L{dans (le vestiaire|les vestiaires|le couloir)}, S{(l'entraîneur|l'entraîneuse|la capitaine)} V{parler} I{(de la victoire & de la défaite & du règlement & de l'adversaire & des efforts & du tournoi & de l'arbitre & de la coupe)}
S{(l'entraîneur|l'entraîneuse|le professeur|la capitaine)} V{donner} O{(ses conseils|un dernier conseil|le signal|les dossards)} I{(aux joueurs|à l'équipe|à chaque joueur)}
L{dans (les tribunes|la tribune|les gradins)}, S{(le public|la foule|un supporter|chaque spectateur)} (V{crier:état} & V{chanter:état} & V{applaudir:état} & V{agiter:état} O{des drapeaux} & V{encourager:état} O{les joueurs} & V{attendre:état})
S{(l'arbitre|un arbitre)} V{siffler}, J{et} S{(le match|la partie|la finale|la rencontre)} V{commencer}
S{l'adversaire} V{être:état} A{(~grand & ~fort & ~rapide & ~puissant & ~redoutable & ~courageux & ~agile & ~solide/adj)}, J{mais} S{héros} V{vouloir:état gagner/ver}

+ jeu
S{héros} (V{courir} & V{passer} O{le ballon} & V{attraper} O{le ballon} & V{lancer} O{le ballon} & V{sauter} & V{tirer} & V{attaquer} & V{dribbler} & V{tomber} & V{marquer} O{un but} & V{défendre} O{le but} & V{arrêter} O{un tir} & V{manquer} O{une passe} & V{éviter} O{un adversaire} & V{se relever})
S{(un adversaire|le capitaine adverse)} (V{prendre} O{le ballon} & V{marquer} O{un but} & V{marquer} O{deux points} & V{attaquer} & V{bousculer} O{la gardienne} & V{tomber} & V{protester}), J{et} S{le public} V{se taire}
S{les joueurs} V{être:état} A{(~essoufflé/adj & ~fatigué/adj & ~épuisé/adj & ~inquiet & ~nerveux & ~courageux & ~prudent & ~découragé/adj)}, J{mais} S{personne} V{ne abandonner}
C{malgré (la fatigue|ses efforts|la pluie|une blessure|la chaleur|la défense)}, S{l'équipe} V{perdre:état} C{d'un (but|point)}

= minute
J{mais} T{à la dernière minute}, S{héros} V{tirer} : S{le ballon} V{entrer} L{dans (le but|le filet|le panier)} !
T{(à la dernière minute|enfin|soudain)}, S{héros} V{marquer} O{(le but de la victoire|le but décisif|le dernier point)}, C{sous les (cris|applaudissements) (du public|des supporters|des spectateurs|de la foule)}

+ après
T{après (une défaite|trois défaites|une saison difficile)}, S{(cette victoire|ce but|cette coupe)} V{faire} O{(pleurer/ver l'entraîneur|chanter/ver les gradins|danser/ver le public)} 
S{(l'équipe|toute l'équipe)} V{gagner} O{(le match|la coupe|une médaille|le tournoi|la finale|le championnat|le trophée)}, J{et} S{l'entraîneur} V{pleurer} C{de joie}
T{après (la victoire|le match|la finale)}, S{héros} V{serrer} O{la main de (son adversaire|l'arbitre|la gardienne adverse|tous les joueurs)}
