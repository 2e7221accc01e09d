@title Le clown s'envole
@levels CP CE1 CE2
@keywords son bl, son cl, son fl, son gl, son pl, clown, ballon, ciel, cirque
@tenses présent
# famille : pluie, plage, fleur, flûte, flaque, flèche, fleuve, glace, clé, cloche, clown, classe, blé, blanc, bleu, blouse, table, plume, plante, plat, place, planche, placard, cartable, sable, meuble, immeuble, ongle, oncle, boucle, église, glisser, flotter, planter, pleurer, oublier, souffler, gonfler, plonger, plier, trembler, clair, plein, souple, simple, règle, clou, éclair, gland

= envol
S{un clown} V{gonfler} O{un ballon (bleu|blanc)} : S{il} V{s'envoler} !
T{soudain}, S{un clown (bleu|blanc|souple)} V{s'envoler} C{avec son ballon} !
L{(sur la place|à la plage|devant l'église|devant la classe)}, S{un clown} V{s'envoler} C{avec son ballon} !

? survol
T{alors}, S{le clown} V{flotter} L{(sur la plage & sur un fleuve & sur l'église & sur la place & sur un immeuble & sur le blé & sur la classe & sous la pluie & sous un éclair & sur un champ de fleurs)}

? gestes
C{de peur}, S{le clown} (V{souffler} M{fort/adv} & V{pleurer} M{plus fort/adv} & V{perdre} O{sa blouse} & V{gonfler} O{les joues} & V{appeler} O{son oncle} & V{lâcher} O{sa flûte} & V{lâcher} O{une clé} & V{lâcher} O{une règle} & V{lâcher} O{un clou} & V{trembler} & V{ronger} O{ses ongles} & V{lâcher} O{une glace})

+ gens
L{en bas}, (S{son oncle} V{pleurer} & S{la classe} V{souffler} & S{une cloche} V{sonner} & S{un clown blanc} V{trembler} & S{un clown souple} V{sauter} & S{un clown bleu} V{pleurer})
C{pour aider/ver le clown}, S{on} V{apporter} O{(une table & une planche souple & un meuble & un placard plein & un grand plat & des cartables & du sable & du blé & des fleurs & des plumes & des plantes)}

? parole
« V{dégonfler:impératif.tu} O{ton ballon}, J{(clown|clown blanc)} ! » V{crier}-S{(son oncle|la classe|un clown bleu)}
« S{je} V{voir} O{(la plage|la place|la pluie|un fleuve|un éclair|ma classe|le blé)} ! » V{crier}-S{le clown}
« V{plonger:impératif.tu}, S{ce} V{être} A{(simple|clair)} ! » V{crier}-S{(son oncle|la classe)}

= fin
T{enfin}, S{(une plume|une flèche|un éclair)} V{piquer} O{le ballon} : S{le clown} V{plonger} !
T{enfin}, S{le clown} V{tomber} L{(dans le blé|dans une flaque|dans les fleurs|sur une table|dans le sable|sur la plage|dans un plat|devant l'église|dans une flaque bleue|sur une planche souple)} !
