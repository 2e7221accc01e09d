/** The lines of the collections that may hold given words, with what speaks for and against each in a dictation. */
import type { Level } from '../../../domain/level.ts'
import { readLine, type SentenceCollection } from '../../data/sentence-collection.ts'
import type { StoryVariant } from '../../data/story.ts'
import type { Tense } from '../../morphology/features.ts'
import type { GenerationContext } from '../generation-context.ts'
import { coversWord } from '../request/word-coverage.ts'
import { type HostVariant, hostVariant } from '../stories/host-variants.ts'
import { maskOf, type SoughtWord, type WordMask } from '../stories/story-words.ts'
import { doerOf, toldWords, verbOf } from './line-content.ts'
import { type FoundLine, isSeenWhenTold } from './line-index.ts'
import { classesBelow } from './lines-of-words.ts'
import { nameWords } from './sought-in-lines.ts'
import { tellLine } from './tell-line.ts'
import type { Relatedness } from './topic/relatedness.ts'
import { isAbout } from './topic/topics.ts'

export interface LineHost extends HostVariant {
  /** Of the words written, those that only a telling shows: it holds one of them, «je chante» or «tu chantes». */
  readonly forms: WordMask
  /** Given first names that its persons may bear. */
  readonly names: number
  /** Its first verb; null for one that any sentence may have. */
  readonly verb: string | null
  /** Who does it, where the line says one person, beast or thing; null else. */
  readonly doer: string | null
  /** Words that say what it tells of its doer. */
  readonly content: ReadonlySet<string>
  /** What it costs beside what its words are worth. */
  readonly cost: number
}

export interface LineRequest {
  readonly sought: readonly SoughtWord[]
  readonly level: Level
  /** Tenses that the goals ask; none: each line in one of its own. */
  readonly tenses: readonly Tense[]
  readonly preferred: readonly RegExp[]
  /** Theme as typed, and its keywords. */
  readonly themes: readonly string[]
  /** These and the goals, as typed. */
  readonly topics: readonly string[]
  /** To what the list is about. */
  readonly relatedTo: Relatedness
}

/** In the marks of the search, where a word is worth ten. */
const BELOW_COST = 3
const TOPIC_VALUE = 7
const GOAL_VALUE = 4
/** A line about what the other words are about, beside one about something else. */
const RELATED_VALUE = 16
/** Where a goal asks for persons: what a child does is told in any of them. */
const PERSON_VALUE = 8
/** Where a goal asks for orders. */
const ORDER_VALUE = 6
/** Where a form is given with «il» or «elle»: somebody has to be named. */
const NAMED_VALUE = 5
/** A list into which words are put is duller than a sentence that was written for them. */
const LIST_COST = 7
/** A frame for any noun of a kind is duller still. */
const FRAME_COST = 8
/** For each kind more that it would take. */
const OPEN_COST = 1.5
/** For each word that the class could read and the sentence does not have. */
const SHORT_COST = 0.8
/** A conditionnel needs its condition, a plus-que-parfait what came after: lines written for them say so. */
const ALONE_COST = 7
const LEANING: readonly Tense[] = ['conditionnel', 'plus-que-parfait']
/** What happened once is not told in the imparfait: lines of a state or a habit are, and say so. */
const EVENT_COST = 5
/** How far chance may put one line before another. */
const CHANCE = 8

const CHARACTERS = /(?<!\p{L})(?:héros|ami)(?!\p{L})/gu

function namesIn({ segments }: StoryVariant): number {
  const written = segments.filter((segment) => typeof segment === 'string').join(' ')
  return new Set(written.match(CHARACTERS) ?? []).size
}

interface WordsToSee extends Pick<LineRequest, 'sought' | 'tenses'> {
  /** Those that the line may hold. */
  readonly mask: WordMask
}

/** Of the words that only a telling shows, those that the line told in its first wordings holds. */
function heldWhenTold(
  host: HostVariant,
  { mask, sought, tenses }: WordsToSee,
  context: GenerationContext,
): WordMask {
  const tense = tenses[0] ?? null
  const taken = host.choices.map(({ wordings }) => wordings.slice(0, 1))
  return sought.reduce((held, { word }, at) => {
    const bit = 1 << at
    if ((mask & bit) === 0 || !isSeenWhenTold(word)) return held
    const telling = { words: [word], slotWords: [], tense, turn: 0, cast: context.discourse }
    const sentence = tellLine({ host, taken }, telling, context)
    return sentence !== null && coversWord(sentence, word) ? held | bit : held
  }, 0)
}

function isOfChild({ variant }: HostVariant): boolean {
  const [first = ''] = variant.segments
  return typeof first === 'string' && /^S\{héros\} V/u.test(first)
}

/** «il rit», «elle a dit»: whoever that is. */
function asksForSomebody(sought: readonly SoughtWord[]): boolean {
  return sought.some(({ word: { interpretations } }) => {
    const [sense] = interpretations
    return sense?.kind === 'finite' && /^(?:il|elle)$/u.test(sense.subject ?? '')
  })
}

