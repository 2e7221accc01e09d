@title Le ballon qui part trop loin
@levels CP CE1 CE2
@keywords sport, sports, ballon, foot, football, gymnastique, piscine, match, équipe, jeux
@tenses présent
# famille : sport, ballon, balle, raquette, filet, but, gardien, équipe, joueur, joueuse, arbitre, sifflet, match, terrain, stade, gymnase, piscine, vélo, casque, rugby, football, basket, tennis, judo, natation, danse, ski, course, corde, cerceau, tapis, banc, maillot, short, chaussettes, bonnet, lunettes, médaille, coupe, champion, championne, victoire, jambe, pied, main, bras, genou, tête, courir, sauter, nager, lancer, attraper, gagner, perdre, tirer, marquer, tomber, grimper, plonger, rouler, glisser, siffler, rapide, fort, souple, fatigué, content, patin, trottinette, public, entraîneur, vestiaire, pelouse, jouer, crier, gymnastique

= tir
S{héros} V{tirer} : S{le ballon} V{quitter} O{(le stade|le terrain|la pelouse|le gymnase|le match|le but)} !
L{au (stade|foot|gymnase|rugby|basket)}, S{héros} V{perdre} O{(le ballon|un ballon de football|un ballon de rugby|un ballon de basket|la balle)} !

? passe
S{le ballon} V{déranger} O{(la danse & le judo & la natation & le tennis & le ski & une course & la gymnastique & le rugby & le basket & le football & le vestiaire & la piscine & le gymnase & un match & une équipe & le public)} !
S{le ballon} V{toucher} O{(une tête & un pied & une main & un bras & un genou & une jambe & un banc & un tapis & une raquette & un vélo & un casque & une corde & un cerceau & le gardien & un joueur & une joueuse & un champion & un bonnet & un filet & des lunettes)} !

? gens
T{aussitôt}, (S{un gardien} V{plonger} & S{un arbitre} V{siffler} & S{un joueur} V{sauter} & S{un joueur fatigué} V{dormir} & S{une joueuse forte} V{tirer} & S{un joueur souple} V{plonger} & S{une joueuse} V{tomber} & S{le public} V{crier} & S{un nageur} V{perdre} O{son bonnet} & S{une dame} V{perdre} O{ses lunettes} & S{un champion} V{glisser} & S{une championne} V{jouer} & S{l'entraîneur} V{courir} & S{l'équipe} V{courir} & S{un enfant} V{nager} & S{un bébé} V{rouler} L{sur le tapis} & S{le maître} V{chercher} O{son sifflet} & S{un chien} V{attraper} O{un short} & S{un cycliste} V{tomber} L{du vélo} & S{une danseuse} V{lever} O{la jambe})

? gestes
T{vite}, S{héros} (V{courir} & V{sauter} & V{nager} & V{plonger} & V{tomber} & V{rouler} & V{glisser} & V{siffler} & V{grimper} L{sur un banc} & V{lever} O{les bras} & V{lancer} O{un filet} & V{lever} O{le pied} & V{baisser} O{la tête} & V{frotter} O{sa jambe} & V{saluer} O{le public} & V{traverser} O{le vestiaire} & V{passer} L{sous un filet} & V{quitter} O{le judo} & V{oublier} O{la natation} & V{oublier} O{la danse} & V{lever} O{la main} & V{plier} O{les genoux} & V{lancer} O{une corde} & V{lancer} O{un cerceau} & V{prendre} O{un vélo} & V{prendre} O{une trottinette} & V{mettre} O{un casque} & V{mettre} O{un patin} & V{remonter} O{ses chaussettes} & V{salir} O{son short} & V{trouer} O{son maillot} & V{appeler} O{l'équipe} & V{attraper} O{une balle} & V{prendre} O{une raquette} & V{tendre} O{un filet} & V{perdre} O{son bonnet})

? efforts
S{héros} V{être} A{(~rapide & ~souple & ~fort & ~fatigué)} : J{en avant} !
S{héros} V{vouloir} O{(gagner/ver & jouer/ver encore & marquer/ver & courir/ver & attraper/ver le ballon & lancer/ver le ballon & finir/ver le match & crier/ver & tirer/ver & avoir/ver une médaille & avoir/ver la coupe)} !

= but
T{enfin}, S{le ballon} V{revenir} L{dans le but} : J{(victoire|quel but|quel match|quel sport|quelle course)} !
T{enfin}, S{(un joueur & une joueuse & le gardien & un champion & une championne & l'entraîneur & l'arbitre & l'équipe & le public)} V{marquer} O{le but} !
2 | T{enfin}, S{héros} V{revenir} L{au but} C{avec (un casque|une raquette|un vélo|une corde|un cerceau|un patin|un bonnet)} J{et} V{marquer} !

? coupe
C{pour ce but}, S{héros} V{gagner} O{(une coupe & une médaille & un maillot & un sifflet & un short & un ballon & une raquette & un casque & des lunettes & un bonnet & des chaussettes & un patin & une trottinette & un vélo & une corde & un cerceau)} !
T{alors}, S{(l'équipe & le public & l'arbitre & un champion & une championne & le gardien & l'entraîneur & une joueuse & un joueur)} V{crier} : J{victoire} !
T{maintenant}, S{l'équipe} V{être} A{(~content & ~fatigué & ~fort & ~rapide)} !
