import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { writeDictation } from './write-dictation.ts'

const language = loadLanguage()

test.each([1, 2, 3, 4])(
  'TXT-02 «il» is read after somebody whom it may stand for, seed %i',
  (seed) => {
    const words = ['il court', 'le maître', 'un fermier', 'papa']
    const request = { level: 'CP', words, length: 4, theme: '', pedagogicalGoals: [] } as const
    const texts = writeDictation(request, language, seed).sentences.map(({ text }) => text)
    const at = texts.findIndex((text) => text.startsWith('Il court'))
    expect(at).not.toBe(0)
  },
)

test('TXT-02 «à la récréation, il …» is read after somebody as well, «dehors, il fait froid» where it stands', () => {
  const words = ['elle rit', 'il joue', 'le loup', 'papa', 'une poule']
  for (const seed of [1, 2, 3]) {
    const request = { level: 'CP', words, length: 4, theme: '', pedagogicalGoals: [] } as const
    const [first = ''] = writeDictation(request, language, seed).sentences.map(({ text }) => text)
    expect(first).not.toMatch(/^(?:[^,]+, )?(?:il|elle) (?!fait)/iu)
  }
})
