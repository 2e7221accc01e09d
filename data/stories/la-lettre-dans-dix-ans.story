@title Une lettre pour dans dix ans
@levels CE2 CM1 CM2
@keywords lettre, avenir, anniversaire, souvenir, grandir, temps, jardin
@tenses présent, passé_composé, passé_simple

= ouverture
T{le jour de son anniversaire}, S{héros} V{décider} C{d'écrire/ver une (longue|vraie) lettre, à lire/ver dans dix ans}
T{ce dimanche/nom}, S{héros} V{s'asseoir} L{(sous le pommier|au fond du jardin|sur les marches)} C{pour écrire/ver une lettre, à lire/ver dans dix ans}

? feuille
T{d'abord}, S{héros} V{ne savoir:état pas} C{comment commencer/ver} : S{dix ans}, S{ce} V{être:état} A{(presque|vraiment) l'infini} !
S{héros} V{mordre} O{son crayon}, V{regarder} O{(les nuages|le ciel|une fourmi)}, J{puis} V{écrire} M{(enfin|très vite)} O{la première ligne}

= lettre
« S{tu} V{lire:futur} O{ces lignes} J{quand} S{tu} V{avoir:futur} O{dix ans de plus} », V{écrire}-S{héros}
« J{quand} S{tu} V{ouvrir:futur} O{cette lettre}, S{je} V{ne être:futur plus} O{<un|une> enfant} », V{commencer}-S{héros}

+ suite
« S{je} V{vivre} L{ici}, S{je} V{aller} L{à l'école à pied} J{et} S{je} V{connaître} O{(tous|presque tous) les chats du quartier} », V{poursuivre}-S{héros}
« S{je} V{savoir} C{nager/ver}, J{mais} S{je} V{craindre} T{encore} O{(le noir/nom|l'orage|les araignées|les guêpes)} : J{est-ce que} S{tu} V{trembler} M{aussi} ? »
« S{mon trésor}, S{ce} V{être} A{[un objet.jouet.petit|objet.conte.bijou|objet.maison.montre|objet.outil.boussole|objet.lecture.livre=toupie,boussole adj]}, J{et} S{tu} V{devoir} C{le garder/ver} T{toujours}. »
« S{mon meilleur ami} V{courir} M{plus vite que moi}, J{mais} S{je} V{le battre} C{aux dames} : V{être}-S{vous} T{encore} A{amis} ? »
« J{est-ce que} S{tu} V{voir} O{la mer} T{chaque jour} ? J{est-ce que} S{tu} V{tenir} O{tes promesses} ? »
« V{avoir}-S{tu} O{[un animal.compagnie|objet.véhicule.route|objet.véhicule.eau|objet.musique.instrument=chien,vélo,voilier]} ? V{rire}-S{tu} T{souvent} ? »
« J{si} S{tu} V{être} A{[- personne.métier|personne.métier.spectacle|personne.métier.secours|personne.métier.pilote=pilote,vétérinaire sg]}, S{je} V{être:futur} M{<ravi|ravie>} ; J{sinon}, S{ce} V{ne pas être} A{grave}. »
« V{ne oublier:impératif.tu pas} C{de courir/ver pieds nus}, V{manger:impératif.tu} O{des (fraises|cerises|mûres)} J{et} V{écrire:impératif.tu} T{parfois} I{à mamie} ! »

? relecture
S{héros} V{relire} O{tout}, V{effacer} O{une (faute|tache)}, V{plier} O{la feuille/nom} J{et} V{fermer} O{l'enveloppe}

= cachette
S{héros} V{mettre} O{la lettre} L{dans une (boîte|boîte en fer|boîte à biscuits)}, J{mais} S{il} V{ne savoir:état pas} C{où la cacher/ver}
« J{où} C{garder/ver} O{une lettre} T{(aussi|si) longtemps} ? » V{murmurer}-S{héros}

? essai
L{sous le lit}, S{le chien} V{la trouver:conditionnel} ; L{dans l'armoire}, S{tout le monde} V{la voir:conditionnel}

= fin
S{héros} V{creuser} O{un (trou|trou profond)} L{(au pied du|sous le) vieux/adj pommier} J{et} V{y déposer} O{la lettre} : « J{à dans dix ans} ! »
T{enfin}, S{héros} V{la:f enterrer} L{(contre|derrière|devant) le mur du jardin} J{et} V{planter} O{un noyau} C{pour se souvenir/ver de l'endroit}

? après
T{le lendemain}, S{héros} V{avoir:état} T{déjà} O{envie de la relire/ver} : J{plus que} S{neuf ans et trois cent soixante-quatre jours} !
