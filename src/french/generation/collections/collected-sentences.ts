/** Independent sentences from the collections that together hold the given words: each was written for its words. */

import type { Level } from '../../../domain/level.ts'
import type { StoryVariant } from '../../data/story.ts'
import type { Tense } from '../../morphology/features.ts'
import type { Sentence } from '../../sentence.ts'
import { isTooLong } from '../../sentence-length.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { preferTense } from '../request/verb-forms.ts'
import { coversWord, tokensCovering } from '../request/word-coverage.ts'
import {
  countWords,
  maskedWords,
  maskOf,
  type SoughtWord,
  type WordMask,
} from '../stories/story-words.ts'
import { withFittingWordings } from './fitting-wordings.ts'
import { tenseOfTurn } from './forms/line-tenses.ts'
import type { LineHost } from './line-hosts.ts'
import { type SearchStage, searchStages, topicHosts } from './line-stages.ts'
import { respelled, traditional } from './respelling.ts'
import { coverWords, type PlannedLine } from './sentence-cover.ts'
import { nameWords, soughtInLines } from './sought-in-lines.ts'
import { tellLine } from './tell-line.ts'
import { type Kinship, newKinship } from './topic/kinship.ts'
import type { ListRelatedness } from './topic/relatedness.ts'
import { relatednessOf } from './topic/topics.ts'

/** What the collections hold. */
export interface CollectedSentences {
  readonly sentences: readonly Sentence[]
  /** Numbers of the words that they do not hold. */
  readonly left: readonly number[]
}

export interface CollectionRequest {
  readonly words: readonly GivenWord[]
  /** Sentences asked. */
  readonly length: number
  readonly level: Level
  /** Tenses that the goals ask. */
  readonly tenses: readonly Tense[]
  readonly preferred: readonly RegExp[]
  /** Theme as typed, and its keywords. */
  readonly themes: readonly string[]
  /** These and the goals, as typed. */
  readonly topics: readonly string[]
}

/** A line is taken for what it may hold («V{partir}» for «nous partîmes»): it may be wrong a few times. */
const MAX_COVERS = 12

interface CoverToTell extends Pick<CollectionRequest, 'length' | 'tenses'> {
  readonly kinship: Kinship
}

interface ToldLine {
  readonly line: PlannedLine
  readonly sentence: Sentence | null
  /** Words that it was taken to hold, and does not. */
  readonly wrong: WordMask
}

/** Whether an infinitive that a goal has conjugated stands in one of the tenses asked. */
function isInTense(
  sentence: Sentence,
  word: GivenWord,
  tenses: readonly Tense[],
  { conjugates }: GenerationContext,
): boolean {
  const [sense] = word.interpretations
  const isConjugated = conjugates && word.asGiven !== true && sense?.kind === 'infinitive'
  if (!isConjugated || tenses.length === 0) return true
  return tokensCovering(word, sentence.tokens).some(
    ({ tense }) => tense !== null && tenses.includes(tense),
  )
}

/** «Tu as couru, et elle vint»: one sentence is told in one past, speech aside. */
function mixesPasts({ tokens, text }: Sentence): boolean {
  const tenses = new Set(tokens.map(({ tense }) => tense))
  return !text.includes('«') && tenses.has('passé simple') && tenses.has('passé composé')
}

function told(
  planned: PlannedLine,
  turn: number,
  sought: readonly SoughtWord[],
  { tenses, kinship }: CoverToTell,
  context: GenerationContext,
): ToldLine {
  const line = withFittingWordings(planned, kinship, context.random)
  const words = maskedWords(line.claims, sought)
  const slotWords = maskedWords(line.slotWords, sought)
  const tense = tenseOfTurn(tenses, turn)
  const sentence = tellLine(
    line,
    { words, slotWords, tense, tenses, turn, cast: context.discourse },
    context,
  )
  if (sentence === null || isTooLong(sentence.text, context.maxWords) || mixesPasts(sentence))
    return { line, sentence: null, wrong: line.claims }
  const held = maskOf(
    sought,
    (word) => coversWord(sentence, word) && isInTense(sentence, word, tenses, context),
  )
  return { line, sentence, wrong: line.claims & ~held }
}

/** What was told of a cover that turned out right, or nearly. */
interface Attempt {
  readonly told: readonly ToldLine[]
  readonly left: WordMask
}

function isWrong({ wrong }: ToldLine): boolean {
  return wrong !== 0
}

/** Two lines may come out the same: the second is as if it held nothing. */
function withoutRepeats(lines: readonly ToldLine[]): ToldLine[] {
  const texts = lines.map(({ sentence }) => sentence?.text)
  return lines.map((told, at) =>
    texts.indexOf(told.sentence?.text) < at ? { ...told, wrong: told.line.claims } : told,
  )
}

