@title Tous les métiers du monde
@levels CE1 CE2 CM1
@keywords métiers, les métiers, travail, école, avenir, parents, outils
@tenses présent

= ouverture
L{en classe}, S{la maîtresse} V{demander} I{aux élèves} O{leur futur métier}
T{aujourd'hui}, S{chaque élève} V{choisir} O{(un métier|son métier|le métier de ses rêves)}
L{(en classe|à l'école)}, S{les élèves} V{parler} I{du travail de leurs parents}

+ rêves
S{(un élève|un garçon)} V{vouloir devenir/ver} A{(boulanger & pompier & maçon & facteur & pâtissier & coiffeur & vétérinaire & infirmier & médecin & dentiste & plombier & menuisier & peintre/nom & jardinier & cuisinier & fermier & pilote & journaliste & policier & mécanicien & électricien & boucher/nom & chanteur & musicien & danseur & acteur & photographe & architecte & avocat & marin/nom & pêcheur & berger & libraire & pharmacien & chauffeur & professeur & directeur & garagiste & serveur & gendarme & soldat & ouvrier & artisan & agriculteur & chirurgien & bijoutier & bûcheron & charpentier & fleuriste)}
S{(une élève|une fille)} V{vouloir être/ver} A{(boulangère & pompière & factrice & coiffeuse & vétérinaire & infirmière & dentiste & cuisinière & jardinière & chanteuse & danseuse & actrice & pilote & avocate & directrice & maîtresse & policière & architecte & fleuriste & musicienne & bergère & fermière & journaliste & photographe & médecin)}, C{comme sa mère}
C{pour être/ver (pompier|maçon|vétérinaire|médecin|infirmier|boulanger|facteur|policier|plombier|jardinier|dentiste|cuisinier|coiffeur|menuisier|marin/nom|pilote|maître|journaliste)}, S{il} V{falloir être/ver} A{(~courageux & ~utile & ~patient/adj & ~adroit & ~rapide & ~fort/adj & ~gentil & ~prudent & ~habile & ~attentif & ~calme/adj & ~travailleur/adj)}

+ travail
S{(le père de ami|la mère de ami|sa tante|son voisin|son oncle|sa voisine)} (V{construire} O{une maison} & V{construire} O{un mur} & V{soigner} O{les malades} & V{soigner} O{les animaux} & V{réparer} O{les voitures} & V{réparer} O{les toits} & V{vendre} O{du pain} & V{vendre} O{des fleurs} & V{conduire} O{un camion} & V{conduire} O{un train} & V{couper} O{les cheveux} & V{peindre} O{des murs} & V{distribuer} O{le courrier} & V{porter} O{les lettres} & V{éteindre} O{les incendies} & V{cultiver} O{les champs} & V{fabriquer} O{des meubles} & V{arrêter} O{les voleurs} & V{sauver} O{des gens} & V{livrer} O{les colis} & V{coudre} O{des robes} & V{travailler} L{à l'usine} & V{travailler} L{à l'hôpital} & V{travailler} L{dans un magasin} & V{nettoyer} O{les rues} & V{planter} O{des arbres} & V{cuisiner} & V{jardiner} & V{pêcher} & V{enseigner} & V{écrire} O{des articles} & V{servir} O{les clients})
L{sur la table}, S{(un élève|une élève)} V{poser} O{(un outil & un marteau & une truelle & un pinceau & une scie & une clé & un casque & un uniforme & une blouse & des ciseaux & un tablier & une échelle & un stéthoscope & une sacoche & une lettre & un pain & une brique & une seringue & un tournevis & une pelle & un peigne & un tuyau & une casserole & des outils)} : S{ce} V{être} A{pour son exposé}
« S{(le travail|ce travail|ce métier)} V{être} A{(~difficile & ~dangereux & ~fatigant & ~important & ~passionnant & ~utile & ~long & ~dur/adj & ~beau)} ! » V{dire} S{(un élève|la maîtresse|une élève)}
S{(le courage|la patience|l'adresse|la force|l'apprentissage|le diplôme|l'effort|la prudence)} V{être} A{(utile|nécessaire)} L{dans (beaucoup de métiers|tous les métiers)}

= fin
T{enfin}, S{héros} V{répondre} : « S{je} V{faire:futur} O{(tous ces métiers|tous les métiers)} : S{un par jour} ! »
T{enfin}, S{héros} V{répondre} : « S{je} V{goûter:futur} O{les gâteaux} ! »
