import { expect, test } from 'vitest'
import { photoWordsOf, withWordCorrected, wordsToAdd } from './photo-words-state.ts'

test('GEN-07 a doubtful word is mended or left out, the order stays', () => {
  const doubtful = ['une soupis', 'lx']
  const entries = photoWordsOf({ words: ['le chat', ...doubtful], doubtful })
  expect(entries.map(({ doubtful }) => doubtful)).toEqual([false, true, true])
  const settled = withWordCorrected(withWordCorrected(entries, 1, ' une souris '), 2, '')
  expect(wordsToAdd(settled)).toEqual(['le chat', 'une souris'])
  expect(settled[1]?.read).toBe('une soupis')
})