/** The lines that hold what they were taken for; the words of the others are left. */
function salvaged({ told, left }: Attempt): Attempt {
  const right = told.filter((line) => !isWrong(line))
  const claimed = told.reduce((mask, { line }) => mask | line.claims, 0)
  const held = right.reduce((mask, { line }) => mask | line.claims, 0)
  return { told: right, left: left | (claimed & ~held) }
}

/** Covers until every line holds what it was taken for; `denied`: words that a telling has shown lines not to hold. */
function tellCover(
  hosts: readonly LineHost[],
  sought: readonly SoughtWord[],
  asked: CoverToTell,
  denied: Map<StoryVariant, WordMask>,
  context: GenerationContext,
): Attempt | null {
  const { length } = asked
  const { maxWords, random } = context
  const known = new Map<StoryVariant, ToldLine>()
  let last: Attempt | null = null
  for (let count = 0; count < MAX_COVERS; count += 1) {
    const request = { sought, names: nameWords(sought), length, maxWords, random, denied }
    const cover = coverWords(hosts, request)
    if (cover === null) return null
    const lines = cover.lines.map((line, turn) => {
      const before = known.get(line.host.variant)
      const isSame = before?.line.claims === line.claims
      const now = isSame ? before : told(line, turn, sought, asked, context)
      known.set(line.host.variant, now)
      return now
    })
    last = { told: withoutRepeats(lines), left: cover.left }
    const wrong = last.told.filter(isWrong)
    if (wrong.length === 0) return last
    for (const { line, wrong: words } of wrong) {
      const { variant } = line.host
      denied.set(variant, (denied.get(variant) ?? 0) | words)
    }
  }
  return last && salvaged(last)
}

/** Sentences on the theme beside those told, where the words give fewer than are asked. */
function furtherSentences(
  count: number,
  told: readonly Sentence[],
  { level, tenses, themes, topics }: CollectionRequest,
  related: ListRelatedness,
  context: GenerationContext,
): Sentence[] {
  const found: Sentence[] = []
  const request = { sought: [], level, tenses, preferred: [], themes, topics, related }
  for (const host of count > 0 ? topicHosts(count, request, context) : []) {
    if (found.length === count) break
    const taken = host.choices.map(({ wordings }) => [context.random.pick(wordings) ?? ''])
    const tense = tenseOfTurn(tenses, found.length)
    const telling = { words: [], slotWords: [], tense, turn: found.length, cast: context.discourse }
    const sentence = tellLine({ host, taken }, telling, context)
    const isNew = [...told, ...found].every(({ text }) => text !== sentence?.text)
    if (sentence !== null && isNew && !isTooLong(sentence.text, context.maxWords))
      found.push(sentence)
  }
  return found
}

/** The first that leaves no word in the sentences asked, else the one that leaves fewest; more sentences only where there is none. */
function bestAttempt(
  stages: Iterable<SearchStage>,
  asked: number,
  attemptOf: (stage: SearchStage) => Attempt | null,
): Attempt | null {
  let best: Attempt | null = null
  for (const stage of stages) {
    if (best !== null && stage.length > asked) return best
    const attempt = attemptOf(stage)
    const isBetter = best === null || (attempt && countWords(attempt.left) < countWords(best.left))
    if (isBetter) best = attempt
    if (best?.left === 0) return best
  }
  return best
}

/** Sentences that hold as many of the words as the collections can, each word left having room for its own: more than asked where they must be. */
export function collectedSentences(
  request: CollectionRequest,
  context: GenerationContext,
): CollectedSentences {
  const given = request.words.map((word) => preferTense(word, request.tenses))
  const words = given.map(traditional)
  const texts = new Set(words.map(({ text }) => text.toLocaleLowerCase('fr')))
  const sought = words.map((word) => soughtInLines(word, texts, request.tenses, context))
  const denied = new Map<StoryVariant, WordMask>()
  const related = relatednessOf(sought, request.themes, context.language)
  const kinship = newKinship(context.language)
  const attempt = bestAttempt(
    searchStages({ ...request, sought, related }, context),
    request.length,
    (stage) =>
      tellCover(stage.hosts, sought, { ...request, length: stage.length, kinship }, denied, {
        ...context,
        maxWords: context.maxWords + stage.room,
      }),
  )
  if (attempt !== null) {
    const told = attempt.told
      .flatMap(({ sentence }) => sentence ?? [])
      .map((sentence) => respelled(sentence, given, words))
    const left = [...words.keys()].filter((at) => (attempt.left >> at) & 1)
    const missing = request.length - told.length - left.length
    return {
      sentences: [...told, ...furtherSentences(missing, told, request, related, context)],
      left,
    }
  }
  return {
    sentences:
      words.length > 0 ? [] : furtherSentences(request.length, [], request, related, context),
    left: [...words.keys()],
  }
}
