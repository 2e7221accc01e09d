@title La route du vieux chef
@levels CE2 CM1 CM2
@keywords Gaulois, Romains, Gaule, Antiquité, César, histoire, voie romaine
@tenses présent, passé_composé, passé_simple
# famille : gaulois, romain, César, Rome, village, hutte, chaume, druide, barde, guerrier, chef, forgeron, potier, marchand, soldat, légion, légionnaire, esclave, empereur, casque, épée, bouclier, char, tonneau, amphore, vin, huile, blé, sanglier, cervoise, gui, chêne, forêt, route, pont, aqueduc, thermes, arène, théâtre, temple, forum, villa, mosaïque, statue, dieu, gladiateur, paix, victoire, toge, braies, cape, moustache, latin, construire, échanger, célèbre, fier, courageux

= refus
C{depuis la victoire de César}, S{un vieux chef gaulois} V{refuser:état} O{(la route & le pont & l'aqueduc & les thermes & le vin & l'huile & la toge & le latin & le théâtre & les statues & les dieux & la paix & l'arène & un casque)}
S{un (fier|vieux|célèbre|courageux) chef gaulois} V{ne pas aimer:état} O{Rome} : S{il} V{préférer:état} O{(son village & sa hutte & son chaume & la forêt & les chênes & le gui & son druide & le barde & la cervoise & le sanglier & ses braies & sa cape & sa moustache & son épée & ses guerriers)}

? charge
C{pour le marché}, S{le chef} V{remplir} O{son char} C{avec (un tonneau & du blé & un sanglier & de la cervoise & un bouclier & une épée & des casques & des capes & un chaudron du forgeron & les pots du potier)}
C{pour échanger/ver (son blé|un tonneau|sa cervoise|un sanglier|une épée|un bouclier|des capes)}, S{le chef} V{prendre} O{son char}

= boue
T{un jour de pluie}, S{le char du chef} V{s'enfoncer} L{dans la boue (de la forêt|d'un champ de blé|sous les chênes|près du village)}, J{et} S{ses bœufs} V{s'arrêter}

+ route
L{sur la route romaine}, S{le chef} V{voir} O{passer/ver (une légion & un marchand & un soldat & un esclave & un potier & un forgeron & un gladiateur & un fier guerrier & un char & un druide & un messager de l'empereur & un barde célèbre)}
S{le chef} V{appeler} M{en vain} O{(un dieu & son druide & le barde & ses guerriers & le forgeron & un marchand & son village & les chênes & Rome & César & l'empereur)}
« C{par ici}, S{tu} V{voir:futur} O{(le forum & le temple & les arènes & les thermes & le théâtre & l'aqueduc & le pont & une villa & des statues & une mosaïque & un gladiateur célèbre & l'empereur en marbre & des toges)} ! » V{dire} S{un légionnaire}
« J{pourquoi} O{(construire/ver des routes & construire/ver un pont & échanger/ver des amphores & parler/ver latin & boire/ver du vin & porter/ver une toge & vendre/ver de l'huile & prier/ver un dieu)} ? » V{grogner} S{le chef}

= aide
S{un (soldat|légionnaire|esclave|marchand|Romain|gladiateur) (courageux|robuste)} V{pousser} O{le char} L{jusqu'à la route}

? retour
T{le soir}, S{le chef} V{rentrer} L{par la route} C{avec (une amphore & du vin & de l'huile & une mosaïque & une petite statue & une toge & un casque romain & une lampe du potier & un bouclier romain & du blé de Rome)}

= moustache
« S{je} V{garder} O{(ma moustache & mes braies & ma cape & ma hutte & mon chaume & nos chênes & le gui & la cervoise & mes sangliers & mon épée & mon tonneau & mes guerriers & la forêt)}, J{mais} S{la route} V{être} A{bonne} », V{dire}-S{le chef}
