@title La barrière ouverte
@levels CP CE1 CE2
@keywords ferme, animaux de la ferme, fermier, campagne, animaux, cris des animaux
@tenses présent
# famille : vache, veau, cochon, mouton, poule, coq, poussin, canard, oie, dinde, lapin, cheval, âne, chèvre, agneau, chien, chat, fermier, fermière, tracteur, foin, paille, herbe, grain, maïs, blé, œuf, lait, fromage, beurre, champ, pré, étable, écurie, grange, poulailler, mare, seau, fourche, brouette, botte, nourrir, brouter, picorer, traire, courir, crier, appeler, traverser, attraper, ferme, barrière, puits, route, chemin, basse-cour, porcherie

= départ
L{à la ferme}, S{(les vaches & les veaux & les cochons & les moutons & les agneaux & les chèvres & les ânes & les chevaux & les poules & les coqs & les poussins & les canards & les oies & les dindes & les lapins)} V{se sauver} !
T{ce matin/nom}, S{(les vaches & les veaux & les cochons & les moutons & les agneaux & les chèvres & les ânes & les chevaux & les poules & les coqs & les poussins & les canards & les oies & les dindes & les lapins)} V{quitter} O{la ferme} !
L{par la barrière}, S{(les vaches & les veaux & les cochons & les moutons & les agneaux & les chèvres & les ânes & les chevaux & les poules & les coqs & les poussins & les canards & les oies & les dindes & les lapins)} V{se sauver} !

? cause
J{oui}, S{la barrière} V{être} A{ouverte}, J{et} S{le fermier} V{dormir} T{encore} !
J{hélas}, S{héros} V{ne pas fermer:antérieur} O{la barrière} !

? trouvés
S{les autres} V{suivre} : (S{la vache} V{brouter} O{les fleurs} & S{le cochon} V{manger} O{le blé} & S{le veau} V{courir} & S{la chèvre} V{traverser} O{le champ} & S{le cheval} V{goûter} O{le maïs} & S{la poule} V{picorer} O{du grain} & S{le canard} V{chercher} O{la mare} & S{l'oie} V{crier} & S{le mouton} V{bloquer} O{la route} & S{l'agneau} V{prendre} O{le chemin} & S{le coq} V{chanter} L{sur le tracteur}) !
S{les autres} V{suivre} : (S{le coq} V{crier} & S{le canard} V{nager} L{dans la mare} & S{la dinde} V{courir} & S{le lapin} V{traverser} O{la route} & S{le mouton} V{manger} O{l'herbe} & S{le poussin} V{picorer} O{le grain} & S{le veau} V{brouter} & S{l'oie} V{tirer} O{la paille} & S{le cochon} V{bloquer} O{le chemin} & S{la chèvre} V{goûter} O{le foin} & S{le cheval} V{boire} L{au puits}) !

? gestes
C{pour les ramener/ver}, S{héros} (V{courir} & V{crier} & V{appeler} O{le chien} & V{réveiller} O{le fermier} & V{prévenir} O{la fermière} & V{courir} L{à la mare} & V{monter} L{sur le tracteur} & V{mettre} O{ses bottes} & V{prendre} O{la fourche} & V{suivre} O{le chemin})

? appât
C{pour les attirer}, S{héros} V{apporter} O{(un seau de grain & une brouette de foin & une fourche de paille & une botte de foin & du foin & de la paille & de l'herbe & du grain & du maïs & du blé)}

= retour
T{enfin}, S{les bêtes} V{rentrer} L{(à l'étable & à l'écurie & à la grange & à la porcherie & au poulailler & au pré & dans la basse-cour)}
T{enfin}, S{les animaux} V{revenir} L{(à l'étable & à l'écurie & à la grange & à la porcherie & au poulailler & au pré & dans la basse-cour)}

? soir
T{ce soir/nom}, C{avant (de nourrir/ver les poules & de traire/ver la vache & de caresser/ver le chat & de boire/ver du lait & de manger/ver du fromage & de cuire/ver un œuf & de ranger/ver la brouette & de ranger/ver la fourche & d'enlever/ver ses bottes & de faire/ver du beurre)}, S{héros} V{fermer} O{la barrière} !
