@title Le banc des quatre saisons
@levels CE1 CE2 CM1
@keywords saisons, printemps, été, automne, hiver, banc, parc, temps qui passe
@tenses présent, passé_composé, passé_simple

= ouverture
T{au printemps}, L{sous le vieux tilleul du parc}, S{un jardinier} V{installer} O{un banc (bleu|tout neuf|de bois clair)}, S{qui} V{attendre:état} O{un ami}
T{un matin de printemps}, S{un banc (bleu|tout neuf|de bois clair)} V{apparaître} L{sous le vieux tilleul}, J{et} S{il} V{espérer:état} O{de la compagnie}

= attente
J{mais} S{les promeneurs} V{passer:état} L{devant lui} M{(sans le voir/ver|trop vite|d'un pas pressé)}
J{pourtant}, S{personne} V{ne s'asseoir} T{pendant des (jours|semaines)}

+ saisons
T{en avril}, S{(la pluie|une averse)} V{laver} O{ses planches}, J{et} S{(un merle|un moineau|un pigeon)} V{y secouer} O{ses plumes}
T{en juin}, S{les fleurs du tilleul} V{s'ouvrir}, J{et} S{(une abeille|un papillon|une coccinelle)} V{se poser} T{un instant} L{sur le dossier}
T{l'été}, S{le soleil} V{chauffer} O{le bois} M{si fort} O{que} S{seuls les lézards} V{en profiter}
T{en juillet}, S{(un ballon|un chapeau|un cerf-volant)} V{tomber} L{sur le banc}, J{et} S{une main} V{le reprendre} M{sans un mot}
T{en août}, S{l'orage} V{éclater} : S{un chien mouillé} V{se coucher} L{sous le banc}, O{le nez entre les pattes}
T{à l'automne}, S{les feuilles (jaunes|rousses|dorées)} V{couvrir} O{le banc} M{comme une couverture}
T{en octobre}, S{un écureuil} V{oublier} O{(une noisette|deux glands|une châtaigne)} L{sur le banc}
T{en hiver}, S{le givre} V{dessiner} O{(des étoiles|des fougères|des plumes)} L{sur le dossier}
T{en décembre}, S{la neige} V{monter} L{jusqu'aux genoux du banc}, J{et} S{tout} V{devenir} A{(silencieux|blanc)}

? parole
« J{quand} S{quelqu'un} V{te voir:futur}, S{tu} V{être:futur} A{utile} », V{dire} S{le jardinier} I{au banc}
« V{patienter:impératif.tu}, S{quelqu'un} V{venir:futur} », V{murmurer} S{(le vent|le vieux tilleul|la neige)}
« S{tu} V{être} A{solide/adj}, S{tu} V{tenir:futur} T{cent ans} », V{dire} S{le jardinier} I{au banc}

= tournant
T{enfin}, T{l'année suivante}, S{héros} V{arriver} L{au fond du parc} C{avec (son grand-père|sa grand-mère)}, S{qui} V{avoir:état} O{mal aux jambes}
T{enfin}, T{au retour du printemps}, S{héros} V{s'arrêter} L{devant le banc} C{avec (son grand-père|sa grand-mère)}, S{qui} V{marcher:état} M{lentement}

= chute
S{l'enfant} V{brosser} O{le bois} J{et} V{étaler} O{son écharpe} : S{ce} V{être:état} A{la meilleure place du parc}
S{les deux promeneurs} V{s'asseoir}, V{partager} O{(une orange|un pain au lait|deux biscuits)} J{et} V{regarder passer/ver} O{les nuages}

? fin
T{depuis ce jour}, S{le banc} V{compter:état} O{les heures} J{et} V{ne plus compter:état} O{les saisons}
T{le lendemain}, S{les promeneurs} V{revenir}, J{et} S{le vieux tilleul} V{faire} O{ses premières feuilles}
