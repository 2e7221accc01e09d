@title Le réparateur de jouets
@levels CE1 CE2 CM1
@keywords jouets, réparer, atelier, poupée, peluche, train, grand-père, artisan
@tenses présent, passé_composé, passé_simple

= ouverture
L{au bout de la rue}, S{héros} V{apporter} O{son ours sans oreille} I{à un vieil homme}, S{qui} V{réparer:état} O{les jouets cassés}
T{(mercredi|samedi)}, S{héros} V{pousser} O{la porte du réparateur de jouets}, O{son ours sans oreille} L{sous le bras}

= désir
S{héros} V{vouloir:état retrouver/ver} O{son ours comme avant}, J{mais} S{l'oreille} V{être:état} A{perdue}
S{héros} V{ne jamais dormir:état} C{sans son ours}, J{et} S{il} V{espérer:état} O{un miracle}

? atelier
L{sur les étagères}, S{il} V{y avoir:état} O{[un objet.jouet.petit=poupée,toupie,marionnette liste]}, C{en attente d'un docteur}
L{sur la table}, S{héros} V{voir} O{(des yeux de verre|des roues|des boutons), (du fil|de la laine|une aiguille) et (un pinceau|de la colle|des ciseaux|un tournevis)}

+ soins
M{d'abord}, S{le vieil homme} V{recoller} O{(le bras d'une poupée|l'aile d'un avion|le toit d'une petite maison)}
J{puis} S{le réparateur} V{remonter} O{(un robot|un canard)}, S{qui} V{traverser} O{la table} J{et} V{tomber} L{dans (son chapeau|une tasse|la corbeille)}
J{ensuite}, S{héros} V{aider} O{le réparateur} I{à (repeindre/ver|nettoyer/ver) un vieux train}
S{le réparateur} V{examiner} O{l'ours} L{sous (la lampe|une loupe)} J{et} V{écouter} O{son cœur de (laine|coton|paille)}
S{le vieil homme} V{chercher} O{(un bouton|un morceau de velours|du fil brun)} L{dans (trente|quarante|cinquante) tiroirs}
S{l'aiguille du vieil homme} V{monter}, V{descendre} J{et} V{piquer} O{un pouce} T{(deux|trois) fois}

? parole
« J{est-ce que} S{mon ours} V{avoir:futur} O{mal} ? » V{demander}-S{héros}
« V{prendre:impératif.tu} O{la patte de ton ours}, S{il} V{être:futur} A{plus courageux} », V{conseiller} S{le réparateur}
« S{un jouet neuf/adj} V{ne rien raconter}, S{un jouet usé/adj} V{connaître} O{mille histoires} », V{expliquer} S{le réparateur}
« T{plus tard}, S{je} V{réparer:futur +aussi} O{les jouets} », V{annoncer}-S{héros}

= problème
J{hélas}, S{le réparateur} V{ne plus avoir:état} O{de tissu brun}, J{et} S{aucune oreille} V{ne convenir:état}
J{mais} L{dans toute la boutique}, S{aucune oreille} V{ne ressembler:état} I{à la première}

= chute
J{alors} S{héros} V{tendre} O{son (écharpe|bonnet|gant) rouge/adj}, J{et} S{le réparateur} V{y couper} O{une oreille (toute neuve|bien ronde)}
T{(soudain|alors)}, S{le vieil homme} V{couper} O{un coin de sa propre veste} J{et} V{coudre} O{une oreille (douce|magnifique)}

= fin
S{l'ours} V{être:état} A{un peu différent}, J{mais} S{héros} V{le serrer} M{plus fort qu'avant}
T{le soir}, S{héros} V{fermer} O{les yeux}, O{la main} L{sur l'oreille neuve}
