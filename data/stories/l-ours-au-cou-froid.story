@title L'ours qui a froid au cou
@levels CP CE1
@keywords ours, hiver, amis, son ou, ou
@tenses présent
# famille : loup, poule, roue, rouge, cou, joue, genou, bijou, mouton, souris, jour, nous, vous, tout, ours, four, bouche, doux, mou, hibou, chou, clou, trou, roux, doudou, coucou, soupe, route, boule, bouton, douche, mouche, poupée, foulard, coussin, fourmi, bisou, couleur, sous, douze

= froid
S{un ours (roux|doux|tout mou|)} V{avoir} O{(froid/nom au cou|mal au genou|mal à la joue|un bouton sur la bouche|un trou au genou|mal partout)}
T{(un jour|tout le jour)}, S{un ours} V{avoir} O{(froid/nom au cou|mal au genou|mal à la joue)} L{(sur la route|sous la boule de neige|dans son trou|)}

+ dons
S{(le loup|la poule|la souris|le hibou|la mouche)} V{souffler} L{sur (son cou|son genou|sa joue|sa bouche|la roue|la soupe)}
S{(le loup|la poule|la souris|le hibou|la fourmi|la mouche|le coucou)} V{donner} O{(un bijou & un chou & une roue & un doudou & un foulard rouge/adj & une soupe & un clou & un coussin mou/adj & une poupée & douze boutons & une boule rouge/adj & un bisou)}
« V{manger:impératif.tu} O{(ma soupe|ce chou|tout)} J{ou} V{entrer:impératif.tu} L{(dans le four|sous la douche)} ! » V{dire} S{(le loup|la poule|la souris|le hibou)}
« S{vous} V{être} A{(doux|fous)} ! » V{dire} S{(l'ours|la poule)}, A{rouge/adj}
« S{nous} V{avoir} O{(tout|un doudou|douze foulards|une soupe rouge/adj|un four)} ! » V{dire} S{(le loup|la souris|la poule)}

= mouton
T{enfin}, S{un mouton} V{donner} O{sa laine} C{pour (son cou|sa joue|son genou|tout l'ours)} !
2 | J{mais} S{un mouton (doux|roux|)} V{pousser} O{(l'ours|tout le monde)} J{et} V{se coucher} L{(sur son cou|contre sa joue|sur son genou|sous sa bouche|tout autour/adv)}
T{enfin}, S{un mouton} V{se coucher} L{(sur son cou|contre sa joue|sur son genou)} !

? fin
T{depuis ce jour}, S{le mouton et l'ours} V{dormir} L{(dans le trou|sous la couette rouge|joue contre joue|dans la boule de foin|sur la route du loup)} !
S{l'ours} V{faire} O{(douze bisous|un bisou tout doux|la soupe|un gros bisou)} I{au mouton} !
