@title Le mauvais train
@levels CE1 CE2 CM1 CM2
@keywords train, voyage, gare, vacances, transports, départ, valise, départ en vacances
@tenses présent, passé_composé, passé_simple

= ouverture
L{à la gare}, S{héros} V{attendre:état} O{le train (de dix heures|de Paris|de Marseille|pour la mer|des vacances)} C{avec (ses parents|sa valise|sa tante|son grand-père|sa famille)}
C{pour (les vacances|le voyage|le départ)}, S{héros} V{mettre} L{dans sa valise} O{(un pull & un maillot & un livre & des chaussettes & une serviette & une casquette & des jeux & ses sandales & une lampe & un pyjama & une carte & des lunettes & un chapeau & des bonbons & un cahier & sa trousse)}
T{ce matin-là}, S{toute la famille de héros} V{courir:état} L{(vers la gare|vers le quai|dans la gare)} C{avec (trois valises|des sacs|les bagages|un parapluie et un chat)}

+ gare
L{sur le quai}, S{(les voyageurs & un contrôleur & des touristes & les passagers & une dame & un soldat & des enfants & la foule & des musiciens & une vieille dame & un chien & des skieurs)} (V{attendre:état} & V{courir:état} & V{parler:état} & V{bavarder:état})
S{(papa|maman|son père|sa mère)} (V{chercher} O{les billets} & V{acheter} O{un journal} & V{porter} O{les bagages} & V{lire} O{l'horaire} & V{demander} O{un renseignement} & V{perdre} O{son chapeau} & V{regarder} O{la pendule} & V{composter} O{les billets} & V{monter} L{dans le wagon} & V{compter} O{les valises} & V{oublier} O{un sac})
S{(le train|la locomotive|le wagon)} V{être:état} A{(~long & ~rapide & ~bleu/adj & ~plein & ~vieux & ~moderne & ~bruyant/adj & ~rouge/adj)}, J{et} S{héros} V{trouver} O{(une place/nom|un siège|une place/nom libre)} L{près de la fenêtre}

+ route
L{(par la fenêtre|derrière la vitre|au loin)}, S{héros} V{voir} O{défiler/ver (des champs & une rivière & un tunnel & des villages & un pont & des vaches & la forêt & une usine & un château & des collines & une route & la montagne & des vignes & un canal & une autre gare & un lac)}
S{le train} (V{rouler} & V{démarrer} & V{ralentir} & V{siffler} & V{entrer} L{dans un tunnel} & V{traverser} O{un pont} & V{traverser} O{la campagne} & V{s'arrêter} & V{filer} & V{grincer} & V{accélérer})
S{un contrôleur} V{demander} O{les billets} J{et} V{sourire} M{(étrangement|poliment|sous sa moustache)}
S{un (voyageur|monsieur)} V{demander} O{(l'heure|un renseignement|la place/nom de la fenêtre|le journal)} J{et} V{sourire} M{(étrangement|poliment|sous sa moustache)}
L{dans le wagon}, S{(un bébé|une dame|un monsieur|le chat|sa sœur|un voyageur)} (V{dormir:état} & V{manger:état} O{un sandwich} & V{lire:état} O{un journal} & V{pleurer:état} & V{ronfler:état} & V{tricoter:état} & V{chanter:état})

? doute
« J{où} V{aller}-S{nous} ? » V{demander}-S{héros}
J{mais} T{(au bout d'une heure|bientôt|après un tunnel)}, S{l'air} V{devenir} A{(froid/adj|glacé/adj|frais)} J{et} S{papa} V{remettre} O{son manteau}

= fin
« V{regarder:impératif.vous} O{(la neige|ces montagnes)} ! » V{dire}-S{héros} : S{ce} V{être:état} A{le mauvais train} !
T{enfin}, S{le train} V{s'arrêter} : L{à la place/nom de la (mer|plage)}, S{il} V{y avoir:état} O{(de la neige|une montagne|un glacier)} !
