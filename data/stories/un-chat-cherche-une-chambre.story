@title Un chat cherche une chambre
@levels CP CE1 CE2
@keywords son ch, chat, maison, sommeil, lit, animaux
@tenses présent
# famille : chat, chien, cheval, vache, cochon, chèvre, chemin, chemise, chapeau, chaussette, chaussure, chaise, chambre, cheminée, niche, ruche, poche, mouche, bûche, branche, bouche, moustache, château, chou, douche, cloche, chiffon, écharpe, champignon, champ, dimanche, sèche, chaud, méchant, cher, fraîche, chercher, cacher, marcher, chanter, coucher, toucher, approcher, chuchoter, chez, chaque, cachette, planche, échelle, mouchoir

= cherche
T{(dimanche|chaque dimanche|chaque soir)}, S{un chat} V{chercher} O{une (chambre|cachette)}
S{un chat} V{chercher} O{une (cachette|chambre)} C{pour se coucher/ver}
L{(sur le chemin|dans un château|dans les champs)}, S{un chat} V{chercher} O{une chambre}

= lieux
T{alors}, S{le chat} V{essayer} O{(une chaise & une niche & une planche & un chapeau & une chaussure & une chaussette & une ruche & une poche & une bûche & une branche & la douche & la cheminée & un chou & un chiffon & une écharpe & une chemise & un mouchoir & une échelle & une cloche)}
T{alors}, S{le chat} V{se coucher} L{(sur une chaise & dans une niche & sur une planche & dans un chapeau & dans une chaussure & sous une cloche & dans un champ & sur une bûche & sur une branche & sous la douche & dans la cheminée & dans les choux & sur un chiffon & dans une écharpe & sur une chemise & sur un champignon)}

? défaut
J{hélas}, S{cette chambre} V{être} A{(trop ~chaud & trop ~sec & trop ~frais & bien trop ~cher)}

? occupants
J{mais}, L{là}, (S{un chien} V{s'approcher} & S{un cheval} V{marcher} & S{une vache} V{chanter} & S{un cochon} V{se coucher} & S{une chèvre} V{mâcher} O{un chou} & S{une mouche} V{toucher} O{sa moustache} & S{une cloche} V{chanter} & S{une branche} V{toucher} O{sa bouche} & S{un chien méchant} V{se cacher})

? efforts
C{pour dormir/ver}, S{le chat} (V{se cacher} L{dans un champ} & V{marcher} L{vers un château} & V{descendre} O{l'échelle} & V{frotter} O{sa moustache} & V{chasser} O{une mouche} & V{fermer} O{la bouche} & V{quitter} O{la niche} & V{pousser} O{la vache} & V{chanter} & V{aller} L{chez le cheval} & V{s'approcher} L{du feu} & V{chuchoter} O{une chanson} & V{chercher} O{un chiffon})

? parole
« J{cher chat}, V{marcher:impératif.tu} L{chez (le cheval|la chèvre|le cochon)} ! » V{dire}-S{(un chien|une vache|la mouche)}
« S{ma chambre} V{être} A{(trop chaude|bien sèche|trop fraîche)} ! » V{chuchoter}-S{(la chèvre|le cochon|un cheval)}
« V{ne toucher:impératif.tu pas} O{ma (chaussette|chemise|moustache|cachette)} ! » V{dire}-S{(le cochon|un chien|un cheval)}

= fin
T{enfin}, S{héros} V{cacher} O{le chat} L{(dans sa poche|dans son écharpe|sous sa chemise|dans sa chambre|dans son chapeau)} !
T{enfin}, S{le chat} V{se coucher} L{chez (le chien|la chèvre|la vache|le cheval|le cochon|héros)} !
T{enfin}, S{le chat} V{dormir} L{contre (un chien & une chèvre & une vache & un cheval & un cochon)} !
