/** Lines made of two that tell one scene, for words that no line holds together. */
import type { Sampler } from '../../../sampler.ts'
import type { GenerationContext } from '../../generation-context.ts'
import { hostOf, type LineHost, type LineRequest } from '../line-hosts.ts'
import type { FoundLine } from '../line-index.ts'
import { type Kinship, newKinship } from '../topic/kinship.ts'
import {
  contentBeside,
  isAction,
  plainClause,
  type SceneClause,
  type Tie,
  tieKeys,
  tieOf,
} from './clause-ties.ts'

interface LinePair {
  readonly one: SceneClause
  readonly other: SceneClause
  readonly tie: Tie
  /** What speaks against it, in the marks of the search. */
  readonly cost: number
}

/** What a line more that has a word of both, twice as many, takes off. */
const KINSHIP_VALUE = 2
/** How far chance may put one pair before another. */
const CHANCE = 4
/** Pairs kept for each two words. */
const KEPT = 3

interface PairSearch {
  readonly random: Sampler
  readonly kinship: Kinship
}

function pairOf(
  one: SceneClause,
  other: SceneClause,
  { random, kinship }: PairSearch,
): LinePair | null {
  const tie = tieOf(one, other)
  const kin = tie === null ? 0 : kinship(contentBeside(one, other), contentBeside(other, one))
  if (tie === null || kin < tie.leastKinship) return null
  return { one, other, tie, cost: tie.cost - KINSHIP_VALUE * kin + CHANCE * random.next() }
}

function byKey(clauses: readonly SceneClause[]): ReadonlyMap<string, readonly SceneClause[]> {
  const known = new Map<string, SceneClause[]>()
  for (const clause of clauses) {
    for (const key of tieKeys(clause)) {
      const same = known.get(key)
      if (same === undefined) known.set(key, [clause])
      else same.push(clause)
    }
  }
  return known
}

/** Pairs of one clause of each side, the best first. */
function pairsOf(
  ones: readonly SceneClause[],
  others: readonly SceneClause[],
  search: PairSearch,
): readonly LinePair[] {
  const near = byKey(others)
  return ones
    .flatMap((one) => {
      const tied = tieKeys(one).flatMap((key) => near.get(key) ?? [])
      return [...new Set(tied)].flatMap((other) => pairOf(one, other, search) ?? [])
    })
    .toSorted((first, second) => first.cost - second.cost)
    .slice(0, KEPT)
}

/** For each two words pairs of the lines that hold them. */
function pairsOfWords(
  clauses: readonly SceneClause[],
  count: number,
  search: PairSearch,
): LinePair[] {
  const ofWords = Array.from({ length: count }, (_, at) =>
    clauses.filter(({ found: { mask } }) => (mask >> at) & 1),
  )
  return ofWords.flatMap((ones, at) =>
    ofWords.slice(at + 1).flatMap((others) => pairsOf(ones, others, search)),
  )
}

function hostsOfPair(
  { one, other, tie, cost }: LinePair,
  request: LineRequest,
  context: GenerationContext,
): LineHost[] {
  const header = `${Math.max(one.level, other.level)} ${one.tenses || other.tenses}`
  const text = `${header} | ${one.opening || other.opening}${tie.body}`
  const mask = one.found.mask | other.found.mask
  const line = { ...one.found.line, text }
  const hosts = hostOf({ ...one.found, line, mask }, request, context)
  return hosts.map((host) => ({ ...host, cost: host.cost + cost }))
}

/** Hosts made of two lines, the best few for each two of the words. */
export function pairedHosts(
  found: readonly FoundLine[],
  request: LineRequest,
  context: GenerationContext,
): LineHost[] {
  const { language, random } = context
  const clauses = found
    .flatMap((line) => plainClause(line) ?? [])
    .filter((clause) => isAction(clause, language))
  const search = { random, kinship: newKinship(language) }
  return pairsOfWords(clauses, request.sought.length, search).flatMap((pair) =>
    hostsOfPair(pair, request, context),
  )
}
