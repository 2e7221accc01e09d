import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { newSampler } from '../sampler.ts'
import { fallbackSentence } from './fallback-sentences.ts'
import { newGenerationContext } from './generation-context.ts'
import { interpretGivenWord } from './request/given-word.ts'
import { parsePedagogicalGoals } from './request/pedagogical-goals.ts'

const language = loadLanguage()
const goals = { ...parsePedagogicalGoals([]), tenses: ['présent' as const] }

function told(text: string) {
  const word = interpretGivenWord(text, language)
  const request = { words: [], level: 'CM1', length: 1, theme: '', pedagogicalGoals: [] } as const
  const interpreted = { words: [word], goals, theme: null }
  const sampler = { random: newSampler(3), seed: 3 }
  return fallbackSentence(word, newGenerationContext(request, interpreted, sampler, language))
}

test.each(['loutre', 'crevasses', 'lisible', 'obtempérer', 'manipuler', '1789', 'Le Havre'])(
  '«%s» stands in a sentence for any word of its kind, in use',
  (word) => {
    const sentence = told(word)
    expect(sentence?.text).toContain(word)
    expect(sentence?.text).not.toContain('«')
  },
)

test('only a word that the language does not know is quoted, and the sentence says that it deserves a look', () => {
  expect(told('zorglub')?.text).toMatch(/«.zorglub.»/u)
  expect(told('zorglub')?.forced).toBe(true)
})

test('TXT-02 a noun is in use, not explained; a verb is not learnt', () => {
  expect(told('la suspicion')?.text).toMatch(/suspicion (?:tient|est) /u)
  expect(told('bafouiller')?.text).toBe('Il arrive à tout le monde de bafouiller.')
  expect(told('être courageux')?.text).toBe("Il arrive à tout le monde d'être courageux.")
})
