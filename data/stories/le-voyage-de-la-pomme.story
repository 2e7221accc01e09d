@title Le voyage d'une pomme
@levels CE2 CM1 CM2
@keywords corps, digestion, estomac, dents, pomme, santé, documentaire, explication
@tenses présent, passé_composé, passé_simple

= bouche
T{(à la récréation|à quatre heures|vers midi)}, S{héros} V{croquer} O{une pomme} M{à belles dents} : L{dans son corps}, S{un long voyage} V{commencer}
S{héros} V{mordre} L{dans une pomme (rouge|verte|juteuse)} : S{ses dents} V{la couper}, V{la déchirer} J{et} V{la broyer}
L{à l'ombre du pommier}, S{héros} V{manger} O{une pomme (croquante|sucrée|mûre)} J{et}, L{sans le savoir/ver}, V{mettre} O{en marche/nom une drôle d'usine}

? dents
S{les dents de devant} V{couper:état} O{les morceaux}, S{celles du fond} V{les écraser:état}
S{la langue} V{tourner:état} O{chaque bouchée}, T{pendant que} S{la salive} V{la mouiller:état}
S{la bouchée}, A{(molle|tiède) et mouillée}, V{devenir} A{une petite boule}

= descente
T{bientôt}, S{la bouchée} V{descendre} L{par un tuyau} L{jusqu'à l'estomac}
S{la langue} V{pousser} O{la bouchée} L{au fond de la gorge}, J{et} S{la nourriture} V{glisser} L{jusque dans l'estomac} M{en (quelques|huit) secondes}
S{il} V{suffire:état} C{d'avaler/ver} : S{des muscles} V{serrer} O{la bouchée} J{et} V{la conduire} L{dans l'estomac}

? question
« J{est-ce que} S{la pomme} V{rester} A{entière} L{dans mon ventre} ? » V{demander}-S{héros}
« V{mâcher:impératif.tu} M{(bien|lentement)}, S{ton ventre} V{te remercier:futur} », V{dire} S{(sa mère|son père|le médecin)}
« J{si} S{j'} V{avaler:présent} O{un pépin}, S{un pommier} V{pousser:futur}-S{il} L{dans mon ventre} ? » V{demander}-S{héros}
« S{tu} V{entendre} O{ces bruits} ? S{c'} V{être} A{mon estomac} ! » V{dire}-S{héros} M{en riant/ver}

? inventaire
T{dans la journée}, S{héros} V{manger:antérieur +aussi} O{[du aliment.fruit|aliment.légume|aliment.légume.racine|aliment.plat.fromage|aliment.plat.pain|aliment.plat.repas=pain,fromage,soupe liste]} : S{tout} V{prendre:état} O{le même chemin}

= estomac
T{pendant (deux|trois) heures}, S{l'estomac} V{remuer} O{la pomme} J{et} V{en faire} O{une (bouillie|purée) (épaisse|liquide/adj)}
L{dans l'estomac}, S{un jus acide} V{attaquer} O{les morceaux} : S{il} V{ne rester que} O{une (soupe|bouillie) épaisse}

+ suite
T{(peu après|ensuite)}, S{la bouillie} V{entrer} L{dans l'intestin}, C{un long tuyau enroulé comme un serpent}
S{les parties utiles} V{traverser} O{la paroi de l'intestin} J{et} V{passer} L{dans le sang}
S{le sang} V{distribuer} O{le sucre de la pomme} L{partout}, I{aux (bras|jambes)}, I{au cœur} J{et} I{au cerveau}
S{le reste} V{continuer} M{tout droit/adv}, L{jusqu'au bout de l'intestin}

= énergie
T{(un peu plus tard|vers le soir)}, J{quand} S{héros} V{courir} L{(dans le jardin|derrière un ballon)}, S{ce} V{être:état} M{(un peu|aussi)} C{grâce à la pomme}
T{le soir}, S{un muscle de sa jambe} V{utiliser} O{le sucre de la pomme}, J{et} S{héros} V{sauter} M{plus haut/adv}
J{enfin}, S{la pomme} V{devenir} A{(de l'énergie|de la force)} : S{héros} V{se lever} J{et} V{grimper} M{(d'un bond|joyeusement)} L{dans un arbre}

? fin
T{(le lendemain|quelques jours plus tard)}, S{héros} V{planter} O{(un pépin|deux pépins|trois pépins)} L{dans un pot} C{pour voir/ver naître/ver un pommier}
