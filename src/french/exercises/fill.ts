/** Sentences with gaps. */
import { type FillQuestion, GAP } from '../../domain/grammar/exercise.ts'
import { type Level, levelRank } from '../../domain/level.ts'
import type { Language } from '../language.ts'
import type { Random } from '../planning/random.ts'
import type { Sentence } from '../sentence.ts'
import { type Gap, gapsOf, MOST_OPTIONS } from './gap.ts'

/** From CE2 on a sentence may have two gaps. */
function mostGaps(level: Level): number {
  return levelRank(level) >= levelRank('CE2') ? 2 : 1
}

/** Share of the questions whose gap is the verb, what a class works on most; elsewhere any word may be one. */
const VERBS = 0.6

/** Gaps in the order of `gaps`, a verb before them when it is asked. */
function chosenGaps(
  sentence: Sentence,
  gaps: readonly Gap[],
  { most, verbFirst }: { readonly most: number; readonly verbFirst: boolean },
): Gap[] {
  const isVerb = ({ at }: Gap): boolean => sentence.tokens[at]?.nature === 'verbe'
  const verbs = verbFirst ? gaps.filter(isVerb) : []
  const sorted = [...verbs, ...gaps.filter((gap) => !verbs.includes(gap))]
  const [first] = sorted
  // Two neighbouring gaps would hide each other's agreement.
  const second = first && sorted.find(({ at }) => Math.abs(at - first.at) > 2)
  const kept = most > 1 && second ? [first, second] : sorted.slice(0, 1)
  return kept.sort((one, other) => one.at - other.at)
}

/** The question made of a sentence, null when no word can be a sure gap. */
export function fillQuestion(
  sentence: Sentence,
  level: Level,
  { random, language }: { readonly random: Random; readonly language: Language },
): FillQuestion | null {
  const gaps = random.shuffle(gapsOf(sentence, level, language))
  const chosen = chosenGaps(sentence, gaps, {
    most: mostGaps(level),
    verbFirst: random.next() < VERBS,
  })
  if (chosen.length === 0) return null
  const places = new Set(chosen.map(({ at }) => at))
  const text = sentence.tokens
    .map((token, at) => (places.has(at) ? GAP : token.text) + token.after)
    .join('')
  return {
    sentence: text,
    words: chosen.map(({ at, options }) => {
      const answer = sentence.tokens[at]?.text ?? ''
      const wrong = random.shuffle(options).slice(0, MOST_OPTIONS - 1)
      return { text: answer, options: random.shuffle([answer, ...wrong]) }
    }),
  }
}
