import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { interpretGivenWords } from './given-word-list.ts'
import { inflectForGoals } from './goal-inflection.ts'
import { parsePedagogicalGoals } from './pedagogical-goals.ts'

const language = loadLanguage()
const plural = parsePedagogicalGoals(['pluriel des noms'])

function formsOf(words: readonly string[]): string[] {
  return inflectForGoals(interpretGivenWords(words, language), plural, language).words.map(
    ({ text }) => text,
  )
}

test('a list of one ending is put in the plural whole', () => {
  expect(formsOf(['chou', 'hibou', 'genou'])).toEqual(['choux', 'hiboux', 'genoux'])
})

test('of other nouns half are, and a room or a nose stays one', () => {
  expect(formsOf(['chambre', 'lit', 'nez', 'chaise'])).toEqual([
    'chambre',
    'lits',
    'nez',
    'chaises',
  ])
})
