/** Two sentences made one where the sentences asked are fewer than the words need: the pair that has most to do with each other, in the way that ties it most. */
import type { Level } from '../../../domain/level.ts'
import type { Language } from '../../data/language.ts'
import type { Sentence } from '../../sentence.ts'
import { wordCount } from '../../sentence-length.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { coversWord } from '../request/word-coverage.ts'
import { type ClauseOutline, clauseOutline, themesOf } from './clause-outline.ts'
import { meanwhile, ofOneDoer, sideBySide, watched } from './sentence-joints.ts'

export interface JoinRequest {
  /** Sentences asked. */
  readonly length: number
  readonly level: Level
  /** Words that the joined sentences must still hold. */
  readonly words: readonly GivenWord[]
}

interface Part {
  readonly sentence: Sentence
  readonly outline: ClauseOutline | null
  readonly themes: ReadonlySet<string>
  /** Made of two. */
  readonly isJoined: boolean
}

interface Joint {
  readonly parts: readonly [Part, Part]
  readonly sentence: Sentence
  readonly cost: number
}

/** What a joint costs: two strangers side by side are the last resort. */
const WATCHED_COST = 3
const MEANWHILE_COST = 8
const SIDE_COST = 20
/** What it costs more without a theme in common, in two places, when one of the two says a time, and for each word. */
const STRANGE_COST = 4
const APART_COST = 4
const DATED_COST = 8
/** For somebody who does nothing but look. */
const IDLE_COST = 3
const WORD_COST = 0.2
/** For a sentence that is made of two already. */
const AGAIN_COST = 100

/** A question, an order or speech keeps its own sentence. */
function isJoinable({ text }: Pick<Sentence, 'text'>): boolean {
  return /\p{L}\.$/u.test(text) && !text.includes(';') && !text.includes('«')
}

/** Two things that one person does are enough. */
function isLong({ text }: Pick<Sentence, 'text'>): boolean {
  return /\p{L} et \p{L}/u.test(text)
}

function opening({ subject }: ClauseOutline): string {
  return subject.map(({ text }) => text.toLocaleLowerCase('fr')).join(' ')
}

/** Whether the second sentence may be said of the first one's doer: «Emma lit et range ses jouets». */
function isOfOneDoer(one: ClauseOutline, other: ClauseOutline): boolean {
  const isSame =
    one.childGender === null
      ? opening(one) === opening(other)
      : one.childGender === other.childGender
  const { verb: first } = one
  const { verb: second } = other
  return (
    isSame &&
    first.tense === second.tense &&
    first.person === second.person &&
    first.number === second.number &&
    one.lemma !== other.lemma
  )
}

function keepsWords(
  joined: Sentence,
  parts: readonly Sentence[],
  words: readonly GivenWord[],
): boolean {
  return words.every(
    (word) => coversWord(joined, word) || !parts.some((part) => coversWord(part, word)),
  )
}

const SIGHT_VERBS = ['regarder', 'apercevoir', 'observer']

/** A verb of sight that the text does not have yet. */
function sightVerb(parts: readonly Part[]): string | null {
  const said = new Set(parts.flatMap(({ sentence }) => sentence.tokens.map(({ lemma }) => lemma)))
  return SIGHT_VERBS.find((verb) => !said.has(verb)) ?? null
}

const WATCHED_TENSES: readonly string[] = ['présent', 'imparfait', 'futur']

function isOfOneTime(one: ClauseOutline, other: ClauseOutline): boolean {
  return one.tense === other.tense && WATCHED_TENSES.includes(one.tense)
}

interface Pair {
  readonly one: Part
  readonly other: Part
}

function doerJoint({ one, other }: Pair, { words }: JoinRequest): Sentence | null {
  if (one.outline === null || other.outline === null) return null
  if (isLong(one.sentence) || isLong(other.sentence)) return null
  if (!isOfOneDoer(one.outline, other.outline)) return null
  const sentence = ofOneDoer([one.sentence, one.outline], [other.sentence, other.outline])
  return keepsWords(sentence, [one.sentence, other.sentence], words) ? sentence : null
}

/** A time that is said, or a sentence for any word, is no scene. */
function isScene({ outline, sentence }: Part): boolean {
  return outline !== null && !outline.isDated && !sentence.forced
}

