@title Une drôle de recette
@levels CE1 CE2 CM1
@keywords recette, cuisine, crêpes, pâte, ingrédients, nombres, père, goûter
@tenses présent, passé_composé, passé_simple

= ouverture
T{(mercredi|dimanche|samedi)}, S{héros et son père} V{vouloir:état faire/ver} O{des crêpes} C{(pour le goûter|pour toute la famille|pour la voisine)}
T{(mercredi|dimanche|samedi)}, T{(après la sieste|à trois heures)}, S{héros} V{ouvrir} O{le vieux livre de cuisine} C{pour préparer/ver des crêpes}

= obstacle
J{hélas}, S{une tache} V{couvrir:état} O{la moitié de la page}, J{et} S{les nombres} V{manquer:état}
J{mais} S{(une souris|le petit chat|le bébé)} V{mâcher:antérieur} O{la page}, J{et} S{les quantités} V{disparaître:antérieur}

? parole
« J{combien} J{d'œufs} V{falloir}-S{il} ? S{la page} V{ne plus le dire} ! » V{demander}-S{héros}
« V{ne pas mettre:impératif.tu} O{trop de lait}, J{mais} V{en mettre:impératif.tu} M{assez} », V{conseiller} S{son père}
« S{nous} V{inventer:futur} O{les nombres} ! » V{décider}-S{héros}
« S{nous} V{goûter:futur} O{la pâte}, J{et} S{nous} V{savoir:futur} J{si} S{ce} V{être} A{bon} », V{dire} S{son père}

? tablier
S{héros} V{mettre} O{un tablier (trop long|blanc|propre|à carreaux)}, V{se laver} O{les mains} J{et} V{sortir} O{[un objet.cuisine.récipient|objet.cuisine.couvert=saladier,casserole,cuillère liste]}

+ recette
S{héros} V{verser} O{(un kilo|deux bols|trois bols) de farine} L{dans le saladier} : S{un nuage blanc} V{monter} L{jusqu'à (la lampe|ses sourcils|ses cheveux)}
J{puis} S{héros} V{casser} O{(trois|quatre|cinq|six) œufs}, J{et} S{(une coquille|un jaune|un morceau de coquille)} V{tomber} L{(par terre|sur le chat|à côté)}
J{ensuite}, S{héros} V{ajouter} O{(un demi-litre|deux verres|trois verres) de lait}, O{une pincée de sel et (un verre d'huile|un peu de beurre|deux cuillères de sucre)}
S{héros} V{remuer} O{la pâte} M{(doucement|lentement|avec force|en rond)} T{pendant (cinq|dix|douze) minutes}
S{la pâte} V{se reposer} L{(près du radiateur|sous un torchon|sur le buffet)} T{une heure}, J{mais} S{héros} V{regarder} O{l'horloge} T{chaque minute}
S{son père} V{faire fondre/ver} O{le beurre} L{dans la poêle}, S{qui} V{commencer à chanter/ver}
S{la première crêpe} V{coller}, S{la deuxième} V{avoir:état} O{la forme (d'un nuage|d'une botte|d'un lapin|de l'Italie)}, S{la troisième} V{brûler}, J{et} S{la quatrième} V{se poser} L{sur (la lampe|le placard|la tête de son père)}

? garniture
L{sur la table}, S{héros} V{disposer} O{[du aliment.fruit=fraise,banane,framboise pl liste]} L{à côté (du miel|de la confiture|du chocolat|de la crème)}

= tournant
T{après plusieurs essais}, S{une crêpe} V{tourner +enfin} L{dans les airs} J{et} V{retomber} M{sagement} L{dans la poêle}
J{pourtant}, T{(peu à peu|bientôt)}, S{une pile de (douze|quinze|vingt|trente) crêpes} V{monter} L{au milieu de la table}

= fin
T{(après le goûter|avant la vaisselle)}, S{héros} V{écrire} O{ses propres nombres} L{sur la page}, C{pour la prochaine fois}
S{tout le monde} V{en reprendre} T{deux fois}, J{puis} S{héros} V{coller} O{une nouvelle recette} L{dans le vieux livre}
