import { expect, test } from 'vitest'
import { loadLanguage } from '../../../../server/language-worker/load-language.ts'
import { writeDictation } from '../../write-dictation.ts'

const language = loadLanguage()

test('TXT-01 more words than sentences share a film, a picture or a day: no scene is glued to another', () => {
  const words = 'horloge, hérisson, huître, haricot, trahir, cahier, menthe, thermomètre, dehors'
  const request = { level: 'CE2', length: 5, theme: '', pedagogicalGoals: [] } as const
  for (const seed of [1, 2, 3]) {
    const dictation = writeDictation({ ...request, words: words.split(', ') }, language, seed)
    expect(dictation.missing).toEqual([])
    expect(dictation.sentences).toHaveLength(5)
    // «…; en outre, …» was written so.
    expect(dictation.text).not.toMatch(/;(?! en outre)/u)
  }
})

test('TXT-01 two words a sentence are told in as many sentences as asked, none of them joined', () => {
  const words = [
    'une poignée',
    'la santé',
    'une clé',
    'la vérité',
    'une pelletée',
    'la moitié',
    'une pincée',
  ]
  const request = { level: 'CM1', length: 4, theme: '', pedagogicalGoals: [] } as const
  for (const seed of [1, 2, 3, 4]) {
    const dictation = writeDictation({ ...request, words }, language, seed)
    expect(dictation.missing).toEqual([])
    expect(dictation.sentences).toHaveLength(4)
    // «…; en outre, …» was written so.
    expect(dictation.text).not.toMatch(/;(?! en outre)/u)
  }
})

test('TXT-01 «que je sois» is told by a line that says it, whichever person its choice names first', () => {
  const request = { level: 'CM2', length: 2, theme: '', pedagogicalGoals: [] } as const
  for (const seed of [1, 2, 3]) {
    const dictation = writeDictation(
      { ...request, words: ['que je sois', 'que tu aies'] },
      language,
      seed,
    )
    expect(dictation.text).toContain('que je sois')
    expect(dictation.text).toContain('que tu aies')
    expect(dictation.sentences.some(({ forced }) => forced)).toBe(false)
  }
})
