@title Le clown qui ne riait plus
@levels CP CE1 CE2
@keywords cirque, clown, spectacle, piste, chapiteau, acrobate
@tenses présent

= ouverture
L{au cirque}, S{le clown} V{être} A{(triste|malade|très triste)} : S{il} V{ne plus rire}
L{sous le chapiteau}, S{héros} V{attendre} O{(le clown|le spectacle)}
T{(ce soir/nom|dimanche|samedi)}, S{héros} V{aller} L{au cirque} C{avec (papa|maman|sa classe|mamie|ses amis|sa sœur)}

+ numéros
L{(sur la piste|sous le chapiteau|au milieu de la piste|dans la lumière)}, S{(un acrobate & un jongleur & un lion & un éléphant & une danseuse & un cheval & un magicien & un singe & un dompteur & une acrobate & un tigre & un ours & une dompteuse & une trapéziste & un chien)} (V{danser} & V{sauter} & V{saluer} & V{tourner} & V{marcher})
L{(sur un fil|au-dessus de la piste|dans les airs)}, S{(un acrobate|une acrobate|une trapéziste|une danseuse|un équilibriste)} (V{danser} & V{sauter} & V{tourner} & V{marcher})
S{(un acrobate|une acrobate|une trapéziste)} V{sauter} L{(d'un trapèze à l'autre|du trapèze|dans un filet)}
S{(le jongleur|le magicien|le singe|l'acrobate|l'éléphant|le dompteur|la danseuse)} V{lancer} O{(des balles & un chapeau & des quilles & des assiettes & un ballon & une fleur & des anneaux & un mouchoir & un cerceau & des foulards)}
S{(le magicien|la magicienne)} V{sortir} O{(un lapin & une colombe & un foulard & une fleur & une carte & un mouchoir & un bouquet & une pièce)} L{de (son chapeau|sa manche|sa poche)}
L{dans les gradins}, S{(un spectateur & les enfants & le public & les spectateurs & la foule & les parents & la classe)} (V{rire} & V{applaudir} & V{crier} & V{chanter} & V{manger} O{des bonbons})
S{(la musique|l'orchestre|le tambour|la trompette)} V{jouer} J{et} S{(les lumières|les étoiles|les lampes|les projecteurs)} V{briller}
S{le clown} V{avoir} O{(un nez rouge/adj & une perruque & de grandes chaussures & un costume & un pantalon trop grand/adj & une trompette & un chapeau & une fleur & un maquillage)}, J{mais} S{personne} V{ne rire}
S{(l'acrobate|le lion|le cheval|l'éléphant|le dompteur)} V{être} A{(~beau & ~grand & ~drôle & ~fort/adj & ~souple & ~courageux)}
S{(le costume|le chapiteau|le spectacle)} V{être} A{(~beau & ~grand & ~rouge/adj & ~magnifique & ~brillant/adj)}

= tournant
T{(soudain|alors|tout à coup)}, S{le clown} V{marcher} L{sur (un ballon|une peau de banane|sa chaussure|son pantalon)} J{et} V{tomber}
T{(soudain|alors)}, S{le clown} V{éternuer} : S{son nez} V{s'envoler} !

= fin
S{héros} V{rire}, J{et} S{le clown} V{rire +aussi} !
S{tout le monde} V{rire}, J{et} S{le clown} V{rire} M{enfin} !
