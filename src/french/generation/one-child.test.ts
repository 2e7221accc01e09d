import { expect, test } from 'vitest'
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { writeDictation } from './write-dictation.ts'

const language = loadLanguage()
const SEEDS = [1, 2, 3, 4]

function sentencesOf(request: Omit<DictationRequest, 'length'>, seed: number): readonly string[] {
  const { sentences } = writeDictation({ ...request, length: 5 }, language, seed)
  return sentences.map(({ text }) => text)
}

const GARDEN = {
  words: ['le potager', 'semer', 'une graine', 'arroser', 'la terre', 'la récolte', 'un arrosoir'],
  level: 'CE2',
  theme: 'le jardin',
  pedagogicalGoals: ['futur'],
} as const

test.each(SEEDS)('TXT-02 a tense is asked of one child, not of six persons, seed %i', (seed) => {
  for (const text of sentencesOf({ ...GARDEN, words: [...GARDEN.words] }, seed))
    expect(text).not.toMatch(/^(?:Je |J'|Tu |Nous |Vous )/u)
})

test.each([
  ['papi', 'papy'],
  ['papy', 'papi'],
])('TXT-01 a text that was given «%s» has no «%s»', (given, other) => {
  for (const seed of [1, 2, 3]) {
    const words = [given, 'soupe', 'jardin']
    const asked = { words, level: 'CE1', theme: '', pedagogicalGoals: [] } as const
    const text = sentencesOf(asked, seed).join(' ')
    expect(text.toLowerCase()).toContain(given)
    expect(text.toLowerCase()).not.toContain(other)
  }
})

test('TXT-04 a list of verbs is conjugated in several persons', () => {
  const words = ['chanter', 'jouer', 'parler', 'marcher', 'donner']
  const asked = { words, level: 'CE1', theme: '', pedagogicalGoals: ['futur'] } as const
  const texts = SEEDS.flatMap((seed) => sentencesOf({ ...asked, words: [...words] }, seed))
  expect(texts.some((text) => /(?:^|, )(?:je |j'|tu |nous )/iu.test(text))).toBe(true)
})

test.each(SEEDS)('TXT-04 what lasts stands beside a past in the imparfait, seed %i', (seed) => {
  const words = ['un trésor', 'une île', 'le naufrage', 'le coffre', 'le capitaine', 'la tempête']
  const asked = { words, level: 'CM2', theme: 'les pirates', pedagogicalGoals: ['passé simple'] }
  const { sentences } = writeDictation({ ...asked, level: 'CM2', length: 5 }, language, seed)
  for (const { tokens, text } of sentences.filter((one) => !/[«:]/u.test(one.text)))
    expect(
      tokens.some(({ tense }) => tense === 'présent'),
      text,
    ).toBe(false)
})

test.each(SEEDS)('TXT-02 only who does the main thing becomes a pronoun, seed %i', (seed) => {
  const words = ['navire', 'voile', 'horizon', 'marin', 'réparer', 'tempête', 'équipage']
  const asked = {
    words,
    level: 'CM2',
    theme: 'la marine',
    pedagogicalGoals: ['passé simple'],
  } as const
  for (const text of sentencesOf(
    { ...asked, words: [...words], pedagogicalGoals: ['passé simple'] },
    seed,
  ))
    expect(text).not.toMatch(/(?<!\p{L})que (?:ils?|elles?)(?!\p{L})/u)
})

test.each(SEEDS)(
  'TXT-02 «il» ties what one does in one scene, never a lesson and a hiding place, seed %i',
  (seed) => {
    const words = ['garçon', 'leçon', 'glaçon', 'maçon', 'balançoire', 'français']
    const texts = sentencesOf(
      { words, level: 'CE1', theme: '', pedagogicalGoals: ['la lettre ç'] },
      seed,
    )
    for (const [at, text] of texts.entries())
      if (/^Il se cache/u.test(text)) expect(texts[at - 1]).not.toMatch(/leçon/u)
  },
)
