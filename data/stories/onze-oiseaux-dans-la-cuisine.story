@title Onze oiseaux dans la cuisine
@levels CP CE1 CE2
@keywords son z, oiseau, maison, voisine, bêtise, animaux
@tenses présent
# famille : oiseau, zèbre, lézard, onze, douze, treize, quinze, seize, maison, cuisine, vase, valise, chemise, cerise, fraise, rose, cousin, cousine, voisin, voisine, chaise, blouse, ciseaux, museau, trésor, bise, musique, magasin, gazon, zoo, bizarre, poser, arroser, oser, amuser, visiter, refuser, écraser, gazelle, framboise, surprise, ardoise, raisin, zigzag

= garde
T{aujourd'hui}, S{héros} V{garder} O{les (onze|douze|treize) oiseaux du (voisin|cousin)}
L{(chez la voisine|chez sa cousine|à la maison)}, S{héros} V{garder} O{(onze|treize|quinze|seize) oiseaux}
T{aujourd'hui}, S{héros} V{garder} O{les oiseaux de (la voisine|sa cousine)}

= fuite
J{mais} S{les oiseaux} (V{sortir} M{en zigzag} & V{visiter} O{la maison} & V{visiter} O{la cuisine} & V{se poser} L{sur une chaise} & V{oser} O{une bêtise} & V{écraser} O{les fraises} & V{casser} O{un vase} & V{casser} O{l'ardoise} & V{manger} O{les cerises} & V{goûter} O{les framboises} & V{refuser} O{le raisin} & V{salir} O{une chemise} & V{percer} O{une blouse} & V{couper} O{les roses} & V{voler} O{les ciseaux} & V{ouvrir} O{une valise} & V{s'amuser})

? tâches
C{pour calmer/ver les oiseaux}, S{héros} (V{poser} O{une cerise} & V{offrir} O{du raisin} & V{offrir} O{une fraise} & V{mettre} O{de la musique} & V{arroser} O{le gazon} & V{cacher} O{les ciseaux} & V{courir} L{au magasin} & V{dessiner} L{sur une ardoise} & V{monter} L{sur une chaise} & V{préparer} O{une surprise} & V{faire} O{la bise} I{aux oiseaux})

? dégâts
L{sur le gazon}, S{les oiseaux} V{laisser} O{(onze cerises & douze fraises & treize roses & quinze framboises & seize raisins & une blouse rose/adj & des ciseaux & une ardoise & un trésor bizarre)}

? témoins
T{alors}, (S{le cousin} V{oser} O{rire/ver} & S{une cousine} V{crier} & S{un voisin} V{refuser} C{d'aider/ver} & S{onze chats} V{arriver} & S{douze chats} V{passer})

? parole
« J{quelle (musique bizarre|surprise)} ! » V{dire}-S{(le voisin|son cousin)}
« S{ce} V{être} A{(une surprise|le zoo|bien bizarre)} ! » V{dire}-S{(le cousin|un voisin|une cousine)}
« V{vouloir}-S{tu} T{aussi} O{(un zèbre|une gazelle|un lézard|le zoo)} ? » V{demander}-S{(le voisin|un cousin|la voisine)}
« J{que de bêtises} ! » V{dire}-S{(un voisin|un cousin|la voisine)}

= fin
T{enfin}, S{les oiseaux} V{se poser} L{sur (la cage|une chaise|la valise)} C{pour dormir/ver} !
T{enfin}, S{héros} V{poser} O{(du raisin & des cerises & des fraises & des framboises & onze graines & douze graines & treize graines & quinze graines & seize graines)} : S{les oiseaux} V{rentrer} !
