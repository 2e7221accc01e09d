@title Le gâteau de la fête
@levels CE1 CE2 CM1
@keywords cuisine, recette, gâteau, pâtisserie, anniversaire, goûter, fête
@tenses présent

= ouverture
C{pour (l'anniversaire de son père|la fête de sa mère|le goûter|le dessert|l'école|la fête)}, S{héros} V{vouloir faire} O{un gâteau} M{(tout seul|sans aide)}
L{dans la cuisine}, S{héros} V{ouvrir} O{(le vieux livre de recettes|le livre de cuisine|le cahier de recettes)} : T{aujourd'hui}, S{il} V{faire} O{un gâteau}
S{héros} V{lire} O{la recette du gâteau} J{et} V{mettre} O{(son tablier|un tablier|sa toque)}

+ placard
S{héros} V{verser} O{(chaque ingrédient|les ingrédients|tous les ingrédients)} L{dans (un saladier|le saladier|une casserole|un bol)}
S{héros} V{prendre} O{une pincée de (sel|levure|cannelle|sucre)}
L{sur la table}, S{héros} V{poser} O{(la farine & le sucre & le beurre & le lait & les œufs & le sel & la levure & le chocolat & la crème & l'huile & la vanille & le miel & les pommes & les fraises & les amandes & le yaourt & le citron & les noix & la cannelle & le cacao)}
L{dans (un saladier|un grand bol)}, S{héros} V{mettre} O{[du aliment.plat.ingrédient=farine,sucre liste]}
S{héros} V{sortir} O{(un saladier & une louche & une poêle & une passoire & un rouleau & un tablier & un tamis & un torchon & une râpe & un bol & une cuillère & un fouet & une casserole & un moule & une balance & un couteau & une fourchette & un verre & une assiette & un plat & une spatule & une tasse)} C{du placard}
T{d'abord}, S{héros} V{peser} O{(la farine|le sucre|le beurre|le chocolat)} C{avec la balance} J{et} V{éplucher} O{(deux pommes|trois pommes|quatre poires)}

+ pâte
T{d'abord}, S{héros} V{casser} O{(trois œufs|quatre œufs|un œuf|les œufs)} L{dans (un saladier|le saladier|un bol)}
S{héros} V{verser} O{(la farine|le sucre|le lait|la crème|l'huile|le chocolat)} M{(doucement|lentement|peu à peu|d'un coup)} J{et} V{ajouter} O{(du sel|de la levure|une pincée de sel|de la vanille|un peu de miel|le zeste d'un citron)}
S{héros} V{faire fondre/ver} O{(le beurre|le chocolat|le beurre et le chocolat)} L{dans (une casserole|une petite casserole)}
J{puis}, S{héros} V{mélanger} O{(la pâte|tout)} C{avec (une cuillère|un fouet|une fourchette|une grande cuillère)}, M{(sans s'arrêter|longtemps|avec soin|lentement|rapidement)}
S{héros} V{couper} O{(les pommes|les fraises|le beurre|les poires|les bananes)} C{en (petits|fins) morceaux} J{et} V{goûter} O{la pâte}
S{la pâte} V{être} A{(~lisse/adj & ~épais & ~mou & ~blanc & ~jaune & ~sucré & ~léger & ~liquide/adj & ~froid/adj & ~tiède)}, J{alors} S{héros} V{la verser} L{dans (le moule|un moule|le plat)}

S{héros} V{goûter} O{(la pâte|la crème|le chocolat|le mélange)} : S{ce} V{être} A{(~savoureux & ~délicieux & ~sucré/adj & ~bon/adj & ~excellent & ~fondant/adj & ~exquis)} !
S{héros} V{verser} O{(la pâte|le mélange)} L{dans (le moule|un moule beurré/adj|un plat|une poêle)}

+ four
S{héros} V{mettre} O{le gâteau} L{au four} J{et} V{attendre} M{(avec impatience|sans bouger|trente minutes|une demi-heure|près de la porte)}
T{ensuite}, S{le gâteau} V{cuire} L{dans le four} T{pendant (trente|quarante) minutes}, J{et} S{toute la maison} V{sentir} A{bon}
L{dans le four (chaud/adj|brûlant/adj)}, S{le gâteau} V{gonfler} J{et} V{dorer}

+ attente
T{pendant ce temps}, S{héros} V{laver} O{(la vaisselle & le saladier & la casserole & les cuillères & la table & le bol)} J{et} V{essuyer} O{(la table|le sol|ses mains|ses doigts|l'assiette)}
S{son (frère|père|chat)} V{entrer} L{dans la cuisine}, O{le nez en l'air} : S{quelle bonne odeur} !

? parole
« J{(attention|vite)}, S{le gâteau} V{brûler} ! » V{crier} S{sa (mère|sœur|tante)}
« J{est-ce que} S{je} V{pouvoir} C{goûter/ver la pâte} ? » V{demander} S{son frère}

= fin
J{hélas}, S{le gâteau} V{sortir} C{du four} A{tout plat/adj} : S{ce} V{être} A{une (galette|crêpe)} !
S{héros} V{oublier:antérieur} O{la levure} : S{le gâteau} V{être} A{plat/adj} C{comme une (crêpe|galette)} !

? après
S{sa (grand-mère|mère|sœur)} V{le couvrir} C{de (crème|chocolat|fraises|sucre|confiture)} J{et} S{chacun} V{en reprendre}
S{toute la famille} V{goûter} J{et} V{adorer} O{cette galette}
