/** What is said to be heard, or missed: only what the reading of the word tells. */
import { expect, test } from 'vitest'
import { toldErrors } from '../../../../test/support/house/told-error.ts'
import { pronounce } from '../pronunciation.ts'

/** Of the one word between braces, «{what is dictated|what is written}»: each class with what is said of it. */
function toldOf(marked: string): string {
  return toldErrors(marked, 'CM2')
    .map(({ code, said }) => `${code}: ${said}`)
    .join(' / ')
}

const ALIKE: readonly (readonly [word: string, copy: string])[] = [
  ['sculpter', 'sculter'],
  ['compter', 'conter'],
  ['baptême', 'batême'],
  ['condamner', 'condaner'],
  ['fatiguant', 'fatigant'],
  ['il navigua', 'il naviga'],
  ['chœur', 'keur'],
  ['psychologue', 'psicologue'],
  ['aspect', 'aspé'],
  ['clowns', 'cloune'],
  ['week-end', 'wikènde'],
]

test.each(ALIKE)('MAR-04 «%s» is heard as «%s»', (word, copy) => {
  expect(pronounce(word)).toBe(pronounce(copy))
})

const HEARD: readonly (readonly [word: string, copy: string])[] = [
  ['silex', 'silè'],
  ['lynx', 'lin'],
  ['parc', 'par'],
  ['stop', 'sto'],
  ['aiguille', 'éguille'],
  ['jaguar', 'jagar'],
  ['concept', 'concè'],
]

test.each(HEARD)('MAR-04 «%s» is not heard as «%s»', (word, copy) => {
  expect(pronounce(word)).not.toBe(pronounce(copy))
})

const NEVER_SAID: readonly (readonly [marked: string, code: string, never: string])[] = [
  ['{Mehdi|Medi} rit.', 'graphie', 'Dis le mot'],
  ['Le {clown|cloune} rit.', 'graphie', 'meconnaissable'],
  ['Une aiguille en {os|o}.', 'son', 'meconnaissable'],
  ['Des {coquillages|coquiage} blancs.', 'accord_nombre', "on n'y entend pas"],
  ['Un {anniversaire|anniverser} joyeux.', 'graphie', 'Dis le mot'],
]

test.each(NEVER_SAID)('MAR-04 of «%s» nothing is told by ear', (marked, code, never) => {
  const told = toldOf(marked)
  expect(told.startsWith(code)).toBe(true)
  expect(told).not.toContain(never)
})

test('MAR-04 a sound that is lost is told in its syllable', () => {
  expect(toldOf('Il a pris le {cartable|catable} bleu.')).toContain('dans « car », il manque « r »')
})

const BY_SYLLABLE: readonly (readonly [marked: string, told: string])[] = [
  ['La {poche|porche} est vide.', '« po-che » : dans « po », « r » est de trop'],
  ['Un {cochon|couchon} rose.', 'dans « co », à la place de « ou », il y a « o »'],
  ['Le {réfrigérateur|réfrigateur} est plein.', '« ré-fri-ga-teur », il en manque une'],
]

test.each(BY_SYLLABLE)('MAR-04 of «%s» the right syllable is told', (marked, told) => {
  expect(toldOf(marked)).toContain(told)
})

test.each(['Un {pingouin|pingoin} nage.', 'Un {hamburger|amburgeur} chaud.'])(
  'MAR-04 of «%s» nothing is told to be heard',
  (marked) => {
    expect(toldOf(marked)).not.toMatch(/Dis le mot|on n'y entend pas/u)
  },
)
