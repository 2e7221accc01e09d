@title La vieille barque
@levels CE2 CM1 CM2
@keywords port, mer, bateau, pêcheur, barque, Bretagne, voile, marin, réparer
@tenses présent, passé_composé, passé_simple

= ouverture
L{au fond du port}, S{une vieille barque} V{dormir:état} L{dans la vase} : S{un ancien pêcheur} V{décider} C{de la remettre/ver à l'eau}
T{depuis (dix|vingt) ans}, S{la barque du vieux pêcheur} V{ne pas quitter:antérieur} O{le port}, J{mais} T{un matin/nom de printemps}, S{il} V{décider} C{de reprendre/ver la mer}
L{(dans un petit port de Bretagne|au bout du quai|sous un hangar du port)}, S{un vieux pêcheur} V{regarder:état} O{sa barque} J{et} V{rêver:état} C{de repartir/ver} T{un jour} L{en mer}

? port
L{au-dessus (du quai|des mâts)}, S{les (mouettes|goélands)} V{crier:état}, J{comme} C{pour l'encourager/ver}
S{le vieil homme} V{envier:état} O{les marins}, S{qui} V{décharger:état} O{(des crabes|des sardines|des crevettes)} L{sur le quai}
S{l'odeur du (sel|goudron|large)} V{lui donner:état} O{du courage}

= obstacle
J{mais} S{la coque} V{être:état} A{percée/adj}, S{les planches} V{être:état} A{(molles|pourries)}, J{et} S{tout le port} V{se moquer:état} I{de lui}
J{hélas}, L{sous la peinture (bleue|verte|rouge)}, S{le bois} V{être:état} A{(mou|pourri|mangé par les vers)} : L{sur le quai}, S{chacun} V{hausser} O{les épaules}
J{pourtant}, S{la coque} V{avoir:état} O{(trois|dix) trous}, J{et} S{les autres marins} V{hausser:état} O{les épaules}

? outils
L{sur le sol}, S{le vieil homme} V{aligner} O{[un objet.outil.marteau|objet.outil.clou|objet.outil.planche|objet.maison.récipient|objet.école.fourniture|objet.jouet.corde=marteau,corde,planche liste]}

= aide
J{alors} S{une petite fille du port} V{prendre} O{(une brosse|un marteau)} J{et} V{s'asseoir} L{à côté de lui} M{sans rien dire/ver}
T{un (mercredi|samedi)}, S{une écolière} V{s'approcher} J{et} V{lui tendre} O{(des clous|une planche|un pinceau)} M{sans un mot}
S{une fillette} V{poser} O{son cartable} L{contre la barque} J{et} V{commencer} C{à gratter/ver la vieille peinture}

+ travaux
T{d'abord}, S{ils} V{arracher} O{les (algues|coquillages|clous rouillés)}
T{ensuite}, S{ils} V{remplacer} O{(les planches|trois planches) pourries}
T{(jour après jour|pendant tout le mois d'avril)}, S{le marteau} V{résonner} L{sur le quai}
S{un marin} V{apporter} O{(de la corde|du goudron|une vieille rame)}, S{un autre} V{offrir} O{une voile rousse}
J{puis} S{ils} V{peindre} O{la coque} C{en (bleu|vert|rouge) vif}

? parole
« S{ce bateau} V{couler:futur} T{avant la sortie/nom du port} ! » V{dire} S{un capitaine} M{en riant/ver}
« S{est-ce que} S{vous} V{m'emmener:futur} L{en mer} ? » V{demander} S{la fillette}
« L{où} V{aller:futur}-S{nous} C{en premier} ? » V{demander} S{la petite fille}
« J{quand} S{j'} V{avoir:imparfait} O{ton âge}, S{mon père} V{me montrer:imparfait} O{les étoiles} », V{raconter} S{le vieil homme}
« V{tenir:impératif.tu} M{bien/adv} O{la corde} J{et} V{ne pas lâcher:impératif.tu} ! » V{crier} S{le pêcheur}

= départ
T{un dimanche de (juin|mai)}, S{la barque} V{glisser} L{dans l'eau} : S{elle} V{flotter}, J{et} S{tout le port} V{applaudir}
T{à la marée haute}, S{la barque} V{se balancer} L{sur l'eau}, J{et} S{les moqueurs} V{ôter} O{leur casquette}
T{le jour de la fête du port}, S{les marins} V{pousser} O{la barque} L{à l'eau} ; S{aucune goutte} V{ne y entrer}

? large
S{le vieil homme} V{tenir} O{la barre}, S{la fillette} V{regarder:état} O{(le large|l'horizon|le phare)}
T{le soir}, S{les deux amis} V{revenir} C{avec (trois|quatre) poissons} J{et} V{rire} C{de leur pêche}
