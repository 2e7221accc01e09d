/** What the ink says for an expected word against the spellings that a child may have written instead. */
import { misspellingsOf } from '../../domain/copy/text/misspelling-candidates.ts'
import { decodeLetters, type LetterScores } from '../handwriting/ctc-decoding.ts'
import { classesOf, logLikelihood, type StepSpan } from './text-likelihood.ts'

/** In natural logarithms, as is every margin below. */
export interface WordEvidence {
  /** The word against the best of its misspellings. */
  readonly margin: number
  /** The word against what is read where nothing is expected: 0 at most, but for chance. */
  readonly openMargin: number
  readonly letters: number
  readonly isReadAlike: boolean
  /** What was probably written if not the word itself: a misspelling, or what is read where that is far more probable. */
  readonly other: string
}

/** By how much what is read must be more probable than a misspelling to be taken for what was written: readers make noise. */
const OPEN_HANDICAP = 6

/** A hyphen or an apostrophe may be a letter of the word. */
const SEPARATORS = ' .,;:!?"()\u00ab\u00bb'

function isSeparator({ alphabet, logProbabilities }: LetterScores, step: number): boolean {
  const row = logProbabilities.subarray(step * alphabet.length, (step + 1) * alphabet.length)
  const best = row.reduce((most, value, i) => (value > (row[most] ?? 0) ? i : most), 0)
  return best > 0 && SEPARATORS.includes(alphabet[best] ?? '')
}

/**
 * All that is written in one piece with a word: up to the space or the sign before and after it. Undefined when that reaches into
 * `room`'s neighbours: «or» is not written where the ink says «fort».
 */
export function wholeSpan(
  scores: LetterScores,
  span: StepSpan,
  room: StepSpan,
): StepSpan | undefined {
  let { from, to } = span
  while (from > 0 && !isSeparator(scores, from - 1)) from -= 1
  while (to < scores.steps && !isSeparator(scores, to)) to += 1
  return from < room.from || to > room.to ? undefined : { from, to }
}

function textIn(scores: LetterScores, { from, to }: StepSpan): string {
  const { alphabet, logProbabilities } = scores
  const part = logProbabilities.subarray(from * alphabet.length, to * alphabet.length)
  return decodeLetters({ alphabet, steps: to - from, logProbabilities: part })
    .map(({ letter }) => letter)
    .join('')
}

/** Undefined when the network does not write the word's letters, or the span has no room for them. */
export function weighWord(
  scores: LetterScores,
  span: StepSpan,
  word: string,
): WordEvidence | undefined {
  const scoreOf = (text: string): number => {
    const classes = classesOf(text, scores.alphabet)
    return classes === undefined ? -Infinity : logLikelihood(scores, span, classes)
  }
  const own = scoreOf(word)
  if (own === -Infinity) return undefined
  const read = textIn(scores, span)
  const others = misspellingsOf(word).map((text) => ({ text, score: scoreOf(text) }))
  const open = { text: read, score: scoreOf(read) }
  const best = others.reduce((a, b) => (b.score > a.score ? b : a))
  const other = read !== word && open.score - OPEN_HANDICAP > best.score ? open : best
  return {
    margin: own - best.score,
    openMargin: own - open.score,
    letters: word.length,
    isReadAlike: read === word,
    other: other.text,
  }
}
