@title Le chandail du marin
@levels CE2 CM1
@keywords mer, bateau, marin, tricot, laine, port, tempête, métiers, ail aille
@tenses présent, passé_composé, passé_simple

# Un vieux marin tricote un chandail pour sa petite-fille. Il tricote sans compter ses mailles : le chandail est d'une taille de géant. L'équipage se moque.
# Le vent déchire la voile : le chandail la remplace et ramène le bateau au port. La petite-fille reçoit une histoire (ou un bonnet taillé dedans).

= ouverture
L{sur son bateau}, S{un vieux marin} V{tricoter:état} O{un chandail} C{pour l'anniversaire de sa (petite-fille|nièce|fille)}
S{un (vieux|grand|) marin} V{vouloir:état offrir/ver} O{un chandail} I{à sa (petite-fille|nièce|fille)} J{et} V{tricoter:état} L{sur son bateau}
L{au large}, T{entre deux pêches}, S{un (vieux|grand|) marin} V{tricoter:état} O{un chandail} C{pour sa (petite-fille|nièce|fille)}

? laine
S{la laine} V{avoir:état} O{la couleur (du corail|de la paille|des écailles)} J{et} S{chaque maille} V{sentir:état} O{(l'ail|le sel|la marée)}
S{il} V{cacher:état} O{son travail} L{sous (la ferraille|les filets)}, C{car} S{l'équipage} V{se moquer:état}
S{il} V{travailler:état} T{(sans cesse|jusqu'à la nuit|même sous la grisaille)}, O{la pelote entre les pieds}

= taille
J{mais} S{il} V{tricoter} M{sans compter ses mailles} J{et} S{la taille du chandail} V{devenir} A{(énorme|gigantesque|incroyable)}
J{mais} S{il} V{bâiller}, V{oublier} O{de compter ses mailles} J{et} S{le chandail} V{prendre} O{une taille de géant}

? parole
« S{tu} V{tricoter} O{un chandail} C{pour une baleine} ? » V{demander} S{(le capitaine|un matelot)} M{en riant}
« S{je} V{ne jamais voir:passé_composé} O{un tel travail} ! » V{s'écrier} S{(le capitaine|un matelot)}
« V{ne pas tirer:impératif.vous} L{sur cette maille} ! » V{crier} S{le marin}, A{inquiet pour son travail}
« S{nous} V{pouvoir:futur} T{toujours} O{y loger tout l'équipage} ! » V{plaisanter} S{(le capitaine|un matelot)}
« S{je} V{préférer} O{trop grand} J{plutôt que} O{trop petit} », V{expliquer} S{le marin}
« J{combien de mailles} V{compter}-S{tu} L{jusqu'ici} ? » V{demander} S{un matelot}

+ moqueries
S{le mousse} V{essayer} O{le chandail} J{et} V{disparaître} M{(tout entier|de la tête aux pieds)} L{dans une manche}
S{le cuisinier} V{proposer} O{d'en faire un (rideau|hamac|paillasson)}, S{le pilote} V{proposer} O{une tente}

= bataille
J{or}, T{cette nuit-là}, S{le vent} V{livrer} O{bataille} J{et} V{déchirer} O{la (grande|seule|) voile} M{en mille morceaux}
T{(soudain|tout à coup|une nuit)}, S{le vent} V{déchirer} O{la voile} J{et} S{le bateau} V{dériver} L{vers (les rochers|un banc de corail)}

? peur
S{le gouvernail} V{craquer} J{et} S{une muraille d'eau} V{s'abattre} L{sur le pont}
« L{où} V{trouver:futur}-S{nous} O{une autre voile} ? » V{crier} S{le capitaine} L{dans la bataille}

= chute
J{alors}, S{le marin} V{accrocher} O{le chandail} L{au mât} J{et} S{le bateau} V{rentrer} L{au port} !
S{le marin} V{attacher +alors} O{le chandail} L{au mât} : S{le vent} V{gonfler} O{chaque maille} J{et} V{pousser} O{le bateau} L{au port}

+ fin
S{tout le port} V{saluer} O{ce drôle d'épouvantail} L{sur les flots}
C{pour les retrouvailles}, S{le marin} V{tailler} O{un bonnet} L{dans une manche} : S{la petite} V{l'adorer:événement}
T{depuis}, S{l'équipage} V{tricoter:état} T{chaque soir/nom}, M{sans oublier un seul détail}
