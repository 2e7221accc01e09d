@title Le bonhomme qui a froid
@levels CP CE1 CE2
@keywords hiver, neige, froid, bonhomme de neige, janvier, vêtements, vêtements d'hiver
@tenses présent

= ouverture
T{(en hiver|ce matin/nom|en janvier|en février|en décembre)}, S{la neige} V{couvrir} O{(le jardin|la cour|la rue|les toits|la ville|les arbres|le village)}
L{dans (la cour|le jardin|la neige)}, S{héros} V{faire} O{un bonhomme de neige}
S{il} V{neiger} : S{héros} V{sortir} L{dans (le jardin|la cour)}

+ habits
S{héros} V{mettre} O{(son manteau & son bonnet & son écharpe & ses gants & ses bottes & son pull & ses chaussettes & sa veste & ses moufles & une cagoule & un pantalon & son blouson & ses chaussures & une chemise & un gilet & son chapeau & un collant)} 
S{il} V{faire} A{froid/adj} : S{(le vent|la bise)} V{piquer} O{(le nez|les joues|les doigts|les oreilles|les mains)} 
S{le ciel} V{être} A{(~gris/adj & ~blanc/adj & ~beau & ~bas/adj)}
S{la neige} V{être} A{(~blanc/adj & ~froid/adj & ~doux & ~glacé/adj & ~beau & ~épais & ~dur/adj)}
S{la glace} V{être} A{(~dur/adj & ~froid/adj & ~lisse & ~dangereux)}
S{(le lac|la mare|l'étang|la rivière|l'eau|la fontaine)} V{geler} J{et} S{(un oiseau|le rouge-gorge|un merle|une mésange)} V{avoir} O{faim}

+ jeux
S{(un flocon|un gros flocon|la neige|une goutte)} V{tomber} L{sur (son nez|sa langue|le toit|la cheminée|son gant|sa luge|le chemin|sa main|son traîneau)}
S{héros} V{rouler} O{(une boule|une grosse boule|de la neige)} L{(sur le sol|dans la cour|dans la neige|devant la maison|sous le sapin)}
S{les enfants} (V{faire} O{de la luge} & V{lancer} O{des boules de neige} & V{glisser} L{sur la glace} & V{skier} & V{patiner} & V{tomber} L{dans la neige} & V{rire} & V{jouer} L{dans la neige} & V{courir} & V{marcher} L{dans la neige} & V{descendre} O{la piste})
C{pour (son nez|ses yeux|sa bouche|ses bras|sa tête)}, S{héros} V{prendre} O{(une carotte & deux cailloux & une branche & un bouton & deux branches & un bâton & des boutons & une pomme & un vieux balai & un seau & des noix)}

? obstacle
J{mais} S{le bonhomme de neige} V{avoir} O{froid/nom} !
« S{il} V{avoir} O{froid/nom} ! » V{dire} S{(son petit frère|sa petite sœur|ami)}

= fin
T{alors}, S{héros} V{donner} I{au bonhomme de neige} O{(son écharpe & son bonnet & ses gants & son manteau & son chapeau & son pull & ses moufles & une couverture)}
L{sur le bonhomme}, S{héros} V{poser} O{(son écharpe & son bonnet & ses gants & son manteau & son chapeau & son pull & ses moufles & une couverture)}

? après
T{le soir}, S{le bonhomme} V{sourire} J{et} S{héros} V{éternuer} !
T{le soir}, S{héros} V{boire} O{un chocolat chaud/adj} L{(près du feu|devant la cheminée|sous la couverture)}
