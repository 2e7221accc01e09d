@title Bébé ne veut pas de douche
@levels CP CE1
@keywords bébé, douche, bain, maison, papa, son p, son b, son t, son d, p, b, t, d
@tenses présent
# famille : papa, pomme, poule, balle, bébé, robe, tapis, tomate, tortue, dame, dos, douche, midi, pot, tasse, table, bol, cube, salade, dé, domino, poupée, parapluie, bateau, banane, tambour, tête, pied, porte, pull, tonton, tata, dodo, bonbon, bobo, bouton, pantalon, pilote

= non
T{(à midi|après le dodo)}, S{bébé} V{ne pas vouloir} O{de douche} !
2 | T{(à midi|ce midi|après le dodo)}, S{bébé} V{ne pas vouloir} O{de douche} : S{il} V{partir} C{avec (une balle|un pot|une tomate|la robe de tata|un bateau|une tortue|un cube)}
S{bébé} V{fuir} O{la douche} L{(sous la table|sur le tapis|derrière la porte|sur le dos de papa)} !
2 | S{papa} V{préparer} O{la douche}, J{mais} S{bébé} V{filer} L{(sous la table|sur le tapis|derrière la porte|sur le dos de papa|dans un pantalon)}

+ cache
L{(sous la table|sur le tapis|derrière la porte|près du pot)}, S{papa} V{trouver} O{(une balle & une poule & une tomate & une pomme & un bol & une robe & une tortue & un pot & une tasse & un cube & un domino & une poupée & une banane & un tambour & un bouton & deux dés & un bonbon & un pull)} !
S{bébé} V{mettre} O{(un bol & une salade & un pot & un pull & une robe & un pantalon & un parapluie & un tambour & une tasse)} L{sur (sa tête|son dos|son pied|la tête de papa)} !
« S{tu} V{être} A{(une tortue|un pilote|une poule|une dame|une tomate)} ! » V{dire} S{(papa|tonton|tata)}

= douche
T{enfin}, S{papa} V{entrer} L{sous la douche} C{avec (un bateau & une poupée & un parapluie & un tambour & une balle & un bol & une banane & sa tasse & le tapis & une salade)} !
T{enfin}, S{papa} V{tomber} L{sous la douche} : S{bébé} V{rire} !
2 | T{enfin}, S{c'} V{être} A{papa} S{qui} V{tomber} L{sous la douche} C{avec (sa tasse|son pantalon|sa pomme|le tapis|une salade|un domino)} !

? dodo
T{à la fin}, S{bébé} V{faire} O{dodo} L{(sur le tapis|dans la robe de tata|contre la poupée|sur le dos de papa)} !
