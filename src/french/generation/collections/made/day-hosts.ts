/** Lines in which two acts are told as a day of one person, or of a child and one of the family, for words that nothing ties closer. */

import { levelRank } from '../../../../domain/level.ts'
import type { GenerationContext } from '../../generation-context.ts'
import type { WordMask } from '../../stories/story-words.ts'
import { hostOf, type LineHost, type LineRequest } from '../line-hosts.ts'
import type { FoundLine } from '../line-index.ts'
import { type Kinship, newKinship } from '../topic/kinship.ts'
import { contentBeside, isAction, plainClause, type SceneClause } from './clause-ties.ts'
import { type Act, actOf, type DayTelling, toldAsOneDay } from './one-day.ts'
import { asFact, asStory } from './told-of-others.ts'

/** In the marks of the search. */
const DAY_COST = 14
/** What it costs that a child only reads of it, or learns it. */
const STORY_COST = 3
const FACT_COST = 4
/** For each word that the class would not read in one sentence, and how many of them it has. */
const LONG_COST = 0.6
export const DAY_ROOM = 8
/** Acts of each word that are tried with those of another, and what is kept of each two words. */
const OF_A_CHILD = 5
const OF_OTHERS = 2
const STORIES = 3
const FACTS = 2
const TRIED = 12
const KEPT = 3
/** How far chance may put one before another. */
const CHANCE = 8
/** Before CE2 nobody knows the semicolon (BO n° 41 of 31/10/2024). */
const SEMICOLON_RANK = 2

/** What is done of each word: by a child or somebody else, and what a child reads or learns of it. */
function actsOf(clauses: readonly SceneClause[], at: number, telling: DayTelling): readonly Act[] {
  const ofWord = clauses.filter(({ found: { mask } }) => (mask >> at) & 1)
  const done = ofWord.filter((clause) => isAction(clause, telling.language) && clause.tenses === '')
  const own = done.filter(({ doers }) => doers.includes('héros'))
  const others = done.filter(({ doers }) => !doers.includes('héros'))
  const stories = ofWord
    .filter(({ tenses }) => tenses === '')
    .flatMap((clause) => asStory(clause, telling) ?? [])
  const facts = telling.hasSemicolon ? ofWord.flatMap((one) => asFact(one, telling) ?? []) : []
  const acts = (told: readonly SceneClause[], most: number, cost: number): Act[] =>
    told.flatMap((clause) => actOf(clause, cost) ?? []).slice(0, most)
  return [
    acts(own, OF_A_CHILD, 0),
    acts(others, OF_OTHERS, 0),
    acts(stories, STORIES, STORY_COST),
    acts(facts, FACTS, FACT_COST),
  ].flat()
}

interface Day {
  readonly found: FoundLine
  readonly text: string
  readonly mask: WordMask
  readonly cost: number
}

interface DaySearch extends DayTelling {
  readonly kinship: Kinship
}

function dayOf(one: Act, other: Act, search: DaySearch): Day[] {
  const { clause: first } = one
  const { clause: second } = other
  if (first.found.line === second.found.line || first.verb === second.verb) return []
  const body = toldAsOneDay(one, other, search)
  if (body === null) return []
  const kin = search.kinship(contentBeside(first, second), contentBeside(second, first))
  return [
    {
      found: first.found,
      text: `${Math.max(first.level, second.level)} ${first.tenses || second.tenses} | ${body}`,
      mask: first.found.mask | second.found.mask,
      cost: DAY_COST + one.cost + other.cost - kin,
    },
  ]
}

/** The best days of acts of two words, of some that are drawn. */
function daysOf(ones: readonly Act[], others: readonly Act[], search: DaySearch): Day[] {
  const { random } = search
  return ones
    .flatMap((one) =>
      others.map((other) => ({ one, other, rank: one.cost + other.cost + CHANCE * random.next() })),
    )
    .toSorted((first, second) => first.rank - second.rank)
    .slice(0, TRIED)
    .flatMap(({ one, other }) => dayOf(one, other, search))
    .toSorted((first, second) => first.cost - second.cost)
    .slice(0, KEPT)
}

/** Hosts of the acts of each two words, the best few. */
export function dayHosts(
  found: readonly FoundLine[],
  request: LineRequest,
  context: GenerationContext,
): LineHost[] {
  const { language, random } = context
  const hasSemicolon = levelRank(request.level) >= SEMICOLON_RANK
  const search = { language, random, hasSemicolon, kinship: newKinship(language) }
  const clauses = random.shuffle(found.flatMap((line) => plainClause(line) ?? []))
  const acts = request.sought.map((_, at) => actsOf(clauses, at, search))
  const days = acts.flatMap((ones, at) =>
    acts.slice(at + 1).flatMap((others) => daysOf(ones, others, search)),
  )
  const { maxWords } = context
  const roomy = { ...context, maxWords: maxWords + DAY_ROOM }
  return days.flatMap(({ found: { line, collection }, text, mask, cost }) =>
    hostOf({ collection, line: { ...line, text }, mask }, request, roomy).map((host) => ({
      ...host,
      cost: host.cost + cost + LONG_COST * Math.max(0, host.length - maxWords),
    })),
  )
}
