/** Acts of a child in one place, one or several in a sentence: words that share one are then of one scene. */
import type { SentenceCollection } from '../../../data/sentence-collection.ts'
import type { Sampler } from '../../../sampler.ts'
import type { GenerationContext } from '../../generation-context.ts'
import { countWords, maskOf, type WordMask } from '../../stories/story-words.ts'
import { hostOf, type LineHost, type LineRequest } from '../line-hosts.ts'
import {
  type CollectedLine,
  type FoundLine,
  indexOf,
  masksOfLines,
  writtenIn,
} from '../line-index.ts'
import { classesBelow, heldInOneTelling, leastLevel } from '../lines-of-words.ts'
import { type Kinship, newKinship } from '../topic/kinship.ts'
import { toldTogether } from './added-words.ts'
import { contentBeside, isContrary, lemmaOf, plainClause, type SceneClause } from './clause-ties.ts'

/** In the marks of the search: an act behind its place, one in which two things are done together, a second act, a third. */
const PLACE_COST = 4
const TOGETHER_COST = 2
const SECOND_COST = 5
const THIRD_COST = 9
/** What a line more that has a word of both acts, twice as many, takes off. */
const KINSHIP_VALUE = 2
/** For each word that the class would not read in one sentence, and how many of them it may have. */
const LONG_COST = 0.6
export const ACTS_ROOM = 8
/** Acts kept of each word, of each two words, and of each place with a third act. */
const OF_A_WORD = 8
const OF_TWO_WORDS = 3
const OF_A_PLACE = 4
/** How far chance may put one before another. */
const CHANCE = 5
/** Three acts are too many for the youngest. */
const THREE_ACTS_LEVEL = 3

/** Acts in the order of their place's visit. */
interface Visit {
  readonly acts: readonly SceneClause[]
  readonly mask: WordMask
  readonly cost: number
}

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
function actsFor({ sought, level }: LineRequest, context: GenerationContext): FoundLine[] {
  const { language, random } = context
  const index = indexOf(language.places)
  const found = [...masksOfLines(index, sought)].flatMap(([number, { written }]): FoundLine[] => {
    const one = index.lines[number]
    const isKnown = one !== undefined && leastLevel(one.line) <= context.level
    if (!isKnown || classesBelow(one.collection, level) === null) return []
    const mask = writtenIn(one, written, sought)
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

function isOf(at: number): (clause: SceneClause) => boolean {
  return ({ found }) => holds(found, at)
}

function holds({ mask }: FoundLine, at: number): boolean {
  return ((mask >> at) & 1) === 1
}

function mayBeTogether(one: SceneClause, other: SceneClause): boolean {
  const verbs = [lemmaOf(one.verb), lemmaOf(other.verb)] as const
  return verbs[0] !== verbs[1] && !isContrary(...verbs)
}

/** As they follow each other in a visit. */
function inOrder(acts: readonly SceneClause[]): readonly SceneClause[] {
  return acts.toSorted((one, other) => one.found.line.line - other.found.line.line)
}

interface VisitSearch {
  readonly kinship: Kinship
  readonly random: Sampler
}

function withAct(visit: Visit, act: SceneClause, { kinship, random }: VisitSearch): Visit[] {
  if (!visit.acts.every((one) => mayBeTogether(one, act))) return []
  const kin = visit.acts.map((one) => kinship(contentBeside(one, act), contentBeside(act, one)))
  return [
    {
      acts: inOrder([...visit.acts, act]),
      mask: visit.mask | act.found.mask,
      cost:
        visit.cost +
        (visit.acts.length > 1 ? THIRD_COST : SECOND_COST) -
        KINSHIP_VALUE * Math.max(...kin) +
        CHANCE * random.next(),
    },
  ]
}

function cheapest(visits: readonly Visit[], most: number): Visit[] {
  return visits.toSorted((one, other) => one.cost - other.cost).slice(0, most)
}

function alone(act: SceneClause): Visit {
  return { acts: [act], mask: act.found.mask, cost: PLACE_COST }
}

function samePlace(one: SceneClause, other: SceneClause): boolean {
  return one.found.collection === other.found.collection
}

/** Two acts for each two words that a place has. */
function pairsOf(acts: readonly SceneClause[], count: number, search: VisitSearch): Visit[] {
  const ofWords = Array.from({ length: count }, (_, at) => acts.filter(isOf(at)))
  return ofWords.flatMap((ones, at) =>
    ofWords.slice(at + 1).flatMap((others) =>
      cheapest(
        ones.flatMap((one) =>
          others
            .filter((other) => other !== one && samePlace(one, other))
            .flatMap((other) => withAct(alone(one), other, search)),
        ),
        OF_TWO_WORDS,
      ),
    ),
  )
}

/** Pairs with a third act, of a third word, the best few of each place. */
function threesOf(
  pairs: readonly Visit[],
  acts: readonly SceneClause[],
  search: VisitSearch,
): Visit[] {
  const byPlace = new Map<SentenceCollection, Visit[]>()
  for (const pair of pairs) {
    const [first] = pair.acts
    if (first === undefined) continue
    const threes = acts
      .filter((act) => samePlace(first, act) && (act.found.mask & ~pair.mask) !== 0)
      .flatMap((act) => withAct(pair, act, search))
    const { collection } = first.found
    byPlace.set(collection, cheapest([...(byPlace.get(collection) ?? []), ...threes], OF_A_PLACE))
  }
  return [...byPlace.values()].flat()
}

function written({ verb, rest, places }: SceneClause): string {
  const place = places.length > 1 ? `(${places.join('|')})` : places[0]
  return `${verb}${rest}${place === undefined ? '' : ` L{${place}}`}`
}

/** «S{héros} V{…}, V{…} J{et} V{…}» */
function told({ acts }: Visit): string {
  const clauses = acts.map(written)
  const before = clauses.slice(0, -1).join(', ')
  const last = clauses.at(-1) ?? ''
  const level = Math.max(...acts.map((act) => act.level))
  return `${level} | S{héros} ${before === '' ? '' : `${before} J{et} `}${last}`
}

/** A sentence about a place, without its opening, and what it costs beside its words. */
interface PlaceText {
  readonly found: FoundLine
  readonly text: string
  readonly cost: number
  /** Words above those of the class that it may have. */
  readonly room: number
}

function hostsOf(
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
    cost: host.cost + cost + LONG_COST * Math.max(0, host.length - maxWords),
  }))
}

