import { expect, test } from 'vitest'
import { loadLanguage } from '../../../../server/language-worker/load-language.ts'
import { parseCollection } from '../../../data/sentence-collection.ts'
import { writeDictation } from '../../write-dictation.ts'
import { verbsTakenUp } from './child-taken-up.ts'

const whole = loadLanguage()

test.each([
  ['s{héros} v{sortir} o{son goûter}, j{et} s{il} v{manger} o{une pomme}', ['manger']],
  ['s{héros} v{prendre} o{son sac} j{puis} v{partir}', ['partir']],
  ["s{héros} v{être} a{seul} : s{il} v{s'ennuyer}", ['ennuyer']],
  ['s{il} v{pleuvoir}, j{et} s{héros} v{lire}', []],
  ['s{héros} v{voir} s{le chat} v{dormir} j{et} v{ronfler}', []],
])('TXT-02 «%s» says «il» of its child for %j', (line, verbs) => {
  expect(verbsTakenUp(line)).toEqual(verbs)
})

/** The sentence that these lines have for one form. */
function toldFor(lines: string, form: string, pedagogicalGoals: readonly string[] = []): string {
  const text = `@title Essai\n@levels CE2\n@keywords essai\n\n${lines}`
  const collection = parseCollection({ path: 'sentences/mots/essai.sentences', text })
  const language = { ...whole, collections: [collection], stories: [], places: [] }
  const request = { words: [form], level: 'CE2' as const, length: 1, theme: '' }
  return writeDictation({ ...request, pedagogicalGoals: [...pedagogicalGoals] }, language, 1).text
}

const NAME = String.raw`\p{Lu}[\p{L}-]+`
const GOES_ON = `S{héros} V{avoir} O{faim} J{et} S{il} V{manger} O{une pomme}
S{héros} V{manger} O{du pain}`

test.each([
  ['il mange', [], `^${NAME} a faim et il mange une pomme\\.$`],
  ['elles mangent', [], `^${NAME} et ${NAME} ont faim et elles mangent une pomme\\.$`],
  ['elle a mangé', ['passé composé'], `^${NAME} avait faim et elle a mangé une pomme\\.$`],
  [
    'ils mangèrent',
    ['passé simple'],
    `^${NAME} et ${NAME} avaient faim et ils mangèrent une pomme\\.$`,
  ],
])('TXT-02 «%s» comes behind the name of who does it', (form, goals, expected) => {
  expect(toldFor(GOES_ON, form, goals)).toMatch(new RegExp(expected, 'u'))
})

test('TXT-02 a second verb has its pronoun said', () => {
  const text = toldFor('S{héros} V{prendre} O{son sac} J{et} V{partir}', 'elle part')
  expect(text).toMatch(new RegExp(`^${NAME} prend son sac et elle part\\.$`, 'u'))
})

test.each([
  ['nous irions', 'Si nous avions un vélo, nous irions au lac.'],
  ["j'irais", "Si j'avais un vélo, j'irais au lac."],
])('TXT-02 «%s» has its condition', (form, expected) => {
  const line = 'J{si} S{héros} V{avoir:imparfait} O{un vélo}, S{il} V{aller:conditionnel} L{au lac}'
  expect(toldFor(line, form, ['conditionnel'])).toBe(expected)
})

test('TXT-02 what was done once is not told in the imparfait for «il mangeait»', () => {
  const lines = `S{héros} V{ouvrir} O{son sac} J{et} S{il} V{manger} O{une pomme}
temps=imparfait | S{héros} V{aimer} O{les fruits} : S{il} V{manger} O{des pommes}`
  expect(toldFor(lines, 'il mangeait', ['imparfait'])).toMatch(/aimait les fruits\s: il mangeait/u)
})

test('TXT-02 «ils voient» is no wish', () => {
  const line = `S{héros} V{être} A{petit} : S{papa} V{se pousser} J{pour que} S{il} V{voir:subjonctif} O{la mer}
S{héros} V{voir} O{la mer}`
  expect(toldFor(line, 'ils voient')).toBe('Ils voient la mer.')
  expect(toldFor(line, "qu'elle voie")).toMatch(/ est petite\s: papa se pousse pour qu'elle voie/u)
})
