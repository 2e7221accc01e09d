/** With whom a verb or a participle agrees, as the child reads it: true of its own sentence, and said in French. */
import { expect, test } from 'vitest'
import { toldErrors } from '../../../../test/support/house/told-error.ts'

/** «{what is dictated|what is written}»: all that is said of it. */
function toldOf(marked: string): string {
  return toldErrors(marked, 'CM2')
    .map(({ said }) => said)
    .join(' / ')
}

const TOLD: readonly (readonly [marked: string, said: string])[] = [
  ['Les forêts {équatoriales|équatorial} sont humides.', 'donc on ajoute e à « équatorial »'],
  ['{Vingt-huit|Vingts-huit} candidats attendent.', 'sans autre nombre derrière'],
  ['Ma voisine est une {menteuse|menteure}.', '« un menteur », « une menteuse »'],
  ['« {Approche|Approches}, dit le roi, et parle. »', "C'est un ordre, sans sujet"],
  ['« {Mange|Manges}, mon enfant. »', "C'est un ordre, sans sujet"],
  [
    "Un orfèvre allemand nommé Gutenberg {perfectionna|perfectionnat} l'imprimerie.",
    "« un orfèvre allemand nommé Gutenberg », c'est « il »",
  ],
  ['Les enfants sages {écoutent|écoute}.', 'donc « ils » :'],
  ['Ces gâteaux {sentent|sent} bon.', 'on dit « ils sentent », mais « il sent »'],
  [
    'Une dizaine de bateaux {mouillaient|mouillait} là.',
    '« une dizaine de bateaux », donc « ils »',
  ],
  ["La lettre que j'ai {reçue|reçu} vient d'Espagne.", '« la lettre », est écrite avant'],
  ['Les chansons que nous avons {entendu|entendues} chanter sont tristes.', 'rien ne répond'],
  ['Ils se sont {souri|souris} en se croisant.', "ne s'accorde pas"],
  ['Ne {sois|soit} pas en retard.', "C'est un ordre, sans sujet"],
  ['Vous {riez|rillez} trop fort.', "« rire » n'a pas de l"],
  ['Les robes bleu {clair|claires} lui vont bien.', 'une seule couleur de deux mots'],
  ["C'est moi qui ai {rangé|ranger} la chambre.", "« j'ai vendu », jamais « j'ai vendre »"],
  ['Il les a vus {tomber|tombé} du toit.', '« il les a vus vendre »'],
  ['Les jours {précédant|précédent} la fête.', 'finit par « ant »'],
  ['Celle-ci {convient|conviens} mieux.', 'donc « elle »'],
  ['Quoique {épuisés|épuisé}, les randonneurs repartent.', 'Réponse : « les randonneurs »'],
  ['Pourquoi pleures-tu, ma {chérie|chéri} ?', '« un chéri », « une chérie »'],
  ['Elle noue ses lacets {toute|tout} seule.', "c'est féminin, donc un e"],
  ['Elle noue ses lacets toute {seule|seul}.', 'Réponse : « elle »'],
  ['Le parfum des roses et du jasmin {embaume|embaument}.', 'mais « le parfum »'],
  ['Hier, le bruit du vent et de la mer {effrayait|effrayaient} Zoé.', 'mais « le bruit »'],
  [
    'Ni le froid ni la pluie ne nous {arrêteront|arrêterons}.',
    "Qu'est-ce qui nous arrêtera ? « ni le froid ni la pluie »",
  ],
  ["Tout l'équipage {poussa|poussas} un cri.", 'Qui est-ce qui poussa ?'],
  ['Je {prends|pran} mon sac.', 'même muet : « je prends »'],
  ['Les poupées de ma sœur {parlent|parle}.', "Qu'est-ce qui parle ?"],
  [
    'Combien de bêtises as-tu {commises|commis} ?',
    '« combien de bêtises », est écrite avant : féminin pluriel',
  ],
  [
    "Elle prétendait n'avoir rien {entendu|entendue}.",
    "« rien », n'est ni au féminin ni au pluriel",
  ],
  ["Il s'est {tu|tue} toute la soirée.", 'Réponse : « il »'],
  ['Elles ont {dormi|dormies} longtemps.', 'rien ne répond à « quoi ? »'],
  ['Hier, je {rangeai|rangeais} ma chambre en dix minutes.', '« il rangea »'],
  ["Bien qu'elle {soit|sois} malade, elle travaille.", 'à la fin, -t'],
  ['Quand les clients sont {servis|servit}, il sort.', 'Il va avec « les clients »'],
  ['Elles abattent ces géants pour les {vendre|vendrent}.', '« pour finir », jamais « pour fini »'],
  ["Les statues que l'on a {sculptées|sculpter} sont belles.", "s'accorde avec « les statues »"],
  [
    'Quel secret pouvait-elle bien {cacher|caché} ?',
    '« elle pouvait vendre », jamais « elle pouvait vendu »',
  ],
  ["J'ai soufflé mes {neuf|neufs} bougies.", 'est ici un nombre'],
  ['Il a invité {quatre|quatres} amis.', 'est ici un nombre'],
  ['Un renard passe près de la rivière {gelée|gelé}.', "« la rivière », c'est féminin"],
  ["La lettre qu'il a écrite est {partie|parti}.", "« la lettre », c'est féminin"],
  ['{Certains|Certain} élèves lisent.', '« élèves », il y en a plusieurs'],
  ['Elle paraissait inquiète quoique {souriante|souriant}.', "« elle », c'est féminin"],
  ['Quelle joie de les revoir {sains|sain} et saufs !', 'Ici, il y en a plusieurs'],
  ['Elle donne une réponse {franche|franc}.', '« franc », « franche », comme « blanc »'],
  ['Nous sommes {inquiets|inquiet}.', 'on ajoute s à « inquiet »'],
  ['Les pique-niques auxquels nous participions {étaient|était} gais.', '« les pique-niques »'],
  ['Davantage de touristes {visitent|visite} Paris.', '« davantage de touristes », donc « ils »'],
  ['Une foule de curieux {attendait|attendaient} le roi.', '« une foule », donc « elle »'],
  ["C'est moi qui ai {choisi|choisis} les couleurs.", "« j'ai choisi qui ou quoi ? »"],
  ['Où as-tu {rangé|ranger} mes affaires ?', '« tu as vendu », jamais'],
  ["Il croit qu'on l'a {oublié|oublier}.", '« on a vendu », jamais'],
  ['Les animaux {furent|fûrent} sauvés.', '« nous fûmes », mais « ils furent »'],
  ['{Va|Vas} chercher du pain.', 'Le s est pour « tu vas »'],
  ['Nous {sommes|some} là.', 'apprends par cœur « nous sommes »'],
  ['Hier, il a {plu|plut}.', 'il finit comme « vu » et « lu »'],
  ['Les fleurs que {cueille|cueillent} ma sœur sentent bon.', '« ma sœur », donc « elle »'],
  ['Elles se sont {souri|souries}.', "« souri » ne s'accorde pas"],
  ['Léo et toi {êtes|est} en retard.', "« Léo et toi », c'est « vous »"],
  ["Je l'ai vu {tomber|tombé}.", "« j'ai vu vendre », jamais"],
  ["Le chirurgien l'a {opéré|opérer}.", '« il a vendu », jamais'],
  ['Nous {devrions|devrillons} partir.', 'le verbe se termine par -ions'],
  ['{Dis-le-moi|Dit-le-moi} vite.', "C'est un ordre"],
  ['{Asseyez-vous|Asseyer-vous} là.', "C'est un ordre, sans sujet"],
  ['Prends ton sac puis {lève-toi|lèves-toi}.', "C'est un ordre, sans sujet"],
  ['{Avez-vous|Aver-vous} faim ?', 'Le sujet est « vous »'],
  [
    'Là {fleurissaient|fleurissait} un pommier et un cerisier.',
    "Qu'est-ce qui fleurissait ? « un pommier et un cerisier », donc « ils »",
  ],
  ['Les pesticides {tuent|tue} les abeilles.', "Qu'est-ce qui tue ?"],
  ['Le soir, on {chantait|chanter} dans la salle.', "Avec « on » : à l'imparfait"],
  ["Voici des {chefs-d'œuvre|chef-d'œuvre}.", 'seul « chef » prend la marque du pluriel'],
  ["Ses paroles m'ont paru {étranges|étrange}.", '« ses paroles », il y en a plusieurs'],
  ["Tu n'as jamais {goûté|goûter} de mangue.", '« tu as vendu », jamais'],
  ['Il ne faut pas {crier|crié} si fort.', 'vendre'],
  ['Ayant {fini|finis}, elle sortit.', '« ayant fini qui ou quoi ? »'],
  ["J'ai bu du lait et {mangé|mangée} une tartine.", 'Demande « j'],
  ['Le jardinier {plante|plent} des radis.', 'le verbe se termine par -e'],
  ["J'ai {envoyé|envoié} une lettre.", '« envoyer » garde son y'],
  ['La fontaine ne {coule|coules} plus.', '? « la fontaine », donc « elle »'],
  ['Réponds-lui vite et {colle|colles} le timbre.', "C'est un ordre, sans sujet"],
  ["{Quelle|Quel} drôle d'idée as-tu eue ?", '? Réponse : « idée »'],
  ["Alors Sofia {s'élança|s'élançat}.", "« Sofia », c'est « elle »"],
  ['Les écharpes {tiennent|tient} chaud.', '« elles tiennent », mais « il tient »'],
  ['La magicienne a {souri|sourit} au public.', 'comme « il a ri » et « il a fini »'],
  [
    'En {négligeant|négligent} ses devoirs, il échoue.',
    'finit par « geant », comme « en mangeant »',
  ],
  ['Parmi les invités, {certaines|certain} dansaient.', 'donc un s à la fin : « certaines »'],
]

test.each(TOLD)('MAR-04 «%s» is told by what it agrees with', (marked, said) => {
  expect(toldOf(marked)).toContain(said)
})
