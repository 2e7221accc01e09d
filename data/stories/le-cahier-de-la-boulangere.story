@title Le cahier de la boulangère
@levels CM1 CM2
@keywords Révolution, Révolution française, Bastille, 1789, roi, histoire, droits de l'homme
@tenses présent, passé_composé, passé_simple
# famille : roi, reine, Paris, Versailles, Bastille, prison, palais, noble, bourgeois, paysan, évêque, peuple, député, impôt, pain, farine, famine, faim, récolte, colère, révolte, privilège, cahier, assemblée, serment, droit, loi, liberté, égalité, fraternité, citoyen, constitution, drapeau, cocarde, bonnet, fusil, canon, tambour, foule, place, rue, réclamer, voter, proclamer, abolir, chanter, crier, libre, injuste, pauvre, nouveau

= misère
C{à cause de (la famine|l'impôt|la mauvaise récolte|la faim)}, S{une boulangère} V{écrire} O{un cahier} I{(au roi|à la reine)}, J{et} S{tout le village} V{signer}
L{dans un cahier}, S{une boulangère} V{demander} I{au roi} O{(du pain & la liberté & l'égalité & une loi nouvelle & la fin d'un impôt injuste & une assemblée & une constitution & des droits & une meilleure récolte & de la farine)}

+ voix
« S{nous} V{vouloir} O{(manger/ver du pain & changer/ver la loi & avoir/ver des droits & gagner/ver la liberté & obtenir/ver l'égalité & vivre/ver dans la fraternité & ouvrir/ver une assemblée & payer/ver moins d'impôts & trouver/ver de la farine & être/ver libres & voter/ver & abolir/ver un privilège & réclamer/ver nos droits & chanter/ver & crier/ver & parler/ver à la reine & être/ver citoyens)} ! » V{dire} S{les voisins}
S{le village} V{ne plus supporter:état} O{(la famine & la faim & l'impôt injuste & la mauvaise récolte & les privilèges des nobles & le pain sans farine & le palais trop riche & la peur de la prison)} : S{la colère} V{monter:état}

= route
S{la fille de la boulangère} V{porter:événement} O{le cahier} L{(à Paris|à Versailles|au palais|à l'assemblée)}, L{par la grande route}
S{la fille de la boulangère} V{porter:événement} O{le cahier} I{(à un député|au roi|à la reine|au peuple de Paris)}, L{par la grande route}

+ voyage
L{en chemin}, S{la fille} V{rencontrer} O{(un noble & un bourgeois & un pauvre paysan & un évêque & un député & une foule & un citoyen en colère & un soldat avec son fusil & un joueur de tambour & un homme au bonnet rouge & un village en révolte)}
L{dans (la rue|une rue de Paris|la grande rue)}, S{la foule} V{sortir} O{(un drapeau & une cocarde & un bonnet rouge & un fusil & un canon & un tambour)}, J{car} S{elle} V{vouloir:état} O{(prendre/ver la Bastille|ouvrir/ver la prison|crier/ver sa colère|chanter/ver)}
L{à l'assemblée}, S{chaque député} V{vouloir:état} O{(prêter/ver serment & écrire/ver une constitution & proclamer/ver un droit & abolir/ver un privilège & voter/ver une loi & réclamer/ver l'égalité & défendre/ver la liberté & crier/ver & baisser/ver l'impôt)}

= été
T{en juillet}, S{(la Bastille|la prison de la Bastille)} V{tomber} ; T{en août}, S{l'assemblée} V{proclamer} O{les droits (du citoyen|de tous)}

= retour
S{la fille} V{rentrer} C{avec (une cocarde & un drapeau & un bonnet rouge & du pain de Paris & un petit canon de bois & une pierre de la Bastille & une chanson & un vieux fusil & un tambour)} ; S{personne} V{ne lire:antérieur} O{le cahier}

? fête
J{pourtant}, L{sur la place}, (S{un paysan} V{danser:état} & S{un bourgeois} V{offrir:état} O{du pain} & S{le peuple} V{chanter:état} & S{la foule} V{crier:état} & S{la boulangère} V{donner:état} O{sa farine} & S{le tambour} V{battre:état}), J{car} S{tous} V{être:état} A{libres}
« J{pourtant}, S{nous} V{être} A{(libres & citoyens & fiers & moins pauvres & égaux)} ! » V{crier} S{la boulangère} L{sur la place}