/** A line that is an order, or can be told as one. */
function isOrder(host: HostVariant): boolean {
  return isWritten(host.variant, ':impératif') || isOfChild(host)
}

function isWritten({ segments }: StoryVariant, what: string): boolean {
  return segments
    .flatMap((part) => (typeof part === 'string' ? part : part.wordings))
    .some((text) => text.includes(what))
}

/** A tense that leans on another clause is asked of a line that was not written for it. */
function leansOnNothing({ variant }: HostVariant, tenses: readonly Tense[]): boolean {
  return tenses.some((tense) => LEANING.includes(tense) && !isWritten(variant, `:${tense}`))
}

function tellsState({ variant }: HostVariant): boolean {
  const { tenses } = variant.header
  return isWritten(variant, ':état') || tenses?.includes('imparfait') === true
}

/** Forms that a line holds only when they are told of its child, one at a time: «je chante» or «tu chantes». */
function ofChild(text: string, sought: readonly SoughtWord[]): WordMask {
  const lower = text.toLocaleLowerCase('fr')
  return maskOf(sought, ({ interpretations: [sense] }) => {
    if (sense?.kind === 'participle') return true
    if (sense?.kind !== 'finite') return false
    return sense.subject === null
      ? lower.includes(`s{héros} v{${sense.lemma}`)
      : !lower.includes(`s{${sense.subject}} v{${sense.lemma}`)
  })
}

/** A place for things, beasts or persons says less of each than a place for one of these. */
function opennessOf({ slots }: HostVariant): number {
  const kinds = slots.map(
    ({ slot }) => new Set(slot.classes.map((name) => name.split('.')[0])).size,
  )
  return OPEN_COST * (Math.max(1, ...kinds) - 1)
}

/** What it is worth whom a line tells of. */
function subjectValue(
  host: HostVariant,
  sought: readonly SoughtWord[],
  { orders, persons }: GenerationContext,
): number {
  const ofOrder = orders && isOrder(host) ? ORDER_VALUE : 0
  if (!isOfChild(host)) return ofOrder
  const ofPerson = persons.length > 0 ? PERSON_VALUE : 0
  return ofOrder + ofPerson + (asksForSomebody(sought) ? NAMED_VALUE : 0)
}

/** What speaks against a line beside the words that it holds, in the marks of the search. */
function costOf(
  host: HostVariant,
  collection: SentenceCollection,
  text: string,
  { level, topics, tenses, sought, relatedTo }: LineRequest,
  context: GenerationContext,
): number {
  const { targetWords, random } = context
  const isList = host.choices.some(({ kind }) => kind === 'some')
  return (
    BELOW_COST * (classesBelow(collection, level) ?? 0) +
    SHORT_COST * Math.max(0, targetWords - host.length) +
    (leansOnNothing(host, tenses) ? ALONE_COST : 0) +
    (tenses.includes('imparfait') && !tellsState(host) ? EVENT_COST : 0) +
    (host.slots.length > 0 ? FRAME_COST + opennessOf(host) : isList ? LIST_COST : 0) -
    (isAbout(collection, topics) ? TOPIC_VALUE : 0) -
    subjectValue(host, sought, context) -
    GOAL_VALUE * host.goals -
    RELATED_VALUE * relatedTo(text) -
    CHANCE * random.next()
  )
}

/** Lines with none of the words serve as frames, or for the names of their children. */
function mayHold({ written, choices, slots }: HostVariant, names: number): boolean {
  return (
    written !== 0 ||
    names > 0 ||
    choices.some(({ holding }) => holding.length > 0) ||
    slots.some(({ fits }) => fits !== 0)
  )
}

function isTellable(
  { header }: StoryVariant,
  asked: readonly Tense[],
  { level }: GenerationContext,
): boolean {
  const { tenses } = header
  const isInTense =
    tenses === null || asked.length === 0 || asked.some((tense) => tenses.includes(tense))
  return header.level <= level && isInTense
}

/** The line with what it holds and costs; none when it cannot be told, or holds nothing. */
export function hostOf(
  { collection, line, mask }: FoundLine,
  request: LineRequest,
  context: GenerationContext,
): LineHost[] {
  const variant = readLine(line)
  if (variant === null || !isTellable(variant, request.tenses, context)) return []
  const { sought, tenses, preferred } = request
  const { language, level } = context
  const seen = hostVariant(variant, { sought, level, preferred, language })
  const told = heldWhenTold(seen, { mask, sought, tenses }, context)
  const host = { ...seen, written: seen.written | told }
  const forms = told & ofChild(line.text, sought)
  const names = nameWords(sought) === 0 ? 0 : namesIn(variant)
  if (host.length > context.maxWords || (sought.length > 0 && !mayHold(host, names))) return []
  return [
    {
      ...host,
      forms,
      names,
      verb: verbOf(line.text),
      doer: doerOf(line.text),
      content: toldWords(variant),
      cost: costOf(host, collection, line.text, request, context),
    },
  ]
}
