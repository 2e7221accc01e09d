/** Score of a whole text: repetition, contradiction and length, which no sentence shows alone. */

import { wordCount } from '../../sentence-length.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { Candidate } from '../placement/candidate.ts'
import { mainVerb } from '../placement/candidate.ts'
import { contradicts, temporalSettingOf } from '../text-planning/temporal-setting.ts'
import type { TextSentence } from '../text-planning/text-planner.ts'
import { freshness } from './candidate-score.ts'

/** Weight of freshness beside the rest, for each sentence. */
const FRESHNESS_WEIGHT = 1.5

interface ScoredText {
  readonly candidates: readonly Candidate[]
  readonly sentences: readonly TextSentence[]
  readonly preferredPatterns: readonly RegExp[]
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** What each sentence costs by its origin and by what was forced into it. */
function templateCost(
  { filled, unexpectedNouns, unlistedAdjectives, inflected }: Candidate,
  context: GenerationContext,
): number {
  const { origin, theme } = filled.template
  const list = origin === 'list' ? 3 : 0
  const foreign = theme !== null && theme !== context.themes[0] ? 1.5 : 0
  return (
    list +
    foreign +
    1.5 * unexpectedNouns +
    2 * unlistedAdjectives +
    (context.level <= 2 ? 1 : 0.5) * inflected.length
  )
}

function countRepeats(values: readonly string[]): number {
  return values.length - new Set(values).size
}

function countContradictions(texts: readonly string[]): number {
  const settings = texts.map(temporalSettingOf)
  return sum(
    settings.map(
      (one, at) => settings.slice(at + 1).filter((other) => contradicts(one, other)).length,
    ),
  )
}

function countAlikeNeighbours(texts: readonly string[]): number {
  const starts = texts.map((text) => text.split(' ').slice(0, 2).join(' '))
  return starts.filter((start, at) => at > 0 && start === starts[at - 1]).length
}

/** The higher the better; words missing and sentences missing are counted elsewhere. */
export function textScore(
  { candidates, sentences, preferredPatterns }: ScoredText,
  context: GenerationContext,
): number {
  const texts = sentences.map(({ sentence }) => sentence.text)
  const text = texts.join(' ')
  const lengths = texts.map(wordCount)
  const away = sum(lengths.map((length) => Math.abs(length - context.targetWords))) / texts.length
  const long = lengths.filter((length) => length > context.maxWords).length
  return (
    1.5 * preferredPatterns.filter((pattern) => pattern.test(text)).length -
    50 * countRepeats(texts) -
    8 * sum(sentences.map(({ forcedFor }) => forcedFor.length)) -
    3 * sum(sentences.map(({ aggregated }) => aggregated)) -
    sum(candidates.map((candidate) => templateCost(candidate, context))) +
    FRESHNESS_WEIGHT * sum(candidates.map((candidate) => freshness(candidate, context))) -
    8 * countContradictions(texts) -
    2 * countAlikeNeighbours(texts) -
    1.5 * countRepeats(candidates.map(mainVerb)) -
    8 * long -
    1.5 * away
  )
}
