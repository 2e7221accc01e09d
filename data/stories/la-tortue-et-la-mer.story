@title La tortue veut voir la mer
@levels CE2 CM1 CM2
@keywords tortue, mer, voyage, amitié, promenade, noms en té, noms en tié, noms en ée, noms en ie, noms en ue, noms en oue, noms féminins en é
@tenses présent, passé_composé, passé_simple
# famille : liberté, beauté, santé, vérité, quantité, amitié, moitié, difficulté, activité, curiosité, générosité, rapidité, obscurité, humidité, propreté, fierté, été, montée, jetée, pâtée, assiettée, brouettée, poignée, bouchée, gorgée, journée, matinée, soirée, année, entrée, arrivée, durée, idée, allée, vallée, purée, rosée, fumée, araignée, cheminée, fusée, marée, musée, lycée, vie, pluie, bougie, prairie, librairie, boulangerie, pharmacie, mairie, écurie, bergerie, partie, sortie, mélodie, énergie, rue, statue, avenue, vue, tortue, laitue, charrue, bienvenue, roue, boue, proue, queue, fourmi, nuit

= envie
T{(un été|une matinée d'été)}, S{une tortue} V{vouloir:état voir} O{la mer}, C{malgré (une petite santé & la durée du chemin & la difficulté & la pluie & l'humidité & une queue fragile & sa peur des araignées & sa quantité de bagages & la montée de la rue & la beauté de l'enclos)}
T{(un été|une matinée d'été)}, S{une tortue} V{vouloir:état voir} O{la mer}, C{poussée/adj par (la curiosité & l'amitié d'un crabe & le goût de la liberté & l'amour de la beauté & un besoin d'activité & une soif de vérité & une énergie nouvelle & un rêve de rapidité & la fierté & le rêve d'une autre vie & l'appel de la marée & une idée fixe)}

= départ
C{par amitié}, S{héros} V{installer} L{dans la brouette de la tortue} O{(une laitue & une bougie & un plan de la vallée & une quantité de feuilles & une gorgée d'eau & une assiettée de laitue & une poignée de trèfle & un bol de purée & une pâtée à la laitue & une fourmi amie & une roue de secours & un sirop de la pharmacie & du pain de la boulangerie & la moitié d'une pomme & un parapluie)}
C{avec générosité}, S{héros} V{promettre} O{(une journée de route & la liberté & une partie du voyage en brouette & une vue sur la mer & une poignée de laitue & une soirée sur la jetée & une bouchée de salade par/pré rue & une mélodie par/pré allée & la moitié du goûter)}

+ chemin
T{bientôt}, S{la brouette} V{traverser} O{(une rue & une longue avenue & une allée & la vallée & une prairie & la cour du lycée & l'entrée du musée & la place de la mairie & une bergerie & une écurie & un champ sans charrue & l'ombre d'une statue & l'obscurité d'un tunnel & une rue sans sortie & une montée & l'humidité des bois)}
L{en chemin}, S{on} V{rencontrer} O{(une fourmi & une araignée & une vache à longue queue & un marchand de statues & une brouettée de foin & la dame de la boulangerie & le patron de la pharmacie & le maire devant la mairie & la libraire de la librairie & un chat de cheminée & des élèves du lycée & un inventeur de fusées)}
T{soudain}, S{la roue} V{refuser} I{(d'avancer/ver dans la boue & de tourner/ver sous la pluie & de monter/ver la rue)}
S{la tortue} V{garder:événement} O{(son énergie & sa curiosité & sa bonté & sa liberté & sa fierté)}
S{un vieil âne} V{avoir:événement} O{pitié} : S{il} V{pousser} O{la brouette} L{(jusqu'à l'arrivée & toute la matinée & pendant la montée & la moitié du chemin & toute la soirée & jusqu'à la vallée)}
S{héros} V{réciter} O{(une dictée & une poésie sur la liberté & la liste des difficultés & une mélodie)} C{pour passer/ver (la soirée|la matinée|la journée)}
« J{encore} O{(une gorgée & une bouchée & un peu d'énergie & une poignée de courage & une montée & une avenue & une rue)} ! » V{dire:événement}-S{héros}
T{à la nuit}, S{on} V{dormir:événement} L{(dans une bergerie & près d'une cheminée & dans une écurie & à l'entrée d'une allée & sur la proue d'une barque & dans la prairie & contre une charrue)}, C{à la lueur d'une bougie}

= mer
T{enfin}, L{sur la jetée}, S{la tortue} V{découvrir} O{(la marée & la beauté des vagues & la liberté & la vraie vie & la proue d'un bateau & une fumée de bateau & la rosée salée & une mélodie de vagues & la vue du large & l'amitié d'un crabe & une statue de sable & l'humidité du sable & une pluie de mouettes)} 
T{à l'arrivée}, L{devant la mer}, S{la tortue} V{mériter:état} O{(une journée de repos & une année de repos & la bienvenue & une assiettée de laitue & une gorgée d'eau fraîche & une poignée d'algues & une soirée sur la jetée & une purée d'algues & une nuit près de la marée & un bain de propreté & une vie sans boue & une médaille de rapidité & la santé pour mille ans & un été entier)}
