@title Le clown s'envole
@levels CP CE1 CE2
@keywords son bl, son cl, son fl, son gl, son pl, clown, ballon, ciel, cirque
@tenses présent
# famille : pluie, plage, fleur, flûte, flaque, flèche, fleuve, glace, clé, cloche, clown, classe, blé, blanc, bleu, blouse, table, plume, plante, plat, place, planche, placard, cartable, sable, meuble, immeuble, ongle, oncle, boucle, église, glisser, flotter, planter, pleurer, oublier, souffler, gonfler, plonger, plier, trembler, clair, plein, souple, simple, règle, clou, éclair, gland

= envol
S{un clown} V{gonfler} O{un ballon (bleu|blanc)} : S{il} V{s'envoler} !
T{soudain}, S{un clown (bleu|blanc|souple)} V{s'envoler} C{avec son ballon}
L{(sur la place|à la plage|devant l'église|devant la classe)}, S{un clown} V{s'envoler} !

? survol
T{alors}, S{le clown} V{flotter} L{(sur la plage & sur un fleuve & sur l'église & sur la place & sur un immeuble & sur le blé & sur la classe & sur une cloche & sous la pluie & sous un éclair & sur le sable & sur un champ de fleurs)}

? lâcher
L{dans le ciel clair}, S{le clown} V{lâcher} O{(sa flûte & une clé & une plume & sa blouse & une règle & une fleur & un clou & une glace & une boucle & un gland & une flèche & des sous)}

? gestes
S{le clown} (V{souffler} M{fort/adv} & V{prendre} O{une flûte} & V{pleurer} M{plus fort/adv} & V{plier} O{sa blouse} & V{trembler} & V{ronger} O{ses ongles} & V{appeler} O{son oncle} & V{oublier} O{la pluie} & V{planter} O{une plume} & V{cacher} O{une clé} & V{lécher} O{une glace} & V{gonfler} O{les joues} & V{glisser} & V{voir} O{l'église} & V{craindre} O{la pluie} & V{plonger} & V{tenir} O{un clou} & V{dégonfler} O{le ballon} & V{éviter} O{un éclair} & V{toucher} O{une cloche} & V{voir} O{un immeuble} & V{voir} O{un fleuve} & V{perdre} O{une boucle} & V{croquer} O{un gland} & V{cueillir} O{une plante} & V{lâcher} O{une règle} & V{flotter} T{encore} & V{voir} O{la plage} & V{voir} O{sa classe} & V{saluer} O{la place})

+ gens
L{en bas}, (S{son oncle} V{pleurer} & S{la classe} V{souffler} & S{une cloche} V{trembler} & S{un clown blanc} V{plier} O{une table} & S{son oncle} V{planter} O{un clou} & S{l'église} V{trembler} & S{la classe} V{oublier} O{la règle} & S{un clown souple} V{sauter} & S{son oncle} V{gonfler} O{un lit} & S{un clown bleu} V{glisser} & S{on} V{lancer} O{une flèche})
C{pour l'aider/ver}, S{on} V{apporter} O{(une table & une planche & un meuble & un placard plein & un grand plat & une plante & des cartables & du sable & du blé & des fleurs & une cloche & une flûte & une flèche & des plumes)}

+ parole
« V{dégonfler:impératif.tu} O{ton ballon}, J{(clown|clown blanc)} ! » V{crier}-S{(son oncle|la classe|un clown bleu)}
« S{je} V{voir} O{(la plage|la place|la pluie|un fleuve|un éclair|ma classe|le blé)} ! » V{crier}-S{le clown}
« V{plonger:impératif.tu}, S{ce} V{être} A{(simple|clair)} ! » V{crier}-S{(son oncle|la classe)}

= fin
T{enfin}, S{une plume} V{piquer} O{le ballon} : S{le clown} V{plonger} !
T{enfin}, S{le clown} V{tomber} L{(dans le blé|dans une flaque|dans les fleurs|sur une table|dans le sable|sur la plage|dans un plat|sur son oncle|dans un bac de glace|devant l'église|dans une flaque bleue|sur une planche souple)} !
