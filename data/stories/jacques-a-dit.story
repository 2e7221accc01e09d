@title Jacques a dit
@levels CP CE1 CE2
@keywords corps, le corps, mon corps, parties du corps, jeu, gymnastique, récréation
@tenses présent

= ouverture
L{(dans la cour|sous le préau|en classe|dans la salle de sport|sur le tapis)}, S{héros et ses amis} V{jouer} I{à « Jacques a dit »}
S{(la maîtresse|le maître|mamie|papa)} V{jouer} I{à « Jacques a dit »} C{avec (les enfants|la classe|tout le monde)}

+ ordres
« J{Jacques a dit} : V{toucher:impératif.vous} O{(votre nez & votre tête & votre bouche & vos pieds & vos genoux & vos oreilles & votre ventre & votre dos & votre front & votre menton & vos joues & vos yeux & vos cheveux & votre cou & vos épaules & vos coudes & vos doigts & vos chevilles & vos lèvres & vos dents & votre langue & votre main & votre bras & votre jambe & votre pouce & votre visage & votre poitrine)} ! »
« J{Jacques a dit} : V{lever:impératif.vous} O{(les bras & la main & le pied & la jambe & la tête & le pouce & le doigt & le coude & le genou & les mains & les épaules & le nez & les yeux & le menton)} ! »

+ encore
« J{Jacques a dit} : (V{plier:impératif.vous} O{les genoux} & V{plier:impératif.vous} O{le bras} & V{plier:impératif.vous} O{la jambe} & V{fermer:impératif.vous} O{les yeux} & V{fermer:impératif.vous} O{la bouche} & V{ouvrir:impératif.vous} O{la bouche} & V{tirer:impératif.vous} O{la langue} & V{montrer:impératif.vous} O{vos dents} & V{gonfler:impératif.vous} O{les joues} & V{tourner:impératif.vous} O{la tête} & V{sauter:impératif.vous} & V{courir:impératif.vous} & V{marcher:impératif.vous} & V{danser:impératif.vous} & V{écouter:impératif.vous} O{votre cœur} & V{bouger:impératif.vous} O{les doigts} & V{frotter:impératif.vous} O{votre ventre} & V{secouer:impératif.vous} O{vos cheveux} & V{respirer:impératif.vous} C{par le nez}) ! »
« J{Jacques a dit} : V{poser:impératif.vous} O{(la main|le pouce|un doigt)} L{sur (la tête|le nez|le dos|le ventre|la bouche|l'épaule|le genou|l'oreille|la joue|le front|le cœur|le pied|la jambe|le bras|la poitrine|la cuisse|la hanche|le menton)} ! »
S{héros} V{poser} O{(la main|le pouce|un doigt|les mains)} L{sur (la tête|le nez|le dos|le ventre|la bouche|l'épaule|le genou|l'oreille|la joue|le front|le cœur|le pied|la jambe|le bras|le cou)}
S{tout le monde} (V{toucher} O{son nez} & V{lever} O{le bras} & V{plier} O{les jambes} & V{sauter} & V{fermer} O{les yeux} & V{tirer} O{la langue} & V{taper} C{dans ses mains} & V{baisser} O{la tête} & V{tourner} & V{rire})
S{un petit garçon} V{se tromper} : S{il} V{toucher} O{(son dos|son pied|son nez|sa tête|sa bouche|son ventre|sa jambe|son genou|son bras)}

+ difficile
2 | T{bientôt}, S{héros} V{avoir} O{mal} L{(au dos & au bras & au genou & à la jambe & au pied & au cou & aux mains & au ventre & à l'épaule & aux bras & aux jambes & à la tête)}, J{mais} S{il} V{ne pas s'arrêter}
S{une (mouche|fourmi|coccinelle|abeille)} V{se poser} L{sur (son nez|son bras|sa joue|sa main|son front|sa tête|son oreille|son doigt|sa bouche|sa jambe|son cou|son genou)} !

= piège
« V{gratter:impératif.vous} O{(votre dos|votre nez|votre tête|votre ventre|votre jambe|votre pied|votre bras|votre main)} ! » J{et} S{héros} V{le faire +vite}
« V{montrer:impératif.vous} O{(vos dents|votre langue|votre main|votre pied|votre dos|vos mains|votre tête|vos bras|votre jambe|votre nez)} ! » J{et} S{héros} V{le faire +vite}

= fin
J{hélas}, S{Jacques} V{ne rien dire:antérieur} !
J{perdu} : S{Jacques} V{ne rien dire:antérieur} !
