@title La sandale d'Hermès
@levels CM1 CM2
@keywords mythologie, mythologie grecque, dieux, Grèce, Antiquité, Olympe, héros
@tenses présent, passé_composé, passé_simple
# famille : dieu, déesse, Zeus, Athéna, Poséidon, Apollon, Hermès, Ulysse, Thésée, Pégase, Minotaure, Cyclope, Méduse, sirène, nymphe, centaure, héros, monstre, roi, oracle, temple, Olympe, Grèce, Athènes, Crète, labyrinthe, fil, bouclier, casque, épée, arc, flèche, lance, lyre, couronne, trône, foudre, aile, sandale, message, ruse, épreuve, île, mer, tempête, navire, immortel, courageux, rusé, furieux, combattre, vaincre, punir, voler

= perte
T{un matin/nom}, S{Hermès}, S{messager (de Zeus|de l'Olympe|des dieux|de la déesse Athéna|du roi des dieux)}, V{perdre} O{une sandale (à ailes|immortelle)} : S{il} V{voler:état} A{en rond}
S{Hermès}, S{le messager de Zeus}, V{ne plus trouver:état} O{sa sandale} : C{avec une seule aile}, S{il} V{tourner:état} L{autour (de l'Olympe & du temple & d'Athènes & du trône & d'une île & de la Grèce & d'un navire)}

+ recherche
S{il} V{chercher +aussitôt} L{(dans un temple & sous le trône & derrière un bouclier & dans un vieux casque & sous la lyre d'Apollon & près d'un arc & parmi les flèches & à Athènes & en Crète & dans le labyrinthe & sur une île & au fond de la mer & chez un roi & sur un navire)}
S{il} V{interroger} O{(une nymphe & une sirène & un centaure & l'oracle & un Cyclope & le Minotaure & Ulysse & Thésée & Pégase & Athéna & Poséidon & Apollon & Méduse sans la regarder/ver & un monstre & un roi & un héros courageux & une déesse rusée & un centaure rusé & un dieu immortel)}
C{pour l'aider/ver}, (S{Ulysse} V{proposer} O{une ruse} & S{Thésée} V{prêter} O{son fil} & S{Athéna} V{tendre} O{sa lance} & S{Poséidon} V{calmer} O{la tempête} & S{Apollon} V{prêter} O{sa lyre} & S{Pégase} V{offrir} O{une aile} & S{le Minotaure} V{fouiller} O{le labyrinthe} & S{un Cyclope} V{ouvrir} O{grand son œil} & S{une sirène} V{chanter} & S{l'oracle} V{réfléchir} & S{un centaure} V{poser} O{son arc} & S{Méduse} V{fermer} O{les yeux} & S{un roi} V{promettre} O{sa couronne}), J{mais} S{la sandale} V{rester:état} A{introuvable}
L{sur l'Olympe}, S{Zeus} V{attendre:état} O{(son message & une flèche & une épée neuve & sa couronne & le nom d'un héros & un navire & des nouvelles de la Grèce & des nouvelles de Crète & une lettre d'Athènes)} : S{il} V{devenir:événement} A{(furieux|rouge)}
« S{je} V{aller} O{(punir/ver ce messager & combattre/ver la mer & lancer/ver la foudre & vaincre/ver ce retard & voler/ver moi-même/pro & briser/ver mon trône & inventer/ver une épreuve & envoyer/ver un monstre & réveiller/ver la tempête & fermer/ver l'Olympe)} ! » V{gronder} S{(Zeus|le roi des dieux|le dieu furieux)}

= trouvaille
L{(sur le trône|dans le temple|sous la couronne|derrière le bouclier)}, S{une petite (déesse|nymphe)} V{rire} : S{(la sandale|l'aile)} V{être:état} A{à son pied} !

= fin
S{Zeus} V{rire} M{aussi/adv} : T{depuis}, C{pour (les messages|voler/ver|les lettres d'Athènes|les épreuves)}, S{Hermès} V{avoir:présent} O{une (apprentie|aide)}

? suite
T{désormais}, S{la petite} V{vouloir:présent} O{(combattre/ver un monstre & vaincre/ver le Minotaure & voler/ver sur Pégase & punir/ver le Cyclope & porter/ver la foudre & suivre/ver Ulysse & tirer/ver à l'arc & tenir/ver une lance & jouer/ver de la lyre & visiter/ver la Grèce & sauver/ver un héros & commander/ver un navire & trouver/ver une ruse & manier/ver une épée)}
