@title La baguette à l'envers
@levels CE2 CM1 CM2
@keywords magie, magicien, lapin, spectacle, contraire, contraires, préfixe, préfixes in im il ir dé re mal
@tenses présent
# famille : impossible, juste, injuste, visible, invisible, lisible, régulier, irrégulier, patient, impatient, poli, impoli, prudent, imprudent, mobile, immobile, connu, inconnu, utile, inutile, heureux, malheureux, honnête, malhonnête, adroit, maladroit, content, mécontent, agréable, désagréable, logique, illogique, réel, parfait, imparfait, incapable, inactif, complet, incomplet, correct, incorrect, ordre, désordre, obéir, désobéir, faire, défaire, refaire, coller, décoller, recoller, monter, démonter, remonter, coudre, découdre, recoudre, plier, déplier, replier, boucher, déboucher, habiller, déshabiller, rhabiller, coiffer, décoiffer, couvrir, venir, revenir, lire, relire, dire, redire, chance, malchance, adresse, maladresse, voir, revoir, prévoir, paraître, disparaître, apparaître, réapparaître

= souhait
T{ce soir}, S{un magicien} V{vouloir rendre/ver} O{son lapin} A{(invisible & poli & patient & prudent & adroit & heureux & honnête & utile & content & agréable & immobile & parfait/adj & complet avec un nœud & connu/adj de tous & visible de loin)}
T{ce soir}, C{avec sa baguette}, S{un magicien} V{vouloir} O{(plier/ver un drap & coller/ver une affiche & monter/ver une tour de cartes & coudre/ver un manteau & déboucher/ver une bouteille & habiller/ver un lapin & coiffer/ver un lion & couvrir/ver une table & faire/ver venir/ver une colombe & lire/ver une pensée & faire/ver disparaître/ver un lapin & faire/ver obéir/ver un balai & mettre/ver de l'ordre & donner/ver de la chance & prévoir/ver la pluie & voir/ver à travers un mur & défaire/ver un nœud & montrer/ver son adresse & faire/ver apparaître/ver un lapin & dire/ver l'avenir & réaliser/ver l'impossible & recoller/ver un vase)}

= surprise
S{la baguette} V{être} A{folle/adj} : S{son lapin} V{devenir} A{(impoli & impatient & imprudent & maladroit & malheureux & malhonnête & inutile & mécontent & désagréable & mobile comme/con une toupie & incapable de sauter/ver & injuste avec lui & visible à moitié & imparfait/adj & incomplet & invisible)}
S{la baguette} V{faire} O{l'inverse} : S{elle} V{préférer} O{(déplier/ver les draps & décoller/ver une affiche & démonter/ver une tour & découdre/ver un manteau & boucher/ver une bouteille & déshabiller/ver une statue & décoiffer/ver le public & faire/ver revenir/ver le lapin & désobéir/ver & mettre/ver du désordre & porter/ver malchance & refaire/ver le nœud & montrer/ver sa maladresse & faire/ver paraître/ver un ours)}

+ réactions
S{le public} V{être} A{(mécontent & impatient & incapable de rire/ver & malheureux & impoli & content malgré tout/pro)}
« S{ce numéro} V{être} A{(impossible & illogique & injuste & incomplet & désagréable & en désordre)} ! » V{crier} S{(une dame mécontente|un homme imprudent|une spectatrice impatiente|un inconnu)}
S{le magicien} V{vouloir} O{(tout/pro défaire/ver & relire/ver la notice & recoller/ver l'affiche & recoudre/ver le manteau & remonter/ver la tour & replier/ver les draps & rhabiller/ver la statue & se recoiffer/ver & revoir/ver la formule & disparaître/ver & se couvrir/ver les yeux & refaire/ver le tour & retrouver/ver sa chance & monter/ver dans sa loge)}

L{dans les coulisses}, S{on} V{chercher} O{(une notice lisible & une notice plus complète & une formule à redire/ver & une colle pour recoller/ver & du fil à recoudre/ver & une idée parfaite & un drap pour couvrir/ver tout/pro)}

= idée
T{alors}, S{héros} V{commander} M{à l'envers} : « V{être:impératif.tu} A{(impoli & impatient & imprudent & maladroit & malheureux & malhonnête & inutile & désagréable & mobile & incapable & inactif/adj & incomplet & incorrect & illogique & irrégulier & injuste & impossible à voir/ver)} ! »
T{alors}, S{héros} V{commander} M{à l'envers} : « S{je} V{vouloir} O{(tout/pro déplier/ver & démonter/ver la tour & découdre/ver un bouton & boucher/ver la bouteille & déshabiller/ver le lapin & décoiffer/ver la dame & semer/ver le désordre & défaire/ver le tour & manquer/ver de chance & rendre/ver le lapin imparfait & tout/pro refaire/ver de travers)} ! »

= fin
T{aussitôt}, S{tout} V{redevenir} A{(juste & visible & régulier & logique/adj & réel & parfait/adj & complet & correct & agréable & poli & en ordre & plus prudent)}, J{et} S{le magicien} V{saluer}
T{aussitôt}, S{tout} V{redevenir} A{normal}, J{et} S{le lapin} V{vouloir} O{(obéir/ver & revenir/ver & réapparaître/ver & coudre/ver un bouton & coiffer/ver la dame & relire/ver la formule & monter/ver sur scène & refaire/ver le tour & dire/ver merci & plier/ver les oreilles & remonter/ver dans le chapeau & recoller/ver l'affiche & replier/ver un drap & être/ver patient & habiller/ver le magicien)}
