@title La page manquante
@levels CE1 CE2 CM1
@keywords bibliothèque, livre, lecture, bibliothécaire, page, école, roman
@tenses présent, passé_composé, passé_simple

= ouverture
T{(mercredi|samedi|vendredi)}, S{héros} V{finir} O{un roman de la bibliothèque}, J{mais} S{la dernière page} V{manquer:état}
S{héros} V{dévorer} O{un roman de la bibliothèque} M{(sous la couette|jusqu'à minuit|en une seule nuit)}, J{mais} S{quelqu'un} V{arracher:antérieur} O{la fin}

= désir
L{(au bord d'un gouffre|au fond d'une grotte|en haut d'une tour)}, S{(le capitaine|la princesse|le vieux pirate)} V{attendre:état} O{son destin} : S{héros} V{vouloir:état connaître/ver} O{la suite}
S{héros} V{ne pouvoir plus} O{dormir/ver} : J{comment} V{se terminer:état} S{cette histoire} ?

+ enquête
S{la bibliothécaire} V{fouiller} O{(les étagères|les caisses|trois armoires)}, J{mais} S{l'autre exemplaire} V{être:état} A{(perdu|prêté)}
id=fiche | L{sur la fiche}, S{héros} V{lire} O{les noms des (trois|cinq|huit|dix) derniers lecteurs}
après=fiche | S{(le facteur|le boulanger|le jardinier|un maçon)} V{se rappeler} O{(un orage|une bataille|un tigre|une tempête)} J{et} A{rien d'autre}
après=fiche | S{une dame (aux cheveux gris|en fauteuil roulant|très âgée)} V{se souvenir} C{d'un grand feu} J{et} V{inviter} O{héros} I{à goûter/ver}
après=fiche | S{un collégien} V{s'endormir:antérieur} T{avant la fin}, O{le livre sur le nez}
S{l'institutrice} V{raconter} O{une fin (très triste|magnifique)}, J{mais} S{ce} V{être:état} A{celle d'un autre livre}
T{chaque soir}, S{héros} V{inventer:état} O{une fin différente} L{dans son (carnet|cahier)}
3 | S{héros} V{écrire} O{une lettre} I{à l'auteur}, J{mais} S{la réponse} V{tarder:état} C{à venir/ver}

? inventaire
L{entre les pages}, S{héros} V{ne trouver que} O{(un ticket|une plume|un ruban|une photo) et (une fleur séchée|un timbre|une miette|un cheveu blanc)}

? parole
après=fiche | « V{se souvenir}-S{vous} C{de la fin} ? » V{demander}-S{héros} I{à chaque lecteur}
« S{on} V{ne pas pouvoir s'arrêter} L{là} ! » V{s'écrier}-S{héros}
« S{ce livre sans fin} V{ressembler} I{à un gâteau sans cerise} ! » V{soupirer}-S{héros}
« V{inventer:impératif.tu} O{ta propre fin} », V{proposer} S{la bibliothécaire}

= tournant
T{(enfin|un matin|un soir)}, S{la bibliothécaire} V{retrouver} O{la page} L{dans (un atlas|un dictionnaire|un livre de cuisine|un album)} : S{la feuille} V{servir:antérieur} I{de marque-page}
T{(enfin|un matin|un soir)}, L{au fond (d'un tiroir|de la boîte aux lettres|d'une vieille enveloppe)}, S{la bibliothécaire} V{découvrir} O{la page perdue}

= chute
S{héros} V{lire} O{la dernière ligne} J{et} V{refermer} O{le livre} M{en souriant/ver} : S{l'histoire} V{finir:état} M{bien}
L{sur la page}, S{il} V{ne y avoir:état que} S{quatre mots} : « S{la suite} V{arriver +bientôt} » !

? fin
S{la bibliothécaire} V{rire} J{et} V{tendre} O{un (autre roman|nouveau livre)} I{à héros}
T{depuis}, S{héros} V{vérifier:état +toujours} O{la dernière page} T{avant de lire/ver la première}
