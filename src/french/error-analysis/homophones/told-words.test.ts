/** What two words that sound alike are, how a word is cut, and which letters a hook is about. */
import { expect, test } from 'vitest'
import { toldErrors } from '../../../../test/support/house/told-error.ts'

/** «{what is dictated|what is written}»: all that is said of it. */
function toldOf(marked: string): string {
  return toldErrors(marked, 'CE2')
    .map(({ said }) => said)
    .join(' / ')
}

const TOLD: readonly (readonly [marked: string, said: string])[] = [
  ['Ce chat est le {tien|tient}.', 'ce qui est à toi'],
  ['Il va au {lit|lis}.', "« lit », c'est là où l'on dort ; « lis »"],
  ['La {côte|cote} est raide.', "« côte », c'est le bord de la mer"],
  ["C'est {faux|faut}.", "« faut », c'est le verbe falloir"],
  ['{Lequel|Le quel} veux-tu ?', "« laquelle » et « duquel » : c'est un seul mot"],
  ['La {fée|fait} agita sa baguette.', 'baguette magique'],
  ['Le {forgeron|forgeront} tape.', '« ils forgeront »'],
  ['Le {marchand|marchant} me donne une cerise.', '« marchande »'],
  ["D'un seul {coup|cou}, il souffla.", '« du premier coup »'],
  ['En {fatiguant|fatigant} son adversaire, il gagne.', '« fatiguer » garde son u'],
  ['Sous des {tentes|tantes}, ils dorment.', "« tente », c'est l'abri"],
  ['Mon oncle habite {près|prêt} de la gare.', '« prête de la gare »'],
  ['Je ne sais pas {ce|se} que tu veux.', '« se » ne va que devant un verbe'],
  ["Elle {s'en|sans} est allée.", "« je m'en suis allée »"],
  ['Elle habite au numéro {sept|set}.', '« septembre »'],
  ['Il part {sans|sens} dire un mot.', '« sans courir »'],
  ['Un {rendez-vous|rendez vous} est pris.', 'fait de « rendez » et « vous »'],
  ["{L'avion|La vion} décolle.", "« vion », tout seul, n'est pas un mot"],
  ['{Camille|camille} rit.', 'est un prénom'],
  ['La {poêle|poile} est brûlante.', 'le o et le ê se lisent oi'],
  ['Soudain, le {mât|ma} se brisa.', '« mâture »'],
  ['Mon {cœur|keur} bat.', 'La lettre k est rare'],
  ["{L'oxygène|Oxigène} manque.", 'on entend un petit mot'],
  ['Un {paiement|paiment} tardif.', '« il paie »'],
  ['Le son {résonne|raisonne} encore.', 'faire un bruit qui dure'],
  ['{Ces|Ses} oiseaux-là sont bleus.', '« ces oiseaux-là »'],
  ['Les {nez|nezs} rouges.', 'finit déjà par z'],
  ['La {gazelle|gazèle} saute.', 'Devant ll, le e se lit è tout seul'],
  ['Elle a vu les {oiseaux|zoiseaux}.', 'commence par le son « oi »'],
  ['{Ce|Se} matin-là, il neige.', 'On peut dire « un matin »'],
  ['{Ceux|Ce} qui arrivent en retard attendront.', '« ceux » remplace un nom au pluriel'],
  ['{Ce|Ceux} chat dort.', '« un chat dort »'],
  ['Paul {est|ait} triste.', '« Paul était triste »'],
  ["{Ton|T'on} cartable est lourd.", '« mon cartable est lourd »'],
  ['Ce {sont|son} mes amis.', "« c'étaient mes amis »"],
  ['Le {public|publique} rit.', 'au masculin, avec c'],
  ['{Marie|Mari} et Sophie jouent.', "« Marie », c'est un prénom"],
  ['Elle habite à {Lyon|Lion}.', 'avec un y'],
  ["Il {les|l'est} voit.", '« il le voit »'],
  ['Ces {pneus|pneux} sont usés.', 'sauf pneu, bleu et émeu'],
  ['Nous avons mangé des {spaghettis|spagéti}.', '« spaghetti » prend un s'],
  ["{Quelles|Qu'elles} sont tes couleurs préférées ?", "« qu'ils sont tes couleurs"],
  ["Il ne savait {quelle|qu'elle} route prendre.", '« quelle » va avec un nom'],
  ["Il a beaucoup plu {ces|c'est} derniers jours.", 'Devant un nom au pluriel'],
  ['Il y a {quatre-vingts|quatre vingts} billes.', 'un seul nombre fait de plusieurs mots'],
]

test.each(TOLD)('MAR-04 «%s» is told by what stands there', (marked, said) => {
  expect(toldOf(marked)).toContain(said)
})

const NEVER: readonly (readonly [marked: string, never: string])[] = [
  ['Mon grand-père a {quatre-vingts|quatre vingt} ans.', "c'est le nombre 20"],
  ['Un {écureuil|écureil} cache des noix.', 'sans e :'],
  ['Un {arc-en-ciel|arc en ciel} brille.', 'dictionnaire'],
  ['Ce {garde-manger|garde manger} est plein.', "d'un verbe et d'un nom"],
  ['Le {poignet|poignée} de ma main.', 'se disent pareil'],
  ['Tu {jettes|jètes} la balle.', '« jetés »'],
  ['La {poule|zpoule} chante.', 'liaison'],
  ['Le {public|publique} rit.', 'le garde, muet'],
  ['Le {hêtre|être} est haut.', 'le verbe être, le verbe être'],
]

test.each(NEVER)('MAR-04 of «%s» it is not said «%s»', (marked, never) => {
  expect(toldOf(marked)).not.toContain(never)
})
