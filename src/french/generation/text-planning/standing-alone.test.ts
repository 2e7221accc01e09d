import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { writeDictation } from '../write-dictation.ts'
import { standsAlone } from './standing-alone.ts'

const language = await loadLanguage()

test.each([
  ['Ensuite, Léa range ses livres.', false],
  ['Le lendemain, la neige fond.', false],
  ['Quelques jours plus tard, le roi part.', false],
  ['Alors que la nuit tombe, une lumière apparaît.', true],
  ['Enfin, les vacances arrivent.', true],
  ['Léa lit un livre, ensuite elle dort.', true],
])('«%s» stands alone: %s', (text, alone) => {
  expect(standsAlone(text)).toBe(alone)
})

const LISTS: readonly (readonly string[])[] = [
  ['rouge', 'vert', 'jaune', 'bleu', 'petit', 'grand'],
  ['puis', 'alors', 'ensuite', 'lendemain'],
  ['marteau', 'tournevis', 'scie', 'clou', 'échelle', 'atelier'],
  ['quelquefois', 'gentil', 'grosse', 'vieille'],
]

test('GEN-09 the sentences of a list stand alone: no pronoun or friend whom another sentence names, no «Puis»', () => {
  for (const words of LISTS) {
    for (const seed of [1, 2, 3]) {
      const { sentences, story } = writeDictation(
        { words, level: 'CE2', length: 6, theme: '', pedagogicalGoals: [] },
        language,
        seed,
      )
      if (story !== null) continue
      const texts = sentences.map(({ text }) => text)
      expect(texts.filter((text) => !standsAlone(text))).toEqual([])
      expect(
        texts.filter((text) => /^(?:Elles?|Ils|Il (?!y|pleu|nei|fai|fau|est)|Son ami)/u.test(text)),
      ).toEqual([])
    }
  }
})
