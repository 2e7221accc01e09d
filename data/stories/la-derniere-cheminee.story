@title La dernière cheminée
@levels CE1 CE2 CM1
@keywords Noël, père Noël, traîneau, rennes, lutin, cadeaux, décembre, hiver, hotte
@tenses présent, passé_composé, passé_simple

= ouverture
T{la nuit de Noël}, S{le père Noël} V{garder:état} O{un dernier cadeau} L{dans sa hotte} : S{ce} V{être:état} A{celui de héros}
T{une nuit de décembre, un peu avant (minuit|l'aube)}, S{le traîneau du père Noël} V{se poser} L{sur le toit de héros}, C{pour le dernier cadeau}
S{la hotte du père Noël} V{être:état presque} A{vide} : S{il} V{ne plus y rester:état que} S{le cadeau de héros}

? nuit
L{dans (la rue|toute la ville)}, S{la neige} V{couvrir:état} O{(les sapins|les voitures|les branches|les trottoirs|les toits)}, J{et} S{les rennes} V{attendre:état} M{en silence}
L{sous le toit}, S{héros} V{dormir:état} M{(profondément|sur le dos|en boule)}, O{ses chaussons} L{au pied du sapin}

= obstacle
J{mais} S{la cheminée} V{être:état} A{(vraiment|bien|beaucoup) trop étroite} : S{le ventre du père Noël} V{ne pas y entrer:état}
S{le père Noël} V{passer} O{une botte, puis l'autre}, J{mais} S{son gros ventre} V{ne pas passer} !

+ essais
S{le père Noël} V{enlever} O{(son manteau|sa ceinture|ses bottes|sa veste rouge/adj)} J{et} V{rentrer} O{le ventre}, J{pourtant} S{rien} V{ne bouger}
S{les rennes} V{tirer} L{sur ses bras}, J{puis} V{pousser} C{avec (leurs bois|leur museau|leurs pattes)}, M{(sans succès|sans faire de bruit)}
S{un renne} V{lancer} O{une boule de neige} C{pour aider/ver} J{et} V{ne mouiller que} O{la barbe de son maître}
S{le père Noël} V{essayer +aussi} O{(la lucarne|la porte|les fenêtres)}, J{mais} S{tout} V{être:état} A{fermé}
3 | C{malgré (le froid|le vent|la neige)}, S{de grosses gouttes} V{couler:état} L{sur le front du père Noël}

? hotte
C{pour être/ver moins gros}, S{le père Noël} V{vider} O{ses poches} : O{(une étoile|un ruban|une guirlande|une boule)} J{et} O{(quelques miettes de biscuit|trois noix|une vieille chaussette|une clémentine)}

= tournant
T{(soudain|tout à coup|alors)}, S{un lutin} V{sortir} L{de la hotte} M{en bâillant/ver} : S{il} V{s'endormir:antérieur} L{sous les paquets} !
S{quelque chose} V{remuer} L{dans la hotte} : S{un lutin pas plus grand qu'une (botte|bouteille|main)} V{en sortir}

? parole
« J{où} V{être}-S{nous} J{et} J{quelle heure} V{être}-S{il} ? » V{demander} S{le lutin}
« S{tu} V{être} A{petit/adj}, S{tu} V{passer:futur} L{partout}, J{mais moi}, S{je} V{ne pas pouvoir} ! » V{dire} S{le père Noël}
« S{je} V{être} A{un lutin d'atelier}, S{je} V{n'entrer jamais} L{chez les gens} », V{répondre} S{le lutin}
« V{ne pas réveiller:impératif.tu} O{l'enfant}, J{et surtout} V{ne pas goûter:impératif.tu} O{au (gâteau|chocolat)} ! » V{souffler} S{le père Noël}

= descente
S{le lutin} V{prendre} O{le cadeau} L{sous son bras} J{et} V{glisser} L{jusqu'en bas}, M{(sans bruit|comme une plume|dans un nuage de suie)}
S{le père Noël} V{attacher} O{le lutin} L{au bout d'une guirlande} J{et} V{le faire +doucement descendre/ver} C{avec le cadeau}

? dedans
S{le lutin} V{déposer} O{(le paquet|le cadeau)} L{(entre les chaussons|sous le sapin|près de la porte|devant la crèche|au milieu du tapis)}, J{puis} V{admirer} O{(les guirlandes|les boules|les bougies|l'étoile)}
S{le lutin} V{ne pas oublier} O{(la carotte des rennes|le verre de lait|le biscuit)}, S{qui} V{attendre:état} L{sur la table}

= fin
T{(au matin|le lendemain|le jour de Noël)}, S{héros} V{trouver} O{son cadeau}, J{mais aussi} O{de minuscules traces de pas} L{(sur le tapis|dans la suie|autour du sapin)} !
T{(au matin|le lendemain|le jour de Noël)}, L{près de son cadeau}, S{héros} V{trouver} O{un bonnet (pointu|de lutin)}, C{à peine plus grand qu'un (dé|gland|pouce)}
