@title La voix de la centenaire
@levels CM1 CM2
@keywords élection, vote, démocratie, république, citoyen, mairie, maire
@tenses présent, passé_composé, passé_simple
# famille : démocratie, république, élection, vote, électeur, électrice, candidat, candidate, maire, mairie, député, président, conseil, urne, bulletin, isoloir, enveloppe, carte, liste, affiche, programme, promesse, discours, débat, journal, sondage, majorité, voix, droit, devoir, loi, liberté, égalité, fraternité, citoyen, choix, résultat, victoire, signature, voter, élire, choisir, débattre, décider, compter, promettre, libre, secret, public, national, important, majeur

= égalité
L{à la mairie}, S{on} V{devoir:état} O{élire/ver un nouveau (maire|conseil)}, J{mais} S{chaque (candidat|candidate|liste|programme)} V{plaire:état} I{à une moitié du village}
C{avant (le vote|l'élection|le grand débat)}, S{chaque candidat} V{promettre} O{(la liberté & une loi nouvelle & un journal & le droit de tout savoir/ver & une république de quartier & l'égalité & un conseil d'enfants & un débat public & la fraternité & une mairie neuve & un discours plus court & un budget sans secret)}

+ campagne
S{le village} V{ne plus parler:état que} I{(de l'élection & du vote & d'un sondage & d'une affiche & du débat national & d'un discours & d'une promesse & du programme & de la majorité & du futur maire & de la démocratie & de ses droits & de ses devoirs & d'un député venu exprès & du journal)}
« S{un citoyen} V{devoir} O{(voter/ver & choisir/ver & débattre/ver & décider/ver & être/ver libre & lire/ver chaque programme & respecter/ver la loi & aimer/ver la liberté & défendre/ver l'égalité & garder/ver son choix secret & compter/ver sur les autres & connaître/ver ses devoirs & croire/ver à la fraternité)} ! » V{répéter} S{l'institutrice}
T{le dimanche}, S{la salle} V{se remplir} : (S{un électeur} V{entrer} L{dans l'isoloir} & S{une électrice} V{fermer} O{son enveloppe} & S{un jeune majeur} V{montrer} O{sa carte} & S{une candidate} V{voter} & S{un candidat} V{trembler} & S{le président du bureau} V{surveiller} O{l'urne} & S{un bulletin} V{tomber} & S{chacun} V{poser} O{sa signature} & S{une dame} V{chercher} O{sa liste} & S{le maire} V{saluer} & S{un député} V{attendre} O{le résultat})

= sondage
C{d'après (un sondage & le journal & les électeurs & les discours & les affiches & les signatures)}, S{le résultat} V{devoir:état} O{être/ver le même} C{pour (les deux listes|les deux candidats|chaque programme)}
S{chacun} V{prévoir:état} O{le même résultat} C{pour (les deux listes|les deux candidats|chaque programme)}

= retard
T{une minute avant la fin}, S{une centenaire} V{arriver} C{avec (sa carte|son bulletin|son enveloppe)} : S{(sa voix|son choix|son vote)} V{être:état} A{important}

+ attente
L{autour de l'urne}, S{on} V{attendre} O{(la majorité & une victoire & un résultat & un choix libre & un vote important & le dernier bulletin & un discours & la signature de la dame & une décision publique)}

= conseil
« V{gouverner:impératif.vous} M{ensemble} ! » V{écrire:antérieur}-S{elle} L{sur (le bulletin|sa liste|l'enveloppe)}, J{et} S{(la mairie|le conseil|le public|chaque candidat)} V{applaudir}

? suite
T{depuis}, S{les deux candidats} V{devoir:présent} O{(décider/ver ensemble & débattre/ver en public & choisir/ver ensemble & partager/ver la mairie & tenir/ver leurs promesses & respecter/ver la loi & écouter/ver le conseil & défendre/ver la liberté & défendre/ver la fraternité & promettre/ver moins & compter/ver chaque voix)}
