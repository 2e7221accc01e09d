/** Words of the same family in which a silent last letter is heard. Adjectives whose feminine only adds an e are not listed. */

const LIST = `bas:basse épais:épaisse gras:grasse gros:grosse las:lasse long:longue accent:accentuer accord:accorder art:artiste avis:aviser bois:boiserie bond:bondir bord:border bras:embrasser camp:camper
champ:champêtre chant:chanter chat:chaton climat:climatique combat:combattre confort:confortable coup:couper crédit:créditer début:débuter dent:dentiste
dos:dossier drap:draperie désert:désertique éclat:éclater emprunt:emprunter enfant:enfantin flot:flotter front:frontal fruit:fruitier fusil:fusillade galop:galoper
gant:ganter goût:goûter grelot:grelotter hasard:hasarder instant:instantané lait:laitier lit:literie marchand:marchande
matelas:matelassé mépris:mépriser mont:montagne nid:nidifier nord:nordique outil:outillage pas:passer plat:platée plomb:plombier point:pointe porc:porcelet pot:poterie
profit:profiter progrès:progresser quart:quartier rabot:raboter rang:ranger récit:réciter refus:refuser regard:regarder repos:reposer
respect:respecter retard:retarder sabot:sabotier salut:salutation sang:sanguin saut:sauter soldat:soldate souhait:souhaiter sport:sportif tapis:tapisser
tas:entasser toit:toiture trot:trotter univers:universel vent:venteux vers:verser`

/** A noun to a word of its family. */
export const WORD_FAMILIES: ReadonlyMap<string, string> = new Map(
  LIST.split(/\s+/u).flatMap((pair) => {
    const [word, relative] = pair.split(':')
    return word && relative ? [[word, relative] as const] : []
  }),
)
