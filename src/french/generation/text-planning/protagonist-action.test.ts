import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { writeDictation } from '../write-dictation.ts'

const language = await loadLanguage()

test('GEN-09 a given form in a tense of its own is not said of the subject of the sentence before', () => {
  const request = { words: ['fut', 'pomme', 'vélo', 'cahier'], length: 2, theme: '' }
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const asked = { ...request, level: 'CE2', pedagogicalGoals: ['présent'] } as const
    expect(writeDictation(asked, language, seed).text).not.toMatch(/(?:et|puis) fut/u)
  }
})
