@title Toujours huit heures
@levels CE2 CM1 CM2
@keywords hôtel, horloge, heure, temps, panne, lettre h, h muet, h aspiré, h au début des mots
@tenses présent, passé_composé, passé_simple
# famille : heure, hier, hiver, homme, herbe, huile, huit, huître, hôtel, histoire, habit, habitant, habitude, habile, habiller, horloge, horrible, humide, humeur, humain, héroïne, heureux, hésiter, honnête, horizon, haleine, haltère, hameçon, harmonica, hélicoptère, hélice, hirondelle, haricot, hibou, hérisson, homard, hamac, hauteur, haut, haie, hamster, handball, hanche, harpe, hasard, hockey, hurler

= panne
L{à l'hôtel}, S{l'horloge} V{s'arrêter}, C{à cause (d'un hibou & d'un hérisson & d'un hamster & d'une hirondelle & d'un homme maladroit & de l'air humide & du hasard & d'un horrible orage & de l'hiver & d'un ballon de handball & d'un habitant & d'une hélice & d'un hélicoptère trop bas/adj & d'une goutte d'huile & d'un brin d'herbe & d'un haricot sec)}
L{à l'hôtel}, S{il} V{être:état +toujours} A{huit heures}, C{malgré (un peu d'huile & un homme habile & un habitant honnête & les prières d'une héroïne & un coup d'haltère & l'humeur de tous & les cris d'un hibou)}

+ effets
S{les habitants} (V{hésiter} I{à dormir/ver} & V{perdre} O{leurs habitudes} & V{hurler} L{de la hauteur du toit} & V{manger} T{huit fois} & V{regarder} O{l'horizon} & V{devenir} A{d'horrible humeur} & V{s'habiller} M{au hasard} & V{raconter} O{des histoires})
« T{hier/adv}, S{tout} V{être:imparfait} A{(honnête & heureux & humain & normal)} ! » V{hurler} S{(un homme d'horrible humeur|un habitant de l'hôtel|une héroïne de cinéma|un joueur de hockey|un homme en habit)}
S{personne} V{ne savoir:état} I{quand/adv (nourrir/ver le hamster & arroser/ver l'herbe & cuire/ver le homard & commencer/ver le handball & jouer/ver de la harpe & tailler/ver la haie & servir/ver les huîtres)}

= outils
C{pour réparer/ver l'horloge}, S{héros} V{prendre} O{(un ressort d'hélicoptère & un peu d'huile & une épine de hérisson & un fil de harpe & un hameçon & huit vis & un brin d'herbe & un habit de travail & une plume d'hirondelle & une échelle haute & un livre d'histoire)}
C{pour réparer/ver l'horloge}, S{héros} V{devoir:événement} O{(grimper/ver en hauteur & travailler/ver sans hésiter/ver & retenir/ver son haleine & chasser/ver un hibou & verser/ver de l'huile & consulter/ver un homme habile & sécher/ver une pièce humide & dénicher/ver un hérisson & écouter/ver l'horloge)}

+ aide
S{(un homme habile|un habitant honnête|une héroïne de cinéma)} V{tenir:événement} O{l'échelle} C{malgré (sa hanche & l'hiver & son horrible toux & son habit neuf/adj & sa mauvaise haleine & sa peur des hauteurs)}
T{par hasard}, S{héros} V{trouver} L{dans les roues} O{(un haricot & une huître & une plume de hibou & de l'herbe & un nid d'hirondelle & un hérisson & un hamster & un ticket de handball & un jouet hélicoptère)}

= fin
T{enfin}, S{l'horloge} V{sonner} J{et} S{l'hôtel} V{offrir} O{(des huîtres & un homard & un repas d'hiver & un air d'harmonica & un concert de harpe & une histoire par heure & des plats de haute cuisine)}
T{enfin}, S{l'horloge} V{sonner} J{et} S{héros} V{pouvoir:événement} O{(dormir/ver dans un hamac & hurler/ver de joie & jouer/ver au hockey & jouer/ver au handball & admirer/ver l'horizon & oublier/ver l'horrible attente & courir/ver dans l'herbe humide & raconter/ver son histoire & souffler/ver dans un harmonica)}
