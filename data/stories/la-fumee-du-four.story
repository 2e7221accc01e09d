@title La fumée
@levels CP CE1 CE2
@keywords pompiers, pompier, feu, incendie, secours, caserne, camion, danger
@tenses présent
# famille : pompier, caserne, camion, sirène, échelle, tuyau, lance, casque, bottes, veste, gants, masque, hache, corde, seau, eau, pompe, extincteur, ambulance, brancard, couverture, radio, téléphone, alarme, feu, flamme, fumée, incendie, fenêtre, toit, porte, immeuble, maison, forêt, grange, étage, escalier, cheminée, balcon, cave, blessé, dame, bébé, chat, chien, voisin, docteur, policier, appeler, sonner, courir, monter, grimper, arroser, éteindre, sauver, porter, tousser, descendre, crier, rouge, jaune, fort, rapide, courageux, dangereux, noir, brûlant, vite, four, gâteau, rôti, poulet, chef, équipe

= fumée
L{(à la fenêtre|dans l'escalier|sur le toit|sur le balcon|dans la cave|dans la maison|dans l'immeuble|à l'étage|près de la cheminée|sous la porte)}, S{héros} V{voir} O{de la fumée} !
S{héros} V{voir} O{(une fumée noire|une fumée dangereuse)} !
S{héros} V{croire voir} O{(un feu|une flamme|un incendie|un feu dangereux)} !

= appel
T{vite}, S{héros} V{appeler} O{les pompiers}, J{puis} (V{crier} & V{tousser} & V{courir} L{au balcon} & V{descendre} O{l'escalier} & V{ouvrir} O{une fenêtre} & V{fermer} O{la porte} & V{réveiller} O{un bébé} & V{prévenir} O{une dame} & V{prévenir} O{le voisin} & V{sauver} O{le chat} & V{porter} O{le chien} & V{remplir} O{un seau} & V{déclencher} O{l'alarme} & V{chercher} O{de l'eau} & V{prendre} O{l'extincteur} & V{quitter} O{l'immeuble} & V{appeler} O{un docteur} & V{appeler} O{un policier} & V{demander} O{une ambulance} & V{mettre} O{un masque})

? arrivée
T{bientôt}, S{(un pompier courageux & un camion rouge & une ambulance jaune & un docteur & un policier & un chef fort & une équipe rapide & toute la caserne & le voisin)} V{arriver} !
T{bientôt}, (S{la sirène} V{sonner} & S{l'alarme} V{sonner} & S{le chef} V{crier} & S{un pompier} V{courir} & S{une équipe} V{monter} & S{un policier} V{siffler} & S{un docteur} V{ouvrir} O{son brancard} & S{une ambulance} V{attendre} & S{le camion} V{freiner} & S{la radio} V{grésiller} & S{la pompe} V{ronfler})

? matériel
S{les pompiers} V{prendre} O{(une longue échelle & un gros tuyau & une lance & un casque & des bottes & une veste & des gants & un masque & une hache & une corde & un seau & de l'eau & une pompe & un extincteur & un brancard & une couverture & une radio)} !

? hommes
S{ces pompiers} V{être} A{(~fort & ~rapide & ~courageux)} !
S{tous} V{vouloir} O{(monter/ver & grimper/ver au toit & arroser/ver la maison & éteindre/ver le feu & descendre/ver à la cave & casser/ver la porte & fermer/ver la cheminée & tirer/ver le tuyau & prendre/ver la lance & poser/ver l'échelle & éviter/ver l'incendie & aller/ver vite)} !

= four
T{enfin}, S{on} V{ouvrir} O{le four} : S{(un gâteau|un rôti|un poulet)} V{brûler} !
T{enfin}, S{(un pompier|le chef|une dame)} V{trouver} O{un (gâteau|rôti|poulet)} L{dans le four} !

? fin
T{alors}, S{les pompiers} (V{enlever} O{leurs casques} & V{enlever} O{leurs gants} & V{poser} O{leurs bottes} & V{rouler} O{le tuyau} & V{ranger} O{l'échelle} & V{éteindre} O{la sirène} & V{rentrer} L{à la caserne} & V{remonter} L{dans le camion})
