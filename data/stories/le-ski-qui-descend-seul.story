@title Le ski qui descend tout seul
@levels CP CE1 CE2
@keywords montagne, ski, neige, vacances d'hiver, sports d'hiver, classe de neige, piste
@tenses présent
# famille : montagne, sommet, pente, piste, vallée, village, chalet, refuge, glacier, rocher, forêt, sapin, torrent, lac, sentier, télésiège, téléski, luge, ski, bâton, raquette, patin, casque, lunettes, gants, bonnet, anorak, combinaison, chaussure, écharpe, corde, sac, neige, glace, flocon, avalanche, soleil, vent, brouillard, nuage, marmotte, chamois, aigle, bouquetin, renard, lièvre, chien, moniteur, monitrice, skieur, skieuse, guide, grimpeur, berger, descendre, monter, grimper, glisser, tomber, skier, sauter, tourner, freiner, crier, haut, froid, blanc, rapide, dangereux, raide, étoile, drapeau, chocolat, soupe, fromage

= ski
L{(à la montagne|en haut de la piste|au sommet|sur la pente|sur le glacier|au téléski|sur un rocher|devant le chalet|devant le refuge|sous le télésiège|dans le brouillard|au soleil)}, S{héros} V{perdre} O{un ski} !
L{(à la montagne|dans la neige|sur la glace|sur un sentier|en forêt|près du torrent|près du lac|dans le vent|contre un sapin)}, S{héros} V{perdre} O{un ski} !

? descend
S{le ski} V{traverser} O{(la piste & la pente & le glacier & la forêt & un torrent & le lac & un sentier & le village & la vallée & le brouillard & un jardin)} !

? double
S{ce ski} V{doubler} O{(un skieur & une skieuse & le moniteur & la monitrice & un guide & un grimpeur & un berger & une luge & un chien & une marmotte & un chamois & un bouquetin & un renard & un lièvre & un aigle & le télésiège & le téléski & un sapin & un drapeau)} !

? gestes
C{pour le rattraper/ver}, S{héros} (V{skier} & V{descendre} & V{glisser} & V{sauter} & V{crier} & V{tourner} & V{lever} O{un bâton} & V{prendre} O{une luge} & V{mettre} O{un casque} & V{fermer} O{son anorak} & V{attraper} O{une corde} & V{poser} O{son sac} & V{suivre} O{la trace} & V{appeler} O{le moniteur} & V{appeler} O{la monitrice} & V{éviter} O{un sapin} & V{éviter} O{un rocher} & V{traverser} O{le torrent} & V{traverser} O{la forêt} & V{chausser} O{une raquette} & V{chausser} O{un patin} & V{quitter} O{le sentier} & V{quitter} O{le sommet} & V{prendre} O{le télésiège})
M{en descendant/ver}, S{héros} (V{mouiller} O{sa combinaison} & V{tomber} & V{renverser} O{son chocolat} & V{manger} O{de la neige})
M{en descendant/ver}, S{héros} V{perdre} O{(un gant & son bonnet & ses lunettes & son écharpe & une chaussure & son sac & son chocolat)} !

? témoins
T{aussitôt}, (S{un skieur} V{tomber} & S{une skieuse} V{freiner} & S{le guide} V{crier} & S{le moniteur} V{rire} & S{le chien} V{aboyer} & S{un grimpeur} V{regarder} & S{une marmotte} V{siffler} & S{un chamois} V{sauter} & S{un aigle} V{tourner} & S{un bouquetin} V{grimper} & S{un lièvre} V{glisser} & S{le berger} V{lever} O{son bâton} & S{la monitrice} V{lâcher} O{son drapeau} & S{le télésiège} V{freiner} & S{le téléski} V{freiner})

? piste
S{la piste} V{être} A{(froide/adj & ~blanc & ~rapide & ~dangereux & raide)} : J{attention/nom} !

= fin
T{enfin}, S{le ski} V{s'arrêter} L{(devant le chalet|dans le refuge|au village|dans un torrent|dans une soupe|dans un fromage|dans un sapin|dans la neige|dans le lac|dans un jardin)} !
T{enfin}, S{(un chien|une marmotte|un lièvre|le berger|le guide|un renard|un chamois|la monitrice|une skieuse)} V{rapporter} O{le ski} !

? étoile
C{pour cette descente}, S{héros} V{recevoir} O{(une étoile & un chocolat & une soupe & du fromage & un drapeau & un bonnet & des gants & une écharpe & des lunettes & une corde & un sac & une médaille de neige & un anorak & des patins)} !
