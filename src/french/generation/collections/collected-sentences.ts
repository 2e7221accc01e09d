/** Independent sentences from the collections that together hold the given words: each was written for its words. */

import type { Level } from '../../../domain/level.ts'
import type { StoryVariant } from '../../data/story.ts'
import type { Gender, Tense } from '../../morphology/features.ts'
import type { Sentence } from '../../sentence.ts'
import { isTooLong } from '../../sentence-length.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { preferTense } from '../request/verb-forms.ts'
import { coversWord, tokensCovering } from '../request/word-coverage.ts'
import { maskedWords, maskOf, type SoughtWord, type WordMask } from '../stories/story-words.ts'
import { type LineHost, lineHosts, topicHosts } from './line-hosts.ts'
import { respelled, traditional } from './respelling.ts'
import { coverWords, type PlannedLine } from './sentence-cover.ts'
import { nameWords, soughtInLines } from './sought-in-lines.ts'
import { tellLine } from './tell-line.ts'

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
  /** Theme and goals, as typed. */
  readonly topics: readonly string[]
}

/** A line is taken for what it may hold («V{partir}» for «nous partîmes»): it may be wrong a few times. */
const MAX_COVERS = 12

interface CoverToTell extends Pick<CollectionRequest, 'length' | 'tenses'> {
  /** One for all the children of sentences that are to be joined. */
  readonly childGender: Gender | null
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
  if (!conjugates || tenses.length === 0 || sense?.kind !== 'infinitive') return true
  return tokensCovering(word, sentence.tokens).some(
    ({ tense }) => tense !== null && tenses.includes(tense),
  )
}

function told(
  line: PlannedLine,
  turn: number,
  sought: readonly SoughtWord[],
  { tenses, childGender }: CoverToTell,
  context: GenerationContext,
): ToldLine {
  const words = maskedWords(line.claims, sought)
  const slotWords = maskedWords(line.slotWords, sought)
  const tense = tenses[turn % tenses.length] ?? null
  const sentence = tellLine(line, { words, slotWords, tense, turn, gender: childGender }, context)
  if (sentence === null || isTooLong(sentence.text, context.maxWords))
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

/** Covers until every line holds what it was taken for. */
function tellCover(
  hosts: readonly LineHost[],
  sought: readonly SoughtWord[],
  asked: CoverToTell,
  context: GenerationContext,
): Attempt | null {
  const { length } = asked
  const { maxWords, random } = context
  const denied = new Map<StoryVariant, WordMask>()
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

/** In the marks of the search: two things that one child does make a better sentence than two strangers side by side. */
const CHILD_VALUE = 3

/** Sentences in excess will be joined: neither questions nor speech can be, those of a child are best. */
function asToJoin(host: LineHost): LineHost {
  const [first = ''] = host.variant.segments
  const isOfChild = typeof first === 'string' && first.startsWith('S{héros} V{')
  return isOfChild ? { ...host, cost: host.cost - CHILD_VALUE } : host
}

function isStatement({ variant }: LineHost): boolean {
  return variant.segments.every((part) => typeof part !== 'string' || !/[«?!;]/u.test(part))
}

/** Sentences on the theme beside those told, where the words give fewer than are asked. */
function furtherSentences(
  count: number,
  told: readonly Sentence[],
  { level, tenses, topics }: CollectionRequest,
  context: GenerationContext,
): Sentence[] {
  const found: Sentence[] = []
  const request = { sought: [], level, tenses, preferred: [], topics }
  for (const host of count > 0 ? topicHosts(count, request, context) : []) {
    if (found.length === count) break
    const taken = host.choices.map(({ wordings }) => [context.random.pick(wordings) ?? ''])
    const tense = tenses[found.length % tenses.length] ?? null
    const telling = { words: [], slotWords: [], tense, turn: found.length }
    const sentence = tellLine({ host, taken }, telling, context)
    const isNew = [...told, ...found].every(({ text }) => text !== sentence?.text)
    if (sentence !== null && isNew && !isTooLong(sentence.text, context.maxWords))
      found.push(sentence)
  }
  return found
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
  const hosts = lineHosts({ ...request, sought }, context)
  const most = Math.max(request.length, words.length)
  const ofAll = context.random.pick(['f', 'm'] as const) ?? null
  for (let length = request.length; length <= most; length += 1) {
    const among = length === request.length ? hosts : hosts.filter(isStatement).map(asToJoin)
    const childGender = length === request.length ? null : ofAll
    const attempt = tellCover(among, sought, { ...request, length, childGender }, context)
    if (attempt === null) continue
    const told = attempt.told
      .flatMap(({ sentence }) => sentence ?? [])
      .map((sentence) => respelled(sentence, given, words))
    const left = [...words.keys()].filter((at) => (attempt.left >> at) & 1)
    const missing = request.length - told.length - left.length
    return { sentences: [...told, ...furtherSentences(missing, told, request, context)], left }
  }
  return {
    sentences: words.length > 0 ? [] : furtherSentences(request.length, [], request, context),
    left: [...words.keys()],
  }
}