function watchedJoint(
  { one, other }: Pair,
  parts: readonly Part[],
  language: Language,
): Sentence | null {
  const verb = sightVerb(parts)
  if (verb === null || one.outline === null || other.outline === null) return null
  if (!isScene(one) || !isScene(other)) return null
  if (isLong(one.sentence) || !one.outline.isSomebody || !other.outline.isVisible) return null
  if (!isOfOneTime(one.outline, other.outline)) return null
  return watched([one.sentence, one.outline], [other.sentence, other.outline], verb, language)
}

function meanwhileJoint({ one, other }: Pair, language: Language): Sentence | null {
  if (one.outline === null || other.outline === null) return null
  if (!isScene(one) || !isScene(other) || !other.outline.isVisible) return null
  if (!one.outline.isVisible && !(one.outline.isHappening && sharesTheme(one, other))) return null
  if (
    !isOfOneTime(one.outline, other.outline) ||
    [one, other].some(({ sentence }) => /\bpendant\b/iu.test(sentence.text))
  )
    return null
  return meanwhile(one.sentence, other.sentence, language)
}

function sharesTheme(one: Part, other: Part): boolean {
  return [...one.themes].some((theme) => other.themes.has(theme))
}

/** What speaks against two sentences in one, however they are joined. */
function distance({ one, other }: Pair): number {
  const isStrange = !sharesTheme(one, other)
  const isDated = one.outline?.isDated === true || other.outline?.isDated === true
  const isApart = [one, other].every(({ outline }) => (outline?.settings ?? 1) > 0)
  return (
    (isStrange ? STRANGE_COST : 0) +
    (isStrange && isApart ? APART_COST : 0) +
    (one.outline?.isEvent === false ? IDLE_COST : 0) +
    (isDated ? DATED_COST : 0) +
    (one.isJoined || other.isJoined ? AGAIN_COST : 0) +
    WORD_COST * (wordCount(one.sentence.text) + wordCount(other.sentence.text))
  )
}

/** The ways in which a pair can be joined, in their order. */
function jointsOf(
  pair: Pair,
  parts: readonly Part[],
  request: JoinRequest,
  language: Language,
): Joint[] {
  const { one, other } = pair
  const far = distance(pair)
  const ways = [
    [doerJoint(pair, request), 0],
    [watchedJoint(pair, parts, language), WATCHED_COST],
    [meanwhileJoint(pair, language), MEANWHILE_COST],
    [sideBySide(one.sentence, other.sentence, request.level), SIDE_COST],
  ] as const
  return ways.flatMap(([sentence, cost]) =>
    sentence === null ? [] : [{ parts: [one, other], sentence, cost: cost + far }],
  )
}

function best(joints: readonly Joint[]): Joint | undefined {
  return joints.reduce<Joint | undefined>(
    (least, joint) => (least === undefined || joint.cost < least.cost ? joint : least),
    undefined,
  )
}

function partOf(sentence: Sentence, isJoined: boolean, language: Language): Part {
  const outline = isJoined ? null : clauseOutline(sentence, language)
  return { sentence, outline, themes: themesOf(sentence, language), isJoined }
}

function joinedParts(
  parts: readonly Part[],
  request: JoinRequest,
  language: Language,
): readonly Part[] {
  if (parts.length <= request.length) return parts
  const free = parts.filter(({ sentence }) => isJoinable(sentence))
  const among = free.length >= 2 ? free : parts
  const pairs = among.flatMap((one) =>
    among.filter((other) => other !== one).map((other): Pair => ({ one, other })),
  )
  const joint = best(pairs.flatMap((pair) => jointsOf(pair, parts, request, language)))
  if (joint === undefined) return parts
  const rest = parts.filter((part) => !joint.parts.includes(part))
  return joinedParts([...rest, partOf(joint.sentence, true, language)], request, language)
}

/** As many sentences as asked: those that have most to do with each other are joined two by two, as far as they can be. */
export function joinedTo(
  sentences: readonly Sentence[],
  request: JoinRequest,
  language: Language,
): readonly Sentence[] {
  if (sentences.length <= request.length) return sentences
  const parts = sentences.map((sentence) => partOf(sentence, false, language))
  return joinedParts(parts, request, language).map(({ sentence }) => sentence)
}
