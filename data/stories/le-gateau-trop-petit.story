@title Le gâteau trop petit
@levels CP CE1 CE2
@keywords famille, gâteau, goûter, dimanche, grands-parents, visite, partager
@tenses présent
# famille : famille, père, mère, papa, maman, papy, mamie, frère, sœur, oncle, tante, tonton, tata, cousin, cousine, bébé, parents, grands-parents, grand-père, grand-mère, fils, fille, neveu, nièce, parrain, marraine, jumeaux, voisin, voisine, enfant, petit, grand, gentil, jeune, vieux, joyeux, aimer, embrasser, inviter, partager, jouer, rire, aider, arriver, attendre, gâteau, maison, photo, fête, table, repas, dimanche, cadeau, câlin, bisou, ensemble, visite, ami, sourire

= gâteau
T{dimanche}, S{héros} V{faire} O{un petit gâteau} C{pour (sa famille|ses parents|son père|sa mère|maman|papa|le bébé)}
L{à la maison}, S{héros et (papa|maman|son père|sa mère)} V{faire} O{un petit gâteau}
S{(papa|maman|son père|sa mère)} V{aider} O{héros}, S{qui} V{faire} O{un petit gâteau}

= arrivent
T{bientôt}, S{(papy & mamie & un jeune oncle & une gentille tante & son tonton & sa tata & un grand cousin & une petite cousine & les jumeaux & un neveu de papa & une nièce de maman & son parrain & sa marraine & le voisin & la voisine & un ami & le fils du voisin & la fille de tata & trois enfants)} V{arriver} !
T{soudain}, S{(le grand-père & la grand-mère & un vieil oncle & une jeune tante & son tonton & sa tata & un gentil cousin & une joyeuse cousine & les jumeaux & un neveu de papa & une nièce de maman & son parrain & sa marraine & le voisin & la voisine & un ami & trois enfants)} V{entrer} !

? gestes
C{pour les accueillir/ver}, S{héros} (V{rire} & V{sourire} & V{embrasser} O{ses grands-parents} & V{faire} O{un câlin} & V{faire} O{un bisou} & V{mettre} O{la table} & V{réveiller} O{le bébé} & V{appeler} O{son frère} & V{appeler} O{sa sœur} & V{aider} O{mamie} & V{prendre} O{une photo} & V{ranger} O{la maison})

= affamés
S{les invités} V{être} A{(~gentil & ~grand & ~joyeux & ~jeune & ~vieux)}, J{mais} S{ils} V{avoir} O{très faim} !
S{tous} V{aimer} O{le gâteau}, J{mais} S{il} V{être} A{trop petit} !
J{mais} S{le gâteau} V{être} A{trop (petit|petit pour la famille|petit pour la table|petit pour ce repas|petit pour la fête)} !

= fête
T{enfin}, S{(papy|mamie|tonton|tata|sa tante|son oncle|le voisin|la voisine|sa cousine|le parrain|la marraine)} V{apporter} O{un énorme gâteau} !
T{enfin}, S{chacun} V{sortir} O{un gâteau} : J{quelle (fête|joyeuse fête|famille|grande famille|visite)} !

? offre
C{de joie}, S{chacun} V{offrir} O{(un cadeau & un bisou & un câlin)} I{(aux grands-parents|au bébé|aux enfants|aux jumeaux|au voisin)}

? après
T{ensuite}, (S{papy} V{rire} & S{mamie} V{sourire} & S{tonton} V{jouer} & S{le bébé} V{dormir} & S{sa fille} V{chanter} & S{les parents} V{danser} & S{la famille} V{rire} M{ensemble} & S{les enfants} V{jouer} M{ensemble} & S{le neveu} V{grignoter} & S{le grand-père} V{chanter} & S{la grand-mère} V{danser} & S{les grands-parents} V{rire})
T{pour finir}, S{héros} (V{embrasser} O{la famille} & V{faire} O{un câlin} & V{prendre} O{une photo} & V{aider} O{ses parents} & V{ranger} O{la maison} & V{essuyer} O{la table} & V{danser} C{avec son frère} & V{chanter} C{avec sa sœur})
