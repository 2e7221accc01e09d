@title La carotte géante
@levels CP CE1 CE2
@keywords jardin, jardinage, potager, plantes, légumes, printemps, jardinier
@tenses présent
# famille : jardin, potager, terre, graine, plante, fleur, rose, tulipe, marguerite, herbe, feuille, racine, tige, arbre, pommier, cerisier, haie, carotte, salade, radis, tomate, poireau, chou, haricot, fraise, pelle, râteau, bêche, arrosoir, brouette, seau, tuyau, gants, bottes, chapeau, échelle, corde, serre, cabane, allée, soleil, pluie, eau, ver, taupe, escargot, limace, abeille, papillon, coccinelle, oiseau, hérisson, lapin, jardinier, jardinière, voisin, voisine, papy, mamie, planter, semer, arroser, creuser, tirer, pousser, cueillir, arracher, couper, ratisser, grand, gros, lourd, mûr, vert, épouvantail, nid, printemps

= carotte
L{(au jardin|au potager|dans la serre|près de la cabane|près de la haie|sous le pommier|sous le cerisier|près de l'épouvantail|près d'un arbre)}, S{héros} V{tirer} O{une énorme carotte} : J{rien} !
T{(au printemps|au soleil|après la pluie)}, S{héros} V{tirer} O{(une énorme carotte|une carotte mûre|une carotte lourde|une grosse carotte|une grande carotte)} : J{rien} !

? autour
J{attention/nom}, L{à côté}, S{il} V{y avoir} O{(une salade & un radis & une tomate & un poireau & un chou & un haricot & une fraise & une rose & une tulipe & une marguerite & une fleur & un nid & une plante)} !

? aide
T{vite}, S{héros} V{appeler} O{(papy & mamie & un voisin & une voisine & un jardinier & une jardinière & un lapin & un hérisson & un escargot & un oiseau & le chien & le chat)} !

? outils
S{héros} V{prendre} O{(une pelle & un râteau & une bêche & une brouette & un seau & des gants & des bottes & une échelle & une corde)} !

? gestes
T{alors}, (S{papy} V{creuser} & S{mamie} V{arroser} & S{un voisin} V{tirer} & S{une voisine} V{pousser} & S{le jardinier} V{couper} O{l'herbe} & S{la jardinière} V{ratisser} O{la terre} & S{un lapin} V{tirer} & S{un oiseau} V{crier} & S{le hérisson} V{pousser} & S{un escargot} V{arriver} & S{l'épouvantail} V{perdre} O{son chapeau}), J{mais} S{rien} V{ne bouger} !

? efforts
S{héros} V{devoir} O{(tirer/ver & pousser/ver & creuser/ver & arroser/ver & arracher/ver la tige & couper/ver une racine & mettre/ver des gants & mettre/ver ses bottes & chercher/ver une corde & prendre/ver une pelle & remplir/ver l'arrosoir & écarter/ver les fleurs & enlever/ver son chapeau & prévenir/ver le voisin & appeler/ver mamie & appeler/ver papy)} !

= taupe
T{enfin}, S{la carotte} V{sortir} C{avec (une taupe & un ver & une racine & un lapin & une graine & une limace & une abeille & une tige & de la terre & un escargot & un vieux gant & une botte & de l'herbe & une coccinelle)} !
T{enfin}, S{la carotte} V{sortir} : S{une taupe} V{pousser} O{dessous} !

? fin
T{ce soir/nom}, S{tous} V{manger} O{(une soupe de carotte|un gâteau de carotte|de la carotte|une salade de carotte)}
T{demain}, S{héros} V{aller} O{(planter/ver une rose & semer/ver des graines & planter/ver une tulipe & semer/ver des radis & planter/ver des tomates & semer/ver un chou & planter/ver un pommier & planter/ver un cerisier & semer/ver des haricots)} !
