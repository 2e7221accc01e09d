@title Coincé dans la cheminée
@levels CP CE1 CE2
@keywords Noël, Père Noël, décembre, fête, cadeaux, sapin, hiver, jouets
@tenses présent
# famille : sapin, boule, guirlande, étoile, bougie, cadeau, jouet, traîneau, renne, lutin, hotte, cheminée, neige, bonnet, barbe, botte, manteau, sac, lettre, liste, poupée, ballon, train, livre, vélo, puzzle, peluche, camion, bûche, dinde, chocolat, crèche, bonbon, papillote, réveillon, table, famille, toit, ciel, nuit, décembre, hiver, calendrier, papier, ruban, paquet, salon, feu, chaussette, chaussure, décorer, offrir, emballer, chanter, attendre, rêver, dormir, briller, ouvrir, préparer, rouge, doré, blanc, brillant, magique, joyeux, ange, clochette, marron, orange, biscuit

= coincé
L{dans la cheminée}, S{le Père Noël} V{être} A{coincé} !
S{le Père Noël} V{être} A{coincé} L{(dans la cheminée|sous le toit|près du feu|avec son sac|avec sa hotte)} !
T{(en décembre|en hiver|au réveillon|cette nuit)}, S{le Père Noël} V{boucher} O{la cheminée} !

? gourmand
S{il} V{aimer +trop} O{(les marrons & les bonbons & la bûche & le chocolat & la dinde & les biscuits & les papillotes & les oranges & les repas de réveillon)} !

? enlève
T{alors}, S{il} V{enlever} O{(son bonnet & son manteau & ses bottes & sa hotte & son sac & ses chaussettes & ses chaussures & sa barbe)} !

? soir
C{par chance}, L{dans le salon}, (S{une bougie} V{briller} & S{le sapin} V{briller} & S{le chat} V{dormir} & S{le feu} V{dormir} & S{la crèche} V{attendre} & S{un ange} V{rêver} & S{une étoile} V{briller})
L{dans le salon}, S{tout} V{être} A{(joyeux & rouge/adj & doré & blanc/adj & brillant/adj & magique)}

? chute
L{de la hotte}, S{(un jouet & un cadeau & une poupée & un ballon & un train & un livre & un vélo & un puzzle & une peluche & un camion & une boule & une guirlande & une bougie & une clochette & une étoile dorée & un ange & un calendrier & un ruban rouge & un paquet & du papier doré & une lettre & une liste & un sapin blanc & une crèche & un bonbon & une papillote & un chocolat)} V{tomber} !

? gestes
T{vite}, S{héros} (V{chanter} & V{attendre} & V{appeler} O{sa famille} & V{appeler} O{un renne} & V{réveiller} O{un lutin} & V{tirer} O{la barbe} & V{tirer} O{une botte} & V{prendre} O{le manteau} & V{pousser} O{le sapin} & V{cacher} O{la dinde} & V{préparer} O{la table} & V{éteindre} O{le feu} & V{écarter} O{la crèche} & V{ouvrir} O{le sac} & V{lire} O{une lettre} & V{lire} O{la liste} & V{monter} L{sur le toit} & V{regarder} O{le ciel} & V{marcher} L{dans la neige} & V{attraper} O{un ruban} & V{lancer} O{une guirlande} & V{compter} O{les paquets} & V{trouver} O{le traîneau} & V{secouer} O{une clochette} & V{poser} O{une boule} & V{emballer} O{un vélo})

? dehors
L{(dans la nuit|dans la neige|près du toit)}, (S{un renne} V{attendre} & S{un lutin} V{chanter} & S{le traîneau} V{briller} & S{l'hiver} V{souffler} & S{la neige de décembre} V{tomber} & S{un renne} V{dormir} & S{un lutin} V{emballer} O{un livre} & S{la Mère Noël} V{décorer} O{le traîneau})

= sortie
T{enfin}, S{le Père Noël} V{tomber} L{sur (la table & la bûche & la dinde & les paquets & le sapin & un camion & une peluche & un train & un puzzle & une boule & un ballon & la crèche & les biscuits & les chocolats & les bonbons & les marrons & les oranges & un livre & une guirlande & les chaussures)} !
T{enfin}, S{le Père Noël} V{sortir} : J{quelle (belle barbe|nuit|joyeuse nuit|nuit magique|belle nuit d'hiver)} !

? merci
C{pour dire merci}, S{il} V{offrir} O{(un jouet & un cadeau & une poupée & un ballon & un train & un livre & un vélo & un puzzle & une peluche & un camion & une boule rouge & une clochette & une étoile & un calendrier & un ruban & du chocolat & des papillotes & des marrons & une orange & un sapin & un bonnet blanc & une chaussette)}
T{ensuite}, S{héros} (V{rêver} & V{dormir} & V{préparer} O{un chocolat} & V{ouvrir} O{un paquet} & V{décorer} O{la table} & V{décorer} O{la cheminée} & V{offrir} O{un biscuit} & V{partager} O{la bûche} & V{manger} O{une orange} & V{emballer} O{un jouet} & V{saluer} O{le traîneau} & V{voir} O{briller/ver le ciel} & V{finir} O{son calendrier} & V{embrasser} O{sa famille} & V{ranger} O{le papier} & V{chanter})
