import type { CalculationPractice } from '../../contract/calculation-practice.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import type { Badge } from '../../domain/calculation/badge.ts'
import type { PersonalBest } from '../../domain/calculation/best.ts'
import { type MissedFact, reviewFacts } from '../../domain/calculation/fact-review.ts'
import { knownFacts } from '../../domain/calculation/facts/known-facts.ts'
import type { SessionPractice } from '../../domain/calculation/practice.ts'
import type { CalendarDate } from '../../domain/calendar-date.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Database, type QueryRunner, type Statement, sql } from '../db/database.ts'

/** `known_on is null`: a server of before 0031 leaves known cells among the facts in a box. */
function practiceStatements(owner: OwnerId, learner: string): Statement[] {
  return [
    sql`
      select fact, box, due from learner_facts
      where user_id = ${owner} and learner_id = ${learner} and known_on is null
      order by box, due, fact`,
    sql`
      select fact from learner_known_facts
      where user_id = ${owner} and learner_id = ${learner}
      order by fact`,
    sql`
      select badge from learner_badges
      where user_id = ${owner} and learner_id = ${learner}
      order by earned_at, badge`,
    sql`
      select best, value from learner_bests
      where user_id = ${owner} and learner_id = ${learner}
      order by best`,
  ]
}

/** The selected columns are those of the rules, under their names. */
function asPractice([
  facts,
  known,
  badges,
  bests,
]: readonly (readonly unknown[])[]): CalculationPractice {
  return {
    facts: facts as MissedFact[],
    known: (known as { fact: string }[]).map(({ fact }) => fact),
    badges: (badges as { badge: Badge }[]).map(({ badge }) => badge),
    bests: bests as PersonalBest[],
  }
}

export async function readPractice(
  owner: OwnerId,
  database: Database,
  learner: string,
): Promise<Result<CalculationPractice>> {
  const [found, ...rows] = await database.queries(owner, [
    sql`select id from learners where user_id = ${owner} and id = ${learner}`,
    ...practiceStatements(owner, learner),
  ])
  return found?.length === 1 ? accept(asPractice(rows)) : refuse({ kind: 'not-found' })
}

function factStatements(
  owner: OwnerId,
  learner: string,
  facts: readonly MissedFact[],
): readonly Statement[] {
  const names = facts.map(({ fact }) => fact)
  return [
    sql`
      delete from learner_facts
      where user_id = ${owner} and learner_id = ${learner} and known_on is null
        and fact <> all(${names}::text[])`,
    sql`
      insert into learner_facts (user_id, learner_id, fact, box, due)
      select ${owner}, ${learner}, fact, box, due
      from unnest(${names}::text[], ${facts.map(({ box }) => box)}::smallint[],
        ${facts.map(({ due }) => due)}::date[]) as kept (fact, box, due)
      on conflict (user_id, learner_id, fact)
      do update set box = excluded.box, due = excluded.due, known_on = null
      where (learner_facts.box, learner_facts.due) is distinct from (excluded.box, excluded.due)`,
  ]
}

function knownStatements(
  owner: OwnerId,
  learner: string,
  { known, today }: { readonly known: readonly string[]; readonly today: CalendarDate },
): readonly Statement[] {
  return [
    sql`
      delete from learner_known_facts
      where user_id = ${owner} and learner_id = ${learner} and fact <> all(${known}::text[])`,
    sql`
      insert into learner_known_facts (user_id, learner_id, fact, known_on)
      select ${owner}, ${learner}, fact, ${today}::date from unnest(${known}::text[]) as kept (fact)
      on conflict do nothing`,
  ]
}

function rewardStatements(
  owner: OwnerId,
  learner: string,
  { badges, bests }: SessionPractice,
): readonly Statement[] {
  return [
    sql`
      insert into learner_badges (user_id, learner_id, badge)
      select ${owner}, ${learner}, badge from unnest(${badges}::text[]) as earned (badge)
      on conflict do nothing`,
    sql`
      insert into learner_bests (user_id, learner_id, best, value)
      select ${owner}, ${learner}, best, max(value)
      from unnest(${bests.map(({ best }) => best)}::text[],
        ${bests.map(({ value }) => value)}::integer[]) as reached (best, value)
      group by best
      on conflict (user_id, learner_id, best)
      do update set value = excluded.value, reached_at = excluded.reached_at
      where learner_bests.value < excluded.value`,
  ]
}

/**
 * Adds a session to the stored practice of a learner of the owner. The learner's row is locked, so that of two sessions at once the
 * second reviews what the first left.
 */
export async function addPractice(
  owner: OwnerId,
  run: QueryRunner,
  session: {
    readonly learner: string
    readonly practice: SessionPractice
    readonly today: CalendarDate
  },
): Promise<Result<CalculationPractice>> {
  const { learner, practice, today } = session
  const [found] = await run(sql`
    select id from learners where user_id = ${owner} and id = ${learner} for no key update`)
  if (!found) return refuse({ kind: 'not-found' })
  const read = (): Promise<unknown[][]> =>
    Promise.all(practiceStatements(owner, learner).map((statement) => run(statement)))
  const before = asPractice(await read())
  const reviewed = reviewFacts(before.facts, practice.answers, today)
  const known = knownFacts(before.known, practice.answers, reviewed)
  await Promise.all(
    [
      ...factStatements(owner, learner, reviewed),
      ...knownStatements(owner, learner, { known, today }),
      ...rewardStatements(owner, learner, practice),
    ].map((statement) => run(statement)),
  )
  return accept(asPractice(await read()))
}
