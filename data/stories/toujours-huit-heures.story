@title Toujours huit heures
@levels CE2 CM1 CM2
@keywords hôtel, horloge, heure, temps, panne, lettre h, h muet, h aspiré, h au début des mots
@tenses présent, passé_composé, passé_simple
# famille : heure, hier, hiver, homme, herbe, huile, huit, huître, hôtel, hôpital, histoire, habit, habiter, habitant, habitude, habile, habiller, horloge, horrible, humide, humeur, humain, héros, héroïne, heureux, hésiter, honnête, honneur, horizon, haleine, haltère, hameçon, harmonica, hélicoptère, hélice, hirondelle, hippopotame, haricot, hibou, hérisson, homard, hamac, hauteur, haut, hache, haie, hamster, handball, hanche, hareng, harpe, hasard, hockey, hutte, hurler

= panne
L{à l'hôtel}, S{l'horloge} V{s'arrêter}, C{à cause (d'un hibou & d'un hérisson & d'un hamster & d'une hirondelle & d'un homme maladroit & de l'air humide & du hasard & d'un horrible orage & de l'hiver & d'un ballon de handball & d'un palet de hockey & d'un habitant & d'une hélice & d'un hélicoptère trop bas/adj & d'une goutte d'huile & d'un brin d'herbe & d'un haricot sec & d'un homard échappé & d'une vieille histoire & d'un coup de hache)}
L{à l'hôtel}, S{il} V{être:état +toujours} A{huit heures}, C{malgré (un peu d'huile & un homme habile & un habitant honnête & les coups de hanche & les prières d'une héroïne & un coup d'haltère & la douceur de l'hiver & l'humeur de tous & un tour d'hélice & l'aide d'un humain & la hauteur du soleil & les cris d'un hibou & l'honneur de la maison & l'habitude & un ressort humide & un hameçon)}

+ effets
S{les habitants} (V{hésiter} I{à dormir/ver} & V{perdre} O{leurs habitudes} & V{hurler} L{de la hauteur du toit} & V{garder:événement} O{leurs habits de nuit} & V{manger} T{huit fois} & V{rester:événement} L{dans un hamac} & V{regarder} O{l'horizon} & V{parler} I{d'hier} & V{devenir} A{d'horrible humeur} & V{partir} L{à l'hôpital} & V{s'habiller} M{au hasard} & V{raconter} O{des histoires})
« T{hier/adv}, S{tout} V{être:imparfait} A{(honnête & heureux & humain & normal)} ! » V{hurler} S{(un homme d'horrible humeur|un habitant de l'hôtel|une héroïne de cinéma|un joueur de hockey|un homme en habit)}
S{personne} V{ne savoir:état} I{quand/adv (habiller/ver les enfants & nourrir/ver le hamster & arroser/ver l'herbe & rentrer/ver le hibou & cuire/ver le homard & commencer/ver le handball & jouer/ver de la harpe & tailler/ver la haie & servir/ver les huîtres & habiter/ver la hutte d'été)}

= outils
C{pour réparer/ver l'horloge}, S{héros} V{prendre} O{(un peu d'huile & une hache & un hameçon & un haltère & un harmonica & une harpe & une hélice & huit vis & un brin d'herbe & un habit de travail & un os de hareng & une plume d'hirondelle & un ressort d'hélicoptère & un fil de hamac & une corne d'hippopotame en bois & une échelle haute & un livre d'histoire & une crosse de hockey & l'habit d'un homme & une épine de hérisson & un ballon de handball)}
C{pour réparer/ver l'horloge}, S{héros} V{devoir} O{(grimper/ver en hauteur & travailler/ver sans hésiter/ver & retenir/ver son haleine & chasser/ver un hibou & verser/ver de l'huile & hurler/ver de joie & consulter/ver un homme habile & s'habiller/ver chaudement & plier/ver la hanche & changer/ver ses habitudes & sécher/ver une pièce humide & dénicher/ver un hérisson & cueillir/ver de l'herbe & écouter/ver l'horloge & garder/ver son honneur & calmer/ver l'humeur d'un hamster)}

+ aide
S{(un homme habile|un habitant honnête|une héroïne de cinéma|un héros en habit|un humain bien/adv honnête|une hirondelle|un hibou|un hippopotame en peluche)} V{servir} I{d'appui} C{malgré (sa hanche & l'hiver & l'heure & son horrible toux & son habit neuf/adj & sa mauvaise haleine & une harpe lourde & sa peur des hauteurs & son habitude de dormir/ver & le hockey à la télévision)}
T{par hasard}, S{héros} V{trouver} L{dans les roues} O{(un haricot & une huître & un hareng & un hameçon & un morceau de homard & une plume de hibou & de l'herbe & une hélice & un fil de harpe & un nid d'hirondelle & un hérisson & un hamster & un ticket de handball & une photo d'hippopotame & un vieil harmonica & un jouet hélicoptère & un mot d'honneur)}

= fin
T{enfin}, S{l'horloge} V{sonner} J{et} S{l'hôtel} V{offrir} O{(des huîtres & des haricots & un homard & un hareng & huit tartes & un repas d'hiver & une salade à l'huile & un dîner de héros & un air d'harmonica & un concert de harpe & une histoire par heure & un hamac par/pré habitant/nom & des mets honnêtes & des plats de haute cuisine)}
T{enfin}, S{l'horloge} V{sonner} J{et} S{héros} V{pouvoir} O{(habiter/ver l'hôtel & dormir/ver dans un hamac & s'habiller/ver en héros & hurler/ver de joie & jouer/ver au hockey & jouer/ver au handball & admirer/ver l'horizon & rester/ver d'humeur heureuse & oublier/ver l'horrible attente & courir/ver dans l'herbe humide & saluer/ver chaque habitant & monter/ver en hélicoptère & passer/ver par la haie & reprendre/ver haleine & raconter/ver son histoire & raconter/ver la soirée d'hier & souffler/ver dans un harmonica)}
