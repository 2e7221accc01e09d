@title Les œufs trop bien cachés
@levels CP CE1 CE2
@keywords Pâques, œufs, chocolat, cloches, jardin, chasse aux œufs, avril
@tenses présent
# famille : Pâques, œuf, chocolat, cloche, poule, lapin, poussin, lièvre, agneau, poisson, nid, panier, ruban, bonbon, jardin, herbe, fleur, tulipe, jonquille, pâquerette, arbre, haie, buisson, pommier, pot, arrosoir, brouette, cabane, niche, banc, toboggan, balançoire, terrasse, fenêtre, toit, botte, seau, pelle, mars, avril, lundi, dimanche, printemps, soleil, pluie, papa, maman, papy, mamie, cousin, cousine, frère, sœur, voisin, chien, chat, chercher, cacher, trouver, courir, grimper, creuser, manger, partager, croquer, compter, rouge, bleu, vert, doré, gros, petit, noir, blanc, gourmand, sucré, fondre, surprise, chasse, famille, lait

= cachés
T{(à Pâques|en avril|en mars|dimanche|lundi|au printemps|au soleil|sous la pluie)}, S{héros} V{chercher} O{(un œuf & une cloche & une poule & un lapin & un poussin & un lièvre & un agneau & un poisson & un gros œuf & un petit œuf & un œuf rouge & un œuf bleu & un œuf vert & un œuf doré & un œuf noir & un œuf blanc)} C{en chocolat} !
T{(à Pâques|en avril|en mars|dimanche|lundi|au printemps|au soleil|sous la pluie)}, S{héros} V{chercher} O{(du chocolat & des bonbons & une surprise & un œuf & un gros œuf & un petit œuf & un œuf noir & un œuf blanc & un œuf rouge & un œuf bleu & un œuf vert & un œuf doré)} !

? lieux
S{on} V{chercher} L{(au jardin & dans l'herbe & sous une fleur & derrière une tulipe & sous les jonquilles & près des pâquerettes & dans un arbre & dans la haie & dans un buisson & sous le pommier & dans un pot & dans l'arrosoir & sous la brouette & dans la cabane & dans la niche & sous un banc & sous le toboggan & sur la balançoire & sur la terrasse & sur le toit & dans une botte & dans un seau & dans un nid)} : J{rien} !

? famille
T{vite}, S{(papa & maman & papy & mamie & un cousin gourmand & une cousine gourmande & son frère & sa sœur & le voisin & le chien & le chat & toute la famille)} V{aider héros} !

? gestes
T{alors}, S{héros} (V{grimper} L{à l'arbre} & V{creuser} O{la terre} & V{prendre} O{un panier} & V{prendre} O{une pelle} & V{prendre} O{un seau} & V{vider} O{une botte} & V{pousser} O{la brouette} & V{lever} O{un pot} & V{ouvrir} O{la cabane} & V{fouiller} O{un buisson} & V{fouiller} O{la haie} & V{monter} L{sur un banc} & V{ouvrir} O{la fenêtre} & V{visiter} O{la niche} & V{interroger} O{le chat} & V{suivre} O{le chien} & V{appeler} O{son frère} & V{appeler} O{sa sœur} & V{demander} I{à papa} & V{marcher} L{dans l'herbe} & V{écarter} O{une tulipe} & V{secouer} O{un pommier} & V{vider} O{l'arrosoir} & V{appeler} O{mamie})

= oubli
T{enfin}, S{papa} V{ouvrir} O{(le frigo|un panier|la niche|la cabane|une boîte|son sac|le placard)} : S{tout} V{être} A{là} !
T{(enfin|le soir|dimanche soir)}, S{maman} V{ouvrir} O{(le frigo|un panier|la niche|la cabane|une boîte|son sac|le placard)} : S{tout} V{être} A{là} !

? régal
T{aussitôt}, S{toute la famille} (V{partager} & V{croquer} O{un œuf} & V{croquer} O{un bonbon sucré} & V{croquer} O{une poule en chocolat} & V{manger} O{un lapin en chocolat} & V{manger} O{le chocolat} & V{compter} O{les bonbons} & V{couper} O{une cloche} & V{goûter} O{un poisson en chocolat} & V{lécher} O{un agneau en chocolat} & V{ouvrir} O{une surprise} & V{faire fondre/ver} O{un lièvre en chocolat} & V{boire} O{du lait sucré} & V{cacher} O{les œufs} & V{recommencer} O{la chasse})
T{aussitôt}, S{on} V{pouvoir} O{(manger/ver un œuf & partager/ver le chocolat & croquer/ver une cloche & faire/ver une chasse & goûter/ver un agneau en chocolat)} !
