/** How probable it is that the network's scores show a given text (forward algorithm of CTC, Graves 2006). */
import { type LetterScores, logSum } from '../handwriting/ctc-decoding.ts'

/** Steps of a line, `to` past the last. */
export interface StepSpan {
  readonly from: number
  readonly to: number
}

/** Classes of a text's letters; undefined when the network does not write one of them. */
export function classesOf(
  text: string,
  alphabet: readonly string[],
): readonly number[] | undefined {
  const classes = Array.from(text, (letter) => alphabet.indexOf(letter))
  return classes.some((one) => one < 1) ? undefined : classes
}

function valueAt(list: Float64Array, index: number): number {
  return list[index] ?? -Infinity
}

function shownAt({ alphabet, logProbabilities }: LetterScores, step: number, letter = 0): number {
  return logProbabilities[step * alphabet.length + letter] ?? -Infinity
}

/** Blank, letter, blank, letter … blank, and whether a state can be reached without the blank before it. */
function statesOf(classes: readonly number[]): { shows: Uint16Array; leaps: Uint8Array } {
  const shows = new Uint16Array(2 * classes.length + 1)
  const leaps = new Uint8Array(shows.length)
  for (const [at, letter] of classes.entries()) {
    shows[2 * at + 1] = letter
    leaps[2 * at + 1] = at > 0 && letter !== classes[at - 1] ? 1 : 0
  }
  return { shows, leaps }
}

/** Natural logarithm; `-Infinity` for a text that has no room in the span. Every step of the span counts. */
export function logLikelihood(
  scores: LetterScores,
  { from, to }: StepSpan,
  classes: readonly number[],
): number {
  const { shows, leaps } = statesOf(classes)
  const sums = new Float64Array(shows.length).fill(-Infinity)
  // One path begins before the first blank, which the first step may leave out.
  let start = 0
  for (let step = from; step < to; step += 1) {
    for (let state = shows.length - 1; state >= 0; state -= 1) {
      let sum = logSum(valueAt(sums, state), state === 0 ? start : valueAt(sums, state - 1))
      if (state === 1) sum = logSum(sum, start)
      if (leaps[state] === 1) sum = logSum(sum, valueAt(sums, state - 2))
      sums[state] = sum + shownAt(scores, step, shows[state])
    }
    start = -Infinity
  }
  return logSum(valueAt(sums, shows.length - 1), valueAt(sums, shows.length - 2))
}
