@title Le numéro gagnant
@levels CE1 CE2 CM1
@keywords tombola, loterie, nombres, numéros, kermesse, fête de l'école, lots
@tenses présent, passé_composé, passé_simple

= ouverture
L{à la (kermesse|fête) de l'école}, S{héros} V{acheter} O{un seul billet de tombola} : O{le numéro (soixante-treize|soixante et onze|soixante-dix-neuf)}
T{(un samedi de juin|le jour de la kermesse)}, S{héros} V{dépenser} O{(ses deux derniers euros|sa dernière pièce)} C{pour un billet de tombola}

= désir
S{il} V{y avoir:état} O{(cent|deux cents|trois cents|cinq cents|mille) billets}, J{mais} S{héros} V{ne vouloir:état que} O{le premier lot/nom} : A{un vélo (rouge/adj|bleu|vert/adj)}
L{sur l'estrade}, S{le premier lot/nom} V{briller:état} : S{ce} V{être:état} A{un vélo (rouge/adj|bleu|vert/adj)}, J{et} S{héros} V{en rêver:état}

? stands
T{en attendant/ver}, S{les enfants} V{courir} L{(du chamboule-tout à la pêche aux canards|d'un jeu à l'autre)} J{et} V{manger} O{(des crêpes|des gaufres|de la barbe à papa|des glaces)}
L{autour de l'estrade}, S{la foule} V{se serrer} J{et} V{se taire} M{peu à peu}

? lots
S{on} V{pouvoir:état gagner/ver} O{[un objet.jouet.petit|objet.lecture.livre|objet.maison.récipient=ballon,album,panier liste]}

= tirage
T{(à quatre heures|à cinq heures|enfin)}, S{(le directeur|la directrice)} V{plonger} O{la main} L{dans un (chapeau|sac|saladier)} J{et} V{commencer} O{le tirage}
S{une petite fille} V{fermer} O{les yeux} J{et} V{tirer} O{les billets}, M{(un par un|l'un après l'autre)}

+ numéros
S{le numéro (six|sept|huit|neuf|dix)} V{gagner} O{(un parapluie|une lampe|un coussin|un réveil|un vase)}
S{le numéro (onze|douze|treize|quatorze|quinze|seize)} V{remporter} O{(un jambon|un panier de légumes|un pot de confiture|un fromage)}
S{une vieille dame} V{lever} O{son billet}, O{le numéro (vingt et un|vingt-deux|trente|trente-trois|quarante-quatre)}, J{et} V{recevoir} O{(un ballon de football|un casque de moto|une corde à sauter)} !
S{(le cuisinier|le facteur|le gardien|le maire)}, C{grâce au numéro (cinquante|cinquante-cinq|soixante|soixante-deux)}, V{repartir} C{avec (une poupée|un ours en peluche|un cerf-volant)}
S{le numéro (quatre-vingts|quatre-vingt-un|quatre-vingt-dix|quatre-vingt-quinze)} V{emporter} O{un jeu de société}
S{personne} V{ne répondre} I{au numéro cent}, J{car} S{(un bébé|un chien|une chèvre)} V{le manger:antérieur}

? parole
« V{croiser:impératif.vous} O{les doigts} », V{souffler}-S{héros} I{à ses voisins}
« J{si} S{je} V{perdre}, S{je} V{rentrer:futur} M{à pied} », V{se dire}-S{héros}
« J{combien} J{de lots} V{rester}-S{il} ? » V{demander}-S{héros}
« S{tu} V{pouvoir gagner/ver} J{ou ne rien gagner/ver}, S{ce} V{être} A{le hasard} », V{dire} S{(son père|sa mère|sa sœur|son frère)}

= suspense
T{pour le vélo}, S{tout le monde} V{retenir} O{son souffle}, J{et} S{héros} V{serrer} O{son billet} L{contre son cœur}
T{(enfin|alors)}, S{le moment du vélo} V{arriver}, J{et} S{un grand silence} V{tomber} L{sur la cour}

= chute
J{hélas}, S{un autre numéro} V{sortir} : S{ami} V{gagner} O{le vélo}, V{réfléchir}, J{puis} V{dire} : « S{nous} V{l'utiliser:futur} M{à deux} ! »
J{hélas}, S{le vélo} V{partir} C{avec ami}, S{qui} V{revenir} T{aussitôt} : « V{monter:impératif.tu} L{derrière moi}, S{on} V{partager:futur} ! »

? après
T{tout l'été}, S{le vélo} V{changer} I{de maison} T{chaque (lundi|dimanche|semaine)}
S{héros} V{garder} O{son billet perdant} L{dans (sa poche|son carnet|une boîte)} : S{ce} V{être:état} A{le plus chanceux de tous}
