@title Le ballon qui part trop loin
@levels CP CE1 CE2
@keywords sport, sports, ballon, foot, football, gymnastique, piscine, match, équipe, jeux
@tenses présent
# famille : sport, ballon, balle, raquette, filet, but, gardien, équipe, joueur, joueuse, arbitre, sifflet, match, terrain, stade, gymnase, piscine, vélo, casque, rugby, football, basket, tennis, judo, natation, danse, ski, course, corde, cerceau, tapis, banc, maillot, short, chaussettes, bonnet, lunettes, médaille, coupe, champion, championne, victoire, jambe, pied, main, bras, genou, tête, courir, sauter, nager, lancer, attraper, gagner, perdre, tirer, marquer, tomber, grimper, plonger, rouler, glisser, siffler, rapide, fort, souple, fatigué, content, patin, trottinette, public, entraîneur, vestiaire, pelouse, jouer, crier, gymnastique

= tir
S{héros} V{tirer} : S{le ballon} V{quitter} O{(le stade|le terrain|la pelouse|le gymnase)} !
L{au (stade|gymnase)}, S{héros} V{perdre} O{(le ballon|un ballon de football|un ballon de rugby|un ballon de basket)} !

? passe
S{le ballon} V{déranger} O{(la danse & le judo & le tennis & une course & la gymnastique & le rugby & le basket & le football & un match & une équipe & le public)} !
S{le ballon} V{toucher} O{(une tête & un pied & une main & un bras & un genou & une jambe & un banc & un tapis & une raquette & un vélo & un casque & une corde & un cerceau & le gardien & un joueur & une joueuse & un champion & un bonnet & un filet & des lunettes)} !

? gens
T{aussitôt}, (S{un gardien} V{plonger} & S{un arbitre} V{siffler} & S{un joueur} V{sauter} & S{une joueuse forte} V{tirer} & S{un joueur souple} V{plonger} & S{une joueuse} V{tomber} & S{le public} V{crier} & S{une dame} V{perdre} O{ses lunettes} & S{l'entraîneur} V{courir} & S{l'équipe} V{courir} & S{le maître} V{chercher} O{son sifflet} & S{un chien} V{attraper} O{un short})

= gestes
C{pour le rattraper/ver}, S{héros} (V{courir} & V{sauter} & V{plonger} & V{rouler} & V{glisser} & V{siffler} & V{grimper} L{sur un banc} & V{lever} O{les bras} & V{lever} O{le pied} & V{lever} O{la jambe} & V{tendre} O{la main} & V{baisser} O{la tête} & V{plier} O{les genoux} & V{lancer} O{une corde} & V{lancer} O{un cerceau} & V{prendre} O{un vélo} & V{prendre} O{une trottinette} & V{traverser} O{le vestiaire} & V{passer} L{sous un filet} & V{appeler} O{l'équipe} & V{tendre} O{un filet})
M{en courant/ver}, S{héros} (V{tomber} & V{salir} O{son short} & V{trouer} O{son maillot})
M{en courant/ver}, S{héros} V{perdre} O{(son bonnet & ses chaussettes & ses lunettes & un patin & son sifflet & sa médaille)} !

? efforts
S{héros} V{être} A{(~rapide & ~souple & ~fort)} : J{en avant} !
S{héros} V{vouloir} O{(gagner/ver & marquer/ver & courir/ver & attraper/ver le ballon & lancer/ver le ballon & finir/ver le match & tirer/ver & avoir/ver une médaille & avoir/ver la coupe)} !

= but
T{enfin}, S{le ballon} V{revenir} L{dans le but} : J{(victoire|quel but|quel match|quel sport|quelle course)} !
T{enfin}, S{(un joueur & une joueuse & le gardien & un champion & une championne & l'entraîneur & l'équipe)} V{marquer} O{le but} !
2 | T{enfin}, S{héros} V{revenir} L{au but} C{avec (un casque|une raquette|un vélo|une corde|un cerceau|un patin|un bonnet)} J{et} V{marquer} !

? coupe
C{pour ce but}, S{héros} V{gagner} O{(une coupe & une médaille & un maillot & un sifflet & un short & un ballon & une raquette & un casque & des lunettes & un bonnet & des chaussettes & un patin & une trottinette & un vélo & une corde & un cerceau)} !
T{alors}, S{(l'équipe & le public & l'arbitre & un champion & une championne & le gardien & l'entraîneur & une joueuse & un joueur)} V{crier} : J{victoire} !
T{maintenant}, S{l'équipe} V{être} A{(~content & ~fort & ~rapide)} !
