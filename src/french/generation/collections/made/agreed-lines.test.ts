import { expect, test } from 'vitest'
import { loadLanguage } from '../../../../server/language-worker/load-language.ts'
import { writeDictation } from '../../write-dictation.ts'

const language = loadLanguage()

function told(words: readonly string[], goals: readonly string[] = []): string {
  const request = { level: 'CE2', words, length: words.length, theme: '' } as const
  const dictation = writeDictation({ ...request, pedagogicalGoals: goals }, language, 1)
  expect(dictation.forced).toEqual([])
  expect(dictation.missing).toEqual([])
  return dictation.text
}

test('TXT-02 two forms of an adjective each stand in a line that is about the adjective', () => {
  const text = told(['fier', 'fière'])
  expect(text).toMatch(/ fière (?:de|d')/u)
  expect(text).toMatch(/ fier (?:de|d'|comme|guerrier)/u)
})

test('TXT-01 «que je sois» is told by a line that says it, whichever person its choice names first', () => {
  const request = { level: 'CM2', length: 2, theme: '', pedagogicalGoals: [] } as const
  for (const seed of [1, 2, 3]) {
    const words = ['que je sois', 'que tu aies']
    const dictation = writeDictation({ ...request, words }, language, seed)
    for (const word of words) expect(dictation.text).toContain(word)
    expect(dictation.forced).toEqual([])
  }
})

test('TXT-04 an order to several is given to several, whatever the words are', () => {
  const text = told(['trier', 'jouets', 'le livre'], ['impératif 2e personne du pluriel'])
  expect(text).toMatch(/(?:^|[.!] )\p{L}+ez .*\s!/u)
  expect(text).not.toContain("s'il te plaît")
})
