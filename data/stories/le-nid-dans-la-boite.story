@title Le nid dans la boîte aux lettres
@levels CE1 CE2 CM1 CM2
@keywords oiseaux, mésange, nid, facteur, boîte aux lettres, printemps, jardin, village
@tenses présent, passé_composé, passé_simple

= ouverture
T{un (lundi|mardi|jeudi) d'avril}, S{la factrice} V{ouvrir} O{la boîte aux lettres de madame Prune} : L{à l'intérieur}, S{une mésange} V{couver:état} O{ses œufs}
T{un matin de (mai|printemps|avril)}, S{la factrice} V{ne pas pouvoir:événement} O{glisser/ver une lettre} L{dans la boîte de madame Prune} : S{une mésange} V{y faire:antérieur} O{son nid}
L{dans la boîte aux lettres de madame Prune}, S{la factrice} V{trouver} O{(de la mousse|de la paille|des brins d'herbe)} J{et} O{cinq œufs minuscules} : S{une mésange} V{y habiter:état}

? mésange
S{la mésange} V{gonfler} O{ses plumes}, V{ouvrir} O{le bec} J{et} V{ne pas bouger}
S{les œufs} V{être:état} A{blancs/adj}, C{avec de petites taches rousses}

= problème
J{mais} S{madame Prune} V{attendre:état} O{une lettre de son fils}, C{parti/adj (en Afrique|au Canada|au Japon)}
J{pourtant}, S{le courrier} V{devoir:état arriver/ver} : S{madame Prune} V{attendre:état} O{des nouvelles de son fils} T{depuis (un mois|plusieurs semaines)}
J{pourtant}, S{madame Prune}, S{qui} V{attendre:état} O{une lettre de son fils}, V{refuser} C{de déranger/ver la mésange}

? parole
« V{ne pas la toucher:impératif.vous}, S{elle} V{abandonner:conditionnel} O{ses œufs} ! » V{dire} S{madame Prune}
« L{où} V{aller:futur} M{donc} S{mes lettres} ? » V{demander} S{madame Prune}
« S{je} V{ne pas toucher:futur} I{à ce nid} », V{promettre} S{la factrice}
« S{est-ce que} S{ces œufs} V{être} A{fragiles} ? » V{demander} S{un (écolier|voisin)}
« V{se dépêcher:impératif.vous} O{de grandir/ver}, S{mes petits} ! » V{murmurer} S{madame Prune}

= solution
J{alors} S{la factrice} V{accrocher} O{(un panier|un vieux sac|une casserole)} L{à la barrière} : S{ce} V{être:état} T{désormais} A{la boîte aux lettres}
S{madame Prune} V{coller} O{une feuille} L{sur la boîte} : « V{ne pas ouvrir:impératif.vous} », J{et} V{poser} O{(un seau|un panier|un sabot)} L{devant la porte} C{pour le courrier}
T{chaque jour}, S{la factrice} V{sonner:état} L{à la porte}, J{et} S{madame Prune} V{surveiller:état} O{la boîte} L{(derrière son rideau|de sa fenêtre)}

+ printemps
T{(quinze jours|deux semaines) plus tard}, S{cinq petits} V{sortir} L{des œufs}, A{(aveugles et affamés|roses/adj et sans plumes)}
T{(du matin/nom au soir|toute la journée)}, S{les parents} V{apporter:état} O{(des chenilles|des mouches|des araignées)} I{à leurs petits}
S{un chat} V{rôder:état} L{autour de la boîte}, J{mais} S{madame Prune} V{poser} O{des branches piquantes} L{juste dessous}
L{(au village|dans la rue)}, S{les (enfants|voisins)} V{baisser:état} O{la voix} J{quand} S{ils} V{passer:état} L{devant la boîte}
T{un jour de pluie}, S{madame Prune} V{ouvrir} O{un parapluie} L{au-dessus de la boîte}
T{peu à peu}, S{les petits becs} V{apparaître} L{dans la fente}

= envol
T{un matin de juin}, S{les jeunes mésanges} V{s'envoler} T{l'une après l'autre} : L{dans la boîte}, S{il} V{ne rester que} O{une plume}
T{en juin}, S{la boîte} V{être:état} A{silencieuse} : S{les petits} V{voler:état} L{(de branche en branche|dans le cerisier)}
S{les petits} V{sauter} M{un à un} L{(dans le vide|dans le lilas)} J{et} V{battre} C{des ailes} : S{la boîte} V{être:état} A{libre}

= lettre
T{ce jour-là}, S{la factrice} V{glisser} O{une enveloppe} L{dans la boîte vide} : S{le fils de madame Prune} V{revenir:état} T{(enfin|bientôt)} C{au nid}
T{le lendemain}, S{une lettre} V{attendre:état} L{au milieu de la mousse} : S{le fils de madame Prune} V{annoncer:état} O{son retour}
