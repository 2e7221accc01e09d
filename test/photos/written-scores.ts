import type { LetterScores } from '../../src/photos/handwriting/ctc-decoding.ts'

const LETTERS = [" abcdefghijklmnopqrstuvwxyzàâçéèêîôùABCDEFGHIJKLMNOPQRSTUVWXYZ'-.,"]
export const ALPHABET: readonly string[] = ['', ...LETTERS.join('')]

/** What each step shows, and what it might be as well; the other classes share the rest. */
const [LIKELY, POSSIBLE, REST] = [0.5, 0.47, 0.03]

/**
 * Scores of a line of ink: two steps a letter, a blank one between. Where `other`, of the same length, has another letter, the
 * network hesitates between the two.
 */
export function writtenScores(text: string, other = text): LetterScores {
  const steps = (letters: string): number[] =>
    ['', ...[...letters].flatMap((letter) => [letter, letter, ''])].map((letter) =>
      ALPHABET.indexOf(letter),
    )
  const [likely, possible] = [steps(text), steps(other)]
  const rows = likely.map((letter, step) =>
    ALPHABET.map((_, at) => {
      const own = (at === letter ? LIKELY : 0) + (at === possible[step] ? POSSIBLE : 0)
      return Math.log(own + REST / ALPHABET.length)
    }),
  )
  return {
    alphabet: ALPHABET,
    steps: likely.length,
    logProbabilities: Float32Array.from(rows.flat()),
  }
}
