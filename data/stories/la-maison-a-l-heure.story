@title Pour une fois, à l'heure !
@levels CE1 CE2 CM1
@keywords heures, heure, réveil, horloge, retard, matin, école, temps
@tenses présent, passé_composé, passé_simple

= ouverture
S{héros} V{arriver:état +toujours} A{en retard} L{à l'école}, J{mais} T{ce matin}, S{il} V{vouloir:état être/ver} A{<le premier|la première>}
T{(trois|quatre|cinq|dix) fois} T{par mois}, S{héros} V{arriver:état} L{à l'école} T{après la cloche}, J{alors} S{il} V{décider} I{de changer/ver}
S{héros} V{promettre:antérieur} I{à (la maîtresse|son maître|sa mère)} I{d'arriver/ver} T{à l'heure}, J{au moins une fois}

= lever
T{à six heures}, S{le réveil} V{sonner}, J{et} S{héros} V{sauter +aussitôt} L{hors du lit}
T{(à six heures et quart|à six heures et demie)}, S{héros} V{se lever} T{avant tout le monde}, M{(sans bruit|sur la pointe des pieds)}

+ matin
T{à sept heures moins le quart}, S{il} V{faire:état +encore} A{nuit}
T{à sept heures}, S{héros} V{se laver} O{(les mains|le visage|les dents)} J{et} V{se coiffer} L{devant (le miroir|la glace)}
T{à sept heures cinq}, S{héros} V{boire} O{(un chocolat|du lait|un jus d'orange)} J{et} V{avaler} O{(une tartine|deux tartines|un croissant|une brioche|des céréales)}
T{à sept heures dix}, S{héros} V{enfiler} O{(sa chemise|son pull|son pantalon) et (son manteau|ses chaussettes|ses chaussures|son écharpe)}
T{à sept heures et quart}, S{héros} V{vérifier} O{son cartable} : S{le cahier, la trousse, l'agenda}, S{rien} V{ne manquer:état}
T{à sept heures vingt}, S{le chat} V{ouvrir} O{un œil} J{et} V{le refermer} T{(tout de suite|aussitôt)}

= départ
T{à sept heures et demie}, S{héros} V{sortir} J{et} V{marcher} M{(d'un pas rapide|en chantant|fièrement|joyeusement)} L{vers l'école}
T{à huit heures moins vingt}, S{héros} V{fermer} O{la porte} J{et} V{courir} L{jusqu'à l'école} M{(sans s'arrêter|d'une seule traite)}

? rue
L{dehors}, S{les (rues|trottoirs|magasins)} V{être:état} A{(étrangement|vraiment) vides}, J{et} S{aucune voiture} V{ne passer:état}
S{(le boulanger|un vieux monsieur|la marchande de journaux|un livreur)} V{lui dire} O{bonjour} M{d'un air (étonné|curieux)}
3 | L{au feu rouge/adj}, S{héros} V{attendre} M{patiemment}, J{quoique} S{la rue} V{être:subjonctif} A{déserte}

= attente
T{à huit heures}, S{la cour} V{être:état} A{(vide|déserte|silencieuse)} : S{héros} V{être:état} A{<le premier|la première>} !
L{devant le portail}, S{héros} V{regarder} O{sa montre} : S{il} V{ne pas avoir:état} O{une seule minute de retard}

+ minutes
T{à huit heures et quart}, S{personne} V{ne être:état} L{là}
T{à huit heures et demie}, S{la cloche} V{ne pas sonner}
T{à neuf heures moins le quart}, S{héros} V{commencer à avoir/ver} O{froid/nom} L{(aux pieds|aux mains|aux oreilles)}
T{à neuf heures}, S{(un pigeon|un moineau)} V{se poser} L{sur (le portail|le mur)} J{et} V{<le:m|la:f> regarder}

? parole
« J{où} V{être}-S{ils} A{tous} ? » V{penser:événement}-S{héros}
« S{je} V{ne pas comprendre} : S{l'école} V{dormir +encore} ! » V{murmurer}-S{héros}
« V{rentrer:impératif.tu} L{chez toi}, J{<mon petit|ma petite>} », V{lui dire} S{(un vieux monsieur|une voisine|le boulanger)}

= chute
T{enfin}, S{son (père|frère)} V{arriver} M{en pyjama}, V{<le:m|la:f> embrasser} J{et} V{lui expliquer} : « S{ce} V{être} A{dimanche} ! »
J{alors} S{les cloches de l'église} V{sonner}, J{et} S{héros} V{comprendre} : S{ce} V{être:état} A{dimanche} !

? après
T{le lendemain}, J{hélas}, S{héros} V{se réveiller} T{à neuf heures}
S{héros} V{rentrer} L{à la maison} J{et} V{se recoucher} M{avec son manteau}, T{jusqu'à midi}
