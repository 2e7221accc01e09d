@title Le rendez-vous du loup
@levels CE1 CE2 CM1
@keywords loup, dentiste, rendez-vous, jours, mois, heures, dates, agenda
@tenses présent
# famille : peur, très, bien, ce, matin, aujourd, hui, hier, soir, cette, nuit, trop, si, vraiment, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, demain, après-demain, bientôt, date, premier, mars, mai, été, automne, pour, Noël, semaine, dans, mois, tout, suite, heure, deux, heures, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, midi, quinze, vingt, janvier, février, avril, juin, juillet, août, septembre, octobre, novembre, décembre, hiver, occupé, absent, malade, fatigué, voyage, retard, pressé, après-midi, toute, journée, jusqu, minuit, printemps, jour, année, chaque, Pâques, mon, anniversaire, carnaval, nouvelle, fin, vacances, rentrée, an, gras, fête, mères, Halloween, douze, treize, tôt, tard, long, loin, court, prochaine, prochain, autre, saison, week-end, matinée, mais, toujours, encore, tous, soirs, sans, cesse, enfin

= ouverture
S{un loup} V{avoir} O{mal aux dents}, J{mais} S{il} V{avoir} O{(peur|très peur|bien peur) du dentiste}
T{(ce matin|aujourd'hui|hier soir|cette nuit)}, S{un loup} V{avoir} O{mal} : S{il} V{appeler} O{la dentiste}
S{un loup} V{devoir} O{voir/ver la dentiste}, J{mais} S{il} V{être} A{(très|trop|bien|si|vraiment) peureux}

? proposition
« V{venir:impératif.vous} T{(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|aujourd'hui|après-demain|bientôt|à cette date|le premier mars|en mai|en mars|en été|en automne|pour Noël|ce soir|cette semaine|dans un mois|tout de suite)} ! » V{dire} S{la dentiste}
« S{je} V{vous attendre} T{à (une heure|deux heures|trois heures|quatre heures|cinq heures|six heures|sept heures|huit heures|neuf heures|dix heures|onze heures|midi|quinze heures|vingt heures)} », V{répondre}-S{elle}
« S{je} V{être} A{libre} T{en (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|hiver|été|automne)} », V{ajouter}-S{elle}

+ excuses
« T{(lundi & mardi & mercredi & jeudi & vendredi & samedi & dimanche)}, S{je} V{être} A{(occupé|absent|malade|fatigué|en voyage|en retard|pressé)} ! » V{dire} S{le loup}
« S{je} V{travailler} T{(le lundi & le mardi & le mercredi & le jeudi & le vendredi & le samedi & le dimanche)} T{(le matin|le soir|l'après-midi|toute la journée|toute la nuit|jusqu'à midi|jusqu'à minuit)} », V{dire}-S{il}
« T{(en janvier & en février & en mars & en avril & en mai & en juin & en juillet & en août & en septembre & en octobre & en novembre & en décembre)}, S{je} V{dormir} ! » V{dire} S{le loup}
« T{(au printemps & en été & en automne & en hiver)}, S{je} V{chasser} T{(le matin|le soir|la nuit|le jour|à midi|à minuit|toute l'année|chaque semaine|tout le mois)} ! » V{dire}-S{il}
« T{(à une heure & à deux heures & à trois heures & à quatre heures & à cinq heures & à six heures & à sept heures & à huit heures & à neuf heures & à dix heures & à onze heures & à midi & à minuit & à quinze heures & à vingt heures)}, S{je} V{manger} », V{répondre} S{le loup}
« S{je} V{fêter} O{(Noël & Pâques & mon anniversaire & le carnaval & la nouvelle année & la fin des vacances & la rentrée & le mois de mai & le mois de juin & le premier avril & le jour de l'an & le mardi gras & la fête des mères & Halloween)} ! » V{dire}-S{il}
« S{je} V{venir:futur} T{le (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (deux janvier|trois février|quatre mars|cinq avril|six mai|sept juin|huit juillet|neuf août|dix septembre|onze octobre|douze novembre|treize décembre|premier mars|premier août)} ! » V{promettre} S{le loup}
« S{ce} V{être} A{trop (tôt|tard|long|loin|court)} ! S{je} V{préférer} O{(le printemps|l'été|l'automne|l'hiver|Noël|la semaine prochaine|le mois prochain|l'année prochaine|un autre jour|une autre date|un autre mois|la fin de l'année)} », V{dire}-S{il}

? attente
S{(un jour|une nuit|une semaine|un mois|une saison|un an|une année|le week-end|la matinée|la journée|l'hiver|l'été)} V{passer}, J{(et|mais)} S{la dent} V{piquer} T{(toujours|encore|chaque nuit|chaque jour|tous les soirs|nuit et jour|sans cesse)}

= fin
T{(enfin|un dimanche|un lundi|un mercredi|un jour|à minuit)}, S{le loup} V{entrer} : S{la dentiste} V{trembler} T{aussi/adv} !
T{(enfin|un soir|un matin|à midi)}, S{la dent} V{tomber} : S{le loup} V{ne plus avoir} O{peur}
C{avec un gâteau}, S{la dentiste} V{venir} : S{le loup} V{ouvrir} O{la bouche}
