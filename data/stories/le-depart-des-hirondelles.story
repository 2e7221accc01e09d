@title Le voyage des hirondelles
@levels CE1 CE2 CM1 CM2
@keywords hirondelle, migration, oiseaux, automne, Afrique, nid, printemps, documentaire, explication
@tenses présent, passé_composé, passé_simple

= départ
T{en septembre}, S{les hirondelles} V{se rassembler} L{sur les fils}, J{puis} S{elles} V{partir} L{pour l'Afrique}
T{à la fin de l'été/nom}, S{les insectes} V{devenir:état} A{rares}, J{alors} S{les hirondelles} V{quitter} O{(la ferme|le village)} J{et} V{s'envoler} L{vers l'Afrique}
S{les matins/nom} V{être:état} A{(frais|froids/adj)}, S{les mouches} V{disparaître:état} : S{les hirondelles} V{partir} L{vers les pays chauds}

? nid
T{(tout l'été/nom|de mai à août)}, S{elles} V{habiter:antérieur} L{dans un nid de (boue|terre)}, L{(sous le toit d'une grange|au-dessus d'une étable|contre une poutre)}
S{leurs petits} V{apprendre:antérieur} C{à voler/ver} T{(en juillet|pendant l'été/nom)} : T{maintenant}, S{ils} V{suivre:état} O{leurs parents}
S{une hirondelle} V{peser:état} M{(moins qu'un œuf|autant qu'une simple lettre)} : S{ce} V{être:état} A{(très|bien) peu/adv} C{pour un si long voyage}

? question
« J{comment} V{connaître}-S{elles} O{le chemin} ? » V{demander} S{un enfant}, A{(debout dans la cour|assis devant la ferme)}
« S{elles} V{se guider} C{avec le soleil et les étoiles} », V{expliquer} S{une (fermière|institutrice)}
« V{revenir:impératif.vous} T{bientôt} ! » V{crier} S{une (petite fille|fillette)} I{aux hirondelles}
« S{nous} V{garder:futur} O{votre nid} T{tout l'hiver} », V{promettre} S{un vieux fermier} I{aux hirondelles}
« J{est-ce que} S{c'} V{être} M{vraiment} A{loin/adv}, S{l'Afrique} ? » V{demander} S{un petit garçon}

= route
S{les hirondelles} V{voler} T{(plusieurs semaines|pendant des semaines)}, L{au-dessus des (montagnes|villes)}, L{de la mer} J{et} L{du désert}
L{devant les hirondelles}, S{il} V{y avoir:état} O{(la mer|la Méditerranée)}, J{puis} O{le désert}, J{et} S{chaque jour} V{compter:état}
S{le voyage} V{être:état} A{(long|dangereux)} : L{après la mer}, S{il} V{falloir:état} J{encore} O{traverser/ver le grand désert}

+ pays
S{elles} V{passer} L{au-dessus (de la Loire|de Bordeaux|de Lyon|de la Provence)} 
S{les Pyrénées} V{être:état} A{cachées dans la brume}, J{mais} S{les hirondelles} V{trouver} O{un col}
L{en Espagne}, S{elles} V{se reposer} L{(dans des roseaux|au bord d'un étang|sur un clocher)} J{et} V{attraper} O{des moustiques}
L{au-dessus de la mer}, S{un vent (violent|contraire)} V{se lever}, J{et} S{les jeunes hirondelles} V{se poser} L{sur (un bateau|un voilier|le mât d'un cargo)}
S{un faucon} V{surgir}, J{mais} S{elles} V{tourner}, V{plonger} J{et} V{lui échapper}
S{le Sahara} V{s'étendre:état} L{sous leurs ailes}, C{sans (eau|ombre|arbres)}
J{enfin}, L{(au Sénégal|au Mali|au Cameroun)}, S{elles} V{retrouver} O{(des rivières|de grands arbres|des nuages d'insectes)}

= hiver
L{en Afrique}, S{les hirondelles} V{passer} O{l'hiver} C{au chaud}, L{près des (girafes|éléphants|zèbres|troupeaux)} J{et} C{loin de la neige}
T{tout l'hiver}, S{les hirondelles} V{chasser:état} O{(les insectes|les mouches|les moustiques)} L{dans le ciel d'Afrique}
3 | T{tandis que} S{la neige} V{tomber:état} L{sur (la ferme|leur village)}, S{les hirondelles} V{voler:état} L{au-dessus des troupeaux d'Afrique}

= retour
T{(un matin/nom d'avril|au printemps)}, S{un (cri|cri joyeux)} V{retentir} L{(sous le toit|dans la cour)} : S{les hirondelles} V{être:état} A{de retour}
J{puis} T{en mars}, S{elles} V{refaire} O{tout le chemin} J{et} V{retrouver} O{(leur ferme|leur village)} J{et} O{leur nid}
J{quand} S{le printemps} V{revenir}, S{elles} V{repartir} J{et} V{retrouver} O{le même nid}, L{sous le même toit}

? fin
S{le nid} V{être:état} A{(un peu|bien) abîmé} : C{avec de la boue et de la paille}, S{elles} V{le réparer} M{(aussitôt|en quelques jours)}
S{un (vieux fermier|enfant)} V{ouvrir} O{la porte de l'étable} : S{le printemps} V{entrer} C{avec elles}
