@title L'été sans pluie
@levels CE2 CM1 CM2
@keywords jardin, potager, légumes, jardinier, plantes, graines, été
@tenses présent, passé_composé, passé_simple
# famille : jardin, potager, jardinier, légume, fruit, fleur, graine, racine, tige, feuille, bourgeon, pétale, terre, compost, soleil, pluie, rosée, bêche, râteau, pelle, arrosoir, brouette, tuyau, sécateur, gant, tomate, carotte, radis, salade, poireau, chou, haricot, courgette, citrouille, fraise, framboise, limace, escargot, ver, abeille, coccinelle, taupe, hérisson, épouvantail, semer, planter, arroser, bêcher, cueillir, récolter, tailler, pousser, germer, fleurir, mûr, sec, vert

= soif
C{sans pluie}, L{au (jardin|potager) de monsieur Albert}, S{(la terre|chaque tige|chaque feuille|chaque fleur|chaque légume|chaque fruit|chaque racine|chaque bourgeon)} V{être:état} A{~sec}
L{chez monsieur Albert, le jardinier}, S{il} V{ne plus pleuvoir:état} : S{la soif} V{gagner:état} O{(les tomates & les carottes & les radis & les salades & un poireau & le chou & les haricots & une courgette & la citrouille & les fraises & les framboises & chaque graine & une fleur & l'herbe verte)}

+ peine
S{monsieur Albert} V{poser} O{(sa bêche & son râteau & sa pelle & son arrosoir & sa brouette & le tuyau & le sécateur & ses gants & un sac de compost & un sac de graines)} : S{son puits} V{être:état} A{vide}
« J{pourquoi} O{(semer/ver & planter/ver & bêcher/ver la terre & tailler/ver un bourgeon & attendre/ver la pluie & attendre/ver la rosée & répandre/ver du compost & tirer/ver le tuyau & remplir/ver l'arrosoir & soigner/ver mon jardin)} ? » V{soupirer}-S{monsieur Albert}
L{sous les feuilles}, (S{une limace} V{ne plus bouger:état} & S{un escargot} V{dormir:état} & S{un ver} V{s'enfoncer:état} & S{une abeille} V{chercher:état} O{un pétale} & S{une coccinelle} V{se cacher:état} & S{une taupe} V{creuser:état} & S{un hérisson} V{haleter:état} & S{l'épouvantail} V{griller:état} L{au soleil})
« S{mes plantes} V{ne plus vouloir} O{(pousser/ver & germer/ver & fleurir/ver & donner/ver un fruit & ouvrir/ver un pétale & nourrir/ver leurs racines & rester/ver vertes)} : S{je} V{n'avoir} O{rien} I{à (cueillir|récolter|arroser)/ver} ! » V{dire} S{le jardinier}

= voisins
T{le soir}, S{chaque voisin} V{venir} C{arroser/ver (une tomate & la carotte & le radis & une salade & un poireau & le chou & un haricot & la courgette & la citrouille & une fraise & la framboise & une fleur & la terre & les racines & le potager)} C{avec l'eau de (ses pâtes|ses légumes|sa douche)}

+ ordre
« V{verser:impératif.vous} O{l'eau} L{(sur la racine|sur la terre|près de la tige|sous la feuille|à l'ombre de l'épouvantail|avec l'arrosoir|sans tuyau)}, M{jamais en plein soleil} ! » V{répéter:état} S{le jardinier}

= récolte
T{en septembre}, S{tout le quartier} V{récolter} O{(des tomates mûres & des carottes & des radis & de belles salades & un énorme poireau & un énorme chou vert & des haricots verts & une énorme courgette & une citrouille géante & des fraises & des framboises & des fruits mûrs & assez de légumes pour tous)}

? fin
L{sur l'épouvantail}, S{un enfant} V{accrocher} O{(un gant & un arrosoir & une fleur & un vieux râteau & une guirlande de radis & une feuille de chou & une tige de poireau & des pétales & une pelle & une bêche & une carotte pour nez)}
T{depuis}, S{chacun} V{venir:présent} L{au (potager|jardin)} C{(bêcher/ver la terre & semer/ver des radis & planter/ver des choux & tailler/ver les rosiers & cueillir/ver une fraise & récolter/ver les graines & regarder/ver pousser/ver les choux & voir/ver germer/ver un haricot & voir/ver fleurir/ver la courgette & pousser/ver la brouette & saluer/ver le hérisson & écouter/ver les abeilles & compter/ver les coccinelles)}
