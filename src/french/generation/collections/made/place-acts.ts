/** Acts of a child in one place, each a sentence behind the name of the place. */
import type { GenerationContext } from '../../generation-context.ts'
import { countWords } from '../../stories/story-words.ts'
import { hostOf, type LineHost, type LineRequest } from '../line-hosts.ts'
import {
  type CollectedLine,
  type FoundLine,
  indexOf,
  masksOfLines,
  writtenIn,
} from '../line-index.ts'
import { classesBelow, heldInOneTelling, leastLevel } from '../lines-of-words.ts'
import { enumerated } from './added-words.ts'
import { plainClause } from './clause-ties.ts'

/** In the marks of the search: an act behind its place, and one in which two things are done together. */
export const PLACE_COST = 4
const TOGETHER_COST = 2
/** For each word that the class would not read in one sentence. */
const LONG_COST = 0.6
/** What it costs that an act shows none of the goals: lines written for them do. */
const OFF_GOAL_COST = 10
/** Acts kept of each word. */
const OF_A_WORD = 8

/** «S{héros} V{pousser} O{la brouette}»: whether a line can be told behind its place, beside others. */
export function isAct(line: CollectedLine): boolean {
  const clause = plainClause({ ...line, mask: 0 })
  return (
    clause !== null &&
    clause.doers.join() === 'héros' &&
    !clause.hasTime &&
    !clause.opensWithPlace &&
    !/^V\{(?:ne |n')/u.test(clause.verb)
  )
}

/** The acts that have one of the words, drawn. */
export function actsFor({ sought, level }: LineRequest, context: GenerationContext): FoundLine[] {
  const { language, random } = context
  const index = indexOf(language.places)
  const found = [...masksOfLines(index, sought)].flatMap(([number, masks]): FoundLine[] => {
    const one = index.lines[number]
    const isKnown = one !== undefined && leastLevel(one.line) <= context.level
    if (!isKnown || classesBelow(one.collection, level) === null) return []
    const mask = writtenIn(one, masks.written | masks.ofChild, sought)
    return mask === 0 ? [] : [{ ...one, mask }]
  })
  return random.shuffle(found)
}

/** Those first that hold more words at once. */
function fullestFirst(found: readonly FoundLine[], { sought }: LineRequest): readonly FoundLine[] {
  return found
    .map((one) => ({ one, held: heldInOneTelling(one.line.text, one.mask, sought) }))
    .toSorted((first, second) => second.held - first.held)
    .map(({ one }) => one)
}

export function holdsWordAt({ mask }: FoundLine, at: number): boolean {
  return ((mask >> at) & 1) === 1
}

/** A sentence about a place, without its opening, and what it costs beside its words. */
export interface PlaceText {
  readonly found: FoundLine
  readonly text: string
  readonly cost: number
  /** Words above those of the class that it may have. */
  readonly room: number
}

export function placeHosts(
  { found, text, cost, room }: PlaceText,
  request: LineRequest,
  context: GenerationContext,
): LineHost[] {
  const { collection, line, mask } = found
  const opening = collection.opening ?? ''
  const { maxWords } = context
  // A place is told once in a text: all that is told of it has its first line for a source.
  const told = { ...line, line: 1, text: text.replace('S{héros}', `${opening}, S{héros}`) }
  const roomy = { ...context, maxWords: maxWords + room }
  return hostOf({ collection, line: told, mask }, request, roomy).map((host) => ({
    ...host,
    cost:
      host.cost +
      cost +
      LONG_COST * Math.max(0, host.length - maxWords) +
      (request.preferred.length > 0 && host.goals === 0 ? OFF_GOAL_COST : 0),
  }))
}

/** The act, and two of its things done together where one group names both: «une pièce et une clé». */
function actTexts(found: FoundLine): PlaceText[] {
  const { text } = found.line
  const together = countWords(found.mask) > 1 ? enumerated(text) : null
  const both = together === null ? [] : [{ text: together, cost: PLACE_COST + TOGETHER_COST }]
  return [{ text, cost: PLACE_COST }, ...both].map((one) => ({ ...one, found, room: 0 }))
}

/** Hosts of single acts, the first few of each word. */
export function actHosts(request: LineRequest, context: GenerationContext): LineHost[] {
  const acts = fullestFirst(actsFor(request, context), request)
  const ofWords = request.sought.flatMap((_, at) =>
    acts.filter((act) => holdsWordAt(act, at)).slice(0, OF_A_WORD),
  )
  return [...new Set(ofWords)].flatMap(actTexts).flatMap((one) => placeHosts(one, request, context))
}
