import { expect, test } from 'vitest'
import type { BreathGroup } from '../../domain/dictating/breath-group.ts'
import { dictatedGroup } from './spoken-signs.ts'

function group(...pieces: BreathGroup['pieces']): BreathGroup {
  return { pieces, sentence: 0, words: 3 }
}

test.each([
  [group({ before: [], text: 'Par la lucarne,', after: ['comma'] }), 'Par la lucarne, virgule'],
  [
    group({
      before: ['opening-quotes'],
      text: '«\u00a0Viens\u00a0! »',
      after: ['exclamation-mark', 'closing-quotes'],
    }),
    "ouvrez les guillemets, Viens, point d'exclamation, fermez les guillemets",
  ],
  [
    group({ before: ['dash'], text: "– Où vas-tu, l'ami ?", after: ['question-mark', 'new-line'] }),
    "tiret, Où vas-tu l'ami, point d'interrogation, à la ligne",
  ],
  [
    group(
      { before: [], text: 'Un jour,', after: ['comma'] },
      { before: [], text: 'il part.', after: ['last-full-stop'] },
    ),
    'Un jour, virgule, il part, point final',
  ],
])('PAG-02 a group is said with its signs in words: %#', (spoken, text) => {
  expect(dictatedGroup(spoken)).toBe(text)
})