/** The act, and two of its things done together where one group names both: «une pièce et une clé». */
function actTexts(found: FoundLine): PlaceText[] {
  const { text } = found.line
  const together = countWords(found.mask) > 1 ? toldTogether(text) : null
  const both = together === null ? [] : [{ text: together, cost: PLACE_COST + TOGETHER_COST }]
  return [{ text, cost: PLACE_COST }, ...both].map((one) => ({ ...one, found, room: 0 }))
}

/** Hosts of single acts, the first few of each word. */
export function actHosts(request: LineRequest, context: GenerationContext): LineHost[] {
  const acts = fullestFirst(actsFor(request, context), request)
  const ofWords = request.sought.flatMap((_, at) =>
    acts.filter((act) => holds(act, at)).slice(0, OF_A_WORD),
  )
  return [...new Set(ofWords)].flatMap(actTexts).flatMap((one) => hostsOf(one, request, context))
}

function visitTexts(visit: Visit): PlaceText[] {
  const [first] = visit.acts
  if (first === undefined) return []
  const found = { ...first.found, mask: visit.mask }
  return [{ found, text: told(visit), cost: visit.cost, room: ACTS_ROOM }]
}

/** Hosts of two acts or three, the best few of each two words and of each place. */
export function visitHosts(request: LineRequest, context: GenerationContext): LineHost[] {
  const { language, random, level } = context
  // «je fabrique» asks for a person of its own, which the other acts would have to be told in.
  const forms = maskOf(request.sought, ({ interpretations: [sense] }) => sense?.kind === 'finite')
  const acts = actsFor(request, context)
    .filter(({ mask }) => (mask & forms) === 0)
    .flatMap((found) => plainClause(found) ?? [])
  const search = { random, kinship: newKinship(language) }
  const pairs = pairsOf(acts, request.sought.length, search)
  const threes = level >= THREE_ACTS_LEVEL ? threesOf(pairs, acts, search) : []
  return [...pairs, ...threes]
    .filter(({ mask }) => countWords(mask) > 1)
    .flatMap(visitTexts)
    .flatMap((one) => hostsOf(one, request, context))
}
