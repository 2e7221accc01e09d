@title Qui est le coq ?
@levels CP CE1
@keywords carnaval, masque, déguisement, école, cour, fête, son k, maîtresse, récréation
@tenses présent

= masque
T{(mardi|vendredi|jeudi)}, S{ce} V{être} A{le carnaval} : S{un coq masqué} V{entrer} L{dans (la cour|l'école|la classe)}
C{pour le carnaval}, S{quelqu'un} V{porter} O{un masque de coq} L{à l'école}
L{dans la cour de l'école}, S{un (coq|grand coq) masqué} V{arriver}

? élèves
S{les élèves} V{avoir} O{[un vêtement.tête|objet.jouet.petit=casquette,masque liste]} C{pour le carnaval}
S{il} V{y avoir} T{aussi} O{un (cow-boy|clown|requin|canard|koala) et une (coccinelle|princesse|reine)}
S{la musique} V{commencer} : S{on} V{danser} M{(côte à côte|en file|deux par deux)}

= question
J{mais} S{qui} V{être} L{sous le masque} ? 
J{mais} S{personne} V{ne connaître} O{ce coq}
S{héros} V{vouloir savoir} J{qui} V{être} L{sous le masque}

? parole
« V{être}-S{tu} A{(Malik|Jacques|Karim)} ? » V{demander}-S{héros}
« J{qui} V{être}-S{tu}, J{drôle de coq} ? » V{demander}-S{héros}
« V{parler:impératif.tu}, S{je} V{écouter} O{ta voix} ! » V{dire}-S{héros}
« J{cocorico}, S{je} V{ne rien dire} ! » V{répondre}-S{le coq}
« V{montrer:impératif.tu} O{ta tête}, S{nous} V{compter} : J{un, deux, trois, quatre, cinq} ! » V{crier}-S{les élèves}

+ indices
S{le coq} V{manger} O{(quatre crêpes|cinq biscuits|du chocolat|un gros cookie)}
S{le coq} V{courir} L{(dans la cour|autour de la classe|sous le préau)}, J{puis} V{sauter} C{comme un kangourou}
S{le coq} V{connaître} O{(toutes les chansons|tous les prénoms|l'école)}
S{héros} V{regarder} O{les (baskets|chaussettes|cheveux) du coq} : J{qui} V{porter} O{ça} ?
S{héros} V{compter} O{les élèves} : S{toute la classe} V{être} L{là} !
S{le coq} V{prendre} O{la main de héros} J{et} V{danser}
S{le masque} V{bouger} : S{on} V{voir} O{(un cou|une boucle|une joue|un collier)}

= maîtresse
T{enfin}, S{le coq} V{ôter} O{son masque} : S{ce} V{être} A{(la maîtresse|le directeur|le maître)} !
T{enfin}, S{le masque} V{tomber} : S{ce} V{être} A{(la maîtresse|la directrice|le maître|le cuisinier)} !
S{le coq} V{lever} O{son masque} : S{ce} V{être} A{(le cuisinier de l'école|la maîtresse|le maître)} !

? fin
S{toute l'école} V{crier} : « J{cocorico} ! »
T{la prochaine fois}, S{héros} V{être:futur} A{un coq} T{aussi}
S{le coq} V{donner} O{(un bonbon|un biscuit|un chocolat)} I{à chaque élève}
