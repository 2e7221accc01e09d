/** How good a whole text is: what no sentence can say alone. */
import type { Candidate } from './candidate.ts'
import { freshness, mainVerb } from './scoring.ts'
import type { Story } from './story.ts'
import type { ToldSentence } from './telling.ts'
import { anchorsOf, clash } from './time-anchors.ts'
import { wordCount } from './word-count.ts'

/** Weight of freshness beside the rest, for each sentence. */
const FRESH = 1.5

interface Text {
  readonly candidates: readonly Candidate[]
  readonly told: readonly ToldSentence[]
  readonly wanted: readonly RegExp[]
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** What each sentence costs by its origin and by what was forced into it. */
function frameCost({ binding, strangers, loose, inflected }: Candidate, story: Story): number {
  const { origin, theme } = binding.frame
  const list = origin === 'list' ? 3 : 0
  const told = story.themes[0]
  const foreign = theme !== null && theme !== told ? 1.5 : 0
  return (
    list + foreign + 1.5 * strangers + 2 * loose + (story.level <= 2 ? 1 : 0.5) * inflected.length
  )
}

function repeats(values: readonly string[]): number {
  return values.length - new Set(values).size
}

function clashes(texts: readonly string[]): number {
  const anchors = texts.map(anchorsOf)
  return sum(
    anchors.map((one, at) => anchors.slice(at + 1).filter((other) => clash(one, other)).length),
  )
}

/** Neighbours that start alike. */
function echoes(texts: readonly string[]): number {
  const starts = texts.map((text) => text.split(' ').slice(0, 2).join(' '))
  return starts.filter((start, at) => at > 0 && start === starts[at - 1]).length
}

/** The higher the better; words missing and sentences missing are counted elsewhere. */
export function textScore({ candidates, told, wanted }: Text, story: Story): number {
  const texts = told.map(({ sentence }) => sentence.text)
  const text = texts.join(' ')
  const lengths = texts.map(wordCount)
  const away = sum(lengths.map((length) => Math.abs(length - story.targetWords))) / texts.length
  const long = lengths.filter((length) => length > story.mostWords).length
  return (
    1.5 * wanted.filter((pattern) => pattern.test(text)).length -
    50 * repeats(texts) -
    8 * sum(told.map(({ forcedFor }) => forcedFor.length)) -
    3 * sum(told.map(({ joined }) => joined)) -
    sum(candidates.map((candidate) => frameCost(candidate, story))) +
    FRESH * sum(candidates.map((candidate) => freshness(candidate, story))) -
    8 * clashes(texts) -
    2 * echoes(texts) -
    1.5 * repeats(candidates.map(mainVerb)) -
    8 * long -
    1.5 * away
  )
}
