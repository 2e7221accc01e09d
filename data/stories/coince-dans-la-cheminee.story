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
T{alors}, S{il} V{enlever} O{(son bonnet & son manteau & ses bottes & sa hotte & son sac & ses chaussettes & ses chaussures)} !

? soir
C{par chance}, L{dans le salon}, (S{le chat} V{dormir} & S{le feu} V{dormir})
L{dans le salon}, S{tout} V{être} A{(joyeux & rouge/adj & doré & blanc/adj & brillant/adj & magique)}

? chute
L{de la hotte}, S{(un jouet & un cadeau & une poupée & un ballon & un train & un livre & un vélo & un puzzle & une peluche & un camion & une boule & une guirlande & une bougie & une clochette & une étoile dorée & un ange & un calendrier & un ruban rouge & un paquet & du papier doré & une lettre & une liste & un sapin blanc & une crèche & un bonbon & une papillote & un chocolat)} V{tomber} !

= gestes
C{pour l'aider/ver}, S{héros} (V{chanter} & V{appeler} O{sa famille} & V{appeler} O{un renne} & V{réveiller} O{un lutin} & V{tirer} O{la barbe} & V{tirer} O{une botte} & V{prendre} O{le manteau} & V{pousser} O{le sapin} & V{éteindre} O{le feu} & V{écarter} O{la crèche} & V{ouvrir} O{le sac} & V{monter} L{sur le toit} & V{lancer} O{une guirlande} & V{secouer} O{une clochette})

? dehors
L{sur le toit}, (S{un renne} V{tirer} & S{un lutin} V{pousser} & S{la Mère Noël} V{crier} & S{un renne} V{souffler} & S{un lutin} V{rire} & S{le traîneau} V{attendre} & S{un lutin} V{attendre} & S{la neige de décembre} V{tomber})

= sortie
T{enfin}, S{le Père Noël} V{tomber} L{sur (la table & la bûche & la dinde & les paquets & le sapin & un camion & une peluche & un train & un ballon & la crèche & les biscuits & les chocolats & les bonbons & les marrons & les oranges & une guirlande & les chaussures)} !
T{enfin}, S{le Père Noël} V{sortir} : J{quelle (belle barbe|nuit|joyeuse nuit|nuit magique|belle nuit d'hiver)} !

? merci
C{pour dire merci}, S{il} V{offrir} O{(un jouet & un cadeau & une poupée & un ballon & un train & un livre & un vélo & un puzzle & une peluche & un camion & une boule rouge & une clochette & une étoile & un calendrier & un ruban & du chocolat & des papillotes & des marrons & une orange & un sapin & un bonnet blanc & une chaussette)}
T{ensuite}, S{héros} (V{dormir} & V{préparer} O{un chocolat} & V{ouvrir} O{un paquet} & V{décorer} O{la table} & V{décorer} O{la cheminée} & V{offrir} O{un biscuit} & V{partager} O{la bûche} & V{manger} O{une orange} & V{saluer} O{le traîneau} & V{embrasser} O{sa famille} & V{ranger} O{le papier})
