@title Le chien et la saucisse
@levels CP CE1 CE2
@keywords ville, rue, magasins, commerces, courses, quartier, chien
@tenses présent
# famille : ville, rue, place, pont, parc, marché, gare, école, mairie, église, musée, cinéma, théâtre, piscine, stade, hôpital, boulangerie, boucherie, pharmacie, épicerie, librairie, poste, banque, restaurant, café, hôtel, magasin, supermarché, immeuble, tour, maison, fontaine, banc, trottoir, feu, passage, carrefour, bus, voiture, vélo, taxi, camion, tramway, métro, boulanger, boucher, facteur, policier, agent, vendeuse, cliente, marchand, dame, monsieur, passant, pigeon, vitrine, porte, panier, sac, pain, saucisse, journal, traverser, courir, tourner, sauter, crier, acheter, payer, vite, bruyant, kiosque, coiffeur, jardin

= vol
L{(en ville|dans la rue|sur la place|à la boucherie|au marché|au supermarché|au restaurant|près de la gare|devant la mairie|à l'épicerie)}, S{un chien} V{voler} O{une saucisse} !

? chemin
T{vite}, S{il} V{visiter} O{(l'école & la mairie & l'église & le musée & le cinéma & le théâtre & la piscine & le stade & l'hôpital & la boulangerie & la boucherie & la pharmacie & l'épicerie & la librairie & la poste & la banque & un restaurant & un hôtel & un magasin & un immeuble & une tour & une maison & un kiosque & la gare & le parc & un jardin & le marché & le supermarché & un café)} !
T{vite}, S{il} V{traverser} O{(la ville & la rue & la place & le pont & le parc & le marché & la gare & le musée & le stade & le carrefour & le passage & un magasin & un jardin & un café & un hôtel & le trottoir & une librairie & la poste & la banque & le théâtre & le cinéma & la piscine & le supermarché & la fontaine)} !
2 | S{le chien} V{passer} L{devant (l'école & la mairie & l'église & le musée & le cinéma & le théâtre & la piscine & le stade & l'hôpital & la boulangerie & la boucherie & la pharmacie & l'épicerie & la librairie & la poste & la banque & un restaurant & un hôtel & un magasin & un immeuble & une tour & une maison & une fontaine & un kiosque & un coiffeur)} !

? suivent
L{derrière lui}, S{(le boucher & le boulanger & le facteur & un policier & un agent & une vendeuse & une cliente & le marchand & une dame & un monsieur & un passant & un coiffeur & un vélo & un taxi & un bus & une voiture & un camion & un pigeon)} V{courir} !
T{aussitôt}, (S{le boucher} V{crier} & S{le boulanger} V{lâcher} O{son pain} & S{un facteur} V{sauter} L{du vélo} & S{un policier} V{siffler} & S{un agent} V{courir} & S{une vendeuse} V{fermer} O{sa porte} & S{une cliente} V{perdre} O{son sac} & S{une dame} V{lâcher} O{son panier} & S{une voiture} V{freiner} & S{un taxi} V{klaxonner} & S{un camion} V{freiner} & S{un monsieur} V{lâcher} O{son journal} & S{le marchand} V{tomber} & S{le boucher} V{courir +vite} & S{le tramway} V{sonner})

? héros
C{pour le rattraper/ver}, S{héros} (V{courir} & V{crier} & V{sauter} & V{tourner} L{au carrefour} & V{traverser} O{le passage} & V{traverser} O{le pont} & V{traverser} O{le jardin} & V{prendre} O{son vélo} & V{prendre} O{le bus} & V{prendre} O{le tramway} & V{prendre} O{le métro} & V{appeler} O{un taxi} & V{monter} L{sur un banc} & V{monter} L{à la tour} & V{quitter} O{son immeuble} & V{arrêter} O{un camion} & V{suivre} O{le trottoir} & V{suivre} O{le boucher} & V{interroger} O{une dame} & V{interroger} O{un passant} & V{poser} O{son panier} & V{lâcher} O{son sac})

? bruit
T{bientôt}, S{toute la rue} V{être} A{(~bruyant & ~fou)} !

= fin
T{enfin}, L{(au parc|au jardin|à la gare|à l'église|à l'épicerie|à la poste|au marché|au kiosque|à la boulangerie|à la pharmacie|près du feu|sur le pont)}, S{un chaton} V{manger} O{la saucisse} !
T{enfin}, S{le chien} V{poser} O{la saucisse} L{devant (un chaton|une niche|ses petits|un chien triste)} !
T{enfin}, S{le chien} V{donner} O{la saucisse} I{à (un chaton|un petit chien|ses petits|un bébé chat)} !

? merci
T{alors}, S{(le boucher & le boulanger & le facteur & la vendeuse & un policier & un agent & une cliente & une dame & un monsieur & un passant & le marchand)} V{acheter} O{(une autre saucisse|un pain|un panier)} C{pour le chien}
