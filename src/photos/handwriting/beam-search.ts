/** The text that ink and language together make most probable (prefix beam search: Graves 2006, Hannun et al. 2014). */
import { type LetterScores, logSum } from './ctc-decoding.ts'
import type { LetterLogProbability } from './language-model.ts'

/**
 * How much the language counts beside the ink, and what a letter is worth that it costs (decision 53): with more, words that a
 * child misspelt are read as the right ones.
 */
const LANGUAGE_WEIGHT = 0.2
const LETTER_BONUS = 1

/** Texts that are followed at once. */
const WIDTH = 10

/** As a natural logarithm: letters that the ink shows less probably are not tried. */
const MIN_LETTER = -7

/** A text so far; all its scores are logarithms. */
interface Prefix {
  readonly text: string
  /** Index of the last letter in the alphabet; 0 before the first. */
  readonly last: number
  readonly language: number
  /** Of the paths through the steps that end in the blank, and in the last letter. */
  readonly blank: number
  readonly letter: number
}

const START: Prefix = { text: '', last: 0, language: 0, blank: 0, letter: -Infinity }

function scoreOf({ blank, letter, language }: Prefix): number {
  return logSum(blank, letter) + language
}

/** Two ways to the same text are one. */
function put(prefixes: Map<string, Prefix>, prefix: Prefix): void {
  const other = prefixes.get(prefix.text)
  const merged = other && {
    ...other,
    blank: logSum(other.blank, prefix.blank),
    letter: logSum(other.letter, prefix.letter),
  }
  prefixes.set(prefix.text, merged ?? prefix)
}

/** Each score is computed once: comparing takes ten times as many. */
function mostProbable(prefixes: Iterable<Prefix>): Prefix[] {
  return Array.from(prefixes, (prefix) => ({ prefix, score: scoreOf(prefix) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, WIDTH)
    .map(({ prefix }) => prefix)
}

/** What is most probably written; `''` where nothing is. */
export function mostProbableText(
  { alphabet, steps, logProbabilities }: LetterScores,
  languageOf: LetterLogProbability,
): string {
  let prefixes = [START]
  for (let step = 0; step < steps; step += 1) {
    const ink = logProbabilities.subarray(step * alphabet.length, (step + 1) * alphabet.length)
    const shown = alphabet.flatMap((letter, at) =>
      at > 0 && (ink[at] ?? 0) > MIN_LETTER ? [{ letter, at, score: ink[at] ?? 0 }] : [],
    )
    const next = new Map<string, Prefix>()
    for (const prefix of prefixes) {
      const { text, last, language } = prefix
      const either = logSum(prefix.blank, prefix.letter)
      const blank = either + (ink[0] ?? 0)
      put(next, { ...prefix, blank, letter: prefix.letter + (ink[last] ?? 0) })
      for (const { letter, at, score } of shown) {
        // The same letter twice has a blank between.
        const before = at === last ? prefix.blank : either
        const gain = LANGUAGE_WEIGHT * languageOf(` ${text}`, letter) + LETTER_BONUS
        put(next, {
          text: text + letter,
          last: at,
          language: language + gain,
          blank: -Infinity,
          letter: before + score,
        })
      }
    }
    prefixes = mostProbable(next.values())
  }
  const [best = START] = prefixes
  return best.text.trim()
}
