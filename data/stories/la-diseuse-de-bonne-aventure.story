@title La diseuse de bonne aventure
@levels CE2 CM1 CM2
@keywords fête foraine, avenir, voyante, futur, boule de cristal, course
@tenses présent, passé_composé, passé_simple

= ouverture
S{héros} V{s'arrêter} L{devant la tente/nom (violette|étoilée|mystérieuse) d'une voyante, au (milieu|fond|bout) de la fête}
L{au bout de la foire}, S{héros} V{pousser} O{le rideau d'une voyante}, S{qui} V{connaître:état} O{l'avenir/nom}

? envie
S{héros} V{avoir:état} O{(encore|juste) une pièce} L{au fond de sa poche}, J{et} S{la grande course de dimanche} V{<le:m|la:f> tourmenter:état} M{(beaucoup|vraiment)}
J{comme} S{héros} V{devoir:état courir} O{une grande course} T{dimanche}, S{il} V{avoir:état} O{(très|vraiment) envie de savoir/ver}

= question
« J{est-ce que} S{je} V{gagner:futur} O{ma course} ? » V{demander}-S{héros} M{d'une (petite|toute petite|drôle de) voix}
« S{madame}, V{pouvoir}-S{vous} C{me dire/ver} J{si} S{ma course} V{être:futur} A{(belle|difficile|longue)} ? » V{demander}-S{héros} M{(poliment|timidement|doucement)}

? boule
S{la (vieille/adj|mystérieuse) dame} V{poser} O{ses (longues|deux) mains} L{sur une (lourde|grosse) boule de verre} J{et} V{fermer} O{les yeux}
J{sans} C{répondre/ver}, S{la dame} V{se pencher} M{(lentement|aussitôt)} L{(au-dessus de|vers|sur) sa boule de cristal}

= première
« S{tu} V{faire:futur} O{un (long|très long|grand) voyage} J{et} S{tu} V{voir:futur} O{(la mer|le désert|des montagnes)} », V{annoncer}-S{la (vieille/adj|étrange) dame}
« S{tu} V{aller:futur} L{(loin|très loin) d'ici}, J{mais} S{tu} V{revenir:futur} T{(toujours|souvent)} L{chez toi} », V{promettre}-S{la (vieille/adj|étrange) dame}
« S{tes amis} V{venir:futur} C{de loin}, J{et} S{vous} V{rire:futur} T{jusqu'au matin/nom} », V{jurer}-S{la (vieille/adj|étrange) dame}
« S{tu} V{prendre:futur} O{un (grand|vieux) bateau}, S{tu} V{tenir:futur} O{la barre} J{et} S{tu} V{savoir:futur} C{où aller/ver} », V{dire}-S{la (vieille/adj|étrange) dame}

+ prédictions
« S{tu} V{recevoir:futur} O{(bientôt|un jour|demain) [un objet.lecture.courrier|objet.maison.paquet|objet.jouet.petit|vêtement|animal.compagnie=lettre,paquet]} », V{ajouter}-S{elle}
« S{tu} V{avoir:futur} O{[du abstrait.sentiment.courage|abstrait.sentiment.force|abstrait.sentiment.amour=courage]} J{et} S{tu} V{mettre:futur} O{tes peurs} L{dans ta poche} », V{poursuivre}-S{elle}
« T{plus tard}, S{tu} V{devenir:futur} A{[- personne.métier|personne.métier.spectacle|personne.métier.secours|personne.métier.pilote=médecin,pilote sg]} J{et} S{tu} V{vivre:futur} L{sur une (île|péniche)} », V{murmurer}-S{elle}
« S{tu} V{ne perdre:futur jamais} O{(l'espoir|ton chemin|ta bonne/adj humeur)} J{et} S{tu} V{croire:futur} I{en tes rêves} », V{affirmer}-S{elle}

? impatience
« J{et} S{ma course} ? » V{répéter}-S{héros}, C{(un peu|presque|de plus en plus) impatient}
S{héros} V{attendre:état} O{(surtout|toujours|encore) la réponse}, J{mais} S{la dame} V{hésiter:état}

= obstacle
T{(soudain|tout à coup)}, S{la dame} V{se taire} : S{sa boule} V{être:état} A{(floue|grise|toute grise)} J{et} S{elle} V{ne y voir:état plus rien}
S{la dame} V{froncer} O{les sourcils}, V{frotter} O{sa boule}, V{regarder} M{(mieux|encore|de plus près)} : S{ses yeux} V{ne distinguer:état plus rien}

? recherche
« J{où} V{être} S{mes lunettes} ? » V{soupirer}-S{la dame} J{et} S{elle} V{chercher} L{(sous la table|dans ses poches|derrière le rideau|partout)}

= chute
S{héros} V{éclater} C{de rire/ver} : S{la dame} V{voir:état} O{l'avenir/nom}, J{mais} S{elle} V{ne voir:état pas} O{les lunettes posées sur sa tête} !
« S{vos lunettes} V{être} L{sur votre tête} ! » V{dire}-S{héros}, J{et} S{la dame} V{rire} M{(aussi|beaucoup|de bon cœur)}

? fin
« V{courir:impératif.tu} M{(vite|de ton mieux|sans peur)} J{et} S{tu} V{savoir:futur} », V{répondre}-S{la dame} M{en riant/ver}
« S{tes yeux} V{valoir} M{mieux que ma boule} », V{reconnaître}-S{la dame} J{et} S{elle} V{lui offrir} O{une énorme barbe à papa}
