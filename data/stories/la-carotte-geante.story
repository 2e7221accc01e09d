@title La carotte géante
@levels CP CE1 CE2
@keywords jardin, jardinage, potager, plantes, légumes, printemps, jardinier
@tenses présent
# famille : jardin, potager, terre, graine, plante, fleur, rose, tulipe, marguerite, herbe, feuille, racine, tige, arbre, pommier, cerisier, haie, carotte, salade, radis, tomate, poireau, chou, haricot, fraise, pelle, râteau, bêche, arrosoir, brouette, seau, tuyau, gants, bottes, chapeau, échelle, corde, serre, cabane, allée, soleil, pluie, eau, ver, taupe, escargot, limace, abeille, papillon, coccinelle, oiseau, hérisson, lapin, jardinier, jardinière, voisin, voisine, papy, mamie, planter, semer, arroser, creuser, tirer, pousser, cueillir, arracher, couper, ratisser, grand, gros, lourd, mûr, vert, épouvantail, nid, printemps

= carotte
L{(au jardin|au potager|dans la serre|près de la cabane|près de la haie|sous le pommier|sous le cerisier|près de l'épouvantail|près d'un arbre)}, S{héros} V{tirer} O{une énorme carotte} : J{rien} !
T{(au printemps|au soleil|après la pluie)}, S{héros} V{tirer} O{(une énorme carotte|une carotte mûre|une carotte lourde|une carotte verte|une grosse carotte|une grande carotte)} : J{rien} !

? autour
L{à côté}, S{il} V{y avoir} O{(une salade & un radis & une tomate & un poireau & un chou & un haricot & une fraise & une rose & une tulipe & une marguerite & une fleur & de l'herbe & un pommier & un cerisier & un arbre & une haie & une serre & une cabane & un épouvantail & une allée & un nid & une plante)} !

? aide
T{vite}, S{héros} V{appeler} O{(papy & mamie & un voisin & une voisine & un jardinier & une jardinière & un lapin & un hérisson & un escargot & une limace & un ver & une abeille & un papillon & une coccinelle & un oiseau & une taupe & le chien & le chat)} !

? outils
S{héros} V{prendre} O{(une pelle & un râteau & une bêche & un arrosoir & une brouette & un seau & un tuyau & des gants & des bottes & un chapeau & une échelle & une corde & de l'eau & une feuille & une tige)} !

? gestes
T{alors}, (S{papy} V{creuser} & S{mamie} V{arroser} & S{un voisin} V{tirer} & S{une voisine} V{pousser} & S{le jardinier} V{couper} O{l'herbe} & S{la jardinière} V{ratisser} O{l'allée} & S{un lapin} V{cueillir} O{une salade} & S{l'escargot} V{manger} O{une feuille} & S{un oiseau} V{quitter} O{son nid} & S{une taupe} V{creuser} & S{le hérisson} V{goûter} O{une fraise} & S{une abeille} V{chercher} O{une fleur} & S{le papillon} V{voler} & S{une limace} V{traverser} O{la terre} & S{l'épouvantail} V{perdre} O{son chapeau} & S{la pluie} V{tomber} & S{le soleil} V{briller} & S{un ver} V{sortir})

? efforts
S{héros} V{devoir} O{(tirer/ver & pousser/ver & creuser/ver & arroser/ver & semer/ver & arracher/ver la tige & couper/ver une racine & planter/ver un bâton & ratisser/ver la terre & cueillir/ver une fraise & mettre/ver des gants & mettre/ver ses bottes & vider/ver l'arrosoir & chercher/ver une corde & pousser/ver la brouette & prendre/ver une pelle & remplir/ver l'arrosoir & écarter/ver les fleurs & protéger/ver les tomates & enlever/ver son chapeau & prévenir/ver le voisin & appeler/ver mamie & appeler/ver papy & monter/ver à l'échelle)} !

= taupe
T{enfin}, S{la carotte} V{sortir} C{avec (une taupe & un ver & une racine & un lapin & une graine & une limace & une abeille & une tige & de la terre & un escargot & un vieux gant & une botte & de l'herbe & une coccinelle)} !
T{enfin}, S{la carotte} V{sortir} : S{une taupe} V{pousser} O{dessous} !

? fin
T{ce soir/nom}, S{tous} V{manger} O{(une soupe de carotte|un gâteau de carotte|de la carotte|une salade de carotte)}
T{après}, S{héros} V{vouloir} O{(planter/ver une rose & semer/ver des graines & planter/ver une tulipe & semer/ver des radis & planter/ver des tomates & semer/ver un chou & arroser/ver les poireaux & planter/ver un pommier & cueillir/ver des marguerites & ranger/ver la bêche & ranger/ver le râteau & plier/ver le tuyau & nettoyer/ver la pelle & cueillir/ver des fleurs & vider/ver l'arrosoir & saluer/ver l'épouvantail & laver/ver ses gants & planter/ver un cerisier & quitter/ver le potager & fermer/ver le jardin & attendre/ver le printemps & cueillir/ver les tomates mûres & semer/ver des haricots)} !
