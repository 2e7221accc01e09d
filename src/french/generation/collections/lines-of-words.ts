/** The lines of the collections that are looked at for the words of a list: for each those that may hold most of the others. */
import { LEVELS, type Level } from '../../../domain/level.ts'
import type { SentenceCollection, SentenceLine } from '../../data/sentence-collection.ts'
import type { Sampler } from '../../sampler.ts'
import { countWords, type SoughtWord, type WordMask, wordsIn } from '../stories/story-words.ts'
import {
  type CollectedLine,
  type FoundLine,
  indexOf,
  isSeenWhenTold,
  type LineIndex,
  type LineMasks,
  masksOfLines,
  writtenIn,
} from './line-index.ts'
import { nameWords } from './sought-in-lines.ts'
import type { Relatedness } from './topic/relatedness.ts'

/** The level before the bar, «2 temps=présent | …»: most lines are too hard or too many to be read for it. */
export function leastLevel({ text }: SentenceLine): number {
  return Number(/^[^|{(«]*?\b([1-4])\b[^|{(«]*\|/u.exec(text)?.[1] ?? 1)
}

/** Lines that are read for each word: those that may hold most of the others. */
const MOST_OF_A_WORD = 32
/** The same for a word that each of them has to be told for. */
const MOST_TOLD = 16

/** Lines about a child that are read when first names were given. */
const LINES_OF_A_CHILD = 300

/** Classes that a collection is too easy for by this much are served by it where their own say nothing. */
const MOST_BELOW = 3

/** What each of them takes off, and what the theme asked is worth, in words held. */
const BELOW_COST = 0.7
const TOPIC_VALUE = 1
/** The same for a goal: «le futur» has lines written for it. */
const GOAL_VALUE = 0.5
/** What a line about what the list is about is worth, in words held. */
const RELATED_VALUE = 2
/** Lines of which it is looked at how much they have to do with the list; of more, a part that is drawn. */
const MOST_RELATED = 1000
/** «il rit» was given: lines that say who. */
const NAMED_VALUE = 2
/** An order was given: lines that give some say how it is told. */
const ORDER_VALUE = 2

/** What lines are looked for. */
export interface LinesAsked {
  readonly sought: readonly SoughtWord[]
  readonly level: Level
  /** Whether a collection is about the theme. */
  readonly isOnTopic: (collection: SentenceCollection) => boolean
  /** Whether it is about the theme or the goals. */
  readonly isOnGoal: (collection: SentenceCollection) => boolean
  readonly relatedTo: Relatedness
}

/** By how many classes a collection is too easy; null when it is too hard. */
export function classesBelow({ levels }: SentenceCollection, asked: Level): number | null {
  const rank = LEVELS.indexOf(asked)
  const distances = levels.map((level) => rank - LEVELS.indexOf(level)).filter((by) => by >= 0)
  return distances.length === 0 ? null : Math.min(...distances)
}

const CHOICE = /\(([^()]*)\)/gu

/** How many words it holds at once: of those that stand in a choice, one wording holds those that it has. */
export function heldInOneTelling(
  text: string,
  written: WordMask,
  sought: readonly SoughtWord[],
): number {
  const outside = wordsIn(text.replace(CHOICE, ' … '), sought, written)
  const inChoices = Array.from(text.matchAll(CHOICE), ([, wordings = '']) =>
    wordings.includes(' & ')
      ? countWords(wordsIn(wordings, sought, written & ~outside))
      : Math.max(
          ...wordings
            .split('|')
            .map((wording) => countWords(wordsIn(wording, sought, written & ~outside))),
        ),
  )
  return inChoices.reduce((sum, held) => sum + held, countWords(outside))
}

/** Words that it may hold at once. */
function heldAtOnce(
  text: string,
  { written, ofChild }: LineMasks,
  sought: readonly SoughtWord[],
): number {
  const most = countWords(written)
  const isOpen = most > 1 && text.includes('|')
  const held = isOpen ? heldInOneTelling(text, written, sought) : most
  return held + Math.min(1, countWords(ofChild & ~written))
}

interface RankedLine extends FoundLine {
  readonly rank: number
}

/** What a line is worth beside the words that it may hold, in words held. */
type BesideWords = (line: CollectedLine, held: number) => number

function besideWords(
  index: LineIndex,
  count: number,
  { sought, isOnTopic, isOnGoal, relatedTo }: LinesAsked,
  random: Sampler,
): BesideWords {
  const mayBeOrder = sought.some(
    ({ word: { interpretations } }) =>
      interpretations[0]?.kind === 'finite' && interpretations[0].subject === null,
  )
  const collections = [...index.starts.keys()]
  const onTopic = new Set(collections.filter(isOnTopic))
  const onGoal = new Set(collections.filter(isOnGoal))
  const share = MOST_RELATED / Math.max(1, count)
  return ({ collection, line: { text } }, held) => {
    const isLookedAt = random.next() < share || held > 1
    return (
      (onTopic.has(collection) ? TOPIC_VALUE : onGoal.has(collection) ? GOAL_VALUE : 0) +
      (mayBeOrder && text.includes(':impératif') ? ORDER_VALUE : 0) +
      (isLookedAt ? RELATED_VALUE * relatedTo(text) : 0)
    )
  }
}

/** Lines that the class can read, those first that may hold more of the words; another sampler draws others among equals. */
function rankedLines(index: LineIndex, asked: LinesAsked, random: Sampler): RankedLine[] {
  const { sought, level } = asked
  const rankOfClass = LEVELS.indexOf(level) + 1
  const masksByLine = masksOfLines(index, sought)
  const beside = besideWords(index, masksByLine.size, asked, random)
  return [...masksByLine]
    .flatMap(([number, masks]) => {
      const found = index.lines[number]
      const below = found === undefined ? null : classesBelow(found.collection, level)
      if (found === undefined || below === null || below > MOST_BELOW) return []
      if (leastLevel(found.line) > rankOfClass) return []
      const held = heldAtOnce(found.line.text, masks, sought)
      const named = masks.takenUp === 0 ? 0 : NAMED_VALUE
      const rank = held + named + beside(found, held) - BELOW_COST * below + random.next()
      return [{ ...found, mask: masks.written | masks.ofChild, rank }]
    })
    .toSorted((one, other) => other.rank - one.rank)
}

/** The first `most` lines of each word, in their order, with the words that are written in them. */
function linesOfEach(
  ranked: readonly FoundLine[],
  most: readonly number[],
  sought: readonly SoughtWord[],
): FoundLine[] {
  const counts = sought.map(() => 0)
  const isWanted = (mask: WordMask): boolean =>
    counts.some((count, at) => (mask >> at) & 1 && count < (most[at] ?? 0))
  const kept: FoundLine[] = []
  for (const { collection, line, mask } of ranked) {
    const held = isWanted(mask) ? writtenIn({ collection, line }, mask, sought) : 0
    if (!isWanted(held)) continue
    counts.forEach((count, at) => {
      if ((held >> at) & 1) counts[at] = count + 1
    })
    kept.push({ collection, line, mask: held })
  }
  return kept
}

/** Lines of each word that others are made of. */
const MOST_TO_MAKE = 120

/** For each word lines that may hold it, to make others of. */
export function linesToMakeOf(
  collections: readonly SentenceCollection[],
  asked: LinesAsked,
  random: Sampler,
): FoundLine[] {
  const { sought } = asked
  const most = sought.map(() => MOST_TO_MAKE)
  return linesOfEach(rankedLines(indexOf(collections), asked, random), most, sought)
}

/** The collection that serves only where the lines leave words over: things of a sort in one frame. */
const FRAMES = 'listes/inventaires'

/** Those of its lines that the class can read. */
export function thingFrames(
  collections: readonly SentenceCollection[],
  level: Level,
): CollectedLine[] {
  const rankOfClass = LEVELS.indexOf(level) + 1
  return collections
    .filter(({ id }) => id === FRAMES)
    .flatMap((collection) => collection.lines.map((line) => ({ collection, line })))
    .filter(({ line }) => leastLevel(line) <= rankOfClass)
}

/** For each word the lines that may hold it. */
export function linesFor(
  collections: readonly SentenceCollection[],
  asked: LinesAsked,
  random: Sampler,
): FoundLine[] {
  const { sought, level } = asked
  const index = indexOf(collections)
  const most = sought.map(({ word }) => (isSeenWhenTold(word) ? MOST_TOLD : MOST_OF_A_WORD))
  const kept = linesOfEach(rankedLines(index, asked, random), most, sought)
  const lines = new Set(kept.map(({ line }) => line))
  const hasNames = nameWords(sought) !== 0
  const named = hasNames ? random.shuffle(index.written.of('héros')) : []
  return [
    ...kept,
    ...[...index.open, ...named.slice(0, LINES_OF_A_CHILD)]
      .flatMap((number) => index.lines[number] ?? [])
      .filter(({ line, collection }) => !lines.has(line) && classesBelow(collection, level) === 0)
      .filter(({ collection }) => collection.id !== FRAMES)
      .map((frame) => ({ ...frame, mask: 0 })),
  ]
}
