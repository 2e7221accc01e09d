@title Où est doudou ?
@levels CP CE1
@keywords maison, lit, nuit, doudou, bébé, famille, son ou, perdu
@tenses présent

= sans
T{ce soir/nom}, S{héros} V{chercher} O{son doudou (rouge|roux|tout doux|tout mou)}
C{pour dormir/ver}, S{héros} V{vouloir} O{son (doudou|petit doudou|vieux doudou)}
S{héros} V{être} L{dans son lit}, J{mais} S{son doudou} V{ne pas être} L{là}

? portrait
S{ce} V{être} A{un (petit|joli|gros) (loup|nounours|mouton|lapin|ours)} A{tout (doux|mou|rond)}
S{ce doudou} V{avoir} O{(un bout de queue|un trou au cou|deux gros yeux|une joue rouge)}
S{héros} V{dormir} T{(toujours|toutes les nuits)} C{avec son doudou}

+ recherche
S{héros} V{regarder} L{sous (le lit|la couverture|le coussin|la couette)} : J{pas de doudou} !
L{dans la cuisine}, S{héros} V{ouvrir} O{(le four|un sac|la porte|le placard)} : J{rien} !
L{(derrière|devant) (le rideau|le fauteuil|la porte|l'armoire)}, S{héros} V{trouver} O{(un sou|un bouton|un bijou)}
S{héros} V{courir} L{dans (le couloir|la cour|toute la maison)} : J{toujours rien} !
S{papa} V{chercher} L{(dans le four|sous la roue du vélo|dans la voiture)} T{(aussi|à son tour)}
S{maman} V{retourner} O{(tous les coussins|le sac rouge|toutes les poches)}
S{(son frère|sa sœur|mamie|papy/nom)} V{regarder} L{(sous la table|dans le bain|derrière la porte|dans le panier)}
S{son frère et sa sœur} V{vider} O{(le sac|le panier|la boîte à jouets|la valise)}
S{le (chat|chien)} V{chercher} M{(partout|aussi)} J{et} V{trouver} O{(une souris en tissu|une balle)}

? inventaire
L{sous le lit}, S{il} V{y avoir} O{[un objet.jouet.petit=balle,toupie,bille liste]}, J{mais pas de doudou}
L{dans (la boîte|le sac|le panier)}, S{héros} V{trouver} O{[un objet.jouet.petit|objet.lecture.livre=cube,poupée liste]}, J{mais pas de doudou}

? parole
« J{où} V{être}-S{tu}, J{mon (doudou|petit doudou)} ? » V{demander}-S{héros}
« S{tu} V{avoir} O{mon doudou} ? » V{demander}-S{héros} I{à (papa|maman|sa sœur|son frère)}
« S{je} V{ne pas dormir} C{sans doudou} », V{dire}-S{héros}
« S{nous} V{aller le trouver} », V{dire}-S{(papa|maman|mamie|grand-père)}
« V{fermer:impératif.tu} O{les yeux} : S{je} V{chercher} C{pour toi} », V{dire}-S{(papa|maman)}
« J{chut}, S{bébé} V{dormir} ! » V{dire}-S{(papa|maman)}

? silence
T{(soudain|tout à coup)}, S{héros} V{écouter} : S{bébé} V{ronfler} M{tout doucement} !
L{au bout du couloir}, S{une porte} V{être} A{(ouverte|un peu ouverte)}
S{héros} V{pousser} M{tout doucement} O{la porte de bébé}

= bébé
S{le doudou} V{être} L{(dans le lit de bébé|dans les bras de bébé|sous le cou de bébé)} !
S{bébé} V{dormir} M{(très bien|en boule)}, C{le doudou (contre sa joue|sous son cou|dans ses bras|sur son genou)}
T{enfin}, S{héros} V{trouver} O{son doudou} : S{bébé} V{dormir} L{dessus} !

? câlin
S{héros} V{faire} O{un (bisou|bisou tout doux)} I{à bébé}, J{puis} V{retourner} L{(au lit|dans son lit)}
« V{le garder:impératif.tu} ! » V{dire}-S{héros} M{tout doucement}
T{cette nuit}, S{héros} V{dormir:futur} C{avec (une poupée|un nounours|sa souris rouge|une peluche)}
