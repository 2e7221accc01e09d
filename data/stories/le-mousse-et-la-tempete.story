@title Le sommeil du capitaine
@levels CE2 CM1 CM2
@keywords mer, bateau, tempête, marin, voilier, océan, voyage, aventure
@tenses présent, passé_composé, passé_simple
# famille : mer, bateau, voilier, navire, port, quai, capitaine, marin, mousse, équipage, matelot, pêcheur, tempête, vent, vague, houle, éclair, tonnerre, pluie, nuage, brume, ciel, mât, voile, ancre, gouvernail, coque, pont, cabine, cale, hublot, corde, filet, canot, bouée, rame, boussole, carte, phare, côte, île, rocher, plage, baleine, dauphin, mouette, requin, ramer, naviguer, plonger, couler, flotter, hisser, salé, calme, profond, courageux, immense

= départ
L{(en mer|sur l'océan|sur le pont|sur un vieux navire|sur un voilier)}, S{le capitaine} V{s'endormir} J{et} V{laisser:événement} O{le gouvernail} I{au (jeune mousse|petit mousse)}
T{pendant que/con} S{le capitaine} V{dormir:état}, S{le mousse} V{devoir:événement} O{(naviguer/ver & surveiller/ver le ciel & suivre/ver la carte & suivre/ver la boussole & tenir/ver le gouvernail & tenir/ver le cap & éviter/ver les rochers & guetter/ver la côte & commander/ver l'équipage)}

= tempête
T{soudain}, S{la mer} V{se lever} : (S{un éclair} V{briller:événement} & S{le tonnerre} V{gronder} & S{une vague} V{frapper} O{la coque} & S{la pluie} V{tomber} & S{le vent} V{hurler} & S{un nuage noir} V{arriver} & S{la houle} V{grossir} & S{le mât} V{plier} & S{une voile} V{se déchirer} & S{la brume} V{descendre} & S{l'eau salée} V{entrer} & S{le voilier} V{plonger} & S{le bateau} V{craquer})
L{sur (la mer agitée|la mer profonde|l'océan immense)}, S{la tempête} V{éclater}, J{mais} S{le capitaine} V{ne pas se réveiller}

+ lutte
« V{protéger:impératif.vous} O{(les voiles & le canot & le mât & les filets & les bouées & les cordes & l'ancre & les rames & la carte & le hublot & la cale & notre voilier)} ! » V{crier} S{le mousse} I{aux matelots}
« S{il} V{falloir} O{(ramer/ver & hisser/ver une voile & jeter/ver l'ancre & vider/ver la cale & garder/ver le cap & sauver/ver le navire & rester/ver calmes & flotter/ver encore & fermer/ver la cabine & quitter/ver l'eau profonde & rester/ver courageux & chercher/ver une île & trouver/ver le phare & éviter/ver de couler/ver & fuir/ver la tempête & jeter/ver une bouée)} ! » V{crier} S{un marin courageux}
S{la vague} V{emporter} O{(une bouée & un canot & une rame & la boussole & un filet & une corde & la carte & une vieille voile & le chapeau d'un pêcheur & un sac de la cale & le drapeau du bateau)}
L{dans la brume}, S{l'équipage} V{croire:état voir} O{(une île & un phare & une baleine & un requin & la côte & un rocher & un navire & un port & une plage & un dauphin & une mouette immense & un autre bateau & un voilier & un pêcheur)}
S{le mousse} V{trembler:état} L{(sur le pont & dans la cabine & près du mât & devant le gouvernail & sous la pluie salée & dans le vent & sous le tonnerre & sous un nuage noir & sur l'eau profonde & au milieu des vagues agitées & derrière une voile & contre la coque & au bord du canot & derrière le hublot)}, M{sans céder/ver}

= calme
T{à l'aube}, S{(la mer|l'océan|le vent)} V{se calmer} J{et} S{le mousse} V{apercevoir} O{(le port & un phare & le quai & une plage & une île & la côte & un dauphin & des mouettes & un pêcheur & un bateau & des rochers & le ciel bleu & une eau moins profonde & un voilier & une baleine)}

= réveil
« S{la nuit} V{être:passé_composé} A{(calme/adj|~long|~court)} ? » V{demander} S{le capitaine} M{en bâillant/ver}

? réponse
« S{nous} V{perdre:passé_composé} O{(une bouée & une rame & un filet & l'ancre & une corde & la boussole & la carte & le canot & une voile)} », V{répondre}-S{le mousse}
