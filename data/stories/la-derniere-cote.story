@title La dernière côte
@levels CE2 CM1 CM2
@keywords corps humain, respiration, squelette, muscles, santé, course, sport, sciences
@tenses présent, passé_composé, passé_simple
# famille : corps, cœur, poumon, sang, artère, veine, muscle, os, squelette, côte, crâne, cerveau, nerf, articulation, genou, coude, épaule, cheville, pied, jambe, bras, peau, estomac, intestin, bouche, nez, gorge, air, oxygène, énergie, sucre, eau, sommeil, effort, souffle, repas, santé, respirer, digérer, courir, boire, manger, dormir, plier, battre, avaler, transpirer, fragile, solide, souple, vital

= départ
C{après (une bonne nuit de sommeil|un bon repas|un verre d'eau|un mois d'effort)}, S{une coureuse} V{s'élancer} C{vers le sommet}
S{une coureuse} V{vouloir:état} O{gagner/ver} : T{la veille}, S{elle} V{devoir:antérieur} O{(manger/ver des pâtes & boire/ver de l'eau & bien dormir/ver & digérer/ver un long repas & éviter/ver trop de sucre & soigner/ver sa cheville)}

+ corps
T{bientôt}, S{tout son corps} V{travailler} : (S{le cœur} V{battre:état} & S{chaque poumon} V{se gonfler:état} & S{le sang} V{filer:état} L{dans une artère} & S{chaque veine} V{ramener:état} O{le sang} & S{un muscle} V{se tendre:état} & S{le genou} V{se plier:état} & S{le cerveau} V{commander:état} & S{un nerf} V{porter:état} O{l'ordre} & S{la peau} V{transpirer:état} & S{chaque bras} V{se balancer:état} & S{l'intestin} V{se reposer:état})
S{l'air} V{passer:état} L{par (le nez & la bouche & la gorge & chaque poumon)}, J{et} S{(le sang|une artère|le cœur)} V{porter:état} O{l'oxygène} L{jusqu'(au cerveau|au pied|à la jambe|au muscle)}
C{grâce (à l'énergie du repas & au sucre & à l'oxygène & à un squelette solide & à un os solide & à une articulation souple & à un souffle régulier & à un muscle vital & à sa bonne santé & à un estomac léger)}, S{elle} V{courir:événement} M{plus vite/adv}
S{son corps} V{devoir:état} M{pourtant} O{(respirer/ver plus fort & transpirer/ver & avaler/ver de l'air & plier/ver le genou & protéger/ver un os fragile & protéger/ver le crâne du soleil & garder/ver l'épaule souple & boire/ver & courir/ver malgré l'effort & nourrir/ver le cerveau & faire/ver battre le cœur)}

= côte
L{dans la dernière côte}, S{(sa jambe|son pied|son genou|sa cheville|un muscle|sa gorge)} V{brûler:état}, J{et} S{elle} V{ralentir}

+ entraîneur
« V{penser:impératif.tu} I{(à ton souffle & à tes bras & à tes épaules & à chaque pied & au repas de ce soir & à ton cœur solide & à l'eau fraîche & à ta jambe souple & à ta cheville fragile)} ! » V{crier} S{son entraîneur}
« V{ne pas oublier:impératif.tu} O{(de respirer/ver & de boire/ver & de plier/ver le coude & d'avaler/ver ta salive & de courir/ver droit & de manger/ver un sucre & de souffler/ver par la bouche & de baisser/ver l'épaule & d'avoir/ver le bras souple)} ! » V{crier} S{une amie}

= sommet
S{elle} V{arriver} A{quatrième/adj}, J{mais} S{(son cœur|tout son corps|tout son squelette|chaque muscle|chaque os)} V{chanter:état} I{de joie}

? repos
T{le soir}, S{la coureuse} V{vouloir:état} M{seulement} O{(dormir/ver & boire/ver & manger/ver & digérer/ver & respirer/ver l'air frais & soigner/ver sa cheville & reposer/ver chaque muscle & masser/ver sa jambe & masser/ver son pied & un long sommeil & remplir/ver son estomac)}
