/** Several acts of a child in one place, told as one visit: words that share a sentence are then of one scene. */
import { momentOf, type SentenceCollection } from '../../../data/sentence-collection.ts'
import type { Sampler } from '../../../sampler.ts'
import type { GenerationContext } from '../../generation-context.ts'
import { countWords, maskOf, type WordMask } from '../../stories/story-words.ts'
import type { LineHost, LineRequest } from '../line-hosts.ts'
import { type Kinship, newKinship, wordsAbout } from '../topic/kinship.ts'
import { contentBeside, isContrary, lemmaOf, plainClause, type SceneClause } from './clause-ties.ts'
import { actsFor, holdsWordAt, PLACE_COST, type PlaceText, placeHosts } from './place-acts.ts'

/** In the marks of the search: a second act, a third. */
const SECOND_COST = 5
const THIRD_COST = 12
/** What a line more that has a word of both acts, twice as many, takes off, and how much of it counts. */
const KINSHIP_VALUE = 3
const MOST_KINSHIP = 2
/** What it costs that two acts are of different moments of the visit; half of it where one follows the other. */
const FAR_COST = 6
/** Words that a sentence may have above those of its class. */
export const VISIT_ROOM = 8
/** Visits kept of each two words, and of each place with a third act. */
const OF_TWO_WORDS = 3
const OF_A_PLACE = 4
/** How far chance may put one before another. */
const CHANCE = 2
/** Three acts are too many for the youngest. */
const THREE_ACTS_LEVEL = 3

/** Acts in the order of their place's visit. */
interface Visit {
  readonly acts: readonly SceneClause[]
  readonly mask: WordMask
  readonly cost: number
  /** Its acts have all to do with each other: one scene, told with «et»; others come one after the other, with «puis». */
  readonly kin: boolean
}

/** Of words that no choice can leave out: «tend la main … d'une main ferme». */
function repeats(one: SceneClause, other: SceneClause): boolean {
  const [first, second] = [one, other].map(({ rest }) =>
    wordsAbout(rest.replace(/\([^()]*\)/gu, '')),
  )
  return first?.some((word) => word !== 'avec' && second?.includes(word)) === true
}

function mayBeTogether(one: SceneClause, other: SceneClause): boolean {
  const verbs = [lemmaOf(one.verb), lemmaOf(other.verb)] as const
  return verbs[0] !== verbs[1] && !isContrary(...verbs) && !repeats(one, other)
}

/** As they follow each other in a visit. */
function inOrder(acts: readonly SceneClause[]): readonly SceneClause[] {
  return acts.toSorted((one, other) => one.found.line.line - other.found.line.line)
}

function momentsCost(acts: readonly SceneClause[], act: SceneClause): number {
  const at = ({ found }: SceneClause): number => momentOf(found.collection, found.line)
  const apart = acts.map((one) => Math.abs(at(one) - at(act)))
  return (FAR_COST * Math.min(2, Math.max(...apart))) / 2
}

interface VisitSearch {
  readonly kinship: Kinship
  readonly random: Sampler
}

function withAct(visit: Visit, act: SceneClause, { kinship, random }: VisitSearch): Visit[] {
  if (!visit.acts.every((one) => mayBeTogether(one, act))) return []
  const kin = Math.min(
    MOST_KINSHIP,
    ...visit.acts.map((one) => kinship(contentBeside(one, act), contentBeside(act, one))),
  )
  return [
    {
      acts: inOrder([...visit.acts, act]),
      mask: visit.mask | act.found.mask,
      cost:
        visit.cost +
        (visit.acts.length > 1 ? THIRD_COST : SECOND_COST) -
        KINSHIP_VALUE * kin +
        momentsCost(visit.acts, act) +
        CHANCE * random.next(),
      kin: visit.kin && kin === MOST_KINSHIP,
    },
  ]
}

function cheapest(visits: readonly Visit[], most: number): Visit[] {
  return visits.toSorted((one, other) => one.cost - other.cost).slice(0, most)
}

function alone(act: SceneClause): Visit {
  return { acts: [act], mask: act.found.mask, cost: PLACE_COST, kin: true }
}

function samePlace(one: SceneClause, other: SceneClause): boolean {
  return one.found.collection === other.found.collection
}

/** Two acts for each two words that a place has. */
function pairsOf(acts: readonly SceneClause[], count: number, search: VisitSearch): Visit[] {
  const ofWords = Array.from({ length: count }, (_, at) =>
    acts.filter(({ found }) => holdsWordAt(found, at)),
  )
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
function told({ acts, kin }: Visit): string {
  const clauses = acts.map(written)
  const before = clauses.slice(0, -1).join(', ')
  const last = clauses.at(-1) ?? ''
  const level = Math.max(...acts.map((act) => act.level))
  return `${level} | S{héros} ${before === '' ? '' : `${before}${kin ? ' J{et}' : ', J{puis}'} `}${last}`
}

function visitTexts(visit: Visit): PlaceText[] {
  const [first] = visit.acts
  if (first === undefined) return []
  const found = { ...first.found, mask: visit.mask }
  return [{ found, text: told(visit), cost: visit.cost, room: VISIT_ROOM }]
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
    .flatMap((one) => placeHosts(one, request, context))
}
