import { expect, test } from 'vitest'
import { mostProbableText } from './beam-search.ts'
import { decodeLetters, type LetterScores } from './ctc-decoding.ts'
import type { LetterLogProbability } from './language-model.ts'

const ALPHABET = ['', ' ', 'a', 'b', 'l']
const ANY: LetterLogProbability = () => Math.log(1 / ALPHABET.length)

/** Each step shows letters with their probabilities («_» the blank); the others share the rest. */
function scores(...steps: readonly Readonly<Record<string, number>>[]): LetterScores {
  const logProbabilities = steps.flatMap((shown) => {
    const values = Object.values(shown)
    const rest = 1 - values.reduce((sum, one) => sum + one, 0)
    const share = rest / (ALPHABET.length - values.length)
    return ALPHABET.map((letter) => Math.log(shown[letter || '_'] ?? share))
  })
  return {
    alphabet: ALPHABET,
    steps: steps.length,
    logProbabilities: Float32Array.from(logProbabilities),
  }
}

function clear(text: string): Readonly<Record<string, number>>[] {
  return Array.from(text, (letter) => ({ [letter]: 0.97 }))
}

test.each(['', '____', 'aaa', 'a_a', '_bb_aall_l', 'a bal'])(
  'HAN-01 clear ink «%s» is read as it stands, whatever the language',
  (ink) => {
    const shown = scores(...clear(ink))
    const letters = decodeLetters(shown).map(({ letter }) => letter)
    expect(mostProbableText(shown, ANY)).toBe(letters.join('').trim())
    expect(mostProbableText(shown, (_, letter) => (letter === 'b' ? 0 : -4))).toBe(
      letters.join('').trim(),
    )
  },
)

test('HAN-01 where the ink leaves two letters open, the language chooses', () => {
  const shown = scores(...clear('b'), { a: 0.52, l: 0.46 }, ...clear('l'))
  expect(mostProbableText(shown, ANY)).toBe('bal')
  const twoOfThem: LetterLogProbability = (context, letter) =>
    context.endsWith('b') && letter === 'l' ? Math.log(0.8) : Math.log(0.05)
  // Without a blank between, two of a letter are one.
  expect(mostProbableText(shown, twoOfThem)).toBe('bl')
})

test('HAN-01 a letter that many paths show in little outweighs one path', () => {
  // The best path shows nothing (0.36); all paths that show one «a» have 0.64 together.
  const shown = scores({ _: 0.6, a: 0.4 }, { _: 0.6, a: 0.4 })
  expect(mostProbableText(shown, ANY)).toBe('a')
})
