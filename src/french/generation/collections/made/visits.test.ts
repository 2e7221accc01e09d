import { expect, test } from 'vitest'
import { loadLanguage } from '../../../../server/language-worker/load-language.ts'
import { parseCollection } from '../../../data/sentence-collection.ts'
import { writeDictation } from '../../write-dictation.ts'
import { isAct } from './place-acts.ts'

const GARDEN = parseCollection({
  path: 'sentences/lieux/essai.sentences',
  text: `@title Au jardin
@levels CP CE1 CE2 CM1 CM2
@keywords essai
@opening L{au jardin}

S{héros} V{pousser} O{la brouette}
S{héros} V{arroser} O{(les salades|les radis)} C{avec son arrosoir}
4 | S{héros} V{arracher} O{les chardons} M{avec précaution}
S{héros} V{se reposer} L{sur le banc}`,
})
const whole = loadLanguage()
const language = { ...whole, stories: [], collections: [], places: [GARDEN] }

function written(words: string, level: 'CP' | 'CE2' | 'CM1'): string {
  const request = { words: words.split(', '), level, length: 1, theme: '', pedagogicalGoals: [] }
  const { text } = writeDictation(request, language, 1)
  return text.replace(/(?<=^Au jardin, )\p{Lu}\p{Ll}+/u, 'X')
}

test.each([
  ['brouette', 'CP', 'Au jardin, X pousse la brouette.'],
  ['banc, brouette', 'CP', 'Au jardin, X pousse la brouette, puis se repose sur le banc.'],
  [
    'radis, banc',
    'CE2',
    'Au jardin, X arrose les radis avec son arrosoir, puis se repose sur le banc.',
  ],
  [
    'banc, précaution, brouette',
    'CM1',
    'Au jardin, X pousse la brouette, arrache les chardons avec précaution, puis se repose sur le banc.',
  ],
] as const)('TXT-02 %s at %s are acts of one visit, in its order', (words, level, text) => {
  expect(written(words, level)).toBe(text)
})

test.each([
  ['S{héros} V{pousser} O{la brouette}', true],
  ['S{(héros|le chat)} V{dormir} L{dans son lit}', false],
  ['T{le soir}, S{héros} V{arroser} O{les fleurs}', false],
  ['S{héros} V{rire} J{et} V{sauter}', false],
  ['S{héros} V{ne rire pas}', false],
])('an act is one plain clause about a child: %s', (text, expected) => {
  const line = { file: 'sentences/lieux/essai.sentences', line: 6, text }
  expect(isAct({ collection: GARDEN, line })).toBe(expected)
})

test.each([
  ['CE2', 5, 'horloge, hérisson, huître, haricot, trahir, cahier, menthe, thermomètre'],
  ['CM1', 4, 'une poignée, la santé, une clé, la vérité, une pelletée, la moitié, une pincée'],
] as const)(
  'TXT-01 more words than sentences: as many as asked at %s, none glued to another',
  (level, length, words) => {
    const request = { level, length, theme: '', pedagogicalGoals: [] }
    for (const seed of [1, 2, 3]) {
      const dictation = writeDictation({ ...request, words: words.split(', ') }, whole, seed)
      expect(dictation.missing).toEqual([])
      expect(dictation.sentences).toHaveLength(length)
      // «…; en outre, …» was written so.
      expect(dictation.text).not.toMatch(/;(?! en outre)/u)
    }
  },
)
