@title Onze oiseaux dans la cuisine
@levels CP CE1 CE2
@keywords son z, oiseau, maison, voisine, bêtise, animaux
@tenses présent
# famille : oiseau, zèbre, lézard, onze, douze, treize, quinze, seize, maison, cuisine, vase, valise, chemise, cerise, fraise, rose, cousin, cousine, voisin, voisine, chaise, blouse, ciseaux, museau, trésor, bise, musique, magasin, gazon, zoo, bizarre, poser, arroser, oser, amuser, visiter, refuser, écraser, gazelle, framboise, surprise, ardoise, raisin, zigzag

= garde
S{héros} V{garder} O{la maison de (la voisine|sa cousine|son cousin|son voisin)}
T{aujourd'hui}, S{héros} V{garder} O{les (onze|douze|treize) oiseaux du (voisin|cousin)}
L{(chez la voisine|chez sa cousine|à la maison)}, S{héros} V{garder} O{(onze|quinze|seize) oiseaux}

? tâches
T{alors}, S{héros} (V{arroser} O{les roses} & V{poser} O{la valise} & V{visiter} O{la maison} & V{amuser} O{le lézard} & V{faire} O{la bise} & V{laver} O{le vase} & V{ranger} O{une chemise} & V{repasser} O{une blouse} & V{manger} O{une cerise} & V{goûter} O{un raisin} & V{écouter} O{la musique} & V{tondre} O{le gazon} & V{cacher} O{les ciseaux} & V{courir} L{au magasin} & V{refuser} O{une fraise} & V{oser} O{une surprise} & V{essuyer} O{une ardoise} & V{caresser} O{un museau})

? fuite
S{les oiseaux} (V{sortir} M{en zigzag} & V{se poser} L{sur une chaise} & V{oser} O{une bêtise} & V{écraser} O{les fraises} & V{visiter} O{la cuisine} & V{casser} O{un vase} & V{manger} O{les cerises} & V{refuser} O{le raisin} & V{arroser} O{la valise} & V{s'amuser} & V{voler} O{les ciseaux} & V{piquer} O{un museau} & V{goûter} O{les framboises} & V{salir} O{une chemise} & V{percer} O{une blouse} & V{casser} O{l'ardoise} & V{fouiller} O{le gazon} & V{écouter} O{la musique} & V{couper} O{les roses} & V{trouver} O{un trésor})

? dégâts
L{sur le gazon}, S{on} V{trouver} O{(un vase & une valise & une chemise bizarre & onze cerises & douze fraises & treize roses & quinze framboises & seize raisins & une chaise & une blouse rose/adj & des ciseaux & une ardoise & un trésor bizarre)}

? témoins
T{alors}, (S{un lézard} V{s'amuser} & S{un zèbre} V{venir} C{du zoo} & S{le cousin} V{oser} O{rire/ver} & S{le voisin} V{poser} O{tout} & S{une cousine} V{refuser} C{d'aider/ver} & S{une gazelle} V{sortir} & S{un voisin} V{crier} & S{onze chats} V{arriver} & S{douze chats} V{passer})

? parole
« J{quelle (musique bizarre|surprise)} ! » V{dire}-S{(le voisin|son cousin|le lézard)}
« S{ce} V{être} A{(une surprise|le zoo|bien bizarre)} ! » V{dire}-S{(le cousin|un voisin|une cousine)}
« S{je} V{compter} O{(onze|douze|treize|quinze|seize) oiseaux} ! » V{dire}-S{(le voisin|un cousin|la voisine)}
« S{je} V{ne refuser pas} O{(une cerise|la musique|un raisin|une fraise)} ! » V{dire}-S{(un lézard|un cousin|un voisin)}

= fin
T{enfin}, S{les oiseaux} V{se poser} L{sur (ses bras|une chaise|la valise|le vase)} !
T{enfin}, S{héros} V{poser} O{(du raisin & des cerises & des fraises & des framboises & onze graines & douze graines & treize graines & quinze graines & seize graines)} : S{tous} V{rentrer} !
