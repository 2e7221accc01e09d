@title Le gladiateur et le lion
@levels CM1 CM2
@keywords Antiquité, Rome, Romains, gladiateur, empire romain, histoire, arène, l'Antiquité
@tenses présent, passé_composé, passé_simple

= ouverture
L{à Rome}, S{(l'empereur|un empereur puissant/adj|le peuple)} V{vouloir:état voir/ver} O{(un combat|des gladiateurs|une grande fête)} L{(dans l'arène|dans l'amphithéâtre|au Colisée)}
T{ce jour-là}, S{tous les citoyens de (Rome|la cité|la capitale)} V{courir} L{vers (l'arène|l'amphithéâtre|le Colisée)}, C{devant le (temple|forum|palais)}
T{au temps de l'Empire/nom romain}, S{(la foule|le peuple)} V{aimer:état} O{(les combats de gladiateurs|les courses de chars|les jeux de l'arène)}

+ foule
L{dans les gradins}, S{(les citoyens & les esclaves & les soldats & les sénateurs & les marchands & les légionnaires & les femmes & les artisans & les prêtres & les Gaulois)} (V{crier:état} & V{attendre:état} & V{applaudir:état} & V{parier:état})
S{l'empereur} (V{lever} O{la main} & V{saluer} O{la foule} & V{porter:état} O{une toge} & V{porter:état} O{une couronne de laurier} & V{s'asseoir} L{sous les colonnes} & V{faire:état} O{peur} & V{boire} O{une coupe de vin})
S{cet empereur} (V{conquérir:antérieur} O{la Gaule} & V{vaincre:antérieur} O{cent peuples} & V{fonder:antérieur} O{des colonies} & V{construire:antérieur} O{un aqueduc} & V{bâtir:antérieur} O{des monuments} & V{gouverner:état} O{un vaste empire/nom} & V{commander:état} O{trente légions} & V{gagner:antérieur} O{toutes ses batailles})
L{autour de l'arène}, S{on} V{voir:état} O{(des temples & un monument & des statues & des colonnes & le forum & un aqueduc & des mosaïques & une colonne de marbre & les thermes & une voie pavée & le palais & des fontaines)}
S{une (légion|armée|troupe de légionnaires)} V{traverser} O{(la ville|la voie|le pont|la place|le forum)} J{et} V{rapporter} O{(des richesses & un trésor & des esclaves & des armes & des amphores & un lion & de l'or & des prisonniers)} L{des (colonies|provinces|pays conquis/adj)}

+ gladiateur
S{le gladiateur}, A{un (ancien esclave|esclave grec|esclave gaulois|prisonnier|ancien soldat)}, V{tenir:état} O{(son bouclier & son glaive & son casque & un filet & un trident & une lance & son épée)} M{(sans trembler/ver|fermement|d'une main sûre)}
S{on} V{promettre:antérieur} O{la liberté} I{à l'esclave} C{(en échange d'une victoire|pour une seule victoire)}
S{le gladiateur} V{être:état} A{(~courageux & ~puissant/adj & ~fort & ~célèbre & ~rapide & ~seul & ~calme/adj & ~blessé/adj & ~vaillant & ~libre)}, J{mais} S{son cœur} V{battre:état}

= lion
T{(soudain|alors)}, S{un lion (énorme|affamé/adj)} V{bondir} J{et}, C{à la surprise de (la foule|l'empereur|tous)}, V{lécher} O{la main du gladiateur}
S{on} V{lâcher} O{un lion} : S{l'animal} V{s'approcher}, V{s'arrêter} J{et} V{se coucher} L{aux pieds du gladiateur}

= fin
T{autrefois}, S{l'esclave} V{retirer:antérieur} O{une épine} L{de sa patte} : S{le lion} V{ne jamais l'oublier:antérieur}
S{l'empereur} V{se lever} J{et} V{rendre} O{la liberté} I{(au gladiateur|à l'esclave|à l'homme et au lion)}
