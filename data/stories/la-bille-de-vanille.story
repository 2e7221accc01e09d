@title La bille de Camille
@levels CE1 CE2
@keywords bille, famille, cour, jeux, son ill, ille
@tenses présent
# famille : fille, famille, bille, chenille, papillon, briller, gentille, béquille, coquille, vanille, quille, myrtille, cheville, billet, fillette, brindille, grille, pastille, aiguille, gorille, vrille, habiller, billard, lentille, pupille, sillon, maquiller, coquillage, béquilles, gentil, chenilles, torpille, jonquille, famille

= bille
L{dans la cour}, S{une (fille|fillette|gentille fille)} V{perdre} O{une bille} L{(près de la grille|sous une brindille|dans une flaque de vanille|entre deux quilles)}
S{une bille} V{rouler} L{(sous une grille|contre une quille|sur une cheville|entre les lentilles)} J{et} V{disparaître}

+ recherche
S{toute/dét la famille} V{chercher} L{(sous les brindilles & derrière la grille & dans un coquillage & parmi les myrtilles & près des jonquilles & entre les quilles & sous une béquille & dans les lentilles & sous une coquille)}
C{pour la trouver/ver}, S{il} V{falloir} O{(faire/ver briller/ver une lampe & déplacer/ver une quille & suivre/ver une chenille & habiller/ver le gorille en peluche & lever/ver une béquille & plier/ver la cheville & ouvrir/ver la grille & payer/ver un billet)}
S{(un gorille en peluche|un papillon|une chenille|le chat de la famille)} V{regarder} O{(la fille|la fillette|une coquille vide/adj|la grille)}
« S{ma bille} V{être} A{(gentille|jaune comme/con la vanille|ronde/adj comme/con une myrtille|plus petite/adj qu'une lentille)} ! » V{dire} S{(une fille|une fillette|héros)}

= trouvée
T{enfin}, S{elle} V{briller} L{(dans une coquille|sous un papillon|au pied d'une jonquille|derrière la grille|dans la main de sa sœur)} !
T{enfin}, S{(une chenille|un papillon|le gorille|une vieille dame à béquilles)} V{montrer} O{la bille} !

? glace
C{pour remercier/ver}, S{la fille} V{offrir} O{(une glace à la vanille|une pastille|un billet de manège|des myrtilles|un coquillage)} I{à (toute/dét la famille|la vieille dame|son amie)}
