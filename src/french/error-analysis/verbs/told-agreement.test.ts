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
  ['Le parfum des roses et du jasmin {embaume|embaument}.', 'mais « le parfum »'],
  ['Hier, le bruit du vent et de la mer {effrayait|effrayaient} Zoé.', 'mais « le bruit »'],
  [
    'Ni le froid ni la pluie ne nous {arrêteront|arrêterons}.',
    "Qu'est-ce qui nous arrêtera ? « ni le froid ni la pluie »",
  ],
  ["Tout l'équipage {poussa|poussas} un cri.", 'Qui est-ce qui poussa ?'],
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
    '« pouvait vendre », jamais « pouvait vendu »',
  ],
  ["J'ai soufflé mes {neuf|neufs} bougies.", 'est ici un nombre'],
  ['Il a invité {quatre|quatres} amis.', 'est ici un nombre'],
  ['Un renard passe près de la rivière {gelée|gelé}.', "« la rivière », c'est féminin"],
]

test.each(TOLD)('MAR-04 «%s» is told by what it agrees with', (marked, said) => {
  expect(toldOf(marked)).toContain(said)
})
