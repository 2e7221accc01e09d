@title Un dragon sans feu
@levels CP CE1 CE2
@keywords conte, contes, château, princesse, roi, dragon, sorcière, fée, loup, Moyen Âge, personnages de contes
@tenses présent
# famille : roi, reine, prince, princesse, dragon, sorcière, fée, loup, lutin, ogre, géant, nain, chevalier, magicien, monstre, fantôme, sirène, licorne, crapaud, grenouille, château, tour, forêt, cabane, grotte, pont, donjon, palais, royaume, baguette, potion, chaudron, balai, couronne, épée, bouclier, armure, cape, carrosse, cheval, trésor, trône, miroir, clé, coffre, bague, robe, bal, sort, magie, magique, méchant, gentil, courageux, voler, cracher, combattre, sauver, transformer, embrasser, dormir, fuir, feu, grimoire, ogresse, citrouille, lance

= rhume
L{au château}, S{le dragon} V{être} A{enrhumé/adj} !
L{dans (la tour|la grotte|la forêt|le palais|le donjon|la cabane|le royaume)}, S{le dragon} V{éternuer} !
S{le dragon} V{éternuer} L{sur (le roi|la reine|le prince|la princesse|le trône|le pont|le coffre|le trésor|le carrosse|le cheval|le géant|l'ogre)} !
S{le dragon} V{éternuer} : S{(une couronne & un balai & une épée & un bouclier & une armure & une cape & une bague & une robe & un miroir & un chaudron & un carrosse & un trône & un grimoire & une baguette & une clé & une lance & un lutin & un nain & un fantôme & une grenouille & un crapaud)} V{voler} !

? remèdes
T{alors}, (S{la fée} V{lever} O{sa baguette} & S{la sorcière} V{remuer} O{son chaudron} & S{le roi} V{prêter} O{sa cape} & S{le chevalier} V{prêter} O{son armure} & S{la princesse} V{embrasser} O{le malade} & S{le magicien} V{lire} O{le grimoire} & S{la reine} V{prêter} O{une robe} & S{le prince} V{prêter} O{son cheval} & S{l'ogre} V{apporter} O{une soupe} & S{le loup} V{souffler} & S{le lutin} V{essayer} O{un sort} & S{la sirène} V{chanter} & S{l'ogresse} V{offrir} O{une bague} & S{le géant} V{allumer} O{un feu}), J{mais} S{le dragon} V{éternuer +encore} !
T{bientôt}, S{(le roi & le seigneur & un noble seigneur & la reine & un prince & une princesse & une méchante sorcière & une gentille fée & un loup & un lutin & un ogre & une ogresse & un géant & un nain & un chevalier courageux & un magicien & un gentil monstre & un fantôme & une sirène & une licorne & un crapaud & une grenouille)} V{arriver} !

= héros
C{pour le guérir/ver}, S{héros} (V{chercher} O{une potion} & V{ouvrir} O{le coffre} & V{lire} O{le grimoire} & V{traverser} O{le pont} & V{passer} O{le pont-levis} & V{quitter} O{le tournoi} & V{refuser} O{le combat} & V{traverser} O{la forêt} & V{fouiller} O{le donjon} & V{fouiller} O{le palais} & V{courir} L{à la cabane} & V{traverser} O{le royaume} & V{vendre} O{un trésor} & V{prendre} O{le carrosse} & V{monter} L{à la tour} & V{visiter} O{la grotte} & V{laver} O{le chaudron} & V{couper} O{une citrouille} & V{appeler} O{la fée} & V{réveiller} O{la sorcière} & V{trouver} O{la clé} & V{frotter} O{la bague} & V{apprendre} O{un sort} & V{faire} O{de la magie} & V{appeler} O{l'ogresse} & V{monter} L{à cheval} & V{interroger} O{le miroir} & V{suivre} O{un lutin})
S{héros} V{vouloir} O{(sauver/ver le dragon & combattre/ver le rhume & transformer/ver l'eau & faire/ver de la magie & trouver/ver une potion & apprendre/ver un sort & embrasser/ver le dragon & sauver/ver le royaume)} !

? dragon
S{ce dragon} V{être} A{(~gentil & ~courageux & ~triste)}, J{mais} A{sans feu} !
S{ce dragon} V{ne plus pouvoir} O{(cracher/ver son feu|voler/ver|dormir/ver|combattre/ver|garder/ver le trésor|garder/ver le pont)} !

= guérison
T{enfin}, S{une soupe (du chaudron|du royaume|magique|de crapaud|d'ogre|de citrouille|de sorcière|du palais|de fée|de lutin|très chaude)} V{guérir} O{le dragon} !
T{enfin}, S{une (potion|bonne soupe|soupe) (|magique|de citrouille|de sorcière|de fée)} V{rallumer} O{le feu} !

? bal
L{au bal}, (S{le roi} V{danser} & S{la reine} V{rire} & S{le prince} V{embrasser} O{la princesse} & S{l'ogre} V{manger} O{une citrouille} & S{le géant} V{dormir} L{sur le trône} & S{la sorcière} V{prêter} O{son balai} & S{la fée} V{transformer} O{le carrosse} & S{le chevalier} V{poser} O{son épée} & S{le chevalier} V{gagner} O{un tournoi} & S{le seigneur} V{fermer} O{le pont-levis} & S{le seigneur} V{oublier} O{le combat} & S{le loup} V{porter} O{une couronne} & S{la sirène} V{essayer} O{une robe} & S{le dragon} V{garder} O{le pont} & S{le cheval} V{voir} O{un fantôme} & S{le nain} V{offrir} O{une bague} & S{l'ogresse} V{être} A{gentille})
